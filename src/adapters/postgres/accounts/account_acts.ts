/** Acts of members as rows: written, taken back, and listed by account. */
import type * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Schema from "effect/Schema";
import type { BrowserSession, Membership } from "../../../application/accounts/browser_session.ts";
import type { Members } from "../../../application/accounts/members.ts";
import { recordsAPage } from "../../../application/accounts/own_account.ts";
import { newId } from "../../../application/new_id.ts";
import { type Act, acts } from "../../../domain/accounts/acts.ts";
import { uuidOfText } from "../../../kernel/uuid.ts";
import { rowsOf } from "../engine/rows.ts";
import { orUnavailable } from "../engine/unavailable.ts";
import { isoTime, time } from "../engine/statements/times.ts";

const actRows = rowsOf(Schema.Struct({
  id: Schema.String,
  email: Schema.String,
  doneAt: Schema.String,
  act: Schema.Literal(...acts),
  subject: Schema.String,
}));

/** Longest subject that is kept. */
const longestSubject = 300;

/** Writes the act. @returns its id */
export const writeAct = (
  sql: SqlClient.SqlClient,
  { accountId, memberId }: Pick<Membership, "accountId" | "memberId">,
  { act, subject }: Act,
): Effect.Effect<string, SqlError> =>
  Effect.gen(function* () {
    const nowMs = yield* Clock.currentTimeMillis;
    const id = newId(nowMs);
    yield* sql.unsafe(
      `insert into account_act (id, account_id, member_id, done_at, act, subject)
       values ($1, $2, $3, ${time(4)}, $5, $6)`,
      [id, accountId, memberId, nowMs, act, [...subject].slice(0, longestSubject).join("")],
    );
    return id;
  });

/**
 * Runs the effect to its end in a fiber that nobody's leaving ends: what is given up in the middle may have changed
 * something or not. Its own deadlines still end it.
 */
const toItsEnd = <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.uninterruptible(Effect.flatMap(Effect.forkDaemon(Effect.interruptible(effect)), Fiber.join));

/** Recording of work around it, as the port says. */
export const recordedWork = (sql: SqlClient.SqlClient): BrowserSession["Type"]["recorded"] =>
(
  person,
  act,
  work,
  isDone,
) =>
  toItsEnd(Effect.gen(function* () {
    const id = yield* orUnavailable(writeAct(sql, person, act));
    const takeBack = orUnavailable(sql.unsafe("delete from account_act where id = $1::uuid", [id]));
    const answer = yield* Effect.tapError(work, () => takeBack);
    if (!isDone(answer)) yield* takeBack;
    return answer;
  }));

/** A page of an account's acts, as the port says. */
export const listActs = (sql: SqlClient.SqlClient): Members["Type"]["acts"] => (accountId, before) =>
  Effect.map(
    orUnavailable(actRows(sql.unsafe(
      `select t.id, m.email, ${isoTime("t.done_at")} as "doneAt", t.act, t.subject
       from account_act t join member m on m.id = t.member_id
       where t.account_id = $1::uuid and ($2::uuid is null or t.id < $2::uuid)
       order by t.id desc limit ${recordsAPage + 1}`,
      [accountId, before === undefined ? null : uuidOfText(before) ?? null],
    ))),
    (found) => ({ records: found.slice(0, recordsAPage), hasMore: found.length > recordsAPage }),
  );
