/**
 * The page for people without an account that a report's QR code leads to.
 */
import * as HttpRouter from "@effect/platform/HttpRouter";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import { verifyPage as verifyEndpoint } from "../../contract/reports.ts";
import css from "../pages/verify.css" with { type: "text" };
import html from "../pages/verify.html" with { type: "text" };
import script from "../pages/verify.js" with { type: "text" };
import { implement } from "../server/implement.ts";
import { stripTypeScriptTypes } from "node:module";
import attachedReport from "../../domain/reports/attached_report.ts" with { type: "text" };
import pdfAttachment from "../../domain/reports/pdf_attachment.ts" with { type: "text" };
import reportCheck from "../../domain/reports/report_check.ts" with { type: "text" };

const policy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const page = (text: string, contentType: string): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.raw(text, {
    contentType: `${contentType}; charset=utf-8`,
    headers: { "cache-control": "public, max-age=300", "content-security-policy": policy },
  });

/** The script reads the id from the address. */
export const verifyPage = implement(verifyEndpoint, () => Effect.succeed(page(html, "text/html")));
export const verifyStyle = HttpRouter.makeRoute("GET", "/pages/verify.css", page(css, "text/css"));
export const verifyScript = HttpRouter.makeRoute("GET", "/pages/verify.js", page(script, "text/javascript"));

/**
 * What the script checks files with: the modules of `report verify`, without their types, where its imports of the
 * checkout lead to in a browser.
 */
const checkingModules = {
  "attached_report.ts": attachedReport,
  "pdf_attachment.ts": pdfAttachment,
  "report_check.ts": reportCheck,
};

export const verifyModules = Object.entries(checkingModules).map(([name, source]) =>
  HttpRouter.makeRoute(
    "GET",
    `/domain/reports/${name}`,
    page(stripTypeScriptTypes(source), "text/javascript"),
  )
);
