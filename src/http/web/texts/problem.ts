/**
 * Texts of the pages about kinds of problems.
 */
import type { InLanguages } from "../language.ts";

interface ProblemTexts {
  readonly kicker: string;
  readonly status: (status: number) => string;
  readonly headers: string;
}

export const problemTexts: InLanguages<ProblemTexts> = {
  en: {
    kicker: "A kind of problem that the API answers with",
    status: (status) => `HTTP status ${status}`,
    headers: "Headers",
  },
  de: {
    kicker: "Eine Art von Fehler, mit der die API antwortet",
    status: (status) => `HTTP-Status ${status}`,
    headers: "Kopfzeilen",
  },
};
