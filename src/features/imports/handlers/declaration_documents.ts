/**
 * Documents of declarations: issued, found, and downloaded behind a signed link. Decision 0116.
 */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { closingOfImports } from "../../../application/cbam/cited.ts";
import { type LinkSigner, LinkSigner as Links } from "../../../application/documents/document_ports.ts";
import { readDeclaration } from "../../../application/suppliers/declared_values.ts";
import { readDeclaredNotes } from "../../../application/imports/certificates/declared_notes.ts";
import { ImportPeople } from "../../../application/imports/import_ports.ts";
import {
  declarationLink,
  declarationPath,
  declarationPdf,
  issueDeclaration as issue,
  type KeyedDeclaration,
  keyedDeclaration,
  meantDeclaration,
} from "../../../application/reports/declaration_reports.ts";
import { DeclarationReports } from "../../../application/reports/report_ports.ts";
import type { DeclarationReportRecord } from "../../../contract/answers/declaration.ts";
import { pathTo } from "../../../contract/endpoint.ts";
import { type InvalidRequest, NotFound, type ServiceUnavailable } from "../../../contract/failures.ts";
import * as Contract from "../../../contract/imports/documents.ts";
import { declarationContentOf } from "../../../domain/reports/declaration_report.ts";
import type { StoredReport } from "../../../domain/reports/report.ts";
import { absoluteUrl, Exchange } from "../../../http/exchange/exchange.ts";
import { bodyOf } from "../../../http/routes/body.ts";
import { type Keep, repeatable } from "../../../http/routes/idempotent.ts";
import { implement } from "../../../http/routes/implement.ts";
import { jsonText } from "../../../http/wire/response.ts";
import { documentInTurn } from "../../reports/handlers/file_line.ts";
import { lookedUpOnce } from "../../reports/handlers/verify_line.ts";
import { jsonOf, recordOf } from "../../../kernel/text/json.ts";
import { importsInFigures } from "../../../domain/imports/year/declarant_year.ts";
import { declaredYear } from "../records/declared_year.ts";
import { knownOn, ledgerRoute, type LedgerServices, orNotFound } from "../services.ts";

/** The record of a document that leaves. */
const documentRecord = (report: StoredReport): Effect.Effect<DeclarationReportRecord, never, LinkSigner> => {
  const { declarant, declaration, verify_url } = declarationContentOf(report);
  return Effect.map(declarationLink({ ...report, year: declaration.year }), (link) => ({
    id: report.id,
    report_number: report.reportNumber,
    issued_at: report.issuedOn,
    content_hash: report.contentHash,
    key_id: report.keyId,
    signature: report.signature,
    verify_url,
    download_url: link,
    declarant,
    declaration,
  }));
};

const body = bodyOf(Contract.issueDeclaration);

/**
 * Issues the document that a body asks for.
 * @param keep keeps the answer in the transaction that issues; undefined for a call without a key
 * @returns the answer as JSON
 */
export const issuedDocument = (
  accountId: string,
  bytes: Uint8Array,
  keep: Keep | undefined,
): Effect.Effect<string, InvalidRequest | NotFound | ServiceUnavailable, LedgerServices> =>
  Effect.gen(function* () {
    const { value: { declarant: sent, year, as_of: sentDay } } = yield* body.decode(bytes);
    const { cbam, tables: imports, asOf } = yield* knownOn(sentDay);
    const people = yield* ImportPeople;
    const declarant = yield* orNotFound("declarant", sent, yield* people.declarant(accountId, sent));
    const question = { accountId, declarantId: declarant.id, year, asOf, law: cbam.law(), imports };
    const read = yield* readDeclaration(question);
    const declaration = {
      ...declaredYear(read, {
        imports,
        asOf,
        importers: yield* people.importers(accountId),
        notes: yield* readDeclaredNotes(declarant, question, read),
      }),
      ...closingOfImports(cbam, importsInFigures(read), year),
    };
    const { id, name, eori, account } = declarant;
    const links = yield* Effect.context<LinkSigner>();
    const textOf = (report: StoredReport) =>
      Effect.map(Effect.provide(documentRecord(report), links), (record) => JSON.stringify(record));
    const report = yield* issue(
      { accountId, declarant: { id, name, eori, cbam_account: account }, declaration },
      (made) => keep === undefined ? Effect.void : Effect.flatMap(textOf(made), keep),
    );
    return yield* textOf(report);
  });

/** Outcome that was answered before, with a fresh link: the first one may be over. */
export const withFreshLink = (outcome: string): Effect.Effect<string, never, LinkSigner> => {
  const record = recordOf(jsonOf(outcome));
  const linked = {
    id: String(record["id"]),
    reportNumber: String(record["report_number"]),
    year: Number(recordOf(record["declaration"])["year"]),
  };
  return Effect.map(declarationLink(linked), (link) => JSON.stringify({ ...record, download_url: link }));
};

const created = (text: string): HttpServerResponse.HttpServerResponse =>
  jsonText(text).pipe(
    HttpServerResponse.setStatus(201),
    HttpServerResponse.setHeader(
      "location",
      pathTo(Contract.declarationDocument, { id: String(recordOf(jsonOf(text))["id"]) }),
    ),
  );

export const issueDeclaration = ledgerRoute(
  Contract.issueDeclaration,
  ({ request }, caller) =>
    Effect.gen(function* () {
      const bytes = yield* body.bytes(request);
      const text = yield* repeatable({
        caller,
        endpoint: Contract.issueDeclaration,
        payload: [bytes],
        work: (keep) => issuedDocument(caller.accountId, bytes, keep),
        replay: withFreshLink,
      });
      return created(text);
    }),
);

const findDocument = (id: string | undefined) =>
  Effect.flatMap(
    DeclarationReports,
    ({ find }) => id === undefined ? Effect.succeed(Option.none<StoredReport>()) : find(id),
  );

export const declarationDocument = ledgerRoute(
  Contract.declarationDocument,
  ({ path: { id: asked } }, { accountId }) =>
    Effect.gen(function* () {
      const found = yield* findDocument(meantDeclaration(asked));
      const own = Option.filter(found, (report) => report.accountId === accountId);
      return yield* documentRecord(yield* orNotFound("document", asked, own));
    }),
);

const noSuchDocument = new NotFound({ message: "There is no such document." });

/** A document of thousands of lines has some megabytes. */
const lookedUp = lookedUpOnce<Option.Option<KeyedDeclaration>, ServiceUnavailable>(4);

const foundDocument = (asked: string) =>
  Effect.flatMap(
    findDocument(meantDeclaration(asked)),
    Option.match({
      onNone: () => Effect.succeed(Option.none<KeyedDeclaration>()),
      onSome: (report) => Effect.map(keyedDeclaration(report), Option.some),
    }),
  );

/** Whoever has the link may read the document; keys aren't looked at. */
export const downloadDeclaration = implement(
  Contract.downloadDeclaration,
  ({ path: { id: asked }, request }) =>
    Effect.gen(function* () {
      const url = new URL(absoluteUrl(request.url, yield* Exchange));
      const { path, fileName } = yield* (yield* Links).verify(url);
      const found = yield* lookedUp(path, foundDocument(asked));
      if (Option.isNone(found) || path !== declarationPath(found.value.report.id)) {
        return yield* noSuchDocument;
      }
      const document = yield* declarationPdf(found.value);
      return yield* documentInTurn(request, { name: path, open: Effect.succeed(document), fileName });
    }),
);
