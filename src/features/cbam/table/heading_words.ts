/**
 * Headings under which the columns of a table are known, in English, German and French, beside the contract's names.
 * Case, accents and punctuation don't count. A word is here only if it can mean nothing else on customs papers: the
 * country of dispatch is no origin, a gross mass no net mass.
 */

import type { Headings, UnitWords } from "../../../http/wire/table/column_set.ts";

/** Words for a mass, to be followed by a unit: `Net mass (kg)`, `Eigenmasse in kg`. Alone they name no unit. */
const massWords: Headings = {
  en: ["Net mass", "Net weight", "Quantity"],
  de: ["Eigenmasse", "Nettomasse", "Nettogewicht", "Gewicht netto", "Netto", "Menge"],
  fr: ["Masse nette", "Poids net", "Quantité"],
};

/** Units that may follow a word for a mass, with the column that they make of it. */
const massUnits: Readonly<Record<string, "net_mass_kg" | "tonnage">> = {
  kg: "net_mass_kg",
  kilogram: "net_mass_kg",
  kilograms: "net_mass_kg",
  kilogramm: "net_mass_kg",
  kilogrammes: "net_mass_kg",
  t: "tonnage",
  to: "tonnage",
  tonne: "tonnage",
  tonnes: "tonnage",
  tonnen: "tonnage",
};

/** Words for a mass with the units that make columns of them. */
export const unitWords: UnitWords = { words: massWords, units: massUnits };

/** Headings by the contract's name of their column. */
export const headingWords = {
  cn_code: {
    en: [
      "CN code",
      "CN",
      "Commodity code",
      "Tariff code",
      "Tariff number",
      "HS code",
      "TARIC code",
      "TARIC",
    ],
    de: [
      "KN-Code",
      "KN",
      "Warennummer",
      "Warentarifnummer",
      "Zolltarifnummer",
      "Zolltarif",
      "Tarifnummer",
      "Codenummer",
      "HS-Code",
      "TARIC-Code",
      "Statistische Warennummer",
    ],
    fr: [
      "Code NC",
      "NC",
      "Code SH",
      "Code TARIC",
      "Code douanier",
      "Nomenclature combinée",
      "Code marchandise",
      "Position tarifaire",
      "Nomenclature douanière",
    ],
  },
  origin_country: {
    en: [
      "Country of origin",
      "Origin",
      "Origin country",
      "Origin country code",
      "Country of origin code",
      "COO",
    ],
    de: ["Ursprungsland", "Ursprung", "Ursprungsland (ISO)", "Ursprungslandcode"],
    fr: ["Pays d'origine", "Origine", "Pays origine", "Code pays d'origine"],
  },
  tonnage: {
    en: ["Tonnes", "Net tonnes", "Metric tonnes", "Tonnage"],
    de: ["Tonnen", "Nettotonnen", "Tonnage"],
    fr: ["Tonnes", "Tonnes nettes", "Tonnage"],
  },
  net_mass_kg: { en: ["Kilograms", "kg"], de: ["Kilogramm", "kg"], fr: ["Kilogrammes", "kg"] },
  mwh: {
    en: ["MWh", "Energy (MWh)", "Electricity (MWh)"],
    de: ["MWh", "Energie (MWh)", "Strommenge (MWh)"],
    fr: ["MWh", "Énergie (MWh)", "Électricité (MWh)"],
  },
  import: {
    en: [
      "Import date",
      "Date of import",
      "Date of importation",
      "Entry date",
      "Release date",
    ],
    de: [
      "Einfuhrdatum",
      "Importdatum",
      "Datum der Einfuhr",
      "Tag der Einfuhr",
      "Einfuhr am",
      "Verzollungsdatum",
      "Überlassungsdatum",
    ],
    fr: ["Date d'importation", "Date d'import", "Date de dédouanement"],
  },
  import_year: {
    en: ["Import year", "Year of import", "Year"],
    de: ["Einfuhrjahr", "Importjahr", "Jahr", "Jahr der Einfuhr"],
    fr: ["Année d'importation", "Année d'import", "Année"],
  },
  client_ref: {
    en: [
      "Reference",
      "Ref",
      "Your reference",
      "Client reference",
      "Client ref",
    ],
    de: [
      "Referenz",
      "Ihre Referenz",
      "Eigene Referenz",
    ],
    fr: ["Référence", "Réf", "Votre référence", "Référence client"],
  },
  production_route: {
    en: ["Production route", "Route"],
    de: ["Produktionsroute", "Produktionsweg", "Herstellungsroute", "Route"],
    fr: ["Voie de production", "Filière de production", "Route de production"],
  },
  verified_direct_intensity: {
    en: [
      "Verified direct",
      "Verified direct emissions",
      "Direct emissions (tCO2e/t)",
      "Verified direct intensity",
      "Direct intensity",
    ],
    de: [
      "Verifizierte direkte Emissionen",
      "Direkte Emissionen (tCO2e/t)",
      "Direkte Emissionen (t CO2/t)",
      "Verifiziert direkt",
    ],
    fr: ["Émissions directes vérifiées", "Émissions directes (tCO2e/t)"],
  },
  verified_indirect_intensity: {
    en: [
      "Verified indirect",
      "Verified indirect emissions",
      "Indirect emissions (tCO2e/t)",
      "Verified indirect intensity",
      "Indirect intensity",
    ],
    de: [
      "Verifizierte indirekte Emissionen",
      "Indirekte Emissionen (tCO2e/t)",
      "Indirekte Emissionen (t CO2/t)",
      "Verifiziert indirekt",
    ],
    fr: ["Émissions indirectes vérifiées", "Émissions indirectes (tCO2e/t)"],
  },
  verified_free_allocation: {
    en: ["Verified free allocation", "SEFA", "SEFA (tCO2e/t)", "Specific embedded free allocation"],
    de: ["Geprüfte kostenlose Zuteilung", "Verifizierte kostenlose Zuteilung"],
    fr: ["Allocation gratuite vérifiée"],
  },
  unit_content: {
    en: ["Unit content", "Clinker content (t/t)", "Nitrogen content (kg/t)"],
    de: ["Klinkergehalt (t/t)", "Stickstoffgehalt (kg/t)"],
    fr: ["Teneur en clinker (t/t)", "Teneur en azote (kg/t)"],
  },
  reporting_period: {
    en: ["Reporting period", "Reporting year"],
    de: ["Berichtszeitraum", "Berichtsjahr"],
    fr: ["Période de déclaration", "Année de déclaration"],
  },
  origin_carbon_price_eur_per_t: {
    en: [
      "Origin carbon price",
      "Carbon price paid",
      "Carbon price (EUR/tCO2e)",
      "Carbon price paid in origin (EUR/t)",
    ],
    de: [
      "CO2-Preis Ursprungsland",
      "Gezahlter CO2-Preis",
      "CO2-Preis (EUR/t)",
      "CO2-Preis Ursprungsland (EUR/t)",
    ],
    fr: ["Prix du carbone payé", "Prix du carbone (EUR/t)", "Prix du carbone à l'origine (EUR/t)"],
  },
  assume_cscf: { en: ["Assumed CSCF"], de: ["Angenommener CSCF"], fr: ["CSCF supposé"] },
} as const satisfies Readonly<Record<string, Headings>>;

/** Name of a column of a table of shipments. */
export type ShipmentColumn = keyof typeof headingWords;
