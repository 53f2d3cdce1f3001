/**
 * How a term of a calculation is made, for people: the terms by their names on the page.
 */
import { periodName } from "../words/figures.ts";
import type { Language } from "../words/language.ts";
import type { CalculatorTexts } from "../../features/cbam/texts/en/calculator.ts";
import { reworded, type Rule } from "./rule.ts";

const germanRules: ReadonlyArray<Rule> = [
  [/^goods line (.+), the country's table$/, (line) => `Warenzeile ${line}, Tabelle des Landes`],
  [
    /^goods line (.+), other countries and territories$/,
    (line) => `Warenzeile ${line}, übrige Länder und Gebiete`,
  ],
  [/^goods line (.+), the European Union$/, (line) => `Warenzeile ${line}, Europäische Union`],
  [/^share added to the default value$/, () => "Anteil, der zum Standardwert kommt"],
  [/^default, marked up, for information$/, () => "Standardwert mit Aufschlag, zur Information"],
  [
    /^as the act prints it, rounded to its decimals$/,
    () => "wie der Rechtsakt ihn druckt, auf dessen Nachkommastellen gerundet",
  ],
  [/^as the verification report states it$/, () => "wie im Prüfbericht"],
  [/^(?:in)?direct per functional unit$/, () => "wie geprüft"],
  [/^clinker in a tonne of goods$/, () => "Klinker je Tonne Ware"],
  [/^nitrogen in a tonne of goods$/, () => "Stickstoff je Tonne Ware"],
  [/^direct$/, () => "wie geprüft"],
  [/^indirect$/, () => "wie geprüft oder nach Standardwert"],
  [/^what certificates are counted on$/, () => "wonach sich die Zertifikate bemessen"],
  [/^net mass$/, () => "wie angegeben"],
  [/^energy$/, () => "wie angegeben"],
  [/^CBAM factor (\d+)$/, (year) => `CBAM-Faktor ${year}`],
  [/^cross-sectoral correction factor (\d+)$/, (year) => `sektorübergreifender Korrekturfaktor ${year}`],
  [
    /^cross-sectoral correction factor (\d+), assumed$/,
    (year) => `sektorübergreifender Korrekturfaktor ${year}, angenommen`,
  ],
  [/^column (\w), route default$/, (column) => `Spalte ${column}, vom Produktionsweg unabhängig`],
  [/^column (\w), route (.+)$/, (column, route) => `Spalte ${column}, Produktionsweg ${route}`],
  [/^price of (.+)$/, (period) => `Preis: ${periodName(period, "de")}`],
  [/^carbon price paid in the country of origin$/, () => "im Ursprungsland gezahlter CO₂-Preis"],
];

const englishRules: ReadonlyArray<Rule> = [
  [/^price of (.+)$/, (period) => `price of ${periodName(period, "en")}`],
];

/** A formula of terms: names, numbers, signs. */
const formula = /^(?:[a-z_]+|\d+|[x+,()-]|min|max|\s)+$/;

const formulaFor = (factor: string, { terms, formulaWords }: CalculatorTexts): string => {
  const names: ReadonlyMap<string, string> = new Map(Object.entries({ ...terms, ...formulaWords }));
  return factor.replace(/[a-z_]+/g, (word) => word === "x" ? "×" : names.get(word) ?? word)
    .replace(/ - /g, " − ");
};

/** @returns the rule of the term in the language; undefined where there is no wording */
export const traceWords = (
  factor: string,
  language: Language,
  texts: CalculatorTexts,
): string | undefined => {
  const own = reworded(language === "de" ? germanRules : englishRules, factor);
  if (own !== undefined) return own;
  if (/_| x /.test(factor) && formula.test(factor)) return formulaFor(factor, texts);
  return language === "en" ? factor : undefined;
};
