/**
 * Texts of an invoice that the documents' fonts can't print.
 */
import type { Remark } from "../../../contract/decoding/decoding.ts";
import { printedTextOf } from "../../../contract/values/invoices/printed_text.ts";
import { type Issue, issueLimit } from "../../../kernel/issue.ts";
import { isRecord } from "../../../kernel/text/json.ts";
import { lostLetterIn } from "../../../kernel/text/lost_letter.ts";
import type { MissingCharacters } from "../../documents/printable.ts";
import { naming, type Place, remarkAt } from "./remark.ts";

/** Members that no document prints. */
const notPrinted: ReadonlySet<string> = new Set(["id"]);

/** Every font has these. */
const plain = /^[\n\r\x20-\x7e]*$/;

/** Calls `visit` with each text below the place that not every font has. */
const visitTexts = (place: Place, value: unknown, visit: (place: Place, text: string) => void): void => {
  if (typeof value === "string") {
    if (!plain.test(value)) visit(place, value);
  } else if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) visitTexts([...place, index], value[index], visit);
  } else if (isRecord(value)) {
    for (const name in value) {
      if (!notPrinted.has(name)) visitTexts([...place, name], value[name], visit);
    }
  }
};

/** True if the place, or something that it is a part of, has an issue already. */
const isFaulty = (place: Place, faulty: ReadonlySet<string>): boolean =>
  faulty.size > 0 && place.some((_, index) => faulty.has(naming.path(place.slice(0, index + 1))));

/** Signs that technical texts have and no font here, each with the one that means the same: U+2300 is the diameter. */
const sameMeaning: Readonly<Record<string, string>> = {
  "\u2300": "\u00d8",
  "\u2219": "\u00b7",
  "\u22c5": "\u00b7",
  "\u2a2f": "\u00d7",
  "\u2715": "\u00d7",
  "\u2714": "\u2713",
  "\u2794": "\u2192",
  "\u279c": "\u2192",
};

/** Returns the text in signs that can be printed and mean the same; undefined where not all of it can be. */
const printableOf = (text: string, missingCharacters: MissingCharacters): string | undefined => {
  const other = Array.from(text, (sign) => sameMeaning[sign] ?? sign).join("");
  return missingCharacters(other).length === 0 ? other : undefined;
};

/** Remark about a text that can't be printed, with its text in other signs where that can be printed. */
const remarkOn = (text: string, missingCharacters: MissingCharacters): Remark | undefined => {
  const lost = lostLetterIn(text);
  if (lost !== undefined) return { code: "unprintable", finding: { kind: "lostLetter", position: lost } };
  const missing = missingCharacters(text);
  const [first] = missing;
  if (first === undefined) return undefined;
  const { character, codePoint, position } = first;
  const finding = { kind: "noFont" as const, count: missing.length, character, codePoint, position };
  const suggestion = printableOf(text, missingCharacters);
  const instead = sameMeaning[character];
  return suggestion === undefined || instead === undefined
    ? { code: "unprintable", finding }
    : { code: "unprintable", finding: { ...finding, instead }, suggestion };
};

/**
 * Returns one issue a text; no more are looked for than an answer lists.
 * @param invoiceData the shipment as it was sent, of any shape
 * @param issues what is wrong with the request: places that are named there are left out
 * @param missingCharacters which characters of a text the printer has no glyph for
 */
export const unprintableIn = (
  invoiceData: unknown,
  issues: ReadonlyArray<Issue>,
  missingCharacters: MissingCharacters,
): ReadonlyArray<Issue> => {
  const faulty = new Set(issues.map(({ path }) => path));
  const found: Array<Issue> = [];
  visitTexts(["invoiceData"], invoiceData, (place, text) => {
    if (found.length >= issueLimit || isFaulty(place, faulty)) return;
    const remark = remarkOn(printedTextOf(text), missingCharacters);
    if (remark !== undefined) found.push(remarkAt(place, remark));
  });
  return found;
};
