/**
 * The public half of a key that signs reports, as it is published.
 * @source RFC 8037 (Ed25519 in JSON Web Keys); RFC 7638 (the key's thumbprint is its id)
 */
import { createHash } from "node:crypto";

/** A JSON Web Key with the times between which it signed. */
export interface PublishedKey {
  readonly kty: "OKP";
  readonly crv: "Ed25519";
  /** The public key, base64url. */
  readonly x: string;
  readonly kid: string;
  readonly use: "sig";
  readonly alg: "EdDSA";
  /** ISO 8601. */
  readonly created_at: string;
  /** ISO 8601; null while it signs. */
  readonly retired_at: string | null;
}

/** @param x the public key, base64url */
export const thumbprintOf = (x: string): string =>
  createHash("sha256").update(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`).digest("base64url");

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
