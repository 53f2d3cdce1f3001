/** Names of the invoice form's fields: a member by its label, with the party or the line that it stands in. */
import { partsOfPointer } from "../../../kernel/text/json.ts";
import { abridged } from "../../../kernel/text/shown.ts";
import type { PageNames } from "../../../web/issue_sentences/page_sentence.ts";
import type { Language } from "../../../web/words/language.ts";
import { memberTexts } from "../texts/members.ts";

const isPosition = (part: string): boolean => /^\d+$/.test(part);

/** @returns the names of the form's fields */
export const invoiceFields = (language: Language): PageNames => {
  const texts = memberTexts[language];
  const names: ReadonlyMap<string, string> = new Map(
    Object.entries(texts.names).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const nameOf = (member: string): string => names.get(member) ?? abridged(member);
  const labelOf = (path: string): string => {
    const [root = "", ...inner] = partsOfPointer(path);
    if (root === "") return texts.whole;
    if (root === "email") return texts.receiver;
    const parts = inner.length === 0 ? [root] : inner;
    const last = parts.findLastIndex((part) => !isPosition(part));
    const label = nameOf(parts[last] ?? root);
    const [first = "", position = ""] = parts;
    if (first === "lineItems" && isPosition(position)) return `${label}, ${texts.line(Number(position) + 1)}`;
    const ofList = parts.find(isPosition);
    const around = last > 0 ? nameOf(first) : "";
    const place = [around, ofList === undefined ? "" : String(Number(ofList) + 1)].filter((part) =>
      part !== ""
    );
    return place.length === 0 ? label : `${label} (${place.join(" ")})`;
  };
  return { language, nameOf, labelOf };
};
