/**
 * Sentences of the law in the API's English: made of findings, and read back to them. Answers and stored rows keep the text
 * alone, and pages in other languages are made of what it says.
 */
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import { formerEnglish, lawEnglish } from "./english.ts";
import { escaped, forms, type PartForm, plain } from "./forms.ts";
import { type LawFinding, LawFindingSchema } from "./law_finding.ts";
import type { PartValue } from "./parts.ts";

/** Text between two parts, and the part behind it; the last piece has none. */
interface Piece {
  readonly text: string;
  readonly part?: { readonly name: string; readonly form: PartForm };
}

const piecesOf = (template: string): ReadonlyArray<Piece> => {
  const pieces: Array<Piece> = [];
  let from = 0;
  for (const { 0: whole, 1: name = "", 2: form, index } of template.matchAll(/\{(\w+)(?::(\w+))?\}/g)) {
    pieces.push({
      text: template.slice(from, index),
      part: { name, form: form === undefined ? plain : forms[form] ?? plain },
    });
    from = index + whole.length;
  }
  return [...pieces, { text: template.slice(from) }];
};

const pieces: ReadonlyMap<string, ReadonlyArray<Piece>> = new Map(
  Object.entries(lawEnglish).map(([kind, template]) => [kind, piecesOf(template)]),
);

/** Returns the API's sentence about the finding. */
export const lawText = (finding: LawFinding): string => {
  const values: Readonly<Record<string, PartValue>> = finding;
  let sentence = "";
  for (const { text, part } of pieces.get(finding.kind) ?? []) {
    sentence += part === undefined ? text : text + part.form.write(values[part.name] ?? "");
  }
  return sentence;
};

/** A part that stands in a sentence twice is the same both times. */
const patternOf = (own: ReadonlyArray<Piece>): RegExp => {
  const seen = new Set<string>();
  const source = own.map(({ text, part }) => {
    if (part === undefined) return escaped(text);
    const isKnown = seen.has(part.name);
    seen.add(part.name);
    return escaped(text) + (isKnown ? `\\k<${part.name}>` : `(?<${part.name}>${part.form.pattern})`);
  });
  return new RegExp(`^${source.join("")}$`, "s");
};

/** Words of a publisher would be any sentence: they are not read. */
const readable = [...pieces, ...formerEnglish.map(([kind, template]) => [kind, piecesOf(template)] as const)]
  .flatMap(([kind, own]) =>
    kind === "notice" ? [] : [{ kind, own, opening: own[0]?.text ?? "", pattern: patternOf(own) }]
  );

const decode = Schema.decodeUnknownOption(LawFindingSchema);

const valuesIn = (
  own: ReadonlyArray<Piece>,
  groups: Readonly<Record<string, string>>,
): Readonly<Record<string, PartValue | undefined>> =>
  Object.fromEntries(
    own.flatMap(({ part }) =>
      part === undefined ? [] : [[part.name, part.form.read(groups[part.name] ?? "")]]
    ),
  );

/** Returns what a sentence of the API was made of; undefined for one that is none of the law's. */
export const readLawText = (sentence: string): LawFinding | undefined => {
  for (const { kind, own, opening, pattern } of readable) {
    const match = sentence.startsWith(opening) ? pattern.exec(sentence) : null;
    if (match === null) continue;
    const finding = decode({ kind, ...valuesIn(own, match.groups ?? {}) });
    if (Option.isSome(finding)) return finding.value;
  }
  return undefined;
};
