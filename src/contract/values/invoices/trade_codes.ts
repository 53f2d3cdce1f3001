/**
 * Codes and numbers of an invoice's optional members, each of a fixed form; whether one was ever given out isn't looked
 * up.
 */
import type * as Schema from "effect/Schema";
import { alpha2OfText, eoriForm } from "../../../kernel/identifiers.ts";
import { type Fault, scalar } from "../scalar.ts";

/** A code of fixed form. */
export interface Code {
  /** Name of its schema. */
  readonly identifier: string;
  /** Words for the form. */
  readonly expected: string;
  /** Of the whole text, in upper case. */
  readonly pattern: RegExp;
  /** True if its first two letters are those of a country. */
  readonly beginsWithCountry?: true;
  /** A right value. */
  readonly example: string;
  /** Sentence about it. */
  readonly description: string;
}

/** Letters that numbers of economic operators have beside those of ISO 3166: Northern Ireland, Greece as in VAT numbers. */
const otherPrefixes: ReadonlySet<string> = new Set(["XI", "EL"]);

const isWritten = ({ pattern, beginsWithCountry }: Code, text: string): boolean => {
  if (!pattern.test(text)) return false;
  const prefix = text.slice(0, 2);
  return beginsWithCountry !== true || alpha2OfText(prefix) !== undefined || otherPrefixes.has(prefix);
};

/** Hyphens as papers and word processors have them. */
const otherHyphens = /[\u2010-\u2013\u2212]/g;

/** Blanks, small letters and signs between digits are what people write into codes; hyphens belong to some of them. */
const explain = (rule: Code, sent: unknown): Fault => {
  if (typeof sent !== "string") return { code: "format" };
  const capitals = sent.replace(/\s/g, "").replace(otherHyphens, "-").toUpperCase();
  const suggestion = [capitals, capitals.replace(/[.-]/g, "")].find((each) => isWritten(rule, each));
  return suggestion === undefined ? { code: "format" } : { code: "format", suggestion };
};

/** Returns the schema of a code of fixed form. */
export const code = (rule: Code): Schema.Schema<string, string> =>
  scalar<string, string>({
    identifier: rule.identifier,
    expected: rule.expected,
    read: (sent) => typeof sent === "string" && isWritten(rule, sent) ? sent : undefined,
    explain: (sent) => explain(rule, sent),
    example: rule.example,
    jsonSchema: { type: "string", pattern: rule.pattern.source },
    description: rule.description,
  });

/**
 * Economic operator's number in the Union. Those of Finland may have hyphens, and are the same number without them
 * (`eoriKey`).
 * @source Regulation (EU) No 952/2013, Article 9; Delegated Regulation (EU) 2015/2446, Annex 12-01
 */
export const Eori: Schema.Schema<string> = code({
  identifier: "Eori",
  expected:
    "an EORI number: two letters of the country and up to 15 letters or digits, such as DE123456789012345; those of Finland may have hyphens (FI1234567-8)",
  pattern: eoriForm,
  beginsWithCountry: true,
  example: "DE123456789012345",
  description:
    "Economic operators registration and identification number: country and up to 15 characters. A number of Finland is the same with its hyphens (FI1234567-8) and without.",
});

/**
 * Number of a registered exporter.
 * @source Implementing Regulation (EU) 2015/2447, Article 80 and Annex 22-06A
 */
export const RexNumber: Schema.Schema<string> = code({
  identifier: "RexNumber",
  expected: "the two letters of the country, REX and its number, such as FIREX12345678",
  pattern: /^[A-Z]{2}REX[A-Z0-9]{1,30}$/,
  beginsWithCountry: true,
  example: "FIREX12345678",
  description:
    "The exporter's number in the European Union's system of registered exporters: country, REX, number.",
});

/**
 * Unit of measure of UN/ECE Recommendation 20.
 * @source UN/ECE Recommendation No. 20 (units of measure)
 */
export const UnitCode: Schema.Schema<string> = code({
  identifier: "UnitCode",
  expected: "a code of UN/ECE Recommendation 20, such as TNE or MTQ",
  pattern: /^[A-Z0-9]{2,3}$/,
  example: "TNE",
  description: "Code of UN/ECE Recommendation 20, printed instead of `unit`.",
});

/**
 * Kind of package of UN/ECE Recommendation 21.
 * @source UN/ECE Recommendation No. 21 (packages)
 */
export const PackageKind: Schema.Schema<string> = code({
  identifier: "PackageKind",
  expected: "a code of UN/ECE Recommendation 21, such as CT or PX",
  pattern: /^[A-Z0-9]{2}$/,
  example: "CT",
  description: "Kind of the packages: code of UN/ECE Recommendation 21.",
});
