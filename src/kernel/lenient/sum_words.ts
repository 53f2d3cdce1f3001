/** Words by which rows that sum up others are known, in the languages of the Union, and the marks that programs write. */
import { folded } from "./fold.ts";

const words = [
  ["sum", "sums", "total", "totals", "grand total", "subtotal", "sub total", "overall", "carried forward"],
  ["summe", "summen", "gesamt", "gesamtsumme", "insgesamt", "zwischensumme", "teilsumme", "endsumme"],
  ["gesamtergebnis", "ergebnis", "teilergebnis", "ubertrag", "uebertrag", "gesamtgewicht", "gesamtmenge"],
  ["anzahl", "count", "liczba", "aantal"],
  ["totaux", "somme", "total general", "sous total", "total partiel", "a reporter", "ensemble", "cumul"],
  [
    "totale",
    "totali",
    "subtotale",
    "totale generale",
    "totaal",
    "subtotaal",
    "eindtotaal",
    "totales",
    "suma",
    "sumas",
  ],
  [
    "totais",
    "razem",
    "suma koncowa",
    "ogolem",
    "celkem",
    "celkom",
    "soucet",
    "spolu",
    "osszesen",
    "yhteensa",
  ],
  [
    "summa",
    "totalt",
    "i alt",
    "ialt",
    "kokku",
    "kopa",
    "is viso",
    "ukupno",
    "skupno",
    "συνολο",
    "общо",
    "сума",
  ],
].flat();

const sumWords: ReadonlySet<string> = new Set(words);
const longestLabel = 60;

/** Asterisks stand before the totals of lists that SAP writes. */
const marks = /^(?:\*{1,5}|[Σ∑])$/;

/** Place of a word of sums in a text: it is the whole text, its first or last word, or the text has none. */
export type SumWord = "whole" | "part" | undefined;

/** Returns the place of a word of sums in the text. */
export const sumWordIn = (written: string): SumWord => {
  const text = written.trim();
  if (text === "" || text.length > longestLabel) return undefined;
  if (marks.test(text)) return "whole";
  const label = folded(text);
  if (sumWords.has(label)) return "whole";
  const [first = "", ...others] = label.split(" ");
  return sumWords.has(first) || sumWords.has(others.at(-1) ?? "") ? "part" : undefined;
};
