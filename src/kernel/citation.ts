/**
 * The acts that figures and rules come from, each with its label and its European Legislation Identifier. The
 * one list of the project: answers, traces and reports cite from here.
 */

/** Source of an answer: a label a person reads and the address of the text. */
export interface Citation {
  /** The act and article, as a person reads it. */
  readonly label: string;
  /** Address of the text. */
  readonly url: string;
}

/** Every answer shares the one citation of an act. */
const citation = (act: Citation): Citation => Object.freeze(act);

const eli = (path: string): string => `https://eur-lex.europa.eu/eli/${path}/oj`;

/** Regulation (EU) 2023/956 as amended by (EU) 2025/2083: scope, Annex II, threshold. */
export const scopeAct: Citation = citation({
  label: "Regulation (EU) 2023/956, Annex I, as amended by Regulation (EU) 2025/2083",
  url: eli("reg/2023/956"),
});
/** The net mass below which an importer needs no authorisation: 50 t a year. */
export const thresholdAct: Citation = citation({
  label: "Regulation (EU) 2023/956, Article 2a, inserted by Regulation (EU) 2025/2083",
  url: eli("reg/2025/2083"),
});
/** Origins that CBAM does not reach. */
export const exemptOriginsAct: Citation = citation({
  label: "Regulation (EU) 2023/956, Article 2 and Annex III",
  url: eli("reg/2023/956"),
});
/** Act on carbon prices that were paid in the country of origin, taken off the cost. */
export const carbonPricePaidAct: Citation = citation({
  label: "Regulation (EU) 2023/956, Article 9 (carbon price paid in a third country)",
  url: eli("reg/2023/956"),
});
/** Act on the calculation of embedded emissions, with the default values. */
export const embeddedEmissionsAct: Citation = citation({
  label: "Implementing Regulation (EU) 2025/2547 (calculation of embedded emissions)",
  url: eli("reg_impl/2025/2547"),
});
/** Benchmarks, and how free allocation is taken off. */
export const freeAllocationAct: Citation = citation({
  label: "Implementing Regulation (EU) 2025/2620 (benchmarks and free-allocation adjustment)",
  url: eli("reg_impl/2025/2620"),
});
/** The share of free allocation that is left in a year. */
export const cbamFactorAct: Citation = citation({
  label: "Directive 2003/87/EC, Article 10a(1a) (CBAM factor)",
  url: eli("dir/2003/87"),
});
/** The factor that all free allocation is multiplied by. */
export const correctionFactorAct: Citation = citation({
  label: "Implementing Decision (EU) 2026/1862 (cross-sectoral correction factor 2026-2030)",
  url: eli("dec_impl/2026/1862"),
});
/** Act on the calculation and publication of the price of certificates. */
export const certificatePriceAct: Citation = citation({
  label: "Implementing Regulation (EU) 2025/2548 (price of CBAM certificates)",
  url: eli("reg_impl/2025/2548"),
});

/** Commission's list of the member states' competent authorities. */
export const competentAuthoritiesList: Citation = citation({
  label: "European Commission, list of the national competent authorities for CBAM",
  url: "https://taxation-customs.ec.europa.eu/carbon-border-adjustment-mechanism_en",
});
