/**
 * Services that the calls about an importer's year need, and what they share: keys that may call, the day that is asked
 * about, and the failure for what the account doesn't have.
 */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { type CbamContext, cbamContext, type LawServices } from "../../application/cbam/cbam_context.ts";
import type { ImportCalculations } from "../../application/imports/calculation_ports.ts";
import type { Spreadsheets } from "../../application/documents/spreadsheets.ts";
import type { DocumentStore, LinkSigner, PdfRenderer } from "../../application/documents/document_ports.ts";
import type {
  DeclarationReports,
  PublicOrigin,
  ReportSigner,
} from "../../application/reports/report_ports.ts";
import {
  type Certificates,
  ImportLaw,
  type ImportLedger,
  ImportPeople,
} from "../../application/imports/import_ports.ts";
import type { ImportList } from "../../application/imports/listing/listed_imports.ts";
import type { LedgerRecords } from "../../application/imports/records/record_ports.ts";
import type { RecordingServices } from "../../application/imports/record_imports.ts";
import type { Attachments } from "../../application/attachments/attachment_ports.ts";
import type { SupplierValues } from "../../application/suppliers/supplier_ports.ts";
import { findOwner, type LedgerOwner } from "../../application/imports/ledger_scope.ts";
import {
  type BodyTooSlow,
  type InvalidRequest,
  invalidRequest,
  NotFound,
  PermissionDenied,
  type ServiceUnavailable,
} from "../../contract/failures.ts";
import type { ApiFailure } from "../../contract/problems.ts";
import type { Caller } from "../../domain/accounts/access.ts";
import type { Declarant, Importer } from "../../domain/imports/people/declarant.ts";
import type { ImportTables } from "../../domain/imports/law.ts";
import { EqualReadings } from "../../http/exchange/equal_readings.ts";
import type { Exchange } from "../../http/exchange/exchange.ts";
import { packedIfLong } from "../../http/fast/packed_body.ts";
import { answererOf, type Declaration, type DecodedRequest, type Reply } from "../../http/routes/declared.ts";
import { implementFor, type Route, type Work } from "../../http/routes/implement.ts";
import type { AdmissionServices } from "../../http/routes/limited.ts";
import { issueOf } from "../../kernel/issue.ts";
import type { CalendarDay } from "../../kernel/time/calendar.ts";

/** Services of tables and documents of a year: printed, signed, kept, linked. */
export type DocumentServices =
  | DeclarationReports
  | DocumentStore
  | LinkSigner
  | PdfRenderer
  | PublicOrigin
  | ReportSigner
  | Spreadsheets;

/** Services of all calls about an importer's year. */
export type LedgerServices =
  | DocumentServices
  | AdmissionServices
  | Attachments
  | Certificates
  | ImportCalculations
  | ImportLaw
  | ImportLedger
  | ImportList
  | ImportPeople
  | LawServices
  | LedgerRecords
  | RecordingServices
  | SupplierValues;

const noTestKeys = new PermissionDenied({
  message:
    "Test keys don't reach the ledger of imports: what is recorded there is kept for years. Use a live key of an account of its own to try it.",
});

/** Makes the route of an endpoint from its declaration and its handler. */
type RouteMaker = <Path, Query, Body, Answer, Failure extends ApiFailure, R>(
  endpoint: Declaration<Path, Query, Body, Answer, Failure | PermissionDenied>,
  handler: (
    decoded: DecodedRequest<Path, Query>,
    caller: Caller,
  ) => Work<Answer, Failure | PermissionDenied, R>,
) => Route<R>;

/**
 * Routes of endpoints for live keys only.
 * @param refusal what the holder of a test key is told
 */
export const liveRoute =
  (refusal: PermissionDenied): RouteMaker =>
  <Path, Query, Body, Answer, Failure extends ApiFailure, R>(
    endpoint: Declaration<Path, Query, Body, Answer, Failure | PermissionDenied>,
    handler: (
      decoded: DecodedRequest<Path, Query>,
      caller: Caller,
    ) => Work<Answer, Failure | PermissionDenied, R>,
  ): Route<R> =>
    implementFor<Path, Query, Body, Answer, Failure | PermissionDenied, R>(
      endpoint,
      (decoded, caller): Work<Answer, Failure | PermissionDenied, R> =>
        caller.isTest ? Effect.fail(refusal) : handler(decoded, caller),
    );

const ledgerRouteAlone: RouteMaker = liveRoute(noTestKeys);

