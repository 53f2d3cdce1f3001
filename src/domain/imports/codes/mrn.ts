/**
 * Doubts about a movement reference number beside the release: whose office can have given it, and when. Decision 0255.
 * @source Delegated Regulation (EU) 2015/2446, Annex B, data element 12 01 001 000
 */
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import { memberStates } from "../../../kernel/member_states.ts";
import { yearOf } from "../../../kernel/time/calendar.ts";
import type { ImportFacts, SentLedgerEntry } from "../ledger/entry.ts";

/** Number and release of an entry. */
export interface NumberedRelease extends Pick<SentLedgerEntry, "kind" | "mrn"> {
  /** Day of release. */
  readonly facts: Pick<ImportFacts, "releasedOn">;
}

/** Letters beside the states' own: Greece by the Union's letters, Northern Ireland, whose offices apply the Union's customs law. */
const otherOffices = ["EL", "XI"];

/** Years by which number and release may differ: accepted before the turn of the year, or told by a supplementary declaration after it. */
const mostYearsApart = 1;

const century = 2000;

/**
 * Returns the doubts about the number of an entry that is recorded: letters that no office of the Union has, and a year that is further
 * from the release than its neighbours. None of a cancellation, which repeats what it removes.
 */
export const mrnFindings = (
  { kind, mrn, facts: { releasedOn } }: NumberedRelease,
): ReadonlyArray<ImportFinding> => {
  if (kind === "cancellation") return [];
  const year = century + Number(mrn.slice(0, 2));
  const country = mrn.slice(2, 4);
  return [
    ...(memberStates.includes(country) || otherOffices.includes(country)
      ? []
      : [{ kind: "mrnOfNoOffice", mrn, letters: country } as const]),
    ...(Math.abs(year - yearOf(releasedOn)) <= mostYearsApart
      ? []
      : [{ kind: "mrnOfOtherYear", mrn, year, released: releasedOn } as const]),
  ];
};
