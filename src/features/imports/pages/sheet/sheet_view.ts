/** A sheet that was looked at: what each row would become, and what was recorded of it. */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Schema from "effect/Schema";
import { previewImports } from "../../../../application/imports/records/preview_imports.ts";
import { refusalIssues } from "../../../../application/imports/sent/refused_entries.ts";
import type { SentEntry } from "../../../../application/imports/sent/sent_entries.ts";
import type { Idempotency } from "../../../../application/ports.ts";
import { ImportsAnswer } from "../../../../contract/answers/imports.ts";
import type { AppendResult } from "../../../../domain/imports/ledger/append.ts";
import type { LedgerEntry } from "../../../../domain/imports/ledger/entry.ts";
import type { ApiFailure } from "../../../../contract/problems.ts";
import { mostEntries } from "../../../../contract/requests/imports.ts";
import type { Exchange } from "../../../../http/exchange/exchange.ts";
import { doneOnce } from "../../../../http/routes/idempotent.ts";
import { headingsOf } from "../../../../http/wire/table/columns/column_set.ts";
import type { TableQuestion } from "../../../../http/wire/table/question.ts";
import type { ImportFinding } from "../../../../kernel/findings/imports.ts";
import type { Issue } from "../../../../kernel/issue.ts";
import { jsonOf } from "../../../../kernel/text/json.ts";
import { type PageNames, pageSentence } from "../../../../web/issue_sentences/page_sentence.ts";
import type { Member } from "../../../../web/page/routes.ts";
import type { Language } from "../../../../web/words/language.ts";
import type { LedgerServices } from "../../services.ts";
import { sheetTexts } from "../../texts/sheet.ts";
import { recordedRows, sentRows } from "../../handlers/entries.ts";
import { type EntriesQuestion, fromTable } from "../../handlers/entries_question.ts";
import { importTable } from "../../table/import_table.ts";
import type { SentSheet, SheetForm } from "./sheet_form.ts";
import { type SheetColumn, sheetTable } from "./sheet_table.ts";

