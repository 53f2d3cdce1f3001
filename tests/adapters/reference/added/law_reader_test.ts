/** Tables that operators added, put together with those of the release: their time, their order, and what can't be used. */
import assert from "node:assert/strict";
import { tableReader } from "../../../../src/adapters/reference/added/law_reader.ts";
import type { LawFiles, StoredAddition } from "../../../../src/application/law/law_ports.ts";
import { lawAt, lawInForce } from "../../../../src/domain/cbam/law/law.ts";
import type { ReferenceTables } from "../../../../src/domain/cbam/law/reference.ts";
import * as Either from "effect/Either";
import { given } from "../../../support/answered.ts";
import { reference, settledOf, shipment } from "../../../support/law.ts";
import { entryOf } from "../../../support/law_entries.ts";
import { amendmentFolder, coilBenchmark, coils, dataSetFolder } from "../../../support/law_folders.ts";

const { read, tablesWith } = tableReader(reference);

const later = Date.parse("2027-02-01T12:00:00Z");
const first = dataSetFolder({ version: "2026-12-01", from: "2026-12-01", change: coils("3.5") });
const second = dataSetFolder({ version: "2026-12-15", from: "2026-12-15", change: coils("3.6") });

/** The data set, and the value of a tonne of coils from China that is imported on a day. */
const answered = (tables: ReferenceTables, asOf: string, day = "2026-02-15") => {
  const law = lawInForce(tables, reference.prices, Date.parse(`${asOf}T12:00:00Z`));
  const { dataSet, line } = given(
    settledOf(shipment(["72083900", "CHN", "1", day]), law).terms.intensity.defaultValue,
  );
  return [dataSet.version, line.totalTPerT.value];
};

const problemsIn = (files: LawFiles): string => {
  const folder = read(files);
  return "problems" in folder ? folder.problems.join("\n") : "no problem";
};

const brokenOf = (...entries: ReadonlyArray<StoredAddition>) =>
  tablesWith(entries, Infinity).broken.map(({ addition, problems }) => [addition.id, problems.join("\n")]);

Deno.test("added data sets end the one before them, in the order of their days, and the tables of the release stay as they were", () => {
  const { tables, broken } = tablesWith([entryOf(2, second), entryOf(1, first)], later);
  assert.deepEqual(broken, []);
  assert.deepEqual(answered(tables, "2026-11-30"), ["2026-08-06", 3187n]);
  assert.deepEqual(answered(tables, "2026-12-01"), ["2026-12-01", 35n]);
  assert.deepEqual(answered(tables, "2026-12-14"), ["2026-12-01", 35n]);
  assert.deepEqual(answered(tables, "2026-12-15"), ["2026-12-15", 36n]);
  assert.deepEqual(
    [...tables.dataSets.values()].map(({ version, inForceUntil }) => [version, inForceUntil]),
    [["2026-02-04", "2026-08-05"], ["2026-08-06", "2026-11-30"], ["2026-12-01", "2026-12-14"], [
      "2026-12-15",
      null,
    ]],
  );
  assert.equal(reference.tables.dataSets.get("2026-08-06")?.inForceUntil, null);
});

Deno.test("an entry counts from its moment to that of its withdrawal, and answers who names it from then on", () => {
  const entry = entryOf(1, first, { countsFromMs: later, withdrawnMs: later + 60_000 });
  const at = (ms: number) => tablesWith([entry], ms).tables;
  assert.equal(at(later - 1), reference.tables);
  assert.deepEqual(answered(at(later), "2027-02-01"), ["2026-12-01", 35n]);
  const after = at(later + 60_000);
  assert.deepEqual(answered(after, "2027-02-01"), ["2026-08-06", 3187n]);
  assert.equal(after.newest.version, "2026-08-06");
  const named = lawAt(after, reference.prices, { asOfMs: later + 60_000, datasetVersion: "2026-12-01" });
  assert.ok(Either.isRight(named));
  assert.equal(named.right.dataSet.version, "2026-12-01");
  assert.notEqual(after.fingerprint, reference.tables.fingerprint);
  assert.notEqual(after.fingerprint, at(later).fingerprint);
});

