/** Keys that a member made, and what becomes of them when the membership ends. */
import * as Effect from "effect/Effect";
import { OwnAccount } from "../../../../application/accounts/own_account.ts";
import type { ServiceUnavailable } from "../../../../contract/failures.ts";
import type { KeyRecord } from "../../../../domain/accounts/access.ts";

/** Live keys of the account that the person of the address made. */
export const liveKeysOf = (
  accountId: string,
  address: string,
): Effect.Effect<ReadonlyArray<KeyRecord>, ServiceUnavailable, OwnAccount> =>
  Effect.gen(function* () {
    const keys = yield* (yield* OwnAccount).liveKeys(accountId);
    const email = address.toLowerCase();
    return keys.filter(({ madeBy }) => madeBy?.toLowerCase() === email);
  });

/** Fate of the person's keys, by the button that was pressed; a page without keys has one button that says nothing. */
const removals = {
  revoke: { keys: "revoked", done: "removedWithKeys" },
  keep: { keys: "stay", done: "removedKeysStay" },
  none: { keys: "stay", done: "removed" },
} as const;

/** Returns what the pressed button says. */
export const removalOf = (form: URLSearchParams): typeof removals[keyof typeof removals] => {
  const pressed = form.get("keys");
  return removals[pressed === "revoke" || pressed === "keep" ? pressed : "none"];
};
