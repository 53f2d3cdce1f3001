/**
 * German words for how the terms of a calculation are made.
 */
import type { TermSentences } from "../../../kernel/findings/law/law_finding.ts";
import { periodName } from "../../words/figures.ts";

const tables = {
  country: "Tabelle des Landes",
  otherCountries: "übrige Länder und Gebiete",
  union: "Europäische Union",
} as const;

const units = { clinker: "Klinker je Tonne Ware", nitrogen: "Stickstoff je Tonne Ware" } as const;

export const germanTerms: TermSentences = {
  goodsLine: ({ line, table }) => `Warenzeile ${line}, ${tables[table]}`,
  markUp: () => "Anteil, der zum Standardwert kommt",
  asPrinted: () => "wie der Rechtsakt ihn druckt, auf dessen Nachkommastellen gerundet",
  defaultForInformation: () => "Standardwert, zur Information",
  markedUpForInformation: () => "Standardwert mit Aufschlag, zur Information",
  verifiedDirect: () => "wie geprüft",
  otherIndirect: () => "wie geprüft; 0, wo keine zählen",
  perFunctionalUnit: () => "wie geprüft",
  unitContent: ({ unit }) => units[unit],
  asReported: () => "wie im Prüfbericht",
  countedOn: () => "wonach sich die Zertifikate bemessen",
  netMass: () => "wie angegeben",
  energy: () => "wie angegeben",
  cbamFactor: ({ year }) => `CBAM-Faktor ${year}`,
  correctionFactor: ({ year }) => `sektorübergreifender Korrekturfaktor ${year}`,
  correctionFactorAssumed: ({ year }) => `sektorübergreifender Korrekturfaktor ${year}, angenommen`,
  benchmarkColumn: ({ column, route }) =>
    route === "default"
      ? `Spalte ${column}, vom Produktionsweg unabhängig`
      : `Spalte ${column}, Produktionsweg ${route}`,
  precursorByBenchmark: ({ route }) =>
    `Tonnen je Tonne × CBAM-Faktor × Korrekturfaktor × Spalte B (${route})`,
  precursorRatio: () => "Tonnen des Vorläuferstoffs je Tonne Ware",
  precursorAllocated: () => "kostenlose Zuteilung je Tonne des Vorläuferstoffs, nach Angabe des Herstellers",
  precursorVerified: () => "geprüfte Emissionen je Tonne des Vorläuferstoffs",
  precursorEmissions: () =>
    "Tonnen je Tonne × geprüfte Emissionen; im geprüften Wert enthalten, nicht addiert",
  precursorEmissionsExempt: () => "aus der Union oder einem ausgenommenen Land, zählt nicht",
  periodPrice: ({ period }) => `Preis: ${periodName(period, "de")}`,
  originCarbonPrice: () => "im Ursprungsland gezahlter CO₂-Preis",
};
