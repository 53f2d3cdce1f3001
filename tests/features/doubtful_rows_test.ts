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
});
