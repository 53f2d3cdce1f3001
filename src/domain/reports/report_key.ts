/**
 * The public half of a key that signs reports, as it is published.
 * @source RFC 8037 (Ed25519 in JSON Web Keys); RFC 7638 (the key's thumbprint is its id)
 */
import { Buffer } from "node:buffer";
import { sha256Bytes } from "../../kernel/sha256.ts";
import type { PublishedKey } from "../../contract/answers/reports.ts";

/**
 * Returns the key's thumbprint, SHA-256 of its canonical JSON, base64url; RFC 7638 and RFC 8037.
 * @param x the public key, base64url
 */
export const thumbprintOf = (x: string): string =>
  Buffer.from(sha256Bytes(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`)).toString("base64url");

/** Returns the key as the published set has it. */
export const publishedKey = (
  { x, createdAt, retiredAt }: {
    readonly x: string;
    readonly createdAt: string;
    readonly retiredAt: string | null;
  },
): PublishedKey => ({
  kty: "OKP",
  crv: "Ed25519",
  x,
  kid: thumbprintOf(x),
  use: "sig",
  alg: "EdDSA",
  created_at: createdAt,
  retired_at: retiredAt,
});
