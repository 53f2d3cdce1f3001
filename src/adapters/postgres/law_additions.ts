/**
 * Tables of law that operators added: a table of the database to which entries are only added, and in which they are marked as
 * withdrawn. A change is one transaction, and is made only on the entries that it was decided on.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import {
  type LawAddition,
  LawAdditions,
  type LawChangeOrder,
  type LawFiles,
  lawKinds,
} from "../../application/law/law_ports.ts";
import { jsonOf } from "../../kernel/text/json.ts";
import { rowsOf } from "./engine/rows.ts";
import { orUnavailable } from "./engine/unavailable.ts";
import { msOf } from "./engine/statements/times.ts";

/** An entry counts, or ceases to, this much later, by when every process has read it: all of them change at one moment. */
const spreadMs = 5_000;

/** Form of the files that this release stores: an object from names to texts. */
const ownFormat = 1;

const Row = Schema.Struct({
  id: Schema.Number,
  format: Schema.Number,
  kind: Schema.String,
  version: Schema.String,
  title: Schema.String,
  sha256: Schema.String,
  entered_by: Schema.String,
  entered_ms: Schema.Number,
  counts_from_ms: Schema.Number,
  withdrawn_by: Schema.NullOr(Schema.String),
  withdrawn_ms: Schema.NullOr(Schema.Number),
});

const rows = rowsOf(Row);
const fileRows = rowsOf(Schema.Struct({ id: Schema.Number, files: Schema.String }));

const isFiles = Schema.is(Schema.Record({ key: Schema.String, value: Schema.String }));

/** Files of another form are those of a newer release, and none here. */
const filesOfText = (text: string): LawFiles => {
  const files = jsonOf(text);
  return isFiles(files) ? files : {};
};

const additionOf = (row: typeof Row.Type): LawAddition => ({
  id: row.id,
  kind: row.kind,
  version: row.version,
  title: row.title,
  sha256: row.sha256,
  enteredBy: row.entered_by,
  enteredMs: row.entered_ms,
  countsFromMs: row.counts_from_ms,
  withdrawnMs: row.withdrawn_ms ?? undefined,
  withdrawnBy: row.withdrawn_by ?? undefined,
  isForeign: row.format !== ownFormat || !lawKinds.some((kind) => kind === row.kind),
});

const findAdditions = (sql: SqlClient.SqlClient): Effect.Effect<ReadonlyArray<LawAddition>, SqlError> =>
  Effect.map(
    rows(sql.unsafe(
      `select id::int as id, format, kind, version, title, sha256, entered_by, ${
        msOf("entered_at")
      } as entered_ms,
         ${msOf("counts_from")} as counts_from_ms, withdrawn_by, ${msOf("withdrawn_at")} as withdrawn_ms
       from law_addition order by id`,
    )),
    (found) => found.map(additionOf),
  );

const nameOf = (additions: ReadonlyArray<LawAddition>): string =>
  additions.map(({ id, withdrawnMs }) => withdrawnMs === undefined ? `${id}` : `-${id}`).join();

/** Makes a change beside which no other process makes one, if nothing has changed since it was decided. */
const decided = <Change>(
  sql: SqlClient.SqlClient,
  { decidedOn }: LawChangeOrder<Change>,
  change: (nowMs: number) => Effect.Effect<unknown, SqlError>,
) =>
  orUnavailable(sql.withTransaction(Effect.gen(function* () {
    yield* sql`lock table law_addition in share row exclusive mode`;
    const before = yield* findAdditions(sql);
    if (nameOf(before) !== nameOf(decidedOn)) return undefined;
    yield* change(yield* Clock.currentTimeMillis);
    const after = yield* findAdditions(sql);
    return after.find((one, index) =>
      one.withdrawnMs !== before[index]?.withdrawnMs || index === before.length
    );
  })));

export const layer: Layer.Layer<LawAdditions, never, SqlClient.SqlClient> = Layer.effect(
  LawAdditions,
  Effect.map(SqlClient.SqlClient, (sql) => ({
    list: orUnavailable(findAdditions(sql)),
    filesOf: (ids) =>
      orUnavailable(Effect.map(
        fileRows(sql.unsafe(
          "select id::int as id, files::text as files from law_addition where id = any($1::bigint[]) order by id",
          [ids],
        )),
        (found) => found.map(({ id, files }) => ({ id, files: filesOfText(files) })),
      )),
    add: (order) =>
      decided(sql, order, (nowMs) => {
        const { kind, version, title, sha256, files } = order.change;
        return sql`
          insert into law_addition (format, kind, version, title, sha256, files, entered_by, entered_at, counts_from)
          values (${ownFormat}, ${kind}, ${version}, ${title}, ${sha256}, ${
          JSON.stringify(files)
        }::json, ${order.by},
            to_timestamp(${nowMs}::float8 / 1000), to_timestamp(${nowMs + spreadMs}::float8 / 1000))`;
      }),
    withdraw: (order) =>
      decided(sql, order, (nowMs) =>
        sql`
        update law_addition set withdrawn_by = ${order.by},
          withdrawn_at = to_timestamp(${nowMs + spreadMs}::float8 / 1000)
        where id = ${order.change} and withdrawn_at is null`),
  })),
);
