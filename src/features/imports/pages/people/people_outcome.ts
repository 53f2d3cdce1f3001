/** Outcome of a form of the page for importers and declarants. */
import type { Member } from "../../../../web/page/routes.ts";
import type { ChosenYear } from "../chosen.ts";
import type { FormErrors } from "../sentences.ts";

/** The forms of the page, by what they record. */
export const peopleForms = ["importer", "declarant", "state"] as const;
export type PeopleForm = typeof peopleForms[number];

/** Choice of the form of an importer that stands for no member state. */
export const outsideTheUnion = "outside";

/** A form that could not be carried out as it stands. */
export interface PeopleOutcome {
  /** The form that was sent. */
  readonly form?: PeopleForm;
  readonly values?: ReadonlyMap<string, string>;
  readonly errors?: FormErrors;
  /** True of a form about a company that was changed since its page was made. */
  readonly isChanged?: boolean;
  /** Sentence about what was recorded. */
  readonly done?: string | undefined;
}

/** Facts that the parts of the page are made of. */
export interface PeopleParts {
  readonly member: Member;
  readonly chosen: ChosenYear;
  readonly told: PeopleOutcome;
}
