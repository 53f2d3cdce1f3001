/**
 * Findings about the statement on origin of an invoice: what the agreement between the two countries prescribes, and what
 * nobody here compared; and the API's sentences about them.
 */
import { countryName } from "../country_names.ts";
import { shown } from "../text/shown.ts";
import type { NoParts, Sentences } from "./sentences.ts";

/** Forms of the prescribed words. */
export const wordsKinds = ["reference", "authorisation", "registered", "gsp", "none"] as const;

/** Form of the prescribed words: where the exporter's number stands, and what it is called there. */
export type WordsKind = typeof wordsKinds[number];

/**
 * Kinds of numbers: of a registered exporter, an approved exporter's authorisation, an EORI number of Great Britain, one
 * that the exporter's own country gives; a certificate of the customs authorities instead of any.
 */
export const numberKinds = ["rex", "approved", "eori", "own", "certificate"] as const;

/** Number of the exporter that a statement names. */
export type NumberKind = typeof numberKinds[number];

/** Parts of a sentence that name an agreement. */
export interface AgreementParts {
  /** Its name in each language of the service. */
  readonly names: { readonly en: string; readonly de: string; readonly fr: string };
  /** Article and annex. */
  readonly source: string;
  /** Validity of a statement; null where it isn't said here. */
  readonly months: number | null;
}

/** Finding under an agreement. */
export interface OfAgreement {
  /** The agreement's name and article. */
  readonly agreement: AgreementParts;
}

/** Each kind of finding with what its sentences are made of. Limits are in EUR, as documents print them. */
export interface PreferenceFindings {
  /** No row of the table for these countries, alpha-2. */
  readonly uncheckedStatement: { readonly from: string; readonly to: string };
  /** A statement in a language whose words aren't compared. */
  readonly uncheckedWords: OfAgreement;
  /** Other words than the prescribed ones. */
  readonly otherWords: OfAgreement & { readonly words: WordsKind };
  /** Wordings of cumulation that the agreement doesn't have. */
  readonly otherCumulation: OfAgreement & { readonly wordings: ReadonlyArray<string> };
  /** A statement that names another exporter. */
  readonly otherExporter: { readonly number: string };
  /** No number in the statement: above the limit, at any value without one; `isForeign`: compare the value first. */
  readonly noExporterNumber: OfAgreement & {
    readonly number: NumberKind;
    readonly limit: string | null;
    readonly isForeign: boolean;
  };
  /** A REX number where the agreement has another one; `found`: it stands in the statement, null: in a member of its own. */
  readonly otherNumber: OfAgreement & { readonly number: NumberKind; readonly found: string | null };
  /** A REX number of another country, alpha-2, than the exporter's. */
  readonly numberOfOtherCountry: { readonly found: string; readonly country: string };
  /** The prescribed words without an origin in them. */
  readonly blankOrigin: OfAgreement;
  /** The prescribed words without an origin criterion behind them. */
  readonly blankCriterion: OfAgreement;
  /** An origin, as the statement has it, that no line under it has; the first of the lines' origins, alpha-2. */
  readonly originOfNoLine: { readonly stated: string; readonly country: string };
  /** A customs union, where goods move with a certificate that isn't one of origin. */
  readonly customsUnion: OfAgreement;
  /** A REX number without its statement. */
  readonly noOriginStatement: NoParts;
  /** A statement that no line is left under. */
  readonly noneOriginating: NoParts;
  /** A line of a country that the agreement doesn't speak of, without a mark. */
  readonly originElsewhere: OfAgreement & { readonly country: string };
}

const numbers: Readonly<Record<NumberKind, string>> = {
  rex: "the number of a registered exporter (REX)",
  approved: "the customs authorisation number of an approved exporter",
  eori: "the exporter's EORI number, GB and 12 digits",
  own: "the number by which the exporter's own country knows it",
  certificate: "a EUR.1 movement certificate in its place",
};

/** Predicate of the sentence: the member is the number itself, or a statement that lacks one. */
const lacks = (number: NumberKind): string =>
  number === "rex" ? "is missing" : number === "certificate" ? "does not suffice" : "lacks a number";

