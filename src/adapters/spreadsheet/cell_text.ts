/** Escapes of characters that XML has no place for. */

/** The text with `_xHHHH_` read as the character that it stands for (ISO/IEC 29500-1, 22.9.2.19). */
export const escapesRead = (text: string): string =>
  text.includes("_x")
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    : text;
