/**
 * Findings about the number surrendered as the basis of a holding, and the API's sentences about them.
 */
import { firstNamed } from "../text/first_named.ts";
import { certificateCount, type NoParts, type Sentences } from "./sentences.ts";

/** Each kind of finding with what its sentences are made of. */
export interface BasisFindings {
  /** No declaration was submitted before the first year of the second basis. */
  readonly noBasisB: { readonly year: number; readonly first: number };
  /** A declaration that the second basis would need. */
  readonly noEarlierDeclaration: { readonly year: number };
  /** Codes and origins that the earlier declaration does not have. */
  readonly pairsNotDeclared: { readonly pairs: ReadonlyArray<string> };
  /** Remark that no act says how a yearly number becomes that of a part of a year. */
  readonly basisBPerTonne: NoParts;
  /** Certificates that were recorded as surrendered for a year, on which the second basis rests. */
  readonly basisBSurrendered: { readonly number: number; readonly year: number };
  /** Values by which the second basis counts a year and that can't be declared: certificates by them, and as the year could be filed. */
  readonly basisBUnproven: { readonly year: number; readonly own: number; readonly fileable: number };
  /** Codes and origins whose returned goods are among the tonnes that the second basis divides by: certificates for the whole year, and without them. */
  readonly basisBReturned: {
    readonly pairs: ReadonlyArray<string>;
    readonly year: number;
    readonly hold: number;
    readonly without: number;
  };
  /** Codes and origins of which nothing but returned goods was declared: the second basis counts them as nothing. */
  readonly basisBOnlyReturned: { readonly pairs: ReadonlyArray<string>; readonly year: number };
}

const act = "Regulation (EU) 2023/956";

/** The API's sentences. */
export const basisSentences: Sentences<BasisFindings> = {
  noBasisB: ({ year, first }) =>
    `In ${year} there is no declaration of the calendar year before: the number surrendered can be the basis from ${first} on.`,
  noEarlierDeclaration: ({ year }) =>
    `The declaration for ${year} is not here: the number surrendered can't be the basis.`,
  pairsNotDeclared: ({ pairs }) =>
    `The earlier declaration lacks ${
      firstNamed(pairs)
    }: the number surrendered can't be the basis, because codes and origins must be the same (${act}, Article 22(2)).`,
  basisBPerTonne: () =>
    "How the number surrendered for a year becomes that of a part of a year is not said: it is counted per tonne of each code and origin.",
  basisBSurrendered: ({ number, year }) =>
    `Basis (b) rests on the ${
      certificateCount(number)
    } recorded as surrendered for ${year}, split by code and origin as the imports of that year could be filed.`,
  basisBUnproven: ({ year, own, fileable }) =>
    `Basis (b) counts imports of ${year} by values that can't be declared as they are recorded: by these the year comes to ${
      certificateCount(own)
    }, as it could be filed to ${
      certificateCount(fileable)
    }. Record the certificates that were surrendered for ${year}, and (b) rests on their number.`,
  basisBReturned: ({ pairs, year, hold, without }) =>
    `Basis (b) divides by all tonnes that were declared for ${year}, returned goods of ${
      firstNamed(pairs)
    } included, and counts none that return now: ${
      certificateCount(hold)
    } for all imports of the year. Divided by the other tonnes it would be ${
      certificateCount(without)
    }. The act doesn't say which (${act}, Article 22(2)): hold the higher number, or ask your authority.`,
  basisBOnlyReturned: ({ pairs, year }) =>
    `Nothing but returned goods was declared for ${year} of ${
      firstNamed(pairs)
    }: basis (b) counts their imports as nothing. Basis (a) counts them by default values.`,
};
