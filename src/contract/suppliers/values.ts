/**
 * Endpoints about values of suppliers. Regulation (EU) 2023/956, Articles 7 to 10; Implementing Regulation (EU) 2025/2547,
 * Article 4 and Annex IV.
 */
import * as HttpApiEndpoint from "@effect/platform/HttpApiEndpoint";
import * as OpenApi from "@effect/platform/OpenApi";
import * as Schema from "effect/Schema";
import { supplierReading, supplierWriting } from "../access.ts";
import { idText, optional } from "../answers/members.ts";
import { ValueAnswer, ValueChanged, ValueList, ValuesRecorded } from "../answers/suppliers/values.ts";
import { Access, BodyLimit, Idempotent, LimitsInWords } from "../endpoint.ts";
import { KnownOn } from "../imports.ts";
import { keyedProblems, problems } from "../problems.ts";
import { listQueryOf } from "../requests/list_query.ts";
import { alsoNamed, goodsAlone } from "../requests/other_names.ts";
import { mostValues, ValuesRequest, ValueVersionRequest } from "../requests/suppliers/value.ts";
import { CnCode } from "../values/goods.ts";
import { RecordId } from "../values/imports.ts";
import { MegawattHours, Tonnes } from "../values/quantities.ts";
import { ValuePeriodText, ValueStateValue } from "../values/suppliers.ts";
import { ImportDay } from "../values/time.ts";

const ValuePath = Schema.Struct({ id: idText("UUID of the value.") });
const bodyLimitBytes = 1_024 * 1_024;

/** `POST /api/v1/cbam/values`. */
export const addValues = HttpApiEndpoint.post("addValues", "/api/v1/cbam/values")
  .setPayload(ValuesRequest)
  .addSuccess(ValuesRecorded)
  .addError(problems("InvalidRequest", "NotFound", "RecordConflict", ...keyedProblems, "PermissionDenied"))
  .annotate(Access, supplierWriting)
  .annotate(BodyLimit, bodyLimitBytes)
  .annotate(Idempotent, true)
  .annotate(LimitsInWords, `At most ${mostValues} values.`)
  .annotate(OpenApi.Summary, "Record values of suppliers")
  .annotate(
    OpenApi.Description,
    "Keeps values of the account's installations: all of the call, or none. An operator has one value for a CN code, reporting period and route (Implementing Regulation (EU) 2025/2547, Article 4(6)): the same again is `unchanged`, another one is refused with 409, and `conflicts` shows both. A value is judged as it is used: routes, contents and precursors that the goods don't have are refused. A verified value needs a satisfactory report that is dated after its reporting period, so that none of 2026 is verified before 2027. Cement and fertilisers: values of operators are per tonne of clinker or kilogram of nitrogen, with `unit_content`. Values and their versions are kept as long as the ledger.",
  );

/** `GET /api/v1/cbam/values`. */
export const valueList = HttpApiEndpoint.get("valueList", "/api/v1/cbam/values")
  .setUrlParams(alsoNamed(
    Schema.Struct({
      installation: optional(RecordId),
      cn: optional(CnCode),
      period: optional(ValuePeriodText),
      state: optional(ValueStateValue),
      as_of: optional(KnownOn),
      ...listQueryOf("values").fields,
    }),
    goodsAlone,
  ))
  .addSuccess(ValueList)
  .addError(problems("InvalidRequest", "NotFound", "PermissionDenied"))
  .annotate(Access, supplierReading)
  .annotate(OpenApi.Summary, "Which values are there?")
  .annotate(
    OpenApi.Description,
    "Lists the values of the account's suppliers, each as its newest version by the end of `as_of` has it, with what it saves a tonne against default values at the law and prices of `versions`; those that were recorded last first. Filters leave out what differs; `state` is that of the version that is told. The saving is calculated for an import today, or in the reporting period where that is another year; ask for one value to choose day and quantity. `next_cursor` leads to the next page with the same filters. Values of other accounts are never in the list.",
  );

/** `GET /api/v1/cbam/values/{id}`. */
export const valueById = HttpApiEndpoint.get("valueById", "/api/v1/cbam/values/:id")
  .setPath(ValuePath)
  .setUrlParams(Schema.Struct({
    as_of: optional(KnownOn),
    tonnage: optional(Tonnes.inQuery),
    mwh: optional(MegawattHours.inQuery),
    import: optional(ImportDay.annotations({
      description:
        "Day of import that the saving is calculated for: today where the reporting period is this year, some time in the period where it is left out otherwise.",
    })),
  }))
  .addSuccess(ValueAnswer)
  .addError(problems("InvalidRequest", "NotFound", "PermissionDenied"))
  .annotate(Access, supplierReading)
  .annotate(OpenApi.Summary, "What is a value, and what does it save?")
  .annotate(
    OpenApi.Description,
    "Gives one value as it was known at the end of `as_of`, every version that was recorded by then, and the saving: the cost of `tonnage` (one tonne when it is left out; of electricity `mwh`) by default values, by this value, the difference, and the break-even, which may lie above the default value because free allocation differs. An estimate is told as one: it must not be declared. The id of another account's value is answered like one that nobody has.",
  );

/** `POST /api/v1/cbam/values/{id}/versions`. */
export const changeValue = HttpApiEndpoint.post("changeValue", "/api/v1/cbam/values/:id/versions")
  .setPath(ValuePath)
  .setPayload(ValueVersionRequest)
  .addSuccess(ValueChanged)
  .addError(problems("InvalidRequest", "NotFound", "RecordConflict", ...keyedProblems, "PermissionDenied"))
  .annotate(Access, supplierWriting)
  .annotate(Idempotent, true)
  .annotate(OpenApi.Summary, "Record what changed of a value")
  .annotate(
    OpenApi.Description,
    "Adds a version of a value with all of its figures, such as the verified ones in place of the operator's; what it was before stays and is told by `as_of`. `replaces` names the newest version: of two writers at once the second is refused, and `conflicts` shows what the first one wrote. The same figures as the newest version has are `unchanged`, whatever `replaces` says, so that a call may be sent again. The state `withdrawn` takes a value that is wrong out of use: nothing is calculated with it any more, until a later version says what holds. Entries of the ledger that took the value keep the version that they took; a correction that names the value takes the newest. The id of another account's value is answered like one that nobody has.",
  );
