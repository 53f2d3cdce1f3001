/**
 * Imports that are taken from what the service has: rows of a bulk batch, lines of an invoice. Decision 0121.
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Option from "effect/Option";
import { requirePermission } from "../../../application/accounts/admit.ts";
import { Invoices } from "../../../application/documents/document_ports.ts";
import { keptBatchRow } from "../../../application/imports/taken/batch_rows.ts";
import { keptInvoiceLine } from "../../../application/imports/taken/invoice_lines.ts";
import {
  invoiceNotes,
  takenBeforeNotes,
  takenLines,
} from "../../../application/imports/taken/invoice_notes.ts";
import { type KeptRows, takenRows } from "../../../application/imports/taken/taken_rows.ts";
import { ImportPeople } from "../../../application/imports/import_ports.ts";
import { goneInvoice, ownInvoice } from "../../../application/invoices/own_invoice.ts";
import { Batches } from "../../../application/ports.ts";
import { mapWithPauses } from "../../../application/yield_to_io.ts";
import { invalidRequest } from "../../../contract/failures.ts";
import * as Contract from "../../../contract/imports/taken.ts";
import type {
  FromBatchRequest,
  FromInvoiceRequest,
  TakenRequest,
} from "../../../contract/requests/taken_imports.ts";
import type { Caller } from "../../../domain/accounts/access.ts";
import type { Importer } from "../../../domain/imports/people/declarant.ts";
import { bodyOf } from "../../../http/routes/body.ts";
import { repeatableJson } from "../../../http/routes/idempotent.ts";
import { plainDialect } from "../../../http/wire/table/csv_answer.ts";
import { isSameEori } from "../../../kernel/identifiers.ts";
import { issueOf } from "../../../kernel/issue.ts";
import { memberOf } from "../../../kernel/text/json.ts";
import { ownBatch, ownBatchOfId } from "../../cbam/handlers/own_batch.ts";
import { ledgerRoute } from "../services.ts";
import { recorded, requireValues } from "./entries.ts";
import { declarantsOfRows, type EntriesQuestion } from "./entries_question.ts";

const isGiven = ({ rows }: TakenRequest, name: string): boolean =>
  rows?.some((row) => memberOf(row, name) !== undefined) === true;

/** True if a row of the call, or one that it may take, names a supplier's value. */
const namesValues = (call: TakenRequest, { rows }: KeptRows): boolean =>
  isGiven(call, "value_id") || rows.some((row) => "members" in row && row.members["value_id"] !== undefined);

/** Rows of a call that takes them. */
const questionOf = (
  call: TakenRequest,
  kept: KeptRows,
  readAs: ReadonlyArray<string>,
): EntriesQuestion => ({
  importer: call.importer,
  ...(call.declarant === undefined ? undefined : { declarant: call.declarant }),
  ...(call.representation === undefined ? undefined : { representation: call.representation }),
  named: declarantsOfRows(call.rows),
  namesValues: namesValues(call, kept),
  rows: () => takenRows(call, kept),
  dialect: plainDialect,
  readAs,
  sentNames: [],
  sentAt: () => ({}),
});

/** A record keeps what was imported, never what was tried out. @fails InvalidRequest for what a test key made */
const requireLive = (isTest: boolean, member: "request_id" | "batch_id" | "invoice") =>
  isTest
    ? invalidRequest([
      issueOf({ path: `/${member}`, label: member, code: "conflict" }, {
        kind: "call",
        sentence: "was made with a test key, to try it out: send it with a live key, and take that.",
      }),
    ])
    : Effect.void;

const batchBody = bodyOf(Contract.importsFromBatch);

/** Rows of the batch. @fails NotFound for one that the account doesn't have, InvalidRequest for one of a test key */
const batchOf = (
  caller: Caller,
  { request_id: requestId, batch_id: batchId }: {
    readonly request_id?: string;
    readonly batch_id?: string;
  },
) =>
  Effect.gen(function* () {
    const head = batchId === undefined
      ? yield* ownBatch(caller, requestId ?? "")
      : yield* ownBatchOfId(caller.accountId, batchId);
    yield* requireLive(head.isTest, batchId === undefined ? "request_id" : "batch_id");
    const { rows } = yield* Batches;
    return yield* rows(head, { fromIndex: 0, limit: head.summary.total });
  });

