/**
 * Texts that documents print: bounded in characters and lines, without control characters. Whether the fonts have each
 * character is the printer's matter. Contract sections 2.8 to 2.10.
 */
import type * as Schema from "effect/Schema";
import type { ExpectedForm } from "../../../kernel/findings/sentences.ts";
import type { Finding } from "../../../kernel/findings/finding.ts";
import { isSoundText } from "../../../kernel/text/json.ts";
import { expectedBy, type Fault, scalar } from "../scalar.ts";

/** Greatest length of a text, and its purpose. */
export interface PrintedText {
  /** The schema's name in the OpenAPI document. */
  readonly identifier: string;
  /** Most characters, as a reader counts code points. */
  readonly characters: number;
  /** Most lines; one when it is left out. */
  readonly lines?: number;
  /**
   * Circumstances in which the text may be empty, such as "where the country has no postal codes"; none when it is left
   * out.
   */
  readonly emptyWhere?: string;
  /** A text that is taken, for the document's example. */
  readonly example: string;
  /** Meaning of the text, in a sentence. */
  readonly description: string;
}

/** Nothing in such a text is seen: blanks, and signs of no width such as U+200B. */
const invisible = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/** Returns the text as it is printed: without white space around it, its line breaks as `\n`; empty where nothing is seen. */
export const printedTextOf = (text: string): string =>
  invisible.test(text) ? "" : text.replace(/\r\n?/g, "\n").trim();

/** With those that turn what follows around (U+202D, U+202E), so that paper reads another way than the data. */
const controlCharacter = /[\p{Cc}\u2028\u2029\u202d\u202e]/u;

/** With those that make right to left what has no letter of such a script: its figures and words would change places. */
const orTurning = /[\p{Cc}\u2028\u2029\u202d\u202e\u061c\u200f\u202b\u2067]/u;
const rightToLeftLetter =
  /(?!\u061c)[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

const controlsOf = (text: string): RegExp => rightToLeftLetter.test(text) ? controlCharacter : orTurning;

/** Characters of the text, as people count them: half a pair of surrogates never is one. */
const lengthOf = (text: string): number => [...text].length;

const controlIn = (text: string): string | undefined =>
  controlsOf(text).exec(text.replaceAll("\n", " "))?.[0];

/** A character that can't be printed. */
interface UnprintableFault extends Fault {
  readonly finding: Finding;
}

const controlFault = (text: string, control: string): UnprintableFault => {
  const position = lengthOf(text.slice(0, text.indexOf(control))) + 1;
  const suggestion = text.replace(/\t/g, " ").split("\n").map((line) =>
    line.replace(new RegExp(controlsOf(text), "gu"), "")
  ).join("\n").trim();
  return {
    code: "unprintable",
    finding: { kind: "controlCharacter", codePoint: control.codePointAt(0) ?? 0, position },
    ...(suggestion === "" ? undefined : { suggestion }),
  };
};

/** Returns what is wrong with a text that can't be printed as it is; line breaks can. */
export const unprintableIn = (text: string): UnprintableFault | undefined => {
  const control = controlIn(text);
  if (control !== undefined) return controlFault(text, control);
  return isSoundText(text) ? undefined : { code: "unprintable", finding: { kind: "halfCharacter" } };
};

const wordsFor = ({ characters, lines = 1, emptyWhere }: PrintedText): string => {
  const least = emptyWhere === undefined ? "1 to" : "at most";
  const onLines = lines === 1 ? "" : ` on at most ${lines} lines`;
  const empty = emptyWhere === undefined ? "" : `, empty ${emptyWhere}`;
  return `text of ${least} ${characters} characters${onLines}${empty}`;
};

const formOf = ({ characters, lines = 1, emptyWhere }: PrintedText): ExpectedForm => ({
  is: "printed text",
  characters,
  lines,
  mayBeEmpty: emptyWhere !== undefined,
});

const faultOf = (rule: PrintedText, sent: unknown): Fault | undefined => {
  if (typeof sent !== "string") return { code: "format" };
  const { characters, lines = 1, emptyWhere } = rule;
  const text = printedTextOf(sent);
  if (text === "" && emptyWhere === undefined) {
    const expected = expectedBy({
      identifier: rule.identifier,
      expected: wordsFor(rule),
      form: formOf(rule),
    });
    return { code: "length", finding: { kind: "emptyText", expected } };
  }
  const length = lengthOf(text);
  if (length > characters) {
    return { code: "length", finding: { kind: "tooManyCharacters", characters: length, most: characters } };
  }
  const given = text.split("\n").length;
  if (given > lines) {
    return { code: "length", finding: { kind: "tooManyTextLines", lines: given, most: lines } };
  }
  return unprintableIn(text);
};

/** Returns the schema of a text that documents print, read as it is printed. */
export const printedText = (rule: PrintedText): Schema.Schema<string, string> =>
  scalar<string, string>({
    identifier: rule.identifier,
    expected: wordsFor(rule),
    form: formOf(rule),
    read: (sent) =>
      typeof sent === "string" && faultOf(rule, sent) === undefined ? printedTextOf(sent) : undefined,
    explain: (sent) => faultOf(rule, sent),
    example: rule.example,
    jsonSchema: {
      type: "string",
      ...(rule.emptyWhere === undefined ? { pattern: "\\S" } : undefined),
      maxLength: rule.characters,
    },
    description: `${rule.description} It is ${wordsFor(rule)}.`,
  });
