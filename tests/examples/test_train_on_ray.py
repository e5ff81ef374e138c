"""Training whose rollouts the workers of a Ray cluster play. Skipped where Ray or PyTorch is not installed."""

import json
from pathlib import Path

import pytest

from tests.examples.test_train import NO_TORCH
from tests.lab.test_on_ray import ended


@pytest.mark.deep
def test_a_training_is_the_same_with_any_number_of_workers_and_when_one_is_lost(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray is not installed")
    pytest.importorskip("torch", reason=NO_TORCH)
    done = ended("-m", "tests.examples.train_cluster", str(tmp_path))
    assert done.returncode == 0, done.stderr
    seen = json.loads(done.stdout.splitlines()[-1])
    assert seen == {"held": True, "two workers": True, "one of two": True, "one lost": True, "learnt": True, "left": False}
