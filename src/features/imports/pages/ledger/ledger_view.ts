/**
 * The imports of an importer's year that fit the filters of the address, page by page.
 */
import * as Effect from "effect/Effect";
import { determinationsOf } from "../../../../application/imports/import_part.ts";
import { ImportList } from "../../../../application/imports/listing/listed_imports.ts";
import type { ServiceUnavailable } from "../../../../contract/failures.ts";
import { certaintyOf, figureStates } from "../../../../domain/imports/figures/certainty.ts";
import {
  type CalculatedImport,
  figuresOfImport,
  type FigureState,
} from "../../../../domain/imports/figures/figures.ts";
import type { LiveImport } from "../../../../domain/imports/ledger/live.ts";
import type { Decimal } from "../../../../kernel/decimal.ts";
import type { CountryAlpha3 } from "../../../../kernel/identifiers.ts";
import type { Issue } from "../../../../kernel/issue.ts";
import { readCountryAsWritten } from "../../../../kernel/lenient/country.ts";
import { dayOfText } from "../../../../kernel/time/calendar.ts";
import type { Member } from "../../../../web/page/routes.ts";
import type { ChosenYear } from "../chosen.ts";

/** Filters as they stand in the address. */
export interface LedgerFilters {
  readonly cn: string;
  readonly country: string;
  readonly state: FigureState | undefined;
  readonly declaredBy: string;
  readonly from: string;
  readonly to: string;
}

/** A page of the ledger. */
export interface LedgerView {
  readonly filters: LedgerFilters;
  /** Filters that could not be read; the others count. */
  readonly issues: ReadonlyArray<Issue>;
  /** True if the ledger has an import of the year. */
  readonly hasImports: boolean;
  /** Imports that fit. */
  readonly found: number;
  /** Net mass of those that fit, tonnes. */
  readonly massT: Decimal;
  readonly page: ReadonlyArray<CalculatedImport<LiveImport>>;
  /** Id of the page's last import where others follow. */
  readonly next: string | undefined;
  /** True if others stand before the page. */
  readonly isLater: boolean;
}

/** Imports of one page. */
const pageSize = 50;

const filtersOf = ({ visit: { query } }: Member): LedgerFilters => {
  const read = (name: string): string => query[name]?.trim().slice(0, 100) ?? "";
  return {
    cn: read("cn"),
    country: read("country"),
    state: figureStates.find((each) => each === query["state"]),
    declaredBy: read("declared_by"),
    from: read("released_from"),
    to: read("released_to"),
  };
};

/** True if nothing is filtered. */
export const isUnfiltered = ({ cn, country, state, declaredBy, from, to }: LedgerFilters): boolean =>
  state === undefined && [cn, country, declaredBy, from, to].every((value) => value === "");

/** Country that the filter means, and what could not be read of it. */
const originOf = (
  { country }: LedgerFilters,
): { readonly origin: CountryAlpha3 | undefined; readonly issues: ReadonlyArray<Issue> } => {
  if (country === "") return { origin: undefined, issues: [] };
  const reading = readCountryAsWritten({ path: "country", value: country });
  return "value" in reading
    ? { origin: reading.value, issues: [] }
    : { origin: undefined, issues: [reading.complaint] };
};

/** @returns the page of the ledger that the address asks for */
export const readLedger = (
  member: Member,
  chosen: ChosenYear,
  importerId: string,
): Effect.Effect<LedgerView, ServiceUnavailable, ImportList> =>
  Effect.gen(function* () {
    const { cbam, tables, year, today: asOf } = chosen;
    const filters = filtersOf(member);
    const { origin, issues } = originOf(filters);
    const { state, declaredBy, cn, from, to } = filters;
    const { page, hasNext, ...list } = yield* (yield* ImportList).page({
      accountId: member.signedIn.accountId,
      importerId,
      year,
      asOf,
      declarantId: declaredBy === "" ? undefined : declaredBy,
      releasedFrom: dayOfText(from),
      releasedTo: dayOfText(to),
      cnDigits: cn.replace(/[\s.-]/g, ""),
      origin,
      ofFacts: state && {
        determinations: determinationsOf(state),
        fits: (facts) => certaintyOf(cbam.law().tables, facts) === state,
      },
      behindId: member.visit.query["before"],
      atMost: pageSize,
    });
    const law = { law: cbam.law(), imports: tables };
    const view: LedgerView = {
      filters,
      issues,
      ...list,
      page: page.map((each) => figuresOfImport(law, each)),
      next: hasNext ? page.at(-1)?.id : undefined,
    };
    return view;
  });
