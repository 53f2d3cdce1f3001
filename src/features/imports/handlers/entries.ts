/**
 * Entries of the ledger, row by row, from JSON or a table. Regulation (EU) 2023/956, Article 6(2) and Annex V.
 */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { cbamContext } from "../../../application/cbam/cbam_context.ts";
import { ImportPeople } from "../../../application/imports/import_ports.ts";
import { recordImports, type RecordingServices } from "../../../application/imports/record_imports.ts";
import { sentEntries, type SentEntry } from "../../../application/imports/sent/sent_entries.ts";
import { idsAt } from "../../../application/new_id.ts";
import { mayReadValues } from "../../../application/suppliers/use_values.ts";
import { namedValues } from "../../../application/suppliers/named_values.ts";
import type { SupplierValues } from "../../../application/suppliers/supplier_ports.ts";
import { runWithPauses } from "../../../application/yield_to_io.ts";
import { ImportsAnswer } from "../../../contract/answers/imports.ts";
import type { NotFound, PermissionDenied, ServiceUnavailable } from "../../../contract/failures.ts";
import * as Contract from "../../../contract/imports.ts";
import type { Caller } from "../../../domain/accounts/access.ts";
import type { AppendResult } from "../../../domain/imports/ledger/append.ts";
import {
  numberWithoutDeclarant,
  rowsWithoutDeclarant,
} from "../../../domain/imports/declaration/undeclared.ts";
import { type Declarant, ownDeclarant } from "../../../domain/imports/people/declarant.ts";
import { sentences } from "../records/figures.ts";
import { type Keep, repeatable } from "../../../http/routes/idempotent.ts";
import { mediaType } from "../../../http/wire/request.ts";
import { textInSteps } from "../../../http/fast/long_answer.ts";
import { jsonText } from "../../../http/wire/response.ts";
import { formOf } from "../../../http/wire/forms/preferred_form.ts";
import { jsonOf } from "../../../kernel/text/json.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { entriesAnswer } from "../records/entry_results.ts";
import { ledgerRoute, orNotFound } from "../services.ts";
import { resultsTable } from "../table/results_table.ts";
import { personKey } from "../table/sent_rows.ts";
import { type EntriesQuestion, sentBody } from "./entries_question.ts";

/** Rows of a call, read. */
export interface SentRows {
  readonly rows: ReadonlyArray<SentEntry>;
  /** The day in Brussels. */
  readonly today: CalendarDay;
  /** The account's declarant with the importer's own EORI number. */
  readonly own: Declarant | undefined;
}

/** Ids by what cells may name a declarant by. */
const idsByName = (declarants: ReadonlyArray<Declarant>): ReadonlyMap<string, string> =>
  new Map(declarants.flatMap(({ id, eori }) => [[personKey(id), id], [personKey(eori), id]] as const));

/**
 * The rows of a call as entries of the account's importer.
 * @fails NotFound for an importer that the account doesn't have
 */
export const sentRows = (
  accountId: string,
  question: EntriesQuestion,
): Effect.Effect<
  SentRows,
  NotFound | ServiceUnavailable,
  ImportPeople | RecordingServices | SupplierValues
> =>
  Effect.gen(function* () {
    const { importer: importerId, declarant, representation, named } = question;
    const people = yield* ImportPeople;
    const importer = yield* orNotFound(
      "importer",
      importerId,
      yield* people.importer(accountId, importerId),
    );
    const names = [...named, ...(declarant === undefined ? [] : [declarant])];
    const hasDeclarants = names.length > 0;
    const known = yield* people.declarants(accountId, { ids: names, eoris: [...names, importer.eori] });
    const declarants = idsByName(known);
    const cbam = yield* cbamContext;
    const today = cbam.today();
    const rows = yield* sentEntries({
      importer: importerId,
      ...(declarant === undefined ? undefined : { declarant }),
      ...(representation === undefined ? undefined : { representation }),
      rows: question.rows({ importer, declarants }),
      people: hasDeclarants
        ? { importer, declarants: new Map(known.map((each) => [each.id, each])) }
        : undefined,
      values: question.namesValues
        ? yield* namedValues(accountId, question.rows({ importer, declarants }))
        : undefined,
      today,
      newId: idsAt(cbam.nowMs),
    });
    return { rows, today, own: ownDeclarant(importer, known) };
  });

/** The answer of a call, and its text as JSON. */
interface WrittenAnswer {
  readonly answer: typeof ImportsAnswer.Type;
  readonly text: string;
}

