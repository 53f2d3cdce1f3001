/** A small answered batch, for what is made of it on its way out. */
import type { BatchHead, RowRecord } from "../../src/domain/cbam/bulk/bulk_record.ts";

const sources = [{ label: "Implementing Regulation (EU) 2025/2621", url: "https://example.org/2621" }];

/** A batch with a row that costs something, one with an error, and one that lacks data. */
export const answeredHead: BatchHead = {
  id: "0199aaaa-0000-7000-8000-000000000001",
  requestId: "call-1",
  accountId: "account",
  keyId: "key",
  isTest: false,
  status: "ready",
  processedAt: "2026-11-21T10:00:00.000Z",
  summary: {
    total: 3,
    in_scope: 1,
    out_of_scope: 0,
    needs_data: 1,
    errors: 1,
    total_net_cost_eur: 163.53,
    by_period: [{ period: "2026-Q1", rows: 1, net_emissions_t: 2.16995, net_cost_eur: 163.53 }],
  },
  versions: null,
  disclosure: {
    informational_only: true,
    statement: "This is informational.",
    dataset_version: "2026-08-06",
    legal_basis: [{ label: "Regulation (EU) 2023/956", url: "https://example.org/956" }],
    generated_at: "2026-11-21T10:00:00.000Z",
  },
  sourceLists: [sources],
  readAs: [],
};

const figures = {
  status: "ok",
  in_scope: true,
  sector: "iron_steel",
  production_route: "(C)",
  direct_emissions_t: 3.5,
  indirect_emissions_t: 0.0057,
  free_allocation_t: 1.33575,
  net_emissions_t: 2.16995,
  certificate_price: { period: "2026-Q1", price_eur_per_tco2e: 75.36, published_at: "2026-04-07" },
  gross_cost_eur: 163.53,
  origin_carbon_deduction_eur: 0,
  net_cost_eur: 163.53,
  intensity_source: "default_country_year",
  notes: ["A note; with a semicolon."],
};

const row = (
  rowIndex: number,
  parts: { clientRef: string | null; input: object; output: object },
): RowRecord => ({
  rowIndex,
  reportId: `0199aaaa-0000-7000-8000-00000000010${rowIndex}`,
  calcStatus: rowIndex === 0 ? "ok" : rowIndex === 1 ? "error" : "needs_data",
  clientRef: JSON.stringify(parts.clientRef),
  sent: "{}",
  input: JSON.stringify(parts.input),
  output: JSON.stringify(parts.output),
  sourceList: rowIndex === 0 ? 0 : undefined,
});

/** @param clientRef the reference of the first row */
export const answeredRows = (clientRef: string | null = "order 1"): ReadonlyArray<RowRecord> => [
  row(0, {
    clientRef,
    input: {
      cn_code: "72083900",
      origin_country_iso3: "CHN",
      tonnage: 1,
      import_year: 2026,
      import: "2026-02-15",
      read_as: [{ path: "cn_code", sent: "7208 39 00", read: "72083900" }],
      extra: { "Lieferant": "Wu & Co", "=Art": "007" },
    },
    output: figures,
  }),
  row(1, {
    clientRef: null,
    input: {
      cn_code: null,
      origin_country_iso3: "CHN",
      tonnage: null,
      import_year: null,
      sent: {
        cn_code: "7208",
        origin_country: "China",
        net_mass_kg: "1.204",
        client_ref: "order 2",
        import: "x",
      },
      extra: { "Lieferant": "Böhm", "=Art": 12 },
    },
    output: { status: "error", message: "cn_code must be a CN code." },
  }),
  row(2, {
    clientRef: "order 3",
    input: { cn_code: "25231000", origin_country_iso3: "DZA", tonnage: 0.2, import_year: 2026 },
    output: { status: "needs_data", in_scope: true, sector: "cement", message: "Name a route.", notes: [] },
  }),
];
