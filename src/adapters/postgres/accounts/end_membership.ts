/**
 * End of a membership: its sessions, its passkeys, its drafts, and what the person invited, end with it. Keys are the account's, and
 * end where who removes the person says so.
 */
import type * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import type { Membership } from "../../../application/accounts/browser_session.ts";
import type { KeyRecord, KeysOfMember } from "../../../domain/accounts/access.ts";
import { keyRevoked } from "../../../domain/accounts/acts.ts";
import { writeAct } from "./account_acts.ts";
import { keyColumns, KeyRow, keysOf } from "./account_rows.ts";
import { isPending } from "./member_rows.ts";
import { rowsOf } from "../engine/rows.ts";
import { time } from "../engine/statements/times.ts";

const keyRows = rowsOf(KeyRow);

/** Invitations go with their sender's right to invite: else the sender could come back by one. */
export const revokeInvitationsBy = (
  sql: SqlClient.SqlClient,
  memberId: string,
): Effect.Effect<unknown, SqlError> =>
  Effect.flatMap(Clock.currentTimeMillis, (nowMs) =>
    sql.unsafe(
      `update member_invitation i set revoked_at = ${time(2)} where i.invited_by = $1::uuid and ${
        isPending(2)
      }`,
      [memberId, nowMs],
    ));

/** Ends the membership, in the transaction that it is called in. */
export const endMembership = (sql: SqlClient.SqlClient, memberId: string): Effect.Effect<void, SqlError> =>
  Effect.gen(function* () {
    const nowMs = yield* Clock.currentTimeMillis;
    yield* sql.unsafe(`update member set left_at = ${time(2)} where id = $1::uuid`, [memberId, nowMs]);
    yield* sql.unsafe("delete from browser_session where member_id = $1::uuid", [memberId]);
    yield* sql.unsafe("delete from passkey where member_id = $1::uuid", [memberId]);
    yield* sql.unsafe("delete from saved_item where owner_id = $1::uuid", [memberId]);
    yield* revokeInvitationsBy(sql, memberId);
  });

const isMadeBy = `account_id = $1::uuid and revoked_at is null
  and made_by in (select id from member where account_id = $1::uuid and lower(email) = lower($2))`;

/** Live keys of an account that the person of an address made, as a member now or before. */
export const liveKeysBy = (
  sql: SqlClient.SqlClient,
  accountId: string,
  email: string,
): Effect.Effect<ReadonlyArray<KeyRecord>, SqlError> =>
  keyRows(sql.unsafe(
    `with k as (select * from api_key where ${isMadeBy}) select ${keyColumns} from ${
      keysOf("k")
    } order by k.created_at`,
    [accountId, email],
  ));

/** Revokes those keys. @returns them */
export const revokeKeysBy = (
  sql: SqlClient.SqlClient,
  accountId: string,
  email: string,
): Effect.Effect<ReadonlyArray<KeyRecord>, SqlError> =>
  Effect.flatMap(Clock.currentTimeMillis, (nowMs) =>
    keyRows(sql.unsafe(
      `with k as (update api_key set revoked_at = ${time(3)} where ${isMadeBy} returning *)
       select ${keyColumns} from ${keysOf("k")} order by k.created_at`,
      [accountId, email, nowMs],
    )));

/** A membership that ends, and what becomes of the keys that the person made. */
interface Ending {
  readonly memberId: string;
  readonly email: string;
  readonly keys: KeysOfMember;
}

/** Ends the membership and, where that is asked for, revokes the keys that the person made, as acts of who does it. */
export const endMembershipWithKeys = (
  sql: SqlClient.SqlClient,
  by: Membership,
  { memberId, email, keys }: Ending,
): Effect.Effect<void, SqlError> =>
  Effect.gen(function* () {
    yield* endMembership(sql, memberId);
    const revoked = keys === "revoked" ? yield* revokeKeysBy(sql, by.accountId, email) : [];
    for (const key of revoked) yield* writeAct(sql, by, keyRevoked(key));
  });
