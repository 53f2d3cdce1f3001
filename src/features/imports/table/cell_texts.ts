/**
 * Lists in one cell: precursors as `25231000:(A):0.88|...`, and codes of documents as `Y128:DE-CBAM-0001|Y422`, read and
 * written. A backslash before a bar, or before another backslash, makes it part of the text.
 */
import { mostCodes, mostPrecursors } from "../../../contract/requests/imports.ts";
import { decimalOfText, exactly, isZero, quotient, toJsonNumber, toText } from "../../../kernel/decimal.ts";
import { readCnCodeAsWritten } from "../../../kernel/lenient/cn_code.ts";
import { readCodeAsWritten } from "../../../kernel/lenient/code.ts";
import { readCountryAsWritten } from "../../../kernel/lenient/country.ts";
import { folded } from "../../../kernel/lenient/fold.ts";
import { evidenceOf, type NumberMark, readNumberAsWritten } from "../../../kernel/lenient/number.ts";
import {
  complaint,
  readFrom,
  type Reading,
  type SentInput,
  trimmed,
} from "../../../kernel/lenient/reading.ts";

/** A precursor as JSON has it. */
export interface PrecursorMembers {
  readonly cn_code: string;
  readonly production_route?: string;
  readonly tonnes_per_tonne: number;
  readonly free_allocation_t_per_t?: number;
  readonly origin_country?: string;
  readonly verified_emissions_t_per_t?: number;
}

/** A code of a document as JSON has it. */
export interface CodeMembers {
  readonly code: string;
  readonly reference?: string;
}

/** The parts between bars that no backslash makes part of the text. */
const partsOf = (text: string): ReadonlyArray<string> => {
  const parts: Array<string> = [];
  let part = "";
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === "\\" && at + 1 < text.length) part += text.charAt(++at);
    else if (character === "|") {
      parts.push(part.trim());
      part = "";
    } else part += character;
  }
  return [...parts, part.trim()];
};

const escaped = (text: string): string => text.replace(/[\\|]/g, "\\$&");

const valueOf = <Value>(reading: Reading<Value>): Value | undefined =>
  "complaint" in reading ? undefined : reading.value;

/** Digits that every double carries. */
const safeDigits = 15;
const quotientDigits = 40;

const inCell = (value: string): SentInput => ({ path: "", value });

/** Mark that a text's numbers show, of which one may leave it open: thousands and fractions. */
const markIn = (texts: ReadonlyArray<string>): "point" | "comma" | undefined =>
  texts.map(evidenceOf).find((own) => own === "point" || own === "comma");

/**
 * A number that stands alone, with the mark that it was written with also where a spreadsheet changed the table's. What could be
 * thousands is a fraction: nothing takes a thousand tonnes of a precursor a tonne, or emits as much.
 */
const readNumber = (sent: SentInput, mark: NumberMark): Reading<number> => {
  const text = String(sent.value);
  const own = evidenceOf(text);
  const fraction = text.includes(",") ? "comma" : "point";
  return readNumberAsWritten(sent, own === "none" ? mark : own === "either" ? fraction : own);
};

/** A number, or one over another: two masses, which may be thousands unless the other one shows the mark. */
const ratioOf = (text: string, mark: NumberMark): number | undefined => {
  const [over = "", under, more] = text.split("/");
  if (under === undefined) return valueOf(readNumber(inCell(over), mark));
  const read = (side: string): number | undefined =>
    valueOf(readNumberAsWritten(inCell(side), markIn([side, over, under]) ?? mark));
  const [dividend, divisor] = [over, under].map((side) => decimalOfText(String(read(side) ?? "")));
  if (more !== undefined || dividend === undefined || divisor === undefined || isZero(divisor)) {
    return undefined;
  }
  return Number(toJsonNumber(quotient(dividend, divisor, quotientDigits)).toPrecision(safeDigits));
};

/** A part that may be left out: undefined where nothing stands there, "wrong" where it can't be read. */
const optionalPart = <Value>(
  text: string,
  read: (sent: SentInput) => Reading<Value>,
): Value | undefined | "wrong" => text === "" ? undefined : valueOf(read(inCell(text))) ?? "wrong";