/** The batch's rows in the ledger's names. */
const fromBatch = (value: typeof FromBatchRequest.Type, caller: Caller) =>
  Effect.gen(function* () {
    const rows = yield* mapWithPauses(yield* batchOf(caller, value), keptBatchRow);
    return questionOf(value, { noun: "row of the batch", rows }, []);
  });

const invoiceBody = bodyOf(Contract.importsFromInvoice);

const otherImporter = (named: string, { eori }: Importer) =>
  invalidRequest([
    issueOf({ path: "/importer", label: "importer", code: "conflict" }, {
      kind: "call",
      sentence: `has the EORI number ${eori}, and the invoice names ${named} as its importer.`,
    }),
  ]);

const codesOfExporter =
  "CN codes are the first eight digits of the lines' commodity codes: an exporter's code may differ from the Union's behind the sixth.";

/**
 * The importer of the call, whom the invoice names if it names any; what the account doesn't have is told where it is recorded.
 * @fails InvalidRequest where the invoice names another one
 */
const importerOf = (accountId: string, id: string, named: string | null) =>
  Effect.gen(function* () {
    const importer = Option.getOrUndefined(yield* (yield* ImportPeople).importer(accountId, id));
    if (named !== null && importer !== undefined && !isSameEori(importer.eori, named)) {
      return yield* otherImporter(named, importer);
    }
    return importer;
  });

/** The invoice's lines in the ledger's names. */
const fromInvoice = (value: typeof FromInvoiceRequest.Type, caller: Caller) =>
  Effect.gen(function* () {
    const invoice = yield* ownInvoice(value.invoice, caller);
    yield* requireLive(invoice.isTest, "invoice");
    const invoices = yield* Invoices;
    const goods = yield* invoices.goods(caller, invoice.id);
    if (Option.isNone(goods)) {
      return yield* goneInvoice(invoice, "send its lines to POST /api/v1/cbam/imports");
    }
    const { importerEori, lines, taken } = goods.value;
    const importer = yield* importerOf(caller.accountId, value.importer, importerEori);
    const kept = { noun: "line of the invoice", rows: lines.map(keptInvoiceLine) };
    const question: EntriesQuestion = {
      ...questionOf(value, kept, [codesOfExporter]),
      beside: {
        notesOf: (rows, appended) => [
          ...invoiceNotes(goods.value, importer),
          ...takenBeforeNotes(taken, takenLines(rows, appended)),
        ],
        alongside: (rows, appended) => {
          const added = takenLines(rows, appended);
          return added.size === 0 ? Effect.void : invoices.markTaken(invoice.id, added);
        },
      },
    };
    return question;
  });

export const importsFromBatch = ledgerRoute(
  Contract.importsFromBatch,
  ({ request }, caller) =>
    Effect.gen(function* () {
      yield* requirePermission("cbam:bulk", caller);
      const bytes = yield* batchBody.bytes(request);
      const { value } = yield* batchBody.decode(bytes);
      /** A batch that is gone since the first call is no reason not to repeat its answer. */
      const question = yield* fromBatch(value, caller).pipe(
        Effect.map((rows) => Either.right(rows)),
        Effect.catchTag("NotFound", (failure) => Effect.succeed(Either.left(failure))),
      );
      if (Either.isRight(question)) yield* requireValues(caller, question.right);
      return yield* repeatableJson({
        caller,
        endpoint: Contract.importsFromBatch,
        payload: [bytes],
        work: (keep) => Effect.flatMap(question, (rows) => recorded(caller.accountId, rows, keep)),
      });
    }),
);

export const importsFromInvoice = ledgerRoute(
  Contract.importsFromInvoice,
  ({ request }, caller) =>
    Effect.gen(function* () {
      yield* requirePermission("invoices:write", caller);
      const bytes = yield* invoiceBody.bytes(request);
      const { value } = yield* invoiceBody.decode(bytes);
      yield* requireValues(caller, { namesValues: isGiven(value, "value_id") });
      return yield* repeatableJson({
        caller,
        endpoint: Contract.importsFromInvoice,
        payload: [bytes],
        work: (keep) =>
          Effect.flatMap(
            fromInvoice(value, caller),
            (question) => recorded(caller.accountId, question, keep),
          ),
      });
    }),
);
