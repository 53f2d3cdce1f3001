/**
 * Sentences about how a field is written, and about what was found there, in the languages that the pages' own catalogues lack.
 */
import type { LinkLanguage } from "./texts.ts";

/** Sentences behind the one that names a mistake. */
export interface WrittenTexts {
  /** A text of so many characters. */
  readonly characters: (most: number) => string;
  /** Choices, by their words. */
  readonly choices: (words: ReadonlyArray<string>) => string;
  /** Text that stands there. */
  readonly found: (written: string) => string;
}

/** The sentences of each language. */
export const writtenTexts: Readonly<Record<LinkLanguage, WrittenTexts>> = {
  zh: {
    characters: (most) => `最多 ${most} 个字符。`,
    choices: (words) => `可选：${words.join("；")}。`,
    found: (written) => `您填写的是“${written}”。`,
  },
  tr: {
    characters: (most) => `En fazla ${most} karakter.`,
    choices: (words) => `Seçenekler: ${words.join("; ")}.`,
    found: (written) => `Yazdığınız: “${written}”.`,
  },
  hi: {
    characters: (most) => `अधिकतम ${most} अक्षर।`,
    choices: (words) => `विकल्प: ${words.join("; ")}।`,
    found: (written) => `आपने लिखा: “${written}”।`,
  },
};
