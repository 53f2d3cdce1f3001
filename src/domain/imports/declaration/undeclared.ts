/**
 * Imports under the duties that name no declarant, of importers whose declarant a declaration is of: no declaration has
 * them, and figures of the declarant lack them. Regulation (EU) 2023/956, Articles 5 and 6(2). Decision 0265.
 */
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import { type Decimal, plus, toJsonNumber, zero } from "../../../kernel/decimal.ts";
import { inStepsOf, type Steps } from "../../../kernel/steps.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import type { ReferenceTables } from "../../cbam/law/reference.ts";
import { quantityOf } from "../figures/shipments.ts";
import type { AppendResult } from "../ledger/append.ts";
import { type FiguredImport, idsOf } from "../ledger/alike.ts";
import type { LedgerEntry } from "../ledger/entry.ts";
import { standingOf, unknownGoods } from "../ledger/standing.ts";
import type { Declarant } from "../people/declarant.ts";
import { isUnderDuties } from "./dutiable.ts";
import type { MissingItem } from "./missing.ts";

/** Finding about imports of a year that name no declarant. */
export type UndeclaredFinding = Extract<ImportFinding, { readonly kind: "undeclaredImports" }>;

/** Imports of a year that name no declarant, and what decides whether they fall under the duties. */
export interface UndeclaredQuestion {
  /** Calendar year of release. */
  readonly year: number;
  /** Tables of law. */
  readonly tables: ReferenceTables;
  /** Live imports of the year without a declarant. */
  readonly imports: ReadonlyArray<FiguredImport>;
  /** The day on which each importer passed the threshold of the year, by its id. */
  readonly passedOn: ReadonlyMap<string, CalendarDay>;
}

/** Returns whether an import is in scope, or of digits that no goods have, which a declaration asks about too. */
const mayBeInScope = (tables: ReferenceTables, facts: Parameters<typeof standingOf>[1]): boolean => {
  const standing = standingOf(tables, facts);
  return standing === "in_scope" || unknownGoods(tables, facts, standing) !== undefined;
};

/**
 * Returns what is missing for the imports without a declarant that fall under the duties, in steps: one item with their number, tonnes and
 * MWh; undefined where there are none.
 * @source Regulation (EU) 2023/956, Articles 2a, 5 and 6(2)(a)
 */
export function* undeclaredItem(
  { year, tables, imports, passedOn }: UndeclaredQuestion,
): Steps<MissingItem & { readonly finding: UndeclaredFinding } | undefined> {
  const ids: Array<string> = [];
  let [tonnes, mwh]: [Decimal, Decimal] = [zero, zero];
  yield* inStepsOf(imports, (live) => {
    const { facts } = live.entry;
    if (!mayBeInScope(tables, facts) || !isUnderDuties(tables, { live }, passedOn)) return;
    const { quantity, unit } = quantityOf(facts);
    if (unit === "t") tonnes = plus(tonnes, quantity);
    else mwh = plus(mwh, quantity);
    for (const id of idsOf(live)) ids.push(id);
  });
  if (ids.length === 0) return undefined;
  const amounts = { tonnes: toJsonNumber(tonnes), mwh: toJsonNumber(mwh) };
  return { finding: { kind: "undeclaredImports", year, imports: ids.length, ...amounts }, imports: ids };
}

/** Returns the finding about imports without a declarant among what is missing; empty where there are none. */
export const undeclaredIn = (
  { missing }: { readonly missing: ReadonlyArray<MissingItem> },
): ReadonlyArray<ImportFinding> =>
  missing.flatMap(({ finding }) => finding.kind === "undeclaredImports" ? [finding] : []);

/**
 * Returns whether a recorded entry is one that a declaration lacks until somebody names its declarant: in scope, or of digits that no
 * goods have, and without one.
 * @source Regulation (EU) 2023/956, Articles 5 and 6(2)
 */
export const lacksDeclarant = (
  tables: ReferenceTables,
  { declarantId, kind, facts }: Pick<LedgerEntry, "declarantId" | "kind" | "facts">,
): boolean => declarantId === null && kind !== "cancellation" && mayBeInScope(tables, facts);

/**
 * Returns the number of a call's entries that the ledger has without a declarant, in steps; what a correction leaves out is told of its row,
 * and what holds since another.
 * @param appended outcome of each entry
 */
export function* numberWithoutDeclarant(
  tables: ReferenceTables,
  entries: ReadonlyArray<Pick<LedgerEntry, "declarantId" | "kind" | "facts">>,
  appended: ReadonlyArray<AppendResult>,
): Steps<number> {
  let number = 0;
  yield* inStepsOf(entries, (entry, at) => {
    const found = appended[at];
    const isHeld = found?.result === "added"
      ? found.declarantLeft === undefined
      : found?.result === "unchanged" && found.later === undefined;
    if (isHeld && lacksDeclarant(tables, entry)) number++;
  });
  return number;
}

/** Returns the finding about rows of a call that name no declarant; empty where there are none. */
export const rowsWithoutDeclarant = (
  rows: number,
  own: Pick<Declarant, "id" | "name"> | undefined,
): ReadonlyArray<ImportFinding> =>
  rows === 0 ? [] : [{
    kind: "rowsWithoutDeclarant",
    rows,
    own: own === undefined ? null : { id: own.id, name: own.name },
  }];
