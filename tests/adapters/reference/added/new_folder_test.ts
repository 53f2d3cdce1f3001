/** Rules for folders that are added from now on: what is refused of them, and counts on where it was kept before. */
import assert from "node:assert/strict";
import { tableReader } from "../../../../src/adapters/reference/added/law_reader.ts";
import type { LawFiles } from "../../../../src/application/law/law_ports.ts";
import { given } from "../../../support/answered.ts";
import { reference } from "../../../support/law.ts";
import { entryOf } from "../../../support/law_entries.ts";
import { amendmentFolder, coils, dataSetFolder } from "../../../support/law_folders.ts";

const { read, readKept, tablesWith } = tableReader(reference);

const at = { version: "2026-12-01", from: "2026-12-01" };
const good = dataSetFolder({ ...at, change: coils("3.5") });

const problemsIn = (files: LawFiles): string => {
  const folder = read(files);
  return "problems" in folder ? folder.problems.join("\n") : "no problem";
};

/** The folder with other members in its manifest. */
const manifested = (more: Readonly<Record<string, unknown>>): LawFiles => ({
  ...good,
  "manifest.json": JSON.stringify({ ...JSON.parse(given(good["manifest.json"])), ...more }),
});

const act = { label: "Implementing Regulation (EU) 2027/1", url: "https://example.com/act" };

Deno.test("version, title and acts of a manifest are one line each, within the bounds of the command line", () => {
  assert.equal(problemsIn(good), "no problem");
  const line =
    /^manifest\.json: (version|title|acts\[0\]\.label) is wrong\. It must be one line of text, without/;
  for (const broken of ["NUL\0", "two\nlines", "turned\u202eround", "isolated\u2067", "\u2028"]) {
    assert.match(problemsIn(manifested({ version: `a${broken}b` })), line);
    assert.match(problemsIn(manifested({ title: `a${broken}b` })), line);
    assert.match(problemsIn(manifested({ acts: [{ ...act, label: `a${broken}b` }] })), line);
  }
  for (const [member, most] of [["version", 100], ["title", 300]] as const) {
    assert.equal(problemsIn(manifested({ [member]: "x".repeat(most) })), "no problem");
    assert.equal(
      problemsIn(manifested({ [member]: "x".repeat(most + 1) })),
      `manifest.json: ${member} is wrong. It has ${most + 1} characters, and may have ${most} at most.`,
    );
  }
  assert.match(
    problemsIn(manifested({ acts: [{ ...act, url: `https://example.com/${"x".repeat(2_000)}` }] })),
    /acts\[0\]\.url is wrong\. It has 2020 characters, and may have 2000 at most/,
  );
  assert.match(
    problemsIn(manifested({ not_compared: "\0" })),
    /^manifest\.json: has NUL or half a character/,
  );
});

Deno.test("a file with NUL is refused by its name", () => {
  const change = (text: string) => text.replace("Kaolinic clay", "Kaolinic\0clay");
  assert.equal(
    problemsIn(amendmentFolder(["goods.csv"], { ...at, change })),
    "goods.csv: has NUL or half a character in it: leave it out",
  );
});

Deno.test("a manifest that is nested too deep, or has too many values, is refused before its members are looked at", () => {
  const nested = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;
  for (const levels of [13, 2_000, 5_000, 100_000]) {
    assert.equal(
      problemsIn({ ...good, "manifest.json": nested(levels) }),
      "manifest.json: is nested deeper than 12 levels",
    );
  }
  assert.match(problemsIn({ ...good, "manifest.json": nested(12) }), /must be an object with members/);
  assert.equal(
    problemsIn({ ...good, "manifest.json": nested(100_001) }),
    "manifest.json: has more than 100000 arrays and objects",
  );
});

/** The data set with rows behind the others. */
const withRows = (rows: string): LawFiles =>
  dataSetFolder({
    ...at,
    change: (text, name) => name === "default-values.csv" ? `${text}${rows}` : text,
  });

Deno.test("a line of default values without a total is refused, with figures beside the blank and without", () => {
  const refusal =
    /^2026-12-01\/default-values\.csv line 10912: total is blank, .*: give its total, or leave the line out$/;
  for (const row of ["CHN,72083900,(E),3.1,0,", "CHN,72083900,(E),,,", ",,,,,", "XX,abc,zz,foo,bar,"]) {
    assert.match(problemsIn(withRows(`${row}\n`)), refusal);
  }
});

Deno.test("entries that were kept before count on, and are withdrawn with what they change", () => {
  for (const each of [manifested({ version: "x".repeat(101) }), withRows("CHN,72083900,(E),,,\n")]) {
    assert.deepEqual(tablesWith([entryOf(1, each)], Infinity).broken, []);
    assert.ok("version" in readKept(each));
  }
});
