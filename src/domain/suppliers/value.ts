/**
 * Values of suppliers: the emissions of one good of one installation in one reporting period, by version. An operator has one
 * value for a CN code and year, so that two which differ are an error. Regulation (EU) 2023/956, Articles 7 to 10;
 * Implementing Regulation (EU) 2025/2547, Articles 4 and 7 and Annex IV.
 */
import { type Decimal, isLess, minus } from "../../kernel/decimal.ts";
import type { LawFinding } from "../../kernel/findings/law/law_finding.ts";
import type { CnCode } from "../../kernel/identifiers.ts";
import type { CalendarDay } from "../../kernel/time/calendar.ts";
import type { Precursor, Shipment } from "../cbam/calculation/shipment.ts";
import { electricityCnCode } from "../cbam/law/reference.ts";
import type { Installation, Verifier, VersionHead } from "./installation.ts";

/** Certainties of a value: estimated by anyone, reported by the operator, or verified. */
export const certainties = ["estimated", "operator", "verified"] as const;

/** States of a value: its certainty, or that it must not be used any more. */
export const valueStates = [...certainties, "withdrawn"] as const;
/** State of a value. */
export type ValueState = typeof valueStates[number];

/** Opinions of a verifier. */
export const opinions = ["satisfactory", "not_satisfactory"] as const;
/** Opinion of a verifier on an operator's emissions report. */
export type Opinion = typeof opinions[number];

/** Statement of a verifier about an operator's emissions report. */
export interface ValueVerification {
  /** Id of the verification report. */
  readonly reportId: string;
  /** Day of the report. */
  readonly day: CalendarDay;
  /** Opinion of the verifier. */
  readonly opinion: Opinion;
  /** Verifier of this report; null for the one of the installation. */
  readonly verifier: Verifier | null;
}

/** Units that a carbon price is due per. */
export const carbonPriceUnits = ["emissions", "goods"] as const;

/** Carbon price that is due where the goods are made. */
export interface CarbonPriceDue {
  /** Amount before the rebate, in the currency. */
  readonly amount: Decimal;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Per tonne of CO2e, or per tonne of goods. */
  readonly per: typeof carbonPriceUnits[number];
  /** Part of the amount that is compensated: rebates, free allowances, refunds. */
  readonly rebate: Decimal;
  /** Independent person who certified the payment; null while nobody has. */
  readonly certifier: string | null;
  /** Reference of the evidence of payment. */
  readonly evidence: string | null;
}

/** Good, installation and period of a value. */
export interface ValueKey {
  /** UUID of the installation. */
  readonly installationId: string;
  /** Eight digits of the Combined Nomenclature. */
  readonly cnCode: CnCode;
  /** Calendar year of the emissions. */
  readonly period: number;
  /** Route; null where none was named. */
  readonly productionRoute: string | null;
}

/** Figures of a value, with where they come from. */
export interface ValueFacts {
  /** Certainty of the figures. */
  readonly state: ValueState;
  /** Specific direct emissions, tCO2e per tonne of goods, or per functional unit with `unitContent`. */
  readonly directTPerT: Decimal;
  /** Specific indirect emissions in the same unit; null where nobody told them. */
  readonly indirectTPerT: Decimal | null;
  /** Tonnes of clinker or kilograms of nitrogen in a tonne of goods; null for values per tonne of goods. */
  readonly unitContent: Decimal | null;
  /** Specific embedded free allocation (SEFA), tCO2e per tonne of goods; null where none is stated. */
  readonly freeAllocationTPerT: Decimal | null;
  /** Share of the emissions that default values stand for. */
  readonly defaultShare: Decimal | null;
  /** Precursors; empty for a simple good, null where nobody told. */
  readonly precursors: ReadonlyArray<Precursor> | null;
  /** Carbon price due; null where none is. */
  readonly carbonPrice: CarbonPriceDue | null;
  /** Statement of a verifier; null without one. */
  readonly verification: ValueVerification | null;
  /** Origin of the figures, such as a file; null where nobody told. */
  readonly source: string | null;
  /** Note of the caller. */
  readonly note: string | null;
}

