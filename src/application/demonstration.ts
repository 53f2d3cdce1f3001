/**
 * The account that a first `deno task dev` makes, so that every endpoint can be tried at once.
 */
import * as Effect from "effect/Effect";
import { permissions } from "../domain/access.ts";
import type { OperatorRefused, ServiceUnavailable } from "../domain/errors.ts";
import { Operator } from "./ports.ts";

const email = "demo@example.com";

/** @returns the key of the account, on the first start only: where there is an account, there is nothing to do. */
export const ensureDemonstration: Effect.Effect<
  string | undefined,
  OperatorRefused | ServiceUnavailable,
  Operator
> = Effect.gen(function* () {
  const operator = yield* Operator;
  if ((yield* operator.accounts).length > 0) return undefined;
  yield* operator.createAccount(email, "enterprise");
  return (yield* operator.createKey(email, permissions)).key;
});
