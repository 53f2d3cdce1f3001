/**
 * Content of the published sample report, as it was issued: like every issued report's it never changes, whatever the
 * calculation has learned since. Decisions, "Documents".
 */
import type { ReportContent } from "../../domain/reports/report.ts";

const scopeAct = {
  label: "Regulation (EU) 2023/956, Annex I, as amended by Regulation (EU) 2025/2083",
  url: "https://eur-lex.europa.eu/eli/reg/2023/956/oj",
};
const defaultValuesAct = {
  label:
    "Implementing Regulation (EU) 2025/2621, Annexes I and IV as replaced by Implementing Regulation (EU) 2026/1740",
  url: "https://eur-lex.europa.eu/eli/reg_impl/2025/2621/oj",
};
const replacingAct = {
  label: "Implementing Regulation (EU) 2026/1740",
  url: "https://eur-lex.europa.eu/eli/reg_impl/2026/1740/oj",
};
const allocationAct = {
  label: "Implementing Regulation (EU) 2025/2620 (benchmarks and free-allocation adjustment)",
  url: "https://eur-lex.europa.eu/eli/reg_impl/2025/2620/oj",
};
const correctionAct = {
  label: "Implementing Decision (EU) 2026/1862 (cross-sectoral correction factor 2026-2030)",
  url: "https://eur-lex.europa.eu/eli/dec_impl/2026/1862/oj",
};
const priceAct = {
  label: "Implementing Regulation (EU) 2025/2548 (price of CBAM certificates)",
  url: "https://eur-lex.europa.eu/eli/reg_impl/2025/2548/oj",
};
const emissionsAct = {
  label: "Implementing Regulation (EU) 2025/2547 (calculation of embedded emissions)",
  url: "https://eur-lex.europa.eu/eli/reg_impl/2025/2547/oj",
};
const benchmarks = {
  label: "Implementing Regulation (EU) 2025/2620 Annex",
  url: "https://eur-lex.europa.eu/eli/reg_impl/2025/2620/oj",
};
const cbamFactors = {
  label: "Directive 2003/87/EC Art. 10a(1a)",
  url: "https://eur-lex.europa.eu/eli/dir/2003/87/oj",
};
const correctionFactors = {
  label: "Implementing Decision (EU) 2026/1862",
  url: "https://eur-lex.europa.eu/eli/dec_impl/2026/1862/oj",
};

