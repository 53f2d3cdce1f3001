/**
 * Answers as tables have a column for every member of their request that changes a figure: random rows of all members, sent back as
 * they are answered, come to the same figures.
 */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import Papa from "papaparse";
import { BulkShipment } from "../../src/contract/requests/calculation.ts";
import { PlanRowRequest } from "../../src/contract/requests/plans.ts";
import { csv, xlsx } from "../../src/contract/values/media_types.ts";
import { shipmentTable } from "../../src/features/cbam/table/columns.ts";
import { planTable } from "../../src/features/plans/table/columns.ts";
import { headingOf } from "../../src/http/wire/table/columns/headings.ts";
import { recordOf } from "../../src/kernel/text/json.ts";
import { bulkPath } from "../support/bulk.ts";
import { onOneDatabase } from "../support/databases.ts";
import { callsWith } from "../support/import_calls.ts";
import { signedIn } from "../support/session_browser.ts";
import { holder, services } from "../support/whole_service.ts";

const json = "application/json";
const seed = Number(Deno.env.get("FUZZ_SEED") ?? Math.floor(Math.random() * 2 ** 31));

/** Numbers from 0 to below 1 that a seed repeats. */
const randomFrom = (start: number): () => number => {
  let state = start >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** Goods with the members that only they can have. */
const goods: ReadonlyArray<Readonly<Record<string, unknown>>> = [
  { cn_code: "25231000", origin_country: "ALB", taric_code: "2523100010" },
  { cn_code: "25231000", origin_country: "ALB", taric_code: "2523100090" },
  { cn_code: "25231000", origin_country: "CHN", taric_code: "2523100010" },
  { cn_code: "25239000", origin_country: "DZA", taric_code: "2523900010", unit_content: 0.9 },
  { cn_code: "25070080", origin_country: "ALB", taric_code: "2507008080" },
  { cn_code: "72083900", origin_country: "CHN", production_route: "(C)", taric_code: "7208390000" },
  {
    cn_code: "73181552",
    origin_country: "CHN",
    precursors: [{ cn_code: "72230019", tonnes_per_tonne: 1.1 }],
  },
  { cn_code: "73181552", origin_country: "TUR", precursors: [] },
  { cn_code: "31021010", origin_country: "EGY", unit_content: 460 },
];

/** Members that any goods may have. */
const anyone: Readonly<Record<string, ReadonlyArray<unknown>>> = {
  client_ref: ["PO 1"],
  supplier: ["Mill", "Works"],
  verified_direct_intensity: [0.8, 1.25],
  verified_indirect_intensity: [0.05],
  verified_free_allocation: [0.6],
  reporting_period: [2026, 2027],
  verified_year: [2026, 2027],
  origin_carbon_price_eur_per_t: [12.5],
  assume_cscf: [0.9],
  import: ["2026-05-05", "2031-03-01"],
  import_year: [2026, 2032],
};

/** Members that each row has, in one of two ways, or that name what an account keeps. */
const everywhere = ["cn_code", "origin_country", "tonnage", "net_mass_kg", "mwh", "value_id"];

/** Rows with members of a request. */
const rowsOf = (fields: object): ReadonlyArray<Readonly<Record<string, unknown>>> => {
  const random = randomFrom(seed);
  const oneOf = <Value>(values: ReadonlyArray<Value>): Value | undefined =>
    values[Math.floor(random() * values.length)];
  const declared = (members: object) =>
    Object.fromEntries(Object.entries(members).filter(([name]) => Object.hasOwn(fields, name)));
  return Array.from({ length: 120 }, (_, at) => ({
    ...(at % 15 === 14 ? { cn_code: "27160000", origin_country: "UKR", mwh: 250 } : {
      ...declared(goods[at % goods.length] ?? {}),
      ...(at % 2 === 0 ? { tonnage: 12.5 } : { net_mass_kg: 12_500 }),
    }),
    ...declared(Object.fromEntries(
      Object.entries(anyone).filter(([name]) => random() < (name === "verified_direct_intensity" ? 0.8 : 0.3))
        .map(([name, values]) => [name, oneOf(values)]),
    )),
  }));
};

const requests = [
  { fields: BulkShipment.fields, table: shipmentTable, path: bulkPath, list: "shipments" },
  {
    fields: PlanRowRequest.fields,
    table: planTable,
    path: "/api/v1/cbam/portfolio?price_path=80&first_year=2027&last_year=2032",
    list: "rows",
  },
] as const;

/** Figures of each row of an answer, of a bulk call or a portfolio. */
const figuresOf = (text: string): ReadonlyArray<unknown> => {
  const { results } = recordOf(JSON.parse(text));
  assert.ok(Array.isArray(results), text);
  return results.map((row) => {
    const { output, status, years } = recordOf(row);
    const { direct_emissions_t, free_allocation_t, net_cost_eur, status: state } = recordOf(output);
    return { direct_emissions_t, free_allocation_t, net_cost_eur, status: state ?? status, years };
  });
};

const keeping = (path: string): string => `${path}${path.includes("?") ? "&" : "?"}extra_columns=keep`;

onOneDatabase((test) => {
  test(
    "rows of every member, answered as CSV or as a workbook and sent back, come to the same figures twice",
    Effect.gen(function* () {
      const { key } = yield* holder("enterprise", ["cbam:read", "cbam:bulk"]);
      const calls = yield* callsWith(key);
      const send = (path: string, body: BodyInit, from: string, accept: string) =>
        calls.send(path, body, { "content-type": from, accept });
      for (const { fields, table, path, list } of requests) {
        const rows = rowsOf(fields);
        const members = new Set(rows.flatMap((row) => Object.keys(row)));
        assert.deepEqual(
          Object.keys(fields).filter((name) => !members.has(name) && !everywhere.includes(name)),
          [],
          "a new member needs values here",
        );
        const question = JSON.stringify({ [list]: rows });
        const first = yield* send(path, question, json, json);
        const figures = figuresOf(yield* Effect.promise(() => first.text()));
        assert.ok(figures.filter((figure) => recordOf(figure)["status"] === "ok").length > rows.length / 8);
        for (const type of [csv, xlsx]) {
          let file: BodyInit = question;
          let from: string = json;
          for (const time of [1, 2]) {
            const answer: Response = yield* send(from === json ? path : keeping(path), file, from, type);
            assert.equal(answer.status, 200);
            const bytes: Uint8Array<ArrayBuffer> = yield* Effect.promise(() => answer.bytes());
            if (type === csv) {
              const text = new TextDecoder().decode(bytes);
              const [heading = []] = Papa.parse<Array<string>>(text.replace("\uFEFF", "")).data;
              const columnsOf = (name: string) => heading.filter((text) => text === name).length;
              const wrong = [...members].filter((name) => name !== "net_mass_kg" && columnsOf(name) !== 1);
              assert.deepEqual(wrong, [], `${path}, time ${time}`);
              for (const name of members) assert.ok("column" in headingOf(table, name), name);
            }
            const again = yield* send(keeping(path), bytes, type, json);
            assert.equal(again.status, 200);
            const found = figuresOf(yield* Effect.promise(() => again.text()));
            assert.deepEqual(found, figures, `FUZZ_SEED=${seed} ${path} ${type}, time ${time}`);
            [file, from] = [bytes, type];
          }
        }
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "the account's file of a call in JSON has the TARIC codes of its rows, and is read again as them",
    Effect.gen(function* () {
      const { key, account } = yield* holder("enterprise", ["cbam:read", "cbam:bulk"]);
      const calls = yield* callsWith(key);
      const shipments = goods.slice(0, 4).map((row) => ({ ...row, tonnage: 10, import: "2026-05-05" }));
      const sent = yield* calls.post(bulkPath, { shipments });
      const page = yield* signedIn(account);
      for (const language of ["en", "de", "fr"]) {
        const { text } = yield* page.get(
          `/account/batches/${sent.headers.get("x-request-id")}?lang=${language}`,
        );
        const [, path = ""] = /href="([^"]*\/tables\/calculated\/[^"]+form=csv[^"]*)"/.exec(text) ?? [];
        const file = yield* page.get(path.replaceAll("&amp;", "&"));
        const again = yield* calls.send(`${bulkPath}?extra_columns=keep&total_rows=skip`, file.text, {
          "content-type": csv,
          "accept": json,
        });
        assert.equal(again.status, 200, file.text);
        const answer = yield* Effect.promise(() => again.text());
        assert.deepEqual(figuresOf(answer), figuresOf(sent.text), language);
      }
    }).pipe(Effect.provide(services)),
  );
});
