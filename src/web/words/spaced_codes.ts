/** CN codes within sentences of pages, as tariffs print them. */
import { spacedCode } from "./figures.ts";

const code = /^\d{8}$/;

/** @returns the sentence about a finding, with each CN code that the finding names in groups of digits */
export const withSpacedCodes = (sentence: string, finding: Readonly<Record<string, unknown>>): string =>
  Object.values(finding).flat().reduce<string>(
    (text, value) =>
      typeof value === "string" && code.test(value) ? text.replaceAll(value, spacedCode(value)) : text,
    sentence,
  );
