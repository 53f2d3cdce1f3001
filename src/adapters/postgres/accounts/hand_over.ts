/**
 * Hand-over of an account to another address: what its holder and the operator do alike, and the operator's own, where the holder can't do
 * it any more: a lost mailbox, somebody who left.
 */
import type * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import type { KeysOfMember } from "../../../domain/accounts/access.ts";
import { newId } from "../../../application/new_id.ts";
import type { HandedOver } from "../../../application/ports.ts";
import { type OperatorRefused, refusedFor } from "../../../domain/accounts/operator_refused.ts";
import { accountColumns, AccountRow } from "./account_rows.ts";
import { endMembership, liveKeysBy, revokeKeysBy } from "./end_membership.ts";
import { idRows, rowsOf } from "../engine/rows.ts";
import { time } from "../engine/statements/times.ts";

const accountRows = rowsOf(AccountRow);

/** Member of an account by an address, as it is typed. */
const memberBy =
  `select m.id from member m where m.account_id = $1::uuid and lower(m.email) = lower($2) and m.left_at is null`;

/**
 * Lets reminders that were given stay with who got them. A holder's stand under the account, which may not have signed in yet, and everybody
 * else's under the member (`receiverColumns`): those of the holder before move to its membership, if it has one, those of the next to the account.
 */
const keepReminders = (
  sql: SqlClient.SqlClient,
  accountId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Effect.Effect<void, SqlError> =>
  Effect.gen(function* () {
    yield* sql.unsafe(
      `update reminder r set receiver_id = m.id from (${memberBy}) m where r.receiver_id = $1::uuid
         and not exists (select from reminder o where o.receiver_id = m.id and o.subject = r.subject)`,
      [accountId, from],
    );
    yield* sql.unsafe("delete from reminder where receiver_id = $1::uuid", [accountId]);
    yield* sql.unsafe(
      `update reminder r set receiver_id = $1::uuid from (${memberBy}) m where r.receiver_id = m.id`,
      [accountId, to],
    );
  });

/**
 * Makes an account's address another one; to be called in a transaction.
 * @param to the next holder, a member or not
 * @returns the account; undefined for an operator's, and for an address that has an account
 */
export const changeHolder = (
  sql: SqlClient.SqlClient,
  accountId: string,
  to: string,
): Effect.Effect<typeof AccountRow.Type | undefined, SqlError> =>
  Effect.gen(function* () {
    const [known] = yield* accountRows(sql.unsafe(
      `select ${accountColumns} from account a where a.id = $1::uuid for update`,
      [accountId],
    ));
    const [changed] = yield* accountRows(sql.unsafe(
      `update account a set email = $2 where a.id = $1::uuid and a.operator_since is null
         and not exists (select 1 from account o where lower(o.email) = lower($2) and o.id <> a.id)
       returning ${accountColumns}`,
      [accountId, to],
    ));
    if (known !== undefined && changed !== undefined) {
      yield* keepReminders(sql, accountId, { from: known.email, to });
    }
    return changed;
  });

/** A hand-over, and what becomes of the keys that the holder before made. */
interface HandOver {
  readonly email: string;
  readonly to: string;
  readonly keys: KeysOfMember;
}

/**
 * Makes the account's address another one, whose person becomes an administrator, invited or not, and ends the membership of
 * the address before it.
 * @returns the account, with the number of keys of the holder before that still work
 * @fails OperatorRefused for an unknown or closed account, an operator's, or an address that has an account
 */
export const handOver = (
  sql: SqlClient.SqlClient,
  { email, to, keys }: HandOver,
): Effect.Effect<HandedOver, OperatorRefused | SqlError> =>
  sql.withTransaction(Effect.gen(function* () {
    const nowMs = yield* Clock.currentTimeMillis;
    const [known] = yield* accountRows(sql.unsafe(
      `select ${accountColumns} from account a where lower(a.email) = lower($1) and a.closed_at is null for update`,
      [email],
    ));
    if (known === undefined) return yield* refusedFor({ kind: "noAccount", email });
    const changed = known.email.toLowerCase() === to.toLowerCase()
      ? undefined
      : yield* changeHolder(sql, known.id, to);
    if (changed === undefined) return yield* refusedFor({ kind: "addressStays", email: to });
    yield* sql.unsafe(
      `insert into member (id, account_id, email, role, joined_at) values ($1, $2, $3, 'administrator', ${
        time(4)
      })
       on conflict (account_id, lower(email)) where left_at is null do update set role = 'administrator'`,
      [newId(nowMs), known.id, to, nowMs],
    );
    const before = yield* idRows(sql.unsafe(memberBy, [known.id, known.email]));
    for (const { id } of before) yield* endMembership(sql, id);
    if (keys === "revoked") yield* revokeKeysBy(sql, known.id, known.email);
    return { account: changed, keysLeft: (yield* liveKeysBy(sql, known.id, known.email)).length };
  }));
