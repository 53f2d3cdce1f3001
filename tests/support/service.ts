/** The real router behind the real web handler, without a socket, at a time that the test sets. */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import * as Scope from "effect/Scope";
import * as TestClock from "effect/TestClock";
import * as TestContext from "effect/TestContext";
import { makeHandler } from "../../src/http/server/handler.ts";
import * as RateLimiter from "../../src/adapters/memory/rate_limiter.ts";
import type { LoadedReference } from "../../src/adapters/reference/files.ts";
import * as LawReader from "../../src/adapters/reference/added/law_reader.ts";
import * as Reference from "../../src/adapters/reference/layer.ts";
import {
  DocumentStore,
  Invoices,
  LinkSigner,
  Outbox,
  PdfRenderer,
} from "../../src/application/documents/document_ports.ts";
import { Accounts, Batches, CertificatePrices, Idempotency, Operator } from "../../src/application/ports.ts";
import { LawAdditions } from "../../src/application/law/law_ports.ts";
import { Readiness, type ReadinessState } from "../../src/application/readiness.ts";
import {
  DeclarationReports,
  PublicOrigin,
  Reports,
  ReportSigner,
} from "../../src/application/reports/report_ports.ts";
import { type EdgeOptions, makeApp } from "../../src/http/server/app.ts";
import { folded, type OuterServices, router, type Services, site } from "../../src/composition/features.ts";
import { answeredBy, type HttpAnswer } from "./answered.ts";
import { ImportCalculations } from "../../src/application/imports/calculation_ports.ts";
import {
  Certificates,
  ImportLaw,
  ImportLedger,
  ImportPeople,
  ThresholdNotices,
} from "../../src/application/imports/import_ports.ts";
import { Reminders } from "../../src/application/imports/reminders/reminder_ports.ts";
import { ImportList } from "../../src/application/imports/listing/listed_imports.ts";
import { LedgerRecords } from "../../src/application/imports/records/record_ports.ts";
import { agreements } from "./agreements.ts";
import { TradeAgreements } from "../../src/application/invoices/preference_ports.ts";
import { uploads } from "../../src/application/documents/uploads.ts";
import { Attachments } from "../../src/application/attachments/attachment_ports.ts";
import { Inquiries } from "../../src/application/suppliers/inquiries/inquiry_ports.ts";
import { Installations, SupplierValues, ValueUses } from "../../src/application/suppliers/supplier_ports.ts";
import { importTables } from "./importer_year.ts";
import { BrowserSession } from "../../src/application/accounts/browser_session.ts";
import { SavedItems } from "../../src/application/saved/saved_items.ts";
import { SignUps } from "../../src/application/accounts/sign_up.ts";
import { Members } from "../../src/application/accounts/members.ts";
import { Passkeys } from "../../src/application/accounts/passkeys.ts";
import { Operators } from "../../src/application/accounts/operator_ports.ts";
import { OwnAccount } from "../../src/application/accounts/own_account.ts";
import { noSuchPage } from "../../src/web/page/no_such_page.ts";
import { declaredOnly } from "./declared_answers.ts";
import { reference } from "./law.ts";
import { spreadsheets } from "./spreadsheets.ts";
import type { TierName } from "../../src/contract/access.ts";
import type { Tier } from "../../src/domain/accounts/access.ts";
import { once } from "../../src/kernel/once.ts";

/** When the tests' service believes to be. */
export const now = Date.parse("2026-11-20T12:00:00Z");

export const openEdge: EdgeOptions = {
  publicOrigin: undefined,
  listeningOrigin: () => "http://service.test",
  clientAddress: (peer) => peer,
  secureLocation: () => undefined,
  noSuchPage: (untaken) => noSuchPage(untaken, site),
};

/** Tiers as the first migration has them, but with room for a test's calls; no keys. */
const roomyTier = (name: TierName): Tier => ({
  name,
  apiRatePerHour: 100_000,
  cbamApi: false,
  cbamBulkRows: 0,
});
const roomyTiers = Layer.succeed(Accounts, {
  callerByKeyHash: () => Effect.succeed(Option.none()),
  callerNow: () => Option.none(),
  tier: (name) => Effect.succeed(roomyTier(name)),
  tierNow: roomyTier,
  noteUse: () => {},
});

const ready: ReadinessState = {
  isReady: true,
  lacksRight: false,
  parts: { database: "ok", migrations: "ok", reference: "ok", storage: "ok", mail_queue: "ok" },
};

