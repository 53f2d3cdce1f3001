/**
 * Every column of every table of law, held against answers: a cell that changes what is answered is told before it is kept. A new table
 * or column is part of this test by itself, and fails it until its changes are told, or it is named as one that nothing reads.
 */
import assert from "node:assert/strict";
import Papa from "papaparse";
import { createHash } from "node:crypto";
import { tableReader } from "../../../../src/adapters/reference/added/law_reader.ts";
import { type TableForm, tableForms } from "../../../../src/adapters/reference/added/table_forms.ts";
import type { LawFiles } from "../../../../src/application/law/law_ports.ts";
import type { ReferenceTables } from "../../../../src/domain/cbam/law/reference.ts";
import { type LawChanges, lawChanges } from "../../../../src/domain/cbam/law_changes/law_changes.ts";
import { decimalOfText, times, toText } from "../../../../src/kernel/decimal.ts";
import { dayOfText } from "../../../../src/kernel/time/calendar.ts";
import { given } from "../../../support/answered.ts";
import { codesAsked, lawAnswers, originsAsked } from "../../../support/law_answers.ts";
import { entryOf } from "../../../support/law_entries.ts";
import { amendmentFolder, dataSetFolder } from "../../../support/law_folders.ts";
import { withElectricity } from "../../../support/law_with_electricity.ts";

const { tablesWith } = tableReader(withElectricity);

/** Columns that no answer has a word of; and those of goods and Annex I that only change together. */
const unread: Readonly<Record<string, ReadonlyArray<string>>> = {
  "default-values.csv": ["description"],
  "goods-lines.csv": ["a row", "sector"],
  "precursors-of-unknown-origin.csv": ["a row", "total"],
  "goods.csv": ["sector"],
  "annex-i.csv": ["rule", "sector"],
  "production-routes.csv": ["source"],
  "thresholds.csv": ["source"],
  "competent-authorities.csv": ["authority_local"],
  "emission-factors.csv": ["country_name", "source"],
};

const at = { version: "2026-12-01", from: "2026-12-01" };

/** Folder of the release that a table is in. */
const folderOf = ({ name, kind, columns }: TableForm): LawFiles =>
  kind === "amendment"
    ? amendmentFolder([name], at)
    : kind === "electricity"
    ? dataSetFolder(at, "electricity/2026-01-01")
    : dataSetFolder(at, columns.includes("total_2026") ? "2026-02-04" : "2026-08-06");

/** The folder with other cells in a table. */
const withTable = (files: LawFiles, name: string, cells: ReadonlyArray<ReadonlyArray<string>>): LawFiles => {
  const text = `${Papa.unparse(cells.map((row) => [...row]), { newline: "\n" })}\n`;
  const manifest = JSON.parse(given(files["manifest.json"]));
  const sha256 = createHash("sha256").update(text).digest("hex");
  const entries = manifest.files.map((file: { readonly name: string }) =>
    file.name === name ? { ...file, sha256, rows: cells.length - 1 } : file
  );
  return { ...files, [name]: text, "manifest.json": JSON.stringify({ ...manifest, files: entries }) };
};

/** The tables with a folder; undefined where it is refused. */
const tablesOf = (form: TableForm, files: LawFiles): ReferenceTables | undefined => {
  const { tables, broken } = tablesWith([entryOf(1, files, { kind: form.kind })], Infinity);
  return broken.length > 0 ? undefined : tables;
};

const changesOf = (before: ReferenceTables, after: ReferenceTables): LawChanges => {
  const steps = lawChanges({
    before,
    after,
    asOf: given(dayOfText("2026-12-15")),
    importDay: given(dayOfText("2026-02-15")),
  });
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
};

const sectorsAsked = ["iron_steel", "cement", "hydrogen", "electricity"];

/** Cells of the columns that name rows, of those rows that the sample uses; any other column may say anything. */
const used: Readonly<Record<string, (cell: string) => boolean>> = {
  cn_code: (cell) => codesAsked.includes(cell),
  code_prefix: (cell) => codesAsked.some((code) => code.startsWith(cell)),
  goods_line: (cell) => codesAsked.some((code) => code.startsWith(cell.slice(0, code.length))),
  heading: (cell) => codesAsked.some((code) => code.startsWith(cell)),
  country: (cell) => [...originsAsked, "OTHER", "DE"].includes(cell),
  sector: (cell) => sectorsAsked.includes(cell),
  production_route: (cell) => ["", "(A)", "(C)", "(H)"].includes(cell),
  year: (cell) => ["2026", "2028"].includes(cell),
};

const mostRows = 12;

