/**
 * Answers about inquiries to suppliers. Regulation (EU) 2023/956, Articles 7 to 10 and 31.
 */
import * as Schema from "effect/Schema";
import { closing, count, day, figureOrNull, flag, text, textOrNull, Versions } from "../members.ts";
import { savingMembers, valueMembers } from "./values.ts";

const GoodsRecord = Schema.Struct({
  cn_code: text("CN code."),
  production_route: textOrNull("Production route; null for every route."),
  by_default_eur_per_t: figureOrNull(
    "Cost of a tonne (of electricity a MWh) by default values, EUR; null where it is nothing, or there are none.",
  ),
  certificate_price_eur: figureOrNull("Certificate price that this rests on, EUR per tCO2e."),
  certificate_price_period: textOrNull("Period of that price."),
  break_even_t_per_t: figureOrNull(
    "Emissions below which own values cost less, tCO2e per tonne; precursors can raise it.",
  ),
}).annotations({
  identifier: "InquiredGoodsRecord",
  description: "Goods that a value was asked for, and what own values pay at the last prices.",
});

const inquiryMembers = {
  id: text("UUID of the inquiry."),
  installation: text("UUID of the installation."),
  installation_name: text("Name of the installation, as it is now."),
  country: text("Country of the installation, ISO 3166-1 alpha-3."),
  asker: text("Name by which the supplier knows who asks."),
  email: text("Receiver of the mails."),
  reply_to: textOrNull("Address that answers to the mails go to."),
  language: text("Language of mails and page."),
  reporting_period: count("Calendar year of the emissions."),
  goods: Schema.Array(GoodsRecord),
  message: textOrNull("Words to the supplier."),
  asked_on: day("Day in Brussels on which it was asked."),
  state: text(
    "`waiting` for the supplier, `expired`: its links work no more, `received`: an answer waits for you, `accepted` or `revoked`.",
  ),
  round: count("Number of the round: an answer that is sent back begins the next."),
  due: day("Day by which an answer is wanted."),
  open_until: day("Last day on which the links work."),
  remark: textOrNull("Remark by which the last answer was sent back."),
  mailed_on: Schema.Array(day("Day in Brussels.")).annotations({
    description: "Days on which mails were queued, the oldest first.",
  }),
  delivery: Schema.NullOr(
    Schema.Struct({
      state: text(
        "`queued`, `handed_over` to the mail server, `retrying`, `refused` for good, or `given_up` after a day of attempts.",
      ),
      server_said: textOrNull("What the mail server said about this mail; null where it said nothing."),
      sentence: textOrNull("What is wrong and what to do; null where nothing is."),
    }).annotations({ identifier: "InquiryDelivery", description: "How the newest mail stands." }),
  ).annotations({
    description:
      "How the newest mail stands; null once that was forgotten, 30 days after. A mail that was handed over may still come back: to the address that mails come from.",
  }),
} as const;

/** An inquiry as it stands. */
export const InquiryRecord = Schema.Struct(inquiryMembers).annotations({
  identifier: "Inquiry",
  description: "A question to a supplier, as it stands.",
});
/** A value of the shape that `InquiryRecord` declares. */
export type InquiryRecord = typeof InquiryRecord.Type;

const { id: _id, version: _version, recorded_on: _day, installation_name: _name, ...figures } = valueMembers;

const AnsweredValue = Schema.Struct({ ...figures, ...savingMembers }).annotations({
  identifier: "AnsweredValue",
  description: "A value as the supplier sent it, with what it saves a tonne.",
});

const SentTable = Schema.Struct({
  name: text("Name that it is saved as."),
  media_type: text("Media type."),
  size_bytes: count("Size in bytes."),
  sha256: text("SHA-256 of the bytes, 64 lower-case hex digits, which its address ends in."),
}).annotations({ identifier: "InquiryFile", description: "A table that came with an answer." });

const AnswerRecord = Schema.Struct({
  round: count("Number of the round."),
  sent_on: day("Day in Brussels on which it was sent."),
  remark: textOrNull("Words of the supplier."),
  values: Schema.Array(AnsweredValue),
  files: Schema.Array(SentTable).annotations({
    description:
      "Tables that the supplier sent along: they are attached to the values when the answer is accepted.",
  }),
}).annotations({ identifier: "InquiryAnswer", description: "Answer of a supplier." });

/** The answer of `GET /api/v1/cbam/inquiries/{id}`. */
export const InquiryAnswer = Schema.Struct({
  inquiry: InquiryRecord,
  answers: Schema.Array(AnswerRecord).annotations({
    description: "What was sent in each round, the oldest first.",
  }),
  versions: Versions,
  ...closing,
}).annotations({ identifier: "InquiryWithAnswers", description: "An inquiry with all that was answered." });

/** The answer of the calls that ask, remind, send back or revoke. */
export const InquiryChanged = Schema.Struct({
  inquiry: InquiryRecord,
  is_mailed: flag("True if a mail to the supplier was queued by this call."),
}).annotations({ identifier: "InquiryChanged", description: "The inquiry as it is now." });

/** The answer of `POST /api/v1/cbam/inquiries/{id}/accept`. */
export const InquiryAccepted = Schema.Struct({
  inquiry: InquiryRecord,
  values: Schema.Array(
    Schema.Struct({
      id: text("UUID of the value: rows of the ledger take it as `value_id`."),
      version: count("Number of the version that holds the answer."),
      cn_code: text("CN code."),
    }).annotations({ identifier: "AcceptedValue", description: "A value that an answer became." }),
  ).annotations({ description: "In the order of the goods." }),
}).annotations({
  identifier: "InquiryAccepted",
  description: "The inquiry, and the values that its answer became.",
});

/** The answer of `GET /api/v1/cbam/inquiries`. */
export const InquiryList = Schema.Struct({
  inquiries: Schema.Array(InquiryRecord),
  next_cursor: textOrNull("Send it as `cursor` to get the next page; null after the last entry."),
}).annotations({
  identifier: "InquiryList",
  description: "A page of the account's inquiries, newest first.",
});
