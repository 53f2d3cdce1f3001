/** What is said of a whole table that was sent (sheets that were left out, rows that were passed over) stands in every form of its answer. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import Papa from "papaparse";
import readWorkbook from "npm:read-excel-file@9.3.17/universal";
import { permissions } from "../../src/contract/access.ts";
import { csv, xlsx } from "../../src/contract/values/media_types.ts";
import { plainDialect, tablePieces } from "../../src/http/wire/table/csv_answer.ts";
import { column } from "../../src/http/wire/table/answer_column.ts";
import { openApiDocument } from "../../src/http/openapi/document.ts";
import { isObject, objectOf } from "../../src/http/openapi/schemas.ts";
import { onOneDatabase } from "../support/databases.ts";
import { callsWith, importsPath, people } from "../support/import_calls.ts";
import { holder, services } from "../support/whole_service.ts";
import { workbookOfSheets } from "../support/workbooks.ts";

const headings = [
  "mrn",
  "item",
  "release_date",
  "Warennummer",
  "Ursprungsland",
  "Eigenmasse (kg)",
  "Vermerk",
];
const row = ["26DE000000000001R1", "1", "2026-01-08", "73181595", "China", 6_200, "a"];
const total = ["Summe", null, null, null, null, 6_200, null];

/** Two months, the first with a row of sums and a column that nobody knows. */
const months = workbookOfSheets(
  ["January", "February"].map((name) => ({ name, rows: [headings, row, total] })),
);

const contentOf = (value: unknown) => objectOf(objectOf(value)["content"]);

/** Paths of the document that take a workbook and answer it as CSV. */
const declared = (): ReadonlyArray<string> =>
  Object.entries(objectOf(openApiDocument.value()["paths"])).flatMap(([path, operations]) => {
    const post = objectOf(operations)["post"];
    if (!isObject(post)) return [];
    const answer = contentOf(objectOf(post["responses"])["200"]);
    return contentOf(post["requestBody"])[xlsx] !== undefined && answer[csv] !== undefined ? [path] : [];
  });

const saidIn = (answer: unknown): ReadonlyArray<string> => {
  const said = objectOf(answer)["read_as"];
  assert.ok(Array.isArray(said) && said.length > 2, JSON.stringify(answer));
  return said.map(String);
};

onOneDatabase((test) => {
  test(
    "every door says of a whole table in CSV and in a workbook what it says in JSON, and takes its answer again",
    Effect.gen(function* () {
      const { key } = yield* holder("enterprise", permissions);
      const calls = yield* callsWith(key);
      const { importer } = yield* people(calls);
      const queries: Readonly<Record<string, string>> = {
        "/api/v1/cbam/bulk": "?extra_columns=keep",
        "/api/v1/cbam/portfolio": "?extra_columns=keep&price_path=80",
        [importsPath]: `?importer=${importer}&extra_columns=keep`,
        [`${importsPath}/reconcile`]: `?importer=${importer}`,
      };
      const headingOf: Readonly<Record<string, string>> = {
        "/api/v1/cbam/portfolio": "notes",
        [`${importsPath}/reconcile`]: "message",
      };
      assert.deepEqual(declared().toSorted(), Object.keys(queries).toSorted());
      for (const [door, query] of Object.entries(queries)) {
        const answerTo = (accept: string, body: BodyInit = new Blob([months]), type: string = xlsx) =>
          calls.send(door + query, body, { "content-type": type, accept });
        const asJson = yield* Effect.flatMap(
          answerTo("application/json"),
          (response) => Effect.promise(() => response.json()),
        );
        const said = saidIn(asJson);
        assert.match(said.join(" "), /February/, door);
        assert.match(said.join(" "), /row of sums/, door);

        const text = yield* Effect.flatMap(
          answerTo(csv),
          (response) => Effect.promise(() => response.text()),
        );
        const [first, second] = Papa.parse<Record<string, string>>(text, { header: true }).data;
        const heading = headingOf[door] ?? "read_as";
        assert.ok(
          first?.[heading]?.endsWith(`Of the whole table: ${said.join(" ")}`),
          `${door}: ${text}`,
        );
        assert.doesNotMatch(Object.values(second ?? {}).join(" "), /Of the whole table/, door);

        const bytes = yield* Effect.flatMap(
          answerTo(xlsx),
          (response) => Effect.promise(() => response.bytes()),
        );
        const notes = (yield* Effect.promise(() => readWorkbook(bytes.buffer))).at(-1);
        const words = notes?.data.flat().map(String) ?? [];
        for (const sentence of said) assert.ok(words.includes(sentence), `${door}: ${words.join("\n")}`);

        for (const [sent, type] of [[text, csv], [new Blob([bytes]), xlsx]] as const) {
          const again = yield* answerTo("application/json", sent, type);
          const answer = yield* Effect.promise(() => again.text());
          assert.equal(again.status, 200, `${door} takes its answer as ${type}: ${answer}`);
        }
      }
    }).pipe(Effect.provide(services)),
  );
});

Deno.test("an answer without rows says in a line of its own what is to be known of the whole table", () => {
  const text = [...tablePieces<string>({
    columns: [column("row", "text", 8, (each) => each), column("notes", "text", 8, () => "own")],
    rows: [],
    dialect: plainDialect,
    wholeTable: { readAs: ["Two rows are hidden.", "=1"], heading: "notes" },
  })].join("");
  assert.equal(text, "row,notes\r\n,Of the whole table: Two rows are hidden. =1\r\n");
});