/** Rows of a call that were recorded. */
export interface RecordedRows extends WrittenAnswer {
  readonly rows: ReadonlyArray<SentEntry>;
  /** Outcomes of the rows that could be read, in their order. */
  readonly appended: ReadonlyArray<AppendResult>;
  /** The account's declarant with the importer's own EORI number. */
  readonly own: Declarant | undefined;
}

/**
 * Records the rows of a call.
 * @param keep keeps the answer in the transaction that records; undefined for a call without a key
 */
export const recordedRows = (
  accountId: string,
  question: EntriesQuestion,
  keep: Keep | undefined,
): Effect.Effect<
  RecordedRows,
  NotFound | ServiceUnavailable,
  ImportPeople | RecordingServices | SupplierValues
> =>
  Effect.gen(function* () {
    const { importer: importerId, declarant, readAs, beside } = question;
    const { rows, today, own } = yield* sentRows(accountId, question);
    const { tables } = (yield* cbamContext).law();
    const written = (appended: ReadonlyArray<AppendResult>): Effect.Effect<WrittenAnswer> =>
      runWithPauses(function* () {
        const withoutDeclarant = yield* numberWithoutDeclarant(
          tables,
          rows.flatMap(({ entry }) => entry ?? []),
          appended,
        );
        const notes = [
          ...sentences(rowsWithoutDeclarant(withoutDeclarant, own)),
          ...beside?.notesOf(rows, appended) ?? [],
        ];
        const answer = yield* entriesAnswer(rows, appended, { readAs, notes });
        return { answer, text: yield* textInSteps(answer) };
      });
    let kept: WrittenAnswer | undefined;
    const keepWritten = (appended: ReadonlyArray<AppendResult>, keep: Keep) =>
      Effect.flatMap(written(appended), (answer) => {
        kept = answer;
        return keep(answer.text);
      });
    const found = yield* recordImports(
      { accountId, importerId },
      rows.flatMap(({ entry }) => entry ?? []),
      today,
      (appended) =>
        Effect.zipRight(
          beside?.alongside(rows, appended) ?? Effect.void,
          keep === undefined ? Effect.void : keepWritten(appended, keep),
        ),
    );
    const named = declarant === undefined ? importerId : `${importerId} or no declarant ${declarant}`;
    const appended = yield* orNotFound("importer", named, found);
    return { rows, appended, own, ...kept ?? (yield* written(appended)) };
  });

/** Records the rows of a call, as `recordedRows` does. @returns the answer as JSON */
export const recorded = (
  accountId: string,
  question: EntriesQuestion,
  keep: Keep | undefined,
): Effect.Effect<string, NotFound | ServiceUnavailable, ImportPeople | RecordingServices | SupplierValues> =>
  Effect.map(recordedRows(accountId, question, keep), ({ text }) => text);

/**
 * Lets a caller through who may use the values that the rows name: what they say stands in the entries that took them.
 * @fails PermissionDenied for a key that may not read values
 */
export const requireValues = (
  caller: Caller,
  { namesValues }: Pick<EntriesQuestion, "namesValues">,
): Effect.Effect<void, PermissionDenied> => namesValues ? Effect.asVoid(mayReadValues(caller)) : Effect.void;

/** Text of an answer, and the answer where it wasn't repeated: no rows are held until it has left. */
interface SentAnswer extends Pick<WrittenAnswer, "text"> {
  readonly answer: WrittenAnswer["answer"] | undefined;
}

const withoutRows = ({ answer, text }: WrittenAnswer): SentAnswer => ({ answer, text });

const decodeAnswer = Schema.decodeUnknown(ImportsAnswer);

export const addImports = ledgerRoute(
  Contract.addImports,
  ({ request, query }, caller) =>
    Effect.gen(function* () {
      const { bytes, question: read } = yield* sentBody(request, query);
      const question = yield* read;
      yield* requireValues(caller, question);
      const { text, answer: made } = yield* repeatable({
        caller,
        endpoint: Contract.addImports,
        payload: [mediaType(request), JSON.stringify(query), bytes],
        work: (keep) => Effect.map(recordedRows(caller.accountId, question, keep), withoutRows),
        replay: (text) => Effect.succeed({ text, answer: undefined }),
      });
      const form = formOf(request);
      if (form === "application/json") return jsonText(text);
      const { nowMs } = yield* cbamContext;
      const { dialect, sentNames, sentAt } = question;
      const answer = made ?? (yield* Effect.orDie(decodeAnswer(jsonOf(text))));
      const createdAt = new Date(nowMs).toISOString();
      return yield* resultsTable({ answer, sentNames, sentAt, dialect, createdAt }, form);
    }),
);
