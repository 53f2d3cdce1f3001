/** Corrections of some rows of one table: the folder that each is short for, and what is said of rows that belong nowhere. */
import assert from "node:assert/strict";
import { tableReader } from "../../../../src/adapters/reference/added/law_reader.ts";
import type { LawCorrection, LawFiles } from "../../../../src/application/law/law_ports.ts";
import { reference } from "../../../support/law.ts";
import { dataSetFolder } from "../../../support/law_folders.ts";

const { correct, read } = tableReader(reference);
const act = { label: "Implementing Regulation (EU) 2026/9999", url: "https://example.com/2026/9999" };
const from = "2026-12-01";
const values = "country,goods_line,production_route,direct,indirect,total\n";
const benchmarks = "cn_code,production_route,year_from,year_to,column_a,column_b,source\n";

const asked = (text: string, more: Partial<LawCorrection> = {}): LawCorrection => ({
  text,
  act,
  from,
  ...more,
});

const folderOf = (correction: LawCorrection, additions: Parameters<typeof correct>[0] = []): LawFiles => {
  const made = correct(additions, correction);
  assert.ok("files" in made, JSON.stringify(made));
  return made.files;
};

const problemOf = (correction: LawCorrection, additions: Parameters<typeof correct>[0] = []): string => {
  const made = correct(additions, correction);
  assert.ok("problems" in made);
  return made.problems.join("\n");
};

const linesOf = (files: LawFiles, name: string): ReadonlyArray<string> =>
  (files[name] ?? "").trimEnd().split("\n");

Deno.test("one default value is corrected in a whole data set, whose other rows and files stay", () => {
  const files = folderOf(asked(`${values}CHN,7208,(C),3.5,,3.5\n`));
  const folder = read(files);
  assert.ok("kind" in folder, JSON.stringify(folder));
  assert.deepEqual(
    [folder.kind, folder.version, folder.inForceFrom, folder.appliesFrom],
    ["data_set", from, from, "2026-01-01"],
  );
  const shipped = dataSetFolder({ version: from, from });
  const [mine, theirs] = [linesOf(files, "default-values.csv"), linesOf(shipped, "default-values.csv")];
  assert.deepEqual(mine.filter((line, at) => line !== theirs[at]), ["CHN,7208,(C),3.5,,3.5"]);
  assert.equal(mine.length, theirs.length);
  for (const name of ["mark-ups.csv", "goods-lines.csv", "precursors-of-unknown-origin.csv"]) {
    assert.equal(files[name], shipped[name], name);
  }
  const manifest = JSON.parse(files["manifest.json"] ?? "");
  assert.deepEqual(manifest.acts.at(-1), act);
  assert.match(manifest.title, /corrected in default-values\.csv/);
});

Deno.test("a benchmark is an amendment of its table alone, and a row without a source has that of the act", () => {
  const files = folderOf(asked(`${benchmarks}72083900,(C),2026,2030,0.044,1.4,\n`, { version: "b-1" }));
  assert.deepEqual(Object.keys(files).sort(), ["benchmarks.csv", "manifest.json"]);
  const folder = read(files);
  assert.ok("kind" in folder && folder.kind === "amendment" && folder.version === "b-1");
  const lines = linesOf(files, "benchmarks.csv");
  assert.ok(lines.includes(`72083900,(C),2026,2030,0.044,1.4,${act.label}`));
  assert.equal(lines.filter((line) => line.startsWith("72083900,(C),2026")).length, 1);
});

