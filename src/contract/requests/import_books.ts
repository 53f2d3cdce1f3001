/**
 * Questions that close a month or a year of imports: a table of customs against the ledger, and the accrual of a month.
 * Regulation (EU) 2023/956, Article 25(2); Implementing Regulation (EU) 2025/2619, Article 2.
 */
import * as Schema from "effect/Schema";
import { optional } from "../answers/members.ts";
import { CnCode } from "../values/goods.ts";
import {
  ItemNumber,
  KeptText,
  Mrn,
  NetMassKg,
  RecordId,
  ReleaseProcedure,
  TaricCode,
} from "../values/imports.ts";
import { Eori } from "../values/invoices/trade_codes.ts";
import { OriginAlpha3 } from "../values/places.ts";
import { MegawattHours, Tonnes } from "../values/quantities.ts";
import { exactlyOneOf, explained, scalar } from "../values/scalar.ts";
import { Day } from "../values/time.ts";
import { KnownOn } from "../imports.ts";
import { rowQuantities } from "./calculation.ts";
import { ReturnedGoodsValue } from "./import_query.ts";
import { TableQuery } from "./table_query.ts";
import { WrittenQuery } from "./written_query.ts";

const firstYear = 2026;

/** A month of a query, `2026-09`. */
const MonthText: Schema.Schema<string> = scalar<string, string>({
  identifier: "CalendarMonth",
  expected: `a month from ${firstYear}-01 such as 2026-09`,
  read: (sent) =>
    typeof sent === "string" && /^(?:20[2-9]\d|2100)-(?:0[1-9]|1[0-2])$/.test(sent) &&
      Number(sent.slice(0, 4)) >= firstYear
      ? sent
      : undefined,
  explain: (sent) => typeof sent === "string" && /^\d{4}-\d{2}$/.test(sent) ? { code: "range" } : undefined,
  example: "2026-09",
  jsonSchema: { type: "string", pattern: "^\\d{4}-\\d{2}$" },
  description: "Calendar month, from 2026-01: imports up to its last day count.",
});

const people = ["importer", "declarant"] as const;
const noPerson = { kind: "noPerson" } as const;

/** Most rows of a table of customs. */
export const mostCustomsRows = 5_000;

/** One line of an import declaration, as customs or a broker have it. */
export const CustomsRowRequest = exactlyOneOf(
  Schema.Struct({
    eori: optional(Eori),
    cbam_account: optional(KeptText(
      "AccountOfRow",
      "Number of the declarant's account in the CBAM registry.",
      "DE-CBAM-0001",
    )),
    mrn: optional(Mrn),
    item: optional(ItemNumber),
    cn_code: CnCode,
    taric_code: optional(TaricCode),
    net_mass_kg: optional(NetMassKg.inJson),
    tonnage: optional(Tonnes.inJson),
    mwh: optional(MegawattHours.inJson),
    origin_country: OriginAlpha3,
    release_date: Day,
    procedure: optional(ReleaseProcedure),
  }),
  rowQuantities,
  { kind: "noQuantity", isRow: true },
).annotations({
  identifier: "CustomsRowRequest",
  description:
    "A line of an import declaration as customs communicate it. `net_mass_kg` or `tonnage` is required, for electricity `mwh` instead. What is left out is not compared; `taric_code` is where the ledger states one too.",
});
/** A value of the shape that `CustomsRowRequest` declares. */
export type CustomsRowRequest = typeof CustomsRowRequest.Type;

/** One row as it was sent: each is decoded on its own, so that a wrong one doesn't fail the others. */
const SentRow = Schema.Unknown.annotations({
  jsonSchema: { $ref: "#/components/schemas/CustomsRowRequest" },
});

/** The body of `POST /api/v1/cbam/imports/reconcile`. */
export const ReconcileRequest = Schema.Struct({
  rows: explained(Schema.Array(SentRow).pipe(Schema.minItems(1), Schema.maxItems(mostCustomsRows)), {
    identifier: "CustomsRows",
    expected: `an array of 1 to ${mostCustomsRows} rows`,
    explain: (sent) => Array.isArray(sent) ? { code: "length" } : undefined,
  }),
}).annotations({ identifier: "ReconcileRequest", description: "A table that customs or a broker sent." });
/** A value of the shape that `ReconcileRequest` declares. */
export type ReconcileRequest = typeof ReconcileRequest.Type;

const ledgerOfWhom = {
  importer: optional(RecordId),
  declarant: optional(RecordId),
  decimal: WrittenQuery.fields.decimal,
} as const;

/** The query of `POST /api/v1/cbam/imports/reconcile`. */
export const ReconcileQuery = exactlyOneOf(
  Schema.Struct({
    ...ledgerOfWhom,
    dates: TableQuery.fields.dates,
    heading_row: TableQuery.fields.heading_row,
    total_rows: TableQuery.fields.total_rows,
    from: optional(Day.annotations({
      description:
        "First day of release that the table covers: imports from then on are looked for in it. That of its first row when it is left out.",
    })),
    to: optional(Day.annotations({
      description: "Last day of release that the table covers. That of its last row when it is left out.",
    })),
    as_of: optional(KnownOn),
  }),
  people,
  noPerson,
);

/** A value of the shape that `ReconcileQuery` declares. */
export type ReconcileQuery = typeof ReconcileQuery.Type;

/** The query of `GET /api/v1/cbam/imports/accrual`. */
export const AccrualQuery = exactlyOneOf(
  Schema.Struct({
    ...ledgerOfWhom,
    month: MonthText,
    as_of: optional(KnownOn),
    returned_goods: optional(ReturnedGoodsValue),
    since: optional(Day.annotations({
      description:
        "Day on which the accrual of the month before was made: what changed is counted from what was known at its end. The last day of that month when it is left out.",
    })),
  }),
  people,
  noPerson,
);
/** A value of the shape that `AccrualQuery` declares. */
export type AccrualQuery = typeof AccrualQuery.Type;
