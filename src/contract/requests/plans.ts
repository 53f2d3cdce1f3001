/**
 * Questions of plans: which origin is cheapest, and what goods cost year by year. Decisions, 0119.
 */
import * as Schema from "effect/Schema";
import { optional } from "../answers/members.ts";
import { CnCode, ProductionRoute } from "../values/goods.ts";
import { TaricCode } from "../values/imports.ts";
import { OriginAlpha3 } from "../values/places.ts";
import { Countries } from "../values/plans/countries.ts";
import {
  FirstYear,
  LastYear,
  PricePathText,
  PricePathValue,
  VerifiedYear,
} from "../values/plans/price_path.ts";
import { sentenceLanguage } from "../values/plans/sentence_language.ts";
import {
  CarbonPrice,
  CorrectionFactor,
  Intensity,
  Kilograms,
  MegawattHours,
  Tonnes,
} from "../values/quantities.ts";
import { exactlyOneOf, explained } from "../values/scalar.ts";
import { boundedText, ClientRef } from "../values/text.ts";
import { ImportDay } from "../values/time.ts";
import { UnitContent, VerifiedFreeAllocation } from "../values/verified_report.ts";
import { LawQuery, Precursors } from "./calculation.ts";
import { alsoNamed, goodsAlone, goodsAndOrigin } from "./other_names.ts";
import { TableQuery } from "./table_query.ts";
import { DatedQuery, WrittenQuery } from "./written_query.ts";

const quantities = ["tonnage", "mwh"] as const;
const noQuantity = { kind: "noQuantity", isRow: false } as const;

/** Query of `GET /api/v1/cbam/compare`. */
export const CompareQuery = exactlyOneOf(
  alsoNamed(
    Schema.Struct({
      cn: CnCode,
      taric_code: optional(TaricCode),
      tonnage: optional(Tonnes.inQuery),
      mwh: optional(MegawattHours.inQuery),
      import: optional(ImportDay),
      countries: optional(Countries),
      verified_direct: optional(Intensity.inQuery),
      verified_indirect: optional(Intensity.inQuery),
      verified_free_allocation: optional(VerifiedFreeAllocation.inQuery),
      verified_country: optional(OriginAlpha3),
      production_route: optional(ProductionRoute),
      assume_cscf: optional(CorrectionFactor.inQuery),
      ...DatedQuery.fields,
      ...LawQuery.fields,
    }),
    goodsAlone,
  ),
  quantities,
  noQuantity,
);
/** A value of the shape that `CompareQuery` declares. */
export type CompareQuery = typeof CompareQuery.Type;

/** Query of `GET /api/v1/cbam/trajectory`. */
export const TrajectoryQuery = exactlyOneOf(
  alsoNamed(
    Schema.Struct({
      cn: CnCode,
      taric_code: optional(TaricCode),
      country: OriginAlpha3,
      tonnage: optional(Tonnes.inQuery),
      mwh: optional(MegawattHours.inQuery),
      production_route: optional(ProductionRoute),
      verified_direct: optional(Intensity.inQuery),
      verified_indirect: optional(Intensity.inQuery),
      verified_free_allocation: optional(VerifiedFreeAllocation.inQuery),
      verified_year: optional(VerifiedYear.inQuery),
      unit_content: optional(UnitContent.inQuery),
      origin_carbon: optional(CarbonPrice.inQuery),
      price_path: optional(PricePathText),
      first_year: optional(FirstYear.inQuery),
      last_year: optional(LastYear.inQuery),
      assume_cscf: optional(CorrectionFactor.inQuery),
      ...DatedQuery.fields,
      ...LawQuery.fields,
    }),
    goodsAndOrigin,
  ),
  quantities,
  noQuantity,
);
/** A value of the shape that `TrajectoryQuery` declares. */
export type TrajectoryQuery = typeof TrajectoryQuery.Type;

