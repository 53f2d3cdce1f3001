/**
 * Countries, by the codes of ISO 3166-1. An unknown country is an issue, never a fall-back. Decisions, "Requests".
 */
import type * as Schema from "effect/Schema";
import {
  alpha2OfText,
  alpha3OfText,
  type CountryAlpha2,
  type CountryAlpha3,
} from "../../kernel/identifiers.ts";
import { memberStates } from "../../kernel/member_states.ts";
import type { Finding } from "../../kernel/findings/finding.ts";
import { readAlpha2AsWritten, readCountryAsWritten } from "../../kernel/lenient/country.ts";
import { placeWithoutCode } from "../../kernel/lenient/places_without_code.ts";
import { scalar } from "./scalar.ts";

/** Findings about a place that has no code. */
const explainPlace = (sent: unknown): { readonly code: "choice"; readonly finding: Finding } | undefined => {
  const finding = placeWithoutCode(sent);
  return finding && { code: "choice", finding };
};

/** A country of origin. */
export const OriginAlpha3: Schema.Schema<CountryAlpha3, string> = scalar({
  identifier: "CountryAlpha3",
  expected: "an ISO 3166-1 alpha-3 country code such as CHN",
  read: (sent) => typeof sent === "string" ? alpha3OfText(sent) : undefined,
  asWritten: readCountryAsWritten,
  explain: explainPlace,
  example: "CHN",
  jsonSchema: { type: "string", pattern: "^[A-Za-z]{3}$" },
  description: "ISO 3166-1 alpha-3 country code, upper or lower case; Kosovo is XKX.",
});

/** A country as its holder wrote it, beside the code that it was read as. */
export interface CountryAsSent {
  /** The country as ISO 3166-1 alpha-2, upper case. */
  readonly code: CountryAlpha2;
  /** The text that was sent, which the answer gives back. */
  readonly asSent: string;
}

const readAlpha2 = (sent: unknown): CountryAlpha2 | undefined =>
  typeof sent === "string" ? alpha2OfText(sent) : undefined;

const alpha2Words = {
  expected: "an ISO 3166-1 alpha-2 country code such as DE",
  asWritten: readAlpha2AsWritten,
  explain: explainPlace,
  example: "DE",
  jsonSchema: { type: "string", pattern: "^[A-Za-z]{2}$" },
  description: "ISO 3166-1 alpha-2 country code, upper or lower case.",
};

/** Finding about a place without a code on a customs paper: no law of its own is told about it. */
const explainPrintedPlace: typeof explainPlace = (sent) => {
  const place = explainPlace(sent)?.finding.kind;
  if (typeof sent !== "string" || place === undefined) return undefined;
  const finding = place === "wholeUnion" || place === "northernIreland"
    ? { kind: "countryOfPaper", place, found: sent } as const
    : { kind: "countryOfPaper", place: "territory", found: sent } as const;
  return { code: "choice", finding };
};

/** A country by its two letters, for records that only print it. */
export const PrintedAlpha2: Schema.Schema<string> = scalar<string, string>({
  ...alpha2Words,
  explain: explainPrintedPlace,
  identifier: "CountryAlpha2",
  read: readAlpha2,
});

/** A country by its two letters, with the caller's spelling, which the answer gives back. */
export const Alpha2AsSent: Schema.Schema<CountryAsSent, string> = scalar({
  ...alpha2Words,
  identifier: "CountryAlpha2",
  read: (sent) => {
    const code = readAlpha2(sent);
    return code === undefined || typeof sent !== "string" ? undefined : { code, asSent: sent };
  },
});

const stateExpected = "a member state of the Union by its ISO 3166-1 alpha-2 code such as DE";

/**
 * A country by its two letters where a member state of release is meant: entries that were kept with another one are known
 * again, and new ones are refused by the ledger.
 */
export const StateOfReleaseAsSent: Schema.Schema<CountryAsSent, string> = scalar({
  ...alpha2Words,
  identifier: "StateOfRelease",
  expected: stateExpected,
  read: (sent) => {
    const code = readAlpha2(sent);
    return code === undefined || typeof sent !== "string" ? undefined : { code, asSent: sent };
  },
  explain: () => ({ code: "choice" }),
  description:
    "Member state of release, ISO 3166-1 alpha-2, upper or lower case; other countries than those of the Union are refused.",
});

/** A member state of the Union by its two letters, with the caller's spelling. */
export const MemberStateAsSent: Schema.Schema<CountryAsSent, string> = scalar({
  ...alpha2Words,
  identifier: "MemberState",
  expected: stateExpected,
  read: (sent) => {
    const code = readAlpha2(sent);
    return code === undefined || typeof sent !== "string" || !memberStates.includes(code)
      ? undefined
      : { code, asSent: sent };
  },
  explain: () => ({ code: "choice" }),
  description: `Member state of the Union, ISO 3166-1 alpha-2, upper or lower case: ${
    memberStates.join(", ")
  }.`,
});
