/**
 * German sentences about verified values: what they were converted from, their reporting period, and slips.
 */
import type { Rule } from "./rule.ts";

const decimal = (text: string): string => text.replace(".", ",");

const functionalUnits: Readonly<Record<string, string>> = {
  "tonne of clinker": "je Tonne Klinker",
  "kilogram of nitrogen": "je Kilogramm Stickstoff",
};

const act = "Durchführungsverordnung (EU) 2025/2547";

export const germanVerified: ReadonlyArray<Rule> = [
  [
    /^The verified intensities are given per (.+): with ([\d.]+) (k?)\S+ of \w+ in a tonne .* are ([\d.]+) tCO2e .*$/,
    (per, content, kilo, embedded) =>
      `Die geprüften Werte sind ${functionalUnits[per] ?? ""} angegeben: Bei ${decimal(content)} ${
        kilo === "" ? "t Klinker" : "kg Stickstoff"
      } je Tonne Ware sind es ${decimal(embedded)} t CO₂e je Tonne Ware (${act}, Artikel 4).`,
  ],
  [
    /^CBAM factor, correction factor and benchmarks are those of the reporting period (\d+), .* year of import (\d+): .*$/,
    (period, year) =>
      `CBAM-Faktor, Korrekturfaktor und Benchmarks sind die des Berichtszeitraums ${period}, der Aufschlag der des Einfuhrjahrs ${year}: Für den Berichtszeitraum muss ausreichend belegt sein, dass die Ware ${period} hergestellt wurde (${act}, Artikel 7 Absatz 1).`,
  ],
  [
    /^The free allocation is the verified one of ([\d.]+) tCO2e .* period (\d+): no benchmark was used(, and .*)?\.$/,
    (allocation, period, precursors) =>
      `Die kostenlose Zuteilung ist die geprüfte von ${
        decimal(allocation)
      } t CO₂e je Tonne Ware; sie gilt für den Berichtszeitraum ${period}. Benchmarks${
        precursors === "" ? "" : " und die angegebenen Vorläuferstoffe"
      } zählen nicht.`,
  ],
  [
    /^The verified intensity of ([\d.]+) tCO2e per (\w+) is more than three times the default value with mark-up, ([\d.]+): .*$/,
    (intensity, unit, usual) =>
      `Der geprüfte Wert von ${decimal(intensity)} t CO₂e je ${
        unit === "MWh" ? "MWh" : "Tonne"
      } ist mehr als dreimal so hoch wie der Standardwert mit Aufschlag, ${
        decimal(usual)
      }: Prüfen Sie die Einheit und das Komma.`,
  ],
  [
    /^The free allocation of ([\d.]+) tCO2e per tonne of goods is above the verified intensity of ([\d.]+): .*$/,
    (allocation, intensity) =>
      `Die kostenlose Zuteilung von ${
        decimal(allocation)
      } t CO₂e je Tonne Ware liegt über dem geprüften Wert von ${
        decimal(intensity)
      }: Ein geprüfter Wert muss auch die Emissionen der Vorläuferstoffe enthalten (Verordnung (EU) 2023/956, Anhang IV, Nummer 3).`,
  ],
  [
    /^The carbon price paid, ([\d.]+) EUR per tCO2e, .* certificate price of ([\d.]+) EUR: .*$/,
    (paid, price) =>
      `Der gezahlte CO₂-Preis von ${
        decimal(paid)
      } EUR je t CO₂e ist mehr als dreimal so hoch wie der Zertifikatspreis von ${
        decimal(price)
      } EUR: Prüfen Sie, ob es ein Preis je Tonne CO₂e ist und kein Betrag.`,
  ],
];
