/**
 * Operators' marks, second factors and acts, and the mails that failed. The secret of a second factor is under seal; a
 * code is used up by one statement, so that of two processes one takes it.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import type { Membership } from "../../../application/accounts/browser_session.ts";
import { type OperatorAct, Operators } from "../../../application/accounts/operator_ports.ts";
import { newId } from "../../../application/new_id.ts";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import {
  type OperatorRefused,
  refusedBecause,
  refusedFor,
} from "../../../domain/accounts/operator_refused.ts";
import { newSecret, stepOfCode } from "../../second_factor.ts";
import { firstRowOf, rowsOf } from "../engine/rows.ts";
import { orUnavailable } from "../engine/unavailable.ts";
import { seal, sealingKey, type Secret, unseal } from "../sealed.ts";
import { isoTime, time } from "../engine/statements/times.ts";
import { actsOf } from "./lists/operator_acts.ts";
import { operatorLists } from "./lists/numbered_lists.ts";

const purpose = "second factors 1";
const mailsShown = 200;
/** Most characters of a mail's subject and of its failure in the list. */
const longestWords = 300;

const MarkedRow = Schema.Struct({ email: Schema.String, operatorSince: Schema.String });
const firstMarked = firstRowOf(MarkedRow);
const markedRows = rowsOf(MarkedRow);
const firstSealed = firstRowOf(Schema.Struct({ sealed: Schema.String }));
const mailRows = rowsOf(Schema.Struct({
  messageId: Schema.String,
  receiver: Schema.String,
  subject: Schema.String,
  status: Schema.Literal("queued", "dead"),
  attempts: Schema.Number,
  queuedAt: Schema.String,
  failure: Schema.String,
}));

const markedColumns = `email, ${isoTime("operator_since")} as "operatorSince"`;

const noOperator = (email: string): OperatorRefused =>
  refusedBecause(`${email} is no operator: see \`operator list\`.`);

const make = (
  secret: Secret,
  others: ReadonlyArray<Secret>,
): Effect.Effect<Operators["Type"], never, SqlClient.SqlClient> =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    const own = yield* Effect.promise(() => sealingKey(secret, purpose));
    const accepted = yield* Effect.promise(() =>
      Promise.all([secret, ...others].map((one) => sealingKey(one, purpose)))
    );

    const secretOf = async (sealed: string): Promise<string | undefined> => {
      for (const key of accepted) {
        const bytes = await unseal(key, sealed);
        if (bytes !== undefined) return new TextDecoder().decode(bytes);
      }
      return undefined;
    };

    const dropSecondFactors = (email: string) =>
      sql.unsafe(
        `update browser_session set second_factor_at = null
         where account_id in (select id from account where lower(email) = lower($1))`,
        [email],
      );

    const mark = (email: string) =>
      orUnavailable(sql.withTransaction(Effect.gen(function* () {
        const made = newSecret(email);
        const sealed = yield* Effect.promise(() => seal(own, new TextEncoder().encode(made.secret)));
        const nowMs = yield* Clock.currentTimeMillis;
        const found = yield* firstMarked(sql.unsafe(
          `update account set operator_since = coalesce(operator_since, ${time(2)}), totp_secret = $3,
             totp_last_step = null
           where lower(email) = lower($1) and closed_at is null returning ${markedColumns}`,
          [email, nowMs, sealed],
        ));
        if (Option.isNone(found)) return yield* refusedFor({ kind: "noAccount", email });
        yield* dropSecondFactors(email);
        return { ...found.value, ...made };
      })));

    const unmark = (email: string) =>
      orUnavailable(sql.withTransaction(Effect.gen(function* () {
        const found = yield* firstSealed(sql.unsafe(
          `update account set operator_since = null, totp_secret = null, totp_last_step = null
           where lower(email) = lower($1) and operator_since is not null returning '' as sealed`,
          [email],
        ));
        if (Option.isNone(found)) return yield* noOperator(email);
        yield* dropSecondFactors(email);
      })));

    const takeCode = (accountId: string, code: string): Effect.Effect<boolean, ServiceUnavailable> =>
      Effect.gen(function* () {
        const found = yield* orUnavailable(firstSealed(sql.unsafe(
          `select totp_secret as sealed from account
           where id = $1::uuid and operator_since is not null and totp_secret is not null`,
          [accountId],
        )));
        if (Option.isNone(found)) return false;
        const known = yield* Effect.promise(() => secretOf(found.value.sealed));
        if (known === undefined) return false;
        const step = stepOfCode(known, code, yield* Clock.currentTimeMillis);
        if (step === undefined) return false;
        // Under the current signing secret, whichever it was sealed under before; a secret that was given meanwhile stays.
        const sealed = yield* Effect.promise(() => seal(own, new TextEncoder().encode(known)));
        const taken = yield* orUnavailable(sql.unsafe(
          `update account set totp_last_step = $2, totp_secret = $3 where id = $1::uuid
             and (totp_last_step is null or totp_last_step < $2::bigint) and totp_secret = $4 returning 1`,
          [accountId, step, sealed, found.value.sealed],
        ));
        return taken.length > 0;
      });

    const writeAct = (
      { accountId, memberId }: Pick<Membership, "accountId" | "memberId">,
      { act, subject, details }: OperatorAct,
    ) =>
      Effect.flatMap(Clock.currentTimeMillis, (nowMs) =>
        sql.unsafe(
          `insert into operator_act (id, account_id, member_id, done_at, act, subject, details)
           values ($1, $2, $3, ${time(4)}, $5, $6, $7)`,
          [newId(nowMs), accountId, memberId, nowMs, act, subject, JSON.stringify(details)],
        ));

    return {
      ...operatorLists(sql),
      mark,
      unmark,
      takeCode,
      marked: orUnavailable(markedRows(sql.unsafe(
        `select ${markedColumns} from account where operator_since is not null order by email collate "C"`,
      ))),
      recorded: (person, act, work) =>
        orUnavailable(sql.withTransaction(Effect.zipLeft(work, writeAct(person, act)))),
      acts: actsOf(sql),
      failedMails: orUnavailable(mailRows(sql.unsafe(
        `select message_id as "messageId", receiver, left(subject, ${longestWords}) as subject, status, attempts,
           ${isoTime("queued_at")} as "queuedAt", left(last_failure, ${longestWords}) as failure
         from mail where status <> 'sent' and last_failure is not null
         order by queued_at desc limit ${mailsShown}`,
      ))),
      retryMail: (messageId) =>
        Effect.flatMap(Clock.currentTimeMillis, (nowMs) =>
          Effect.map(
            orUnavailable(sql.unsafe(
              `update mail set status = 'queued', attempts = 0, due_at = ${time(2)}, finished_at = null
               where message_id = $1 and status = 'dead' and body <> '' returning 1`,
              [messageId, nowMs],
            )),
            (rows) => rows.length > 0,
          )),
    };
  });

/**
 * @param secret the signing secret, which seals second factors
 * @param others are accepted when one is opened
 */
export const layer = (
  secret: Secret,
  others: ReadonlyArray<Secret> = [],
): Layer.Layer<Operators, never, SqlClient.SqlClient> => Layer.effect(Operators, make(secret, others));