/** Everything but the address at which it can be verified, which is the installation's. */
export const sampleContent: Omit<ReportContent, "verify_url"> = {
  client_ref: null,
  goods_description: "Hot-rolled coil, non-alloy steel, 600 mm or wider, not pickled, under 3 mm thick",
  is_draft: false,
  issued_at: "2026-01-15",
  report_id: "sample",
  report_number: "CBAM-SAMPLE",
  calculation: {
    certificate_price: { period: "2026-Q1", price_eur_per_tco2e: 75.36, published_at: "2026-04-07" },
    cn_code: "72083900",
    dataset_version: "2026-08-06",
    direct_emissions_t: 350.57,
    disclosure: {
      dataset_version: "2026-08-06",
      generated_at: "2026-01-15T00:00:00.000Z",
      informational_only: true,
      legal_basis: [
        scopeAct,
        defaultValuesAct,
        replacingAct,
        allocationAct,
        correctionAct,
        priceAct,
        emissionsAct,
      ],
      statement:
        "This result is informational. It does not replace a CBAM authorisation, the decision of a national competent authority (NCA) or the opinion of an accredited verifier.",
    },
    free_allocation_t: 133.575,
    gross_cost_eur: 16352.74,
    import: "2026-01-15",
    in_scope: true,
    indirect_emissions_t: 0,
    intensity_source: "default_country_year",
    net_cost_eur: 16352.74,
    net_emissions_t: 216.995,
    notes: [],
    origin_carbon_deduction_eur: 0,
    origin_country_iso3: "CHN",
    production_route: "(C)",
    sector: "iron_steel",
    sources: [scopeAct, defaultValuesAct, replacingAct, benchmarks, cbamFactors, correctionFactors, priceAct],
    status: "ok",
    tonnage: 100,
    trace: [
      {
        factor: "goods line 7208, the country's table",
        source: defaultValuesAct,
        term: "default_value_total",
        unit: "tCO2e/t",
        value: 3.187,
      },
      {
        factor: "share added to the default value",
        source: defaultValuesAct,
        term: "mark_up",
        unit: "share",
        value: 0.1,
      },
      {
        factor: "default_value_total x (1 + mark_up)",
        source: defaultValuesAct,
        term: "marked_up_total",
        unit: "tCO2e/t",
        value: 3.5057,
      },
      {
        factor: "default, marked up, for information",
        source: defaultValuesAct,
        term: "direct_intensity",
        unit: "tCO2e/t",
        value: 3.5057,
      },
      {
        factor: "default, marked up, for information",
        source: defaultValuesAct,
        term: "indirect_intensity",
        unit: "tCO2e/t",
        value: 0,
      },
      {
        factor: "what certificates are counted on",
        source: defaultValuesAct,
        term: "embedded_intensity",
        unit: "tCO2e/t",
        value: 3.5057,
      },
      { factor: "net mass", source: emissionsAct, term: "tonnage", unit: "t", value: 100 },
      {
        factor: "embedded_intensity x tonnage",
        source: emissionsAct,
        term: "embedded_emissions",
        unit: "tCO2e",
        value: 350.57,
      },
      { factor: "CBAM factor 2026", source: cbamFactors, term: "cbam_factor", unit: "share", value: 0.975 },
      {
        factor: "cross-sectoral correction factor 2026",
        source: correctionFactors,
        term: "cscf",
        unit: "share",
        value: 1,
      },
      { factor: "column B, route (C)", source: benchmarks, term: "benchmark", unit: "tCO2e/t", value: 1.37 },
      {
        factor: "cbam_factor x cscf x benchmark + precursors",
        source: benchmarks,
        term: "free_allocation_intensity",
        unit: "tCO2e/t",
        value: 1.33575,
      },
      {
        factor: "free_allocation_intensity x tonnage",
        source: benchmarks,
        term: "free_allocation",
        unit: "tCO2e",
        value: 133.575,
      },
      {
        factor: "max(0, embedded_emissions - free_allocation)",
        source: emissionsAct,
        term: "net_emissions",
        unit: "tCO2e",
        value: 216.995,
      },
      {
        factor: "price of 2026-Q1",
        source: priceAct,
        term: "certificate_price",
        unit: "EUR/tCO2e",
        value: 75.36,
      },
      {
        factor: "net_emissions x certificate_price",
        source: priceAct,
        term: "gross_cost",
        unit: "EUR",
        value: 16352.7432,
      },
    ],
    versions: {
      annex_i: {
        sha256: "2b6694f513538347dba73f1262f15d55e0561cdb78cc4f945f4cff2b735517db",
        version: "2026-11-21",
      },
      as_of: "2026-11-20T23:59:59.999Z",
      benchmarks: {
        sha256: "b8940ee356f9319ca71321660c744613f8b0571527d4f40f61e9c5cd340f3ef0",
        version: "2026-11-21",
      },
      dataset: {
        sha256: "f170bb5b98f30cdddc1edd9a26be00276b0f01bf5d35bedb451baf9b6b7dcfad",
        version: "2026-08-06",
      },
      exempt_origins: {
        sha256: "9320bad7bedff4b2f94ebf3282da7bc244a75e95746f4a84f0c29f5e03d1bb3a",
        version: "2026-11-21",
      },
      factors: {
        sha256: "38f5f62abb9d5a198f1d67c8d1f8fa33ccdd0ecf9f90a95028b4c48ccff95959",
        version: "2026-11-21",
      },
      goods: {
        sha256: "22ba48933246a3860e0831250eb093095b6f0620a8874e0c41ba1c32570d8a75",
        version: "2026-11-21",
      },
      prices: {
        sha256: "cbe7d36b319f41e8ec4b36f84dc1d65344aa67f46483f78d1fc3fdcf1474b81b",
        version: "2026-10-05",
      },
      production_routes: {
        sha256: "451ae8151039b8faa93cc079dd4a1b1fe9df59377694bc604fec4e7a4d0b1a6a",
        version: "2026-11-21",
      },
    },
  },
};
