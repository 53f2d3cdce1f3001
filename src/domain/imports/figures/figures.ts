/**
 * Figures of an import: embedded emissions, free allocation, net emissions, price and cost, by its own determination or
 * all by default values. Regulation (EU) 2023/956, Articles 6, 7, 9, 22 and 31.
 */
import type { LawFinding } from "../../../kernel/findings/law/law_finding.ts";
import { lawText } from "../../../kernel/findings/law/law_text.ts";
import * as Either from "effect/Either";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { type Decimal, minus, roundHalfAwayFromZero, times, zero } from "../../../kernel/decimal.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import {
  type CalculateTerms,
  calculationUnder,
  type SettledTerms,
  type TermsOutcome,
} from "../../cbam/calculation/of_many.ts";
import type { Shipment } from "../../cbam/calculation/shipment.ts";
import type { Law } from "../../cbam/law/law.ts";
import { isQuarter, pricePeriodOf } from "../../cbam/law/period.ts";
import type { CertificatePrice } from "../../cbam/law/price.ts";
import { goodsByDefault } from "../../cbam/planning/saving.ts";
import type { ImportTables } from "../law.ts";
import { type Determination, isVerified } from "../ledger/entry.ts";
import type { FiguredFacts, FiguredImport } from "../ledger/alike.ts";
import { isFileable } from "../ledger/fileable.ts";
import type { Withdrawals } from "../../suppliers/withdrawals.ts";
import { type RegulationStatus, standingOf, unknownGoods } from "../ledger/standing.ts";
import {
  type ImportQuantity,
  quantityOf,
  shipmentByActual,
  shipmentByDefault,
  withDefaultPrice,
} from "./shipments.ts";
import { carbonPriceFindings, goodsFindings, outwardFindings, zeroFindings } from "./findings.ts";
import { grossOf } from "./gross.ts";
import { procedureFindings } from "./procedures.ts";

const moneyDecimals = 2;

/** Certainty of emissions: default values and verified ones may be declared, estimates must not. */
export type FigureState = "default" | "verified" | "estimated" | "zero";

/** An import with its figures, every emission exact; of several that are alike their sums. */
export interface ImportFigures<Live extends FiguredImport = FiguredImport> extends ImportQuantity {
  /** The import. */
  readonly live: Live;
  /** State under the Regulation; figures are 0 outside of it. */
  readonly standing: RegulationStatus;
  /** Determination of its emissions for these figures. */
  readonly determination: Determination;
  /** Certainty of the emissions. */
  readonly state: FigureState;
  /** Quarter in 2026, week from 2027, of the day of release. */
  readonly period: string;
  /** Specific embedded emissions, tCO2e per tonne or MWh. */
  readonly embeddedTPerUnit: Decimal;
  /** Free allocation, tCO2e per tonne. */
  readonly freeAllocationTPerUnit: Decimal;
  /** Embedded emissions, tCO2e. */
  readonly embeddedT: Decimal;
  /** Free allocation, tCO2e; it may exceed the embedded emissions. */
  readonly freeAllocationT: Decimal;
  /** Net emissions that certificates are due for, tCO2e; never below 0. */
  readonly netT: Decimal;
  /** The price that counts; undefined where nothing is due. */
  readonly price: CertificatePrice | undefined;
  /** True if the quarter of the import has a published price; false where another one stands in, and from 2027. */
  readonly isPriced: boolean;
  /** Net emissions times price, EUR with 2 decimals. */
  readonly grossEur: Decimal;
  /** Deduction for a carbon price paid abroad, EUR with 2 decimals; 0 with default values. */
  readonly deductionEur: Decimal;
  /** Gross less deduction, EUR. */
  readonly costEur: Decimal;
  /** Carbon price paid abroad times embedded emissions, EUR; 0 where Article 9 allows no deduction. */
  readonly paidAbroadEur: Decimal;
  /** The calculation; undefined where there was nothing to calculate. */
  readonly settled: SettledTerms | undefined;
  /** The shipment that was calculated. */
  readonly shipment: Shipment | undefined;
  /** Notes for the reader. */
  readonly findings: ReadonlyArray<ImportFinding>;
  /** Notes of the calculation. */
  readonly notes: ReadonlyArray<LawFinding>;
}

/** An import that could not be calculated. */
export interface ImportWithoutFigures<Live extends FiguredImport = FiguredImport> {
  /** The import. */
  readonly live: Live;
  /** Why, in sentences of the calculation. */
  readonly reasons: ReadonlyArray<string>;
}

/** Import with its figures, or with the reason why it has none. */
export type CalculatedImport<Live extends FiguredImport = FiguredImport> =
  | ImportFigures<Live>
  | ImportWithoutFigures<Live>;

/** Returns whether an import has figures. */
export const hasFigures = <Live extends FiguredImport>(
  each: CalculatedImport<Live>,
): each is ImportFigures<Live> => "standing" in each;

/** Under which law imports are calculated. */
export interface FiguresLaw {
  /** Law and prices of the moment. */
  readonly law: Law;
  /** Tables of imports. */
  readonly imports: Pick<ImportTables, "defaultCarbonPrices">;
  /** Calculation under the law; `calculationUnder` it when it is left out. */
  readonly calculateTerms?: CalculateTerms;
  /** Withdrawals of suppliers' values. */
  readonly withdrawals?: Withdrawals | undefined;
}

