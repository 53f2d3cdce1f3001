/**
 * Private keys of reports under seal: AES-GCM under a key that is derived from the signing secret, so that the database
 * alone can't sign. While the secret is rotated, a key that another accepted secret sealed is opened and sealed anew.
 * @source RFC 8032 (Ed25519); RFC 5869 (HKDF); NIST SP 800-38D (GCM)
 */
import { thumbprintOf } from "../../../domain/reports/report_key.ts";
import { seal, sealingKey, type Secret, unseal } from "../sealed.ts";

const purpose = "report keys 1";

/** A key that was just made, ready to be kept. */
export interface NewReportKey {
  readonly id: string;
  /** The public key, as in a JSON Web Key. */
  readonly x: string;
  readonly sealed: string;
}

/** A key that can sign. */
export interface OpenedKey {
  readonly key: CryptoKey;
  /** Sealed key under the current secret, when it was sealed under another one. */
  readonly sealedAnew: string | undefined;
}

/** Makes keys and opens them. */
export interface KeySeal {
  readonly make: () => Promise<NewReportKey>;
  /** @returns undefined when the key was sealed under a secret that isn't accepted */
  readonly open: (sealed: string) => Promise<OpenedKey | undefined>;
}

/**
 * @param current seals
 * @param others are accepted when a key is opened
 */
export const keySeal = async (current: Secret, others: ReadonlyArray<Secret>): Promise<KeySeal> => {
  const own = await sealingKey(current, purpose);
  const foreign = await Promise.all(others.map((other) => sealingKey(other, purpose)));
  const signing = (pkcs8: ArrayBuffer): Promise<CryptoKey> =>
    crypto.subtle.importKey("pkcs8", pkcs8, "Ed25519", false, ["sign"]);
  return {
    make: async () => {
      const pair = await crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"]);
      if (!("privateKey" in pair)) throw new Error("Ed25519 keys come in pairs");
      const { x = "" } = await crypto.subtle.exportKey("jwk", pair.publicKey);
      const pkcs8 = await crypto.subtle.exportKey("pkcs8", pair.privateKey);
      return { x, id: thumbprintOf(x), sealed: await seal(own, pkcs8) };
    },
    open: async (sealed) => {
      const known = await unseal(own, sealed);
      if (known !== undefined) return { key: await signing(known), sealedAnew: undefined };
      for (const other of foreign) {
        const pkcs8 = await unseal(other, sealed);
        if (pkcs8 !== undefined) return { key: await signing(pkcs8), sealedAnew: await seal(own, pkcs8) };
      }
      return undefined;
    },
  };
};