Deno.test("an amendment counts from its day on, and leaves the tables that it doesn't have as they were", () => {
  const amendment = amendmentFolder(["benchmarks.csv"], {
    version: "2026-12-01",
    from: "2026-12-01",
    change: coilBenchmark("1.4"),
  });
  const { tables } = tablesWith([entryOf(1, amendment, { kind: "amendment" })], later);
  assert.equal(tables.goods, reference.tables.goods);
  const benchmarkOn = (asOf: string) =>
    settledOf(
      shipment(["72083900", "CHN", "1", "2026-02-15"]),
      lawInForce(tables, reference.prices, Date.parse(`${asOf}T12:00:00Z`)),
    ).terms.freeAllocation.benchmark?.columnB.value;
  assert.deepEqual([benchmarkOn("2026-11-30"), benchmarkOn("2026-12-01")], [137n, 14n]);
  assert.deepEqual(
    [tables.versions.benchmarks.version, tables.versions.goods.version],
    ["2026-12-01", reference.tables.versions.goods.version],
  );
});

Deno.test("a manifest is told what is wrong with it by the names of its members, and nothing of how it is read", () => {
  const { "manifest.json": text = "", ...tables } = first;
  const told = (change: (text: string) => string): string =>
    problemsIn({ ...tables, "manifest.json": change(text) });
  const cases: ReadonlyArray<readonly [(text: string) => string, string]> = [
    [(manifest) => manifest.replace('"title"', '"tittle"'), "title is missing"],
    [(manifest) => manifest.replace('"title"', '"tittle"'), "tittle is not known here: leave it out"],
    [
      (manifest) => manifest.replace(/"applies_from":\s*"[^"]+"/, '"applies_from": "2026-02-30"'),
      "applies_from must be a calendar date YYYY-MM-DD",
    ],
    [
      (manifest) => manifest.replace(/"until":\s*[^\s}]+/, '"until": 5'),
      "in_force.until must be a calendar date YYYY-MM-DD, or null",
    ],
    [
      (manifest) => manifest.replace(/"rows":\s*\d+/, '"rows": "3"'),
      "files[0].rows must be the number of the table's rows",
    ],
    [
      (manifest) => manifest.replace(/"sha256":\s*"[^"]+"/, '"sha256": "A"'),
      "files[0].sha256 must be the 64 hexadecimal digits",
    ],
    [
      (manifest) => manifest.replace(/"acts":\s*\[[^\]]*\]/, '"acts": {}'),
      "acts must be a list with at least one entry",
    ],
    [() => "[]", "manifest.json: must be an object with members"],
    [(manifest) => manifest.slice(1), "manifest.json: is no JSON: "],
  ];
  for (const [change, sentence] of cases) {
    const problems = told(change);
    assert.ok(problems.includes(sentence), `${sentence}\n${problems}`);
    assert.doesNotMatch(problems, /readonly|Schema|Encoded|transformation|└|actual|Expected \{/);
  }
});