Deno.test("a table that data sets share is corrected for imports from a day, out of the one that applies to them", () => {
  const of2027 = { from: "2026-12-05", appliesFrom: "2027-01-01", version: "b-2027" };
  const files = folderOf(asked(`${benchmarks}72083900,(C),2026,2030,0.044,1.3,\n`, of2027));
  const folder = read(files);
  assert.ok("kind" in folder && folder.kind === "amendment" && folder.appliesFrom === "2027-01-01");
  const added = [{
    ...folder,
    files,
    id: 1,
    enteredBy: "",
    enteredMs: 0,
    countsFromMs: 0,
    withdrawnMs: undefined,
    withdrawnBy: undefined,
    isForeign: false,
  }];
  const valueIn = (correction: LawCorrection) =>
    linesOf(folderOf(correction, added), "benchmarks.csv").find((line) =>
      line.startsWith("72083900,(C),2026")
    )
      ?.split(",")[5];
  const other = `${benchmarks}72083900,(D),2026,2030,0.044,1.2,\n`;
  const later = { from: "2026-12-06", version: "b-3" };
  assert.equal(valueIn(asked(other, { ...later, appliesFrom: "2028-01-01" })), "1.3");
  assert.equal(valueIn(asked(other, { ...later, appliesFrom: "2026-01-01" })), "1.37");
  assert.match(
    problemOf(asked(other, later), added),
    /imports from 2026-01-01 and from 2027-01-01 .* --applies-from/,
  );
});

Deno.test("a row whose key is new is added behind the others", () => {
  const files = folderOf(
    asked("year,cbam_factor,cbam_factor_source,cscf,cscf_source\n2035,0,Article 10a,1,Decision\n"),
  );
  assert.equal(linesOf(files, "cbam-factor.csv").at(-1), "2035,0,Article 10a,1,Decision");
  const electricity = folderOf(
    asked("country,country_name,t_co2e_per_mwh,source\nARM,Armenia,0.3,\n"),
  );
  assert.match(
    electricity["emission-factors.csv"] ?? "",
    /ARM,Armenia,0\.3,Implementing Regulation \(EU\) 2026\/9999/,
  );
});

Deno.test("rows that belong to no table are refused with what would be right", () => {
  for (
    const [text, expected] of [
      ["a,b\n1,2\n", /^line 1: a,b are the columns of no table; the tables are default-values\.csv, /],
      ["", /are the columns of no table/],
      [values, /^default-values\.csv: has no rows/],
      [`${values}CHN,7208,(C),3.5,3.5\n`, /^default-values\.csv line 2: has 5 cells, the header has 6/],
      [
        "country,goods_line,description,production_route,direct,indirect,total\n",
        /are the columns of no table/,
      ],
    ] as const
  ) assert.match(problemOf(asked(text)), expected);
  const row = `${values}CHN,7208,(C),3.5,,3.5\n`;
  assert.match(problemOf(asked(row, { from: "2025-01-01" })), /no such table is in force on 2025-01-01/);
});

Deno.test("where data sets of two years are in force the one that is meant has to be named", () => {
  const next = dataSetFolder({ version: "2027-table", from, appliesFrom: "2027-01-01" });
  const folder = read(next);
  assert.ok("kind" in folder);
  const added = [{
    ...folder,
    files: next,
    id: 1,
    enteredBy: "",
    enteredMs: 0,
    countsFromMs: 0,
    withdrawnMs: undefined,
    withdrawnBy: undefined,
    isForeign: false,
  }];
  const row = `${values}CHN,7208,(C),3.5,,3.5\n`;
  assert.match(
    problemOf(asked(row), added),
    /from 2026-01-01 and from 2027-01-01 .* say which one with --applies-from/,
  );
  for (const appliesFrom of ["2027-07-01", "2028-01-01"]) {
    assert.match(
      problemOf(asked(row, { appliesFrom }), added),
      /from 2026-01-01 and from 2027-01-01 are in force .*, none from 202[78]-0[17]-01: say which of these .*or add a folder/,
    );
  }
  assert.match(
    problemOf(asked(row, { appliesFrom: "2025-01-01" })),
    /for imports from 2026-01-01 are in force .*, none from 2025-01-01: say which one with --applies-from$/,
  );
  const made = read(folderOf(asked(row, { appliesFrom: "2027-01-01", version: "x" }), added));
  assert.ok("kind" in made && made.appliesFrom === "2027-01-01");
});

