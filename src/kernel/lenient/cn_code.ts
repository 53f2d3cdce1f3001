/**
 * CN codes as customs papers print them: with spaces, dots or hyphens between the heading, the subheadings and the
 * TARIC digits, as a TARIC code of ten digits, of which the first eight are the CN code (Regulation (EEC) 2658/87,
 * Article 3), or as a German code number of eleven, whose last one is national; and as spreadsheets show them whose cells are numbers with grouped thousands. What a spreadsheet made of a code, a number with decimals or a date, is none.
 */
import { type CnCode, cnCodeOfText } from "../identifiers.ts";
import { type Issue, issueOf } from "../issue.ts";
import { daysMeant } from "./day.ts";
import { complaint, plainly, readFrom, type Reading, type SentInput, trimmed, unspaced } from "./reading.ts";

const cnDigits = 8;

/** Reasons by the number of digits of codes that begin with the CN code. */
const longerCodes: Readonly<Record<number, string>> = {
  10: "the first 8 of a TARIC code's 10 digits are the CN code",
  11: "the first 8 of a code number's 11 digits are the CN code; TARIC and national digits follow",
};

/** Numbers of digits behind which a code may be divided: the heading, the subheading and the CN code. */
const divisions: ReadonlySet<number> = new Set([4, 6, 8, 10]);
const separator = /[\s\u00a0\u2007\u202f.\-\u2010-\u2013]+/;

/** True if the parts of the text are those that papers divide a code into. */
const isDividedAsACode = (text: string): boolean => {
  let digits = 0;
  const parts = text.split(separator);
  return parts.every((part, at) => {
    digits += part.length;
    return part !== "" && (at === parts.length - 1 || divisions.has(digits));
  });
};

