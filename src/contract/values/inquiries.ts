/**
 * Values of inquiries to suppliers: languages, standings, words that a supplier reads.
 */
import * as Schema from "effect/Schema";
import { choice } from "./choice.ts";
import { printedText } from "./invoices/printed_text.ts";
import { scalar } from "./scalar.ts";

/** Language of a supplier's mails and page. */
export const SupplierLanguageValue: Schema.Schema<"en" | "de" | "fr" | "zh" | "tr" | "hi", string> = choice({
  identifier: "SupplierLanguage",
  values: ["en", "de", "fr", "zh", "tr", "hi"] as const,
  example: "tr",
  description:
    "Language of the supplier's mails and page: English, German, French, Chinese, Turkish or Hindi; `en` when it is left out.",
});

/** Standing of an inquiry, in a query. */
export const InquiryStateValue: Schema.Schema<"waiting" | "received" | "accepted" | "revoked", string> =
  choice({
    identifier: "InquiryState",
    values: ["waiting", "received", "accepted", "revoked"] as const,
    example: "received",
    description:
      "Standing of the inquiry: `waiting` for the supplier (also when its links work no more), `received`: waiting for you, `accepted`, `revoked`.",
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
