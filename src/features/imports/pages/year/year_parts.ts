/** Facts that the parts of the page of a year are made of. */
import type { Member } from "../../../../web/page/routes.ts";
import type { Declarant } from "../../../../domain/imports/people/declarant.ts";
import type { ChosenYear } from "../chosen.ts";
import type { YearView } from "./year_view.ts";

/** Contents of a page of a year. */
export interface YearParts {
  readonly member: Member;
  readonly chosen: ChosenYear;
  readonly view: YearView;
}

/** Returns the part of an address that names the declarant whose duties are shown. */
export const declarantOf = (declarant: Declarant | undefined): Readonly<Record<string, string>> =>
  declarant === undefined ? {} : { declarant: declarant.id };