const precursorOf = (text: string, mark: NumberMark): PrecursorMembers | undefined => {
  const parts = text.split(":").map((part) => part.trim());
  const [code = "", route = "", ratio = "", allocation = "", origin = "", verified = "", ...more] = parts;
  if (more.length > 0) return undefined;
  const cnCode = valueOf(readCnCodeAsWritten(inCell(code)));
  if (cnCode === undefined) return undefined;
  const tonnes = ratioOf(ratio, mark);
  const free = optionalPart(allocation, (sent) => readNumber(sent, mark));
  const country = optionalPart<string>(origin, readCountryAsWritten);
  const emissions = optionalPart(verified, (sent) => readNumber(sent, mark));
  if (tonnes === undefined || free === "wrong" || country === "wrong" || emissions === "wrong") {
    return undefined;
  }
  return {
    cn_code: cnCode,
    ...(route === "" ? undefined : { production_route: route }),
    tonnes_per_tonne: tonnes,
    ...(free === undefined ? undefined : { free_allocation_t_per_t: free }),
    ...(country === undefined ? undefined : { origin_country: country }),
    ...(emissions === undefined ? undefined : { verified_emissions_t_per_t: emissions }),
  };
};

const simpleWords: ReadonlySet<string> = new Set(["simple", "einfach", "none", "keine", "aucun"]);
const simple = "simple";

const plain = (value: number | undefined, mark: "point" | "comma"): string => {
  const text = value === undefined ? "" : toText(exactly(value));
  return mark === "comma" ? text.replace(".", ",") : text;
};

const precursorText = (precursor: PrecursorMembers, mark: "point" | "comma"): string => {
  const { cn_code: code, production_route: route = "", origin_country: origin = "" } = precursor;
  const parts = [
    code,
    route,
    plain(precursor.tonnes_per_tonne, mark),
    plain(precursor.free_allocation_t_per_t, mark),
    origin,
    plain(precursor.verified_emissions_t_per_t, mark),
  ];
  return parts.slice(0, parts.findLastIndex((part) => part !== "") + 1).join(":");
};

/** @returns the cell of precursors; `simple` for a good without them */
export const precursorsText = (
  precursors: ReadonlyArray<PrecursorMembers>,
  mark: "point" | "comma" = "point",
): string => precursors.length === 0 ? simple : precursors.map((each) => precursorText(each, mark)).join("|");

/** Reads a cell of precursors. */
export const readPrecursors = (
  sent: SentInput,
  mark: NumberMark,
): Reading<ReadonlyArray<PrecursorMembers>> => {
  const text = typeof sent.value === "string" ? trimmed(sent.value) : "";
  if (simpleWords.has(folded(text))) return { value: [], readAs: undefined };
  const parts = partsOf(text);
  if (parts.length > mostPrecursors) {
    const finding = { kind: "tooManyPrecursors", entries: parts.length, most: mostPrecursors } as const;
    return complaint(sent, "length", finding);
  }
  const read: Array<PrecursorMembers> = [];
  for (const part of parts) {
    const precursor = precursorOf(part, mark);
    if (precursor === undefined) {
      return complaint(sent, "format", { kind: "precursorText", found: sent.value });
    }
    read.push(precursor);
  }
  const written = precursorsText(read);
  return written === text ? { value: read, readAs: undefined } : readFrom(sent, read, written);
};

/** @returns the cell of codes of documents */
export const codesText = (codes: ReadonlyArray<CodeMembers>): string =>
  codes.map(({ code, reference }) => `${code}${reference === undefined ? "" : `:${escaped(reference)}`}`)
    .join("|");

const codeOf = (text: string): CodeMembers | undefined => {
  const at = text.indexOf(":");
  const code = valueOf(readCodeAsWritten({ path: "", value: at < 0 ? text : text.slice(0, at) })) ?? "";
  const reference = at < 0 ? "" : text.slice(at + 1).trim();
  return code === "" ? undefined : { code, ...(reference === "" ? undefined : { reference }) };
};

/** Reads a cell of codes of documents. */
export const readCodes = (sent: SentInput): Reading<ReadonlyArray<CodeMembers>> => {
  const parts = partsOf(typeof sent.value === "string" ? trimmed(sent.value) : "");
  if (parts.length > mostCodes) {
    return complaint(sent, "length", { kind: "tooManyCodes", entries: parts.length, most: mostCodes });
  }
  const codes = parts.map(codeOf);
  const read = codes.flatMap((each) => each ?? []);
  return read.length < codes.length
    ? complaint(sent, "format", { kind: "documentCodeText", found: sent.value })
    : { value: read, readAs: undefined };
};
