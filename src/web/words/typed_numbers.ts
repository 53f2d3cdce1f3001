/** Numbers as people type them on the pages of their language. */
import { decimalOfNumber, toText } from "../../kernel/decimal.ts";
import { readNumberAsWritten } from "../../kernel/lenient/number.ts";
import { decimalMarks, digitByDigit } from "./figures.ts";
import type { Language } from "./language.ts";

/** Decimal mark that numbers are typed with. */
export type TypedMark = "comma" | "point";

/** @returns the decimal mark of the language */
export const markIn = (language: Language): TypedMark => decimalMarks[language] === "," ? "comma" : "point";

/** @returns the mark that the address of a form names; the language's own where it names none */
export const markOfAddress = (named: string | undefined, language: Language): TypedMark =>
  named === "comma" || named === "point" ? named : markIn(language);

/**
 * Numbers of an address that was made in another language: on a page of this one they stand as this one writes them.
 * @param typed values by their names, with blank ones
 * @returns the same numbers in the language; undefined where one of them can't be read
 */
export const rewrittenNumbers = <Name extends string>(
  typed: Readonly<Record<Name, string>>,
  mark: TypedMark,
  language: Language,
): Record<Name, string> | undefined => {
  const rewritten: Record<Name, string> = { ...typed };
  for (const name in typed) {
    const value = typed[name].trim();
    if (value === "") continue;
    const reading = readNumberAsWritten({ path: name, value }, mark);
    const exact = "value" in reading ? decimalOfNumber(reading.value) : undefined;
    if (exact === undefined) return undefined;
    rewritten[name] = digitByDigit(toText(exact), language);
  }
  return rewritten;
};