/** Goods of a plan, by year; the quantity is that of each year. */
export const PlanRowRequest = Schema.Struct({
  client_ref: optional(ClientRef),
  supplier: optional(boundedText({
    identifier: "SupplierName",
    most: 200,
    example: "Karadeniz Celik",
    description: "Supplier of the goods, in the caller's words; sums are made by it.",
  })),
  cn_code: CnCode,
  taric_code: optional(TaricCode),
  origin_country: OriginAlpha3,
  tonnage: optional(Tonnes.inJson),
  net_mass_kg: optional(Kilograms.inJson),
  mwh: optional(MegawattHours.inJson),
  production_route: optional(ProductionRoute),
  verified_direct_intensity: optional(Intensity.inJson),
  verified_indirect_intensity: optional(Intensity.inJson),
  verified_free_allocation: optional(VerifiedFreeAllocation.inJson),
  verified_year: optional(VerifiedYear.inJson),
  unit_content: optional(UnitContent.inJson),
  origin_carbon_price_eur_per_t: optional(CarbonPrice.inJson),
  precursors: optional(Precursors),
}).annotations({
  identifier: "PlanRow",
  description:
    "Goods that are bought every year of a plan. `tonnage` is required, or `net_mass_kg` in its place, for electricity `mwh`. `precursors` count for verified values and for the break-even; an empty array says that the goods are simple.",
});
/** A value of the shape that `PlanRowRequest` declares. */
export type PlanRowRequest = typeof PlanRowRequest.Type;

/** One row as it was sent: each is decoded on its own, so that a wrong one doesn't fail the others. */
const SentPlanRow = Schema.Unknown.annotations({ jsonSchema: { $ref: "#/components/schemas/PlanRow" } });

const planRowList = explained(Schema.Array(SentPlanRow).pipe(Schema.minItems(1)), {
  identifier: "PlanRows",
  expected: "an array of at least one row of goods",
});

/** Body of `POST /api/v1/cbam/portfolio`. */
export const PortfolioRequest = Schema.Struct({ rows: planRowList }).annotations({
  identifier: "PortfolioRequest",
  description: "Goods of a portfolio; years and prices stand in the query.",
});

const otherPath = (which: string) =>
  PricePathText.annotations({
    description: `Prices of the ${which} path, as \`price_path\` has them; a fifth ${
      which === "low" ? "less" : "more"
    } than the base path in every year when it is left out.`,
  });

/** Query of `POST /api/v1/cbam/portfolio`. */
export const PortfolioQuery = Schema.Struct({
  price_path: optional(PricePathText),
  price_path_low: optional(otherPath("low")),
  price_path_high: optional(otherPath("high")),
  first_year: optional(FirstYear.inQuery),
  last_year: optional(LastYear.inQuery),
  assume_cscf: optional(CorrectionFactor.inQuery),
  decimal: WrittenQuery.fields.decimal,
  extra_columns: TableQuery.fields.extra_columns,
  heading_row: TableQuery.fields.heading_row,
  total_rows: TableQuery.fields.total_rows,
  lang: optional(sentenceLanguage("PortfolioLanguage", "notes, and of a workbook's tabs and charts")),
  ...LawQuery.fields,
});
/** A value of the shape that `PortfolioQuery` declares. */
export type PortfolioQuery = typeof PortfolioQuery.Type;

/** Body of `POST /api/v1/cbam/trajectory`. */
export const TrajectoryRequest = Schema.Struct({
  rows: planRowList,
  price_path: optional(PricePathValue),
  first_year: optional(FirstYear.inJson),
  last_year: optional(LastYear.inJson),
  assume_cscf: optional(CorrectionFactor.inJson),
  ...LawQuery.fields,
}).annotations({
  identifier: "TrajectoryRequest",
  description: "Goods of a plan, with its years and prices.",
});
/** A value of the shape that `TrajectoryRequest` declares. */
export type TrajectoryRequest = typeof TrajectoryRequest.Type;