Deno.test("a folder that can't be used is refused, with file and line", () => {
  const at = { version: "2026-12-01", from: "2026-12-01" };
  const { "manifest.json": manifest = "", ...tables } = first;
  assert.match(problemsIn(tables), /manifest\.json: is missing/);
  assert.match(
    problemsIn({ ...first, "manifest.json": manifest.replace('"version"', '"verzion"') }),
    /verzion/,
  );
  const { "mark-ups.csv": _without, ...rest } = first;
  assert.match(problemsIn(rest), /mark-ups\.csv: is named in manifest\.json and missing/);
  assert.match(
    problemsIn({ ...first, "benchmark.csv": "" }),
    /benchmark\.csv: is not named in manifest\.json/,
  );
  assert.match(
    problemsIn({ ...first, "default-values.csv": `${first["default-values.csv"]}\n` }),
    /default-values\.csv: its SHA-256 is/,
  );
  const broken = dataSetFolder({ ...at, change: coils("3.5,1") });
  assert.match(problemsIn(broken), /default-values\.csv line \d+: has \d cells/);
  assert.match(
    problemsIn(amendmentFolder(["certificate-prices.csv"], at)),
    /names certificate-prices\.csv, which is no table of a data set, an amendment or electricity/,
  );
  const noMarkUps = JSON.parse(manifest);
  noMarkUps.files = noMarkUps.files.filter(({ name }: { name: string }) => name !== "mark-ups.csv");
  assert.match(
    problemsIn({ ...rest, "manifest.json": JSON.stringify(noMarkUps) }),
    /manifest\.json: must name mark-ups\.csv/,
  );
});

Deno.test("rows that differ in the writing of their key alone are refused with both lines", () => {
  const twice = (table: string, line: string) => ({
    version: "2026-12-01",
    from: "2026-12-01",
    change: (text: string, name: string) => name === table ? `${text.trimEnd()}\n${line}\n` : text,
  });
  const origins = amendmentFolder(
    ["exempt-origins.csv"],
    twice("exempt-origins.csv", "che,it is named twice,Regulation (EU) 2023/956 Annex III point 1"),
  );
  const values = dataSetFolder(twice("default-values.csv", "chn,7208,(C),3.5,,3.5"));
  assert.match(String(brokenOf(entryOf(1, origins, { kind: "amendment" }))), /same country as line \d+: che/);
  assert.match(
    String(brokenOf(entryOf(1, values))),
    /same country, goods_line, production_route as line \d+: chn 7208 \(C\)/,
  );
});

Deno.test("an entry that breaks the tables is left out with its reason, and takes nothing else with it", () => {
  const sameDay = dataSetFolder({ version: "2026-12-01b", from: "2026-12-01", change: coils("9") });
  const benchmarks = (text: string) => text.replace(/^72083900,.*\n/gm, "");
  const gap = amendmentFolder(["benchmarks.csv"], {
    version: "2026-12-02",
    from: "2026-12-02",
    change: benchmarks,
  });
  const entries = [
    entryOf(1, first),
    entryOf(2, sameDay),
    entryOf(3, gap, { kind: "amendment" }),
    entryOf(4, second),
    entryOf(5, {}, { isForeign: true }),
    entryOf(6, {}, { isForeign: true, withdrawnMs: 1 }),
  ];
  const found = brokenOf(...entries);
  assert.deepEqual(found.map(([id]) => id), [2, 3, 5]);
  assert.match(String(found[0]?.[1]), /in_force\.until/);
  assert.match(String(found[1]?.[1]), /has no benchmark for CN code 72083900/);
  assert.match(String(found[2]?.[1]), /stored by a newer release/);
  const { tables } = tablesWith(entries, later);
  assert.deepEqual(answered(tables, "2026-12-15"), ["2026-12-15", 36n]);
});

Deno.test("an entry that the release ships now adds nothing; another table under a shipped version is refused", () => {
  const shipped = dataSetFolder({ version: "2026-08-06", from: "2026-08-06" });
  assert.equal(tablesWith([entryOf(1, shipped)], later).tables, reference.tables);
  const other = dataSetFolder({ version: "2026-08-06", from: "2026-12-01", change: coils("3.5") });
  assert.match(String(brokenOf(entryOf(1, other))[0]?.[1]), /another folder with the version 2026-08-06/);
  const { version } = reference.tables.versions.benchmarks;
  const amendment = amendmentFolder(["benchmarks.csv"], {
    version,
    from: "2026-12-01",
    change: coilBenchmark("1.4"),
  });
  const namesake = entryOf(1, amendment, { kind: "amendment" });
  assert.match(String(brokenOf(namesake)[0]?.[1]), /the release has other tables of the version/);
});
