/**
 * The least that a service can do with a bulk call, as a server of its own: read the body, parse it, calculate every row,
 * write the answer as JSON, keep the same bytes in one durable statement, answer. It knows beforehand what it will say:
 * it reads, checks and decides nothing. `PUT` tells it a call and its answer; `POST` is then the call.
 *
 *     DATABASE_URL=... PORT=... deno run -A bench/bulk_floor.ts
 *     DATA_DIR=... PORT=... deno run -A bench/bulk_floor.ts
 */
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { calculate } from "../src/domain/cbam/calculation/calculation.ts";
import { readRow } from "../src/domain/cbam/bulk/bulk.ts";
import { byName } from "../src/contract/decoding/decoding.ts";
import { law } from "../tests/support/law.ts";

const table = `create table if not exists floor_row (batch uuid, row_index integer, report uuid, sent json,
  input json, output json, primary key (batch, row_index));
  create index if not exists floor_report on floor_row (report)`;
const lines = ["$1", "$2", "$3", "$4"].map((column) => `string_to_array(${column}, e'\\n')`).join(", ");
const insert =
  `insert into floor_row select $5::uuid, i::integer, gen_random_uuid(), s::json, r::json, o::json
  from unnest(${lines}) as t (i, s, r, o)`;

type Query = (text: string, values: ReadonlyArray<string>) => Promise<unknown>;

const open = async (): Promise<Query> => {
  const url = Deno.env.get("DATABASE_URL");
  if (url === undefined) {
    const database = await PGlite.create(Deno.env.get("DATA_DIR"));
    await database.exec(table);
    return (text, values) => database.query(text, [...values]);
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(table);
  return (text, values) => client.query({ name: "insert", text, values: [...values] });
};

const query = await open();

/** A call whose answer is known. */
const prepare = (sent: string, answered: string) => {
  const value = JSON.parse(answered);
  const rows: ReadonlyArray<unknown> = JSON.parse(sent).shipments;
  const shipments = rows.flatMap((row) =>
    readRow({ sent: row, row, naming: byName, issues: [] }, 2026).shipment ?? []
  );
  const results: ReadonlyArray<Record<string, unknown>> = value.results;
  const columns = [
    results.map((_, index) => String(index)),
    rows.map((row) => JSON.stringify(row)),
    results.map((row) => JSON.stringify(row["input"])),
    results.map((row) => {
      const { sources: _, disclosure: __, ...core } = Object(row["output"]);
      return JSON.stringify(core);
    }),
  ].map((column) => column.join("\n"));
  return async (body: string): Promise<string> => {
    JSON.parse(body);
    for (const shipment of shipments) calculate(law, shipment);
    const text = JSON.stringify(value);
    await query(insert, [...columns, crypto.randomUUID()]);
    return text;
  };
};

let work = (_body: string): Promise<string> => Promise.resolve("{}");
Deno.serve(
  { port: Number(Deno.env.get("PORT")), hostname: "127.0.0.1", onListen: () => {} },
  async (asked) => {
    if (asked.method !== "PUT") {
      return new Response(await work(await asked.text()), {
        headers: { "content-type": "application/json" },
      });
    }
    const { sent, answered } = await asked.json();
    work = prepare(sent, answered);
    return new Response();
  },
);
