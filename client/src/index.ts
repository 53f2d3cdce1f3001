/**
 * Client of the Customs Invoice and CBAM API, for Node 20 and later, Deno, Bun and browsers. Calls are typed by the
 * service's OpenAPI document, sent again where that helps, and made once however often they are sent.
 */
import { bulkRows } from "./bulk.ts";
import type { BulkOptions, BulkOutcome, BulkRow, BulkShipment } from "./bulk.ts";
import type { ImportCalls } from "./import_calls.ts";
import { importCalls } from "./imports.ts";
import { listed } from "./listed.ts";
import { entries } from "./pages.ts";
import type { components, operations } from "./openapi.ts";
import { type PlanCalls, planCalls } from "./plans.ts";
import { type SupplierCalls, supplierCalls } from "./suppliers.ts";
import { calculateTable, tableOfBatch } from "./tables.ts";
import type { Table, TableBody, TableOptions, TableType } from "./tables.ts";
import {
  type CallOptions,
  type CustomsOptions,
  initOf,
  type Transport,
  transport,
  valueOf,
} from "./transport.ts";

export { type BulkOptions, type BulkOutcome, type BulkRow, type BulkShipment } from "./bulk.ts";
export type { components, operations, paths } from "./openapi.ts";
export type {
  ImportCalls,
  ImportFilters,
  ImportsTableOptions,
  LedgerOf,
  TableQuery,
} from "./import_calls.ts";
export type { PlanCalls, PortfolioQuery, PortfolioTableOptions } from "./plans.ts";
export type { ReadOptions, SupplierCalls } from "./suppliers.ts";
export { CustomsProblem, type Problem } from "./problem.ts";
export type { RetryOptions } from "./retry.ts";
export { type Table, type TableBody, type TableOptions, type TableType, tableTypes } from "./tables.ts";
export type { CallOptions, CustomsOptions } from "./transport.ts";
export { type OfflineVerdict, type ReportKey, verifyOffline } from "./verify_offline.ts";

type Schemas = components["schemas"];
type QueryOf<Name extends keyof operations> = NonNullable<
  operations[Name]["parameters"]["query"]
>;
type CalculationRequest = Omit<Schemas["CalculationRequest"], "sources">;

/** The service. Every call rejects with a `CustomsProblem` when the service refuses it. */
export interface Customs extends Transport, PlanCalls, ImportCalls, SupplierCalls {
  readonly scope: (
    query: QueryOf<"scope">,
    call?: CallOptions,
  ) => Promise<Schemas["Scope"]>;
  readonly search: (
    words: string,
    call?: CallOptions,
  ) => Promise<Schemas["SearchResults"]["results"]>;
  readonly routes: (
    query: QueryOf<"productionRoutes">,
    call?: CallOptions,
  ) => Promise<Schemas["ProductionRoutes"]>;
  /** One shipment, with every act that its figures rest on. */
  readonly calculate: (
    shipment: CalculationRequest,
    call?: CallOptions,
  ) => Promise<Schemas["ReferencedCalculation"]>;
  /** Shipments of any number, row by row in their order. */
  readonly bulk: (
    shipments: Iterable<BulkShipment> | AsyncIterable<BulkShipment>,
    options?: BulkOptions,
  ) => AsyncGenerator<BulkRow, BulkOutcome, undefined>;
  /** The rows of an earlier bulk call, with their reports. */
  readonly bulkRows: (
    requestId: string,
  ) => AsyncGenerator<Schemas["StoredBulkRow"], void, undefined>;
  readonly bulkCalls: () => AsyncGenerator<
    Schemas["BatchEntry"],
    void,
    undefined
  >;
  readonly calculateTable: (
    table: TableBody,
    options: TableOptions,
  ) => Promise<Table>;
  readonly bulkTable: (requestId: string, type: TableType) => Promise<Table>;
  readonly createReport: (
    request: Schemas["ReportRequest"],
    call?: CallOptions,
  ) => Promise<Schemas["Report"]>;
  /** 409 where price or data set have changed since, unless today's figures are wanted: `recalculate`. */
  readonly issueReport: (
    id: string,
    options?: { readonly recalculate?: boolean },
  ) => Promise<Schemas["Report"]>;
  readonly report: (id: string) => Promise<Schemas["Report"]>;
  readonly reports: () => AsyncGenerator<
    Schemas["ReportEntry"],
    void,
    undefined
  >;
  readonly reportKeys: () => Promise<Schemas["ReportKeys"]["keys"]>;
  /** Asks the service; `verifyOffline` asks nobody. */
  readonly verify: (
    reportId: string,
    issuedDate: string,
  ) => Promise<Schemas["Verified"] | Schemas["NotVerified"]>;
  readonly createInvoice: (
    request: Schemas["InvoiceRequest"],
    call?: CallOptions,
  ) => Promise<Schemas["Invoice"]>;
  readonly validateInvoice: (
    request: Schemas["InvoiceRequest"],
  ) => Promise<Schemas["InvoiceValidation"]>;
  readonly invoice: (id: string) => Promise<Schemas["Invoice"]>;
  readonly invoices: () => AsyncGenerator<
    Schemas["InvoiceEntry"],
    void,
    undefined
  >;
  /** The bytes behind a link that the service gave out. */
  readonly download: (link: string) => Promise<Uint8Array<ArrayBuffer>>;
}

