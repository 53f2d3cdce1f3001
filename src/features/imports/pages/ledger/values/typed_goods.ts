/**
 * Values of suppliers for goods as they are typed in the form of a new import: its code, country, day of release, route,
 * reporting period and TARIC code.
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Schema from "effect/Schema";
import type { LawServices } from "../../../../../application/cbam/cbam_context.ts";
import { fittingValues } from "../../../../../application/suppliers/fitting_values.ts";
import type { SupplierValues } from "../../../../../application/suppliers/supplier_ports.ts";
import { TaricCode } from "../../../../../contract/values/imports.ts";
import { optional } from "../../../../../contract/answers/members.ts";
import { byPointer, decoderOf } from "../../../../../contract/decoding/decoding.ts";
import type { ServiceUnavailable } from "../../../../../contract/failures.ts";
import { CnCode, ProductionRoute } from "../../../../../contract/values/goods.ts";
import { OriginAlpha3 } from "../../../../../contract/values/places.ts";
import { Day, ReportingPeriod } from "../../../../../contract/values/time.ts";
import { withTaricCode } from "../../../../../kernel/lenient/cn_code.ts";
import type { ValueOfInstallation } from "../../../../../domain/suppliers/value.ts";
import type { Issue } from "../../../../../kernel/issue.ts";
import { yearOf } from "../../../../../kernel/time/calendar.ts";
import type { Language } from "../../../../../web/words/language.ts";
import { type FieldKinds, typedRequest } from "../../typed.ts";
import {
  choiceOf,
  hasVersionChosen,
  type OfferedChoice,
  offeredChoice,
  valueField,
} from "./chosen_version.ts";

const goodsFields: FieldKinds = {
  cn_code: "cn",
  taric_code: "text",
  origin_country: "country",
  release_date: "text",
  production_route: "text",
  reporting_period: "number",
};

const decodeGoods = decoderOf(Schema.Struct({
  cn_code: CnCode,
  taric_code: optional(TaricCode),
  origin_country: OriginAlpha3,
  release_date: Day,
  production_route: optional(ProductionRoute),
  reporting_period: optional(ReportingPeriod),
}));

/** Values that fit what was typed. */
export interface FittingTyped {
  /** Values, the newest first; undefined where the goods aren't known from what was typed. */
  readonly fitting: ReadonlyArray<ValueOfInstallation> | undefined;
  /** Fields that are missing or wrong. */
  readonly issues: ReadonlyArray<Issue>;
}

/** @returns the values of the account that the goods of a form may take */
export const valuesForTyped = (
  accountId: string,
  form: URLSearchParams,
  language: Language,
): Effect.Effect<FittingTyped, ServiceUnavailable, LawServices | SupplierValues> => {
  const { body, issues } = typedRequest(form, goodsFields, language);
  const unread = new Set(issues.map(({ path }) => path));
  const goods = withTaricCode(body, form.get("cn_code"));
  const decoded = decodeGoods(goods.members, byPointer());
  if (Either.isLeft(decoded)) {
    const more = decoded.left.issues.filter(({ path }) => !unread.has(path.replace(/^\//, "")));
    return Effect.succeed({ fitting: undefined, issues: [...issues, ...more] });
  }
  const wrong = [...issues, ...goods.issues];
  if (wrong.length > 0) return Effect.succeed({ fitting: undefined, issues: wrong });
  const {
    cn_code: cnCode,
    taric_code: taricCode = null,
    origin_country: origin,
    release_date: day,
    production_route: route,
    reporting_period: reportingPeriod,
  } = decoded.right;
  const found = { cnCode, taricCode, origin, year: yearOf(day), productionRoute: route, reportingPeriod };
  return Effect.map(fittingValues(accountId, found), (fitting) => ({ fitting, issues: [] }));
};

/** Form of a new import whose choice has a place in its page, beside the values that the page offers. */
export interface TypedChoice extends OfferedChoice {
  /** Values that fit its goods; undefined where it chooses none by a version. */
  readonly fitting: ReadonlyArray<ValueOfInstallation> | undefined;
}

/** @returns the form of a new import by the newest version of the value that it chooses */
export const typedChoice = (
  accountId: string,
  form: URLSearchParams,
  language: Language,
): Effect.Effect<TypedChoice, ServiceUnavailable, LawServices | SupplierValues> =>
  hasVersionChosen(form)
    ? Effect.map(
      valuesForTyped(accountId, form, language),
      ({ fitting }) => ({ ...offeredChoice(form, fitting ?? []), fitting }),
    )
    : Effect.succeed({ form, overtaken: undefined, fitting: undefined });

/** @returns the form as it is shown once values were found: one that fits alone is chosen, and figures are actual ones */
export const takingFitting = (
  values: ReadonlyMap<string, string>,
  [first, ...others]: ReadonlyArray<ValueOfInstallation>,
): ReadonlyMap<string, string> => {
  if (first === undefined) return values;
  const chosen = values.get(valueField) ?? "";
  const isDefault = values.get("determination") === "default";
  return new Map([
    ...values,
    [valueField, chosen === "" && others.length === 0 ? choiceOf(first, undefined) : chosen],
    ...(isDefault ? [["determination", "actual"] as const] : []),
  ]);
};
