/** The tables of an importer's year: what they hold, and that a broken one stops the start with its line. */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Layer from "effect/Layer";
import assert from "node:assert/strict";
import { importTablesDirectory, loadImportTables } from "../../../src/adapters/reference/import_tables.ts";
import { thresholdOfYear } from "../../../src/domain/imports/law.ts";
import { importLaw } from "../../../src/features/imports/layer.ts";
import { toText } from "../../../src/kernel/decimal.ts";
import { importTables } from "../../support/importer_year.ts";

Deno.test("the tables have the threshold of each year from 2026, every code with its source, and no default carbon price", () => {
  assert.equal(thresholdOfYear(importTables, 2025), undefined);
  for (const year of [2026, 2034]) {
    const threshold = thresholdOfYear(importTables, year);
    assert.deepEqual([threshold && toText(threshold.tonnes), threshold && toText(threshold.warnShare)], [
      "50",
      "0.9",
    ]);
  }
  assert.deepEqual(importTables.codes.map(({ code }) => code), [
    "Y128",
    "Y134",
    "Y135",
    "Y136",
    "Y137",
    "Y237",
    "Y238",
    "Y422",
  ]);
  assert.equal(importTables.codes.find(({ code }) => code === "Y238")?.validTo, "2026-09-27");
  assert.deepEqual(importTables.defaultCarbonPrices, []);
  assert.ok(Object.values(importTables.versions).every((sha256) => /^[0-9a-f]{64}$/.test(sha256)));
});

/** Runs something over a copy of the tables with one of them changed. */
const withTables = async <A>(
  name: string,
  change: (text: string) => string,
  run: (directory: URL) => Effect.Effect<A>,
): Promise<A> => {
  const directory = await Deno.makeTempDir();
  const url = new URL(`file://${directory}/`);
  for await (const { name: file } of Deno.readDir(importTablesDirectory)) {
    const text = await Deno.readTextFile(new URL(file, importTablesDirectory));
    await Deno.writeTextFile(new URL(file, url), file === name ? change(text) : text);
  }
  const result = await Effect.runPromise(run(url));
  await Deno.remove(directory, { recursive: true });
  return result;
};

const loadedWith = (name: string, change: (text: string) => string) =>
  withTables(name, change, (url) => Effect.either(loadImportTables(url)));

Deno.test("a broken table is refused with its file and line", async () => {
  const broken = [
    [
      "document-codes.csv",
      (text: string) => text.replace("2026-09-27", "2026-02-30"),
      /document-codes\.csv line 8.*valid_to/,
    ],
    ["document-codes.csv", (text: string) => text.replace("Y128", "Z128"), /line 2.*Y and three digits/],
    ["annual-thresholds.csv", (text: string) => text.replace(",0.9,", ",1.9,"), /line 2.*warn_share/],
    ["penalties.csv", (text: string) => text.replace("false", "perhaps"), /is_indexed/],
    ["default-carbon-prices.csv", (text: string) => `${text}XYZ,2027,5,An act\n`, /alpha-3/],
  ] as const;
  for (const [name, change, expected] of broken) {
    const loaded = await loadedWith(name, change);
    assert.ok(Either.isLeft(loaded), name);
    assert.match(loaded.left.message, expected);
  }
});

Deno.test("a default carbon price that the Commission publishes is read", async () => {
  const loaded = await loadedWith("default-carbon-prices.csv", (text) => `${text}IND,2027,5.25,An act\n`);
  assert.ok(Either.isRight(loaded));
  assert.deepEqual(loaded.right.defaultCarbonPrices.map(({ country, year }) => [country, year]), [[
    "IND",
    2027,
  ]]);
});

Deno.test("a folder without the tables is refused", async () => {
  const loaded = await Effect.runPromise(Effect.either(loadImportTables(new URL("file:///nowhere/"))));
  assert.ok(Either.isLeft(loaded) && loaded.left.message.includes("can't be read"));
});

Deno.test("a broken table stops the start, with the file and line in the sentence", async () => {
  const built = await withTables(
    "document-codes.csv",
    (text) => text.replace("2026-09-27", "2026-02-30"),
    (url) => Effect.either(Effect.scoped(Layer.build(importLaw(url)))),
  );
  assert.ok(Either.isLeft(built) && built.left._tag === "StartFailed");
  assert.match(built.left.message, /document-codes\.csv line 8.*valid_to/);
});
