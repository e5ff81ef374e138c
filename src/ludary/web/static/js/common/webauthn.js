/** Passkeys: what this browser's authenticators are asked, and what the server is told of their answers. */

import {Refusal, call} from "./api.js";

const WORDS = { // by the name of a browser's error
  NotAllowedError: "No passkey was used: it was cancelled, took too long, or this device has none for this server.",
  InvalidStateError: "This device already has a passkey of yours.",
  SecurityError: "Browsers do not allow passkeys at this address.",
  NotSupportedError: "This device cannot make such a passkey.",
};

/** Tell whether this browser can use passkeys at all. */
export const hasPasskeys = () => "PublicKeyCredential" in window && "credentials" in navigator;

/** @param {string} text */
const octets = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

/** @param {ArrayBuffer | null} buffer */
const base64 = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0))))
  .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/**
 * Return the credential that an authenticator gives; a Refusal says why there is none.
 * @param {Promise<Credential | null>} asking
 */
async function given(asking) {
  try {
    const credential = await asking;
    if (credential instanceof PublicKeyCredential) return credential;
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    throw new Refusal(0, {error: WORDS[/** @type {keyof typeof WORDS} */ (name)] ?? "The passkey did not work. Try again."});
  }
  throw new Refusal(0, {error: "No passkey was used."});
}

/**
 * Have the device make a passkey, and the server keep it; all that are kept.
 * @param {string} name
 * @param {string} proof
 * @returns {Promise<PasskeyList>}
 */
export async function addPasskey(name, proof) {
  /** @type {CreationOptions} */
  const options = await call("/api/me/passkeys/options", {}, {tries: 3});
  const {response, id} = await given(navigator.credentials.create({publicKey: {
    challenge: octets(options.challenge),
    rp: {id: options.site, name: "Ludary"},
    user: {id: octets(options.person), name: options.name, displayName: options.name},
    pubKeyCredParams: options.algorithms.map((alg) => ({type: "public-key", alg})),
    excludeCredentials: options.known.map((known) => ({type: "public-key", id: octets(known)})),
    authenticatorSelection: {residentKey: "required", requireResidentKey: true, userVerification: "preferred"},
    timeout: options.lasts,
  }}));
  if (!(response instanceof AuthenticatorAttestationResponse)) throw new Refusal(0, {});
  const made = {id, client: base64(response.clientDataJSON), attestation: base64(response.attestationObject)};
  return call("/api/me/passkeys", {...made, name, proof});
}

/**
 * Sign this browser in with a passkey that its user chooses.
 * @returns {Promise<SignedInBy>}
 */
export async function signInByPasskey() {
  return call("/api/passkeys/sign-in", await asserted(await call("/api/passkeys/options", {}, {tries: 3}), []));
}

/**
 * Prove by a passkey that it is the player who asks; the proof.
 * @returns {Promise<string>}
 */
export async function prove() {
  /** @type {ProofOptions} */
  const options = await call("/api/me/passkeys/proof/options", {}, {tries: 3});
  return (await call("/api/me/passkeys/proof", await asserted(options, options.known))).proof;
}

/**
 * Return the answer of a passkey; any one if none is named.
 * @param {RequestOptions} options
 * @param {string[]} known
 */
async function asserted(options, known) {
  const {response, id} = await given(navigator.credentials.get({publicKey: {
    challenge: octets(options.challenge),
    rpId: options.site,
    timeout: options.lasts,
    allowCredentials: known.map((one) => ({type: "public-key", id: octets(one)})),
    userVerification: "preferred",
  }}));
  if (!(response instanceof AuthenticatorAssertionResponse)) throw new Refusal(0, {});
  return {
    id,
    client: base64(response.clientDataJSON),
    authenticator: base64(response.authenticatorData),
    signature: base64(response.signature),
    user: base64(response.userHandle),
  };
}
