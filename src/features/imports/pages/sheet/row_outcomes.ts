/** What becomes of the rows of a sheet: how many are recorded, and what is to be said of others. */
import { refusalIssues } from "../../../../application/imports/sent/refused_entries.ts";
import type { SentEntry } from "../../../../application/imports/sent/sent_entries.ts";
import type { ImportsAnswer } from "../../../../contract/answers/imports.ts";
import type { AppendResult } from "../../../../domain/imports/ledger/append.ts";
import type { LedgerEntry } from "../../../../domain/imports/ledger/entry.ts";
import { headingsOf } from "../../../../http/wire/table/columns/column_set.ts";
import type { ImportFinding } from "../../../../kernel/findings/imports.ts";
import type { Issue } from "../../../../kernel/issue.ts";
import { type PageNames, pageSentence } from "../../../../web/issue_sentences/page_sentence.ts";
import type { Language } from "../../../../web/words/language.ts";
import { laterFindings } from "../../records/entry_results.ts";
import { importTable } from "../../table/import_table.ts";
import { findingSentences } from "../sentences.ts";

/** A row with the sentences that say why it is refused, or what became of it since it was recorded. */
export interface RowSentences {
  /** Number of the row in the file. */
  readonly row: number;
  readonly sentences: ReadonlyArray<string>;
}

/** A finding about rows that are not refused. */
export interface RowsNote {
  readonly finding: ImportFinding;
  /** Number of rows that it is about. */
  readonly rows: number;
}

/** Numbers of rows by what becomes of them. */
export type SheetSummary = (typeof ImportsAnswer.Type)["summary"];

/** What becomes of rows. */
export interface RowOutcomes {
  readonly summary: SheetSummary;
  readonly refused: ReadonlyArray<RowSentences>;
  /** Rows that were recorded before, and that another entry than those of the sheet corrected, cancelled or moved since. */
  readonly changed: ReadonlyArray<RowSentences>;
  /** The first ones that are not refused. */
  readonly first: ReadonlyArray<LedgerEntry>;
  /** Findings about those that are not refused, each once. */
  readonly notes: ReadonlyArray<RowsNote>;
}

/** Returns the names of the columns. */
export const sheetNames = (language: Language): PageNames => {
  const nameOf = (name: string): string => headingsOf(importTable, name, language)[0] ?? name;
  return { language, nameOf, labelOf: nameOf };
};

/** Returns the sentences of issues of the sheet. */
export const sentencesOf = (issues: ReadonlyArray<Issue>, language: Language): ReadonlyArray<string> =>
  issues.map((issue) => pageSentence(issue, sheetNames(language)));

const firstRows = 5;

/** No declaration has an import without a declarant. */
const lacksDeclarant = ({ declarantId, kind }: LedgerEntry): ReadonlyArray<ImportFinding> =>
  declarantId === null && kind !== "cancellation" ? [{ kind: "noDeclarant" }] : [];

const eachOnce = (findings: ReadonlyArray<ImportFinding>): ReadonlyArray<RowsNote> =>
  [...Map.groupBy(findings, (finding) => JSON.stringify(finding)).values()].flatMap((alike) => {
    const [finding] = alike;
    return finding === undefined ? [] : [{ finding, rows: alike.length }];
  });

/** Ids of the entries that the rows stand for. */
const entriesOf = (
  rows: ReadonlyArray<SentEntry>,
  appended: ReadonlyArray<AppendResult>,
): ReadonlySet<string> =>
  new Set(
    rows.flatMap(({ entry }) => entry ?? []).flatMap(({ id }, at) => {
      const appending = appended[at];
      if (appending === undefined || appending.result === "refused") return [];
      return [appending.result === "unchanged" ? appending.id : id];
    }),
  );

const numberOf = (raw: SentEntry["raw"], index: number): number => raw.number ?? index + 1;

/** Returns the outcomes of the rows; those that could be read take theirs in order. */
export const outcomesOf = (
  rows: ReadonlyArray<SentEntry>,
  appended: ReadonlyArray<AppendResult>,
  language: Language,
): RowOutcomes => {
  const summary = { total: rows.length, added: 0, unchanged: 0, refused: 0 };
  const refused: Array<RowSentences> = [];
  const changed: Array<RowSentences> = [];
  const own = entriesOf(rows, appended);
  const first: Array<LedgerEntry> = [];
  const noted: Array<ImportFinding> = [];
  let at = 0;
  for (const { index, raw, entry, issues, findings } of rows) {
    const appending = entry === undefined ? undefined : appended[at++];
    const result = appending?.result ?? "refused";
    summary[result]++;
    if (entry !== undefined && result !== "refused") {
      if (first.length < firstRows) first.push(entry);
      const later = appending?.result === "unchanged" && !own.has(appending.later?.id ?? "")
        ? laterFindings(entry, appending.later)
        : [];
      if (later.length > 0) {
        changed.push({ row: numberOf(raw, index), sentences: findingSentences(later, language) });
      }
      if (result === "added") noted.push(...findings, ...lacksDeclarant(entry));
      continue;
    }
    const why = appending?.result === "refused" ? refusalIssues(raw.naming, appending) : issues;
    refused.push({ row: numberOf(raw, index), sentences: sentencesOf(why, language) });
  }
  return { summary, refused, changed, first, notes: eachOnce(noted) };
};
