/** The known answers of one importer's year: the ledger as it was written, and what it comes to. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import Papa from "papaparse";
import { loadImportTables } from "../../src/adapters/reference/import_tables.ts";
import type { Precursor } from "../../src/domain/cbam/calculation/shipment.ts";
import { type Law, lawInForce } from "../../src/domain/cbam/law/law.ts";
import type { ImportFacts, LedgerEntry } from "../../src/domain/imports/ledger/entry.ts";
import { determinations, entryKinds } from "../../src/domain/imports/ledger/entry.ts";
import {
  type FiguresLaw,
  figuresOfImport,
  hasFigures,
  type ImportFigures,
} from "../../src/domain/imports/figures/figures.ts";
import { type LiveImport, liveImports } from "../../src/domain/imports/ledger/live.ts";
import type { Declarant } from "../../src/domain/imports/people/declarant.ts";
import { type CalendarDay, dayOfText } from "../../src/kernel/time/calendar.ts";
import { type Decimal, quotient, roundHalfAwayFromZero, toText } from "../../src/kernel/decimal.ts";
import { cn, decimal, origin } from "./law.ts";
import { withElectricity } from "./law_with_electricity.ts";

const directory = new URL("../../fixtures/examples/importer-year/", import.meta.url);

export const importTables = await Effect.runPromise(loadImportTables());

export const day = (text: string): CalendarDay => dayOfText(text) ?? assert.fail(`day ${text}`);

/** When the year is looked at: all of it is known, and three quarters have a price. */
export const yearLaw: Law = lawInForce(
  withElectricity.tables,
  withElectricity.prices,
  Date.parse("2026-12-31T12:00:00Z"),
);
export const figuresLaw: FiguresLaw = { law: yearLaw, imports: importTables };

type YearRow = Readonly<Record<string, string>>;
const cell = (row: YearRow, name: string): string => row[name] ?? "";
const number = (row: YearRow, name: string): Decimal | null =>
  cell(row, name) === "" ? null : decimal(cell(row, name));

const ratioOf = (text: string): Decimal => {
  const [over = "", under = "1"] = text.split("/");
  return quotient(decimal(over), decimal(under), 40);
};

const precursorsOf = (text: string): ReadonlyArray<Precursor> | null => {
  if (text === "") return null;
  if (text === "simple") return [];
  return text.split("|").map((each) => {
    const [code = "", route = "", ratio = ""] = each.split(":");
    return {
      cnCode: cn(code),
      productionRoute: route === "" ? undefined : route,
      tonnesPerTonne: ratioOf(ratio),
      freeAllocationTPerT: undefined,
    };
  });
};

const actualOf = (row: YearRow): ImportFacts["actual"] => {
  const directTPerT = number(row, "direct_t_per_t");
  if (cell(row, "determination") !== "actual" || directTPerT === null) return null;
  const [id = "", ...name] = cell(row, "installation").split(" ");
  return {
    directTPerT,
    indirectTPerT: number(row, "indirect_t_per_t"),
    freeAllocationTPerT: number(row, "sefa_t_per_t"),
    unitContent: null,
    precursors: precursorsOf(cell(row, "precursors")),
    defaultShare: null,
    reportingPeriod: null,
    installation: {
      id,
      name: name.join(" "),
      unlocode: null,
      address: null,
      latitude: null,
      longitude: null,
      operator: null,
    },
    verification: {
      reportId: null,
      day: null,
      verifier: cell(row, "verifier"),
      accreditation: null,
      accreditationBody: null,
      isSatisfactory: null,
    },
  };
};

const factsOf = (row: YearRow): ImportFacts => {
  const paid = number(row, "carbon_price_eur_per_t");
  const mwh = number(row, "quantity_mwh");
  return {
    releasedOn: day(cell(row, "release_date")),
    procedure: cell(row, "procedure"),
    cnCode: cn(cell(row, "cn_code")),
    taricCode: null,
    origin: origin(cell(row, "origin")),
    netMassT: quotient(decimal(cell(row, "net_mass_kg")), decimal("1000"), 3),
    mwh,
    productionRoute: cell(row, "route") === "" ? null : cell(row, "route"),
    determination: determinations.find((each) => each === cell(row, "determination")) ?? "default",
    claimedExemption: null,
    actual: actualOf(row),
    carbonPrice: paid === null ? null : { eurPerTco2e: paid, certifier: null, evidence: null },
    placed: null,
    codes: [],
    memberState: null,
    note: cell(row, "note"),
  };
};

const entryOf = (row: YearRow): LedgerEntry => ({
  id: cell(row, "entry"),
  kind: entryKinds.find((each) => each === cell(row, "kind")) ?? "import",
  refersTo: cell(row, "refers_to") === "" ? null : cell(row, "refers_to"),
  recordedOn: day(cell(row, "recorded_on")),
  importerId: "importer",
  declarantId: "declarant",
  representation: "own",
  mrn: cell(row, "mrn"),
  item: Number(cell(row, "item")),
  facts: factsOf(row),
});

const rows = Papa.parse<YearRow>(Deno.readTextFileSync(new URL("year.csv", directory)), {
  header: true,
  skipEmptyLines: true,
}).data;

/** The ledger of 2026 as it was written. */
export const entries: ReadonlyArray<LedgerEntry> = rows.map(entryOf);

/** The declarant of the story. */
export const declarant: Declarant = {
  id: "declarant",
  eori: "DE123456789012345",
  name: "Muster GmbH",
  account: "DE-CBAM-0001",
  states: [
    { state: "applied", from: day("2026-02-10"), reference: "A-1", recordedOn: day("2026-02-10") },
    { state: "authorised", from: day("2026-05-20"), reference: null, recordedOn: day("2026-05-20") },
  ],
};

