/**
 * Consequences of an importer's year for a declarant: declaration, holding, dates and codes. Regulation (EU)
 * 2023/956, Articles 6, 9, 20 to 26.
 */
import * as HttpApiEndpoint from "@effect/platform/HttpApiEndpoint";
import * as HttpApiSchema from "@effect/platform/HttpApiSchema";
import * as OpenApi from "@effect/platform/OpenApi";
import * as Schema from "effect/Schema";
import { importReading } from "../access.ts";
import { DeclarationAnswer } from "../answers/declaration.ts";
import { CalendarAnswer, CodesAnswer, HoldingAnswer } from "../answers/import_duties.ts";
import { optional } from "../answers/members.ts";
import { Access, AnswerHeaders, OtherAnswers } from "../endpoint.ts";
import { fileHeaders, tableForms } from "./books.ts";
import { DeclarationBasisValue, ReturnedGoodsValue } from "../requests/import_query.ts";
import { WrittenQuery } from "../requests/written_query.ts";
import { KnownOn } from "../imports.ts";
import { problems } from "../problems.ts";
import { alsoNamed, goodsAndOrigin } from "../requests/other_names.ts";
import { CnCode } from "../values/goods.ts";
import {
  ExemptionValue,
  HoldingBasisValue,
  KeptText,
  NetMassKg,
  RecordId,
  RepresentationValue,
  YearText,
} from "../values/imports.ts";
import { OriginAlpha3 } from "../values/places.ts";
import { wholeNumber } from "../values/quantities.ts";
import { FlagText } from "../values/text.ts";
import { ImportDay } from "../values/time.ts";

const mostOrderDays = 60;
const orderWorkingDays = optional(wholeNumber({
  identifier: "OrderWorkingDays",
  least: 0,
  most: mostOrderDays,
  description:
    `Working days before a quarter's end by which certificates are ordered, 0 to ${mostOrderDays}; 10 when it is left out.`,
}));

const declarantYear = {
  declarant: RecordId,
  year: YearText,
  as_of: optional(KnownOn),
  returned_goods: optional(ReturnedGoodsValue),
} as const;

/** `GET /api/v1/cbam/imports/declaration`. */
export const importDeclaration = HttpApiEndpoint.get("importDeclaration", "/api/v1/cbam/imports/declaration")
  .setUrlParams(
    Schema.Struct({
      ...declarantYear,
      basis: optional(DeclarationBasisValue),
      decimal: WrittenQuery.fields.decimal,
    }),
  )
  .addSuccess(DeclarationAnswer)
  .addError(problems("InvalidRequest", "NotFound", "PermissionDenied"))
  .annotate(Access, importReading)
  .annotate(OtherAnswers, tableForms("the lines, with the ids of the imports behind each"))
  .annotate(AnswerHeaders, fileHeaders)
  .annotate(OpenApi.Summary, "Prepare a year's declaration")
  .annotate(
    OpenApi.Description,
    "Gives the lines of a declarant's year by CN code, origin, determination, installation, reporting period and procedure, with totals, certificates exact and whole (for 2026 by quarter and in all), sums as checks, what is missing before it can be filed, and what a breach would cost. Each figure names the imports behind it. With `basis=fileable` lines, totals, quarters and checks are those of the year as it could be filed today: values that can't be declared give way to default values. It is a preparation: the format of the CBAM registry is not published. Only imports of an importer who passed the threshold of the year are dutiable, and electricity and hydrogen of anyone.",
  );

/** `GET /api/v1/cbam/imports/holding`. */
export const importHolding = HttpApiEndpoint.get("importHolding", "/api/v1/cbam/imports/holding")
  .setUrlParams(
    Schema.Struct({
      ...declarantYear,
      basis: optional(HoldingBasisValue),
      order_working_days: orderWorkingDays,
    }),
  )
  .addSuccess(HoldingAnswer)
  .addError(problems("InvalidRequest", "NotFound", "PermissionDenied"))
  .annotate(Access, importReading)
  .annotate(OpenApi.Summary, "How many certificates must be held?")
  .annotate(
    OpenApi.Description,
    "Gives for each quarter's end from 2027 how many certificates must be on the declarant's account (half of the emissions of all goods imported since 1 January), how many are there, what lacks and what it costs at the newest price, and by when to order. Who passes the threshold in the year complies from the quarter after (Regulation (EU) 2023/956, Article 22(2) to (3)).",
  );

/** Query of the dates of a year. */
const CalendarQuery = Schema.Struct({
  year: YearText,
  declarant: optional(RecordId.annotations({
    description: "Declarant whose dates are asked for; left out, those of declarants who have the status.",
  })),
  order_working_days: orderWorkingDays,
});

