/**
 * Appearance of a number by its format. A format is understood where it consists of nothing but what shows the number itself, and a text beside
 * it, which is given; of any other nobody knows what people see. ISO/IEC 29500-1, 18.8.30 and 18.8.31.
 */
import type { ShownAs } from "../../../domain/documents/workbook.ts";
import { cut } from "../../../kernel/text/shown.ts";
import { longestFormat, type Section, sectionsOf } from "./sections.ts";

/** Digits in groups or not, with decimals, with commas that divide by thousands, in powers of ten or in hundredths. */
const wholeForm = /^([0#?](?:,?[0#?])*)?(,*)(?:\.([0#?]*)(,*))?(e[+-][0#?]+)?$/i;

/** Sign that a section shows: none for a number without one; `shown` of a negative number that has its sign before the section. */
type Sign = "none" | "negative" | "shown";

const blanks = /[\s\u00a0\u2007\u202f]/gu;
const groupMark = /^[\s\u00a0\u2007\u202f'\u2019]$/u;
const groupDigits = 3;

/** Counts of placeholders of digits before each position of the marks, and before their end. */
const placeholdersBefore = (digits: string): ReadonlyArray<number> => {
  const counts = [0];
  for (const mark of digits) counts.push((counts.at(-1) ?? 0) + ("0#?".includes(mark) ? 1 : 0));
  return counts;
};

/** True if the texts between the digits only set groups of three apart, counted from the decimal point. */
const onlyGroups = (digits: string, between: Section["between"]): boolean => {
  if (between.length === 0) return true;
  const before = placeholdersBefore(digits);
  const found = digits.indexOf(".");
  const point = found < 0 ? digits.length : found;
  return between.every(([text, at]) => {
    const inGroup = Math.abs((before[at] ?? 0) - (before[point] ?? 0));
    return groupMark.test(text) && inGroup > 0 && inGroup % groupDigits === 0;
  });
};

/** The text beside the number without its sign; undefined where the sign is another than the number's. */
const textBeside = ({ around, hasColour }: Section, sign: Sign): string | undefined => {
  const [before, behind] = around.map((text) => text.replace(blanks, " ").trim());
  const parts = [before ?? "", behind ?? ""] as const;
  const unsigned = sign === "shown"
    ? parts
    : sign !== "negative"
    ? [parts[0].replace(/^\+$/, ""), parts[1]]
    : parts[0].startsWith("(") && parts[1].endsWith(")")
    ? [parts[0].slice(1), parts[1].slice(0, -1)]
    : parts.map((part) => part.replace(/^[-\u2212]|[-\u2212]$/, ""));
  const isSigned = sign !== "negative" || hasColour || unsigned.join("").length < parts.join("").length;
  const next = [(unsigned[0] ?? "").trim(), (unsigned[1] ?? "").trim()] as const;
  const text = next.join(" ").trim();
  const hasOther = /[-+()\u2010-\u2015\u2212\u00d7\u00f7^~<>=*%\u2030]|(?<!\p{L})\p{N}/u.test(text) ||
    !/(?:^|[\p{L}\p{Sc}])$/u.test(next[0]) ||
    !/^(?:$|[\p{L}\p{Sc}])/u.test(next[1]);
  return isSigned && !hasOther ? text : undefined;
};

/** Digits that hundredths are moved by. */
const percentDigits = 2;

/** Appearance of numbers by a section; undefined where they can't be seen by it. */
type Appearance =
  | { readonly as: ShownAs; readonly hasZero: boolean; readonly decimals: number }
  | undefined;

/** True if the number is a part of a whole and its sign stands behind it, with or without a blank between. */
const isPercent = ({ digits, between }: Section): boolean =>
  digits.endsWith("%") && between.every(([text, at]) => text.trim() === "" && at === digits.length - 1);

const appearanceOf = (section: Section, sign: Sign): Appearance => {
  const { digits, between, isPlain } = section;
  const unit = textBeside(section, sign);
  if (!isPlain || unit === undefined) return undefined;
  const percent = isPercent(section);
  const marks = percent ? digits.slice(0, -1) : digits;
  if (/^(?:general|@)$/i.test(marks) && !percent && between.length === 0) {
    return { as: { unit, thousands: 0 }, hasZero: true, decimals: 0 };
  }
  const [form, whole = "", commas = "", decimals = "", more = ""] = wholeForm.exec(marks) ?? [];
  const thousands = commas.length + more.length;
  if (form === undefined || `${whole}${decimals}` === "") return undefined;
  if (percent ? thousands > 0 || unit !== "" : !onlyGroups(marks, between)) {
    return undefined;
  }
  return {
    as: { unit: percent ? "%" : unit, thousands },
    hasZero: `${whole}${decimals}`.includes("0"),
    decimals: decimals.length - thousands * groupDigits + (percent ? percentDigits : 0),
  };
};

/** The comparison of a section with numbers; undefined for a section without one. */
const comparisonOf = ({ condition }: Section): ((value: number) => boolean) | undefined => {
  if (condition === "") return undefined;
  const [, sign = "", text = ""] = /^([<>=]{1,2})(.*)$/.exec(condition) ?? [];
  const other = Number(text);
  return (value) =>
    (sign.includes("<") && value < other) || (sign.includes(">") && value > other) ||
    (sign.includes("=") && value === other);
};

/** Text beside the dash that a zero is shown as, as accounts have it, or empty where nothing is shown; undefined for another section. */
const besideDash = ({ digits, around, isPlain }: Section): string | undefined => {
  if (!isPlain || !/^\?*$/.test(digits)) return undefined;
  const text = around.join(" ").replace(blanks, " ").trim();
  const beside = text.replace(/^[-\u2010-\u2015\u2212]|[-\u2010-\u2015\u2212]$/, "").trim();
  return text === "" || beside.length < text.length && /^[\p{L}\p{Sc} ]*$/u.test(beside) ? beside : undefined;
};

/** Appearances of numbers by a section: nothing of it grows with the marks that the section is made of. */
interface NumberSection extends Readonly<Record<Sign, Appearance>> {
  readonly holds: ((value: number) => boolean) | undefined;
  /** Appearance of a zero that is shown as a dash or as nothing. */
  readonly dash: ShownAs | undefined;
}

const numberSection = (section: Section): NumberSection => {
  const beside = besideDash(section);
  return {
    holds: comparisonOf(section),
    dash: beside === undefined ? undefined : { unit: beside, thousands: 0 },
    none: appearanceOf(section, "none"),
    negative: appearanceOf(section, "negative"),
    shown: appearanceOf(section, "shown"),
  };
};

/** The sections that may show the number, each with the sign that it shows. */
const candidates = (
  numeric: ReadonlyArray<NumberSection>,
  value: number,
): ReadonlyArray<readonly [NumberSection | undefined, Sign]> => {
  const [first, second, third] = numeric;
  if (numeric.some(({ holds }) => holds !== undefined)) {
    const meant = numeric.find(({ holds }) => holds?.(value) === true);
    const others = meant === undefined ? numeric.filter(({ holds }) => holds === undefined) : [meant];
    return (others.length === 0 ? [undefined] : others).flatMap((section) =>
      value < 0 ? [[section, "none"], [section, "negative"]] as const : [[section, "none"]] as const
    );
  }
  if (value < 0) return [second === undefined ? [first, "shown"] : [second, "negative"]];
  return [[value === 0 && third !== undefined ? third : first, "none"]];
};

const appearanceIn = (section: NumberSection | undefined, sign: Sign, value: number): ShownAs | undefined => {
  if (value === 0 && section?.dash !== undefined) return section.dash;
  const found = section?.[sign];
  const isSeen = found !== undefined &&
    (value === 0 || found.hasZero || Math.abs(value) * 10 ** found.decimals >= 0.5);
  return isSeen ? found.as : undefined;
};

/** Appearance of a number by the sections that may show it; undefined for the number alone. */
const shownOf = (
  numeric: ReadonlyArray<NumberSection>,
  strange: ShownAs,
  value: number,
): ShownAs | undefined => {
  const all = candidates(numeric, value).map(([section, sign]) => appearanceIn(section, sign, value));
  const [first] = all;
  if (
    first === undefined ||
    !all.every((as) => as?.unit === first.unit && as.thousands === first.thousands)
  ) {
    return strange;
  }
  return first.unit === "" && first.thousands === 0 ? undefined : first;
};

/** Appearance of a text: by the section for texts, which has the text's place in it; as it is where the format has none. */
const shownTextOf = (sections: ReadonlyArray<Section>, strange: ShownAs): ShownAs | undefined => {
  const section = sections[3] ?? sections.find(({ digits }) => digits.includes("@"));
  if (section === undefined) return undefined;
  const text = textBeside(section, "none");
  if (section.digits !== "@" || !section.isPlain || text === undefined) return strange;
  return text === "" ? undefined : { unit: text, thousands: 0 };
};

/** A format of numbers, taken apart once: what a cell costs doesn't depend on how long it is. */
export interface NumberFormat {
  /**
   * Returns the text and the thousands that a number is shown with, the same object each time; undefined for the number alone.
   */
  readonly ofNumber: (value: number) => ShownAs | undefined;
  /** Text that is shown beside a text; undefined for the text alone. */
  readonly ofText: ShownAs | undefined;
}

/** @returns the format by its code */
export const numberFormat = (format: string): NumberFormat => {
  const sections = sectionsOf(format);
  const strange = { unit: "", thousands: 0, format: cut(format, longestFormat) };
  const numeric = sections.slice(0, 3).map(numberSection);
  return {
    ofNumber: (value) => shownOf(numeric, strange, value),
    ofText: shownTextOf(sections, strange),
  };
};
