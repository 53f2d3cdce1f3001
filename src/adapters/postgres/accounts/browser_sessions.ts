/**
 * Browser sessions as rows. A token is changed by one statement, so that of several processes one does it. Whose session it is,
 * and what the person may do, is read with each request.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Clock from "effect/Clock";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import * as Redacted from "effect/Redacted";
import type * as Scope from "effect/Scope";
import { BrowserSession, type FoundSession } from "../../../application/accounts/browser_session.ts";
import { Outbox } from "../../../application/documents/document_ports.ts";
import { startJob } from "../../../application/jobs.ts";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import type { MailLanguage } from "../../../domain/documents/mail_language.ts";
import { newToken } from "../../../application/accounts/secrets.ts";
import {
  fateOf,
  hashOfToken,
  idleMs,
  isToken,
  secondFactorMs,
  seenEveryMs,
  sessionMs,
} from "../../../domain/accounts/session.ts";
import { draftKeptMs, itemKeptMs } from "../../../domain/saved/saved_kinds.ts";
import { recordedWork } from "./account_acts.ts";
import { beginSession } from "./begin_session.ts";
import { firstId, firstSession, isOpen, sessionColumns, type SessionRow } from "./browser_session_rows.ts";
import { formTokens } from "./form_tokens.ts";
import { signInLinks, useUpLinks } from "./sign_in_links.ts";
import { deleteAll } from "../engine/slices.ts";
import { orUnavailable } from "../engine/unavailable.ts";
import { time } from "../engine/statements/times.ts";

/** Saved things past their time, and those of accounts that were closed. */
const goneItems = (nowMs: number) => [
  { where: `saved_at < ${time(1)}`, value: nowMs - itemKeptMs },
  { where: `kind like 'draft-%' and saved_at < ${time(1)}`, value: nowMs - draftKeptMs },
  { where: `account_id in (select id from account where closed_at <= ${time(1)})`, value: nowMs },
];

/** Conditions by which a session is found, with the first parameter. */
const byToken = {
  isCurrent: "s.token_hash = $1",
  is: "(s.token_hash = $1 or s.previous_hash = $1)",
};
const byId: typeof byToken = { isCurrent: "true", is: "s.id = $1::uuid" };

const purgedEvery = Duration.hours(1);

