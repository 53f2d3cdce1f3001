/**
 * An entry of the ledger: one item of one import declaration, as it was recorded on a day. An entry is never changed: a correction
 * replaces the one that it refers to, a cancellation removes it, from the day on which it was recorded. It holds what declaration, control
 * and review need. Regulation (EU) 2023/956, Article 6(2) and Annex V; Implementing Regulations (EU) 2025/2546, Annex, and 2025/2547, Annex IV.
 */
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import type { Decimal } from "../../../kernel/decimal.ts";
import type { LawFinding } from "../../../kernel/findings/law/law_finding.ts";
import type { Issue } from "../../../kernel/issue.ts";
import type { CnCode, CountryAlpha2, CountryAlpha3 } from "../../../kernel/identifiers.ts";
import type { Precursor } from "../../cbam/calculation/shipment.ts";
import type { Representation } from "../people/declarant.ts";
import type { CarbonPriceClaim } from "./carbon_price.ts";

/** Effect of an entry on the ledger. */
export type EntryKind = "import" | "correction" | "cancellation";

/** Every kind of entry. */
export const entryKinds: ReadonlyArray<EntryKind> = ["import", "correction", "cancellation"];

/**
 * Determination of emissions: by default values, by actual ones, zero for returned goods, only the processing abroad, those of goods placed.
 * @source Regulation (EU) 2023/956, Articles 6(3) to (5) and 7
 */
export type Determination = "default" | "actual" | "returned" | "outward" | "inward";

/** Every determination. */
export const determinations: ReadonlyArray<Determination> = [
  "default",
  "actual",
  "returned",
  "outward",
  "inward",
];

/** Why the Regulation does not apply, where only the caller can say so. */
export type ClaimedExemption = "territory" | "military" | "offshore";

/** Every exemption that a caller can claim. */
export const claimedExemptions: ReadonlyArray<ClaimedExemption> = ["territory", "military", "offshore"];

/** Installation that made the goods. */
export interface Installation {
  /** Id in the registry, or the caller's own. */
  readonly id: string;
  /** Name. */
  readonly name: string | null;
  /** UN/LOCODE. */
  readonly unlocode: string | null;
  /** Street, place and country. */
  readonly address: string | null;
  /** Degrees north with six decimals. */
  readonly latitude: Decimal | null;
  /** Degrees east with six decimals. */
  readonly longitude: Decimal | null;
  /** Operator of the installation. */
  readonly operator: string | null;
}

/** Returns the installation as sentences name it: its name, and its id to look it up by. */
export const shownInstallation = ({ id, name }: Installation): string =>
  name === null ? id : `${name} (${id})`;

/** Statement of a verifier about the operator's emissions report. */
export interface Verification {
  /** Id of the verification report. */
  readonly reportId: string | null;
  /** Day of the report; null where only the verifier is named. */
  readonly day: CalendarDay | null;
  /** Name or registry id of the verifier. */
  readonly verifier: string;
  /** Number of the accreditation. */
  readonly accreditation: string | null;
  /** The national body that accredited. */
  readonly accreditationBody: string | null;
  /** True if the report was verified as satisfactory; null while nobody said. */
  readonly isSatisfactory: boolean | null;
}

/** Value of a supplier by the version that was used. */
export interface ValueUsed {
  /** UUID of the value. */
  readonly id: string;
  /** Number of the version. */
  readonly version: number;
}

/** Actual emissions per tonne of goods, with where they come from. */
export interface ActualValues {
  /** Specific direct emissions, tCO2e per tonne (or per functional unit, with `unitContent`). */
  readonly directTPerT: Decimal;
  /** Specific indirect emissions, tCO2e per tonne; null where they do not count. */
  readonly indirectTPerT: Decimal | null;
  /** Specific embedded free allocation (SEFA), tCO2e per tonne; null where the report is not there yet. */
  readonly freeAllocationTPerT: Decimal | null;
  /** Tonnes of clinker or kilograms of nitrogen in a tonne of goods, where values are per functional unit. */
  readonly unitContent: Decimal | null;
  /** Precursors of a complex good; empty for a simple one, null where nobody told. */
  readonly precursors: ReadonlyArray<Precursor> | null;
  /** Share of the emissions that was determined by default values. */
  readonly defaultShare: Decimal | null;
  /** Year that the values are of; null for the year of import. */
  readonly reportingPeriod: number | null;
  /** Installation that made the goods. */
  readonly installation: Installation;
  /** Null while no verifier is named. */
  readonly verification: Verification | null;
  /** Value of a supplier that the figures were taken from; undefined where they were given themselves. */
  readonly value?: ValueUsed | undefined;
}

