/**
 * English texts of the mails about the threshold.
 */

/** Facts that a mail's sentences are made of, written as the language has them. */
export interface ThresholdMailFacts {
  /** Name of the importer. */
  readonly importer: string;
  /** EORI number of the importer. */
  readonly eori: string;
  /** Calendar year. */
  readonly year: string;
  /** Day with the sum. */
  readonly day: string;
  /** Sum at its end, tonnes. */
  readonly total: string;
  /** The limit, tonnes. */
  readonly limit: string;
  /** True if the year is over: nobody has to apply for anything to go on importing in it. */
  readonly isOver: boolean;
  /** True if the importer neither has the status itself nor has applied for it. */
  readonly lacksStatus: boolean;
}

/** Texts of one mail in one language. */
export interface ThresholdMailTexts {
  /** Subject of the mail. */
  readonly subject: (facts: ThresholdMailFacts) => string;
  /** Paragraphs before the link. */
  readonly paragraphs: (facts: ThresholdMailFacts) => ReadonlyArray<string>;
  /** Name of the link. */
  readonly link: string;
  /** Sentence behind it. */
  readonly closing: string;
}

/** Texts of both mails, and the way in which the language writes numbers and days. */
export interface ThresholdMails {
  /** Mail at 90 % of the limit. */
  readonly warned: ThresholdMailTexts;
  /** Mail when the limit is exceeded. */
  readonly passed: ThresholdMailTexts;
  /** A decimal number as the language writes it, from its digits with a point. */
  readonly number: (digits: string) => string;
  /** A day as the language writes it, from `YYYY-MM-DD`. */
  readonly day: (day: string) => string;
}

const link = "See the year";
const closing =
  "This mail is sent once for each importer and year; corrections that move the day send no other.";

/** Texts of the mails. */
export const thresholdMails: ThresholdMails = {
  warned: {
    subject: ({ importer, limit, year }) => `${importer}: above 90 % of ${limit} t in ${year}`,
    paragraphs: ({ importer, eori, total, limit, day, year, isOver, lacksStatus }) => [
      `By ${day}, ${importer} (${eori}) had imported ${total} t of goods that count for the limit of ${limit} t in ${year}. Authorities see importers above 90 % of it on a list (Regulation (EU) 2023/956, Article 25a(1)).`,
      isOver
        ? `The year is over. Imports of ${year} stay exempt unless what is still recorded of it lifts the sum above the limit: then every import of Annex I goods from 1 January ${year} on falls under all duties (Article 2a(2)).`
        : `Once the limit is exceeded, every import of Annex I goods from 1 January ${year} on falls under all duties (Article 2a(2)), and only an authorised CBAM declarant may go on importing.${
          lacksStatus
            ? " An authorisation usually takes 120 days: apply now unless no more than the rest is to come."
            : ""
        }`,
    ],
    link,
    closing,
  },
  passed: {
    subject: ({ importer, limit, day }) => `${importer}: ${limit} t exceeded on ${day}`,
    paragraphs: ({ importer, eori, total, limit, day, year, isOver }) => [
      `On ${day}, the sum of ${importer} (${eori}) for ${year} reached ${total} t and exceeded the limit of ${limit} t.`,
      `Every import of Annex I goods from 1 January ${year} on falls under all duties (Regulation (EU) 2023/956, Article 2a(2)): declaration and certificates are due for the whole year${
        isOver
          ? "."
          : ", and only an authorised CBAM declarant may import (Articles 4 and 25). Import declarations no longer carry Y137."
      }`,
    ],
    link,
    closing,
  },
  number: (digits) => digits,
  day: (day) => day,
};
