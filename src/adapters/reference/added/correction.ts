/**
 * A correction of some rows of one table: the folder that it is short for. The table as it is, with the rows that the correction has
 * in place of those with the same key, and behind them those that are new; the other files of a data set as they are; and a manifest
 * that names the act of the correction beside those that the other rows are from.
 */
import { createHash } from "node:crypto";
import Papa from "papaparse";
import {
  type CorrectedFolder,
  type LawCorrection,
  type LawFiles,
  type LawKind,
  manifestName,
  type StoredAddition,
} from "../../../application/law/law_ports.ts";
import type { TableParts } from "../assembly.ts";
import type { Folder } from "../folders.ts";
import type { Manifest } from "../manifest.ts";
import { keyCell } from "../table.ts";
import { addedFolder } from "./added_folder.ts";
import { isOfDataSets, type TableForm, tableForms } from "./table_forms.ts";

/** A table's cells: the names of its columns, and its rows. */
interface Cells {
  readonly header: ReadonlyArray<string>;
  readonly rows: ReadonlyArray<ReadonlyArray<string>>;
}

const cellsOf = (text: string): Cells => {
  const { data } = Papa.parse<Array<string>>(text.replace(/^\ufeff/, ""), {
    delimiter: ",",
    skipEmptyLines: true,
  });
  const [header = [], ...rows] = data;
  return { header, rows };
};

const textOf = ({ header, rows }: Cells): string => `${Papa.unparse([header, ...rows], { newline: "\n" })}\n`;

/** Folders of a kind that count: the release's own and those that were added and not withdrawn. */
const foldersOf = (
  { editions, dataSets, electricity }: TableParts,
  additions: ReadonlyArray<StoredAddition>,
  kind: LawKind,
): ReadonlyArray<Folder> => {
  const shipped = kind === "amendment" ? editions : kind === "data_set" ? dataSets : electricity;
  const added = additions.filter((one) => one.kind === kind && one.withdrawnMs === undefined)
    .flatMap(({ files }) => addedFolder(files).folder ?? []);
  return [...shipped.map(({ folder }) => folder), ...added];
};

const isInForceOn = ({ manifest: { in_force: { from, until } } }: Folder, day: string): boolean =>
  from <= day && (until === null || day <= until);

/** The folder whose table a correction changes; the days of import to choose from where several could be meant, or none applies. */
const baseOf = (
  folders: ReadonlyArray<Folder>,
  { name }: TableForm,
  { from, appliesFrom }: LawCorrection,
): Folder | { readonly appliesFrom: ReadonlyArray<string> } | undefined => {
  const having = folders.filter((folder) => folder.bytes.has(name) && isInForceOn(folder, from))
    .sort((a, b) => a.manifest.in_force.from < b.manifest.in_force.from ? -1 : 1);
  const days = [...new Set(having.map(({ manifest }) => manifest.applies_from))];
  if (appliesFrom === undefined) return days.length > 1 ? { appliesFrom: days } : having.at(-1);
  const meant = isOfDataSets(name) ? appliesFrom : days.filter((day) => day <= appliesFrom).sort().at(-1);
  const base = having.findLast(({ manifest }) => manifest.applies_from === meant);
  return base ?? (days.length === 0 ? undefined : { appliesFrom: days });
};

/** Places of the columns that name a row, and the key of one: what its cells there say. */
const keysOf = ({ key, columns }: TableForm) => {
  const places = key.map((column) => columns.indexOf(column));
  const keyOf = (row: ReadonlyArray<string>) => places.map((at) => keyCell(row[at] ?? "")).join("\u0000");
  return { places, keyOf };
};

/** The problem of the first row that has the key of one before it: which of them is meant nobody can know. */
const repeated = (form: TableForm, rows: Cells["rows"]): string | undefined => {
  const { places, keyOf } = keysOf(form);
  const lines = new Map<string, number>();
  for (const [at, row] of rows.entries()) {
    const key = keyOf(row);
    const before = lines.get(key);
    if (before !== undefined) {
      const named = `${form.key.join(", ")} (${places.map((place) => row[place]).join(", ")})`;
      return `${form.name} line ${at + 2}: is of the same ${named} as line ${before}`;
    }
    lines.set(key, at + 2);
  }
  return undefined;
};

/** A table with the rows of a correction, whose keys are written as they were; a row without a source has that of the correction. */
const merged = (base: Cells, form: TableForm, rows: Cells["rows"], source: string): Cells => {
  const { columns } = form;
  const { places, keyOf } = keysOf(form);
  const corrected = new Map(
    rows.map((row) => {
      const cells = row.map((cell, place) => columns[place] === "source" && cell === "" ? source : cell);
      return [keyOf(cells), cells] as const;
    }),
  );
  const kept = base.rows.map((row) => {
    const key = keyOf(row);
    const own = corrected.get(key);
    corrected.delete(key);
    return own?.map((cell, place) => places.includes(place) ? row[place] ?? cell : cell) ?? row;
  });
  return { header: base.header, rows: [...kept, ...corrected.values()] };
};

