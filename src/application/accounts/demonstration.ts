/**
 * The account that a first `deno task dev` makes, so that every endpoint can be tried at once.
 */
import * as Effect from "effect/Effect";
import { permissions } from "../../contract/access.ts";
import type { OperatorRefused } from "../../domain/accounts/operator_refused.ts";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import { Operator } from "../ports.ts";

/** Whose account it is. */
export const demonstrationEmail = "demo@example.com";

/**
 * @returns the key of the account, on the first start only: where there is another account, or a key, there is nothing
 * to do. A first start that was killed before it made the key makes it now.
 */
export const ensureDemonstration: Effect.Effect<
  string | undefined,
  OperatorRefused | ServiceUnavailable,
  Operator
> = Effect.gen(function* () {
  const operator = yield* Operator;
  const accounts = yield* operator.accounts;
  const isStarted = accounts.length === 1 && accounts[0]?.email === demonstrationEmail &&
    accounts[0].closedAt === null;
  if (accounts.length > 0 && !isStarted || (yield* operator.keys).length > 0) return undefined;
  if (!isStarted) yield* operator.createAccount(demonstrationEmail, "enterprise");
  return (yield* operator.createKey(demonstrationEmail, permissions)).key;
});
