/** A key of a service that runs somewhere, made as an operator makes one. */
import assert from "node:assert/strict";
import { keyIn } from "./customer.ts";
import { admin } from "./process.ts";

const account = "a@example.com";

/**
 * Makes an account of the enterprise tier, and a key of it.
 * @param permissions their names, with commas between
 */
export const makeKey = async (env: Record<string, string>, permissions: string): Promise<string> => {
  const operate = async (...words: ReadonlyArray<string>): Promise<string> => {
    const { code, out, error } = await admin(env, ...words);
    assert.equal(code, 0, error);
    return out;
  };
  await operate("account", "create", "--email", account, "--tier", "enterprise");
  return keyIn(await operate("key", "create", "--account", account, "--permissions", permissions));
};
