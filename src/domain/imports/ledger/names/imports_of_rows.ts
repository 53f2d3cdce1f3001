/**
 * Imports that the import rows of a call stand for, one row for one import: two rows of one file never were one import, but where its other
 * rows tell so. A row may say what several imports said under its number at some time, and is theirs only as far as the other rows leave them
 * to it. Decision 0236.
 */
import { inStepsOf, type Steps } from "../../../../kernel/steps.ts";
import type { SentLedgerEntry } from "../entry.ts";
import { liveImportNamed } from "../live.ts";
import type { RecordedLedger } from "../recorded.ts";
import { matchedInSteps } from "./matching.ts";
import type { RowsAlike } from "./rows_alike.ts";
import type { ToldByCall } from "./told_by_call.ts";

/** Rows that say the same and each stand for an import of their own, with the imports that ever said it. */
interface OwnRows {
  /** The rows in the order of the call; behind them those that may be an earlier row's import once more, then those that its import was in the way of. */
  readonly rows: ReadonlyArray<SentLedgerEntry>;
  /** Number of the rows that come before those. */
  readonly sure: number;
  /** Ids of the imports, in the order of recording, the one that has the number now before all others. */
  readonly claim: ReadonlyArray<string>;
  /** True if an import that has the number now says the same. */
  readonly isPresent: boolean;
}

const ownRows = (
  ledger: RecordedLedger,
  { rows, ofImport }: RowsAlike,
  { repeated, doubtful, heldBy }: ToldByCall,
): OwnRows | undefined => {
  const held = rows.filter(({ id }) => heldBy.has(id));
  const free = rows.filter(({ id }) => !heldBy.has(id));
  const sure = free.filter(({ id }) => !doubtful.has(id));
  const own = [...sure, ...free.filter(({ id }) => doubtful.has(id) && !repeated.has(id)), ...held];
  const [first] = own;
  if (first === undefined || ofImport.size === 0) return undefined;
  const holding = liveImportNamed(ledger, first);
  const isPresent = holding !== undefined &&
    ofImport.get(holding.id)?.some(({ id }) => id === holding.entry.id) === true;
  return {
    rows: own,
    sure: sure.length,
    claim: [...new Set([...(isPresent ? [holding.id] : []), ...ofImport.keys()])],
    isPresent,
  };
};

/** The ids of the imports that rows are given: those of present numbers have theirs first, those that repeat another row last. */
function* given(groups: ReadonlyArray<OwnRows>): Steps<ReadonlyMap<OwnRows, ReadonlyArray<string>>> {
  const sure = groups.filter((group) => group.sure > 0);
  const inTurn = [
    ...sure.filter(({ isPresent }) => isPresent),
    ...sure.filter(({ isPresent }) => !isPresent),
    ...groups.flatMap((group) => group.rows.slice(1, group.sure).map(() => group)),
    ...groups.flatMap((group) => group.rows.slice(group.sure).map(() => group)),
  ];
  const matched = yield* matchedInSteps(inTurn.map(({ claim }) => claim));
  const found = new Map<OwnRows, Array<string>>();
  yield* inStepsOf(inTurn, (group, at) => {
    const id = matched[at];
    if (id === undefined) return;
    const ids = found.get(group);
    if (ids === undefined) found.set(group, [id]);
    else ids.push(id);
  });
  return found;
}

/**
 * Returns, in steps, the ids of the imports that rows of the call stand for, as the ledger is before the call, by the ids of the rows; none for
 * a row that is left over when every import is some row's, or that the call itself tells to be an import once more.
 */
export function* importsOfRows(
  ledger: RecordedLedger,
  groups: ReadonlyArray<RowsAlike>,
  told: ToldByCall,
): Steps<ReadonlyMap<string, string>> {
  const own: Array<OwnRows> = [];
  yield* inStepsOf(groups, (group) => {
    const rows = ownRows(ledger, group, told);
    if (rows !== undefined) own.push(rows);
  });
  const importOf = new Map<string, string>();
  const positionOf = (id: string) => ledger.places.get(id)?.position ?? 0;
  for (const [{ rows }, ids] of yield* given(own)) {
    yield;
    const inOrder = ids.toSorted((one, other) => positionOf(one) - positionOf(other));
    for (const [at, id] of inOrder.entries()) importOf.set(rows[at]?.id ?? "", id);
  }
  return importOf;
}
