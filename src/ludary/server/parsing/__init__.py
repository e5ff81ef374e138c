"""Reading what strangers bring, in processes of their own with limits."""