const make = (
  secret: Redacted.Redacted<string>,
): Effect.Effect<BrowserSession["Type"], never, SqlClient.SqlClient | Outbox | Scope.Scope> =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    const outbox = yield* Outbox;
    const formTokenOf = formTokens(secret);

    const write = (statement: string, values: ReadonlyArray<string | number>) =>
      Effect.asVoid(orUnavailable(sql.unsafe(statement, values)));

    const links = signInLinks(sql, outbox);

    const prefer = (accountId: string, language: MailLanguage) =>
      write("update account set language = $2 where id = $1::uuid", [accountId, language]);

    /** @returns the new token; none when another request was faster */
    const rotate = (row: SessionRow, nowMs: number): Effect.Effect<string | undefined, ServiceUnavailable> =>
      Effect.gen(function* () {
        const token = newToken();
        const changed = yield* orUnavailable(firstId(sql.unsafe(
          `update browser_session set previous_hash = token_hash, token_hash = $2, rotated_at = ${time(3)}
           where id = $1::uuid and rotated_at = ${time(4)} returning id`,
          [row.sessionId, hashOfToken(token), nowMs, row.rotatedMs],
        )));
        return Option.isSome(changed) ? token : undefined;
      });

    const noteSeen = ({ sessionId, seenMs }: SessionRow, nowMs: number) =>
      nowMs - seenMs < seenEveryMs
        ? Effect.void
        : write(`update browser_session set last_seen_at = ${time(2)} where id = $1::uuid`, [
          sessionId,
          nowMs,
        ]);

    const end = (sessionId: string) => write("delete from browser_session where id = $1::uuid", [sessionId]);

    const signedInAs = (row: SessionRow, nowMs: number): FoundSession["signedIn"] => {
      const { accountId, memberId, email, role, accountEmail, accountName } = row;
      const { isHolder, sessionId, isOperator, language } = row;
      const { name, apiRatePerHour, cbamApi, cbamBulkRows } = row;
      return {
        ...{ accountId, memberId, email, role, accountEmail, accountName },
        ...{ isHolder, sessionId, isOperator, language },
        tier: { name, apiRatePerHour, cbamApi, cbamBulkRows },
        formToken: formTokenOf(sessionId),
        hasSecondFactor: isOperator && row.secondFactorMs !== null &&
          nowMs - row.secondFactorMs < secondFactorMs,
      };
    };

    const rowOf = ({ isCurrent, is }: typeof byToken, value: string, nowMs: number) =>
      orUnavailable(firstSession(sql.unsafe(
        `select ${sessionColumns}, ${isCurrent} as "isCurrent"
         from browser_session s join member m on m.id = s.member_id and m.left_at is null
         join account a on a.id = m.account_id join tier t on t.name = a.tier
         where ${is} and ${isOpen(2)}
           and s.begun_at > ${time(3)} and s.last_seen_at > ${time(4)}`,
        [value, nowMs, nowMs - sessionMs, nowMs - idleMs],
      )));

    const standing = (sessionId: string) =>
      Effect.flatMap(
        Clock.currentTimeMillis,
        (nowMs) => Effect.map(rowOf(byId, sessionId, nowMs), Option.map((row) => signedInAs(row, nowMs))),
      );

    const find = (
      token: string,
      mayRotate: boolean,
    ): Effect.Effect<Option.Option<FoundSession>, ServiceUnavailable> =>
      Effect.gen(function* () {
        if (!isToken(token)) return Option.none();
        const nowMs = yield* Clock.currentTimeMillis;
        const found = yield* rowOf(byToken, hashOfToken(token), nowMs);
        if (Option.isNone(found)) return Option.none();
        const fate = fateOf({ ...found.value, nowMs });
        if (fate === "end") {
          yield* end(found.value.sessionId);
          return Option.none();
        }
        yield* noteSeen(found.value, nowMs);
        const changed = fate === "rotate" && mayRotate ? yield* rotate(found.value, nowMs) : undefined;
        return Option.some({ signedIn: signedInAs(found.value, nowMs), newToken: changed });
      });

    const raise = (sessionId: string) =>
      Effect.gen(function* () {
        const nowMs = yield* Clock.currentTimeMillis;
        const token = newToken();
        const raised = yield* orUnavailable(firstId(sql.unsafe(
          // The account's row is held: a secret that is given or taken away at the same moment ends what its code had opened.
          `with operator as (
             select a.id from account a join browser_session s on s.account_id = a.id
             where s.id = $1::uuid and a.operator_since is not null and a.totp_last_step is not null for share of a)
           update browser_session set previous_hash = null, token_hash = $2, rotated_at = ${time(3)},
             second_factor_at = ${
            time(3)
          } where id = $1::uuid and exists (select 1 from operator) returning id`,
          [sessionId, hashOfToken(token), nowMs],
        )));
        return Option.as(raised, token);
      });

    yield* startJob({
      name: "The purge of sessions",
      every: purgedEvery,
      begins: "after a pause",
      turn: Effect.flatMap(Clock.currentTimeMillis, (nowMs) =>
        Effect.all([
          deleteAll(sql, {
            table: "sign_in_link",
            where: `expires_at < ${time(1)}`,
            value: nowMs,
          }),
          deleteAll(sql, {
            table: "member_invitation",
            where: `expires_at < ${time(1)}`,
            value: nowMs,
          }),
          deleteAll(sql, {
            table: "passkey_challenge",
            where: `expires_at < ${time(1)}`,
            value: nowMs,
          }),
          ...goneItems(nowMs).map((gone) => deleteAll(sql, { table: "saved_item", ...gone })),
          deleteAll(sql, {
            table: "browser_session",
            where: `last_seen_at < ${time(1)}`,
            value: nowMs - sessionMs,
          }),
        ])),
    });

    return {
      ...links,
      begin: (member) => orUnavailable(beginSession(sql, member)),
      find,
      standing,
      prefer,
      raise,
      end,
      endAll: ({ memberId, email }) =>
        Effect.flatMap(Clock.currentTimeMillis, (nowMs) =>
          orUnavailable(sql.withTransaction(Effect.zipRight(
            useUpLinks(sql, email, nowMs),
            write("delete from browser_session where member_id = $1::uuid", [memberId]),
          )))),
      recorded: recordedWork(sql),
    };
  });

/** @param secret the signing secret, from which the tokens of forms follow */
export const layer = (
  secret: Redacted.Redacted<string>,
): Layer.Layer<BrowserSession, never, SqlClient.SqlClient | Outbox> =>
  Layer.scoped(BrowserSession, make(secret));