/** The route of an endpoint that reads or writes the ledger: for live keys only. Equal questions that have to wait are read once. */
export const ledgerRoute: RouteMaker = <Path, Query, Body, Answer, Failure extends ApiFailure, R>(
  endpoint: Declaration<Path, Query, Body, Answer, Failure | PermissionDenied>,
  handler: (
    decoded: DecodedRequest<Path, Query>,
    caller: Caller,
  ) => Work<Answer, Failure | PermissionDenied, R>,
): Route<R> => {
  type Failures = Failure | PermissionDenied | BodyTooSlow;
  const equals = new EqualReadings<Reply<Answer>, Failures>();
  const respond = answererOf(endpoint);
  const shared = (decoded: DecodedRequest<Path, Query>, caller: Caller) => {
    const { request } = decoded;
    const whole = (reply: Reply<Answer>) => packedIfLong(respond(reply, request));
    return equals.read({ caller, request }, handler(decoded, caller), whole);
  };
  return ledgerRouteAlone<Path, Query, Body, Answer, Failure, R | Exchange>(
    endpoint,
    endpoint.method === "GET" ? shared : handler,
  );
};

/** Law and ledger that a question about a day stands on. */
export interface LedgerDay {
  readonly cbam: CbamContext;
  readonly tables: ImportTables;
  /** Day by whose end an entry must have been recorded. */
  readonly asOf: CalendarDay;
}

/**
 * The law, and the day that a question is asked of: today where it names none.
 * @fails InvalidRequest for a day to come
 */
export const knownOn = (
  sent: CalendarDay | undefined,
): Effect.Effect<LedgerDay, InvalidRequest, LawServices | ImportLaw> =>
  Effect.gen(function* () {
    const cbam = yield* cbamContext;
    const today = cbam.today();
    const asOf = sent ?? today;
    if (asOf > today) {
      return yield* invalidRequest([
        issueOf({ path: "as_of", code: "range", suggestion: today }, {
          kind: "afterToday",
          today,
          found: asOf,
        }),
      ]);
    }
    return { cbam, tables: yield* ImportLaw, asOf };
  });

/**
 * The importer or declarant that a query names, of which its declaration demands exactly one.
 * @fails NotFound for one that the account doesn't have
 */
export const ownerOf = (
  accountId: string,
  { importer, declarant }: { readonly importer?: string; readonly declarant?: string },
): Effect.Effect<LedgerOwner, NotFound | ServiceUnavailable, ImportPeople> => {
  const asked: LedgerOwner = importer === undefined
    ? { of: "declarant", id: declarant ?? "" }
    : { of: "importer", id: importer };
  return Effect.flatMap(findOwner(accountId, asked), (found) => orNotFound(asked.of, asked.id, found));
};

/**
 * Refusal of days that a query has in the wrong order.
 * @param names of the parameters, the first day first
 */
export const inOrder = (
  [first, last]: readonly [string, string],
  from: CalendarDay | undefined,
  to: CalendarDay | undefined,
): Effect.Effect<void, InvalidRequest> =>
  from === undefined || to === undefined || from <= to ? Effect.void : invalidRequest([
    issueOf({ path: first, label: first, code: "conflict" }, {
      kind: "call",
      sentence: `must not be after ${last}, found ${from} and ${to}.`,
    }),
  ]);

/**
 * The account's own importer.
 * @fails NotFound for one that the account doesn't have
 */
export const ownImporter = (
  accountId: string,
  id: string,
): Effect.Effect<Importer, NotFound | ServiceUnavailable, ImportPeople> =>
  Effect.gen(function* () {
    const { importer } = yield* ImportPeople;
    return yield* orNotFound("importer", id, yield* importer(accountId, id));
  });

/**
 * The account's own declarant.
 * @fails NotFound for one that the account doesn't have
 */
export const ownDeclarant = (
  accountId: string,
  id: string,
): Effect.Effect<Declarant, NotFound | ServiceUnavailable, ImportPeople> =>
  Effect.gen(function* () {
    const { declarant } = yield* ImportPeople;
    return yield* orNotFound("declarant", id, yield* declarant(accountId, id));
  });

/** The members that name the owner in an answer. */
export const ownerRecord = (
  { of, id }: LedgerOwner,
): { readonly importer: string | null; readonly declarant: string | null } => ({
  importer: of === "importer" ? id : null,
  declarant: of === "declarant" ? id : null,
});

/** The record that was looked up, or the failure that says the same of an unknown one and of another account's. */
export const orNotFound = <A>(
  what: string,
  id: string,
  found: Option.Option<A>,
): Effect.Effect<A, NotFound> =>
  Option.match(found, {
    onSome: Effect.succeed,
    onNone: () => new NotFound({ message: `There is no ${what} ${id} of this account.` }),
  });
