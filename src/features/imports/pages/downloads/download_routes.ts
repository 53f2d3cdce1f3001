/** Routes of the files that the pages of an importer's year give: the answers of the API, under the session. */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import { ImportLedger } from "../../../../application/imports/import_ports.ts";
import { byName, decoderOf } from "../../../../contract/decoding/decoding.ts";
import { invalidRequest, NotFound } from "../../../../contract/failures.ts";
import { AccrualQuery } from "../../../../contract/requests/import_books.ts";
import { csv, xlsx } from "../../../../contract/values/media_types.ts";
import { contentDisposition, fileNameOf } from "../../../../domain/documents/file_name.ts";
import { keyedFormOnce } from "../../../../http/routes/form_once.ts";
import { goTo, type Member } from "../../../../web/page/routes.ts";
import { markIn } from "../../../../web/words/typed_numbers.ts";
import { accrualOf } from "../../handlers/accrual.ts";
import { calendarAnswer } from "../../handlers/calendar.ts";
import { issuedDocument, linkInDocument, withFreshLink } from "../../handlers/declaration_documents.ts";
import { declarationSheetsOf } from "../../handlers/duties.ts";
import { sheetsResponse, type TableForm } from "../../sheets/table_answer.ts";
import { exportTable } from "../../table/export_table.ts";
import { ownerName, ownerOfValue } from "../whose/owner.ts";
import { chosenOf } from "../chosen.ts";
import { keptBasis } from "../declaration/declaration_parts.ts";
import { importPaths } from "../import_paths.ts";
import { importFile, importForm } from "../whose/member_routes.ts";

/** Form of the file that the address asks for: a workbook unless it says CSV. */
const formIn = ({ visit: { query } }: Member): TableForm => query["form"] === "csv" ? csv : xlsx;

const nobody = new NotFound({ message: "There is no such importer or declarant of this account." });

/** The whole ledger of an importer, in the columns that are read. */
const ledgerFile = importFile(importPaths.ledgerFile, (member) =>
  Effect.gen(function* () {
    const { importer, declarants, year, today, cbam } = yield* chosenOf(member);
    if (importer === undefined) return yield* nobody;
    const { accountId } = member.signedIn;
    const isWhole = member.visit.query["year"] === "all";
    const read = (yield* ImportLedger).entries({
      accountId,
      importerId: importer.id,
      year: isWhole ? undefined : year,
      asOf: today,
    });
    const form = formIn(member);
    const createdAt = new Date(cbam.nowMs).toISOString();
    const file = yield* exportTable(
      { eori: importer.eori, createdAt, decimal: markIn(member.visit.language), declarants },
      read,
      form,
    );
    const name = fileNameOf(`imports-${isWhole ? "all" : year}`, form === csv ? "csv" : "xlsx");
    return HttpServerResponse.setHeader(file, "content-disposition", contentDisposition(name));
  }));

const decodeAccrual = decoderOf(AccrualQuery);

/** The accrual of a month. */
const accrual = importFile(importPaths.accrual, (member) =>
  Effect.gen(function* () {
    const owner = ownerOfValue(member.visit.query[ownerName] ?? "", yield* chosenOf(member));
    if (owner === undefined) return yield* nobody;
    const asked = {
      ...owner,
      month: member.visit.query["month"] ?? "",
      decimal: markIn(member.visit.language),
    };
    const query = yield* Effect.mapError(
      decodeAccrual(asked, byName),
      ({ issues }) => invalidRequest(issues),
    );
    const { sheets } = yield* accrualOf(member.signedIn.accountId, query);
    return yield* sheetsResponse(formIn(member), sheets());
  }));

/** A declarant's year as a table. */
const declarationFile = importFile(importPaths.declarationFile, (member) =>
  Effect.gen(function* () {
    const { declarant, year } = yield* chosenOf(member);
    if (declarant === undefined) return yield* nobody;
    const { accountId } = member.signedIn;
    const asked = { accountId, declarant: declarant.id, year, decimal: markIn(member.visit.language) };
    const { basis: declarationBasis } = keptBasis(member.visit);
    return yield* sheetsResponse(formIn(member), yield* declarationSheetsOf({ ...asked, declarationBasis }));
  }));

/** A declarant's year as a signed document, issued once for a form. */
const declarationDocument = importForm(
  importPaths.declarationDocument,
  (member, form) =>
    Effect.gen(function* () {
      const { accountId } = member.signedIn;
      const year = Number(/^\d{4}$/.exec(form.get("year") ?? "")?.[0] ?? 0);
      const basis = form.get("basis");
      const asked = {
        ...{ declarant: form.get("declarant") ?? "", year },
        ...(basis === undefined || basis === null ? undefined : { basis }),
      };
      const bytes = new TextEncoder().encode(JSON.stringify(asked));
      const text = yield* keyedFormOnce({
        accountId,
        endpoint: `POST ${importPaths.declarationDocument}`,
        key: form.get("key") ?? "",
        payload: [bytes],
        work: (keep) => issuedDocument(accountId, bytes, keep),
        replay: withFreshLink,
      });
      return goTo(linkInDocument(text));
    }),
);

/** The dates of a year for a calendar. */
const calendar = importFile(
  importPaths.calendar,
  (member) =>
    Effect.flatMap(
      chosenOf(member),
      ({ year, declarant }) =>
        calendarAnswer({ accountId: member.signedIn.accountId, declarant, year }, member.visit.language),
    ),
);

export const downloadRoutes = [
  ledgerFile,
  accrual,
  declarationFile,
  declarationDocument,
  calendar,
] as const;
