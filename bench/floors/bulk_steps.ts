/**
 * A bulk call on a PostgreSQL server, step by step: each step does what the one before does and one thing more. The first
 * is the floor of `bench/bulk.ts`, which knows beforehand what it will say. None of them has a route, a key, a limit, a
 * pause in which others get their turn, or an answer to what goes wrong. `PUT` tells a call and its answer; `POST` is it.
 *
 *     DATABASE_URL=... PORT=... deno run -A bench/floors/bulk_steps.ts STEP
 */
import * as Either from "effect/Either";
import pg from "pg";
import { idsAt } from "../../src/application/new_id.ts";
import { byName } from "../../src/contract/decoding/decoding.ts";
import { recordContext } from "../../src/domain/cbam/calculation/record.ts";
import { calculateRow, keptRow, readRow, type SentRow } from "../../src/domain/cbam/bulk/bulk.ts";
import { gatherNothing, gatherRow, type RowRecord } from "../../src/domain/cbam/bulk/bulk_record.ts";
import { calculate } from "../../src/domain/cbam/calculation/calculation.ts";
import { rowsOfJson } from "../../src/features/cbam/table/bulk_rows.ts";
import { rowText } from "../../src/features/cbam/table/bulk_answer.ts";
import { parseJson } from "../../src/http/wire/request.ts";
import { isRecord } from "../../src/kernel/text/json.ts";
import { law } from "../../tests/support/law.ts";

/** The steps by what each does more, in their order. */
export const steps = [
  "floor",
  "its rows read",
  "its texts made",
  "the audit's table",
  "two commits",
] as const;
type Step = typeof steps[number];

const year = 2026;
const columnsOf = (count: number): string =>
  Array.from({ length: count }, (_, at) => `string_to_array($${at + 3}, e'\\n')`).join(", ");
const plain =
  `insert into floor_row select $1::uuid, i::integer, gen_random_uuid(), s::json, r::json, o::json from unnest(${
    columnsOf(4)
  }) as t (i, s, r, o) where $2::text <> ''`;
const audit =
  `insert into bulk_row (batch_id, processed_on, request_id, row_index, sent, input, output, report_id,
  calc_status, client_ref, source_list) select $1::uuid, $2::date, 'floor', i::integer, s::json, r::json, o::json, id::uuid,
  st, c::json, nullif(l, '-')::smallint from unnest(${columnsOf(8)}) as t (i, s, r, o, id, st, c, l)`;

const column = (rows: ReadonlyArray<RowRecord>, text: (row: RowRecord) => string | number): string =>
  rows.map(text).join("\n");
const plainColumns = (rows: ReadonlyArray<RowRecord>) => [
  column(rows, (row) => row.rowIndex),
  column(rows, (row) => row.sent),
  column(rows, (row) => row.input),
  column(rows, (row) => row.output),
];
const auditColumns = (rows: ReadonlyArray<RowRecord>) => [
  ...plainColumns(rows),
  column(rows, (row) => row.reportId),
  column(rows, (row) => row.calcStatus),
  column(rows, (row) => row.clientRef),
  column(rows, (row) => row.sourceList ?? "-"),
];

const sentRows = (value: unknown): ReadonlyArray<SentRow> => {
  const shipments = isRecord(value) && Array.isArray(value["shipments"]) ? value["shipments"] : [];
  return Either.getOrThrow(rowsOfJson({ shipments }, undefined, undefined)).slice(0, shipments.length);
};

const gathered = (rows: ReadonlyArray<SentRow>) => {
  const all = gatherNothing();
  const context = recordContext(law, new Date().toISOString(), false);
  const reportId = idsAt(Date.now());
  for (const row of rows) {
    const read = readRow(row, year);
    const kept = keptRow(row, read);
    const result = calculateRow(read, law);
    gatherRow(all, { reportId: reportId(), sent: row.sent, kept, read, result }, context);
  }
  return all;
};

/** The ends of rows are known beforehand, as they are the same in every call of a law. */
const answerOf = (rows: ReadonlyArray<RowRecord>, ends: ReadonlyArray<string>): string => {
  const shared = { endOf: (list: number) => ends[list] ?? "", disclosure: "", sourceLists: "" };
  return `{"results":[${rows.map((row) => rowText(row, shared)).join()}]}`;
};

const tables = async (client: pg.Client): Promise<void> => {
  await client.query(
    `create table if not exists floor_row (batch uuid, row_index integer, report uuid, sent json, input json, output json,
      primary key (batch, row_index)); create index if not exists floor_report on floor_row (report);
    create table if not exists floor_admission (id uuid primary key, at timestamptz default now())`,
  );
};

/** Makes the work of a call whose answer is known. */
const prepare = (step: Step, clients: readonly [pg.Client, pg.Client], sent: string, answered: string) => {
  const [client, beside] = clients;
  const at = steps.indexOf(step);
  const value: unknown = JSON.parse(answered);
  const disclosure = JSON.stringify(isRecord(value) ? value["disclosure"] : undefined);
  const known = gathered(sentRows(JSON.parse(sent)));
  const knownColumns = plainColumns(known.rows);
  const ends = known.sourceLists.map((list) =>
    `"sources":${JSON.stringify(list)},"disclosure":${disclosure}`
  );
  const shipments = sentRows(JSON.parse(sent)).flatMap((row) =>
    readRow({ ...row, naming: byName }, year).shipment ?? []
  );
  const keep = (text: string, columns: ReadonlyArray<string>) =>
    client.query({
      name: text === plain ? "plain" : "audit",
      text,
      values: [crypto.randomUUID(), new Date().toISOString().slice(0, 10), ...columns],
    });
  return async (bytes: Uint8Array): Promise<string> => {
    const place = at < 4
      ? undefined
      : beside.query("insert into floor_admission (id) values (gen_random_uuid())");
    if (at < 1) {
      JSON.parse(new TextDecoder().decode(bytes));
      for (const shipment of shipments) calculate(law, shipment);
    }
    const rows = at < 1 ? [] : sentRows(Either.getOrThrow(parseJson(bytes)));
    if (at === 1) { for (const row of rows) calculateRow(readRow(row, year), law); }
    const made = at < 2 ? known : gathered(rows);
    const text = at < 2 ? JSON.stringify(value) : answerOf(made.rows, ends);
    await place;
    await (at < 3
      ? keep(plain, at < 2 ? knownColumns : plainColumns(made.rows))
      : keep(audit, auditColumns(made.rows)));
    return text;
  };
};

if (import.meta.main) {
  const step = steps.find((each) => each === Deno.args[0]);
  if (step === undefined) throw new TypeError(`There is no step "${Deno.args[0]}".`);
  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: Deno.env.get("DATABASE_URL") });
    await client.connect();
    return client;
  };
  const clients = [await connect(), await connect()] as const;
  await tables(clients[0]);
  let work = (_bytes: Uint8Array): Promise<string> => Promise.resolve("{}");
  const options = { port: Number(Deno.env.get("PORT")), hostname: "127.0.0.1", onListen: () => {} };
  Deno.serve(options, async (asked) => {
    if (asked.method === "POST") return new Response(await work(await asked.bytes()));
    if (asked.method !== "PUT") return new Response();
    const { sent, answered } = await asked.json();
    work = prepare(step, clients, sent, answered);
    return new Response();
  });
}
