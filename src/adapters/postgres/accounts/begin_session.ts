/** Beginning of a browser's session, as a member of an account. */
import type * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import type { Membership } from "../../../application/accounts/browser_session.ts";
import { newId } from "../../../application/new_id.ts";
import { newToken } from "../../../application/accounts/secrets.ts";
import { hashOfToken } from "../../../domain/accounts/session.ts";
import { time } from "../engine/statements/times.ts";

/** @returns the session's token, of which only the hash is kept */
export const beginSession = (
  sql: SqlClient.SqlClient,
  { accountId, memberId }: Pick<Membership, "accountId" | "memberId">,
): Effect.Effect<string, SqlError> =>
  Effect.gen(function* () {
    const nowMs = yield* Clock.currentTimeMillis;
    const token = newToken();
    yield* sql.unsafe(
      `insert into browser_session (id, account_id, member_id, token_hash, rotated_at, begun_at, last_seen_at)
       values ($1, $2, $3, $4, ${time(5)}, ${time(5)}, ${time(5)})`,
      [newId(nowMs), accountId, memberId, hashOfToken(token), nowMs],
    );
    return token;
  });