Deno.test("two rows of one key in a correction are refused with both lines, also where they say the same", () => {
  const rows = (second: string, first = "CHN,7208,(C),3.1,,3.1") =>
    asked(`${values}${first}\nIND,7208,(C),4,,4\n${second}\n`);
  const twice =
    "default-values.csv line 4: is of the same country, goods_line, production_route (CHN, 7208, (C)) as line 2";
  for (const second of ["CHN,7208,(C),3.0,,3.0", "CHN,7208,(C),3.1,,3.1"]) {
    assert.equal(problemOf(rows(second)), twice);
  }
  folderOf(rows("CHN,7208,(D),3.0,,3.0"));
  const benchmark = (from: number) => `72083900,(C),${from},2030,0.044,1.4,\n`;
  assert.match(
    problemOf(asked(`${benchmarks}${benchmark(2026)}${benchmark(2026)}`)),
    /^benchmarks\.csv line 3: .* as line 2$/,
  );
  folderOf(asked(`${benchmarks}${benchmark(2026)}${benchmark(2027)}`));
});

Deno.test("a key counts by what it says, in capitals or not, with spaces or without", () => {
  for (const key of ["chn,7208,(C)", "CHN, 7208 ,(c)", "Chn,72 08,(C) "]) {
    const folder = folderOf(asked(`${values}${key},3.5,,3.5\n`));
    assert.ok("kind" in read(folder), key);
    const lines = linesOf(folder, "default-values.csv");
    assert.ok(lines.includes("CHN,7208,(C),3.5,,3.5"), key);
    assert.equal(lines.length, linesOf(dataSetFolder({ version: from, from }), "default-values.csv").length);
    assert.match(
      problemOf(asked(`${values}CHN,7208,(C),3.5,,3.5\n${key},3.6,,3.6\n`)),
      /line 3: is of the same country, goods_line, production_route \(.*\) as line 2$/,
    );
  }
  const header = "country,country_name,t_co2e_per_mwh,source\n";
  const electricity = folderOf(asked(`${header}arm,Armenia,0.3,\n`));
  assert.ok("kind" in read(electricity));
  assert.match(problemOf(asked(`${header}ARM,Armenia,0.3,\narm,Armenia,0.4,\n`)), /line 3: .* as line 2$/);
});

Deno.test("an act's address without a scheme is refused, in a correction and in a folder of tables", () => {
  for (
    const url of [
      "eur-lex.europa.eu/eli/reg/2027/1",
      "nourl",
      "ftp://example.com/1",
      "https://a b",
      "https://",
    ]
  ) {
    const folder = read(folderOf(asked(`${values}CHN,7208,(C),3.5,,3.5\n`, { act: { ...act, url } })));
    assert.ok("problems" in folder, url);
    assert.match(
      String(folder.problems),
      /^manifest\.json: .* is no address of .*2026\/9999 that can be opened: /,
    );
    assert.equal(folder.problems.length, 1);
  }
});

Deno.test("mark-ups of a sector that hold for the same years are refused with the row to end, and taken with it", () => {
  const markUps = "sector,year_from,year_to,mark_up\n";
  const readOf = (rows: string) => read(folderOf(asked(`${markUps}${rows}`)));
  for (
    const rows of ["iron_steel,2029,,0.4\n", "iron_steel,2029,2029,0.4\n", "iron_steel,2026,2028,0.15\n"]
  ) {
    assert.match(
      JSON.stringify(readOf(rows)),
      /mark-ups\.csv: iron_steel has another mark-up for some of the years 20\d\d/,
      rows,
    );
  }
  assert.match(
    JSON.stringify(readOf("iron_steel,2029,,0.4\n")),
    /give its row from 2028 \(2028 on\) other years too/,
  );
  for (const rows of ["iron_steel,2028,2028,0.3\niron_steel,2029,,0.4\n", "iron_steel,2028,,0.35\n"]) {
    assert.ok("kind" in readOf(rows), rows);
  }
});
