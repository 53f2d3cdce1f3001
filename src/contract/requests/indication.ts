/**
 * Questions about the cost that CBAM adds to an offer. Decisions, 0124.
 */
import * as Schema from "effect/Schema";
import { optional } from "../answers/members.ts";
import { CnCode, ProductionRoute } from "../values/goods.ts";
import { TaricCode } from "../values/imports.ts";
import { OriginAlpha3 } from "../values/places.ts";
import { PricePathText, PricePathValue } from "../values/plans/price_path.ts";
import { sentenceLanguage } from "../values/plans/sentence_language.ts";
import { CarbonPrice, CorrectionFactor, Intensity, MegawattHours, Tonnes } from "../values/quantities.ts";
import { exactlyOneOf } from "../values/scalar.ts";
import { UsedValueId } from "../values/suppliers.ts";
import { Flag, FlagText } from "../values/text.ts";
import { ImportDay, ReportingPeriod, ReportingPeriodText } from "../values/time.ts";
import { UnitContent, VerifiedFreeAllocation } from "../values/verified_report.ts";
import { LawQuery, Precursors } from "./calculation.ts";
import { alsoNamed, goodsAndOrigin } from "./other_names.ts";
import { DatedQuery } from "./written_query.ts";

const quantities = ["tonnage", "mwh"] as const;
const noQuantity = { kind: "noQuantity", isRow: false } as const;

/** Day that goods of an offer are imported on. */
const DeliveryDay = ImportDay.annotations({
  identifier: "DeliveryDay",
  description: "Day of import that the offer means, YYYY-MM-DD, from 2026-01-01.",
});

const confirmed =
  "`true`: an accredited verifier has confirmed the values of the producer. Otherwise the answer says that nobody has, and what the default values cost until then.";

const indicationLanguage = sentenceLanguage("SentenceLanguage", "the sentences and of the PDF");

/** Query of `GET /api/v1/cbam/indication`. */
export const IndicationQuery = exactlyOneOf(
  alsoNamed(
    Schema.Struct({
      cn: CnCode,
      taric_code: optional(TaricCode),
      country: OriginAlpha3,
      import: DeliveryDay,
      tonnage: optional(Tonnes.inQuery),
      mwh: optional(MegawattHours.inQuery),
      production_route: optional(ProductionRoute),
      verified_direct: optional(Intensity.inQuery),
      verified_indirect: optional(Intensity.inQuery),
      verified_free_allocation: optional(VerifiedFreeAllocation.inQuery),
      unit_content: optional(UnitContent.inQuery),
      origin_carbon: optional(CarbonPrice.inQuery),
      reporting_period: optional(ReportingPeriodText),
      confirmed: optional(FlagText.annotations({ identifier: "Confirmed", description: confirmed })),
      price_path: optional(PricePathText),
      assume_cscf: optional(CorrectionFactor.inQuery),
      lang: optional(indicationLanguage),
      ...DatedQuery.fields,
      ...LawQuery.fields,
    }),
    goodsAndOrigin,
  ),
  quantities,
  noQuantity,
);
/** A value of the shape that `IndicationQuery` declares. */
export type IndicationQuery = typeof IndicationQuery.Type;

/** Body of `POST /api/v1/cbam/indication`. */
export const IndicationRequest = exactlyOneOf(
  Schema.Struct({
    cn_code: CnCode,
    taric_code: optional(TaricCode),
    origin_country: OriginAlpha3,
    import: DeliveryDay,
    tonnage: optional(Tonnes.inJson),
    mwh: optional(MegawattHours.inJson),
    production_route: optional(ProductionRoute),
    verified_direct_intensity: optional(Intensity.inJson),
    verified_indirect_intensity: optional(Intensity.inJson),
    verified_free_allocation: optional(VerifiedFreeAllocation.inJson),
    unit_content: optional(UnitContent.inJson),
    origin_carbon_price_eur_per_t: optional(CarbonPrice.inJson),
    precursors: optional(Precursors),
    value_id: optional(UsedValueId),
    reporting_period: optional(ReportingPeriod),
    confirmed: optional(Flag.annotations({ identifier: "ConfirmedValues", description: confirmed })),
    price_path: optional(PricePathValue),
    assume_cscf: optional(CorrectionFactor.inJson),
    lang: optional(indicationLanguage),
    ...LawQuery.fields,
  }),
  quantities,
  noQuantity,
).annotations({
  identifier: "IndicationRequest",
  description:
    "Goods of an offer, with the precursors that they are made of. `tonnage` is required, for electricity `mwh` instead.",
});
/** A value of the shape that `IndicationRequest` declares. */
export type IndicationRequest = typeof IndicationRequest.Type;
