/**
 * Texts that a spreadsheet would run, with an apostrophe before them: at the beginning of a cell, behind whatever nobody sees there, and
 * behind each character at which another spreadsheet would end the cell. Signs are those of the keyboard, full width and small ones.
 */

/** Blanks of any width, marks without one and controls, which nobody sees, and a sign that begins a formula behind them. */
const startsFormula = /^(?:[\t\r]|[\s\p{Cc}\p{Cf}]*[=+\-@\uff0b\uff0d\uff1d\uff20\ufe62\ufe63\ufe66\ufe6b])/u;
const innerFormula =
  /([,;\t\r\n]"*[\u00a0\u2000-\u200f\u2028-\u202f\u2060\u3000\ufeff]*)(?=[=+\-@\uff0b\uff0d\uff1d\uff20\ufe62\ufe63\ufe66\ufe6b])/g;
const guardedFormula =
  /([,;\t\r\n]"*[\u00a0\u2000-\u200f\u2028-\u202f\u2060\u3000\ufeff]*)'('*)(?=[=+\-@\uff0b\uff0d\uff1d\uff20\ufe62\ufe63\ufe66\ufe6b])/g;
const ownGuard =
  /([,;\t]"*[\u00a0\u2000-\u200f\u2028-\u202f\u2060\u3000\ufeff]*)('+)(?=[=+\-@\uff0b\uff0d\uff1d\uff20\ufe62\ufe63\ufe66\ufe6b])/g;

/** A number with its sign and marks, as a credit note has it: nothing of it runs. */
const signedNumber = /^\s{0,9}[-+]\d[\d.,'\u00a0\u202f ]*%?$/;

/**
 * The text with an apostrophe before whatever a spreadsheet would take for a formula. Behind a separator a plain blank is left as it is:
 * sentences have it before a dash.
 */
export const harmless = (text: string): string =>
  (startsFormula.test(text) && !signedNumber.test(text) ? `'${text}` : text).replace(innerFormula, "$1'");

/** A text without the apostrophes that keep a spreadsheet from running what stands behind a separator. */
export const unguarded = (text: string): string => text.replace(guardedFormula, "$1$2");

/** A text as it is read again: an apostrophe of its own, at its beginning or where one would be taken for a guard, is doubled. */
export const doublyGuarded = (text: string): string => text.replace(/^'/, "''").replace(ownGuard, "$1'$2");
