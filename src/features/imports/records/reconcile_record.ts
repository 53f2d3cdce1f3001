/**
 * A table of customs against the ledger, as it leaves.
 */
import type { CustomsTable, DaySpan, ReconciledTable } from "../../../application/imports/customs_table.ts";
import type { ReconcileAnswer } from "../../../contract/answers/import_books.ts";
import { quantityOf } from "../../../domain/imports/figures/shipments.ts";
import { standingOf } from "../../../domain/imports/ledger/standing.ts";
import type { CustomsRow, KnownImport } from "../../../domain/imports/reconcile/compared_fields.ts";
import { type Match, quantityDifference } from "../../../domain/imports/reconcile/reconcile.ts";
import type { ReferenceTables } from "../../../domain/cbam/law/reference.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import { mapInSteps, type Steps } from "../../../kernel/steps.ts";
import { quantity as exactly, sentences } from "./figures.ts";

type Answer = typeof ReconcileAnswer.Type;
type Row = Answer["results"][number];
type Side = NonNullable<Row["sent"]>;

const sideOfRow = (row: CustomsRow): Side => ({
  eori: row.eori,
  cbam_account: row.account,
  mrn: row.mrn,
  item: row.item,
  cn_code: row.cnCode,
  taric_code: row.taricCode,
  quantity: exactly(row.quantity),
  unit: row.unit,
  origin_country: row.origin,
  release_date: row.releasedOn,
  procedure: row.procedure,
});

const sideOfImport = ({ live: { entry }, eori, account }: KnownImport): Side => {
  const { quantity, unit } = quantityOf(entry.facts);
  return {
    eori,
    cbam_account: account,
    mrn: entry.mrn,
    item: entry.item,
    cn_code: entry.facts.cnCode,
    taric_code: entry.facts.taricCode,
    quantity: exactly(quantity),
    unit,
    origin_country: entry.facts.origin,
    release_date: entry.facts.releasedOn,
    procedure: entry.facts.procedure,
  };
};

const unmatched = (
  row: number,
  result: "missing_in_ledger" | "refused",
): Omit<Row, "sent" | "issues"> => ({
  row,
  result,
  import: null,
  entry_id: null,
  differing: [],
  quantity_difference: null,
  ledger: null,
});

const matchedRow = (
  { known }: ReconciledTable,
  { row, importId, differing: fields }: Match,
): Row | undefined => {
  const found = known.get(importId);
  if (found === undefined) return undefined;
  const difference = quantityDifference(row, found);
  return {
    row: row.row,
    result: fields.length === 0 ? "matched" as const : "differing" as const,
    import: importId,
    entry_id: found.live.entry.id,
    differing: fields,
    quantity_difference: difference === undefined ? null : exactly(difference),
    sent: sideOfRow(row),
    ledger: sideOfImport(found),
    issues: [],
  };
};

const notesOf = ({ refused }: CustomsTable, span: DaySpan | undefined): ReadonlyArray<ImportFinding> => [
  ...(span === undefined ? [] : [{ kind: "spanOfTable", ...span } as const]),
  { kind: "dayOfCustoms" },
  ...(refused.length === 0
    ? []
    : [{ kind: "rowsNotRead", rows: refused.length, isCompared: span !== undefined } as const]),
];

/** The record, one result for each row of the table, made in steps. */
export function* reconcileRecord(
  table: CustomsTable,
  found: ReconciledTable,
  { span, tables }: { readonly span: DaySpan | undefined; readonly tables: ReferenceTables },
): Steps<Omit<Answer, "importer" | "declarant" | "as_of">> {
  const matched = yield* mapInSteps(
    [...found.matched, ...found.differing],
    (match) => matchedRow(found, match),
  );
  const missingRows = yield* mapInSteps(found.missingInLedger, (row): Row => ({
    ...unmatched(row.row, "missing_in_ledger"),
    sent: sideOfRow(row),
    issues: [],
  }));
  const results: ReadonlyArray<Row> = [
    ...matched.filter((row) => row !== undefined),
    ...missingRows,
    ...table.refused.map(({ row, issues }): Row => ({ ...unmatched(row, "refused"), sent: null, issues })),
  ].sort((a, b) => a.row - b.row);
  const unsent = found.missingInTable.flatMap((id) => found.known.get(id) ?? []);
  const missing = yield* mapInSteps(unsent, (each) => ({
    import: each.live.id,
    entry_id: each.live.entry.id,
    standing: standingOf(tables, each.live.entry.facts),
    ledger: sideOfImport(each),
  }));
  return {
    from: span?.from ?? null,
    to: span?.to ?? null,
    summary: {
      rows: results.length,
      matched: found.matched.length,
      differing: found.differing.length,
      missing_in_ledger: found.missingInLedger.length,
      missing_in_table: missing.length,
      refused: table.refused.length,
    },
    results,
    missing_in_table: missing,
    notes: sentences(notesOf(table, span)),
  };
}