/** Rows in use, spread over the table. */
const rowsInUse = ({ key, columns }: TableForm, rows: ReadonlyArray<ReadonlyArray<string>>) => {
  const places = rows.flatMap((row, place) =>
    key.every((column) => used[column]?.(row[columns.indexOf(column)] ?? "") ?? true) ? [place] : []
  );
  const step = Math.max(1, Math.floor(places.length / mostRows));
  return places.filter((_, index) => index % step === 0).slice(0, mostRows);
};

const mostOthers = 4;

/** Other cells that a column may have: of other rows, none, a number one per cent higher, the next year, and a longer text. */
const othersThan = (cell: string, all: ReadonlyArray<string>): ReadonlyArray<string> => {
  const number = decimalOfText(cell);
  const higher = number === undefined
    ? []
    : /^20\d\d$/.test(cell)
    ? [String(Number(cell) + 1)]
    : [toText(times(number, given(decimalOfText("1.01"))))];
  const others = [...new Set(all)].filter((other) => other !== cell).slice(0, mostOthers);
  return [...higher, ...others, `${cell} a word more`, ""].filter((other) => other !== cell);
};

/** A table as it is: its cells, its answers, and what comes of other cells. */
const tableOf = (form: TableForm) => {
  const files = folderOf(form);
  const before = given(tablesOf(form, files));
  const answers = lawAnswers(before);
  const { data: [header = [], ...rows] } = Papa.parse<Array<string>>(given(files[form.name]), {
    delimiter: ",",
    skipEmptyLines: true,
  });
  /** The changes that are told of other rows, where these are not refused and change an answer. */
  const changesWith = (
    changed: ReadonlyArray<ReadonlyArray<string>>,
  ): LawChanges | "refused" | "same answers" => {
    const after = tablesOf(form, withTable(files, form.name, [header, ...changed]));
    if (after === undefined) return "refused";
    return lawAnswers(after) === answers ? "same answers" : changesOf(before, after);
  };
  return { rows, changesWith };
};

/** Another cell of a row, and the turn of the row that it is tried in. */
interface Case {
  readonly place: number;
  readonly cell: string;
  readonly turn: number;
}

/** Columns that change an answer, `a row` where one that is gone does; and what does so without being told. */
const columnsOf = (form: TableForm) => {
  const { rows, changesWith } = tableOf(form);
  const places = rowsInUse(form, rows);
  /**
   * The cells that may change an answer: those of one turn are put into all their rows at once, a twelfth of the work where
   * nothing reads the column. Cells that are refused together are among these.
   */
  const doubtful = (at: number, cases: ReadonlyArray<Case>): ReadonlyArray<Case> =>
    [...Map.groupBy(cases, ({ turn }) => turn).values()].flatMap((turn) => {
      const cells = new Map(turn.map(({ place, cell }) => [place, cell]));
      const changed = rows.map((row, index) => row.with(at, cells.get(index) ?? row[at] ?? ""));
      return changesWith(changed) === "same answers" ? [] : turn;
    });
  const read: Array<string> = [];
  const untold: Array<string> = [];
  for (const place of places) {
    const changes = changesWith(rows.filter((_, index) => index !== place));
    if (typeof changes === "string") continue;
    read.push("a row");
    if (changes.catches.length === 0) untold.push(`line ${place + 2} is gone`);
    break;
  }
  for (const [at, column] of form.columns.entries()) {
    if (form.key.includes(column)) continue;
    const all = rows.map((row) => row[at] ?? "");
    const cases = places.flatMap((place) =>
      othersThan(all[place] ?? "", all).map((cell, turn) => ({ place, cell, turn }))
    );
    const isUnread = unread[form.name]?.includes(column) ?? false;
    for (const { place, cell } of isUnread ? doubtful(at, cases) : cases) {
      const changes = changesWith(rows.map((row, index) => index === place ? row.with(at, cell) : row));
      if (typeof changes === "string") continue;
      read.push(column);
      if (changes.changes.length === 0) untold.push(`${column} of line ${place + 2}: ${cell}`);
      break;
    }
  }
  return { read, untold };
};

for (const form of tableForms) {
  const isPrinted = form.columns.includes("total_2026");
  const name = isPrinted ? `${form.name} with printed totals` : form.name;
  Deno.test(`${name}: a column that changes an answer is told, a row that is gone has to be confirmed`, () => {
    const { read, untold } = columnsOf(form);
    assert.deepEqual(untold, []);
    const asked = ["a row", ...form.columns.filter((column) => !form.key.includes(column))];
    const silent = (unread[form.name] ?? []).filter((column) => asked.includes(column));
    assert.deepEqual(asked.filter((column) => !read.includes(column)), silent);
  });
}
