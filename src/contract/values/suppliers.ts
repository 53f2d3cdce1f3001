/**
 * Values of suppliers' installations: places and numbers of versions. Implementing Regulation (EU) 2025/2547, Annex IV.
 */
import type * as Schema from "effect/Schema";
import { decimalOfNumber, one, zero } from "../../kernel/decimal.ts";
import { uuidOfText } from "../../kernel/uuid.ts";
import { choice } from "./choice.ts";
import { printedText } from "./invoices/printed_text.ts";
import { quantity, type QuantitySchemas, wholeNumber } from "./quantities.ts";
import { scalar } from "./scalar.ts";

const locode = /^[A-Z]{2}[A-Z2-9]{3}$/;

/** Code of a place. @source UN/CEFACT Recommendation 16 */
export const Unlocode: Schema.Schema<string> = scalar<string, string>({
  identifier: "Unlocode",
  expected: "a UN/LOCODE of five characters such as TRIST",
  read: (sent) => typeof sent === "string" && locode.test(sent) ? sent : undefined,
  explain: (sent) => {
    const suggestion = typeof sent === "string" ? sent.replace(/[\s.-]/g, "").toUpperCase() : "";
    return locode.test(suggestion) ? { code: "format", suggestion } : { code: "format" };
  },
  example: "TRIST",
  jsonSchema: { type: "string", pattern: locode.source },
  description:
    "UN/LOCODE of the installation: two letters of the country, three letters or digits of the place.",
});

const degrees = (identifier: string, most: number, example: number, description: string): QuantitySchemas =>
  quantity({
    identifier,
    expected: `a number of degrees from -${most} to ${most}`,
    least: decimalOfNumber(-most) ?? zero,
    isLeastAllowed: true,
    most: decimalOfNumber(most) ?? zero,
    example,
    description,
  });

/** Degrees north. */
export const Latitude: QuantitySchemas = degrees(
  "Latitude",
  90,
  41.00824,
  "Latitude of the main source of emissions, degrees north; south of the equator below 0.",
);

/** Degrees east. */
export const Longitude: QuantitySchemas = degrees(
  "Longitude",
  180,
  28.97836,
  "Longitude of the main source of emissions, degrees east; west of Greenwich below 0.",
);

/** Id of a value that a calculation takes its figures from. */
export const UsedValueId: Schema.Schema<string> = scalar<string, string>({
  identifier: "UsedValueId",
  expected: "the UUID of a value of the account",
  read: (sent) => typeof sent === "string" ? uuidOfText(sent) : undefined,
  example: "0190163d-8694-739b-aea5-966c26f8ad91",
  jsonSchema: { type: "string", format: "uuid" },
  description:
    "Id of a supplier's value of the account, in the place of verified figures; needs a key with `suppliers:read`.",
});

const mostVersions = 1_000_000;

/** Number of the version that a new one replaces. */
export const ReplacedVersion: Schema.Schema<number> = scalar<number, number>({
  identifier: "ReplacedVersion",
  expected: `a whole number from 1 to ${mostVersions}`,
  read: (sent) =>
    typeof sent === "number" && Number.isInteger(sent) && sent >= 1 && sent <= mostVersions
      ? sent
      : undefined,
  explain: (sent) => typeof sent === "number" ? { code: "range" } : undefined,
  example: 1,
  jsonSchema: { type: "integer", minimum: 1, maximum: mostVersions },
  description:
    "Number of the version that this one replaces: the newest. Where another one was recorded since, nothing is written.",
});

const certainties = ["estimated", "operator", "verified"] as const;
const certaintyInWords =
  "`estimated` by anyone, `operator`: reported by the operator by the rules of the definitive period, `verified` by a verifier's satisfactory report. Only verified values may be declared (Regulation (EU) 2023/956, Article 8).";

/** Certainty of a supplier's value. */
export const ValueCertainty: Schema.Schema<"estimated" | "operator" | "verified", string> = choice({
  identifier: "ValueCertainty",
  values: certainties,
  example: "operator",
  description: certaintyInWords,
});

/** State of a supplier's value: its certainty, or that it is used no more. */
export const ValueStateValue: Schema.Schema<"estimated" | "operator" | "verified" | "withdrawn", string> =
  choice({
    identifier: "ValueState",
    values: [...certainties, "withdrawn"] as const,
    example: "operator",
    description:
      `${certaintyInWords} \`withdrawn\`: nothing is calculated with it any more; what was keeps its figures.`,
  });

/** Opinion of a verifier. */
export const OpinionValue: Schema.Schema<"satisfactory" | "not_satisfactory", string> = choice({
  identifier: "VerificationOpinion",
  values: ["satisfactory", "not_satisfactory"] as const,
  example: "satisfactory",
  description:
    "Opinion of the verification report: verified as satisfactory, with comments or without, or not.",
});

