/** Findings about the document code of a line of an import declaration, and the API's sentences about them. */
import { plainText } from "../../decimal.ts";
import type { NoParts, Sentences } from "../sentences.ts";

/** Each kind of finding with what its sentences are made of. */
export interface CodeFindings {
  /** A code that was read in a page that quotes the Commission, not in an act. */
  readonly codeBySecondarySource: { readonly code: string };
  /** A code without its reference. */
  readonly noCodeReference: { readonly code: string; readonly reference: string };
  /** Goods that must not be released, and who needs the status: the declarant where no importer is named; `isNamed` where one is named. */
  readonly mustNotBeReleased: {
    readonly day: string;
    readonly who: "importer" | "representative" | "declarant";
    readonly isNamed: boolean;
    readonly state: string | null;
    readonly neverExempt: boolean;
    readonly expectsToStayBelow: boolean;
    /** Why an application lets no imports go on: it came late, or the code for it has ended; null without one. */
    readonly application: { readonly why: "late" | "ended"; readonly last: string } | null;
  };
  /** Origins of Annex III, which the measure leaves out. */
  readonly noCodeOfAnnexIII: NoParts;
  /** Open question of law: the amendment of a declaration with the code of small quantities once the threshold is passed. */
  readonly deMinimisAmended: NoParts;
  /** A line above the limit of its year, tonnes: no small quantity, whatever the importer expects. */
  readonly lineAboveLimit: { readonly year: number; readonly mass: number; readonly limit: number };
}

/** The API's sentences. */
export const codeSentences: Sentences<CodeFindings> = {
  codeBySecondarySource: ({ code }) =>
    `The code ${code} was read in notices of customs that quote the Commission, not in an act: check it in the tariff.`,
  noCodeReference: ({ code, reference }) =>
    `The code ${code} needs its reference (${reference}), which is not known here: ${
      reference === "procedure" ? "give it with the goods placed" : "record it with the declarant"
    }.`,
  mustNotBeReleased: ({ day, who, isNamed, state, neverExempt, expectsToStayBelow, application }) =>
    `The goods must not be released on ${day}: ${
      isNamed
        ? `the ${who === "representative" ? "indirect representative" : who} ${
          state === null ? "has not applied for the status" : `has the status ${state}`
        }`
        : "no declarant is named"
    }${
      application === null
        ? ""
        : application.why === "late"
        ? ` (imports go on only for who applied by ${application.last}, Article 17(7a))`
        : ` (the code of pending applications could be used until ${application.last})`
    }, and ${
      neverExempt
        ? "electricity and hydrogen know no threshold"
        : who === "representative"
        ? `${
          isNamed ? "it" : "an indirect representative"
        } needs the status before it imports anything, also below the threshold`
        : expectsToStayBelow
        ? "no code of the table is valid on that day"
        : "the importer is not expected to stay at or below the threshold"
    } (Regulation (EU) 2023/956, Articles 4${who === "representative" ? ", 5(1a)" : ""} and 25(1)).`,
  noCodeOfAnnexIII: () =>
    "No code is needed for origins of Annex III: the measure of the tariff leaves them out. This is a reading.",
  deMinimisAmended: () =>
    "Whether a declaration with Y137 must be amended once the threshold is passed is not known: use it only while the importer does not expect to pass it.",
  lineAboveLimit: ({ year, mass, limit }) =>
    `The line alone comes to ${plainText(mass)} t, above the limit of ${
      plainText(limit)
    } t of ${year}: Y137 is not possible, whatever is expected (Regulation (EU) 2023/956, Article 2a(1) and (2)).`,
};
