/**
 * English sentences of the pages about single values: the API's where it doesn't speak to programs.
 */
import { type ValueFindings, valueSentences as api } from "../../../kernel/findings/values.ts";
import type { PageSentences } from "../page_sentences.ts";
import { englishChoice, englishExpected } from "./expected.ts";
import { englishNumber, shownInEnglish } from "./shown.ts";

export const englishValues: PageSentences<ValueFindings> = {
  ...api,
  wrong: ({ expected, found, write }, label) =>
    `${label} must be ${englishExpected(expected)}, found ${shownInEnglish(found)}${
      write === undefined ? "" : `: write ${englishChoice(write)}`
    }.`,
  missing: ({ expected }, label) =>
    expected === undefined || (expected.form !== undefined && expected.form.is !== "choice")
      ? `${label} is missing.`
      : `${label} is missing: it must be ${englishExpected(expected)}.`,
  unknown: (_, label) => `There is nothing called “${label}” here: leave it out.`,
  excluded: ({ by }, label, { nameOf }) => `${label} and ${nameOf(by)} exclude each other: give one of them.`,
  codeWithTaric: ({ write, taric }, label) =>
    `${label} must be a CN code of 8 digits: write ${write}, and ${taric} as the TARIC code where there is one, which tells these goods from others of that code.`,
  codeAsNumber: ({ write }, label) => `${label} must be a CN code of 8 digits as text: write ${write}.`,
  numberInQuotes: ({ found }, label) => `${label} must be a number, found the text ${shownInEnglish(found)}.`,
  figureInQuotes: ({ expected, text }, label) =>
    `${label} must be ${englishExpected(expected)}, found the text "${text}".`,
  tooLarge: ({ limit, found }, label) =>
    `${label} must be a number below ${englishNumber(limit)}, found ${englishNumber(found)}.`,
  emptyText: (_, label) => `${label} is missing.`,
  emptyOptional: ({ expected }, label) =>
    `${label} is empty: leave it out, or give ${englishExpected(expected)}.`,
  emptyLines: ({ most }, label) => `${label}: fill in 1 to ${most} lines.`,
  emptyDocuments: ({ valid }, label) =>
    `${label}: choose at least one of ${valid.map(englishChoice).join(", ")}.`,
};
