/**
 * A row of a table of imports, brought into the form of an entry of the ledger as JSON has it. What its cells mean is
 * decided by the value of each column; lists, masses and TARIC codes need more than that.
 */
import {
  isNothing,
  type MemberResults,
  type ReadMembers,
  strictReaderOf,
  takeReading,
} from "../../../contract/decoding/as_written.ts";
import { ImportRow } from "../../../contract/requests/import_row.ts";
import { poundColumn, withoutZeros } from "../../../domain/cbam/bulk/written_row.ts";
import { readCnCodeAsWritten, withTaricCode } from "../../../kernel/lenient/cn_code.ts";
import {
  readKilogramsAsWritten,
  type ReadMass,
  readPoundsAsKilograms,
  readTonnesAsKilograms,
} from "../../../kernel/lenient/mass.ts";
import type { NumberMark } from "../../../kernel/lenient/number.ts";
import { complaint, type SentInput, unspaced } from "../../../kernel/lenient/reading.ts";
import { readCodes, readPrecursors } from "./cell_texts.ts";
import { withWholeProcedure } from "./procedure_columns.ts";
import { nested } from "./member_paths.ts";

type SpecialReader = (sent: SentInput, mark: NumberMark, gathered: MemberResults) => void;

const isStrictNumber = (value: unknown): boolean => typeof value === "number";
const isStrictText = (value: unknown): boolean => typeof value === "string";

/** A mass of any column counts in kilograms; two that differ are a question. */
const massReader = (read: ReadMass): SpecialReader => (sent, mark, gathered) => {
  const put = (kilograms: number): void => {
    if (gathered.members["net_mass_kg"] === kilograms) return;
    if (Object.hasOwn(gathered.members, "net_mass_kg")) {
      const twice = { kind: "secondMass", member: "net_mass_kg", found: sent.value } as const;
      gathered.complaints.push(complaint(sent, "ambiguous", twice).complaint);
    } else gathered.members["net_mass_kg"] = kilograms;
  };
  takeReading(gathered, sent, read(sent, mark), { put, isStrict: isStrictNumber });
};

const taricDigits = 10;

/** A TARIC code also gives the CN code where no column has it; one of eight digits is the CN code alone. */
const taricReader = (taric: string, cn: string): SpecialReader => (sent, _, gathered) => {
  const reading = readCnCodeAsWritten(sent);
  const put = (code: string): void => {
    const [written = ""] = String(sent.value).split(/\p{L}/u);
    const digits = unspaced(written).replace(/\D/g, "");
    if (digits.length === taricDigits) gathered.members[taric] = digits;
    gathered.members[cn] ??= code;
  };
  const said = "complaint" in reading ? reading : { value: reading.value, readAs: undefined };
  takeReading(gathered, sent, said, { put, isStrict: isStrictText });
};

const specialReaders: Readonly<Record<string, SpecialReader>> = {
  net_mass_kg: massReader(readKilogramsAsWritten),
  tonnage: massReader(readTonnesAsKilograms),
  [poundColumn]: massReader(readPoundsAsKilograms),
  taric_code: taricReader("taric_code", "cn_code"),
  placed_taric_code: taricReader("placed_taric_code", "placed_cn_code"),
};

const readSpecial = (name: string, sent: SentInput, mark: NumberMark, gathered: MemberResults): boolean => {
  const read = Object.hasOwn(specialReaders, name) ? specialReaders[name] : undefined;
  if (read === undefined || isNothing(sent.value)) return false;
  read(sent, mark, gathered);
  return true;
};

const readMembers = withoutZeros(strictReaderOf(ImportRow, readSpecial));

/** Columns of goods codes, whatever their headings, have the TARIC code too where one is written there. */
const readColumns: ReadMembers = (written, notation, tells) => {
  const read = readMembers(written, notation, tells);
  const ofTaric = withTaricCode(read.members, written["taric_code"]);
  const own = withTaricCode(ofTaric.members, written["cn_code"]);
  const { members, issues: ofPlaced } = withTaricCode(
    own.members,
    written["placed_cn_code"],
    "placed_taric_code",
  );
  const issues = [...own.issues, ...ofPlaced];
  return issues.length === 0 && members === read.members
    ? read
    : { ...read, members, complaints: [...read.complaints, ...issues] };
};

/** Columns with lists, which may be longer than one value. */
const listColumns = ["precursors", "document_codes"] as const;

const firstBlank = /\s+/;

/** `TR-0001 Karadeniz Works` is the id of an installation and its name; columns of their own win over it. */
const installationOf = (text: unknown): ReadonlyArray<readonly [string, string]> => {
  if (typeof text !== "string") return [];
  const at = firstBlank.exec(text)?.index ?? text.length;
  const name = text.slice(at).trim();
  return [
    ["installation_id", text.slice(0, at)],
    ...(name === "" ? [] : [["installation_name", name] as const]),
  ];
};

const readRow: ReadMembers = (written, notation, tells) => {
  const { precursors, document_codes: codes, ...others } = written;
  const { members, readAs, complaints } = readColumns(withWholeProcedure(others), notation, tells);
  const mark = typeof notation === "string" ? notation : notation.mark;
  const lists: MemberResults = {
    tells: tells ?? "what readers tell",
    members: {},
    readAs: [...readAs],
    complaints: [...complaints],
  };
  for (const [name, value] of [[listColumns[0], precursors], [listColumns[1], codes]] as const) {
    if (isNothing(value)) continue;
    const sent = { path: name, value };
    const put = (list: unknown): void => {
      lists.members[name] = list;
    };
    const reading = name === "precursors" ? readPrecursors(sent, mark) : readCodes(sent);
    takeReading<unknown>(lists, sent, reading, { put, isStrict: Array.isArray });
  }
  const { installation, ...columns } = members;
  const flat = Object.entries({
    ...Object.fromEntries(installationOf(installation)),
    ...columns,
    ...lists.members,
  });
  return { members: nested(flat), readAs: lists.readAs, complaints: lists.complaints };
};

/** Reads a row's cells, by the names of their columns. */
export const readImportRow: ReadMembers = readRow;