const lookups = ({ api }: Transport) => ({
  scope: (query: QueryOf<"scope">, call?: CallOptions) =>
    valueOf(
      api.GET("/api/v1/cbam/scope", { params: { query }, ...initOf(call) }),
    ),
  search: async (words: string, call?: CallOptions) =>
    (await valueOf(
      api.GET("/api/v1/cbam/search", {
        params: { query: { q: words } },
        ...initOf(call),
      }),
    )).results,
  routes: (query: QueryOf<"productionRoutes">, call?: CallOptions) =>
    valueOf(
      api.GET("/api/v1/cbam/routes", { params: { query }, ...initOf(call) }),
    ),
  calculate: async (body: CalculationRequest, call?: CallOptions) => {
    const answer = await valueOf(
      api.POST("/api/v1/cbam/calculate", { body, ...initOf(call) }),
    );
    if ("sources" in answer) return answer;
    throw new TypeError(
      "The service left the sources out, which nobody asked it to.",
    );
  },
});

const bulkCalls = (service: Transport) => ({
  bulk: (
    shipments: Iterable<BulkShipment> | AsyncIterable<BulkShipment>,
    options?: BulkOptions,
  ) => bulkRows(service, shipments, options),
  bulkRows: (requestId: string) =>
    entries(async (next) => {
      const path = next ??
        `/api/v1/cbam/bulk/${encodeURIComponent(requestId)}?limit=1000&sources=short`;
      const page: Schemas["Batch"] = await (await service.send(path)).json();
      return { entries: page.results, next: page.next };
    }),
  bulkCalls: () =>
    listed(async (query) => {
      const page = await valueOf(service.api.GET("/api/v1/cbam/bulk", { params: { query } }));
      return { entries: page.batches, next: page.next_cursor };
    }),
  calculateTable: (table: TableBody, options: TableOptions) => calculateTable(service, table, options),
  bulkTable: (requestId: string, type: TableType) => tableOfBatch(service, requestId, type),
});

const reportCalls = ({ api }: Transport) => ({
  createReport: (body: Schemas["ReportRequest"], call?: CallOptions) =>
    valueOf(api.POST("/api/v1/cbam/reports", { body, ...initOf(call) })),
  issueReport: (id: string, { recalculate }: { readonly recalculate?: boolean } = {}) =>
    valueOf(
      api.POST("/api/v1/cbam/reports/{id}/issue", {
        params: { path: { id }, query: recalculate === undefined ? {} : { recalculate: `${recalculate}` } },
      }),
    ),
  report: (id: string) => valueOf(api.GET("/api/v1/cbam/reports/{id}", { params: { path: { id } } })),
  reports: () =>
    listed(async (query) => {
      const page = await valueOf(api.GET("/api/v1/cbam/reports", { params: { query } }));
      return { entries: page.reports, next: page.next_cursor };
    }),
  reportKeys: async () => (await valueOf(api.GET("/.well-known/cbam-report-keys.json"))).keys,
  verify: (reportId: string, issuedDate: string) =>
    valueOf(
      api.POST("/api/v1/cbam/verify", { body: { reportId, issuedDate } }),
    ),
});

const invoiceCalls = ({ api }: Transport) => ({
  createInvoice: (body: Schemas["InvoiceRequest"], call?: CallOptions) =>
    valueOf(api.POST("/api/v1/invoices", { body, ...initOf(call) })),
  validateInvoice: (body: Schemas["InvoiceRequest"]) =>
    valueOf(api.POST("/api/v1/invoices/validate", { body })),
  invoice: (id: string) => valueOf(api.GET("/api/v1/invoices/{id}", { params: { path: { id } } })),
  invoices: () =>
    listed(async (query) => {
      const page = await valueOf(api.GET("/api/v1/invoices", { params: { query } }));
      return { entries: page.invoices, next: page.nextCursor };
    }),
});

/** @returns the service at `baseUrl`, called with the key */
export const customs = (options: CustomsOptions): Customs => {
  const service = transport(options);
  return {
    ...service,
    ...lookups(service),
    ...bulkCalls(service),
    ...planCalls(service),
    ...importCalls(service),
    ...reportCalls(service),
    ...supplierCalls(service),
    ...invoiceCalls(service),
    download: async (link) => new Uint8Array(await (await service.send(link)).arrayBuffer()),
  };
};
