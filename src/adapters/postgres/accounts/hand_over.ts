/** The operator's hand-over of an account whose holder can't do it any more: a lost mailbox, somebody who left. */
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
    const [changed] = yield* accountRows(sql.unsafe(
      `update account a set email = $2 where a.id = $1::uuid and a.operator_since is null
         and not exists (select 1 from account o where lower(o.email) = lower($2)) returning ${accountColumns}`,
      [known.id, to],
    ));
    if (changed === undefined) return yield* refusedFor({ kind: "addressStays", email: to });
    yield* sql.unsafe(
      `insert into member (id, account_id, email, role, joined_at) values ($1, $2, $3, 'administrator', ${
        time(4)
      })
       on conflict (account_id, lower(email)) where left_at is null do update set role = 'administrator'`,
      [newId(nowMs), known.id, to, nowMs],
    );
    const before = yield* idRows(sql.unsafe(
      "select id from member where account_id = $1::uuid and lower(email) = lower($2) and left_at is null",
      [known.id, known.email],
    ));
    for (const { id } of before) yield* endMembership(sql, id);
    if (keys === "revoked") yield* revokeKeysBy(sql, known.id, known.email);
    return { account: changed, keysLeft: (yield* liveKeysBy(sql, known.id, known.email)).length };
  }));
