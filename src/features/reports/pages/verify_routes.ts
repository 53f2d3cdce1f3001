/**
 * The page for people without an account that a report's QR code leads to.
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as Effect from "effect/Effect";
import { sampleId } from "../../../application/reports/sample_report.ts";
import { pastedNumber } from "../../../application/reports/pasted_number.ts";
import { meantReport } from "../../../application/reports/verify_report.ts";
import { verifyPage as verifyEndpoint } from "../../../contract/reports.ts";
import { dayAsWritten } from "../../../kernel/lenient/day.ts";
import { Exchange } from "../../../http/exchange/exchange.ts";
import { implement } from "../../../http/routes/implement.ts";
import { page, pageRoute } from "../../../web/page/page.tsx";
import { verifyPage as verifyForm, type WrongFields } from "./verify_page.tsx";
import { visitOfForm } from "../../../web/page/sent_form.ts";
import { formLanguageName, signedInOf } from "../../../web/visit/session.ts";
import { Site } from "../../../web/visit/site.ts";
import { visitOf } from "../../../web/visit/visit.ts";
import { readBytes } from "../../../http/wire/request.ts";
import { isDeclarationNumber } from "../../../application/reports/declaration_reports.ts";
import { perAddressOnPage, verifyCounted, verifyDeclarationCounted } from "../handlers/verify.ts";
import { visited } from "../../../http/routes/visited.ts";

const revalidated = { cacheControl: "private, no-cache" };

/** The QR code's address names the report; its date has to be read off the paper. */
export const verifyPage = implement(verifyEndpoint, ({ request }) =>
  Effect.gen(function* () {
    yield* visited;
    const visitor = visitOf(request, { site: yield* Site, publicOrigin: (yield* Exchange).publicOrigin });
    const visit = { ...visitor, account: yield* signedInOf(request, visitor) };
    const { reportId = "", issuedDate = "" } = visit.query;
    return page(verifyForm(visit, { reportId, issuedDate, result: "nothing" }), revalidated);
  }));

/** Values of the form. */
interface VerifyForm {
  readonly reportId: string;
  readonly issuedDate: string;
}

const formLimitBytes = 4_096;

const formOf = (request: HttpServerRequest.HttpServerRequest) =>
  Effect.map(readBytes(request, formLimitBytes), (bytes) => {
    const form = new URLSearchParams(new TextDecoder().decode(bytes));
    return {
      reportId: pastedNumber(form.get("reportId") ?? ""),
      issuedDate: form.get("issuedDate")?.trim() ?? "",
      language: form.get(formLanguageName),
    };
  });

/** Errors of values that cannot be a report's number or a date; whether there is such a report is another question. */
const wrongFields = ({ reportId, issuedDate }: VerifyForm): WrongFields["wrong"] => {
  const isNumber = reportId.toLowerCase() === sampleId || meantReport(reportId) !== undefined ||
    isDeclarationNumber(reportId);
  return [
    ...(isNumber ? [] : [["reportId", reportId === "" ? "missing" : "form"] as const]),
    ...(dayAsWritten(issuedDate) !== undefined
      ? []
      : [["issuedDate", issuedDate === "" ? "missing" : "form"] as const]),
  ];
};

export const verifySent = pageRoute("POST", verifyEndpoint.path, (shown, request) =>
  Effect.gen(function* () {
    const { language, ...asked } = yield* formOf(request);
    const visit = visitOfForm(shown, language);
    const wrong = wrongFields(asked);
    if (wrong.length > 0) return page(verifyForm(visit, { ...asked, result: { wrong } }), { status: 422 });
    const verifying = isDeclarationNumber(asked.reportId) ? verifyDeclarationCounted : verifyCounted;
    const found = yield* verifying(Effect.succeed(asked), perAddressOnPage);
    return page(verifyForm(visit, { ...asked, result: found ?? "not verified" }));
  }));
