/**
 * French sentences about tables of law that operators add, and names of the figures in them.
 */
import type { FigureExample, FolderProblem } from "../../../kernel/findings/law/law_figures.ts";
import type { LawNames, LawRefusalTexts } from "../en/law_refusals.ts";

const figures: LawRefusalTexts["figures"] = {
  total: "valeur par défaut",
  direct: "émissions directes",
  indirect: "émissions indirectes",
  mark_up: "majoration",
  benchmark_column_a: "référentiel, colonne A",
  benchmark_column_b: "référentiel, colonne B",
  cbam_factor: "facteur MACF",
  correction_factor: "facteur de correction",
  electricity: "valeur par défaut de l’électricité",
  annex_i: "règle de l’annexe I",
  goods: "marchandise",
  exempt_origin: "exemption",
  threshold: "seuil",
  printed_total: "valeur par défaut majorée, telle qu’imprimée",
  goods_line: "ligne de marchandises",
  production_route: "filière de production",
  subheading: "sous-position",
  authority: "autorité",
  description: "désignation",
  source: "source",
  notice: "mention",
};

const example = (
  { figure, subject, before, after }: FigureExample,
  { number }: LawNames,
): string =>
  `par exemple ${figures[figure]} ${subject} : avant ${number(before) || "aucune"}, après ${
    number(after) || "aucune"
  }`;

const folders: Readonly<Record<FolderProblem, (found: string) => string>> = {
  noArchive: (found) => `« ${found} » n’est pas une archive ZIP, ou elle est endommagée.`,
  noManifest: (found) =>
    `« ${found} » n’a pas de manifest.json : envoyez une archive ZIP d’un dossier de tables.`,
  tooMany: (found) => `Un dossier de tables a au plus ${found} fichiers.`,
  tooLarge: (found) => `Un dossier de tables fait au plus ${found} Mo.`,
  noText: (found) => `« ${found} » n’est pas de l’UTF-8 valide.`,
};

export const lawRefusals: LawRefusalTexts = {
  figures,
  refusals: {
    lawBroken: () => "Les tables sont inutilisables telles quelles.",
    lawTooEarly: ({ today, found }, { day }) =>
      `Les tables s’appliquent à partir du ${day(found)} : il faut le ${
        day(today)
      } (aujourd’hui) ou un jour plus tard, pour que les réponses déjà données restent ce qu’elles étaient.`,
    versionTaken: ({ version, id }) =>
      `La version ${version} désigne d’autres tables, celles de l’entrée ${id} : donnez-en une autre à celles-ci.`,
    lawThere: ({ version, id }) => `Les tables ${version} sont déjà là avec le même contenu : entrée ${id}.`,
    lawChangesNothing: ({ version }) =>
      `Les tables ${version} ne changent aucune valeur. Les lignes de « goods-lines.csv » et de « precursors-of-unknown-origin.csv », qu’aucune réponse ne lit, ne sont pas comparées : vérifiez vous-même s’il en manque.`,
    noAddition: ({ id }) => `Il n’y a pas d’entrée ${id}.`,
    additionWithdrawn: ({ id, version }) => `L’entrée ${id}, version ${version}, est déjà retirée.`,
    additionNeeded: ({ version }) =>
      `Sans les tables ${version}, d’autres sont inutilisables : retirez d’abord celles-là.`,
    lawMoved: () => "Les tables ont été modifiées au même moment : recommencez.",
    lawUnconfirmed: ({ version }) => `Confirmez que les tables ${version} sont justes.`,
    noLawFolder: ({ problem, found }) => folders[problem](found),
    figuresFarOff: (refusal, say) =>
      `Valeurs plus de trois fois supérieures à celles d’avant, ou inférieures au tiers (${refusal.count}) : ${
        example(refusal, say)
      }.`,
    figuresGone: (refusal, say) =>
      `Valeurs présentes aujourd’hui et absentes ensuite (${refusal.count}) : ${example(refusal, say)}.`,
    reachChanges: (refusal, say) =>
      `Changements de ce que couvre le MACF, ou de la manière de compter (${refusal.count}) : ${
        example(refusal, say)
      }.`,
    originsGone: ({ origins }) =>
      `Pays sans valeurs par défaut propres à partir de là, qui prennent celles de tous les autres : ${
        origins.join(", ")
      }.`,
  },
};
