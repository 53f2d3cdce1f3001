/**
 * Answers about a declarant's account of certificates. Regulation (EU) 2023/956, Articles 20 to 24.
 */
import * as Schema from "effect/Schema";
import { notes } from "./imports.ts";
import { count, day, figure, figureOrNull, optional, text, textOrNull } from "./members.ts";

/** Certificates that were bought at once. */
const Lot = Schema.Struct({
  id: text("UUID of the lot."),
  kind: text("Quarter of 2026, or weekly."),
  bought_on: day("Day of purchase."),
  number: count("Certificates that were bought."),
  unit_price_eur: figure("Price of one, EUR."),
  reference: textOrNull("Reference of the purchase."),
  left: count(
    "Certificates that are left; from the day of their cancellation on those that wait for a sale back recorded for a later day.",
  ),
  value_eur: figure("What those that are left were bought for, EUR."),
  buy_back_by: day("Last day to ask for buying them back (Article 23)."),
  cancelled_on: day("Day on which those that are left are cancelled without compensation (Article 24)."),
});

const Move = Schema.Struct({
  id: text("UUID of the move."),
  lot: text("UUID of the lot."),
  kind: text("surrendered, bought_back or cancelled."),
  day: day("Day on which they left the account."),
  number: count("How many."),
  for_year: Schema.NullOr(Schema.Int).annotations({ description: "Year that they were surrendered for." }),
});

/** A lot or a move that was recorded by mistake. */
const Withdrawn = Schema.Struct({
  id: text("UUID of the lot or the move."),
  record: Schema.Literal("lot", "move").annotations({ description: "What was taken back." }),
  lot: text("UUID of the lot: its own of a lot."),
  kind: text("Of a lot the quarter of 2026, or weekly; of a move surrendered, bought_back or cancelled."),
  day: day("Day of purchase, or on which they were to have left the account."),
  number: count("Certificates that were recorded."),
  unit_price_eur: figureOrNull("Price of one of a lot, EUR."),
  reference: textOrNull("Reference of a purchase."),
  for_year: Schema.NullOr(Schema.Int).annotations({
    description: "Year that a move was to have surrendered them for.",
  }),
  withdrawn_on: day("Day on which it was taken back."),
  note: textOrNull("Why."),
}).annotations({ identifier: "WithdrawnCertificates", description: "What was recorded by mistake." });

const lotIds = Schema.Array(Schema.String).annotations({ description: "UUIDs of the lots." });

const Cancellation = Schema.Struct({
  day: day("1 November on which they are cancelled (Article 24)."),
  number: count("Certificates that are left for it."),
  value_eur: figure("What they were bought for, EUR."),
  lots: lotIds,
}).annotations({ identifier: "CertificateCancellation", description: "Certificates that end on a day." });

const YearsBuyBack = Schema.Struct({
  bought_in: count("Calendar year of purchase."),
  certificates: Schema.Literal("2026", "weekly").annotations({
    description: "Those for 2026, which may be sold back in 2027 only, or weekly ones.",
  }),
  bought: count("Certificates that were bought."),
  bought_back: count("Certificates that were sold back."),
  limit: count(
    "Most that may be sold back: as many as had to be held in the year of purchase; all of them for 2026, and where the threshold was not exceeded.",
  ),
  available: count(
    "Certificates that may be sold back now, those that are still to be surrendered included.",
  ),
  at_risk: count(
    "Certificates above the limit: lost on their cancellation unless they are surrendered, or `notes` say that the limit may rise.",
  ),
  by: day("Last day to ask for it: 31 October before the cancellation."),
  lots: lotIds,
  notes,
}).annotations({
  identifier: "YearsBuyBack",
  description: "What may be sold back of a year's purchases, each at the price paid for it (Article 23).",
});

/** The answer of the calls about certificates. */
export const CertificatesAnswer = Schema.Struct({
  declarant: text("UUID of the declarant."),
  as_of: day("Day at whose end the account is told."),
  held: count("Certificates on the account, without those that were cancelled by the day."),
  lots: Schema.Array(Lot).annotations({ description: "Lots in the order of purchase, never averaged." }),
  moves: Schema.Array(Move).annotations({ description: "What left the account, by day." }),
  cancellations: Schema.Array(Cancellation).annotations({
    description:
      "What is cancelled without compensation unless it leaves the account before, by day; days that are over stay, with what no move took, a sale back on a later day included.",
  }),
  buy_back: optional(
    Schema.Array(YearsBuyBack).annotations({
      description: "What may be sold back, by year of purchase; in answers of `GET` only.",
    }),
  ),
  withdrawn: Schema.Array(Withdrawn).annotations({
    description: "Lots and moves that were recorded by mistake and taken back: they count nowhere.",
  }),
  recorded: optional(
    text(
      "UUID of the lot or move that this call recorded or took back, or that was there already; in answers of `POST` only.",
    ),
  ),
  result: optional(
    Schema.Literal("added", "withdrawn", "unchanged").annotations({
      description:
        "What the call came to: unchanged where it was recorded, or taken back, before; in answers of `POST` only.",
    }),
  ),
  notes,
}).annotations({ identifier: "CertificatesAnswer", description: "A declarant's account of certificates." });
