/**
 * French words for what only a part of a code covers.
 */

const parts: Readonly<Record<string, string>> = {
  "calcined clay only (TARIC 2507 00 80 80)": " (argile calcinée uniquement, TARIC 2507 00 80 80)",
};

/** @returns the part of the code that is meant, in parentheses; nothing where the table's words have no translation */
export const partOfCode = (part: string): string => parts[part] ?? "";
