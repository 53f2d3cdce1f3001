/** Members of an operation's answer that its tool does not give: those that are named here, and no others. */
import assert from "node:assert/strict";
import { cbamTools } from "../../../src/features/cbam/tools.ts";
import { importTools } from "../../../src/features/imports/tools.ts";
import { invoiceTools } from "../../../src/features/invoices/tools.ts";
import { planTools } from "../../../src/features/plans/tools.ts";
import { reportTools } from "../../../src/features/reports/tools.ts";
import { supplierTools } from "../../../src/features/suppliers/tools.ts";
import { declaredOutput } from "../../../src/http/mcp/declared_schemas.ts";

/** Members that only an archive needs: tables in force. */
const ofArchives = ["versions", "versions_of_years"];

/**
 * Operations whose answers each tool gives, and what it leaves out of them: lists that are long, what the tool gives in a shorter
 * form or asks for itself, what a signature is checked with, and of certificates what only answers of `POST` have.
 */
const answers: Readonly<
  Record<string, { readonly of: ReadonlyArray<string>; readonly without: ReadonlyArray<string> }>
> = {
  cbam_scope: { of: ["GET /cbam/scope"], without: [] },
  cbam_search_codes: { of: ["GET /cbam/search"], without: ["dataset_version", "disclosure"] },
  cbam_routes: { of: ["GET /cbam/routes"], without: [] },
  cbam_calculate: { of: ["POST /cbam/calculate"], without: ["sources_url"] },
  cbam_compare_origins: { of: ["GET /cbam/compare"], without: [] },
  cbam_bulk: {
    of: ["POST /cbam/bulk"],
    without: ["dataset_version", "processed_at", "read_as", "results", "row_count", "source_lists"],
  },
  cbam_prices: { of: ["GET /cbam/prices"], without: [] },
  cbam_data_sets: { of: ["GET /cbam/datasets"], without: ["shared_tables"] },
  cbam_trajectory: { of: ["GET /cbam/trajectory"], without: ["mwh", "origin_country_iso3", "sector"] },
  cbam_portfolio: { of: ["POST /cbam/portfolio"], without: [] },
  cbam_indication: { of: ["POST /cbam/indication"], without: [] },
  cbam_issue_report: { of: ["POST /cbam/reports"], without: ["key_id", "signature"] },
  cbam_verify_report: { of: ["POST /cbam/verify"], without: ["dataset_version", "disclosure"] },
  imports_people: { of: ["GET /cbam/importers", "GET /cbam/declarants"], without: [] },
  imports_add: { of: ["POST /cbam/imports"], without: [] },
  imports_threshold: { of: ["GET /cbam/imports/threshold"], without: ["days"] },
  imports_codes: { of: ["GET /cbam/imports/codes"], without: [] },
  imports_declaration: { of: ["GET /cbam/imports/declaration"], without: ["checks"] },
  imports_holding: { of: ["GET /cbam/imports/holding"], without: [] },
  imports_certificates: { of: ["GET /cbam/certificates"], without: ["recorded", "result"] },
  supplier_values: { of: ["GET /cbam/values"], without: [] },
  supplier_inquiries: {
    of: ["GET /cbam/inquiries", "GET /cbam/inquiries/:id"],
    without: ["dataset_version", "disclosure", "inquiry"],
  },
  supplier_ask: { of: ["POST /cbam/inquiries"], without: [] },
  supplier_decide: {
    of: ["POST /cbam/inquiries/:id/accept", "POST /cbam/inquiries/:id/return"],
    without: [],
  },
  invoice_validate: { of: ["POST /invoices/validate"], without: [] },
  invoice_create: { of: ["POST /invoices"], without: [] },
};

const tools = [cbamTools, planTools, reportTools, importTools, supplierTools, invoiceTools].flat();

/** Names of an operation's answer. @param named its method and its path below `/api/v1` */
const membersOf = (named: string): ReadonlyArray<string> => {
  const [method = "", path = ""] = named.split(" ");
  const { properties } = declaredOutput({ method, path: `/api/v1${path}` });
  const names = Object.keys(properties);
  assert.ok(names.length > 0, `${named} has no answer`);
  return names;
};

Deno.test("a tool leaves out of its operations' answers what is named, and nothing that came since", () => {
  const leftOut = tools.map(({ name, outputSchema }) => {
    const given = Object.keys(outputSchema().properties);
    const { of = [] } = answers[name] ?? {};
    const missing = new Set(of.flatMap(membersOf)).difference(new Set([...given, ...ofArchives]));
    return [name, [...missing].sort()];
  });
  assert.deepEqual(
    Object.fromEntries(leftOut),
    Object.fromEntries(Object.entries(answers).map(([name, { without }]) => [name, [...without].sort()])),
  );
});
