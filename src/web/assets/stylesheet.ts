/**
 * The one style sheet: what every page shares, then the parts of the features, then what printing changes of both.
 */
import choices from "../style/choices.css" with { type: "text" };
import base from "../style/base.css" with { type: "text" };
import forms from "../style/forms.css" with { type: "text" };
import largeLetters from "../style/large_letters.css" with { type: "text" };
import notices from "../style/notices.css" with { type: "text" };
import print from "../style/print.css" with { type: "text" };
import records from "../style/records.css" with { type: "text" };
import shell from "../style/shell.css" with { type: "text" };
import tables from "../style/tables.css" with { type: "text" };
import tokens from "../style/tokens.css" with { type: "text" };

/** @returns the sheet without its comments and what white space it doesn't need */
const compact = (css: string): string =>
  css.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\n\s*/g, "\n").replace(/\n+/g, "\n").trim();

/**
 * @param ofFeatures the features' own parts, in the order in which they build on each other
 * @returns the whole sheet
 */
export const stylesheet = (ofFeatures: ReadonlyArray<string>): string =>
  compact(
    [tokens, base, shell, forms, choices, notices, tables, records, ...ofFeatures, largeLetters, print].join(
      "\n",
    ),
  );
