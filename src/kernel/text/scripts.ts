/**
 * Scripts of letters, for sentences about texts that can't be printed.
 * @source ISO 15924, as Unicode's property Script has it
 */

/** Scripts of living languages, and some that catalogues quote, by their codes. */
const codes = [
  ...["Arab", "Armn", "Bali", "Beng", "Bopo", "Cakm", "Cans", "Cham", "Cher", "Copt", "Cyrl", "Deva", "Ethi"],
  ...["Geor", "Gujr", "Guru", "Hani", "Java", "Kali", "Khmr", "Knda", "Lana", "Laoo", "Limb", "Lisu", "Mlym"],
  ...["Mong", "Mtei", "Mymr", "Nkoo", "Olck", "Orya", "Rohg", "Saur", "Sinh", "Sund", "Sylo", "Syrc", "Tale"],
  ...["Talu", "Taml", "Tavt", "Telu", "Tfng", "Thaa", "Tibt", "Vaii", "Yiii"],
];

const scripts = codes.map((code) => ({ code, letters: new RegExp(`\\p{Script=${code}}`, "u") }));

/**
 * Returns the name of the script that the character is a letter or mark of, in a language: `Khmer`; undefined for signs.
 * @param language BCP 47 tag of the name
 */
export const scriptName = (character: string, language: string): string | undefined => {
  const first = String.fromCodePoint(character.codePointAt(0) ?? 0);
  const code = scripts.find(({ letters }) => letters.test(first))?.code;
  return code === undefined
    ? undefined
    : new Intl.DisplayNames(language, { type: "script" }).of(code) ?? code;
};