/** Goods that were placed under inward processing: their emissions count on release. */
export interface PlacedGoods {
  /** CN code of the goods placed. */
  readonly cnCode: CnCode;
  /** Their TARIC code, where eight digits do not decide; undefined where none was named. */
  readonly taricCode?: string | undefined;
  /** Their origin. */
  readonly origin: CountryAlpha3;
  /** Their net mass, tonnes. */
  readonly netMassT: Decimal;
  /** Route of the goods placed; null where none was named. */
  readonly productionRoute: string | null;
  /** Reference of the procedure. */
  readonly procedureReference: string | null;
}

/** A code of the import declaration with its reference, as it was declared. */
export interface DeclaredCode {
  /** Such as Y128. */
  readonly code: string;
  /** Account number, number of the application or of the procedure. */
  readonly reference: string | null;
}

/** Facts of an import. */
export interface ImportFacts {
  /** Day of release for free circulation, in Brussels. */
  readonly releasedOn: CalendarDay;
  /** Requested and previous procedure, four digits: 4000, 6110. */
  readonly procedure: string;
  /** Eight digits of the Combined Nomenclature. */
  readonly cnCode: CnCode;
  /** Ten digits where eight do not decide: 2507 00 80 80. */
  readonly taricCode: string | null;
  /** Country of non-preferential origin. */
  readonly origin: CountryAlpha3;
  /** Net mass, tonnes; 0 for electricity. */
  readonly netMassT: Decimal;
  /** Energy of electricity, MWh; null for other goods. */
  readonly mwh: Decimal | null;
  /** Production route; null where none was named. */
  readonly productionRoute: string | null;
  /** Determination of the emissions. */
  readonly determination: Determination;
  /** Why the Regulation does not apply, where the caller says so. */
  readonly claimedExemption: ClaimedExemption | null;
  /**
   * Year of production of goods by default values, where it is proven to be another one than that of release; undefined for the year
   * of release, and beside actual values, which say what they are of.
   */
  readonly reportingPeriod?: number | undefined;
  /** Actual values; null with other determinations. */
  readonly actual: ActualValues | null;
  /** A carbon price paid abroad. */
  readonly carbonPrice: CarbonPriceClaim | null;
  /** Goods placed under inward processing. */
  readonly placed: PlacedGoods | null;
  /** Codes of the declaration. */
  readonly codes: ReadonlyArray<DeclaredCode>;
  /** Member state of release. */
  readonly memberState: CountryAlpha2 | null;
  /** The caller's own note. */
  readonly note: string | null;
}

/** One entry as it was recorded. */
export interface LedgerEntry {
  /** Id of the entry, unique in the ledger. */
  readonly id: string;
  /** Effect of the entry. */
  readonly kind: EntryKind;
  /** Id of the entry that it replaces or removes; null for an import. */
  readonly refersTo: string | null;
  /** Day in Brussels on which it was recorded; several entries of one day keep their order. */
  readonly recordedOn: CalendarDay;
  /** Id of the importer. */
  readonly importerId: string;
  /** Id of the declarant; null where none is named yet. */
  readonly declarantId: string | null;
  /** Representation of the importer. */
  readonly representation: Representation;
  /** Movement reference number of the import declaration. */
  readonly mrn: string;
  /** Number of the item in the declaration, from 1. */
  readonly item: number;
  /** Facts of the import. */
  readonly facts: ImportFacts;
}

/** A supplier's value that a row names in the place of figures. */
export interface NamedValue {
  /** Carbon prices that an entry of the row has or had: the row's own, else those of every version of the value. */
  readonly prices: ReadonlyArray<CarbonPriceClaim | null>;
  /** Why the value's carbon price isn't taken; undefined where it is, the row has its own, or there is none. */
  readonly priceLeft: LawFinding | undefined;
  /** True if the value's newest version takes it out of use. */
  readonly isWithdrawn: boolean;
  /** Why the value can't be used for a new entry, at the member that names it. */
  readonly issues: ReadonlyArray<Issue>;
}

/** An entry as it was sent, before the ledger takes it. */
export interface SentLedgerEntry extends LedgerEntry {
  /** The value that the facts were taken from; undefined where the row names none. */
  readonly named?: NamedValue | undefined;
  /** True where neither the row nor its call says the representation, which is `own` then. */
  readonly lacksRepresentation?: boolean | undefined;
}

/** Key of one import: importer, declaration and item. */
export const importKey = ({ importerId, mrn, item }: LedgerEntry): string => `${importerId} ${mrn} ${item}`;

/**
 * Returns whether actual values are verified: a verifier's satisfactory report of a day is there. A verifier's name alone
 * makes no verified value, and no report on 2026 can be dated before 2027.
 * @source Regulation (EU) 2023/956, Article 8(1)
 */
export const isVerified = (
  { actual, releasedOn }: Pick<ImportFacts, "actual" | "releasedOn">,
): boolean => {
  const verification = actual?.verification ?? null;
  if (actual === null || verification === null || verification.day === null) return false;
  const period = actual.reportingPeriod ?? Number(releasedOn.slice(0, 4));
  return verification.isSatisfactory !== false && Number(verification.day.slice(0, 4)) > period;
};
