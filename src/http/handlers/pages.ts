/**
 * The page for people without an account that a report's QR code leads to.
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as Effect from "effect/Effect";
import { verifyPage as verifyEndpoint } from "../../contract/reports.ts";
import { Exchange } from "../server/exchange.ts";
import { implement } from "../server/implement.ts";
import { page, pageRoute } from "../web/page.tsx";
import { verifyPage as verifyForm } from "../web/verify/verify_page.tsx";
import { signedInOf } from "../web/session.ts";
import { visitOf } from "../web/visit.ts";
import { readBytes } from "../wire/request.ts";
import { verifyCounted } from "./verify.ts";

const revalidated = { cacheControl: "private, no-cache" };

/** The QR code's address names the report; its date has to be read off the paper. */
export const verifyPage = implement(verifyEndpoint, ({ request }) =>
  Effect.gen(function* () {
    const visitor = visitOf(request, (yield* Exchange).publicOrigin);
    const visit = { ...visitor, account: yield* signedInOf(request, visitor) };
    const { reportId = "", issuedDate = "" } = visit.query;
    return page(verifyForm(visit, { reportId, issuedDate, result: "nothing" }), revalidated);
  }));

const formLimitBytes = 4_096;

const formOf = (request: HttpServerRequest.HttpServerRequest) =>
  Effect.map(readBytes(request, formLimitBytes), (bytes) => {
    const form = new URLSearchParams(new TextDecoder().decode(bytes));
    return {
      reportId: form.get("reportId")?.trim() ?? "",
      issuedDate: form.get("issuedDate")?.trim() ?? "",
    };
  });

export const verifySent = pageRoute("POST", verifyEndpoint.path, (visit, request) =>
  Effect.gen(function* () {
    const asked = yield* formOf(request);
    if (asked.reportId === "" || asked.issuedDate === "") {
      return page(verifyForm(visit, { ...asked, result: "missing" }));
    }
    const report = yield* verifyCounted(Effect.succeed(asked));
    return page(verifyForm(visit, { ...asked, result: report ?? "not verified" }));
  }));
