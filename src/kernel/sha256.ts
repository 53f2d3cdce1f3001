/**
 * SHA-256 of texts and bytes, by a library that is a plain function of its bytes: the domain hashes without the runtime.
 * @source FIPS 180-4
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { Steps } from "./steps.ts";

/** Returns the SHA-256 of the text's UTF-8 bytes. */
export const sha256Bytes = (text: string): Uint8Array => sha256(new TextEncoder().encode(text));

/** Returns the SHA-256 of the text's UTF-8 bytes, as 64 lower-case hex digits. */
export const sha256Hex = (text: string): string => bytesToHex(sha256Bytes(text));

/** Bytes that are hashed between two stops: less than a millisecond of work. */
const bytesOfStep = 65_536;

/** Returns the SHA-256 of the text's UTF-8 bytes, as 64 lower-case hex digits, in steps. */
export function* sha256InSteps(text: string): Steps<string> {
  const bytes = new TextEncoder().encode(text);
  const hash = sha256.create();
  for (let at = 0; at < bytes.length; at += bytesOfStep) {
    yield;
    hash.update(bytes.subarray(at, at + bytesOfStep));
  }
  return bytesToHex(hash.digest());
}
