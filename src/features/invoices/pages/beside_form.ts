/**
 * Members of an opened file that the form has no fields for. They travel along into the documents: the form tells them in words, and
 * leaves out those that somebody doesn't want.
 */
import { isRecord, pointerOf } from "../../../kernel/text/json.ts";
import { digitByDigit, longDay, placeName } from "../../../web/words/figures.ts";
import type { Language } from "../../../web/words/language.ts";
import { plainText } from "../../../kernel/decimal.ts";
import { alpha2OfText } from "../../../kernel/identifiers.ts";
import { dayOfText } from "../../../kernel/time/calendar.ts";
import { labelled } from "../../../web/words/labelled.ts";
import { invoiceTexts } from "../texts/invoice.ts";
import { invoiceFields } from "./field_names.ts";
import { lineMembers } from "./form_lines.ts";
import { dataMembers, type Members, membersAt, partyMembers, partyNames } from "./form_values.ts";
import { countries } from "./typed_members.ts";

/** One member of the file, in all lines where it is a line's. */
export interface MemberBeside {
  /** JSON Pointer of the member, with `*` for the line. */
  readonly path: string;
  readonly label: string;
  /** Texts that it says, in words; of lines that say the same once. */
  readonly says: ReadonlyArray<string>;
  readonly isLeft: boolean;
}

type Path = ReadonlyArray<string>;

const linePath: Path = ["invoiceData", "lineItems", "*"];

/** Members that the form sets itself, by the path of what they are members of. */
const ofForm: ReadonlyMap<string, ReadonlySet<string>> = new Map<string, ReadonlySet<string>>([
  ["", new Set(["invoiceData", "email"])],
  [
    "/invoiceData",
    new Set([
      ...[...dataMembers, ...partyNames, "lineItems", "additionalDocuments"],
      ...["manufacturerSameAsShipper", "totalDeclaredValue"],
    ]),
  ],
  ...partyNames.map((name): [string, ReadonlySet<string>] => [`/invoiceData/${name}`, new Set(partyMembers)]),
  [pointerOf(linePath), new Set([...lineMembers, "id", "totalValue"])],
]);

/** Record of a request that the form has fields in. */
interface PlacedRecord {
  readonly path: Path;
  readonly record: Members;
  /** Place of the line, counted from 0; undefined for a record that is no line's. */
  readonly line?: number;
}

const recordsIn = (request: unknown): ReadonlyArray<PlacedRecord> => {
  const whole = membersAt(request);
  const invoice = membersAt(whole["invoiceData"]);
  const { lineItems } = invoice;
  const lines: ReadonlyArray<unknown> = Array.isArray(lineItems) ? lineItems : [];
  return [
    { path: [], record: whole },
    { path: ["invoiceData"], record: invoice },
    ...partyNames.map((name) => ({ path: ["invoiceData", name], record: membersAt(invoice[name]) })),
    ...lines.map((each, line) => ({ path: linePath, record: membersAt(each), line })),
  ];
};

/** @returns the request of a file without the members that are left out */
export const withoutLeft = (request: unknown, left: ReadonlySet<string>): unknown => {
  if (left.size === 0 || !isRecord(request)) return request;
  const kept = (value: unknown, path: Path): unknown =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).filter(([name]) => !left.has(pointerOf([...path, name]))))
      : value;
  const whole = membersAt(kept(request, []));
  const invoice = membersAt(kept(whole["invoiceData"], ["invoiceData"]));
  for (const name of partyNames) invoice[name] = kept(invoice[name], ["invoiceData", name]);
  const { lineItems } = invoice;
  if (Array.isArray(lineItems)) invoice["lineItems"] = lineItems.map((line) => kept(line, linePath));
  return { ...whole, invoiceData: invoice };
};

/** @returns a value in words; empty for null, which stands for nothing */
const wordsOf = (language: Language): (name: string, value: unknown) => string => {
  const { yes, no } = invoiceTexts[language].beside;
  const { nameOf } = invoiceFields(language);
  const words = (name: string, value: unknown): string => {
    if (typeof value === "boolean") return value ? yes : no;
    if (typeof value === "number") return digitByDigit(plainText(value), language);
    if (typeof value === "string") {
      if (countries.has(name) && alpha2OfText(value) !== undefined) return placeName(value, language);
      return dayOfText(value) === undefined ? value : longDay(value, language);
    }
    if (Array.isArray(value)) {
      return value.map((each) => words(name, each)).join(value.some(isRecord) ? "\n" : ", ");
    }
    if (!isRecord(value)) return "";
    return Object.entries(value).filter(([, member]) => member !== null).map(([member, inner]) =>
      labelled(nameOf(member), words(member, inner), language)
    ).join("; ");
  };
  return words;
};

/** @returns the number of the row that a line of the request stands in */
const rowOf = (rows: ReadonlyArray<number>, line: number): number => (rows[line] ?? line) + 1;

/** Texts of members by their pointers, each with the numbers of the rows that say it, of which a member beside the lines has none. */
type MemberTexts = Map<string, Map<string, Array<number>>>;

const saidIn = (body: unknown, rows: ReadonlyArray<number>, language: Language): MemberTexts => {
  const words = wordsOf(language);
  const said: MemberTexts = new Map();
  for (const { path, record, line } of recordsIn(body)) {
    const own = ofForm.get(pointerOf(path));
    for (const [name, value] of Object.entries(record)) {
      if (own?.has(name) === true || value === null) continue;
      const pointer = pointerOf([...path, name]);
      const texts = said.get(pointer) ?? new Map<string, Array<number>>();
      said.set(pointer, texts);
      // A line is called by its place in the request, and stands in the form in a row of its own.
      const shown = name === "packedWithLine" && typeof value === "number" ? rowOf(rows, value - 1) : value;
      const text = words(name, shown);
      const at = texts.get(text) ?? [];
      texts.set(text, at);
      if (line !== undefined) at.push(rowOf(rows, line));
    }
  }
  return said;
};

/**
 * @param request that the form comes to with all that the file says, and the rows of its lines
 * @returns the members of it that no field shows
 */
export const besideForm = (
  { body, rows }: { readonly body: unknown; readonly rows: ReadonlyArray<number> },
  left: ReadonlySet<string>,
  language: Language,
): ReadonlyArray<MemberBeside> => {
  const { labelOf } = invoiceFields(language);
  const { row } = invoiceTexts[language].line;
  return [...saidIn(body, rows, language)].map(([path, texts]) => ({
    path,
    label: labelOf(path),
    says: [...texts].map(([text, [first, ...others]]) =>
      first === undefined ? text : labelled([row(first), ...others].join(", "), text, language)
    ),
    isLeft: left.has(path),
  }));
};
