/**
 * The imports of an importer's year that fit the filters of the address, page by page.
 */
import * as Effect from "effect/Effect";
import { ImportLedger } from "../../../../application/imports/import_ports.ts";
import { runWithPauses } from "../../../../application/yield_to_io.ts";
import type { ServiceUnavailable } from "../../../../contract/failures.ts";
import { certaintyOf, figureStates } from "../../../../domain/imports/figures/certainty.ts";
import {
  type CalculatedImport,
  figuresOfImport,
  type FigureState,
} from "../../../../domain/imports/figures/figures.ts";
import { type LiveImport, liveInSteps } from "../../../../domain/imports/ledger/live.ts";
import { type Decimal, sumOf } from "../../../../kernel/decimal.ts";
import type { Issue } from "../../../../kernel/issue.ts";
import { readCountryAsWritten } from "../../../../kernel/lenient/country.ts";
import { dayOfText, yearOf } from "../../../../kernel/time/calendar.ts";
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

interface Fitting {
  readonly fits: (live: LiveImport) => boolean;
  readonly issues: ReadonlyArray<Issue>;
}

const fittingOf = (filters: LedgerFilters, { cbam, year }: ChosenYear): Fitting => {
  const { state, declaredBy } = filters;
  const { tables } = cbam.law();
  const digits = filters.cn.replace(/[\s.-]/g, "");
  const [from, to] = [dayOfText(filters.from), dayOfText(filters.to)];
  const reading = filters.country === ""
    ? undefined
    : readCountryAsWritten({ path: "country", value: filters.country });
  const country = reading !== undefined && "value" in reading ? reading.value : undefined;
  return {
    issues: reading !== undefined && "complaint" in reading ? [reading.complaint] : [],
    fits: ({ entry: { declarantId, facts } }) =>
      yearOf(facts.releasedOn) === year && facts.cnCode.startsWith(digits) &&
      (country === undefined || facts.origin === country) &&
      (declaredBy === "" || declarantId === declaredBy) &&
      (from === undefined || from <= facts.releasedOn) && (to === undefined || facts.releasedOn <= to) &&
      (state === undefined || certaintyOf(tables, facts) === state),
  };
};

/** The latest release first; of one day the one that was recorded last. */
const byRelease = (a: LiveImport, b: LiveImport): number => {
  const [one, other] = [`${a.entry.facts.releasedOn} ${a.id}`, `${b.entry.facts.releasedOn} ${b.id}`];
  return one < other ? 1 : one > other ? -1 : 0;
};

/** @returns the page of the ledger that the address asks for */
export const readLedger = (
  member: Member,
  chosen: ChosenYear,
  importerId: string,
): Effect.Effect<LedgerView, ServiceUnavailable, ImportLedger> =>
  Effect.gen(function* () {
    const { cbam, tables, year, today } = chosen;
    const { accountId } = member.signedIn;
    const entries = yield* (yield* ImportLedger).entries({ accountId, importerId, year, asOf: today });
    const live = yield* runWithPauses(() => liveInSteps(entries, today));
    const filters = filtersOf(member);
    const { fits, issues } = fittingOf(filters, chosen);
    const found = live.filter(fits).toSorted(byRelease);
    const before = member.visit.query["before"];
    const at = before === undefined ? -1 : found.findIndex(({ id }) => id === before);
    const part = found.slice(at + 1, at + 1 + pageSize);
    const law = { law: cbam.law(), imports: tables };
    const view: LedgerView = {
      filters,
      issues,
      hasImports: live.length > 0,
      found: found.length,
      massT: sumOf(found.map(({ entry }) => entry.facts.netMassT)),
      page: part.map((each) => figuresOfImport(law, each)),
      next: at + 1 + part.length < found.length ? part.at(-1)?.id : undefined,
      isLater: at >= 0,
    };
    return view;
  });
