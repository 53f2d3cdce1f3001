/**
 * The law's tables as the calculation reads them: frozen, indexed, every figure an exact decimal. What fills them
 * is an adapter's matter; units are tCO2e per tonne of goods, EUR per tCO2e, and shares.
 */
import type { Sector, TableVersion } from "../../../contract/answers/members.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import type { Citation } from "../../../kernel/citation.ts";
import type { Decimal } from "../../../kernel/decimal.ts";
import type { CnCode, CountryAlpha2, CountryAlpha3 } from "../../../kernel/identifiers.ts";

/** The sectors of Annex I of Regulation (EU) 2023/956; `none` is for goods outside of it. */
export const sectorLabels: Readonly<Record<Sector, string>> = {
  cement: "Cement",
  electricity: "Electricity",
  fertilisers: "Fertilisers",
  iron_steel: "Iron and steel",
  aluminium: "Aluminium",
  hydrogen: "Hydrogen",
  none: "Not covered by CBAM",
};

/** The one CN code whose goods are measured in MWh. */
export const electricityCnCode = "27160000";

/** A CN code of eight digits, or one of Annex I's headings filled up with zeros. */
export interface Goods {
  /** Eight digits. */
  readonly cnCode: CnCode;
  /** True if it is a heading filled up with zeros, which nothing can be imported under. */
  readonly isHeading: boolean;
  /** Sector of Annex I. */
  readonly sector: Sector;
  /** Description of the goods under the code. */
  readonly description: string;
  /** True if indirect emissions count: false for the goods of Annex II. */
  readonly indirectCounts: boolean;
  /** The code whose values apply: its own, or that from which the nomenclature split it off. */
  readonly valuedAs: CnCode;
  /** Remark of the tables beside the code, such as an `ex` restriction; empty when there is none. */
  readonly note: string;
}

/** One printed line of a country's table of default values, without mark-up. */
export interface DefaultValue {
  /** 4, 6, 8 or 10 digits. */
  readonly goodsLine: string;
  /** The letters of the printed route indicator: none, one, or two for a line that spans CN codes. */
  readonly routeLetters: ReadonlyArray<string>;
  /** Direct emissions, tCO2e per tonne. */
  readonly directTPerT: Decimal;
  /** Null where the act prints a dash: only direct emissions count. */
  readonly indirectTPerT: Decimal | null;
  /** Total, tCO2e per tonne. */
  readonly totalTPerT: Decimal;
  /** Totals with mark-up as printed, by year, where the act prints them. */
  readonly printedTotals: ReadonlyMap<number, Decimal>;
}

/** The mark-up that a data set puts on its default values, by sector and year. */
export interface MarkUp {
  /** Sector that it is put on. */
  readonly sector: Sector;
  /** First year of import. */
  readonly yearFrom: number;
  /** Last year of import; null where it goes on. */
  readonly yearTo: number | null;
  /** Share that is added: 0.1 for 10 %. */
  readonly share: Decimal;
}

/** A production route as the benchmarks and the default values print it. */
export interface ProductionRoute {
  /** Meaning of the letter. */
  readonly description: string;
  /** Routes of other steel grades that a default line which prints this route leaves possible. */
  readonly gradesBeside: ReadonlyArray<string>;
  /** The act that names the route. */
  readonly source: Citation;
}

/** The net mass a year below which an importer needs no authorisation; null where there is no such threshold. */
export interface Threshold {
  /** Net mass in tonnes a calendar year; null where there is no threshold. */
  readonly tonnes: Decimal | null;
  /** The article that sets it. */
  readonly source: Citation;
}

/** Why CBAM does not apply to goods of an origin. */
export interface Exemption {
  /** The reason, as answers give it. */
  readonly reason: string;
  /** The article that exempts. */
  readonly source: Citation;
}

/** A benchmark of Implementing Regulation (EU) 2025/2620 for some years. */
export interface Benchmark {
  /** `(C)`, or `default` where the benchmark doesn't depend on the route. */
  readonly route: string;
  /** First year of import. */
  readonly yearFrom: number;
  /** Last year of import. */
  readonly yearTo: number;
  /** The process alone: actual data. */
  readonly columnA: Decimal;
  /** The whole chain: default values. */
  readonly columnB: Decimal;
  /** The act that prints it. */
  readonly source: Citation;
}

/** The year's share of free allocation (CBAM factor) and the cross-sectoral correction factor, if it is set. */
export interface AllocationFactors {
  /** Share of free allocation that is left. */
  readonly cbamFactor: Decimal;
  /** The act that sets the share. */
  readonly cbamFactorSource: Citation;
  /** Null while it isn't set. */
  readonly cscf: { readonly share: Decimal; readonly source: Citation } | null;
}

