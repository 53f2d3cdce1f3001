/**
 * German sentences about tables of law that operators add, and names of the figures in them.
 */
import type { FigureExample, FolderProblem } from "../../../kernel/findings/law/law_figures.ts";
import type { LawNames, LawRefusalTexts } from "../en/law_refusals.ts";

const figures: LawRefusalTexts["figures"] = {
  total: "Standardwert",
  direct: "direkte Emissionen",
  indirect: "indirekte Emissionen",
  mark_up: "Aufschlag",
  benchmark_column_a: "Benchmark, Spalte A",
  benchmark_column_b: "Benchmark, Spalte B",
  cbam_factor: "CBAM-Faktor",
  correction_factor: "Korrekturfaktor",
  electricity: "Standardwert für Strom",
  annex_i: "Regel des Anhangs I",
  goods: "Ware",
  exempt_origin: "Ausnahme",
  threshold: "Schwelle",
  printed_total: "Standardwert mit Aufschlag, wie gedruckt",
  goods_line: "Warenzeile",
  production_route: "Produktionsroute",
  subheading: "Unterposition",
  authority: "Behörde",
  description: "Beschreibung",
  source: "Quelle",
  notice: "Hinweis",
};

const example = (
  { figure, subject, before, after }: FigureExample,
  { number }: LawNames,
): string =>
  `etwa ${figures[figure]} ${subject}: vorher ${number(before) || "keiner"}, danach ${
    number(after) || "keiner"
  }`;

const folders: Readonly<Record<FolderProblem, (found: string) => string>> = {
  noArchive: (found) => `„${found}“ ist kein ZIP-Archiv oder beschädigt.`,
  noManifest: (found) =>
    `„${found}“ hat keine manifest.json: Senden Sie ein ZIP-Archiv eines Ordners mit Tabellen.`,
  tooMany: (found) => `Ein Ordner mit Tabellen hat höchstens ${found} Dateien.`,
  tooLarge: (found) => `Ein Ordner mit Tabellen hat höchstens ${found} MB.`,
  noText: (found) => `„${found}“ ist kein gültiges UTF-8.`,
};

export const lawRefusals: LawRefusalTexts = {
  figures,
  refusals: {
    lawBroken: () => "Die Tabellen sind so nicht zu gebrauchen.",
    lawTooEarly: ({ today, found }, { day }) =>
      `Die Tabellen gelten ab dem ${day(found)}: Es muss der ${
        day(today)
      } (heute) oder ein späterer Tag sein, damit bleibt, was bis dahin geantwortet wurde.`,
    versionTaken: ({ version, id }) =>
      `Die Version ${version} steht für andere Tabellen, die des Eintrags ${id}: Geben Sie diesen eine andere.`,
    lawThere: ({ version, id }) =>
      `Die Tabellen ${version} sind mit demselben Inhalt schon da: Eintrag ${id}.`,
    lawChangesNothing: ({ version }) =>
      `Die Tabellen ${version} ändern keinen Wert. Zeilen von „goods-lines.csv“ und „precursors-of-unknown-origin.csv“, die keine Antwort liest, werden nicht verglichen: Prüfen Sie selbst, ob welche fehlen.`,
    noAddition: ({ id }) => `Einen Eintrag ${id} gibt es nicht.`,
    additionWithdrawn: ({ id, version }) =>
      `Der Eintrag ${id}, Version ${version}, ist schon zurückgenommen.`,
    additionNeeded: ({ version }) =>
      `Ohne die Tabellen ${version} sind andere nicht zu gebrauchen: Nehmen Sie zuerst diese zurück.`,
    lawMoved: () => "Andere haben die Tabellen gleichzeitig geändert: Versuchen Sie es noch einmal.",
    lawUnconfirmed: ({ version }) => `Bestätigen Sie, dass die Tabellen ${version} richtig sind.`,
    noLawFolder: ({ problem, found }) => folders[problem](found),
    figuresFarOff: (refusal, say) =>
      `Werte, die mehr als dreimal so hoch sind wie vorher oder weniger als ein Drittel (${refusal.count}): ${
        example(refusal, say)
      }.`,
    figuresGone: (refusal, say) =>
      `Werte, die es jetzt gibt und die dann fehlen (${refusal.count}): ${example(refusal, say)}.`,
    reachChanges: (refusal, say) =>
      `Änderungen daran, was unter CBAM fällt oder wie es zählt (${refusal.count}): ${
        example(refusal, say)
      }.`,
    originsGone: ({ origins }) =>
      `Länder, die dann keine eigenen Standardwerte mehr haben und die aller anderen nehmen: ${
        origins.join(", ")
      }.`,
  },
};