/** Lines of the correction by those that its rows have in the table. */
const ownLines = (table: Cells, form: TableForm, rows: Cells["rows"]): ReadonlyMap<number, number> => {
  const { keyOf } = keysOf(form);
  const own = new Map(rows.map((row, at) => [keyOf(row), at + 2]));
  return new Map(
    table.rows.flatMap((row, at): ReadonlyArray<[number, number]> => {
      const line = own.get(keyOf(row));
      return line === undefined ? [] : [[at + 2, line]];
    }),
  );
};

/** Problems of the folder as the correction has them, each once: a line of the table is no line of its own. */
const inOwnLines =
  (name: string, lines: ReadonlyMap<number, number>): CorrectedFolder["inOwnLines"] => (problems) => [
    ...new Set(problems.map((told) => {
      const [, place] = told.split(`${name} line `);
      const found = Number.parseInt(place ?? "", 10);
      const line = lines.get(found);
      return place === undefined || line === undefined
        ? told
        : `${name} line ${line}${place.slice(String(found).length)}`;
    })),
  ];

const fileOf = (name: string, text: string): Manifest["files"][number] => ({
  name,
  sha256: createHash("sha256").update(text).digest("hex"),
  rows: cellsOf(text).rows.length,
});

const folderWith = (
  base: Folder,
  table: { readonly form: TableForm; readonly text: string; readonly rows: number },
  { act, from, appliesFrom, version, title }: LawCorrection,
): LawFiles => {
  const { name, kind } = table.form;
  const decoder = new TextDecoder();
  const others = kind === "amendment" ? [] : [...base.bytes].filter(([other]) => other !== name);
  const files: LawFiles = {
    ...Object.fromEntries(others.map(([other, bytes]) => [other, decoder.decode(bytes)])),
    [name]: table.text,
  };
  const [first, ...more] = base.manifest.acts;
  const isNamed = base.manifest.acts.some(({ label }) => label === act.label);
  const [file, ...otherFiles] = Object.entries(files).map(([each, text]) => fileOf(each, text));
  const units = Object.entries(base.manifest.units).filter(([each]) => files[each] !== undefined);
  const manifest: Manifest = {
    ...base.manifest,
    version: version ?? from,
    title: title ?? `${base.manifest.title}, corrected in ${name}`,
    acts: [first, ...more, ...isNamed ? [] : [act]],
    applies_from: kind === "amendment" && appliesFrom !== undefined
      ? appliesFrom
      : base.manifest.applies_from,
    in_force: { from, until: null },
    units: Object.fromEntries(units),
    files: file === undefined ? base.manifest.files : [file, ...otherFiles],
    compared:
      `Rows of ${name} as they were entered: ${table.rows}. The others are those of ${base.manifest.version}.`,
    not_compared: `The rows that were entered, against ${act.label}.`,
  };
  return { ...files, [manifestName]: JSON.stringify(manifest, undefined, 2) };
};

const problem = (reason: string): { readonly problems: ReadonlyArray<string> } => ({ problems: [reason] });

/** @returns the folder that a correction is short for, or why there is none */
export const correctedFolder = (
  parts: TableParts,
  additions: ReadonlyArray<StoredAddition>,
  correction: LawCorrection,
): CorrectedFolder | { readonly problems: ReadonlyArray<string> } => {
  const { header, rows } = cellsOf(correction.text);
  const form = tableForms.find(({ columns }) => columns.join() === header.join());
  if (form === undefined) {
    const known = [...new Set(tableForms.map(({ name }) => name))].join(", ");
    return problem(`line 1: ${header.join()} are the columns of no table; the tables are ${known}`);
  }
  const { name, columns } = form;
  if (rows.length === 0) return problem(`${name}: has no rows`);
  const short = rows.findIndex((row) => row.length !== columns.length);
  if (short >= 0) {
    const found = rows[short]?.length;
    return problem(`${name} line ${short + 2}: has ${found} cells, the header has ${columns.length}`);
  }
  const twice = repeated(form, rows);
  if (twice !== undefined) return problem(twice);
  const base = baseOf(foldersOf(parts, additions, form.kind), form, correction);
  if (base === undefined) {
    return problem(`${name}: no such table is in force on ${correction.from} to be corrected`);
  }
  if ("appliesFrom" in base) {
    const { appliesFrom } = correction;
    const isAfter = base.appliesFrom.some((day) => appliesFrom !== undefined && day < appliesFrom);
    return problem(
      `${name}: tables for imports from ${
        base.appliesFrom.toSorted().join(" and from ")
      } are in force on ${correction.from}${appliesFrom === undefined ? "" : `, none from ${appliesFrom}`}: ${
        isAfter
          ? "say which of these with --applies-from, or add a folder of tables for imports from that day (data add)"
          : "say which one with --applies-from"
      }`,
    );
  }
  const before = cellsOf(new TextDecoder().decode(base.bytes.get(name)));
  if (before.header.join() !== columns.join()) {
    return problem(`${name} line 1: columns must be ${before.header.join()} as in ${base.manifest.version}`);
  }
  const table = merged(before, form, rows, correction.act.label);
  return {
    files: folderWith(base, { form, text: textOf(table), rows: rows.length }, correction),
    inOwnLines: inOwnLines(name, ownLines(table, form, rows)),
  };
};
