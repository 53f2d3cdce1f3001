/** Facts that the parts of the page for the declaration are made of. */
import type { LiveImport } from "../../../../domain/imports/ledger/live.ts";
import type { DeclarantYear } from "../../../../domain/imports/year/declarant_year.ts";
import type { Member } from "../../../../web/page/routes.ts";
import type { ChosenYear } from "../chosen.ts";

/** A declarant's year on its page. */
export interface DeclarationParts {
  readonly member: Member;
  readonly chosen: ChosenYear;
  readonly year: DeclarantYear<LiveImport>;
}