/** A row that is refused, with the sentences that say why. */
export interface RefusedRow {
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

/** Rows that were read, with what becomes of them. */
export interface CheckedRows {
  readonly summary: SheetSummary;
  readonly refused: ReadonlyArray<RefusedRow>;
  /** The first ones that are not refused. */
  readonly first: ReadonlyArray<LedgerEntry>;
  /** Findings about those that are not refused, each once. */
  readonly notes: ReadonlyArray<RowsNote>;
  /** Rows of sums that were passed over. */
  readonly sumRows: number;
  readonly hasDecimalComma: boolean;
}

/** A sheet that was looked at. */
export interface SheetView {
  readonly columns: ReadonlyArray<SheetColumn>;
  readonly headingRow: number;
  /** Sentences about the whole table that have to be settled; then no row was read. */
  readonly questions: ReadonlyArray<string>;
  readonly checked: CheckedRows | undefined;
  /** Warnings about the file beside its rows. */
  readonly warnings: ReadonlyArray<Issue>;
  /** True once the rows were recorded. */
  readonly isRecorded: boolean;
}

/** Names of the columns. */
export const sheetNames = (language: Language): PageNames => {
  const nameOf = (name: string): string => headingsOf(importTable, name, language)[0] ?? name;
  return { language, nameOf, labelOf: nameOf };
};

const sentencesOf = (issues: ReadonlyArray<Issue>, language: Language): ReadonlyArray<string> =>
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

/** Outcomes of the rows; those that could be read take theirs in order. */
const outcomesOf = (
  rows: ReadonlyArray<SentEntry>,
  appended: ReadonlyArray<AppendResult>,
  language: Language,
): Pick<CheckedRows, "summary" | "refused" | "first" | "notes"> => {
  const summary = { total: rows.length, added: 0, unchanged: 0, refused: 0 };
  const refused: Array<RefusedRow> = [];
  const first: Array<LedgerEntry> = [];
  const noted: Array<ImportFinding> = [];
  let at = 0;
  for (const { index, raw, entry, issues, findings } of rows) {
    const appending = entry === undefined ? undefined : appended[at++];
    const result = appending?.result ?? "refused";
    summary[result]++;
    if (entry !== undefined && result !== "refused") {
      if (first.length < firstRows) first.push(entry);
      if (result === "added") noted.push(...findings, ...lacksDeclarant(entry));
      continue;
    }
    const why = appending?.result === "refused" ? refusalIssues(raw.naming, appending) : issues;
    refused.push({ row: raw.number ?? index + 1, sentences: sentencesOf(why, language) });
  }
  return { summary, refused, first, notes: eachOnce(noted) };
};

const tableOptions = ({ choices }: SheetForm) => ({
  decimal: choices.decimal,
  keepsExtraColumns: true,
  dates: choices.dates,
  headingRow: choices.heading_row,
  totalRows: choices.total_rows,
});

const queryOf = ({ importer, declarant, representation }: SheetForm) => ({
  importer,
  representation,
  ...(declarant === "" ? undefined : { declarant }),
});

const decodeAnswer = Schema.decodeUnknown(ImportsAnswer);

/** Rows with their outcomes, and how many were recorded where they were. */
interface Outcomes {
  readonly rows: ReadonlyArray<SentEntry>;
  readonly appended: ReadonlyArray<AppendResult>;
  /** Undefined where the rows were only looked at. */
  readonly recorded: SheetSummary | undefined;
}

/** Rows with what they would become. */
const looked = (member: Member, form: SheetForm, question: EntriesQuestion) =>
  Effect.gen(function* () {
    const { accountId } = member.signedIn;
    const { rows, today } = yield* sentRows(accountId, question);
    const entries = rows.flatMap(({ entry }) => entry ?? []);
    const appended = yield* previewImports({ accountId, importerId: form.importer }, entries, today);
    const outcomes: Outcomes = { rows, appended, recorded: undefined };
    return outcomes;
  });

const summaryOf = (text: string): Effect.Effect<SheetSummary> =>
  Effect.orDie(Effect.map(decodeAnswer(jsonOf(text)), ({ summary }) => summary));

/** Records the rows once under the form's key; a second time they are looked at, and counted as they were. */
const record = (member: Member, form: SheetForm, sheet: SentSheet, question: EntriesQuestion) =>
  doneOnce({
    accountId: member.signedIn.accountId,
    endpoint: "POST /imports/sheet",
    key: form.key,
    payload: [
      sheet.bytes,
      JSON.stringify([queryOf(form), form.choices, [...form.columns?.meanings ?? []]]),
    ],
    work: (keep) =>
      Effect.map(
        recordedRows(member.signedIn.accountId, question, keep),
        ({ rows, appended, answer }): Outcomes => ({ rows, appended, recorded: answer.summary }),
      ),
    replay: (text) =>
      Effect.zipWith(
        looked(member, form, question),
        summaryOf(text),
        (outcomes, recorded): Outcomes => ({ ...outcomes, recorded }),
      ),
  });

/** Reads the rows, and records them where the form says so. */
const checkedRows = (
  member: Member,
  form: SheetForm,
  { sheet, table, rows }: {
    readonly sheet: SentSheet;
    readonly table: TableQuestion;
    /** Rows below the headings. */
    readonly rows: number;
  },
) =>
  Effect.gen(function* () {
    const question = yield* fromTable(() => Effect.succeed(table), sheet.bytes, queryOf(form));
    const outcomes = form.isRecording
      ? yield* record(member, form, sheet, question)
      : yield* looked(member, form, question);
    const told = outcomesOf(outcomes.rows, outcomes.appended, member.visit.language);
    const checked: CheckedRows = {
      ...told,
      summary: outcomes.recorded ?? told.summary,
      sumRows: rows - table.rows.length,
      hasDecimalComma: table.shape.mark === "comma",
    };
    return checked;
  });

/**
 * Returns the sheet as it was read, its rows with what becomes of them.
 * @fails InvalidRequest for a file that is no table
 */
export const readSheet = (
  member: Member,
  form: SheetForm,
  sheet: SentSheet,
): Effect.Effect<SheetView, ApiFailure, LedgerServices | Exchange | Idempotency> =>
  Effect.gen(function* () {
    const { language } = member.visit;
    const { question, ...found } = yield* sheetTable(importTable, sheet, tableOptions(form), form.columns);
    const { columns, headingRow, warnings } = found;
    const settled = Either.isLeft(question)
      ? { questions: sentencesOf(question.left.issues, language), checked: undefined }
      : question.right.rows.length > mostEntries
      ? { questions: [sheetTexts[language].tooManyRows], checked: undefined }
      : {
        questions: [],
        checked: yield* checkedRows(member, form, { sheet, table: question.right, rows: found.rows }),
      };
    const view: SheetView = {
      columns,
      headingRow,
      warnings,
      ...settled,
      isRecorded: form.isRecording && settled.checked !== undefined,
    };
    return view;
  });

/** Returns the page's view of a file that is no table: why. */
export const unreadSheet = (issues: ReadonlyArray<Issue>, language: Language): SheetView => ({
  columns: [],
  headingRow: 0,
  questions: sentencesOf(issues, language),
  checked: undefined,
  warnings: [],
  isRecorded: false,
});