/** Unit that a carbon price is due per. */
export const CarbonPriceUnitValue: Schema.Schema<"emissions" | "goods", string> = choice({
  identifier: "CarbonPriceUnit",
  values: ["emissions", "goods"] as const,
  example: "emissions",
  description: "Per tonne of CO2e that was emitted, or per tonne of goods.",
});

const firstReportedYear = 2023;
const lastYear = 2100;

/** Calendar year that the emissions of a value are of. */
export const ValuePeriod: Schema.Schema<number> = scalar<number, number>({
  identifier: "ValuePeriod",
  expected: `a year from ${firstReportedYear} to ${lastYear}`,
  read: (sent) =>
    typeof sent === "number" && Number.isInteger(sent) && sent >= firstReportedYear && sent <= lastYear
      ? sent
      : undefined,
  explain: (sent) => typeof sent === "number" ? { code: "range" } : undefined,
  example: 2026,
  jsonSchema: { type: "integer", minimum: firstReportedYear, maximum: lastYear },
  description:
    "Calendar year that the emissions are of. Before 2026, by the rules of the transitional period, for estimates only.",
});

/** The same in a query. */
export const ValuePeriodText: Schema.Schema<number, string> = wholeNumber({
  identifier: "ValuePeriodText",
  least: firstReportedYear,
  most: lastYear,
  description: "Calendar year that the emissions are of.",
});

/** Share of a value that default values stand for. */
export const DefaultShare: QuantitySchemas = quantity({
  identifier: "DefaultShare",
  expected: "a share from 0 to 1",
  least: zero,
  isLeastAllowed: true,
  most: one,
  example: 0.05,
  description: "Share of the embedded emissions that was determined by default values.",
});

/** Amount of a carbon price in its currency. */
export const CarbonAmount: QuantitySchemas = quantity({
  identifier: "CarbonAmount",
  expected: "a number from 0 to 1000000000",
  least: zero,
  isLeastAllowed: true,
  most: decimalOfNumber(1_000_000_000) ?? one,
  example: 12.5,
  description: "Amount in the currency that is given beside it, per tonne of CO2e or of goods.",
});

/** Language of a supplier's mails and page. */
export const SupplierLanguageValue: Schema.Schema<"en" | "de" | "fr" | "zh" | "tr" | "hi", string> = choice({
  identifier: "SupplierLanguage",
  values: ["en", "de", "fr", "zh", "tr", "hi"] as const,
  example: "tr",
  description:
    "Language of the supplier's mails and page: English, German, French, Chinese, Turkish or Hindi; `en` when it is left out.",
});

/** State of an inquiry, in a query. */
export const InquiryStateFilter: Schema.Schema<
  "waiting" | "received" | "accepted" | "revoked" | "expired",
  string
> = choice({
  identifier: "InquiryStateFilter",
  values: ["waiting", "received", "accepted", "revoked", "expired"] as const,
  example: "received",
  description:
    "Standing of the inquiry: `waiting` for the supplier (also when its links work no more), `expired`: those of them whose links work no more, `received`: waiting for you, `accepted`, `revoked`.",
});

/** Delivery of an inquiry's newest mail, in a query. */
export const InquiryDeliveryValue: Schema.Schema<"undelivered" | "retrying", string> = choice({
  identifier: "InquiryDeliveryFilter",
  values: ["undelivered", "retrying"] as const,
  example: "undelivered",
  description:
    "Only those whose newest mail is `undelivered`: refused or given up, so that nobody got it; or `retrying`.",
});

/** Name of who asks, as the supplier reads it. */
export const AskerName: Schema.Schema<string> = printedText({
  identifier: "AskerName",
  characters: 100,
  example: "Muster GmbH",
  description: "Name by which the supplier knows who asks: it stands in mails and on the page.",
});

/** Words to a supplier. */
export const WordsToSupplier: Schema.Schema<string> = printedText({
  identifier: "WordsToSupplier",
  characters: 1_000,
  lines: 20,
  example: "It is about the goods of contract 4711.",
  description: "Words to the supplier, in its mail and on its page.",
});

/** Words of a supplier. */
export const WordsOfSupplier: Schema.Schema<string> = printedText({
  identifier: "WordsOfSupplier",
  characters: 1_000,
  lines: 20,
  example: "The report of the year is to come in March.",
  description: "Words of the supplier.",
});

const mostRounds = 1_000;

/** Number of a round. */
export const InquiryRound: Schema.Schema<number> = scalar<number, number>({
  identifier: "InquiryRound",
  expected: `a whole number from 1 to ${mostRounds}`,
  read: (sent) =>
    typeof sent === "number" && Number.isInteger(sent) && sent >= 1 && sent <= mostRounds ? sent : undefined,
  explain: (sent) => typeof sent === "number" ? { code: "range" } : undefined,
  example: 1,
  jsonSchema: { type: "integer", minimum: 1, maximum: mostRounds },
  description:
    "Number of the round whose answer was looked at: where another one is the newest, nothing is written.",
});
