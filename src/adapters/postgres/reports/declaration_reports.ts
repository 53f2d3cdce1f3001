/** Documents of declarations in the database. A document's text is kept as it was hashed. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import { DeclarationReports, type StoredDeclaration } from "../../../application/reports/report_ports.ts";
import { firstRowOf } from "../engine/rows.ts";
import { orUnavailable } from "../engine/unavailable.ts";
import { time } from "../engine/statements/times.ts";

const day = `to_char(issued_on, 'YYYY-MM-DD') as "issuedOn"`;

const findDay = firstRowOf(Schema.Struct({ issuedOn: Schema.String }));

const findDocument = firstRowOf(Schema.Struct({
  id: Schema.String,
  accountId: Schema.String,
  reportNumber: Schema.String,
  issuedOn: Schema.String,
  content: Schema.String,
  contentHash: Schema.String,
  signature: Schema.String,
  keyId: Schema.String,
}));

const make: Effect.Effect<DeclarationReports["Type"], never, SqlClient.SqlClient> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const write = ({ report, declarantId, year }: StoredDeclaration, nowMs: number) =>
    sql.unsafe(
      `insert into declaration_report (id, account_id, declarant_id, year, report_number, issued_on, content,
         content_hash, signature, signed_with, created_at)
       values ($1::uuid, $2::uuid, $3::uuid, $4, $5, $6::date, $7, $8, $9, $10, ${time(11)})`,
      [
        report.id,
        report.accountId,
        declarantId,
        year,
        report.reportNumber,
        report.issuedOn,
        report.content,
        report.contentHash,
        report.signature,
        report.keyId,
        nowMs,
      ],
    );

  return {
    insert: (document, alongside) =>
      Effect.flatMap(
        Clock.currentTimeMillis,
        (nowMs) => orUnavailable(sql.withTransaction(Effect.zipRight(write(document, nowMs), alongside))),
      ),
    issuedOn: (id) =>
      Effect.map(
        orUnavailable(findDay(sql.unsafe(`select ${day} from declaration_report where id = $1::uuid`, [id]))),
        Option.map(({ issuedOn }) => issuedOn),
      ),
    find: (id) =>
      Effect.map(
        orUnavailable(findDocument(sql.unsafe(
          `select id, account_id as "accountId", report_number as "reportNumber", ${day}, content,
             content_hash as "contentHash", signature, signed_with as "keyId"
           from declaration_report where id = $1::uuid`,
          [id],
        ))),
        Option.map((found) => ({ ...found, status: "issued" as const })),
      ),
  };
});

export const layer: Layer.Layer<DeclarationReports, never, SqlClient.SqlClient> = Layer.effect(
  DeclarationReports,
  make,
);