/** The digits of a code that a spreadsheet shows as a number whose thousands are grouped: `72.083.900`, `7,208,390,000`. */
const groupedDigits = (text: string): string | undefined =>
  /^\d{1,2}([.,'\u2019\s\u00a0\u2007\u202f])\d{3}\1\d{3}(?:\1\d{3})?$/u.test(text)
    ? text.replaceAll(/\D/g, "")
    : undefined;

const headingDigits = 4;
const decimals = /^(\d+)[.,](\d+)$/;

/** The digits before the mark of a number with decimals; undefined for `7208.3900`, whose heading stands before a dot. */
const wholePartOf = (text: string): string | undefined => {
  const whole = decimals.exec(text)?.[1];
  return whole === undefined || (whole.length === headingDigits && text.includes(".")) ? undefined : whole;
};

/** A code with dots, of a chapter that no year begins with: `7601.10.10`. A spreadsheet that makes a day of it writes hyphens. */
const dottedCode = /^(?!1[89]|2[01])\d{4}\.\d{2}\.\d{2}(?:\D?\d{2}(?:\D?\d)?)?$/;

/** True if the text is a day, written with marks between its parts. */
const isDay = (text: string): boolean =>
  /[./-]/.test(text) && !dottedCode.test(text) && daysMeant(text).length > 0;

const writtenAsNumber = (sent: SentInput, whole: string): Reading<CnCode> =>
  complaint(
    sent,
    "format",
    { kind: "codeWithDecimals", found: sent.value },
    whole.length === cnDigits ? whole : undefined,
  );

/** Between two codes of a row that are not the same. */
const betweenCodes = " / ";

const isTwoCodes = (text: string): boolean => {
  const parts = text.split(betweenCodes);
  return parts.length > 1 && parts.every((part) => /\d{4}/.test(part));
};

const complain = (sent: SentInput, digits: string): Reading<CnCode> => {
  const found = sent.value;
  const text = typeof found === "string" || typeof found === "number" ? trimmed(String(found)) : "";
  if (isTwoCodes(text)) return complaint(sent, "ambiguous", { kind: "twoCodes", found });
  if (isDay(text)) return complaint(sent, "format", { kind: "codeIsDay", found });
  const whole = wholePartOf(text);
  if (whole !== undefined) return writtenAsNumber(sent, whole);
  if (!/^\d+$/.test(digits)) return complaint(sent, "format", { kind: "noCode", found });
  return typeof found === "number" && digits.length === cnDigits - 1
    ? complaint(sent, "format", { kind: "lostZero", found })
    : complaint(sent, "format", { kind: "noCode", found, digits: digits.length });
};

/** True if the text is a code's digits alone, or divided as papers do it. */
const isCodeAsWritten = (text: string, digits: string): boolean =>
  (digits.length === cnDigits || longerCodes[digits.length] !== undefined) && /^\d+$/.test(digits) &&
  (isDividedAsACode(text) || groupedDigits(text) !== undefined) && wholePartOf(text) === undefined &&
  !isDay(text);

/** Digits and marks between them at the beginning of a text: a code, in front of a name. */
const beginning = /^\d[\d\s\u00a0\u2007\u202f.\-\u2010-\u2013]*\d/;
/** A name of goods behind a code, divided from it. */
const nameBehind =
  /^(?:[\s\u00a0]{1,3}[-\u2013\u2014:|,;]?|[:|,;])[\s\u00a0]{0,3}["'(\u201e\u00ab]?\p{L}{3}/u;
/** Six digits of another code among the words of a name. */
const furtherCode = /\d{4}[\s.\-]?\d{2}/;

/** The code before a name of goods, as lists of choices have them: `76011010 - Aluminium`; else the text. */
const withoutName = (text: string): string => {
  const code = beginning.exec(text)?.[0] ?? "";
  const name = text.slice(code.length);
  return code !== "" && nameBehind.test(name) && !furtherCode.test(name) ? code : text;
};

/** Digits of a text, and whether they are those of a code. */
const digitsIn = (text: string): { readonly digits: string; readonly isCode: boolean } => {
  const written = withoutName(trimmed(text));
  const digits = groupedDigits(written) ?? unspaced(written).replace(/[.\-\u2010-\u2013]/g, "");
  return { digits, isCode: isCodeAsWritten(written, digits) };
};

/** All digits of a code: eight, ten of TARIC, or eleven of a German code number; undefined for what is none. */
const codeDigitsAsWritten = (value: unknown): string | undefined => {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const { digits, isCode } = digitsIn(String(value));
  return isCode ? digits : undefined;
};

/** Returns the CN code; of a TARIC code and a German code number their first eight digits. */
export const readCnCodeAsWritten = (sent: SentInput): Reading<CnCode> => {
  const { value } = sent;
  if (typeof value !== "string" && typeof value !== "number") return complain(sent, "");
  const text = String(value);
  const { digits, isCode } = digitsIn(text);
  const code = isCode ? cnCodeOfText(digits.slice(0, cnDigits)) : undefined;
  if (code === undefined) return complain(sent, digits);
  if (text === code) return plainly(code);
  return readFrom(sent, code, code, longerCodes[digits.length]);
};

/** CN codes whose TARIC codes have default values of their own: clinker and hydraulic cement, white or not. Decision 0225. */
export const codesOfVariants: ReadonlySet<string> = new Set(["25231000", "25239000"]);

/** CN codes whose TARIC codes decide: those with default values of their own, and clay, of which Annex I to Regulation (EU) 2023/956 lists the calcined alone. */
export const codesInParts: ReadonlySet<string> = new Set([...codesOfVariants, "25070080"]);

const taricDigits = 10;
/** Digits behind the CN code of goods that TARIC doesn't divide: they say no more than it does. */
const undivided = "00";

/** Returns the TARIC code within a code of goods as it is written; undefined where the CN code says as much. */
export const taricCodeWritten = (written: unknown): string | undefined => {
  const code = codeDigitsAsWritten(written)?.slice(0, taricDigits) ?? "";
  return code.length === taricDigits && !code.endsWith(undivided) && codesInParts.has(code.slice(0, cnDigits))
    ? code
    : undefined;
};

/** Members of a row, and what is wrong with its codes of goods. */
export interface CodedMembers {
  /** Members by the names that requests have for them. */
  readonly members: Readonly<Record<string, unknown>>;
  /** Issue of a TARIC code that isn't the one within the code of goods. */
  readonly issues: ReadonlyArray<Issue>;
}

/**
 * Returns the members of a row with the TARIC code within its code of goods; one that the row states beside it has to be the same.
 * @param written the code of goods as it was sent
 * @param name name of the TARIC code among the members
 */
export const withTaricCode = (
  members: CodedMembers["members"],
  written: unknown,
  name = "taric_code",
): CodedMembers => {
  const code = taricCodeWritten(written);
  const stated = members[name];
  if (code === undefined || stated === code) return { members, issues: [] };
  if (stated === undefined) return { members: { ...members, [name]: code }, issues: [] };
  const said = typeof stated === "string" || typeof stated === "number" ? String(stated) : "";
  return {
    members,
    issues: said.startsWith(code.slice(0, cnDigits))
      ? [issueOf({ path: name, label: name, code: "conflict" }, {
        kind: "taricBesideCode",
        found: said,
        code,
      })]
      : [],
  };
};