/** `GET /api/v1/cbam/imports/calendar`. */
export const importCalendar = HttpApiEndpoint.get("importCalendar", "/api/v1/cbam/imports/calendar")
  .setUrlParams(CalendarQuery)
  .addSuccess(CalendarAnswer)
  .addError(problems("InvalidRequest", "NotFound", "PermissionDenied"))
  .annotate(Access, importReading)
  .annotate(OpenApi.Summary, "Which dates has a declarant's year?")
  .annotate(
    OpenApi.Description,
    "Lists the dates of a calendar year in Brussels time: publication of prices, ends of quarters with the day to order certificates by, declaration and surrender, buying back, cancellation, end of records. Weekends are said, public holidays are not left out. Days stay those that the acts name: whether one that falls on a weekend moves to the Monday after it is told beside it, not decided. Where `declarant` names one whose status is revoked, the days after a revocation stand in place of 30 September (Implementing Regulation (EU) 2025/486, Articles 21 and 23); quarters of this year at whose end its imports in the ledger need no certificates yet are left out.",
  );

/** `GET /api/v1/cbam/imports/calendar.ics`. */
export const importCalendarFile = HttpApiEndpoint.get(
  "importCalendarFile",
  "/api/v1/cbam/imports/calendar.ics",
)
  .setUrlParams(CalendarQuery)
  .addSuccess(HttpApiSchema.Text({ contentType: "text/calendar" }))
  .addError(problems("InvalidRequest", "NotFound", "PermissionDenied"))
  .annotate(Access, importReading)
  .annotate(AnswerHeaders, {
    "Content-Disposition": "Name to save the file under.",
    "Content-Language": "Language of its texts: en, de or fr.",
  })
  .annotate(OpenApi.Summary, "The dates as a calendar file")
  .annotate(
    OpenApi.Description,
    "Gives the same dates as days of an iCalendar file (RFC 5545). A calendar program takes the file as it is, in English, German or French as `Accept-Language` prefers: each date is an event of a whole day that leaves the day free, with the article and, where the day is on a weekend, the Monday after it. The identifiers of the events stay the same, so that a file that is taken in again changes them and adds none.",
  );

/** A line of an import declaration whose code is asked for. */
export const CodeQuery = Schema.Struct({
  cn: CnCode,
  country: OriginAlpha3,
  date: ImportDay.annotations({ description: "Day of release, YYYY-MM-DD, from 2026-01-01." }),
  declarant: optional(RecordId),
  representation: optional(RepresentationValue.annotations({
    description:
      "How `importer` is represented before customs: with `own` and `direct` it needs the status itself, whoever is named as `declarant`; with `indirect` the declarant does, also below the threshold. Left out, a declarant with another EORI number than `importer` is its indirect representative; without `importer` the declarant is taken for the importer itself.",
  })),
  exemption: optional(ExemptionValue),
  stays_below: optional(FlagText.annotations({
    description:
      "`true`: the importer expects to stay at or below the threshold of the year. A ledger of `importer` whose sum with this line exceeds it, and without an importer a line that alone does, count more than what is expected, and `notes` say so. Left out, the ledger decides; without an importer `false`.",
  })),
  importer: optional(RecordId),
  net_mass_kg: optional(NetMassKg.inQuery),
  returned_goods: optional(ReturnedGoodsValue),
  placed_cn_code: optional(CnCode.annotations({
    description:
      "After inward processing: CN code of the goods that were placed under it. The Regulation is asked about these, with `placed_origin_country`, and `net_mass_kg` is theirs.",
  })),
  placed_origin_country: optional(OriginAlpha3.annotations({
    description: "Country of origin of the goods placed.",
  })),
  placed_procedure_reference: optional(KeptText(
    "PlacedProcedureReference",
    "Reference of the procedure that they were placed under, which stands beside Y422.",
    "51-1",
  )),
});

/** `GET /api/v1/cbam/imports/codes`. */
export const importCodes = HttpApiEndpoint.get("importCodes", "/api/v1/cbam/imports/codes")
  .setUrlParams(alsoNamed(CodeQuery, goodsAndOrigin))
  .addSuccess(CodesAnswer)
  .addError(problems("InvalidRequest", "NotFound", "PermissionDenied"))
  .annotate(Access, importReading)
  .annotate(OpenApi.Summary, "Which code does a line of the declaration need?")
  .annotate(
    OpenApi.Description,
    "Gives the code of measure 775 of the integrated tariff that a line needs on a day, with its reference, why, and from when to when it may be used. `must_not_be_released` is an answer. What was not read in an act itself says so in `notes`, and so does a code whose reference nobody recorded. A code of a status is that of who owes for the line, and of no line without a `declarant`; `notes` say where the importer has a status itself (Regulation (EU) 2023/956, Articles 2, 2a, 4, 17(7a) and 25).",
  );
