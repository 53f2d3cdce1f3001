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
  "chinese",
  "japanese",
  "korean",
] as const;
export type Family = typeof families[number];

/** A font's files, and how far its lines reach from the baseline. */
export interface FontFiles {
  /** file: URLs. */
  readonly regular: string;
  readonly bold: string;
  /** Parts of the font size. */
  readonly ascent: number;
  readonly descent: number;
}

const noto = (name: string, ascent: number, descent: number, boldWeight = "700Bold"): FontFiles => {
  const file = (weight: string) => {
    const fontName = name.split("-").map(titleCase).join("");
    return import.meta.resolve(`@expo-google-fonts/noto-${name}/${weight}/Noto${fontName}_${weight}.ttf`);
  };
  return { regular: file("400Regular"), bold: file(boldWeight), ascent, descent };
};

const titleCase = (word: string) =>
  word.length === 2 ? word.toUpperCase() : word[0]?.toUpperCase() + word.slice(1);

/** The three large fonts have one weight here: a second would cost each worker another ten megabytes. */
const oneWeight = "400Regular";

export const fontFiles: Readonly<Record<Family, FontFiles>> = {
  latin: noto("sans", 0.96, 0.26),
  hebrew: noto("sans-hebrew", 0.96, 0.26),
  arabic: noto("sans-arabic", 1.05, 0.5),
  thai: noto("sans-thai", 1.12, 0.36),
  chinese: noto("sans-sc", 0.96, 0.28, oneWeight),
  japanese: noto("sans-jp", 0.96, 0.28, oneWeight),
  korean: noto("sans-kr", 0.96, 0.28, oneWeight),
};
