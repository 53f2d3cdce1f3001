/** Words as people write them, made comparable: case, accents and punctuation don't count. */

/** Lower-case words with single spaces between them: `Côte-d'Ivoire` is `cote d ivoire`, `Maße` is `masse`. */
export const folded = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss")
    .replace(/[^\p{L}\p{N}]+/gu, " ").trim();

const umlauts: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };

/** Folded text with German umlauts spelled out: `Türkei` is `tuerkei`. */
export const foldedWithUmlautsSpelled = (text: string): string =>
  folded(text.normalize("NFC").toLowerCase().replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter));