const beside = Layer.mergeAll(
  Layer.succeed(Readiness, { standing: Effect.succeed(ready), standingNow: () => ready }),
  roomyTiers,
  RateLimiter.layer,
  Layer.mock(Batches, {}),
  Layer.mock(BrowserSession, {}),
  Layer.mock(Members, {}),
  Layer.mock(SignUps, {}),
  Layer.mock(SavedItems, {}),
  Layer.mock(Passkeys, {
    offerSignIn: () => Effect.succeed({ challenge: "x" }),
    signIn: () => Effect.succeedNone,
  }),
  Layer.mock(Operator, {}),
  Layer.mock(LawAdditions, { list: Effect.succeed([]) }),
  Layer.mock(Operators, {
    marked: Effect.succeed([]),
    failedMails: Effect.succeed([]),
  }),
  Layer.mock(OwnAccount, {}),
  Layer.mock(Idempotency, {}),
  Layer.mock(DocumentStore, {}),
  Layer.mock(Invoices, {}),
  Layer.mock(DeclarationReports, {}),
  Layer.mock(Reports, {}),
  Layer.mock(ReportSigner, { published: Effect.succeed([]), rotate: Effect.dieMessage("not here") }),
  Layer.succeed(PublicOrigin, "https://service.test"),
  Layer.mock(ImportPeople, {}),
  Layer.mock(ImportLedger, {}),
  Layer.mock(ImportList, {}),
  Layer.mock(ImportCalculations, {}),
  Layer.mock(Certificates, {}),
  Layer.mock(LedgerRecords, {}),
  Layer.mock(Inquiries, { byLink: () => Effect.succeedNone, inTurnByLink: () => Effect.succeedNone }),
  Layer.mock(Attachments, {}),
  uploads,
  Layer.mock(Installations, {}),
  Layer.mock(SupplierValues, {}),
  Layer.mock(ValueUses, {}),
  Layer.mock(ThresholdNotices, {}),
  Layer.mock(Reminders, {}),
  Layer.mock(Outbox, {}),
  Layer.succeed(ImportLaw, importTables),
  Layer.succeed(TradeAgreements, agreements),
  Layer.mock(LinkSigner, {}),
  Layer.succeed(PdfRenderer, {
    render: (document) =>
      Effect.promise(async () => (await import("../../src/adapters/pdf/render.ts")).renderDocument(document)),
    madeBy: "the tests",
    pagesOf: () => 1,
    missingCharacters: () => [],
  }),
  spreadsheets,
);

const outerUnder = (tables: LoadedReference): Layer.Layer<OuterServices> =>
  Layer.mergeAll(
    beside,
    Reference.layer(tables),
    Layer.succeed(CertificatePrices, { current: () => tables.prices }),
    LawReader.layer(tables),
  );

/** Services of the tests under the tables: the law, a memory of windows, and nobody with a key. */
export const servicesUnder = (tables: LoadedReference): Layer.Layer<Services> =>
  Layer.provideMerge(folded, outerUnder(tables));

/** Services of the tests under the checkout's own tables. */
export const services: Layer.Layer<Services> = servicesUnder(reference);

/** Sends a request to a service of its own. */
export type Send = (path: string, init?: RequestInit) => Promise<Response>;

export const service = async (
  edge: EdgeOptions = openEdge,
  given: Layer.Layer<Services> = services,
): Promise<Send> => {
  const runtime = await Effect.runPromise(
    Effect.gen(function* () {
      yield* TestClock.setTime(now);
      const services = yield* Layer.buildWithScope(given, yield* Scope.make());
      return yield* Effect.provide(Effect.runtime<Services>(), services);
    }).pipe(Effect.provide(TestContext.TestContext)),
  );
  const handler = makeHandler(runtime, makeApp<Services>(router, edge));
  return async (path, init = {}) => {
    const request = new Request(`http://service.test${path}`, init);
    return await declaredOnly(request, await handler(request, "192.0.2.1"));
  };
};

const own = once(() => service());

export const send = async (path: string, init?: RequestInit): Promise<Response> =>
  await (await own())(path, init);

export const getJson = async (path: string, init: RequestInit = {}): Promise<HttpAnswer> =>
  await answeredBy(await send(path, init));

/** Posts a JSON value. */
export const postJson = (path: string, value: unknown): Promise<HttpAnswer> =>
  getJson(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: typeof value === "string" ? value : JSON.stringify(value),
  });
