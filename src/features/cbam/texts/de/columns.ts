/** German sentences about what the columns of a table of shipments hold. */
import type { TablesTexts } from "../en/tables.ts";

export const holds: Readonly<Record<keyof TablesTexts["columnNames"], string>> = {
  cn_code:
    "KN-Code, 8 Ziffern; von einem TARIC-Code (10 Ziffern) und einer Codenummer (11 Ziffern) zählen die ersten 8, und 10, wo die 8 nicht entscheiden",
  origin_country: "Ursprungsland: ISO-Code aus 2 oder 3 Buchstaben oder Name",
  tonnage: "Eigenmasse in Tonnen; diese Spalte oder Eigenmasse in kg",
  net_mass_kg: "Eigenmasse in Kilogramm; diese Spalte oder Eigenmasse in t",
  net_mass_lb: "Eigenmasse in Pfund (lb) zu 0,45359237 kg, statt kg oder t",
  mass_unit: "Einheit der Masse daneben, Zeile für Zeile: kg, t oder lb",
  mwh: "Strom (KN 2716 00 00) in MWh, statt einer Masse",
  import: "Tag der Einfuhr; bestimmt Jahr und Zertifikatspreis und geht dem Einfuhrjahr vor",
  import_year: "Einfuhrjahr, wenn der Tag nicht bekannt ist; ohne beides gilt das laufende Jahr",
  client_ref: "Ihre eigene Referenz der Zeile, höchstens 200 Zeichen, unverändert zurückgegeben",
  production_route: "Produktionsweg wie (C), wenn die Ware mehrere hat: siehe Blatt Produktionswege",
  verified_direct_intensity: "geprüfte direkte Emissionen, t CO2e je Tonne Ware",
  verified_indirect_intensity: "geprüfte indirekte Emissionen, t CO2e je Tonne Ware",
  verified_free_allocation:
    "kostenlose Zuteilung laut Prüfbericht (SEFA), t CO2e je Tonne Ware; geht den Richtwerten vor",
  unit_content:
    "wenn geprüfte Werte je Tonne Klinker oder je kg Stickstoff gelten: t Klinker oder kg Stickstoff in einer Tonne Ware",
  reporting_period: "Jahr, für das die geprüften Werte gelten; ohne Angabe das Einfuhrjahr",
  value_id: "ID eines Lieferantenwerts Ihres Kontos, statt der geprüften Werte und ihres Jahres",
  origin_carbon_price_eur_per_t: "im Ursprungsland gezahlter CO2-Preis, EUR je t CO2e",
  assume_cscf: "angenommener sektorübergreifender Korrekturfaktor für 2031 bis 2033, ein Anteil wie 1",
  precursors:
    "Vorprodukte, wie eine JSON-Zeile sie hat, als JSON-Text; [] für Waren ohne solche, eine leere Zelle sagt nichts",
};
