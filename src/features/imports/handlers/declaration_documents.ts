/**
 * Documents of declarations: issued, found, and downloaded behind a signed link. Decision 0116.
 */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { runWithPauses } from "../../../application/yield_to_io.ts";
import { closingOfImports } from "../../../application/cbam/cited.ts";
import { type LinkSigner, LinkSigner as Links } from "../../../application/documents/document_ports.ts";
import { readDeclaration } from "../../../application/suppliers/declared_values.ts";
import { readDeclaredNotes } from "../../../application/imports/certificates/declared_notes.ts";
import { ImportPeople } from "../../../application/imports/import_ports.ts";
import {
  declarationLink,
  declarationPath,
  declarationPdf,
  declarationPdfAnew,
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
import { type DeclarationMembers, declarationMembers } from "../../../domain/reports/declaration_report.ts";
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

/** Members before the declarant, which are texts. */
const headMembers = (
  report: StoredReport,
  { year, verifyUrl }: DeclarationMembers,
): Effect.Effect<Omit<DeclarationReportRecord, "declarant" | "declaration">, never, LinkSigner> =>
  Effect.map(declarationLink({ ...report, year }), (link) => ({
    id: report.id,
    report_number: report.reportNumber,
    issued_at: report.issuedOn,
    content_hash: report.contentHash,
    key_id: report.keyId,
    signature: report.signature,
    verify_url: verifyUrl,
    download_url: link,
  }));

/** The document as JSON that leaves. */
const documentText = (report: StoredReport): Effect.Effect<string, never, LinkSigner> => {
  const members = declarationMembers(report);
  return Effect.map(
    headMembers(report, members),
    (head) => `${JSON.stringify(head).slice(0, -1)},${members.text}}`,
  );
};

/** Text behind the members that are texts; a quotation mark within one is escaped. */
const behindHead = ',"declarant":';

/**
 * Members of a document's text that stand before the declarant: all that is short.
 * @returns them, and what stands behind them
 */
const takenApart = (text: string): readonly [head: Readonly<Record<string, unknown>>, rest: string] => {
  const at = text.indexOf(behindHead);
  return [recordOf(jsonOf(`${text.slice(0, at)}}`)), text.slice(at)];
};

/** The signed link to the PDF in a document's text. */
export const linkInDocument = (text: string): string => String(takenApart(text)[0]["download_url"]);

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
    const { value: { declarant: sent, year, as_of: sentDay, basis } } = yield* body.decode(bytes);
    const { cbam, tables: imports, asOf } = yield* knownOn(sentDay);
    const people = yield* ImportPeople;
    const declarant = yield* orNotFound("declarant", sent, yield* people.declarant(accountId, sent));
    const question = {
      ...{ accountId, declarantId: declarant.id, year, asOf, law: cbam.law(), imports },
      ...(basis === undefined ? undefined : { declarationBasis: basis }),
    };
    const read = yield* readDeclaration(question);
    const importers = yield* people.importers(accountId);
    const notes = yield* readDeclaredNotes(declarant, question, read);
    const declaration = {
      ...yield* runWithPauses(() => declaredYear(read, { imports, asOf, importers, notes })),
      ...closingOfImports(cbam, importsInFigures(read), year),
    };
    const { id, name, eori, account } = declarant;
    const links = yield* Effect.context<LinkSigner>();
    const textOf = (report: StoredReport) => Effect.provide(documentText(report), links);
    const report = yield* issue(
      { accountId, declarant: { id, name, eori, cbam_account: account }, declaration },
      (made) => keep === undefined ? Effect.void : Effect.flatMap(textOf(made), keep),
    );
    return yield* textOf(report);
  });

const yearAtEnd = /,"year":(\d{4})\}\}$/;
const longestYear = ',"year":2026}}'.length;

/** The year of a document's text, which is the last member of its declaration. */
const yearOfText = (text: string): number =>
  Number(
    yearAtEnd.exec(text.slice(-longestYear))?.[1] ?? recordOf(recordOf(jsonOf(text))["declaration"])["year"],
  );

/** Outcome that was answered before, with a fresh link: the first one may be over. */
export const withFreshLink = (outcome: string): Effect.Effect<string, never, LinkSigner> => {
  const [head, rest] = takenApart(outcome);
  const linked = {
    id: String(head["id"]),
    reportNumber: String(head["report_number"]),
    year: yearOfText(outcome),
  };
  return Effect.map(
    declarationLink(linked),
    (link) => `${JSON.stringify({ ...head, download_url: link }).slice(0, -1)}${rest}`,
  );
};

const created = (text: string): HttpServerResponse.HttpServerResponse =>
  jsonText(text).pipe(
    HttpServerResponse.setStatus(201),
    HttpServerResponse.setHeader(
      "location",
      pathTo(Contract.declarationDocument, { id: String(takenApart(text)[0]["id"]) }),
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
      return jsonText(yield* documentText(yield* orNotFound("document", asked, own)));
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
      return yield* documentInTurn(request, {
        name: path,
        open: Effect.succeed(document),
        anew: declarationPdfAnew(found.value),
        fileName,
      });
    }),
);
