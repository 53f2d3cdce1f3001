/**
 * Findings about certificates that are recorded as surrendered for a year of importation, and the API's sentences about them.
 */
import { certificateCount, type Sentences } from "../sentences.ts";

/** Each kind of finding with what its sentences are made of. */
export interface SurrenderFindings {
  /** Certificates recorded as surrendered for a year beyond what its imports need. */
  readonly surrenderedBeyondDue: {
    readonly year: number;
    readonly surrendered: number;
    readonly due: number;
  };
  /** Certificates recorded as surrendered for a year on days on which it still ran; the last day to surrender for it. */
  readonly surrenderedWhileYearRan: {
    readonly year: number;
    readonly surrendered: number;
    readonly last: string;
  };
  /**
   * Certificates recorded as surrendered for a year by the last day to do so, at most those that are due, and the penalty for the others, EUR;
   * until that day is over those that are recorded so far.
   */
  readonly penaltyBesideSurrender: {
    readonly year: number;
    readonly surrendered: number;
    readonly due: number;
    readonly eur: string;
    readonly last: string;
    readonly isOver: boolean;
  };
  /** A year before of which certificates are left to surrender; what is left of its cost, EUR; `surrendered` is null where it is not known. */
  readonly accruedYearBefore: {
    readonly year: number;
    readonly certificates: number;
    readonly surrendered: number | null;
    readonly eur: string;
  };
}

/** The API's sentences. */
export const surrenderSentences: Sentences<SurrenderFindings> = {
  accruedYearBefore: ({ year, certificates, surrendered, eur }) =>
    `Imports of ${year} need ${certificateCount(certificates)}, ${
      surrendered === null
        ? "and what was surrendered for them is not taken off for an importer"
        : `of which ${surrendered} ${surrendered === 1 ? "is" : "are"} recorded as surrendered`
    }: ${eur} EUR for ${year} stay to be set aside beside this year's total, which is without them (earlier_years).`,
  penaltyBesideSurrender: ({ year, surrendered, due, eur, last, isOver }) =>
    isOver
      ? `The amount is that of a year for which nothing is surrendered. For ${year}, ${surrendered} of ${due} certificates ${
        surrendered === 1 ? "is" : "are"
      } recorded as surrendered by ${last}; for those that were missing then it is ${eur} EUR.`
      : `The amount is that of a year for which nothing is surrendered. For ${year}, ${surrendered} of ${due} certificates ${
        surrendered === 1 ? "is" : "are"
      } recorded as surrendered; for those that are still missing, to be surrendered by ${last}, it is ${eur} EUR.`,
  surrenderedBeyondDue: ({ year, surrendered, due }) =>
    `Recorded as surrendered for ${year}: ${
      certificateCount(surrendered)
    }. The imports of the year need ${due}: check number and year, and whether imports lack; take back what was recorded by mistake.`,
  surrenderedWhileYearRan: ({ year, surrendered, last }) =>
    `Recorded as surrendered for imports of ${year} while that year still ran: ${
      certificateCount(surrendered)
    }. Certificates are surrendered once the year is over, by ${last} (Regulation (EU) 2023/956, Article 22(1)), earlier only after the status is revoked: check the year of importation, and take back what was recorded by mistake.`,
};
