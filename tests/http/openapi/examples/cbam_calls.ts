/** Calls of lookups, calculations, plans, reports and invoices. */
import { exampleRequest } from "../../../support/invoices.ts";
import { type ExampleCalls, memberOf } from "./calls.ts";

const line = { cn_code: "72083900", origin_country: "CHN", tonnage: 24.5, import: "2026-02-15" };

/** Calls of lookups, calculations, plans, reports and invoices. */
export const cbamCalls: ExampleCalls = {
  scope: { path: "/api/v1/cbam/scope?cn=72083900&country=IE&tonnage=60" },
  calculate: { path: "/api/v1/cbam/calculate?cn=72083900&country=CHN&tonnage=1&import=2026-02-15" },
  calculateFromJson: {
    path: "/api/v1/cbam/calculate",
    body: {
      cn_code: "73181552",
      origin_country: "CHN",
      tonnage: 620,
      import: "2026-02-15",
      verified_direct_intensity: 3.7637,
      precursors: [{ cn_code: "72230019", tonnes_per_tonne: 1.08642 }],
    },
  },
  compare: { path: "/api/v1/cbam/compare?cn=72083900&tonnage=100&import=2026-08-15&countries=CHN,TUR" },
  indication: { path: "/api/v1/cbam/indication?cn=72083900&country=TUR&import=2028-03-15&tonnage=250" },
  indicationFromJson: {
    path: "/api/v1/cbam/indication",
    body: {
      cn_code: "72083900",
      origin_country: "CHN",
      import: "2028-03-15",
      tonnage: 250,
      production_route: "(C)",
      verified_direct_intensity: 1.9122,
      precursors: [{ cn_code: "72071111", production_route: "(C)", tonnes_per_tonne: 1.05 }],
      lang: "de",
    },
  },
  trajectory: {
    path:
      "/api/v1/cbam/trajectory?cn=72083900&country=CHN&tonnage=100&last_year=2028&price_path=82.32&verified_direct=1.9",
  },
  trajectories: {
    path: "/api/v1/cbam/trajectory",
    body: {
      price_path: "2026:82.32,2028:95",
      last_year: 2028,
      rows: [{
        cn_code: "76011090",
        origin_country: "IND",
        tonnage: 20,
        supplier: "Smelter",
        precursors: [],
      }],
    },
  },
  portfolio: {
    path: "/api/v1/cbam/portfolio?first_year=2027&last_year=2027&price_path=80",
    body: {
      rows: [
        {
          supplier: "Mill",
          cn_code: "72083900",
          origin_country: "CHN",
          tonnage: 100,
          verified_direct_intensity: 1.9,
        },
      ],
    },
  },
  search: { path: "/api/v1/cbam/search?q=stainless%20wire" },
  productionRoutes: { path: "/api/v1/cbam/routes?cn=25231000&country=DZA&import=2026" },
  dataSets: { path: "/api/v1/cbam/datasets" },
  prices: { path: "/api/v1/cbam/prices" },
  bulk: {
    path: "/api/v1/cbam/bulk",
    body: { shipments: [{ ...line, client_ref: "A-1" }, { ...line, production_route: "(E)" }] },
  },
  bulkList: { path: "/api/v1/cbam/bulk" },
  bulkByRequest: { path: (made) => `/api/v1/cbam/bulk/${memberOf(made, "bulk", "request_id")}` },
  createReport: { path: "/api/v1/cbam/reports", body: { ...line, client_ref: "A-1" } },
  reportById: { path: (made) => `/api/v1/cbam/reports/${memberOf(made, "createReport", "id")}` },
  reportList: { path: "/api/v1/cbam/reports" },
  draftReport: {
    path: "/api/v1/cbam/reports",
    body: { ...line, client_ref: "A-2", draft: true },
    isAhead: true,
  },
  issueReport: {
    path: (made) => `/api/v1/cbam/reports/${memberOf(made, "draftReport", "id")}/issue`,
    isBare: true,
  },
  reportKeys: { path: "/.well-known/cbam-report-keys.json" },
  verify: { path: "/api/v1/cbam/verify", body: { reportId: "sample", issuedDate: "15.01.2026" } },
  createInvoice: { path: "/api/v1/invoices", body: exampleRequest("commercial") },
  invoiceById: { path: (made) => `/api/v1/invoices/${memberOf(made, "createInvoice", "id")}` },
  validateInvoice: { path: "/api/v1/invoices/validate", body: exampleRequest("proforma") },
  invoiceList: { path: "/api/v1/invoices" },
  healthz: { path: "/healthz" },
  readyz: { path: "/readyz" },
};
