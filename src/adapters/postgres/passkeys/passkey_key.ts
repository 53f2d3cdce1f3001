/**
 * Public keys of passkeys. One whose point lies on no curve checks no signature: a passkey with it would be listed, and sign nobody in.
 * @source RFC 9053, sections 7.1 and 7.2; RFC 8230, section 4; RFC 7518, section 6
 */
import * as Data from "effect/Data";
import { Buffer } from "node:buffer";
import { createPublicKey } from "node:crypto";

/** A key that no signature can be checked with. */
export class UnusableKey extends Data.TaggedError("UnusableKey")<{ readonly reason: string }> {}

/** Curves by their numbers in COSE. */
const curves: ReadonlyMap<number | undefined, string> = new Map([
  [1, "P-256"],
  [2, "P-384"],
  [3, "P-521"],
  [6, "Ed25519"],
]);

const written = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString("base64url");

/** The key as JSON Web Key. @param publicKey in COSE */
const jsonWebKeyOf = async (publicKey: Uint8Array<ArrayBuffer>): Promise<Record<string, string>> => {
  const { cose, decodeCredentialPublicKey } = await import("@simplewebauthn/server/helpers");
  const key = decodeCredentialPublicKey(publicKey);
  const { crv, x, y, n, e } = cose.COSEKEYS;
  if (cose.isCOSEPublicKeyRSA(key)) return { kty: "RSA", n: written(key.get(n)), e: written(key.get(e)) };
  if (cose.isCOSEPublicKeyEC2(key)) {
    return {
      kty: "EC",
      crv: curves.get(key.get(crv)) ?? "",
      x: written(key.get(x)),
      y: written(key.get(y)),
    };
  }
  return cose.isCOSEPublicKeyOKP(key)
    ? { kty: "OKP", crv: curves.get(key.get(crv)) ?? "", x: written(key.get(x)) }
    : {};
};

/** @param publicKey in COSE @throws UnusableKey for a key that the platform does not take */
export const requireUsableKey = async (publicKey: Uint8Array<ArrayBuffer>): Promise<void> => {
  try {
    createPublicKey({ format: "jwk", key: await jsonWebKeyOf(publicKey) });
  } catch {
    throw new UnusableKey({ reason: "No signature can be checked with its public key." });
  }
};
