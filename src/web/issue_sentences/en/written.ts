/**
 * English sentences of the pages about values as they stand on customs papers.
 */
import { type WrittenFindings, writtenSentences as api } from "../../../kernel/findings/written.ts";
import { shown } from "../../../kernel/text/shown.ts";
import type { PageSentences } from "../page_sentences.ts";
import { shownInEnglish } from "./shown.ts";

export const englishWritten: PageSentences<WrittenFindings> = {
  ...api,
  noCode: ({ digits, found }, label) =>
    `${label} must be a CN code of 8 digits, such as 7208 39 00, or a TARIC code of 10; found ${
      shown(found)
    }${digits === undefined ? "" : `, which has ${digits}`}.`,
  noCountry: ({ found, like }, label) =>
    `${label} must be a country by its name or ISO code, such as China or CN; found ${shown(found)}.${
      like === undefined ? "" : ` Did you mean ${like}?`
    }`,
  noDay: ({ found }, label) => `${label} must be a date such as 15.02.2026; found ${shown(found)}.`,
  noDayBeforeMonth: ({ found }, label) =>
    `${label} must be a date such as 15.02.2026, day before month: the calendar has no such day; found ${
      shown(found)
    }.`,
  fractionOrThousands: ({ whole, fraction, found }, label) =>
    `${label} could be ${whole} or a fraction: write ${whole} or ${fraction}; found ${shown(found)}.`,
  unsaidComma: ({ found }, label) =>
    `${label} has a decimal comma: choose the decimal mark of the table; found ${shown(found)}.`,
  precursorJson: ({ found }, label) =>
    `${label} must list precursors as the answers of the service write them, or [] for goods without any; found ${
      shown(found)
    }.`,
  noText: ({ found }, label) => `${label} must be text; found ${shownInEnglish(found)}.`,
  secondMass: ({ member }, label, { nameOf }) =>
    `${label}: the row already has a mass, ${nameOf(member)}. Give one of them.`,
};
