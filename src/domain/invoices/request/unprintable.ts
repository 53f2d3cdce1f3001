/**
 * Texts of an invoice that the documents' fonts can't print.
 */
import { printedTextOf } from "../../../contract/values/printed_text.ts";
import type { Finding } from "../../../kernel/findings/finding.ts";
import { type Issue, issueLimit } from "../../../kernel/issue.ts";
import { isRecord } from "../../../kernel/json.ts";
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

/** Whether the place, or something that it is a part of, has an issue already. */
const isFaulty = (place: Place, faulty: ReadonlySet<string>): boolean =>
  faulty.size > 0 && place.some((_, index) => faulty.has(naming.path(place.slice(0, index + 1))));

const findingOf = (missing: ReturnType<MissingCharacters>): Finding | undefined => {
  const [first] = missing;
  if (first === undefined) return undefined;
  const { character, codePoint, position } = first;
  return { kind: "noFont", count: missing.length, character, codePoint, position };
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
    const finding = findingOf(missingCharacters(printedTextOf(text)));
    if (finding !== undefined) found.push(remarkAt(place, { code: "unprintable", finding }));
  });
  return found;
};