/** By the imports' own determination, all by default values, or what is verified and proven only. */
export type Basis = "determined" | "by_default" | "fileable";

const isSettled = (made: TermsOutcome): made is Either.Right<never, SettledTerms> =>
  Either.isRight(made) && made.right.status === "ok";

const nothing = <Live extends FiguredImport>(
  live: Live,
  at: Pick<ImportFigures, "standing" | "determination" | "state"> & { readonly day: CalendarDay },
): ImportFigures<Live> => ({
  live,
  ...quantityOf(live.entry.facts),
  standing: at.standing,
  determination: at.determination,
  state: at.state,
  period: pricePeriodOf(at.day),
  embeddedTPerUnit: zero,
  freeAllocationTPerUnit: zero,
  embeddedT: zero,
  freeAllocationT: zero,
  netT: zero,
  price: undefined,
  isPriced: true,
  grossEur: zero,
  deductionEur: zero,
  costEur: zero,
  paidAbroadEur: zero,
  settled: undefined,
  shipment: undefined,
  findings: [],
  notes: [],
});

interface DeterminedShipment {
  readonly shipment: Shipment;
  readonly determination: Determination;
  readonly state: FigureState;
}

/** The shipment of an import and how it is determined, on the basis that is asked for. */
const determined = (facts: FiguredFacts, basis: Basis, terms: FiguresLaw): DeterminedShipment => {
  const { law, imports, withdrawals } = terms;
  const mayUseActual = basis === "determined" || (basis === "fileable" && isFileable(facts, withdrawals));
  const isActual = facts.determination === "actual" || facts.determination === "outward";
  const actual = isActual && mayUseActual ? shipmentByActual(facts, basis === "fileable") : undefined;
  if (actual !== undefined) {
    const withoutAllocation = facts.determination === "outward" &&
      actual.verifiedFreeAllocationTPerT === undefined;
    return {
      shipment: withoutAllocation ? { ...actual, verifiedFreeAllocationTPerT: zero } : actual,
      determination: facts.determination,
      state: isVerified(facts) ? "verified" : "estimated",
    };
  }
  const determination = facts.determination === "inward" ? "inward" : "default";
  const byDefault = shipmentByDefault(facts);
  const routed = isActual ? { ...byDefault, ...goodsByDefault(law, byDefault) } : byDefault;
  const shipment = withDefaultPrice(routed, facts, imports.defaultCarbonPrices);
  return { shipment, determination, state: "default" };
};

const figuresOf = <Live extends FiguredImport>(
  { tables }: Law,
  live: Live,
  made: DeterminedShipment,
  settled: SettledTerms,
): ImportFigures<Live> => {
  const { facts } = live.entry;
  const { terms } = settled;
  const isByDefault = made.state === "default";
  const { originCarbonPriceEurPerT: paid } = made.shipment;
  const grossEur = grossOf(live, settled);
  const deductionEur = roundHalfAwayFromZero(terms.deductionEur, moneyDecimals);
  const period = pricePeriodOf(facts.releasedOn);
  return {
    live,
    ...quantityOf(facts),
    standing: "in_scope",
    determination: made.determination,
    state: made.state,
    period,
    embeddedTPerUnit: terms.intensity.embeddedTPerT,
    freeAllocationTPerUnit: terms.freeAllocation.perTonne,
    embeddedT: terms.embeddedT,
    freeAllocationT: terms.freeAllocationT,
    netT: terms.netEmissionsT,
    price: terms.price,
    isPriced: isQuarter(period) && terms.price.period === period,
    grossEur,
    deductionEur,
    costEur: minus(grossEur, deductionEur),
    paidAbroadEur: paid === undefined ? zero : times(paid, terms.embeddedT),
    settled,
    shipment: made.shipment,
    findings: [
      ...procedureFindings(tables, facts),
      ...goodsFindings(tables, facts),
      ...outwardFindings(made, facts),
      ...carbonPriceFindings(facts, isByDefault, paid),
      ...(made.state === "estimated" ? [{ kind: "estimatedValues" } as const] : []),
    ],
    notes: settled.notes,
  };
};

/**
 * Returns what an import comes to. Outside of the Regulation and for returned goods everything is 0; net emissions do not
 * fall below 0 import by import; digits that no goods have come to nothing but a reason; a carbon price paid abroad takes nothing off with default values.
 * @param basis by the import's own determination, all by default values, or what could be declared today
 */
export const figuresOfImport = <Live extends FiguredImport>(
  terms: FiguresLaw,
  live: Live,
  basis: Basis = "determined",
): CalculatedImport<Live> => {
  const { law, calculateTerms = calculationUnder(law) } = terms;
  const { facts } = live.entry;
  const standing = standingOf(law.tables, facts);
  const { determination, releasedOn: day } = facts;
  const problem = unknownGoods(law.tables, facts, standing);
  if (problem !== undefined) return { live, reasons: [lawText(problem.reason)] };
  if (standing !== "in_scope" || determination === "returned") {
    const findings = zeroFindings(law.tables, facts, standing);
    return { ...nothing(live, { standing, determination, state: "zero", day }), findings };
  }
  const made = determined(facts, basis, terms);
  const result = calculateTerms(made.shipment);
  if (isSettled(result)) return figuresOf(law, live, made, result.right);
  if (Either.isLeft(result)) return { live, reasons: result.left.map(({ message }) => message) };
  return { live, reasons: "reason" in result.right ? [lawText(result.right.reason)] : [] };
};