const behind = (number: string): string =>
  `"The exporter of the products covered by this document (${number} ...) declares that, except where otherwise ` +
  `clearly indicated, these products are of ... preferential origin."`;

/** The English words of each form, the same on pages of every language. */
export const prescribedWords: Readonly<Record<WordsKind, string>> = {
  reference: behind("Exporter Reference No"),
  authorisation: behind("customs authorisation No"),
  registered: behind("Number of Registered Exporter"),
  gsp:
    `"The exporter ... (Number of Registered Exporter ...) of the products covered by this document declares that, ` +
    `except where otherwise clearly indicated, these products are of ... preferential origin according to rules of ` +
    `origin of the Generalised System of Preferences of the European Union and that the origin criterion met is ..."`,
  none: `""`,
};

const law = ({ names, source, months }: AgreementParts): string =>
  `${names.en}, ${source}${months === null ? "" : `; a statement holds ${months} months`}`;

/** The API's sentences. */
export const preferenceSentences: Sentences<PreferenceFindings> = {
  uncheckedStatement: ({ from, to }, label) =>
    `${label} was not checked: the service has no agreement for goods from ${countryName(from)} to ${
      countryName(to)
    }. Compare words, number and validity with the agreement that it is made under.`,
  uncheckedWords: ({ agreement }, label) =>
    `${label} is not in English: its words were not compared with the agreement's (${law(agreement)}).`,
  otherWords: ({ agreement, words }, label) =>
    `${label} does not have the words that the agreement prescribes: ${prescribedWords[words]} (${
      law(agreement)
    }).`,
  otherCumulation: ({ agreement, wordings }, label) =>
    `${label} speaks of cumulation in other words than ${
      wordings.map((wording) => `"${wording}"`).join(", ")
    } (${law(agreement)}).`,
  otherExporter: ({ number }, label) => `${label} does not name the exporter's number ${number}.`,
  noExporterNumber: ({ agreement, number, limit, isForeign }, label) =>
    `${label} ${lacks(number)}: ${
      limit === null ? "the statement" : `above ${limit} EUR of originating products in one consignment it`
    } needs ${numbers[number]}${
      limit === null
        ? "; only an exporter who has none leaves the place blank"
        : "; up to that, any exporter may state the origin"
    } (${law(agreement)}).${isForeign ? " The invoice is in another currency: compare the value." : ""}`,
  otherNumber: ({ agreement, number, found }, label) =>
    `${label} ${found === null ? "is a REX number" : `names the REX number ${found}`}; this agreement takes ${
      numbers[number]
    } (${law(agreement)}).`,
  numberOfOtherCountry: ({ found, country }, label) =>
    `${label} names the REX number ${found}, which is not of ${
      countryName(country)
    }: an exporter's number begins with the country that registered it (Implementing Regulation (EU) 2015/2447, Article 80). Is it the exporter's?`,
  blankOrigin: ({ agreement }, label) =>
    `${label} names no origin between "these products are of" and "preferential origin": write it there, such as EU (${
      law(agreement)
    }).`,
  blankCriterion: ({ agreement }, label) =>
    `${label} names no criterion behind "the origin criterion met is": write P, or W and the heading of the product (${
      law(agreement)
    }).`,
  originOfNoLine: ({ stated, country }, label) =>
    `${label} names the origin ${shown(stated)}, which no line under it has: the first is of ${
      countryName(country)
    }. Which is right?`,
  customsUnion: ({ agreement }, label) =>
    `${label} is not what goods in free circulation move with here: that is an A.TR movement certificate. Statements ` +
    `on origin are for agricultural, coal and steel products alone (${law(agreement)}).`,
  noOriginStatement: (_, label) => `${label} is missing: a REX number stands in a statement on origin.`,
  noneOriginating: (_, label) => `${label} covers nothing: every line is marked as not originating.`,
  originElsewhere: ({ agreement, country }, label) =>
    `${label} is missing: the line's origin is ${
      countryName(country)
    }, and the statement covers every line that is ` +
    `not marked. Write false where the line is not of preferential origin (${law(agreement)}).`,
};
