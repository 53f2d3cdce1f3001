/**
 * Every file that pages refer to, by its path below `/assets/<hash>/`. A module in TypeScript is served without its
 * types; a page's own files are added here, once.
 */
import { stripTypeScriptTypes } from "node:module";
import attachedReport from "../../domain/reports/attached_report.ts" with { type: "text" };
import pdfAttachment from "../../domain/reports/pdf_attachment.ts" with { type: "text" };
import reportCheck from "../../domain/reports/report_check.ts" with { type: "text" };
import calculator from "../../features/cbam/browser/calculator.ts" with { type: "text" };
import copies from "../browser/copies.ts" with { type: "text" };
import copy from "../browser/copy.ts" with { type: "text" };
import fileDrop from "../browser/file_drop.ts" with { type: "text" };
import goodsSearch from "../../features/cbam/browser/goods_search.ts" with { type: "text" };
import invoice from "../../features/invoices/browser/invoice.ts" with { type: "text" };
import invoiceFiles from "../../features/invoices/browser/invoice_files.ts" with { type: "text" };
import invoiceGrid from "../../features/invoices/browser/invoice_grid.ts" with { type: "text" };
import invoiceParties from "../../features/invoices/browser/invoice_parties.ts" with { type: "text" };
import invoiceProblems from "../../features/invoices/browser/invoice_problems.ts" with { type: "text" };
import tablesColumnsView from "../../features/cbam/browser/tables/columns_view.ts" with { type: "text" };
import dom from "../browser/dom.ts" with { type: "text" };
import tablesResultRows from "../../features/cbam/browser/tables/result_rows.ts" with { type: "text" };
import tablesResultView from "../../features/cbam/browser/tables/result_view.ts" with { type: "text" };
import tablesRowsView from "../../features/cbam/browser/tables/rows_view.ts" with { type: "text" };
import tablesService from "../../features/cbam/browser/tables/service.ts" with { type: "text" };
import tablesSums from "../../features/cbam/browser/tables/sums.ts" with { type: "text" };
import tablesTable from "../../features/cbam/browser/tables/table.ts" with { type: "text" };
import tablesTables from "../../features/cbam/browser/tables/tables.ts" with { type: "text" };
import tablesTold from "../../features/cbam/browser/tables/told.ts" with { type: "text" };
import tablesVirtualRows from "../../features/cbam/browser/tables/virtual_rows.ts" with { type: "text" };
import reportFacts from "../../features/reports/browser/report_facts.ts" with { type: "text" };
import verify from "../../features/reports/browser/verify.ts" with { type: "text" };
import { once } from "../../kernel/once.ts";
import type { Asset } from "./asset.ts";
import docs from "../../features/docs/browser/docs.ts" with { type: "text" };
import docsSearch from "../../features/docs/browser/docs_search.ts" with { type: "text" };
import icon from "./icon.svg" with { type: "text" };
import { stylesheet } from "./stylesheet.ts";

/** Latin letters of Inter in all weights (SIL Open Font License 1.1). */
const inter = Deno.readFileSync(
  new URL(import.meta.resolve("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2")),
);

/** @param source a module in TypeScript whose types can be left out */
const moduleOf = (source: string): Asset => ({
  contentType: "text/javascript; charset=utf-8",
  source,
  body: once(() => stripTypeScriptTypes(source)),
});

const fileOf = (contentType: string, source: Asset["source"]): Asset => ({
  contentType,
  source,
  body: () => source,
});

export const served: Readonly<Record<string, Asset>> = {
  "style.css": fileOf("text/css; charset=utf-8", stylesheet),
  "icon.svg": fileOf("image/svg+xml", icon),
  "inter.woff2": fileOf("font/woff2", inter),
  "http/web/client/calculator.ts": moduleOf(calculator),
  "http/web/client/copies.ts": moduleOf(copies),
  "http/web/client/copy.ts": moduleOf(copy),
  "http/web/client/file_drop.ts": moduleOf(fileDrop),
  "http/web/client/goods_search.ts": moduleOf(goodsSearch),
  "http/web/client/invoice.ts": moduleOf(invoice),
  "http/web/client/invoice_files.ts": moduleOf(invoiceFiles),
  "http/web/client/invoice_grid.ts": moduleOf(invoiceGrid),
  "http/web/client/invoice_parties.ts": moduleOf(invoiceParties),
  "http/web/client/invoice_problems.ts": moduleOf(invoiceProblems),
  "http/web/client/tables/columns_view.ts": moduleOf(tablesColumnsView),
  "http/web/client/dom.ts": moduleOf(dom),
  "http/web/client/tables/result_rows.ts": moduleOf(tablesResultRows),
  "http/web/client/tables/result_view.ts": moduleOf(tablesResultView),
  "http/web/client/tables/rows_view.ts": moduleOf(tablesRowsView),
  "http/web/client/tables/service.ts": moduleOf(tablesService),
  "http/web/client/tables/sums.ts": moduleOf(tablesSums),
  "http/web/client/tables/table.ts": moduleOf(tablesTable),
  "http/web/client/tables/tables.ts": moduleOf(tablesTables),
  "http/web/client/tables/told.ts": moduleOf(tablesTold),
  "http/web/client/tables/virtual_rows.ts": moduleOf(tablesVirtualRows),
  "http/web/client/report_facts.ts": moduleOf(reportFacts),
  "http/web/client/verify.ts": moduleOf(verify),
  "http/web/client/docs.ts": moduleOf(docs),
  "http/web/client/docs_search.ts": moduleOf(docsSearch),
  "domain/reports/attached_report.ts": moduleOf(attachedReport),
  "domain/reports/pdf_attachment.ts": moduleOf(pdfAttachment),
  "domain/reports/report_check.ts": moduleOf(reportCheck),
};
