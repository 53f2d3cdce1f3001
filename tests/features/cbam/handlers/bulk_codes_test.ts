/** Document codes of a bulk call's rows: in JSON and in tables, kept with the batch, for a declarant of the account. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import Papa from "papaparse";
import { onOneDatabase } from "../../../support/databases.ts";
import { DeclarantRecord } from "../../../../src/contract/answers/imports.ts";
import { importHolder, people, peoplePaths } from "../../../support/import_calls.ts";
import { services } from "../../../support/whole_service.ts";

const path = "/api/v1/cbam/bulk";

const shipments = [
  { cn_code: "72083900", origin_country: "CHN", tonnage: 1, import: "2026-06-01" },
  { cn_code: "72083900", origin_country: "CHN", tonnage: 1, import: "2026-03-01" },
  { cn_code: "28041000", origin_country: "GBR", tonnage: 1, import: "2026-02-01" },
  { cn_code: "72083900", origin_country: "FRA", tonnage: 1, import: "2026-06-01" },
  { cn_code: "72083900", origin_country: "CHE", tonnage: 1, import: "2026-06-01" },
  { cn_code: "72083900", origin_country: "CHN", tonnage: 1, import_year: 2026 },
  { cn_code: "7208", origin_country: "CHN", tonnage: 1 },
];

const cellsOf = (text: string) =>
  Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data
    .map((row) => [row["document_code"], row["document_code_reference"]]);

const expected = [
  ["Y128", "DE-CBAM-0001"],
  ["Y238", "A-1"],
  ["must_not_be_released", ""],
  ["Y237", ""],
  ["none", ""],
  ["", ""],
  ["", ""],
];

onOneDatabase((test) => {
  test(
    "rows say which document code their line needs where it is asked, and say so again when the batch is read",
    Effect.gen(function* () {
      const permissions = ["cbam:bulk", "imports:read", "imports:write"] as const;
      const holder = yield* importHolder(permissions);
      const { declarant } = yield* people(holder);
      const query = `document_codes=true&declarant=${declarant}`;
      const send = (question: string, accept: string) =>
        holder.send(`${path}?${question}`, JSON.stringify({ shipments }), {
          "content-type": "application/json",
          accept,
        });
      const table = yield* send(query, "text/csv");
      assert.equal(table.status, 200);
      assert.deepEqual(cellsOf(yield* Effect.promise(() => table.text())), expected);
      const json = yield* holder.post(`${path}?${query}`, { shipments });
      assert.equal(json.status, 200, json.text);
      const again = yield* holder.download(
        `${path}/${/"request_id":"([^"]+)"/.exec(json.text)?.[1]}`,
        "text/csv",
      );
      assert.deepEqual(cellsOf(yield* Effect.promise(() => again.text())), expected);
      assert.match(
        json.text,
        /"document_codes":\{"answer":"code","standing":"in_scope","codes":\[\{"code":"Y128"/,
      );
      const below = yield* holder.post(`${path}?document_codes=true&stays_below=true`, { shipments });
      assert.match(below.text, /"code":"Y137"/);
      const plain = yield* send("", "text/csv");
      assert.doesNotMatch(yield* Effect.promise(() => plain.text()), /document_code/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a declarant is named by a key that may read the ledger, of its own account, and only with codes",
    Effect.gen(function* () {
      const owner = yield* importHolder(["cbam:bulk", "imports:read", "imports:write"]);
      const { declarant } = yield* people(owner);
      const query = `${path}?document_codes=true&declarant=${declarant}`;
      const [stranger, clerk] = [
        yield* importHolder(["cbam:bulk", "imports:read"]),
        yield* importHolder(["cbam:bulk"]),
      ];
      const trying = yield* importHolder(["cbam:bulk", "imports:read"], "enterprise", true);
      const statusOf = (who: typeof owner, to: string) =>
        Effect.map(who.post(to, { shipments: shipments.slice(0, 1) }), ({ status }) => status);
      assert.equal(yield* statusOf(stranger, query), 404);
      assert.equal(yield* statusOf(clerk, query), 403);
      assert.equal(yield* statusOf(trying, query), 403);
      assert.equal(yield* statusOf(clerk, `${path}?document_codes=true`), 200);
      assert.equal(yield* statusOf(owner, `${path}?declarant=${declarant}`), 400);
      assert.equal(yield* statusOf(owner, `${path}?stays_below=true`), 400);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a row that alone is above the limit has no Y137, in JSON and in a table, nor has one of an indirect representative without the status",
    Effect.gen(function* () {
      const holder = yield* importHolder(["cbam:bulk", "imports:read", "imports:write"]);
      const steel = { cn_code: "72083900", origin_country: "CHN", import: "2026-10-10" };
      const current = { cn_code: "27160000", origin_country: "UKR", tonnage: 60, import: "2026-10-10" };
      const rows = [{ ...steel, tonnage: 50 }, { ...steel, tonnage: 50.001 }, current];
      const below = `${path}?document_codes=true&stays_below=true`;
      const table = yield* holder.send(below, JSON.stringify({ shipments: rows }), {
        "content-type": "application/json",
        accept: "text/csv",
      });
      const text = yield* Effect.promise(() => table.text());
      assert.deepEqual(cellsOf(text).map(([code]) => code), [
        "Y137",
        "must_not_be_released",
        "must_not_be_released",
      ]);
      const json = yield* holder.post(below, { shipments: rows.slice(1) });
      assert.match(json.text, /The line alone comes to 50\.001 t, above the limit of 50 t of 2026/);
      assert.equal(json.text.match(/The line alone/g)?.length, 1, "electricity has no limit");
      const declarant = yield* holder.post(peoplePaths.declarants, { eori: "NL987654321", name: "B.V." });
      const { id } = Schema.decodeUnknownSync(DeclarantRecord)(declarant.body);
      const told = (more: string) =>
        Effect.map(
          holder.post(`${below}&declarant=${id}${more}`, { shipments: [{ ...steel, tonnage: 1 }] }),
          ({ text }) => [/"code":"(Y\d+)"/.exec(text)?.[1], /indirect representative/.test(text)],
        );
      assert.deepEqual(yield* told(""), ["Y137", true]);
      assert.deepEqual(yield* told("&representation=own"), ["Y137", false]);
      assert.deepEqual(yield* told("&representation=indirect"), [undefined, true]);
      const alone = yield* holder.post(`${path}?representation=own`, { shipments: rows });
      assert.equal(alone.status, 400, alone.text);
    }).pipe(Effect.provide(services)),
  );

  test(
    "codes of clay ask whether it is calcined only where no TARIC code says so",
    Effect.gen(function* () {
      const holder = yield* importHolder(["cbam:bulk"]);
      const clay = { cn_code: "25070080", origin_country: "CHN", tonnage: 1, import: "2026-06-01" };
      const sent = JSON.stringify({ shipments: [clay, { ...clay, taric_code: "2507008080" }] });
      const table = yield* holder.send(`${path}?document_codes=true&stays_below=true`, sent, {
        "content-type": "application/json",
        accept: "text/csv",
      });
      const text = yield* Effect.promise(() => table.text());
      const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
      const asks = data.map((row) => /calcined/.test(row["document_code_notes"] ?? ""));
      assert.deepEqual(asks, [true, false], text);
    }).pipe(Effect.provide(services)),
  );
});
