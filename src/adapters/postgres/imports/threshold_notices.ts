/**
 * Notices about the threshold as rows: of two transactions that give one, the second waits for the first and finds it
 * given.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import { ThresholdNotices } from "../../../application/imports/import_ports.ts";
import { eoriAsWritten } from "../columns.ts";
import { isOpen } from "../accounts/browser_session_rows.ts";
import { firstRowOf, rowsOf } from "../engine/rows.ts";
import { orUnavailable } from "../engine/unavailable.ts";
import { joinedMembers, receiverColumns } from "./reminders.ts";
import { time } from "../engine/statements/times.ts";

const receiverRows = rowsOf(Schema.Struct({
  importerId: Schema.String,
  eori: Schema.String,
  name: Schema.String,
  id: Schema.String,
  email: Schema.String,
  language: Schema.Literal("en", "de", "fr"),
}));
const firstKind = firstRowOf(Schema.Struct({ kind: Schema.String }));

const make: Effect.Effect<ThresholdNotices["Type"], never, SqlClient.SqlClient> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const isGiven: ThresholdNotices["Type"]["isGiven"] = (importerId, year, kind) =>
    Effect.map(
      orUnavailable(firstKind(sql.unsafe(
        "select kind from threshold_notice where importer_id = $1::uuid and year = $2 and kind = $3",
        [importerId, year, kind],
      ))),
      Option.isSome,
    );

  const give: ThresholdNotices["Type"]["give"] = ({ importerId, year, kind, day }) =>
    Effect.flatMap(Clock.currentTimeMillis, (nowMs) =>
      Effect.map(
        orUnavailable(receiverRows(sql.unsafe(
          `with given as (
             insert into threshold_notice (importer_id, year, kind, day, queued_at)
             select $1::uuid, $2, kind, $4::date, ${time(5)}
             from unnest(case when $3 = 'passed' then array['passed', 'warned'] else array['warned'] end) as k (kind)
             on conflict do nothing returning importer_id, kind)
           select i.id as "importerId", ${eoriAsWritten("i")} as eori, i.name, ${receiverColumns}
           from given g join importer i on i.id = g.importer_id join account a on a.id = i.account_id
           ${joinedMembers}
           where g.kind = $3 and coalesce(c.threshold, true) and ${isOpen(5)}`,
          [importerId, year, kind, day, nowMs],
        ))),
        (rows) =>
          rows.map(({ importerId: id, eori, name, ...receiver }) => ({
            importer: { id, eori, name },
            receiver,
          })),
      ));

  return { isGiven, give };
});

export const layer: Layer.Layer<ThresholdNotices, never, SqlClient.SqlClient> = Layer.effect(
  ThresholdNotices,
  make,
);
