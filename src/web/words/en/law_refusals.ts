/**
 * English sentences about tables of law that operators add, and names of the figures in them.
 */
import {
  type FigureExample,
  type FolderProblem,
  type LawFigure,
  lawFigures,
} from "../../../kernel/findings/law/law_figures.ts";
import type { Refusals } from "../../../kernel/findings/refusals.ts";

/** Refusals that are about tables of law. */
export type LawRefusal =
  | "lawBroken"
  | "lawTooEarly"
  | "versionTaken"
  | "lawThere"
  | "lawChangesNothing"
  | "noAddition"
  | "additionWithdrawn"
  | "additionNeeded"
  | "lawMoved"
  | "lawUnconfirmed"
  | "noLawFolder"
  | "figuresFarOff"
  | "figuresGone"
  | "reachChanges"
  | "originsGone";

/** Days and decimals as the language writes them. */
export interface LawNames {
  readonly day: (day: string) => string;
  /** Decimals with the language's mark; texts that are none as they are. */
  readonly number: (text: string) => string;
}

/** One language's sentences about tables of law. */
export interface LawRefusalTexts {
  /** Names of figures. */
  readonly figures: Readonly<Record<LawFigure, string>>;
  readonly refusals: {
    readonly [Kind in LawRefusal]: (refusal: Refusals[Kind], say: LawNames) => string;
  };
}

const example = (
  { figure, subject, before, after }: FigureExample,
  { number }: LawNames,
): string =>
  `such as ${lawFigures[figure]} ${subject}: ${number(before) || "none"} before, ${
    number(after) || "none"
  } after`;

const folders: Readonly<Record<FolderProblem, (found: string) => string>> = {
  noArchive: (found) => `${found} is no ZIP archive, or a damaged one.`,
  noManifest: (found) => `${found} has no manifest.json: send a ZIP archive of one folder of tables.`,
  tooMany: (found) => `A folder of tables has at most ${found} files.`,
  tooLarge: (found) => `A folder of tables has at most ${found} MB.`,
  noText: (found) => `${found} is not valid UTF-8.`,
};

export const lawRefusals: LawRefusalTexts = {
  figures: lawFigures,
  refusals: {
    lawBroken: () => "The tables can't be used as they are.",
    lawTooEarly: ({ today, found }, { day }) =>
      `The tables are in force from ${day(found)}: it must be ${
        day(today)
      } (today) or later, so that what was answered before stays as it was.`,
    versionTaken: ({ version, id }) =>
      `The version ${version} stands for other tables, those of entry ${id}: give these another one.`,
    lawThere: ({ version, id }) =>
      `The tables ${version} are there already, with the same content: entry ${id}.`,
    lawChangesNothing: ({ version }) =>
      `The tables ${version} change no figure. Rows of goods-lines.csv and precursors-of-unknown-origin.csv, which no answer reads, are not compared: check yourself whether some are gone.`,
    noAddition: ({ id }) => `There is no entry ${id}.`,
    additionWithdrawn: ({ id, version }) => `Entry ${id}, version ${version}, was withdrawn already.`,
    additionNeeded: ({ version }) =>
      `Without the tables ${version} others can't be used: withdraw those first.`,
    lawMoved: () => "Others changed the tables at the same time: try again.",
    lawUnconfirmed: ({ version }) => `Confirm that the tables ${version} are right.`,
    noLawFolder: ({ problem, found }) => folders[problem](found),
    figuresFarOff: (refusal, say) =>
      `Figures that are more than three times what they were, or less than a third (${refusal.count}): ${
        example(refusal, say)
      }.`,
    figuresGone: (refusal, say) =>
      `Figures that are missing and are there now (${refusal.count}): ${example(refusal, say)}.`,
    reachChanges: (refusal, say) =>
      `Changes of what CBAM reaches, or how it counts (${refusal.count}): ${example(refusal, say)}.`,
    originsGone: ({ origins }) =>
      `Countries without default values of their own from then on, which take those of all others: ${
        origins.join(", ")
      }.`,
  },
};
