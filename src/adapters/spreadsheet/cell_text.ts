/** Escapes of characters that XML has no place for. */

/** The text with `_xHHHH_` read as the character that it stands for (ISO/IEC 29500-1, 22.9.2.19). */
export const escapesRead = (text: string): string =>
  text.includes("_x")
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    : text;

/**
 * The text as a cell has it, so that it is read as it was: `_xHHHH_` stands for a character, and two that XML has no place for are
 * written so; the writer does so with control characters. ISO/IEC 29500-1, 22.9.2.19; XML 1.0, section 2.2.
 */
export const writtenText = (text: string): string =>
  text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_")
    .replace(/[\ufffe\uffff]/g, (one) => `_x${one.charCodeAt(0).toString(16).toUpperCase()}_`);
