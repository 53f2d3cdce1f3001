/**
 * Accounts that people make for themselves, as rows. One is made at a time, in the whole service: so a day's number is exact, and
 * of two links of one address, or two addresses of one mailbox, one makes an account.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import { newId } from "../../../application/new_id.ts";
import { type NewAccount, type SignUpOutcome, SignUps } from "../../../application/accounts/sign_up.ts";
import { hashOfToken } from "../../../domain/accounts/session.ts";
import { type SignUpRules, standingOf } from "../../../domain/accounts/sign_up.ts";
import { writeAct } from "../accounts/account_acts.ts";
import { beginSession } from "../accounts/begin_session.ts";
import { firstId, isOpen } from "../accounts/browser_session_rows.ts";
import { useUpLinks } from "../accounts/sign_in_links.ts";
import { firstRowOf } from "../engine/rows.ts";
import { orUnavailable } from "../engine/unavailable.ts";
import { dayMs } from "../../../kernel/time/durations.ts";
import { time } from "../engine/statements/times.ts";

/** Tells this lock from those for other purposes. */
const lockClass = 7233005;

const mailbox = (email: string): string => `lower(regexp_replace(${email}, '^([^+@]+)[+][^@]*@', '\\1@'))`;
const hasAccount = (email: string): string =>
  `exists (select 1 from account o where ${mailbox("o.email")} = ${mailbox(email)})`;

const firstOffer = firstRowOf(Schema.Struct({
  email: Schema.String,
  isTaken: Schema.Boolean,
  made: Schema.Array(Schema.String),
}));
const firstTaken = firstRowOf(Schema.Struct({ isTaken: Schema.Boolean }));

const make: Effect.Effect<SignUps["Type"], never, SqlClient.SqlClient> = Effect.map(
  SqlClient.SqlClient,
  (sql) => {
    const offerOf = (token: string, nowMs: number) =>
      firstOffer(sql.unsafe(
        `select l.email, ${hasAccount("l.email")} as "isTaken",
           array(select o.email::text from account o where o.signed_up_at > ${time(3)}) as made
         from sign_in_link l
         where l.token_hash = $1 and l.used_at is null and l.expires_at > ${time(2)} and not exists (
           select 1 from member m join account a on a.id = m.account_id
           where lower(m.email) = lower(l.email) and m.left_at is null and ${isOpen(2)})`,
        [hashOfToken(token), nowMs, nowMs - dayMs],
      ));

    const insert = (email: string, { name, language }: NewAccount, { tier }: SignUpRules, nowMs: number) =>
      firstId(sql.unsafe(
        `insert into account (id, email, tier, created_at, signed_up_at, name, language)
         values ($1, $2, $3, ${time(6)}, ${
          time(6)
        }, $4, $5) on conflict (lower(email)) do nothing returning id`,
        [newId(nowMs), email, tier, name, language, nowMs],
      ));

    const made = (account: NewAccount, rules: SignUpRules): Effect.Effect<SignUpOutcome, SqlError> =>
      Effect.gen(function* () {
        const nowMs = yield* Clock.currentTimeMillis;
        yield* sql.unsafe("select pg_advisory_xact_lock($1::bigint)", [lockClass]);
        const offer = yield* offerOf(account.token, nowMs);
        if (Option.isNone(offer)) return { kind: "gone" };
        const { email } = offer.value;
        const standing = standingOf(offer.value, rules);
        if (standing !== "open") return { kind: standing };
        const inserted = yield* insert(email, account, rules, nowMs);
        if (Option.isNone(inserted)) return { kind: "taken" };
        const person = { accountId: inserted.value.id, memberId: newId(nowMs) };
        yield* sql.unsafe(
          `insert into member (id, account_id, email, role, joined_at)
           values ($1, $2, $3, 'administrator', ${time(4)})`,
          [person.memberId, person.accountId, email, nowMs],
        );
        yield* useUpLinks(sql, email, nowMs);
        yield* writeAct(sql, person, { act: "account.made", subject: email });
        return { kind: "made", session: yield* beginSession(sql, person) };
      });

    return {
      isFree: (email) =>
        Effect.map(
          orUnavailable(firstTaken(sql.unsafe(`select ${hasAccount("$1::text")} as "isTaken"`, [email]))),
          Option.exists(({ isTaken }) => !isTaken),
        ),
      offer: (token, rules) =>
        Effect.flatMap(Clock.currentTimeMillis, (nowMs) =>
          Effect.map(
            orUnavailable(offerOf(token, nowMs)),
            Option.map((found) => ({ email: found.email, standing: standingOf(found, rules) })),
          )),
      make: (account, rules) => orUnavailable(sql.withTransaction(made(account, rules))),
    };
  },
);

export const layer: Layer.Layer<SignUps, never, SqlClient.SqlClient> = Layer.effect(SignUps, make);
