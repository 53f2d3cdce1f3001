/**
 * Answers that close a month or a year of imports: a table of customs against the ledger, and the accrual of a month.
 * Regulation (EU) 2023/956, Articles 21 and 25(2).
 */
import * as Schema from "effect/Schema";
import { IssueRecord } from "../problems.ts";
import { notes } from "./imports.ts";
import {
  closing,
  count,
  day,
  figure,
  figureOrNull,
  flag,
  optional,
  text,
  textOrNull,
  Versions,
} from "./members.ts";

/** Members of a line that are compared with a table of customs. */
export const comparedFieldNames = [
  "eori",
  "cbam_account",
  "mrn",
  "item",
  "cn_code",
  "taric_code",
  "quantity",
  "origin_country",
  "release_date",
  "procedure",
] as const;

const ids = Schema.Array(Schema.String).annotations({ description: "UUIDs of the imports behind it." });

const Side = Schema.Struct({
  eori: textOrNull("EORI number of the importer."),
  cbam_account: textOrNull("Number of the declarant's account."),
  mrn: textOrNull("Movement reference number."),
  item: Schema.NullOr(Schema.Int).annotations({ description: "Item of the declaration." }),
  cn_code: text("CN code."),
  taric_code: textOrNull("TARIC code, 10 digits; null where none is stated."),
  quantity: figure("Quantity in the unit beside it."),
  unit: Schema.Literal("t", "MWh").annotations({ description: "Tonnes, of electricity MWh." }),
  origin_country: text("Country of origin, ISO 3166-1 alpha-3."),
  release_date: day("Day of release."),
  procedure: textOrNull("Customs procedure, four digits."),
}).annotations({ identifier: "ReconciledSide", description: "A line as one side has it." });

const ReconciledRow = Schema.Struct({
  row: count("Position of the row in the table, from 1."),
  result: Schema.Literal("matched", "differing", "missing_in_ledger", "refused").annotations({
    description:
      "`matched`: all that the row says is the same; `differing`: the import is found and a field differs; `refused`: the row could not be read.",
  }),
  import: textOrNull("UUID of the import that it was matched with."),
  entry_id: textOrNull("UUID of the entry that holds: a correction refers to it."),
  differing: Schema.Array(Schema.Literal(...comparedFieldNames)).annotations({
    description: "Members that differ.",
  }),
  quantity_difference: figureOrNull(
    "Quantity of the row less that of the ledger; null where both are not there.",
  ),
  sent: Schema.NullOr(Side).annotations({ description: "The row; null where it could not be read." }),
  ledger: Schema.NullOr(Side).annotations({ description: "The import; null where there is none." }),
  issues: Schema.Array(IssueRecord).annotations({ description: "Why the row could not be read." }),
}).annotations({ identifier: "ReconciledRow", description: "A row against the ledger." });

const LackingImport = Schema.Struct({
  import: text("UUID of the import."),
  entry_id: text("UUID of the entry that holds."),
  standing: text("How the import stands to Regulation (EU) 2023/956, such as `in_scope`."),
  ledger: Side,
}).annotations({ identifier: "LackingImport", description: "An import that the table does not have." });

/** The answer of `POST /api/v1/cbam/imports/reconcile`. */
export const ReconcileAnswer = Schema.Struct({
  importer: textOrNull("UUID of the importer, where one was asked for."),
  declarant: textOrNull("UUID of the declarant, where one was asked for."),
  as_of: day("Day by whose end the entries were recorded."),
  from: textOrNull("First day of release that is looked at; null where no row could be read."),
  to: textOrNull("Last day of release that is looked at."),
  summary: Schema.Struct({
    rows: count("Rows of the table."),
    matched: count("Rows of which all is the same."),
    differing: count("Rows of which something differs."),
    missing_in_ledger: count("Rows that the ledger does not have."),
    missing_in_table: count("Imports of the span that the table does not have."),
    refused: count("Rows that could not be read."),
  }),
  results: Schema.Array(ReconciledRow).annotations({ description: "One for each row, in their order." }),
  missing_in_table: Schema.Array(LackingImport),
  read_as: optional(
    Schema.Array(Schema.String).annotations({
      description: "Of a table: what was read as what, such as columns by their headings.",
    }),
  ),
  notes,
}).annotations({
  identifier: "ReconcileAnswer",
  description: "A table of customs against the ledger, row by row.",
});

const sums = {
  priced_t: figure("Net emissions whose period has a published price, tCO2e."),
  priced_eur: figure("What they come to, EUR."),
  unpriced_t: figure("Net emissions without a price of their own, tCO2e."),
  unpriced_eur: figure("What they come to at the price that stands in, EUR."),
  total_eur: figure("Both, EUR."),
} as const;

