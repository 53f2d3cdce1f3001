/**
 * Acts of operators, the newest first. A search reads them a part at a time: one that finds little would read every act ever
 * recorded, seconds of the database once there are hundreds of thousands.
 */
import type * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { actsASearch, type Operators } from "../../../../application/accounts/operator_ports.ts";
import { recordsAPage } from "../../../../application/accounts/own_account.ts";
import { uuidOfText } from "../../../../kernel/uuid.ts";
import { firstRowOf, rowsOf } from "../../engine/rows.ts";
import { isoTime } from "../../engine/statements/times.ts";
import { orUnavailable } from "../../engine/unavailable.ts";

const actRows = rowsOf(Schema.Struct({
  id: Schema.String,
  operator: Schema.String,
  doneAt: Schema.String,
  act: Schema.String,
  subject: Schema.String,
  details: Schema.String,
}));
const firstId = firstRowOf(Schema.Struct({ id: Schema.String }));

/** Acts before one, from a day to a day: the parameters are the act's id and the days. */
const within = `from operator_act o where ($1::uuid is null or o.id < $1::uuid)
  and ($2::date is null or o.done_at >= $2::date at time zone 'Europe/Brussels')
  and ($3::date is null or o.done_at < ($3::date + 1) at time zone 'Europe/Brussels')`;

const read = `with part as materialized (select o.* ${within} order by o.id desc limit $5)
  select o.id, coalesce(m.email, a.email) as operator, ${
  isoTime("o.done_at")
} as "doneAt", o.act, o.subject, o.details::text as details
  from part o join account a on a.id = o.account_id left join member m on m.id = o.member_id
  where $4 = '' or position(lower($4)
    in lower(concat_ws(' ', coalesce(m.email, a.email), o.act, o.subject, o.details::text))) > 0
  order by o.id desc limit ${recordsAPage + 1}`;

/** The last act of a part, where others are behind it. */
const endOfPart = `select part.id from (select o.id ${within} order by o.id desc offset $4 limit 1) as part
  where exists (select 1 ${within} and o.id < part.id)`;

/** Reader of a page of acts. */
export const actsOf =
  (sql: SqlClient.SqlClient): Operators["Type"]["acts"] => ({ before, from, to, text = "" }) =>
    Effect.gen(function* () {
      const bounds = [before === undefined ? null : uuidOfText(before) ?? null, from ?? null, to ?? null];
      const part = text === "" ? recordsAPage + 1 : actsASearch;
      const found = yield* orUnavailable(actRows(sql.unsafe(read, [...bounds, text, part])));
      const hasMore = found.length > recordsAPage;
      const end = text === "" || hasMore
        ? undefined
        : (yield* orUnavailable(firstId(sql.unsafe(endOfPart, [...bounds, actsASearch - 1]))));
      return {
        records: found.slice(0, recordsAPage),
        hasMore,
        readTo: end?._tag === "Some" ? end.value.id : undefined,
      };
    });
