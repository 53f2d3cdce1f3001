/** Outcomes of the rows of a sheet. */
import type { AppendResult } from "../../../../domain/imports/ledger/append.ts";
import { refusalIssues } from "../../../../application/imports/sent/refused_entries.ts";
import type { SentEntry } from "../../../../application/imports/sent/sent_entries.ts";
import type { ImportsAnswer } from "../../../../contract/answers/imports.ts";
import { rowFindings } from "../../../../domain/imports/figures/calculation_notes.ts";
import type { ReferenceTables } from "../../../../domain/cbam/law/reference.ts";
import { lacksDeclarant, rowsWithoutDeclarant } from "../../../../domain/imports/declaration/undeclared.ts";
import type { Declarant } from "../../../../domain/imports/people/declarant.ts";
import type { LedgerEntry, SentLedgerEntry } from "../../../../domain/imports/ledger/entry.ts";
import { headingsOf } from "../../../../http/wire/table/columns/column_set.ts";
import type { Finding } from "../../../../kernel/findings/finding.ts";
import type { Issue } from "../../../../kernel/issue.ts";
import { type PageNames, pageSentence } from "../../../../web/issue_sentences/page_sentence.ts";
import type { Language } from "../../../../web/words/language.ts";
import { type AddedRow, changeFindings, laterFindings } from "../../records/entry_results.ts";
import { importTable } from "../../table/import_table.ts";
import { findingSentence } from "../sentences.ts";

/** A row that is refused, with the sentences that say why. */
export interface RefusedRow {
  /** Number of the row in the file. */
  readonly row: number;
  readonly sentences: ReadonlyArray<string>;
}

/** A sentence about rows that are not refused. */
export interface RowsNote {
  readonly sentence: string;
  /** Number of rows that it is about. */
  readonly rows: number;
}

/** A row whose import was corrected, cancelled or given another declaration or item after it was recorded. */
export interface LaterRow {
  /** Number of the row in the file. */
  readonly row: number;
  readonly change: "correction" | "cancellation" | "moved";
  /** Id of the entry that holds. */
  readonly entry: string;
}

/** Numbers of rows by what becomes of them. */
export type SheetSummary = (typeof ImportsAnswer.Type)["summary"];

/** Outcomes of all rows of a sheet. */
export interface RowOutcomes {
  readonly summary: SheetSummary;
  readonly refused: ReadonlyArray<RefusedRow>;
  /** The first ones that are not refused. */
  readonly first: ReadonlyArray<LedgerEntry>;
  /** Rows that the ledger has, and that no longer hold. */
  readonly later: ReadonlyArray<LaterRow>;
  /** Sentences about those that are not refused, each once. */
  readonly notes: ReadonlyArray<RowsNote>;
}

/** Names of the columns. */
export const sheetNames = (language: Language): PageNames => {
  const nameOf = (name: string): string => headingsOf(importTable, name, language)[0] ?? name;
  return { language, nameOf, labelOf: nameOf };
};

/** Returns sentences about the sheet, which name its columns. */
export const sheetSentences = (issues: ReadonlyArray<Issue>, language: Language): ReadonlyArray<string> =>
  issues.map((issue) => pageSentence(issue, sheetNames(language)));

const firstRows = 5;

/** The tables of law that rows are looked at by, and the account's declarant with the importer's own EORI number. */
export interface OutcomeTerms {
  readonly tables: ReferenceTables;
  readonly own: Declarant | undefined;
}

/** No declaration has an import without a declarant; one that a correction leaves is told by that. */
const declarantFindings = (
  entry: LedgerEntry,
  { declarantLeft }: AddedRow,
  { tables, own }: OutcomeTerms,
): ReadonlyArray<Finding> =>
  declarantLeft === undefined && lacksDeclarant(tables, entry) ? rowsWithoutDeclarant(1, own) : [];

/** Sentences about findings, each once: two findings may differ in what the sentence leaves out. */
const eachOnce = (findings: ReadonlyArray<Finding>, language: Language): ReadonlyArray<RowsNote> => {
  const rows = new Map<string, number>();
  for (const alike of Map.groupBy(findings, (finding) => JSON.stringify(finding)).values()) {
    for (const finding of alike.slice(0, 1)) {
      const sentence = findingSentence(finding, language);
      rows.set(sentence, (rows.get(sentence) ?? 0) + alike.length);
    }
  }
  return [...rows].map(([sentence, rows]) => ({ sentence, rows }));
};

type UnchangedRow = Extract<AppendResult, { readonly result: "unchanged" }>;

/** The row's import where an entry after it holds by now, which is not a row of the sheet. */
const laterRows = (
  row: number,
  entry: SentLedgerEntry,
  { later }: UnchangedRow,
  ofSheet: ReadonlySet<string>,
): ReadonlyArray<LaterRow> =>
  (ofSheet.has(later?.id ?? "") ? [] : laterFindings(entry, later)).map((found) => ({
    row,
    change: found.kind === "movedEntry" ? "moved" : found.change,
    entry: found.entry,
  }));

/** Outcomes of the rows; those that could be read take theirs in order. */
export const outcomesOf = (
  rows: ReadonlyArray<SentEntry>,
  appended: ReadonlyArray<AppendResult>,
  terms: OutcomeTerms & { readonly language: Language },
): RowOutcomes => {
  const { language } = terms;
  const summary = { total: rows.length, added: 0, unchanged: 0, refused: 0 };
  const refused: Array<RefusedRow> = [];
  const first: Array<LedgerEntry> = [];
  const noted: Array<Finding> = [];
  const later: Array<LaterRow> = [];
  const ofSheet = new Set(appended.flatMap((each) => each.result === "unchanged" ? [each.id] : []));
  let at = 0;
  for (const { index, raw, entry, issues, findings } of rows) {
    const appending = entry === undefined ? undefined : appended[at++];
    const result = appending?.result ?? "refused";
    summary[result]++;
    if (entry !== undefined && result !== "refused") {
      if (first.length < firstRows) first.push(entry);
      if (appending?.result === "unchanged") {
        later.push(...laterRows(raw.number ?? index + 1, entry, appending, ofSheet));
      }
      if (appending?.result === "added") {
        noted.push(...findings, ...declarantFindings(entry, appending, terms), ...changeFindings(appending));
        noted.push(
          ...(appending.doubts ?? []),
          ...rowFindings(entry.facts, appending.calculationNotes ?? []),
        );
      }
      continue;
    }
    const why = appending?.result === "refused" ? refusalIssues(raw.naming, appending) : issues;
    refused.push({ row: raw.number ?? index + 1, sentences: sheetSentences(why, language) });
  }
  return { summary, refused, first, later, notes: eachOnce(noted, language) };
};
