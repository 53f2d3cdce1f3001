/** Facts that the parts of the ledger's page are made of. */
import type { Member } from "../../../../web/page/routes.ts";
import type { ChosenYear } from "../chosen.ts";
import type { LedgerView } from "./ledger_view.ts";

/** A page of the ledger, and whose it is. */
export interface LedgerParts {
  readonly member: Member;
  readonly chosen: ChosenYear;
  readonly view: LedgerView;
}