const goods = {
  mrn: text("Movement reference number."),
  item: count("Item of the declaration."),
  cn_code: text("CN code."),
  origin_country: text("Country of origin, ISO 3166-1 alpha-3."),
  release_date: day("Day of release."),
} as const;

const AccruedImport = Schema.Struct({
  import: text("UUID of the import."),
  entry_id: text("UUID of the entry that holds."),
  ...goods,
  month: text("Month of release."),
  state: text("`default`, `verified`, `estimated` or `zero`."),
  net_t: figure("Net emissions, tCO2e."),
  price_eur: figureOrNull("Price that it counts at, EUR per tCO2e."),
  has_own_price: flag("Whether its period has a published price."),
  cost_eur: figure("What is accrued, EUR."),
}).annotations({ identifier: "AccruedImport", description: "An import's part of an accrual." });

const Change = Schema.Struct({
  import: text("UUID of the import."),
  entry_id: text("UUID of the entry that holds, or held."),
  ...goods,
  change: Schema.Literal("added", "removed", "changed"),
  cause: Schema.Literal(
    "released",
    "recorded_later",
    "corrected",
    "cancelled",
    "threshold",
    "figures",
    "price",
    "law",
  ).annotations({
    description:
      "`released` since; `recorded_later` though released before; `corrected`, also by a supplier who withdrew the value; `cancelled`; `threshold`: its importer passed the threshold, or no longer did; `figures`: it could not be calculated then, such as before the first price, or no longer can; `price`; `law`: a table changed what it costs, or whether it counts.",
  }),
  before_eur: figure("What was accrued before, EUR."),
  after_eur: figure("What is accrued now, EUR."),
  difference_eur: figure("By how much, EUR."),
}).annotations({ identifier: "AccrualChange", description: "An import that counts otherwise than before." });

/** A year before, as long as its certificates are not surrendered. */
const EarlierYear = Schema.Struct({
  year: count("Calendar year of importation."),
  total_eur: figure("Cost of its dutiable imports, EUR."),
  certificates: count("Certificates that they need, before carbon prices paid abroad are taken off."),
  surrendered: Schema.NullOr(Schema.NonNegativeInt).annotations({
    description:
      "Certificates recorded as surrendered for it by the month's end; null for an importer, whose declarants have the accounts.",
  }),
  left_eur: figure("Cost less the share of the certificates that were surrendered, EUR."),
  before_eur: figure("What its imports came to in the accrual before, EUR."),
  difference_eur: figure("By how much their cost changed since, EUR."),
  not_calculated: count(
    "Number of its imports that could not be calculated, and that the other members lack: more certificates may be due. The declaration says why.",
  ),
  changes: Schema.Array(Change).annotations({ description: "Import by import what changed since." }),
}).annotations({
  identifier: "EarlierYear",
  description: "A year before that is, or may be, still to be surrendered for.",
});

/** The answer of `GET /api/v1/cbam/imports/accrual`. */
export const AccrualAnswer = Schema.Struct({
  importer: textOrNull("UUID of the importer, where one was asked for."),
  declarant: textOrNull("UUID of the declarant, where one was asked for."),
  month: text("Month up to whose end imports count."),
  as_of: day("Day by whose end the entries were recorded."),
  newest_price: Schema.NullOr(Schema.Struct({
    period: text("Quarter or week that it is of."),
    price_eur_per_tco2e: figure("EUR per tCO2e."),
    published_at: day("Day of publication."),
  })).annotations({ description: "The newest published price." }),
  months: Schema.Array(Schema.Struct({ month: text("Month of release."), imports: ids, ...sums }))
    .annotations({
      description: "Months of the year with imports that count.",
    }),
  total: Schema.Struct(sums),
  imports: Schema.Array(AccruedImport).annotations({ description: "Every import that counts." }),
  not_accrued: Schema.Struct({
    imports: ids,
    net_t: figure("Their net emissions, tCO2e."),
    cost_eur: figure("What they would come to once the threshold is passed, EUR."),
  }).annotations({ description: "Imports of importers who have not passed the threshold of the year." }),
  before: Schema.NullOr(Schema.Struct({
    month: text("Month that the accrual before closed."),
    as_of: day("Day at whose end it is told."),
    total_eur: figure("What it came to, EUR."),
  })).annotations({ description: "The accrual before; null for January." }),
  difference_eur: figure("By how much the accrual changed, EUR."),
  changes: Schema.Array(Change).annotations({ description: "Import by import what changed since." }),
  earlier_years: Schema.Array(EarlierYear).annotations({
    description:
      "Years before that of the month of which certificates are left to surrender, or imports could not be calculated, the earliest first; for an importer, whose declarants surrender, the one directly before; `total` and `changes` are without them.",
  }),
  notes,
  versions: Versions,
  ...closing,
}).annotations({
  identifier: "AccrualAnswer",
  description: "What is to be set aside for a year's imports up to a month's end.",
});
