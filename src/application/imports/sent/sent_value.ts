/** Supplier's values that rows name in the place of figures: which there are, and what stands against them. */
import { issueAt, type Naming } from "../../../contract/decoding/decoding.ts";
import type { LedgerEntryRequest } from "../../../contract/requests/imports.ts";
import type { CarbonPriceClaim } from "../../../domain/imports/ledger/carbon_price.ts";
import type { NamedValue } from "../../../domain/imports/ledger/entry.ts";
import { isWithdrawn, priceLeft, type ValueOfInstallation } from "../../../domain/suppliers/value.ts";
import { valueUseFindings } from "../../../domain/suppliers/value_use.ts";
import { claimSent } from "./sent_facts.ts";
import type { Finding } from "../../../kernel/findings/finding.ts";
import { about, type Issue, type IssueCode, issueOf } from "../../../kernel/issue.ts";
import { yearOf } from "../../../kernel/time/calendar.ts";

/** A value of the account that rows name. */
export interface KnownValue extends ValueOfInstallation {
  /** Carbon prices that imports took by its versions; none of several that are the same. */
  readonly prices: ReadonlyArray<CarbonPriceClaim | null>;
}

/** Values of the account that rows name, by their ids; undefined where none does. */
export type KnownValues = ReadonlyMap<string, KnownValue> | undefined;

/** The value that a row names, of those that the account has. */
export const valueOf = (
  { value_id: id }: LedgerEntryRequest,
  values: KnownValues,
): KnownValue | undefined => id === undefined ? undefined : values?.get(id);

/** Faults of a value in the place of figures, whatever the ledger has: unknown, or beside figures. */
export const valueFaults = (
  sent: LedgerEntryRequest,
  values: KnownValues,
): ReadonlyArray<readonly [code: IssueCode, finding: Finding]> => {
  const { value_id: id, determination = "actual" } = sent;
  if (id === undefined) return [];
  if (sent.actual_values !== undefined) {
    return [["conflict", { kind: "valueBesideFigures", members: ["actual_values"] }]];
  }
  if (determination !== "actual" && determination !== "outward") {
    return [["conflict", { kind: "valueNotActual", determination }]];
  }
  const used = values?.get(id);
  if (used === undefined) return [["choice", { kind: "unknownValue", found: id }]];
  const { reporting_period: period } = sent;
  return period === undefined || period === used.value.key.period
    ? []
    : [["conflict", { kind: "valueBesideFigures", members: ["reporting_period"] }]];
};

/** The value that a row names, which a new entry can't take where it is withdrawn or of other goods than the row's. */
export const namedOf = (sent: LedgerEntryRequest, used: KnownValue): NamedValue => {
  const goods = {
    cnCode: sent.cn_code,
    origin: sent.origin_country,
    year: yearOf(sent.release_date),
    productionRoute: sent.production_route,
  };
  return {
    prices: sent.origin_carbon_price === undefined ? used.prices : [claimSent(sent.origin_carbon_price)],
    priceLeft: sent.origin_carbon_price === undefined ? priceLeft(used.value.facts) : undefined,
    isWithdrawn: isWithdrawn(used.value),
    issues: valueUseFindings(used, goods).map((finding) =>
      issueOf({ path: "value_id", code: "conflict" }, finding)
    ),
  };
};

/** Issues of the value that a row names, at the row's own member: the ledger tells them where the row has none else. */
export const issuesOfNamed = (
  naming: Naming,
  sent: LedgerEntryRequest,
  values: KnownValues,
): ReadonlyArray<Issue> => {
  const used = valueOf(sent, values);
  return used === undefined
    ? []
    : namedOf(sent, used).issues.map(({ code, [about]: finding }) =>
      issueAt(naming, ["value_id"], { code, finding })
    );
};
