/**
 * Sign-in links as rows. A link is an address's; it is used up by one statement, so that of several processes one does it.
 */
import type * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import type { BrowserSession, NewLink } from "../../../application/accounts/browser_session.ts";
import type { Outbox } from "../../../application/documents/document_ports.ts";
import { hashOfToken, linkEveryMs, linkMs } from "../../../domain/accounts/session.ts";
import { beginSession } from "./begin_session.ts";
import {
  firstId,
  firstMembership,
  isOpen,
  membershipColumns,
  membershipRows,
} from "./browser_session_rows.ts";
import { orUnavailable } from "../engine/unavailable.ts";
import { time } from "../engine/statements/times.ts";

/** Tells these locks from those for other purposes. */
const lockClass = 7233004;

/** Uses up every link of the address. */
export const useUpLinks = (
  sql: SqlClient.SqlClient,
  email: string,
  nowMs: number,
): Effect.Effect<unknown, SqlError> =>
  sql.unsafe(
    `update sign_in_link set used_at = ${time(2)} where lower(email) = lower($1) and used_at is null`,
    [email, nowMs],
  );

/** The part of the port that is about links. */
export type Links = Pick<BrowserSession["Type"], "membershipsOf" | "keepLink" | "readLink" | "useLink">;

/** @returns the links of the database, whose mails go to the outbox */
export const signInLinks = (sql: SqlClient.SqlClient, outbox: Outbox["Type"]): Links => {
  /** An account without any member, as it was just made, has its own address as the first one. */
  const adopt = (email: string) =>
    sql.unsafe(
      `insert into member (id, account_id, email, role, joined_at)
       select $2::uuid, a.id, a.email, 'administrator', a.created_at from account a
       where lower(a.email) = lower($1) and not exists (select 1 from member m where m.account_id = a.id)
       on conflict do nothing`,
      [email, crypto.randomUUID()],
    );

  const membershipsOf: Links["membershipsOf"] = (email) =>
    orUnavailable(Effect.gen(function* () {
      const nowMs = yield* Clock.currentTimeMillis;
      yield* adopt(email);
      return yield* membershipRows(sql.unsafe(
        `select ${membershipColumns} from member m join account a on a.id = m.account_id
         where lower(m.email) = lower($1) and m.left_at is null and ${isOpen(2)} order by m.joined_at, m.id`,
        [email, nowMs],
      ));
    }));

  /** The address is locked, known or not, so that two requests at the same moment don't both see that there is no link yet. */
  const keepLink = ({ email, token, mail }: NewLink) =>
    orUnavailable(sql.withTransaction(Effect.gen(function* () {
      const nowMs = yield* Clock.currentTimeMillis;
      yield* sql.unsafe("select pg_advisory_xact_lock($1::int, hashtext(lower($2)))", [lockClass, email]);
      const kept = yield* firstId(sql.unsafe(
        `insert into sign_in_link (token_hash, email, expires_at)
         select $1, $2, ${time(3)} where not exists (
           select 1 from sign_in_link where lower(email) = lower($2) and used_at is null and expires_at > ${
          time(4)
        })
         returning token_hash as id`,
        [hashOfToken(token), email, nowMs + linkMs, nowMs + linkMs - linkEveryMs],
      ));
      if (Option.isSome(kept)) yield* outbox.enqueue(mail);
      return Option.isSome(kept);
    })));

  const readLink: Links["readLink"] = (token) =>
    Effect.flatMap(Clock.currentTimeMillis, (nowMs) =>
      orUnavailable(membershipRows(sql.unsafe(
        `select ${membershipColumns} from sign_in_link l
         join member m on lower(m.email) = lower(l.email) and m.left_at is null
         join account a on a.id = m.account_id
         where l.token_hash = $1 and l.used_at is null and l.expires_at > ${time(2)} and ${isOpen(2)}
         order by m.joined_at, m.id`,
        [hashOfToken(token), nowMs],
      ))));

  const useLink: Links["useLink"] = (token, memberId, language) =>
    orUnavailable(sql.withTransaction(Effect.gen(function* () {
      const nowMs = yield* Clock.currentTimeMillis;
      const used = yield* firstMembership(sql.unsafe(
        `update sign_in_link l set used_at = ${time(2)} from member m join account a on a.id = m.account_id
         where l.token_hash = $1 and l.used_at is null and l.expires_at > ${time(2)}
           and m.id = $3::uuid and lower(m.email) = lower(l.email) and m.left_at is null and ${isOpen(2)}
         returning ${membershipColumns}`,
        [hashOfToken(token), nowMs, memberId],
      ));
      if (Option.isNone(used)) return Option.none();
      yield* useUpLinks(sql, used.value.email, nowMs);
      yield* sql.unsafe("update account set language = $3 where id = $1::uuid and lower(email) = lower($2)", [
        used.value.accountId,
        used.value.email,
        language,
      ]);
      return Option.some(yield* beginSession(sql, used.value));
    })));

  return { membershipsOf, keepLink, readLink, useLink };
};
