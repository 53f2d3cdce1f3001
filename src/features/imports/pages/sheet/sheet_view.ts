/** A sheet that was looked at: what each row would become, and what was recorded of it. */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Schema from "effect/Schema";
import { cbamContext } from "../../../../application/cbam/cbam_context.ts";
import { previewImports } from "../../../../application/imports/records/preview_imports.ts";
import type { SentEntry } from "../../../../application/imports/sent/sent_entries.ts";
import type { Idempotency } from "../../../../application/ports.ts";
import { ImportsAnswer } from "../../../../contract/answers/imports.ts";
import type { AppendResult } from "../../../../domain/imports/ledger/append.ts";
import type { Declarant } from "../../../../domain/imports/people/declarant.ts";
import type { ApiFailure } from "../../../../contract/problems.ts";
import { mostEntries } from "../../../../contract/requests/imports.ts";
import type { Exchange } from "../../../../http/exchange/exchange.ts";
import { keyedFormOnce } from "../../../../http/routes/form_once.ts";
import type { TableQuestion } from "../../../../http/wire/table/question.ts";
import type { Issue } from "../../../../kernel/issue.ts";
import { jsonOf } from "../../../../kernel/text/json.ts";
import type { Member } from "../../../../web/page/routes.ts";
import type { Language } from "../../../../web/words/language.ts";
import type { LedgerServices } from "../../services.ts";
import { sheetTexts } from "../../texts/sheet.ts";
import { recordedRows, sentRows } from "../../handlers/entries.ts";
import { type EntriesQuestion, fromTable } from "../../handlers/entries_question.ts";
import { importTable } from "../../table/import_table.ts";
import { outcomesOf, type RowOutcomes, sheetSentences, type SheetSummary } from "./row_outcomes.ts";
import type { SentSheet, SheetForm } from "./sheet_form.ts";
import { type SheetColumn, sheetTable } from "./sheet_table.ts";

/** Rows that were read, with what becomes of them. */
export interface CheckedRows extends RowOutcomes {
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
  /** The account's declarant with the importer's own EORI number. */
  readonly own: Declarant | undefined;
  /** Undefined where the rows were only looked at. */
  readonly recorded: SheetSummary | undefined;
}

/** Rows with what they would become. */
const looked = (member: Member, form: SheetForm, question: EntriesQuestion) =>
  Effect.gen(function* () {
    const { accountId } = member.signedIn;
    const { rows, today, own } = yield* sentRows(accountId, question);
    const entries = rows.flatMap(({ entry }) => entry ?? []);
    const appended = yield* previewImports({ accountId, importerId: form.importer }, entries, today);
    const outcomes: Outcomes = { rows, appended, own, recorded: undefined };
    return outcomes;
  });

const summaryOf = (text: string): Effect.Effect<SheetSummary> =>
  Effect.orDie(Effect.map(decodeAnswer(jsonOf(text)), ({ summary }) => summary));

/** Records the rows once under the form's key; a second time they are looked at, and counted as they were. */
const record = (member: Member, form: SheetForm, sheet: SentSheet, question: EntriesQuestion) =>
  keyedFormOnce({
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
        ({ rows, appended, own, answer }): Outcomes => ({ rows, appended, own, recorded: answer.summary }),
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
    const { tables } = (yield* cbamContext).law();
    const { own } = outcomes;
    const { language } = member.visit;
    const told = outcomesOf(outcomes.rows, outcomes.appended, { tables, own, language });
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
      ? { questions: sheetSentences(question.left.issues, language), checked: undefined }
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
  questions: sheetSentences(issues, language),
  checked: undefined,
  warnings: [],
  isRecorded: false,
});
