/**
 * The digits of TARIC within a code of goods: of white and grey clinker and of clay they say which goods are imported, by whatever door
 * they come. Decision 0228.
 */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { csv } from "../../../../src/contract/values/media_types.ts";
import { recordOf } from "../../../../src/kernel/text/json.ts";
import { answered } from "../../../support/answered.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import {
  type ImportHolder,
  importHolder,
  importsPath,
  people,
  recorded,
} from "../../../support/import_calls.ts";
import { sentTable } from "../../../support/import_tables.ts";
import { exampleRequest } from "../../../support/invoices.ts";
import { services } from "../../../support/whole_service.ts";

const permissions = ["imports:read", "imports:write", "cbam:bulk", "invoices:write"] as const;
const mrn = "26DE000000000001R1";
/** Columns of the parts of a code are passed through. */
const keep = "&extra_columns=keep";

const codes = Schema.decodeUnknownSync(Schema.Struct({
  kept: Schema.Struct({
    entries: Schema.Array(Schema.Struct({
      cn_code: Schema.String,
      taric_code: Schema.NullOr(Schema.String),
    })),
  }),
}));

/** The codes that an import was recorded with. */
const codesOf = ({ get }: ImportHolder, id: string | undefined) =>
  Effect.map(get(`${importsPath}/${id}`), ({ body }) => {
    const [entry] = codes({ kept: body }).kept.entries;
    return [entry?.cn_code, entry?.taric_code];
  });

/** Headings, the cells of a row below them, and the codes that are recorded. */
const tables: ReadonlyArray<
  readonly [headings: string, cells: string, cn: string, taric: string | null]
> = [
  ["Warennummer", "2523100010", "25231000", "2523100010"],
  ["Commodity code (TARIC)", "2523 10 00 90", "25231000", "2523100090"],
  ["Codenummer", "25239000100", "25239000", "2523900010"],
  ["HS code", "2523.90.00.90 - white cement", "25239000", "2523900090"],
  ["cn_code", "2507 00 80 80", "25070080", "2507008080"],
  ["cn_code", "2507008000", "25070080", null],
  ["cn_code", "25231000", "25231000", null],
  ["Warennummer", "7208390010", "72083900", null],
  ["TARIC code", "7208390010", "72083900", "7208390010"],
  ["TARIC code", "25231000100", "25231000", "2523100010"],
  ["Warennummer,TARIC code", "25231000,2523100010", "25231000", "2523100010"],
  ["TARIC code,Warennummer", "25231000,2523100010", "25231000", "2523100010"],
  ["TARIC code,Warennummer", ",2523100010", "25231000", "2523100010"],
  ["Warennummer,TARIC code", "2523100010,2523100010", "25231000", "2523100010"],
  ["CN code,Commodity code", "25231000,2523100010", "25231000", "2523100010"],
  ["Warennummer,Zolltarifnummer", "25239000100,2523 90 00", "25239000", "2523900010"],
  ["CN code,Commodity code", ",2523100010", "25231000", "2523100010"],
  ["HS code,Commodity code", "252310,2523100010", "25231000", "2523100010"],
  ["CN code,HS code,Commodity code", "25231000,2523100000,2523100010", "25231000", "2523100010"],
  ["CN code,Commodity code,TARIC code", "25231000,2523100010,2523100010", "25231000", "2523100010"],
  ["CN code,Commodity code", "25231000,2523100000", "25231000", null],
  ["CN code,Commodity code", "72083900,7208390010", "72083900", null],
  ["HS code,CN code,TARIC code", "252310,00,10", "25231000", "2523100010"],
  ["HS code,CN code,TARIC code", "252310,00,00", "25231000", null],
  ["HS code,CN code,TARIC code", "252310,00,", "25231000", null],
  ["HS code,CN code,TARIC code", "720839,00,10", "72083900", null],
];

const invoices = Schema.decodeUnknownSync(Schema.Struct({ id: Schema.String }));
const batches = Schema.decodeUnknownSync(Schema.Struct({ request_id: Schema.String }));

