/**
 * Headings of the Harmonized System of 2022, four digits each. Subheadings are not kept: countries that still apply an older edition
 * have others.
 * @source International Convention on the Harmonized Commodity Description and Coding System, edition of 2022
 */

/** Number of the last heading of each chapter from 01 to 97; 0 for chapter 77, which is reserved. */
const lastHeadings = (
  "6 10 9 10 11 4 14 14 10 8 9 14 2 4 22 5 4 6 5 9 6 9 9 4 30 21 16 53 42 6 5 15 7 7 7 6 7 27 26 17 15 6 4 21 4 2 7 23 11 7 " +
  "13 12 11 8 16 9 5 11 11 6 17 17 10 6 7 3 4 15 14 20 18 29 26 19 8 16 0 6 7 7 13 15 11 87 49 9 16 7 8 33 14 9 7 6 8 20 6"
).split(" ").map(Number);

/** Numbers that are not used below a chapter's last heading. */
const unusedHeadings: ReadonlySet<string> = new Set(
  (
    "0503 0509 1402 1403 1519 2527 2838 2848 2851 4108 4109 4110 4111 4204 4815 5304 6503 6908 " +
    "7012 7414 7416 7417 7803 7805 7906 8004 8005 8006 8107 8469 8520 8803 9009 9203 9204 9501 9502"
  ).split(" "),
);

/** First chapter that countries use as they like. */
const firstNationalChapter = 98;

const chapterDigits = 2;
const headingDigits = 4;

/**
 * Returns the heading of a code that the Harmonized System doesn't have; undefined for one that it has, and for codes of chapters 98 and
 * 99, which are for national use.
 * @param code digits of the Harmonized System, with or without dots
 */
export const unknownHeading = (code: string): string | undefined => {
  const heading = code.slice(0, headingDigits);
  const chapter = Number(heading.slice(0, chapterDigits));
  if (chapter >= firstNationalChapter) return undefined;
  const number = Number(heading.slice(chapterDigits));
  const isKnown = number >= 1 && number <= (lastHeadings[chapter - 1] ?? 0) && !unusedHeadings.has(heading);
  return isKnown ? undefined : heading;
};