/** A value as a version has it. */
export interface SupplierValue extends VersionHead {
  /** Good, installation and period. */
  readonly key: ValueKey;
  /** Figures of the version. */
  readonly facts: ValueFacts;
}

/** A value beside the installation that it is of. */
export interface ValueOfInstallation {
  /** The value. */
  readonly value: SupplierValue;
  /** Its installation, by its newest version. */
  readonly installation: Installation;
}

/** Returns whether a value was withdrawn: it stays, and is used no more. */
export const isWithdrawn = ({ facts }: Pick<SupplierValue, "facts">): boolean => facts.state === "withdrawn";

/** Returns whether two values would both hold for the same goods: a value without a route holds for every route. */
export const isForSameGoods = (one: ValueKey, other: ValueKey): boolean =>
  one.installationId === other.installationId && one.cnCode === other.cnCode && one.period === other.period &&
  (one.productionRoute === other.productionRoute || one.productionRoute === null ||
    other.productionRoute === null);

/** First year of which emissions count for certificates. @source Regulation (EU) 2023/956, Article 36 */
export const firstPeriod = 2026;

/**
 * Returns the carbon price that a calculation can take off, EUR per tCO2e: stated in EUR per tCO2e, with evidence, the rebate
 * taken off. No act says yet how other currencies are converted; undefined for these.
 * @source Regulation (EU) 2023/956, Article 9(1), (2) and (5)
 */
export const deductiblePrice = ({ carbonPrice }: ValueFacts): Decimal | undefined =>
  carbonPrice === null || carbonPrice.currency !== "EUR" || carbonPrice.per !== "emissions" ||
    carbonPrice.evidence === null || isLess(carbonPrice.amount, carbonPrice.rebate)
    ? undefined
    : minus(carbonPrice.amount, carbonPrice.rebate);

/** Returns why the carbon price of a value is none that a calculation takes off; undefined where it is one, or nothing is due. */
export const priceLeft = ({ carbonPrice }: ValueFacts): LawFinding | undefined => {
  if (carbonPrice === null || !isLess(carbonPrice.rebate, carbonPrice.amount)) return undefined;
  const { currency, per, evidence } = carbonPrice;
  if (currency !== "EUR") return { kind: "priceInOtherCurrency", currency };
  if (per !== "emissions") return { kind: "pricePerGoods" };
  return evidence === null ? { kind: "priceWithoutEvidence" } : undefined;
};

/** Members of a shipment that a value stands for. */
export type ValuedMembers = Pick<
  Shipment,
  | "verifiedDirectTPerT"
  | "verifiedIndirectTPerT"
  | "verifiedFreeAllocationTPerT"
  | "unitContent"
  | "precursors"
  | "productionRoute"
  | "originCarbonPriceEurPerT"
  | "reportingPeriod"
>;

/** Returns the members of a shipment by a value; one of a period before 2026 stands for the year of import. */
export const valuedMembers = ({ key, facts }: SupplierValue): ValuedMembers => ({
  verifiedDirectTPerT: facts.directTPerT,
  verifiedIndirectTPerT: facts.indirectTPerT ?? undefined,
  verifiedFreeAllocationTPerT: facts.freeAllocationTPerT ?? undefined,
  unitContent: facts.unitContent ?? undefined,
  precursors: facts.precursors ?? undefined,
  productionRoute: key.productionRoute ?? undefined,
  originCarbonPriceEurPerT: deductiblePrice(facts),
  reportingPeriod: key.period < firstPeriod ? undefined : key.period,
});

/** Returns the unit of the goods: electricity is measured in MWh. */
export const unitOf = ({ cnCode }: Pick<ValueKey, "cnCode">): "t" | "MWh" =>
  cnCode === electricityCnCode ? "MWh" : "t";

/** Returns false for electricity, which has no benchmark, and no free allocation. @source Implementing Regulation (EU) 2025/2620, Annex I */
export const hasFreeAllocation = ({ cnCode }: Pick<ValueKey, "cnCode">): boolean =>
  cnCode !== electricityCnCode;