const moved = (date: CalendarDay, year: number): CalendarDay => day(`${year}${date.slice(4)}`);

/** The same ledger with its dates in another year. */
export const entriesOfYear = (year: number): ReadonlyArray<LedgerEntry> =>
  entries.map((entry) => ({
    ...entry,
    recordedOn: moved(entry.recordedOn, year),
    mrn: `${String(year).slice(2)}${entry.mrn.slice(2)}`,
    facts: { ...entry.facts, releasedOn: moved(entry.facts.releasedOn, year) },
  }));

/** Every import with its figures; none may lack them. */
export const figuresOf = (
  ledger: ReadonlyArray<LedgerEntry> = entries,
  basis: Parameters<typeof figuresOfImport>[2] = "determined",
  law: FiguresLaw = figuresLaw,
): ReadonlyArray<ImportFigures<LiveImport>> =>
  liveImports(ledger).map((live) => {
    const figures = figuresOfImport(law, live, basis);
    assert.ok(hasFigures(figures), hasFigures(figures) ? "" : figures.reasons.join());
    return figures;
  });

/** A decimal as the known answers write it. */
export const written = (value: Decimal, places: number): string => {
  const [whole = "", part = ""] = toText(roundHalfAwayFromZero(value, places)).split(".");
  return places === 0 ? whole : `${whole}.${part.padEnd(places, "0")}`;
};

/** A row of the declaration in the known answers. */
export interface ExpectedRow {
  readonly entry: number;
  readonly release_date: string;
  readonly cn_code: string;
  readonly origin: string;
  readonly determination: string;
  readonly standing: string;
  readonly document_code: string | null;
  readonly quarter: string;
  readonly counts_for_50_t: boolean;
  readonly quantity: string;
  readonly unit: string;
  readonly see_t_per_unit: string;
  readonly sefa_t_per_unit: string;
  readonly embedded_t: string;
  readonly free_allocation_t: string;
  readonly net_t: string;
  readonly price_eur: string | null;
  readonly price_exists: boolean;
  readonly gross_eur: string;
  readonly deduction_eur: string;
  readonly cost_eur: string | null;
  readonly cost_eur_with_stand_in: string;
  readonly draft_reduction_certificates: string;
}

/** Sums of a group of rows in the known answers. */
export interface ExpectedSums {
  readonly rows: number;
  readonly tonnes: string;
  readonly mwh: string;
  readonly embedded_t: string;
  readonly free_allocation_t: string;
  readonly net_t: string;
  readonly carbon_price_paid_eur: string;
}

interface ExpectedQuarter {
  readonly net_t: string;
  readonly certificates_rounded_up: number;
  readonly price_eur: string;
  readonly price_exists: boolean;
  readonly deduction_eur: string;
  readonly cost_eur: string;
  readonly draft_reduction_certificates: string;
}

interface ExpectedHolding {
  readonly threshold_passed_on: string;
  readonly first_quarter_end_by_22_2a: string;
  readonly quarters: Readonly<
    Record<string, {
      readonly a_basis_t: string;
      readonly a_hold: number;
      readonly a_of_which_hydrogen_and_electricity_t: string;
      readonly b_basis_t: string | null;
      readonly b_hold: number | null;
      readonly first_obliged_by_22_2a: boolean;
    }>
  >;
  readonly repurchase_limit_a: number;
}

interface ExpectedYear {
  readonly threshold: {
    readonly limit_t: string;
    readonly as_known: Readonly<
      Record<string, {
        readonly passed_on: string | null;
        readonly running_t_on_that_day: string | null;
        readonly total_t: string;
      }>
    >;
    readonly days: ReadonlyArray<
      { readonly date: string; readonly entry: number; readonly running_t: string }
    >;
    readonly counted_rows: number;
  };
  readonly declaration_2026: {
    readonly rows: ReadonlyArray<ExpectedRow>;
    readonly quarters: Readonly<Record<string, ExpectedQuarter>>;
    readonly totals: Readonly<Record<string, string>> & {
      readonly certificates_if_rounded_once: number;
      readonly certificates_if_rounded_by_quarter: number;
    };
    readonly by_cn_origin_installation: ReadonlyArray<
      ExpectedSums & { readonly cn_code: string; readonly origin: string; readonly installation: string }
    >;
    readonly by_cn: ReadonlyArray<ExpectedSums & { readonly cn_code: string }>;
    readonly by_origin: ReadonlyArray<ExpectedSums & { readonly origin: string }>;
    readonly by_determination: ReadonlyArray<ExpectedSums & { readonly determination: string }>;
  };
  readonly holding_2027: ExpectedHolding;
  readonly holding_2028: ExpectedHolding;
  readonly break_even_2026: ReadonlyArray<{
    readonly cn_code: string;
    readonly origin: string;
    readonly break_even: string;
    readonly default_with_mark_up: string;
    readonly free_column_b: string;
    readonly free_column_a: string;
  }>;
  readonly trajectory: ReadonlyArray<{
    readonly cn_code: string;
    readonly origin: string;
    readonly route: string;
    readonly precursors: string;
    readonly years: ReadonlyArray<{ readonly year: number; readonly break_even: string }>;
  }>;
}

/** What the year comes to. */
export const expectedYear: ExpectedYear = JSON.parse(
  Deno.readTextFileSync(new URL("expected.json", directory)),
);
