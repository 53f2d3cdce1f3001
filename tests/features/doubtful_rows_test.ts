/** Every call that takes a table: rows that may mean something else than they say are refused, each with its own sentence. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { permissions } from "../../src/contract/access.ts";
import { csv } from "../../src/contract/values/media_types.ts";
import { openApiDocument } from "../../src/http/openapi/document.ts";
import { objectOf } from "../../src/http/openapi/schemas.ts";
import { answered } from "../support/answered.ts";
import { callsWith, importsPath, people } from "../support/import_calls.ts";
import { onPages } from "../support/page_tests.ts";
import { holder } from "../support/whole_service.ts";

const shipments = {
  headings: "CN code,Country of origin,Import date,Net mass (kg),Note",
  others: "CN code,Country of origin,Import date,Net mass (t),Note",
  row: (_: number, mass: string, note: string) => `72083900,CHN,2026-05-13,${mass},${note}`,
};
const entries = {
  headings: `MRN,Item,${shipments.headings.replace("Import", "Release")}`,
  others: `MRN,Item,${shipments.others.replace("Import", "Release")}`,
  row: (at: number, mass: string, note: string) =>
    `26DE00000000400${at}R1,1,${shipments.row(at, mass, note)}`,
};

/** Table of each call, and its query, by its path. */
const doors = (importer: string) =>
  new Map([
    ["/api/v1/cbam/bulk", { ...shipments, query: "extra_columns=keep" }],
    ["/api/v1/cbam/portfolio", { ...shipments, query: "extra_columns=keep&price_path=80" }],
    [importsPath, { ...entries, query: `importer=${importer}` }],
    [`${importsPath}/reconcile`, { ...entries, query: `importer=${importer}` }],
  ]);

/** Paths of the document that take a table. */
const declared = (): ReadonlyArray<string> =>
  Object.entries(objectOf(openApiDocument.value()["paths"])).flatMap(([path, operations]) => {
    const body = objectOf(objectOf(objectOf(operations)["post"])["requestBody"]);
    return Object.hasOwn(objectOf(body["content"]), csv) ? [path] : [];
  });

onPages((testPages) => {
  testPages(
    "a row below other headings, one cut at its comma and one that sums up others are refused wherever a table is taken",
    Effect.gen(function* () {
      const { key } = yield* holder("enterprise", permissions);
      const calls = yield* callsWith(key);
      const { importer } = yield* people(calls);
      assert.deepEqual([...doors(importer).keys()].toSorted(), declared().toSorted());
      for (const [path, { headings, others, row, query }] of doors(importer)) {
        const sent = (...lines: ReadonlyArray<string>) =>
          Effect.flatMap(calls.send(`${path}?${query}`, lines.join("\n"), { "content-type": csv }), answered);
        const told = [
          [yield* sent(headings, row(1, "1000", "a"), others, row(2, "2", "b")), /below other headings/],
          [yield* sent(headings, row(1, "1000", "a"), row(2, "24", "5")), /could be one number, 24,5/],
          [
            yield* sent(headings, row(1, "1000", "a"), row(2, "500", "b"), row(3, "1500", "Total")),
            /could be a total of others/,
          ],
        ] as const;
        for (const [{ text }, sentence] of told) assert.match(text, sentence, path);
      }
      const listed = yield* calls.get(`${importsPath}?importer=${importer}`);
      assert.doesNotMatch(listed.text, /"net_mass_kg":(?:2|24|1500)\b/);
    }),
  );

  testPages(
    "a column of units that contradicts its heading, and two masses that differ, are refused wherever a table is taken; two that are the same are one",
    Effect.gen(function* () {
      const { key } = yield* holder("enterprise", permissions);
      const calls = yield* callsWith(key);
      const { importer } = yield* people(calls);
      for (const [path, { headings, row, query }] of doors(importer)) {
        const sent = (...lines: ReadonlyArray<string>) =>
          Effect.flatMap(calls.send(`${path}?${query}`, lines.join("\n"), { "content-type": csv }), answered);
        const withUnits = headings.replace("Note", "Unit");
        const units = yield* sent(withUnits, row(5, "2", "t"));
        assert.match(units.text, /names one unit, and the column \\"Unit\\" another in row 2/, path);
        const pounds = yield* sent(headings.replace("(kg)", "(lb)"), row(6, "2205", "a"));
        assert.match(pounds.text, /net_mass_lb/, path);

        const twice = headings.replace("Note", "Tonnage");
        const apart = yield* sent(twice, row(7, "1000", "1.1"));
        assert.match(apart.text, /second mass|another mass|must be left out where/, path);
        const alike = yield* sent(twice, row(8, "1000", "1"));
        assert.doesNotMatch(alike.text, /"issues":\[\{|"status":"error"|"result":"refused"/, path);
      }
    }),
  );

  testPages(
    "what is wrong with a whole row is all that is said of it, wherever a table is taken",
    Effect.gen(function* () {
      const { key } = yield* holder("enterprise", permissions);
      const calls = yield* callsWith(key);
      const { importer } = yield* people(calls);
      for (const [path, { headings, row, query }] of doors(importer)) {
        const text = `${headings}\n${row(9, "24", "5")}`;
        const answer = yield* Effect.flatMap(
          calls.send(`${path}?${query}`, text, { "content-type": csv }),
          answered,
        );
        assert.match(answer.text, /could be one number, 24,5/, path);
        assert.doesNotMatch(answer.text, /is missing/, path);
      }
    }),
  );

  testPages(
    "a day that two orders have is refused without either as what to write, and no door takes one that the ledger can't have",
    Effect.gen(function* () {
      const { key } = yield* holder("enterprise", permissions);
      const calls = yield* callsWith(key);
      const { importer } = yield* people(calls);
      const goods = { cn_code: "72083900", origin_country: "CHN" };
      const released = (day: string) => ({
        ...goods,
        net_mass_kg: 1000,
        mrn: "26DE000000004009R1",
        item: 1,
        release_date: day,
      });
      const asked = (day: string) =>
        Effect.all([
          calls.get(
            `/api/v1/cbam/calculate?cn=72083900&country=CHN&tonnage=1&import=${encodeURIComponent(day)}`,
          ),
          calls.post("/api/v1/cbam/bulk", { shipments: [{ ...goods, tonnage: 1, import: day }] }),
          calls.post(importsPath, { importer, entries: [released(day)] }),
          calls.post(`${importsPath}/reconcile?importer=${importer}`, { rows: [released(day)] }),
        ]);
      for (const day of ["03/04/2026", "03-04-2026", "03/04/2026 10:30"]) {
        for (const { text } of yield* asked(day)) {
          assert.match(text, /must be a calendar date YYYY-MM-DD/);
          assert.doesNotMatch(text, /2026-0[34]-0[34]/);
        }
      }
      for (const { text } of yield* asked("15.02.2026")) assert.match(text, /write 2026-02-15/);
      for (const day of ["0026-05-13", "2569-05-13"]) {
        const [, , entry, customs] = yield* asked(day);
        for (const { text } of [entry, customs]) {
          assert.match(text, /The day of release \d{4}-05-13 is /, day);
        }
        assert.match(customs.text, /nothing was compared with the ledger/, day);
      }
    }),
  );
});
