/**
 * German sentences about the precursors of complex goods, and inputs of a free allocation where there is none.
 */
import type { Rule } from "./rule.ts";

const numberOf = (index: string): string => String(Number(index) + 1);

const countedAs: Readonly<Record<string, string>> = {
  "as it was given": " Ihre kostenlose Zuteilung zählt hier wie angegeben.",
  "by its benchmark of column B": " Ihre kostenlose Zuteilung zählt hier nach dem Benchmark der Spalte B.",
};

const idle: Readonly<Record<string, string>> = {
  "The precursors": "bleiben die Vorläuferstoffe",
  "The precursors and the free allocation given for them":
    "bleiben die Vorläuferstoffe und die für sie angegebene kostenlose Zuteilung",
  "The verified free allocation": "bleibt die geprüfte kostenlose Zuteilung",
  "The assumed correction factor": "bleibt der angenommene Korrekturfaktor",
};

export const germanPrecursors: ReadonlyArray<Rule> = [
  [
    /^(The .+) ha(?:ve|s) no effect: (?:in (\d+) .*|electricity .*)\.$/,
    (what, year) =>
      `Ohne Wirkung ${idle[what] ?? ""}: ${
        year === ""
          ? "Für Strom gibt es keine kostenlose Zuteilung."
          : `Im Jahr ${year} gibt es keine kostenlose Zuteilung mehr.`
      }`,
  ],
  [
    /^precursors\/(\d+): ([\d.]+) t of (\d+) per tonne of goods is unusually much: .*$/,
    (index, share, code) =>
      `Vorläuferstoff ${numberOf(index)}: ${
        share.replace(".", ",")
      } t ${code} je Tonne Ware sind ungewöhnlich viel. Prüfen Sie das Verhältnis: Es ist keine Masse.`,
  ],
  [
    /^precursors\/(\d+): (\d+) was made in .* should not include its emissions\.(?: Its free allocation is counted here (.+)\.)?$/,
    (index, code, how) =>
      `Vorläuferstoff ${
        numberOf(index)
      } (${code}) stammt aus der Union oder einem ausgenommenen Land. Nach Anhang IV, Nummer 3, der Verordnung (EU) 2023/956 zählt ein solcher nicht: Der geprüfte Wert sollte seine Emissionen nicht enthalten.${
        countedAs[how] ?? ""
      }`,
  ],
];
