/**
 * French words for how the terms of a calculation are made.
 */
import type { TermSentences } from "../../../kernel/findings/law/law_finding.ts";
import { periodName } from "../../words/figures.ts";

const tables = {
  country: "table du pays",
  otherCountries: "autres pays et territoires",
  union: "Union européenne",
} as const;

const units = {
  clinker: "clinker par tonne de marchandises",
  nitrogen: "azote par tonne de marchandises",
} as const;

export const frenchTerms: TermSentences = {
  goodsLine: ({ line, table }) => `ligne ${line}, ${tables[table]}`,
  markUp: () => "part ajoutée à la valeur par défaut",
  asPrinted: () => "telle que l’acte l’imprime, arrondie à ses décimales",
  defaultForInformation: () => "valeur par défaut, pour information",
  markedUpForInformation: () => "valeur par défaut majorée, pour information",
  verifiedDirect: () => "valeur vérifiée",
  otherIndirect: () => "valeur vérifiée ; 0 s’il n’y en a pas à compter",
  perFunctionalUnit: () => "valeur vérifiée",
  unitContent: ({ unit }) => units[unit],
  asReported: () => "selon le rapport de vérification",
  countedOn: () => "base de calcul des certificats",
  netMass: () => "indiquée",
  energy: () => "indiquée",
  cbamFactor: ({ year }) => `facteur MACF ${year}`,
  correctionFactor: ({ year }) => `facteur de correction transsectoriel ${year}`,
  correctionFactorAssumed: ({ year }) => `facteur de correction transsectoriel ${year}, supposé`,
  benchmarkColumn: ({ column, route }) =>
    route === "default"
      ? `colonne ${column}, quelle que soit la voie de production`
      : `colonne ${column}, voie de production ${route}`,
  precursorByBenchmark: ({ route }) =>
    `tonnes par tonne × facteur MACF × facteur de correction × colonne B (${route})`,
  precursorRatio: () => "tonnes du précurseur par tonne de marchandise",
  precursorAllocated: () => "allocation à titre gratuit par tonne du précurseur, indiquée par son producteur",
  precursorVerified: () => "émissions vérifiées par tonne du précurseur",
  precursorEmissions: () =>
    "tonnes par tonne × émissions vérifiées, comprises dans la valeur vérifiée et non ajoutées",
  precursorEmissionsExempt: () => "de l’Union ou d’un pays exempté, ne compte pas",
  periodPrice: ({ period }) => `prix : ${periodName(period, "fr")}`,
  originCarbonPrice: () => "prix du carbone payé dans le pays d’origine",
};