/** A member state's CBAM authority; null where it wasn't seen. */
export interface CompetentAuthority {
  /** Name of the member state. */
  readonly country: string;
  /** Name of the authority. */
  readonly authority: string | null;
  /** Mailbox. */
  readonly email: string | null;
  /** Page. */
  readonly website: string | null;
  /** Further remarks, such as the division of the work; no contact. */
  readonly note: string | null;
  /** Address at which it was read. */
  readonly sourceUrl: string | null;
  /** Null where there is no source. */
  readonly sourceAccessedAt: string | null;
}

/** Time for which tables count that an operator added to a running service, in milliseconds since 1970. */
export interface AddedTime {
  /** Since when they count. */
  readonly fromMs: number;
  /** Since when they count no longer; undefined: they were not withdrawn. */
  readonly untilMs: number | undefined;
}

/** A version of the default values. */
export interface DataSet {
  /** Version: the day from which the table is used. */
  readonly version: string;
  /** Title of the table. */
  readonly title: string;
  /** The act that prints the values; the first of `acts`. */
  readonly source: Citation;
  /** The acts that print its values. */
  readonly acts: ReadonlyArray<Citation>;
  /** Notice that must accompany the values wherever they are passed on; null where there is none. */
  readonly notice: string | null;
  /** The first and the last day on which the service answers with the values. */
  readonly inForceFrom: CalendarDay;
  /** Last day on which it answers; null while it is in force. */
  readonly inForceUntil: CalendarDay | null;
  /** The first day of import that the values apply to: an act may apply backwards. */
  readonly appliesFrom: CalendarDay;
  /** SHA-256 of the lines `<SHA-256>  <name>` of its files, in the order of their names. */
  readonly sha256: string;
  /** Its files with the SHA-256 of their bytes and their rows. */
  readonly files: ReadonlyArray<{ readonly name: string; readonly sha256: string; readonly rows: number }>;
  /** Mark-ups on its values. */
  readonly markUps: ReadonlyArray<MarkUp>;
  /** Country or `OTHER`, then the line's first 4, 6 or 8 digits; a 10-digit line stands under its CN code. */
  readonly lines: ReadonlyMap<string, ReadonlyMap<string, ReadonlyArray<DefaultValue>>>;
  /** Undefined for what the service ships with. */
  readonly added?: AddedTime;
}

/** The tables that every data set shares, by the names that `versions` gives them. */
export type SharedTableName =
  | "benchmarks"
  | "factors"
  | "annex_i"
  | "goods"
  | "nomenclature"
  | "exempt_origins"
  | "production_routes"
  | "thresholds"
  | "competent_authorities";

/** The tables that every data set shares, as they are in force on a day. */
export interface SharedTables {
  /** In CN order. */
  readonly goods: ReadonlyMap<string, Goods>;
  /** Annex I by digits of any length; `exclude` for what an entry leaves out. */
  readonly annexI: ReadonlyMap<string, Sector | "exclude">;
  /** Subheadings of the Combined Nomenclature, two digits, by their heading of four; chapters 1 to 97. */
  readonly nomenclature: ReadonlyMap<string, ReadonlySet<string>>;
  /** Origins that CBAM does not reach. */
  readonly exemptOrigins: ReadonlyMap<CountryAlpha3, Exemption>;
  /** Benchmarks by CN code. */
  readonly benchmarks: ReadonlyMap<string, ReadonlyArray<Benchmark>>;
  /** Factors of free allocation by year of import. */
  readonly factors: ReadonlyMap<number, AllocationFactors>;
  /** `(C)` and the like. */
  readonly routes: ReadonlyMap<string, ProductionRoute>;
  /** Thresholds of authorisation by sector. */
  readonly thresholds: ReadonlyMap<Sector, Threshold>;
  /** Authorities by member state. */
  readonly authorities: ReadonlyMap<CountryAlpha2, CompetentAuthority>;
  /** Version of each table. */
  readonly versions: Readonly<Record<SharedTableName, TableVersion>>;
}

/** Shared tables with the first day on which the service answers with them. */
export interface Edition {
  /** First day on which the service answers with it. */
  readonly from: CalendarDay;
  /** First day of import that its own tables apply to. */
  readonly appliesFrom: CalendarDay;
  /** The tables: its own, and of the others those of the edition before it. */
  readonly shared: SharedTables;
  /** Undefined for what the service ships with. */
  readonly added?: AddedTime;
}

/** All tables together; the shared ones are those in force. */
export interface ReferenceTables extends SharedTables {
  /** Changes whenever any table changes: what an entity tag is made of. */
  readonly fingerprint: string;
  /** Every edition of the shared tables, the oldest first; the last one is in force. */
  readonly editions: ReadonlyArray<Edition>;
  /** Data sets by version. */
  readonly dataSets: ReadonlyMap<string, DataSet>;
  /** The data set of the newest version, which may be of a day to come. */
  readonly newest: DataSet;
  /** Default values of electricity, tCO2e per MWh, the oldest first; empty where the operator left them off. */
  readonly electricity: ReadonlyArray<DataSet>;
}
