/**
 * The fonts that documents are printed with: Noto Sans for each script, as TrueType files of npm packages under the
 * SIL Open Font License. A file is read by a worker when the first document needs it.
 */

/** The fonts, in the order in which they are asked for a character. */
export const families = [
  "latin",
  "hebrew",
  "arabic",
  "thai",
  "lao",
  "georgian",
  "armenian",
  "tamil",
  "ethiopic",
  "chinese",
  "traditional",
  "japanese",
  "korean",
] as const;
export type Family = typeof families[number];

/** A font's files, and how it is set. */
export interface FontFiles {
  /** file: URLs. The same one twice where bold text is the regular one with its outline drawn. */
  readonly regular: string;
  readonly bold: string;
  /** From one baseline to the next, as a part of the font size. */
  readonly lineHeight: number;
  /** BCP 47 tag of the language that its letters are read in, where they tell one. */
  readonly language?: string;
}

const noto = (name: string, lineHeight: number, language?: string, boldWeight = "700Bold"): FontFiles => {
  const file = (weight: string) => {
    const fontName = name.split("-").map(titleCase).join("");
    return import.meta.resolve(`@expo-google-fonts/noto-${name}/${weight}/Noto${fontName}_${weight}.ttf`);
  };
  return {
    ...{ regular: file("400Regular"), bold: file(boldWeight), lineHeight },
    ...(language !== undefined && { language }),
  };
};

const titleCase = (word: string) =>
  word.length === 2 ? word.toUpperCase() : word[0]?.toUpperCase() + word.slice(1);

/** The large fonts have one weight here: a second would cost each worker another ten megabytes. */
const oneWeight = "400Regular";

export const fontFiles: Readonly<Record<Family, FontFiles>> = {
  latin: noto("sans", 1.22),
  hebrew: noto("sans-hebrew", 1.22, "he"),
  arabic: noto("sans-arabic", 1.5, "ar"),
  thai: noto("sans-thai", 1.46, "th"),
  lao: noto("sans-lao", 1.46, "lo"),
  georgian: noto("sans-georgian", 1.22, "ka"),
  armenian: noto("sans-armenian", 1.22, "hy"),
  tamil: noto("sans-tamil", 1.4, "ta"),
  ethiopic: noto("sans-ethiopic", 1.3, "am"),
  chinese: noto("sans-sc", 1.24, "zh-Hans", oneWeight),
  traditional: noto("sans-tc", 1.24, "zh-Hant", oneWeight),
  japanese: noto("sans-jp", 1.24, "ja", oneWeight),
  korean: noto("sans-kr", 1.24, "ko", oneWeight),
};
