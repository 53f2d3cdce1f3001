/**
 * English texts of the page that answers which document code a line needs.
 */

export const codes = {
  title: "Which document code?",
  lead:
    "Each line of an import declaration with goods of Annex I needs one of these codes (measure 775 of the tariff), or must not be released.",
  start: "You get",
  gives: [
    "the code for the line, with its reference",
    "why it is this code, and the act that says so",
    "the days on which it holds",
  ],
  ask: "Show the code",
  day: "Day of release",
  expects: "The importer expects to stay at or below this year’s threshold",
  expectsHint:
    "Only then is Y137 possible; electricity and hydrogen are never exempt. A ledger of the importer that is above the threshold counts more.",
  byDeclarant: "As the declarant is: another company represents indirectly",
  massHint: "Counts for the threshold, together with the importer’s ledger.",
};

/** The texts that every language has. */
export type CodesTexts = typeof codes;
