/**
 * Inquiries, their links and answers. Tokens are looked for by their hash. Whoever writes takes turns with other writers of the
 * account, so that of two answers to one round the second finds the first.
 */
import { isFoundBy, searchParameters } from "./supplier_rows.ts";
import * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import { Inquiries } from "../../../application/suppliers/inquiries/inquiry_ports.ts";
import { hashOfToken, isToken } from "../../../domain/accounts/session.ts";
import { uuidOfText } from "../../../kernel/uuid.ts";
import { isOpen } from "../accounts/browser_session_rows.ts";
import { rowsOf } from "../engine/rows.ts";
import { orUnavailable } from "../engine/unavailable.ts";
import { exactJson } from "../exact_json.ts";
import { deliveryState, type FoundInquiry, inquiryRows, selectInquiries } from "./inquiry_rows.ts";
import { inTurn } from "../supplier_lock.ts";
import { time } from "../engine/statements/times.ts";

const hashes = rowsOf(Schema.Struct({ hash: Schema.String }));

/** Condition that one of the goods that an inquiry asks for has a code by the pattern. */
const hasCode = (pattern: string): string =>
  `exists (select from json_array_elements(q.facts -> 'goods') g where g ->> 'cnCode' like ${pattern})`;

const make: Effect.Effect<Inquiries["Type"], never, SqlClient.SqlClient> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const oneOf = (
    accountId: string,
    id: string,
  ): Effect.Effect<Option.Option<FoundInquiry>, SqlError> =>
    Effect.map(
      inquiryRows(sql.unsafe(
        `${selectInquiries("null::integer")} where i.account_id = $1::uuid and q.id = $2::uuid`,
        [accountId, uuidOfText(id) ?? null],
      )),
      ([found]) => Option.fromNullable(found),
    );

  const oneByLink = (token: string): Effect.Effect<Option.Option<FoundInquiry>, SqlError> =>
    !isToken(token) ? Effect.succeedNone : Effect.flatMap(Clock.currentTimeMillis, (nowMs) =>
      Effect.map(
        inquiryRows(sql.unsafe(
          `${selectInquiries("l.round")} join inquiry_link l on l.inquiry_id = q.id
           where l.token_hash = $1 and ${isOpen(2)}`,
          [hashOfToken(token), nowMs],
        )),
        ([found]) => Option.fromNullable(found),
      ));

  const inAccountsTurn: Inquiries["Type"]["inAccountsTurn"] = (accountId, work) =>
    inTurn(sql, accountId, work);

  const inTurnOne: Inquiries["Type"]["inTurn"] = (accountId, id, work) =>
    inTurn(
      sql,
      accountId,
      Effect.flatMap(orUnavailable(oneOf(accountId, id)), (found) =>
        Option.match(found, {
          onNone: () => Effect.succeedNone,
          onSome: ({ known }) => Effect.asSome(work(known)),
        })),
    );

  const inTurnByLink: Inquiries["Type"]["inTurnByLink"] = (token, work) =>
    Effect.flatMap(orUnavailable(oneByLink(token)), (found) =>
      Option.match(found, {
        onNone: () => Effect.succeedNone,
        onSome: ({ known: { accountId }, round }) =>
          inTurn(
            sql,
            accountId,
            Effect.flatMap(orUnavailable(oneByLink(token)), (again) =>
              Option.match(again, {
                onNone: () => Effect.succeedNone,
                onSome: ({ known }) => Effect.asSome(work(known, round)),
              })),
          ),
      }));

  const add: Inquiries["Type"]["add"] = (inquiry) =>
    Effect.flatMap(Clock.currentTimeMillis, (nowMs) =>
      Effect.asVoid(orUnavailable(sql.unsafe(
        `insert into supplier_inquiry (id, installation_id, period, facts, asked_on, state, round, round_on, due_on,
           open_until, remark, created_at)
         values ($1::uuid, $2::uuid, $3, $4::json, $5::date, $6, $7, $8::date, $9::date, $10::date, $11, ${
          time(12)
        })`,
        [
          ...[inquiry.id, inquiry.installationId, inquiry.facts.period, JSON.stringify(inquiry.facts)],
          ...[
            inquiry.askedOn,
            inquiry.state,
            inquiry.round,
            inquiry.roundOn,
            inquiry.dueOn,
            inquiry.openUntil,
          ],
          ...[inquiry.remark, nowMs],
        ],
      ))));

  const stand: Inquiries["Type"]["stand"] = ({ id, state, round, roundOn, dueOn, openUntil, remark }) =>
    Effect.asVoid(orUnavailable(sql.unsafe(
      `update supplier_inquiry set state = $2, round = $3, round_on = $4::date, due_on = $5::date,
         open_until = $6::date, remark = $7 where id = $1::uuid`,
      [id, state, round, roundOn, dueOn, openUntil, remark],
    )));

  const giveLink: Inquiries["Type"]["giveLink"] = (
    { token, inquiryId, round, messageId, mailedOn, reminder },
  ) =>
    Effect.map(
      orUnavailable(hashes(sql.unsafe(
        `insert into inquiry_link (token_hash, inquiry_id, round, mailed_on, reminder, message_id)
         values ($1, $2::uuid, $3, $4::date, $5, $6) on conflict do nothing returning token_hash as hash`,
        [hashOfToken(token), inquiryId, round, mailedOn, reminder, messageId],
      ))),
      (given) => given.length > 0,
    );

  const keepAnswer: Inquiries["Type"]["keepAnswer"] = (inquiryId, { round, sentOn, values, remark }) =>
    Effect.asVoid(orUnavailable(sql.unsafe(
      `insert into inquiry_answer (inquiry_id, round, sent_on, answer_values, remark)
       values ($1::uuid, $2, $3::date, $4::json, $5)`,
      [inquiryId, round, sentOn, JSON.stringify(exactJson(values)), remark],
    )));

  const find: Inquiries["Type"]["find"] = (accountId, id) =>
    Effect.map(orUnavailable(oneOf(accountId, id)), Option.map(({ known }) => known));

  const part: Inquiries["Type"]["part"] = ({
    accountId,
    installationId,
    state,
    deliveries,
    openBefore,
    search,
    behindId,
    atMost,
  }) =>
    Effect.map(
      orUnavailable(inquiryRows(sql.unsafe(
        `${
          selectInquiries("null::integer")
        } where i.account_id = $1::uuid and ($2::uuid is null or i.id = $2::uuid)
           and ($3::text is null or q.state = $3) and ($4::uuid is null or q.id < $4::uuid)
           and ($5::text[] is null or ${deliveryState} = any($5::text[]))
           and ($7::date is null or q.open_until < $7::date)
           and ${isFoundBy(8, { more: ["q.facts ->> 'receiver'"], codes: hasCode })}
         order by q.id desc limit $6`,
        [
          accountId,
          installationId ?? null,
          state ?? null,
          behindId ?? null,
          deliveries ?? null,
          atMost,
          openBefore ?? null,
          ...searchParameters(search),
        ],
      ))),
      (found) => found.map(({ known }) => known),
    );

  const waiting: Inquiries["Type"]["waiting"] = (today, behindId, atMost) =>
    Effect.flatMap(Clock.currentTimeMillis, (nowMs) =>
      Effect.map(
        orUnavailable(inquiryRows(sql.unsafe(
          `${selectInquiries("null::integer")} where q.state = 'waiting' and q.open_until >= $1::date and ${
            isOpen(2)
          }
             and ($3::uuid is null or q.id > $3::uuid)
           order by q.id limit $4`,
          [today, nowMs, behindId ?? null, atMost],
        ))),
        (found) => found.map(({ known }) => known),
      ));

  return {
    inAccountsTurn,
    inTurn: inTurnOne,
    inTurnByLink,
    add,
    stand,
    giveLink,
    keepAnswer,
    find,
    part,
    byLink: (token) => orUnavailable(oneByLink(token)),
    waiting,
  };
});

export const layer: Layer.Layer<Inquiries, never, SqlClient.SqlClient> = Layer.effect(Inquiries, make);
