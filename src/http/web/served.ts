/**
 * Every file that pages refer to, by its path below `/assets/<hash>/`. A module in TypeScript is served without its
 * types; a page's own files are added here, once.
 */
import { stripTypeScriptTypes } from "node:module";
import attachedReport from "../../domain/reports/attached_report.ts" with { type: "text" };
import pdfAttachment from "../../domain/reports/pdf_attachment.ts" with { type: "text" };
import reportCheck from "../../domain/reports/report_check.ts" with { type: "text" };
import type { Asset } from "./assets.ts";
import docs from "./client/docs.ts" with { type: "text" };
import docsSearch from "./client/docs_search.ts" with { type: "text" };
import icon from "./icon.svg" with { type: "text" };
import { stylesheet } from "./stylesheet.ts";

/** Latin letters of Inter in all weights (SIL Open Font License 1.1). */
const inter = Deno.readFileSync(
  new URL(import.meta.resolve("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2")),
);

/** @param source a module in TypeScript whose types can be left out */
const moduleOf = (source: string): Asset => ({
  contentType: "text/javascript; charset=utf-8",
  body: stripTypeScriptTypes(source),
});

export const served: Readonly<Record<string, Asset>> = {
  "style.css": { contentType: "text/css; charset=utf-8", body: stylesheet },
  "icon.svg": { contentType: "image/svg+xml", body: icon },
  "inter.woff2": { contentType: "font/woff2", body: inter },
  "http/web/client/docs.ts": moduleOf(docs),
  "http/web/client/docs_search.ts": moduleOf(docsSearch),
  "domain/reports/attached_report.ts": moduleOf(attachedReport),
  "domain/reports/pdf_attachment.ts": moduleOf(pdfAttachment),
  "domain/reports/report_check.ts": moduleOf(reportCheck),
};
