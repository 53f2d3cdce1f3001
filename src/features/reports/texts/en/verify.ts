/**
 * English texts of the verify page. Those below `client` go to the page's module.
 */

export const verify = {
  title: "Verify a CBAM report",
  description: "Is a CBAM report genuine? By its number and date, or by its PDF. No account is needed.",
  heading: "Is this report genuine?",
  lead: "For whoever holds a CBAM report of this service. No account is needed.",
  byNumber: "By number and date",
  reportId: "Report number or id",
  reportIdHint: "As printed on the report, such as CBAM-01a1f8d3-… or BULK-01a1f8d3-…-R0.",
  issuedDate: "Date of issue",
  issuedDateHint: "As printed, such as 2026-11-20 or 20.11.2026.",
  button: "Verify",
  byFile: "By the PDF itself",
  drop: "Drop the PDF here",
  choose: "Choose the PDF",
  stays: "The file is checked in your browser. It does not leave your computer.",
  needsScripts: "Checking a file needs JavaScript. Number and date work without it.",
  genuine: "This report is genuine",
  sample: "This is the published sample, not a report",
  notVerified: "This report could not be verified",
  notVerifiedLead:
    "Check the number and the date of issue. Drafts, and reports that were held back, do not verify.",
  wrong: {
    reportId: {
      missing: "Give the number or id that is printed on the report.",
      form: "This is no number of a report: give the whole of it, with all letters, digits and hyphens.",
    },
    issuedDate: {
      missing: "Give the date of issue that is printed on the report.",
      form: "Enter a date, such as 20.11.2026.",
    },
  },
  compared: (report: string, day: string): string =>
    `This service issued ${report} on ${day}. Compare the figures below with those on the paper in your hand: they must be the same.`,
  download: "Download the report (PDF)",
  downloadHint: "The service's own copy. The link is good for an hour.",
  figures: {
    report_number: "Report number",
    issued_at: "Date of issue",
    cn_code: "CN code",
    goods_description: "Goods",
    origin_country_iso3: "Country of origin",
    tonnage: "Net mass, t",
    sector: "Sector",
    production_route: "Production route",
    direct_emissions_t: "Direct emissions, t CO₂e",
    indirect_emissions_t: "Indirect emissions, t CO₂e",
    free_allocation_t: "Free allocation, t CO₂e",
    net_emissions_t: "Net emissions, t CO₂e",
    price_eur_per_tco2e: "Certificate price, EUR per t CO₂e",
    gross_cost_eur: "Cost before deduction",
    origin_carbon_deduction_eur: "Deduction for the carbon price paid",
    net_cost_eur: "Net cost",
    client_ref: "Reference",
    content_hash: "Hash of the content (SHA-256)",
  },
  client: {
    checking: "Checking the file",
    secureOnly: "Files can be checked over HTTPS only.",
    tooLarge: "This file is larger than any report.",
    unreachable: "The service could not be reached. Try again later.",
    tooMany: "Too many attempts. Try again later.",
    forged: "This file is not a genuine report of this service",
    same: "This report is genuine, and this file is the one that the service made",
    otherPage:
      "The content of this file is genuine. Its page is not the one that the service made: believe the figures below, not the page",
    withdrawn:
      "The content of this file was signed, but this service does not confirm it: it was withdrawn, or is another service's",
    contentOnly: "The content of this file is genuine",
    whatCompared: "What was compared",
    compare: "Compare these figures with the paper in your hand.",
    parts: {
      attachment: "Attached file report.json",
      content: "Hash of the content",
      state: "State",
      key: "Key",
      signature: "Signature",
      service: "The service's register",
      pages: "Pages, byte for byte",
    },
    differs: {
      attachment: "The attached file is not as the service writes it.",
      content: "The content was changed.",
      state: "The content is that of a draft or a specimen.",
      key: "The key is none of the published ones.",
      signature: "The signature does not belong to the content.",
      service: "The service does not confirm this report.",
      pages: "The pages are not those that the service made.",
    },
    results: { "genuine": "matches", "differs": "differs", "not compared": "not compared" },
  },
};

export type VerifyTexts = typeof verify;
