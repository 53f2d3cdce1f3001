/**
 * Secrets under seal in the database: AES-GCM under a key that is derived from the signing secret, one a purpose, so that
 * the database alone gives none of them away.
 * @source RFC 5869 (HKDF); NIST SP 800-38D (GCM)
 */
import * as Redacted from "effect/Redacted";

/** The signing secret, or one that is accepted beside it. */
export type Secret = Redacted.Redacted<string>;

const ivBytes = 12;

/** @returns a function that seals for the purpose */
export const sealingKey = async (secret: Secret, purpose: string): Promise<CryptoKey> => {
  const bytes = new TextEncoder();
  const material = await crypto.subtle.importKey(
    "raw",
    bytes.encode(Redacted.value(secret)),
    "HKDF",
    false,
    ["deriveKey"],
  );
  const derivation = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: bytes.encode(purpose) };
  const uses: ReadonlyArray<KeyUsage> = ["encrypt", "decrypt"];
  return crypto.subtle.deriveKey(derivation, material, { name: "AES-GCM", length: 256 }, false, [...uses]);
};

/** @returns the content under seal, base64 */
export const seal = async (sealing: CryptoKey, content: BufferSource): Promise<string> => {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, sealing, content);
  return new Uint8Array([...iv, ...new Uint8Array(sealed)]).toBase64();
};

/** @returns the content; undefined when it was sealed with another key, or changed */
export const unseal = (sealing: CryptoKey, sealed: string): Promise<ArrayBuffer | undefined> => {
  const bytes = Uint8Array.fromBase64(sealed);
  const iv = bytes.subarray(0, ivBytes);
  return crypto.subtle.decrypt({ name: "AES-GCM", iv }, sealing, bytes.subarray(ivBytes))
    .catch(() => undefined);
};
