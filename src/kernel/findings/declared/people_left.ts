/**
 * Findings about what is left out of who declares an import, and how, and the API's sentences about them: by a correction, which says
 * all of the import anew, or by a line.
 */
import type { NoParts, Sentences } from "../sentences.ts";

/** Each kind of finding with what its sentences are made of. */
export interface LeftPeopleFindings {
  /** A correction without a declarant of an import that had one. */
  readonly declarantLeft: { readonly declarant: string };
  /** A correction without a representation, which is `own` then, of an import that was recorded with another one. */
  readonly representationLeft: { readonly representation: "direct" | "indirect" };
  /** A line without a declarant of an importer that has the status itself. */
  readonly statusLeft: NoParts;
  /** An importer without a member state, and no indirect representative said to be there. */
  readonly memberStateLeft: NoParts;
}

/** The API's sentences. */
export const leftPeopleSentences: Sentences<LeftPeopleFindings> = {
  declarantLeft: ({ declarant }) =>
    `Neither the correction nor its call names a declarant: the import had ${declarant} and is in nobody's declaration now. To give it back send a correction with declarant ${declarant} and its representation.`,
  representationLeft: ({ representation }) =>
    `Neither the correction nor its call says the representation: the import had ${representation} and has own now, by which another may owe for it. To give it back send a correction with representation ${representation}.`,
  statusLeft: () =>
    "The importer is a declarant itself and may import by its own status on that day: name it as the declarant, and the line has the code of that status.",
  memberStateLeft: () =>
    "No member state is recorded for the importer: one that is established outside the Union has an indirect representative as its declarant, who needs the status before the first import, below the threshold too (Regulation (EU) 2023/956, Article 5(1a) and (2)).",
};
