/**
 * Appearance of a number by its format. A format is understood where it consists of nothing but what shows the number itself, and a text beside
 * it, which is given; of any other nobody knows what people see. ISO/IEC 29500-1, 18.8.30 and 18.8.31.
 */
import type { ShownAs } from "../../../domain/documents/workbook.ts";
import { cut } from "../../../kernel/text/shown.ts";
import { longestFormat, type Section, sectionsOf } from "./sections.ts";

/** Digits in groups or not, with decimals, with commas that divide by thousands, in powers of ten or in hundredths. */
const wholeForm = /^([0#?](?:,?[0#?])*)?(,*)(?:\.([0#?]*)(,*))?(e[+-][0#?]+)?$/i;

/** Sign that is left to the section, where brackets count as one; `shown` of a negative number that has its sign before the section. */
type Sign = "positive" | "negative" | "zero" | "shown";

const blanks = /[\s\u00a0\u2007\u202f]/gu;
const groupMark = /^[\s\u00a0\u2007\u202f'\u2019]$/u;
const groupDigits = 3;

/** True if a text between the digits only sets groups of three apart. */
const isGroupMark = (digits: string, [text, before]: Section["between"][number]): boolean => {
  const placeholders = (marks: string): number => marks.replace(/[^0#?]/g, "").length;
  const point = digits.indexOf(".");
  const whole = point < 0 ? digits : digits.slice(0, point);
  const inGroup = before.includes(".")
    ? placeholders(before.slice(before.indexOf(".")))
    : placeholders(whole.slice(before.length));
  return groupMark.test(text) && inGroup > 0 && inGroup % groupDigits === 0;
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
type Appearance = ShownAs & { readonly hasZero: boolean; readonly decimals: number } | undefined;

/** True if the number is a part of a whole and its sign stands behind it, with or without a blank between. */
const isPercent = ({ digits, between }: Section): boolean =>
  digits.endsWith("%") && between.every(([text, before]) => text.trim() === "" && `${before}%` === digits);

const appearanceOf = (section: Section, sign: Sign): Appearance => {
  const { digits, between, isPlain } = section;
  const unit = textBeside(section, sign);
  if (!isPlain || unit === undefined) return undefined;
  const percent = isPercent(section);
  const marks = percent ? digits.slice(0, -1) : digits;
  if (/^(?:general|@)$/i.test(marks) && !percent && between.length === 0) {
    return { unit, thousands: 0, hasZero: true, decimals: 0 };
  }
  const [form, whole = "", commas = "", decimals = "", more = ""] = wholeForm.exec(marks) ?? [];
  const thousands = commas.length + more.length;
  if (form === undefined || `${whole}${decimals}` === "") return undefined;
  if (percent ? thousands > 0 || unit !== "" : !between.every((each) => isGroupMark(marks, each))) {
    return undefined;
  }
  return {
    unit: percent ? "%" : unit,
    thousands,
    hasZero: `${whole}${decimals}`.includes("0"),
    decimals: decimals.length - thousands * groupDigits + (percent ? percentDigits : 0),
  };
};

/** The comparison of a section with a number. */
const holds = (condition: string, value: number): boolean => {
  const [, sign = "", text = ""] = /^([<>=]{1,2})(.*)$/.exec(condition) ?? [];
  const other = Number(text);
  return (sign.includes("<") && value < other) || (sign.includes(">") && value > other) ||
    (sign.includes("=") && value === other);
};

const signOf = (value: number): Sign => value < 0 ? "negative" : value > 0 ? "positive" : "zero";

/** The sections that may show the number, each with the sign that it leaves to the section. */
const candidates = (
  sections: ReadonlyArray<Section>,
  value: number,
): ReadonlyArray<readonly [Section | undefined, Sign]> => {
  const numeric = sections.slice(0, 3);
  const [first, second, third] = numeric;
  if (numeric.some(({ condition }) => condition !== "")) {
    const meant = numeric.find(({ condition }) => condition !== "" && holds(condition, value));
    const others = meant === undefined ? numeric.filter(({ condition }) => condition === "") : [meant];
    return (others.length === 0 ? [undefined] : others).flatMap((section) =>
      value < 0
        ? [[section, "positive"], [section, "negative"]] as const
        : [[section, signOf(value)]] as const
    );
  }
  if (value < 0) return [second === undefined ? [first, "shown"] : [second, "negative"]];
  return [[value === 0 && third !== undefined ? third : first, signOf(value)]];
};

/** Text beside the dash that a zero is shown as, as accounts have it, or empty where nothing is shown; undefined for another section or number. */
const besideDash = ({ digits, around, isPlain }: Section, value: number): string | undefined => {
  if (value !== 0 || !isPlain || !/^\?*$/.test(digits)) return undefined;
  const text = around.join(" ").replace(blanks, " ").trim();
  const beside = text.replace(/^[-\u2010-\u2015\u2212]|[-\u2010-\u2015\u2212]$/, "").trim();
  return text === "" || beside.length < text.length && /^[\p{L}\p{Sc} ]*$/u.test(beside) ? beside : undefined;
};

const appearanceIn = (section: Section | undefined, sign: Sign, value: number): ShownAs | undefined => {
  if (section === undefined) return undefined;
  const unit = besideDash(section, value);
  if (unit !== undefined) return { unit, thousands: 0 };
  const as = appearanceOf(section, sign);
  const isSeen = as !== undefined &&
    (value === 0 || as.hasZero || Math.abs(value) * 10 ** as.decimals >= 0.5);
  return as !== undefined && isSeen ? { unit: as.unit, thousands: as.thousands } : undefined;
};

/** Appearance of a number by the sections that may show it; undefined for the number alone. */
const shownOf = (sections: ReadonlyArray<Section>, format: string, value: number): ShownAs | undefined => {
  const all = candidates(sections, value).map(([section, sign]) => appearanceIn(section, sign, value));
  const [first] = all;
  if (
    first === undefined ||
    !all.every((as) => as?.unit === first.unit && as.thousands === first.thousands)
  ) {
    return { unit: "", thousands: 0, format };
  }
  return first.unit === "" && first.thousands === 0 ? undefined : first;
};

/** Appearance of a text: by the section for texts, which has the text's place in it; as it is where the format has none. */
const shownTextOf = (sections: ReadonlyArray<Section>, format: string): ShownAs | undefined => {
  const section = sections[3] ?? sections.find(({ digits }) => digits.includes("@"));
  if (section === undefined) return undefined;
  const text = textBeside(section, "zero");
  if (section.digits !== "@" || !section.isPlain || text === undefined) {
    return { unit: "", thousands: 0, format };
  }
  return text === "" ? undefined : { unit: text, thousands: 0 };
};

/** A format of numbers, looked at once. */
export interface NumberFormat {
  /** Returns the text and the thousands that a number is shown with; undefined for the number alone. */
  readonly ofNumber: (value: number) => ShownAs | undefined;
  /** Text that is shown beside a text; undefined for the text alone. */
  readonly ofText: ShownAs | undefined;
}

/** @returns the format by its code */
export const numberFormat = (format: string): NumberFormat => {
  const sections = sectionsOf(format);
  const told = cut(format, longestFormat);
  return { ofNumber: (value) => shownOf(sections, told, value), ofText: shownTextOf(sections, told) };
};
