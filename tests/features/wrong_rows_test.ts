/** Every call that takes many rows as JSON: rows in which all is wrong are answered within a size, and say what counts. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { permissions } from "../../src/contract/access.ts";
import { openApiDocument } from "../../src/http/openapi/document.ts";
import { objectOf } from "../../src/http/openapi/schemas.ts";
import { isRecord, recordOf } from "../../src/kernel/text/json.ts";
import { callsWith, importsPath, people } from "../support/import_calls.ts";
import { onPages } from "../support/page_tests.ts";
import { holder } from "../support/whole_service.ts";

const rows = 40;
const mostBytesOfRow = 10_000;

/** A row whose members nothing knows. @param length that of their names */
const wrongRow = (members: number, length: number): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Array.from({ length: members }, (_, index) => [`${"z".repeat(length - 3)}${100 + index}`, 1]),
  );

/** Body of each call by its path. */
const bodies = (importer: string, sent: unknown): ReadonlyMap<string, unknown> => {
  const all = Array.from({ length: rows }, () => sent);
  return new Map([
    ["/api/v1/cbam/bulk", { shipments: all }],
    ["/api/v1/cbam/portfolio", { rows: all, price_path: "80" }],
    ["/api/v1/cbam/trajectory", { rows: all, price_path: "80" }],
    [importsPath, { importer, entries: all }],
    [`${importsPath}/reconcile`, { importer, rows: all }],
    [`${importsPath}/from-batch`, { importer, batch: "b", rows: all }],
    [`${importsPath}/from-invoice`, { importer, document: "d", rows: all }],
  ]);
};

const listNames = new Set(["shipments", "rows", "entries"]);

/** Paths of the document whose JSON has a list of rows. */
const declared = (): ReadonlyArray<string> => {
  const document = openApiDocument.value();
  const schemas = objectOf(objectOf(document["components"])["schemas"]);
  return Object.entries(objectOf(document["paths"])).flatMap(([path, operations]) => {
    const body = objectOf(objectOf(objectOf(operations)["post"])["requestBody"]);
    const { $ref } = objectOf(objectOf(objectOf(body["content"])["application/json"])["schema"]);
    const properties = objectOf(objectOf(schemas[String($ref).split("/").at(-1) ?? ""])["properties"]);
    return Object.keys(properties).some((name) => listNames.has(name)) ? [path] : [];
  });
};

onPages((testPages) => {
  testPages(
    "rows in which all is wrong are answered within a size, and list what is known once",
    Effect.gen(function* () {
      const { key } = yield* holder("enterprise", permissions);
      const calls = yield* callsWith(key);
      const { importer } = yield* people(calls);
      assert.deepEqual([...bodies(importer, {}).keys()].toSorted(), declared().toSorted());
      for (const sent of [wrongRow(90, 5), wrongRow(90, 99), wrongRow(400, 150), wrongRow(30, 3_000)]) {
        for (const [path, body] of bodies(importer, sent)) {
          const text = yield* Effect.flatMap(
            calls.send(path, JSON.stringify(body), { "content-type": "application/json" }),
            (answer) => Effect.promise(() => answer.text()),
          );
          const where = `${path}: ${text.length} bytes`;
          assert.ok(text.length < rows * mostBytesOfRow, where);
          assert.ok(isRecord(recordOf(JSON.parse(text))), where);
          assert.ok(text.split("known: ").length - 1 <= rows * 2, `${where} list the known names again`);
        }
      }
    }),
  );
});