onOneDatabase((test) => {
  test(
    "a table's column of goods codes has the TARIC code too where it decides, whatever its heading",
    Effect.gen(function* () {
      const holder = yield* importHolder(permissions);
      const who = yield* people(holder);
      for (const [at, [headings, cells, ...expected]] of tables.entries()) {
        const table = `mrn,item,release_date,${headings},origin_country,net_mass_kg\r\n${mrn},${
          at + 1
        },2026-02-01,${cells},ALB,60000`;
        const { body, status, text } = yield* sentTable(holder, who, table, keep);
        assert.equal(status, 200, `${headings} ${text}`);
        const [result] = recorded(body).results;
        assert.equal(result?.result, "added", text);
        assert.deepEqual(yield* codesOf(holder, result?.id ?? undefined), expected, `${headings} ${cells}`);
        assert.equal(recorded((yield* sentTable(holder, who, table, keep)).body).summary.unchanged, 1, table);
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "goods outside of Annex I, and two TARIC codes of one CN code in a row, are refused",
    Effect.gen(function* () {
      const holder = yield* importHolder(permissions);
      const who = yield* people(holder);
      const table = [
        "mrn,item,release_date,Warennummer,TARIC code,origin_country,net_mass_kg",
        `${mrn},1,2026-02-01,2507 00 80 20,,CHN,60000`,
        `${mrn},2,2026-02-01,2523100010,2523100090,CHN,60000`,
        `${mrn},3,2026-02-01,2523100010,25231000900,CHN,60000`,
      ].join("\r\n");
      const { results } = recorded((yield* sentTable(holder, who, table)).body);
      assert.deepEqual(
        results.map(({ issues }) => issues.map(({ path, code }) => [path, code])),
        Array.from({ length: 3 }, () => [["taric_code", "conflict"]]),
      );
      assert.match(results[1]?.issues[0]?.message ?? "", /2523100090 is one of other goods than 2523100010/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a row that was recorded without its TARIC code says so when it is sent again, and what to send: with that it is unchanged",
    Effect.gen(function* () {
      const holder = yield* importHolder(permissions);
      const who = yield* people(holder);
      const table = (code: string, change = ",") =>
        `mrn,item,release_date,cn_code,origin_country,net_mass_kg,kind,refers_to\r\n${mrn},1,2026-02-01,${code},ALB,60000,${change}`;
      const send = (sent: string) => Effect.map(sentTable(holder, who, sent), ({ body }) => recorded(body));
      const [first] = (yield* send(table("25231000"))).results;
      const [again] = (yield* send(table("2523100010"))).results;
      assert.equal(
        again?.issues[0]?.message,
        `Item 1 of ${mrn} is in the ledger as entry ${first?.id} without its TARIC code 2523100010: send the row with kind correction and refers_to ${first?.id}.`,
      );
      const correction = table("2523100010", `correction,${first?.id}`);
      assert.equal((yield* send(correction)).summary.added, 1);
      for (const sent of [correction, table("2523100010"), table("25231000")]) {
        assert.equal((yield* send(sent)).summary.unchanged, 1, sent);
      }
      const [other] = (yield* send(table("2523100010").replace("60000", "61000"))).results;
      assert.match(
        other?.issues[0]?.message ?? "",
        /with another value of net_mass_kg: send the row with kind/,
      );
    }).pipe(Effect.provide(services)),
  );

  test(
    "of two columns of codes that each have another TARIC code none is taken, and the sentence names both",
    Effect.gen(function* () {
      const holder = yield* importHolder(permissions);
      const who = yield* people(holder);
      const table = [
        "mrn,item,release_date,Warennummer,Commodity code,origin_country,net_mass_kg",
        `${mrn},1,2026-02-01,2523100010,2523100090,ALB,60000`,
        `${mrn},2,2026-02-01,2523100010,25231000,ALB,60000`,
        `${mrn},3,2026-02-01,7208390010,7208390090,ALB,60000`,
      ].join("\r\n");
      const { body, text } = yield* sentTable(holder, who, table);
      const [two, , others] = recorded(body).results;
      assert.match(two?.issues[0]?.message ?? text, /two codes of different goods.*2523100090 \/ 2523100010/);
      assert.deepEqual(others?.issues, [], text);
    }).pipe(Effect.provide(services)),
  );

  test(
    "an invoice's line has the TARIC code of its commodity code, unless the call gives the line another code",
    Effect.gen(function* () {
      const holder = yield* importHolder(permissions);
      const who = yield* people(holder);
      const request = exampleRequest("commercial");
      const data = recordOf(request["invoiceData"]);
      const lines = Array.isArray(data["lineItems"]) ? data["lineItems"].map(recordOf) : [];
      const lineItems = lines.map((line) => ({ ...line, hsCode: "2523.10.00.10" }));
      const made = yield* holder.post("/api/v1/invoices", {
        ...request,
        email: null,
        invoiceData: { ...data, lineItems },
      });
      assert.equal(made.status, 200, made.text);
      const cases = [
        [{}, ["25231000", "2523100010"]],
        [{ cn_code: "25231000" }, ["25231000", "2523100010"]],
        [{ cn_code: "25239000" }, ["25239000", null]],
        [{ taric_code: "2523100090" }, ["25231000", "2523100090"]],
      ] as const;
      for (const [at, [given, expected]] of cases.entries()) {
        const { body, text } = yield* holder.post(`${importsPath}/from-invoice`, {
          ...who,
          invoice: invoices(made.body).id,
          release_date: "2026-05-02",
          rows: [{ row_index: 0, mrn, item: at + 1, ...given }],
        });
        const [result] = recorded(body).results;
        assert.equal(result?.result, "added", text);
        assert.deepEqual(yield* codesOf(holder, result?.id ?? undefined), expected, text);
        const told = result?.read_as?.find(({ path }) => path === "taric_code")?.read;
        assert.equal(told, "taric_code" in given ? undefined : expected[1] ?? undefined);
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "a batch's rows have the TARIC code that they were written with, of JSON and of a table",
    Effect.gen(function* () {
      const holder = yield* importHolder(permissions);
      const who = yield* people(holder);
      const shipment = { cn_code: "2523 10 00 10", origin_country: "ALB", tonnage: 60 };
      const strict = { ...shipment, cn_code: "25231000" };
      const table = "Warennummer,origin_country,tonnage\r\n2523100010,ALB,60\r\n7208390010,CHN,60";
      const calls = [
        [yield* holder.post("/api/v1/cbam/bulk?lenient=true", { shipments: [shipment] }), ["2523100010"]],
        [yield* holder.post("/api/v1/cbam/bulk", { shipments: [strict] }), [null]],
        [
          yield* Effect.flatMap(
            holder.send("/api/v1/cbam/bulk", table, { "content-type": csv, accept: "application/json" }),
            answered,
          ),
          ["2523100010", null],
        ],
      ] as const;
      for (const [at, [bulk, expected]] of calls.entries()) {
        assert.equal(bulk.status, 200, bulk.text);
        const { body, text } = yield* holder.post(`${importsPath}/from-batch`, {
          ...who,
          request_id: batches(bulk.body).request_id,
          mrn: `26DE00000000000${at}R1`,
          release_date: "2026-03-01",
        });
        const { results } = recorded(body);
        for (const [index, taric] of expected.entries()) {
          const [, found] = yield* codesOf(holder, results[index]?.id ?? undefined);
          assert.equal(found, taric, text);
        }
      }
    }).pipe(Effect.provide(services)),
  );
});
