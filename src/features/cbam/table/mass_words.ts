/** Words for masses in headings of tables: those that need a unit behind them, and gross masses, which are no net ones. */
import type { Headings, UnitWords } from "../../../http/wire/table/column_set.ts";

/** Words for a mass, to be followed by a unit: `Net mass (kg)`, `Eigenmasse in kg`. Alone they name no unit. */
const massWords: Headings = {
  en: ["Net mass", "Net weight", "Quantity", "Nett weight", "Net wt.", "Total net weight", "Total net mass"],
  de: [
    "Eigenmasse",
    "Nettomasse",
    "Nettogewicht",
    "Gewicht netto",
    "Netto",
    "Menge",
    "Netto-Gewicht",
    "Nettogew.",
    "NTGEW",
  ],
  fr: ["Masse nette", "Poids net", "Quantité"],
  other: [
    "Massa netta",
    "Peso netto",
    "Quantità",
    "Masa neta",
    "Peso neto",
    "Cantidad",
    "Masa netto",
    "Waga netto",
    "Ilość",
    "Nettomassa",
    "Netto massa",
    "Hoeveelheid",
    "Massa líquida",
    "Peso líquido",
    "Quantidade",
  ],
};

/** Words for a gross mass, which is asked about: CBAM counts the net mass. */
const grossWords: Headings = {
  en: ["Gross mass", "Gross weight", "Gross wt.", "Gross", "Total gross weight", "Total gross mass"],
  de: [
    "Rohmasse",
    "Bruttomasse",
    "Bruttogewicht",
    "Gewicht brutto",
    "Brutto",
    "Rohgewicht",
    "Brutto-Gewicht",
    "BRGEW",
  ],
  fr: ["Masse brute", "Poids brut"],
  other: [
    "Massa lorda",
    "Peso lordo",
    "Masa bruta",
    "Peso bruto",
    "Masa brutto",
    "Waga brutto",
    "Brutomassa",
    "Brutogewicht",
    "Bruto gewicht",
    "Brutto massa",
    "Massa bruta",
  ],
};

/** Units that may follow a word for a mass, with the column that they make of it. */
const massUnits: Readonly<Record<string, "net_mass_kg" | "tonnage">> = {
  kg: "net_mass_kg",
  kgs: "net_mass_kg",
  kgm: "net_mass_kg",
  kilogram: "net_mass_kg",
  kilograms: "net_mass_kg",
  kilogramm: "net_mass_kg",
  kilogrammes: "net_mass_kg",
  t: "tonnage",
  to: "tonnage",
  tne: "tonnage",
  tonne: "tonnage",
  tonnes: "tonnage",
  tonnen: "tonnage",
};

/** Words for a mass with the units that make columns of them. */
export const unitWords: UnitWords = { words: massWords, units: massUnits, gross: grossWords };
