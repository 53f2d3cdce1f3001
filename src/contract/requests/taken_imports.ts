/**
 * Bodies by which rows of a bulk batch and lines of an invoice are recorded as imports: what batch and invoice lack is said
 * once for all rows, or row by row. Regulation (EU) 2023/956, Article 6.
 */
import * as Schema from "effect/Schema";
import { optional } from "../answers/members.ts";
import { CnCode } from "../values/goods.ts";
import {
  ItemNumber,
  KeptText,
  Mrn,
  RecordId,
  ReleaseProcedure,
  RepresentationValue,
} from "../values/imports.ts";
import { Intensity } from "../values/quantities.ts";
import { exactlyOneOf, explained } from "../values/scalar.ts";
import { OriginAlpha3 } from "../values/places.ts";
import { Day } from "../values/time.ts";
import {
  ActualValuesRequest,
  InstallationRequest,
  LedgerEntryRequest,
  mostEntries,
  VerificationRequest,
} from "./imports.ts";

const entry = LedgerEntryRequest.fields;

const changedMembers = {
  ...entry,
  mrn: optional(Mrn),
  item: optional(ItemNumber),
  release_date: optional(Day),
  cn_code: optional(CnCode),
  origin_country: optional(OriginAlpha3),
  actual_values: optional(
    Schema.Struct({
      ...ActualValuesRequest.fields,
      direct_t_per_t: optional(Intensity.inJson),
      installation: optional(InstallationRequest),
    }).annotations({
      identifier: "TakenActualValues",
      description: "Actual values that are missing, or win over those of the row.",
    }),
  ),
} as const;

/** A row that is taken, as it is sent. */
export const TakenRowRequest = Schema.Struct({
  row_index: Schema.NonNegativeInt.annotations({
    description: "Position of the row in the batch, or of the line in the invoice, from 0.",
  }),
  ...changedMembers,
}).annotations({
  identifier: "TakenRowRequest",
  description:
    "A row of the batch, or a line of the invoice, with what it lacks. Members that are given here win over those of the call, and over those of the row.",
});

const SentRow = Schema.Unknown.annotations({
  jsonSchema: { $ref: "#/components/schemas/TakenRowRequest" },
});

const TakenRows = Schema.Array(SentRow).pipe(Schema.minItems(1), Schema.maxItems(mostEntries)).annotations({
  description:
    "The rows to take, each by its `row_index` with what it lacks: those that are named here and no others. Every row is taken where it is left out.",
});

const takenMembers = {
  importer: RecordId,
  declarant: optional(RecordId),
  representation: optional(RepresentationValue),
  mrn: optional(Mrn.annotations({
    description: "Number of the declaration of every row that `rows` gives none of its own.",
  })),
  first_item: optional(ItemNumber.annotations({
    description:
      "With `mrn`: item of the first row of the batch or the invoice; each row after it has the next one, also where `rows` takes some only. 1 when it is left out.",
  })),
  release_date: optional(Day.annotations({
    description: "Day of release of every row that has none of its own.",
  })),
  procedure: optional(ReleaseProcedure),
  member_state: entry.member_state,
  recorded_on: entry.recorded_on,
  installation: optional(InstallationRequest),
  verification: optional(VerificationRequest),
  rows: optional(explained(TakenRows, {
    identifier: "TakenRows",
    expected: `an array of 1 to ${mostEntries} rows`,
    explain: (sent) => Array.isArray(sent) ? { code: "length" } : undefined,
  })),
} as const;

/** Members that both bodies have. */
export const TakenRequest = Schema.Struct(takenMembers);
/** A value of the shape that `TakenRequest` declares. */
export type TakenRequest = typeof TakenRequest.Type;

const batchNames = ["request_id", "batch_id"] as const;

/** The body of `POST /api/v1/cbam/imports/from-batch`. */
export const FromBatchRequest = exactlyOneOf(
  Schema.Struct({
    request_id: optional(KeptText("BatchRequestId", "`request_id` of the bulk call.", "shipments-2026-03")),
    batch_id: optional(RecordId),
    ...takenMembers,
  }),
  batchNames,
  { kind: "call", sentence: "is missing: name the bulk call by its request_id or its batch_id." },
).annotations({
  identifier: "FromBatchRequest",
  description:
    "A bulk call by its `request_id` or its `batch_id`, and what its rows lack as imports. Without `rows` every row is taken; with them those that are named.",
});

/** The body of `POST /api/v1/cbam/imports/from-invoice`. */
export const FromInvoiceRequest = Schema.Struct({
  invoice: KeptText("InvoiceName", "UUID of the invoice, or its `shortId`.", "INV-2026-7K3M9Q"),
  ...takenMembers,
}).annotations({
  identifier: "FromInvoiceRequest",
  description:
    "An invoice, and what its lines lack as imports. Without `rows` every line is taken; with them those that are named.",
});
