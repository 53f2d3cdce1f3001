/**
 * API keys: what they look like and what is kept of them. Contract section 5; decisions, "Vocabulary".
 */
import { sha256Hex } from "../../kernel/sha256.ts";

/** Beginning of every key. */
export const apiKeyPrefix = "cik_";
const written = /^cik_[0-9a-f]{48}$/;

/** True if the text has a key's form: `cik_` and 48 lower-case hex digits. */
export const isApiKey = (text: string): boolean => written.test(text);

/** Hash that is stored and looked up instead of the key: its SHA-256, lower-case hex. */
export const hashOfApiKey = (key: string): string => sha256Hex(key);

/** Last four characters, by which people recognise a key. */
export const lastFour = (key: string): string => key.slice(-4);

/** Returns the bearer token of an `Authorization` header; undefined when it isn't one. */
export const bearerToken = (authorization: string): string | undefined =>
  /^bearer +(\S+) *$/i.exec(authorization)?.[1];
