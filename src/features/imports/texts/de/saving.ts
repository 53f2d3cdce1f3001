/**
 * German texts of savings: cost by default values beside that by a value, and the break-even between them.
 */
import type { SavingTexts } from "../en/saving.ts";

export const saving: SavingTexts = {
  ofValues: "Was die Werte sparen",
  ofOne: {
    value: {
      title: "Was der Wert spart",
      cost: "Kosten nach diesem Wert",
      emissions: (unit) => `Emissionen nach diesem Wert, t CO₂e je ${unit}`,
    },
    import: {
      title: "Was die tatsächlichen Werte sparen",
      cost: "Kosten nach den tatsächlichen Werten",
      emissions: (unit) => `Tatsächliche Emissionen, t CO₂e je ${unit}`,
    },
  },
  per: (cost, unit) => `${cost} je ${unit}`,
  byDefault: "Kosten nach Standardwerten",
  byValue: "Kosten nach dem Wert",
  saved: "Ersparnis",
  extra: "Mehrkosten",
  breakEven: "Gleichheits\u00adschwelle",
  breakEvenPer: (unit) => `Gleichheitsschwelle, t CO₂e je ${unit}`,
  at: (price, period) => `Bei einem Zertifikatspreis von ${price} (${period}).`,
  meaning: "Ein Wert unter der Gleichheitsschwelle kostet weniger als der Standardwert.",
  aboveDefault: (value) =>
    `Die Schwelle liegt über dem Standardwert von ${value}, weil die kostenlose Zuteilung mit tatsächlichen Werten höher ist als mit Standardwerten.`,
  nothingByDefault:
    "Nach Standardwerten ist nichts fällig: Die Schwelle ist die kostenlose Zuteilung mit tatsächlichen Werten.",
  beforePaid:
    "Die Schwelle lässt den CO₂-Preis außer Acht, der im Ursprungsland bezahlt wurde und nur bei geprüften Werten abgezogen wird: Auch ein Wert etwas darüber kann noch sparen.",
  how: "Wie die Gleichheitsschwelle berechnet wird",
  inWords:
    "Sie ist die kostenlose Zuteilung mit tatsächlichen Werten und dazu, was der Standardwert zu bezahlen übrig lässt: der Standardwert mit Aufschlag abzüglich seiner eigenen kostenlosen Zuteilung, mindestens 0.",
  ownSymbol: "tatsächlich",
  defaultSymbol: "Standard",
  argument: "; ",
  ownFree: "Kostenlose Zuteilung mit tatsächlichen Werten",
  marked: "Standardwert mit Aufschlag",
  defaultFree: "Kostenlose Zuteilung mit Standardwerten",
  unit: (unit) => `t CO₂e je ${unit}`,
  unitOfMany: "t CO₂e je Tonne (bei Strom je MWh)",
  eurOfMany: "EUR je Tonne (bei Strom je MWh)",
  above: "über dem Standardwert",
  precursorsToCome:
    "Solange der Lieferant seine Vorläuferstoffe nicht genannt hat, fehlt ihre kostenlose Zuteilung: Sie können die Schwelle nur erhöhen.",
  none: "Über die Ersparnis lässt sich nichts sagen:",
  withdrawn: "Der Wert ist zurückgezogen: Keine Einfuhr nimmt ihn mehr.",
};
