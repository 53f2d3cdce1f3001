/**
 * Secrets that are made by chance, and what is compared or shown of them: API keys, and tokens of sign-in links, sessions
 * and forms.
 * @source OWASP Session Management Cheat Sheet
 */
import { Buffer } from "node:buffer";
import { randomBytes, timingSafeEqual } from "node:crypto";
import { apiKeyPrefix } from "../../domain/accounts/api_key.ts";
import { sha256Bytes } from "../../kernel/sha256.ts";

const tokenBytes = 32;
const keyBytes = 24;

/** A token as its holder has it: 256 random bits; never stored, never logged. */
export const newToken = (): string => randomBytes(tokenBytes).toString("base64url");

/** A key as its holder has it; never stored, never logged. */
export const newApiKey = (): string => `${apiKeyPrefix}${randomBytes(keyBytes).toString("hex")}`;

/** Comparison of two texts in a time that does not depend on where they differ. */
export const isSameText = (one: string, other: string): boolean =>
  timingSafeEqual(sha256Bytes(one), sha256Bytes(other));

/** XOR of the bytes with a mask of the same length. */
const masked = (bytes: Uint8Array, mask: Uint8Array): Uint8Array =>
  bytes.map((byte, index) => byte ^ (mask[index] ?? 0));

/**
 * @returns the token as a page has it, another text each time, so that the size of a compressed page says nothing of it
 * @source CVE-2013-3587 (BREACH)
 */
export const maskedToken = (token: string): string => {
  const bytes = new TextEncoder().encode(token);
  const mask = randomBytes(bytes.length);
  return Buffer.concat([mask, masked(bytes, mask)]).toString("base64url");
};

/** @returns the token that was masked; another text for what was not */
export const unmaskedToken = (text: string): string => {
  const bytes = Buffer.from(text, "base64url");
  const half = bytes.length >> 1;
  return new TextDecoder().decode(masked(bytes.subarray(half, 2 * half), bytes.subarray(0, half)));
};
