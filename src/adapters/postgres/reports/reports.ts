/** Reports in the database. A report's text is kept as it was hashed. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import { Reports } from "../../../application/reports/report_ports.ts";
import { BatchStatus, CalcStatus } from "../../../contract/answers/bulk.ts";
import { ReportStatus } from "../../../contract/answers/reports.ts";
import type { StoredReport } from "../../../domain/reports/report.ts";
import type { ReportFacts } from "../../../domain/reports/report_facts.ts";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import { dayOfId } from "../bulk/batches.ts";
import { newestOf } from "../engine/embedded/newest.ts";
import { firstRowOf, rowsOf } from "../engine/rows.ts";
import { orUnavailable } from "../engine/unavailable.ts";
import { time } from "../engine/statements/times.ts";

const columns = `id, account_id as "accountId", report_number as "reportNumber", status,
  to_char(issued_on, 'YYYY-MM-DD') as "issuedOn", content, content_hash as "contentHash", signature,
  signed_with as "keyId"`;

const ReportRow = Schema.Struct({
  id: Schema.String,
  accountId: Schema.String,
  reportNumber: Schema.String,
  status: ReportStatus,
  issuedOn: Schema.String,
  content: Schema.String,
  contentHash: Schema.String,
  signature: Schema.String,
  keyId: Schema.String,
});

const findReport = firstRowOf(ReportRow);
const reportRows = rowsOf(ReportRow);

const findAskedWith = firstRowOf(Schema.Struct({ askedWith: Schema.NullOr(Schema.String) }));

const ReportFactsRow = Schema.Struct({
  status: Schema.NullOr(ReportStatus),
  issuedOn: Schema.NullOr(Schema.String),
  batchStatus: Schema.NullOr(BatchStatus),
  calcStatus: Schema.NullOr(CalcStatus),
  processedOn: Schema.NullOr(Schema.String),
  isTest: Schema.NullOr(Schema.Boolean),
});
type ReportFactsRow = typeof ReportFactsRow.Type;

const standingRows = rowsOf(ReportFactsRow);

const standingOf = (found: ReportFactsRow | undefined): ReportFacts => {
  const { status = null, issuedOn = null, batchStatus = null, calcStatus = null, processedOn = null } =
    found ?? {};
  const isTest = found?.isTest === true;
  return {
    report: status === null || issuedOn === null ? undefined : { status, issuedOn },
    row: batchStatus === null || calcStatus === null || processedOn === null
      ? undefined
      : { batchStatus, calcStatus, processedOn, isTest },
  };
};

/** The content is canonical JSON, whose texts have no bare quotes: only a member reads so. */
const ofTestKey = `position('"is_specimen":true' in content) > 0`;

const make: Effect.Effect<Reports["Type"], never, SqlClient.SqlClient> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const one = (statement: string, values: ReadonlyArray<string>) =>
    orUnavailable(findReport(sql.unsafe(statement, values)));

  /** One row whatever there is, without the texts of a report: what is found takes no longer than what isn't. */
  const standing = (id: string): Effect.Effect<ReportFacts, ServiceUnavailable> =>
    Effect.map(
      orUnavailable(standingRows(sql.unsafe(
        `select report.status, to_char(report.issued_on, 'YYYY-MM-DD') as "issuedOn",
           bulk_batch.status as "batchStatus", bulk_row.calc_status as "calcStatus",
           to_char(bulk_batch.processed_at at time zone 'Europe/Brussels', 'YYYY-MM-DD') as "processedOn",
           api_key.is_test as "isTest"
         from (select $1::uuid as id) as asked
         left join report on report.id = asked.id
         left join bulk_row on bulk_row.report_id = asked.id and bulk_row.processed_on = $2::date
         left join bulk_batch on bulk_batch.id = bulk_row.batch_id
         left join api_key on api_key.id = bulk_batch.key_id`,
        [id, dayOfId(id)],
      ))),
      ([found]) => standingOf(found),
    );

  const write = (report: StoredReport, askedWith: string | undefined, nowMs: number) =>
    sql.unsafe(
      `insert into report (id, account_id, report_number, status, issued_on, content, content_hash, signature,
         signed_with, created_at, asked_with)
       values ($1::uuid, $2::uuid, $3, $4, $5::date, $6, $7, $8, $9, ${time(10)}, $11)
       on conflict (id) do nothing`,
      [
        report.id,
        report.accountId,
        report.reportNumber,
        report.status,
        report.issuedOn,
        report.content,
        report.contentHash,
        report.signature,
        report.keyId,
        nowMs,
        askedWith ?? null,
      ],
    );

  return {
    insert: (report, alongside, askedWith) =>
      Effect.flatMap(
        Clock.currentTimeMillis,
        (nowMs) =>
          orUnavailable(sql.withTransaction(Effect.zipRight(write(report, askedWith, nowMs), alongside))),
      ),
    askedWith: (id) =>
      Effect.map(
        orUnavailable(findAskedWith(sql.unsafe(
          `select asked_with as "askedWith" from report where id = $1::uuid and status = 'draft'`,
          [id],
        ))),
        Option.flatMap(({ askedWith }) => Option.fromNullable(askedWith)),
      ),
    standing,
    find: (id) => one(`select ${columns} from report where id = $1::uuid`, [id]),
    list: ({ accountId, isTest }, part) =>
      orUnavailable(reportRows(newestOf(sql, {
        select: `${columns} from report`,
        where: isTest ? ofTestKey : undefined,
        accountId,
        part,
      }))),
    replaceDraft: (draft, { status, issuedOn, content, contentHash, signature, keyId }) =>
      Effect.map(
        one(
          `update report set status = $9, issued_on = $4::date, content = $5, content_hash = $6, signature = $7,
             signed_with = $8, asked_with = null where id = $1::uuid and status = $2 and content_hash = $3 returning ${columns}`,
          [
            draft.id,
            draft.status,
            draft.contentHash,
            issuedOn,
            content,
            contentHash,
            signature,
            keyId,
            status,
          ],
        ),
        Option.isSome,
      ),
    setStatus: (id, status) =>
      one(`update report set status = $2 where id = $1::uuid returning ${columns}`, [id, status]),
  };
});

export const layer: Layer.Layer<Reports, never, SqlClient.SqlClient> = Layer.effect(Reports, make);
