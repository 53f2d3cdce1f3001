/**
 * Headings under which the columns of a table are known, in English, German and French, in Italian, Spanish, Polish, Dutch
 * and Portuguese, and as ATLAS, SAP and carriers' programs print them, beside the contract's names.
 * Case, accents and punctuation don't count. A word is here only if it can mean nothing else on customs papers: the
 * country of dispatch is no origin, a gross mass no net mass.
 */

import type { Headings } from "../../../http/wire/table/columns/column_set.ts";
import { dayWords } from "./day_words.ts";
import { codeWords, originWords } from "./goods_words.ts";
import { poundWords, unitColumnWords } from "./mass_words.ts";

/** Swedish and Danish words; those for the mass and the day stand with the others. */
const northern = { code: ["Varukod", "Varekode"], origin: ["Oprindelsesland"] } as const;

/** Headings by the contract's name of their column. */
export const headingWords = {
  cn_code: { ...codeWords, other: [...codeWords.other, ...northern.code] },
  origin_country: { ...originWords, other: [...originWords.other, ...northern.origin] },
  tonnage: {
    en: ["Tonnes", "Net tonnes", "Metric tonnes", "Metric tons", "Tonnage"],
    de: ["Tonnen", "Nettotonnen", "Tonnage", "Nettotonnage", "Netto-Tonnage"],
    fr: ["Tonnes", "Tonnes nettes", "Tonnage", "Tonnage net"],
    other: ["Tonnellate", "Tonnellate nette", "Toneladas", "Toneladas netas", "Tony", "Toneladas líquidas"],
  },
  net_mass_kg: {
    en: ["Kilograms", "kg", "kgs", "Net kg", "kg net", "Net kilograms"],
    de: ["Kilogramm", "kg", "kg netto"],
    fr: ["Kilogrammes", "kg", "kg nets"],
    other: ["Chilogrammi", "Kilogramos", "Kilogramy", "Quilogramas", "Kg netti", "Kg netos", "Kilos netos"],
  },
  net_mass_lb: poundWords,
  mass_unit: unitColumnWords,
  mwh: {
    en: [
      "MWh",
      "Energy (MWh)",
      "Electricity (MWh)",
      "Electricity in MWh",
      "Electrical energy (MWh)",
      "Electric energy (MWh)",
    ],
    de: [
      "MWh",
      "Energie (MWh)",
      "Strommenge (MWh)",
      "Strommenge in MWh",
      "Strom (MWh)",
      "Elektrische Energie (MWh)",
      "Elektrizität (MWh)",
    ],
    fr: ["MWh", "Énergie (MWh)", "Électricité (MWh)", "Électricité en MWh", "Énergie électrique (MWh)"],
    other: [
      "Energía (MWh)",
      "Energia elektryczna (MWh)",
      "Elektriciteit (MWh)",
      "Eletricidade (MWh)",
      "Energia (MWh)",
      "Energia elettrica (MWh)",
      "Elettricità (MWh)",
      "Energía eléctrica (MWh)",
      "Electricidad (MWh)",
      "Energia elétrica (MWh)",
      "Elektrische energie (MWh)",
    ],
  },
  import: dayWords,
  import_year: {
    en: ["Import year", "Year of import", "Year"],
    de: ["Einfuhrjahr", "Importjahr", "Jahr", "Jahr der Einfuhr"],
    fr: ["Année d'importation", "Année d'import", "Année"],
    other: [
      "Anno di importazione",
      "Anno",
      "Año de importación",
      "Año",
      "Rok importu",
      "Rok",
      "Jaar van invoer",
      "Jaar",
      "Ano de importação",
      "Ano",
    ],
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
    other: ["Riferimento", "Referencia", "Numer referencyjny", "Referencja", "Referentie", "Referência"],
  },
  production_route: {
    en: ["Production route", "Route"],
    de: ["Produktionsroute", "Produktionsweg", "Herstellungsroute", "Route"],
    fr: ["Voie de production", "Filière de production", "Route de production"],
    other: [
      "Percorso di produzione",
      "Ruta de producción",
      "Ścieżka produkcji",
      "Productieroute",
      "Via de produção",
    ],
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
      "Geprüfte direkte Emissionen",
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
      "Geprüfte indirekte Emissionen",
      "Indirekte Emissionen (tCO2e/t)",
      "Indirekte Emissionen (t CO2/t)",
      "Verifiziert indirekt",
    ],
    fr: ["Émissions indirectes vérifiées", "Émissions indirectes (tCO2e/t)"],
  },
  verified_free_allocation: {
    en: ["Verified free allocation", "SEFA", "SEFA (tCO2e/t)", "Specific embedded free allocation"],
    de: ["Geprüfte kostenlose Zuteilung", "Verifizierte kostenlose Zuteilung"],
    fr: ["Allocation gratuite vérifiée", "Allocation à titre gratuit vérifiée"],
  },
  unit_content: {
    en: ["Unit content", "Clinker or nitrogen content", "Clinker content (t/t)", "Nitrogen content (kg/t)"],
    de: ["Klinkergehalt (t/t)", "Stickstoffgehalt (kg/t)", "Gehalt an Klinker oder Stickstoff"],
    fr: ["Teneur en clinker (t/t)", "Teneur en azote (kg/t)", "Teneur en clinker ou en azote"],
  },
  reporting_period: {
    en: ["Reporting period", "Reporting year"],
    de: ["Berichtszeitraum", "Berichtsjahr"],
    fr: ["Période de déclaration", "Année de déclaration"],
  },
  value_id: {
    en: ["Supplier's value", "Value id"],
    de: ["Wert des Lieferanten", "Wert-ID"],
    fr: ["Valeur du fournisseur", "Identifiant de la valeur"],
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
  assume_cscf: {
    en: ["Assumed CSCF", "Assumed correction factor"],
    de: ["Angenommener CSCF", "Angenommener Korrekturfaktor"],
    fr: ["CSCF supposé", "Facteur de correction supposé"],
  },
  precursors: {
    en: ["Precursors (JSON)"],
    de: ["Vorprodukte (JSON)"],
    fr: ["Précurseurs (JSON)"],
  },
} as const satisfies Readonly<Record<string, Headings>>;

/** Name of a column of a table of shipments. */
export type ShipmentColumn = keyof typeof headingWords;
