/**
 * English texts of the page behind a supplier's link.
 */
import { shell } from "../../../../web/words/en/shell.ts";
import type { LinkTexts } from "./link_texts.ts";

/** Texts of the page. */
export const linkTexts: LinkTexts = {
  language: "English",
  title: (period) => `Emission values of ${period}`,
  formTitle: "Your values",
  optional: "optional",
  errorSummary: "Please check what you entered",
  fields: {
    direct_t_per_t: {
      label: "Direct emissions",
      hint:
        "Tonnes of CO2 equivalent per tonne of goods, from fuels and processes, with those of purchased precursors.",
    },
    indirect_t_per_t: {
      label: "Indirect emissions",
      hint: "Tonnes of CO2 equivalent per tonne of goods, from the electricity that was used.",
    },
    unit_content: { label: "Content", hint: "Content of a tonne of goods." },
    production_route: { label: "Production route", hint: "The route by which these goods are made." },
    free_allocation_t_per_t: {
      label: "Specific embedded free allocation (SEFA)",
      hint: "Tonnes per tonne of goods, from the operator's emissions report. Leave it out if you have none.",
    },
    default_share: {
      label: "Share determined by default values",
      hint: "From 0 to 1: 0.05 is 5 %.",
    },
    state: { label: "The values are", hint: "By which rules they were determined." },
    report: { label: "Number of the verification report", hint: "As the verifier wrote it." },
    day: { label: "Day of the report", hint: "Year, month, day: 2027-03-01." },
    verifier: { label: "Verifier", hint: "Name of the accredited verifier." },
    source: { label: "Source of the figures", hint: "For instance a file, or your monitoring report." },
    carbon_amount: {
      label: "Carbon price due",
      hint: "Amount per tonne that was paid or is due where the goods are made, before any rebate.",
    },
    carbon_currency: { label: "Currency", hint: "Three letters: TRY, CNY, INR, EUR." },
    carbon_per: { label: "The price is per", hint: "Per tonne of emissions, or per tonne of goods." },
    carbon_rebate: {
      label: "Rebate",
      hint:
        "What was given back of this amount, in the same currency: free allowances count too. Write 0 if nothing was.",
    },
    carbon_evidence: {
      label: "Evidence of payment",
      hint: "Reference of the document that shows the payment.",
    },
    carbon_certifier: {
      label: "Certifier of the payment",
      hint: "Independent person who certified it, if there is one (Regulation (EU) 2023/956, Article 9).",
    },
    precursors: {
      label: "Precursors",
      hint:
        "Goods under CBAM that these were made of, such as wire rod in bolts, clinker in cement, ammonia in urea. They may raise the free allocation; their emissions stay part of the figures above.",
    },
    opinion: {
      label: "Opinion of the verifier",
      hint: "As the report states it. Satisfactory with comments is satisfactory.",
    },
    accreditation: { label: "Accreditation number", hint: "Number of the verifier's accreditation." },
    accreditation_body: {
      label: "Accreditation body",
      hint: "National body that accredited the verifier, such as DAkkS.",
    },
  },
  clinker: {
    label: "Clinker content",
    hint:
      "Tonnes of clinker per tonne of goods: the values are then per tonne of clinker. Only estimates may leave it empty: they are per tonne of goods then.",
  },
  nitrogen: {
    label: "Nitrogen content",
    hint:
      "Kilograms of nitrogen per tonne of goods: the values are then per kilogram of nitrogen. Only estimates may leave it empty: they are per tonne of goods then.",
  },
  states: {
    estimated: "estimated, or by the rules until 2025",
    operator: "determined by the rules since 2026 (Regulation (EU) 2025/2547)",
    verified: "verified by an accredited verifier as satisfactory",
  },
  opinions: { satisfactory: "satisfactory", not_satisfactory: "not satisfactory" },
  precursors: {
    title: "Precursors, if you know them",
    none: "none: made of raw materials alone",
    listed: "named below, or not known",
    fields: {
      cn_code: { label: "CN code", hint: "Customs code of the precursor, eight digits." },
      tonnes_per_tonne: { label: "Tonnes per tonne", hint: "Precursor in a tonne of these goods: 1.06." },
      origin_country: { label: "Country of origin", hint: "Where it was made: name or code." },
      production_route: { label: "Production route", hint: "Its letter, such as (C)." },
      verified_emissions_t_per_t: {
        label: "Emissions",
        hint: "Tonnes of CO2 equivalent per tonne of the precursor, by its producer's verified report.",
      },
      free_allocation_t_per_t: {
        label: "Free allocation (SEFA)",
        hint: "Tonnes per tonne of the precursor, by its producer's report.",
      },
    },
    nth: (number) => `Precursor ${number}`,
    column: (label) => `Precursor: ${label}`,
    more: "More precursors",
  },
  carbonPrice: "Carbon price, if one was paid where the goods are made",
  carbonUnits: { emissions: "tonne of CO2 equivalent", goods: "tonne of goods" },
  sheet: {
    name: "Values",
    explained: "Explanations",
    column: "Column",
    holds: "What belongs in it",
    cnCode: {
      label: "CN code",
      hint: "Customs code of the goods, eight digits. It is filled in: leave it as it is.",
    },
    goods: { label: "Goods", hint: "Name of the goods, for your information." },
    period: { label: "Year", hint: "Calendar year of the emissions. It is filled in." },
    skipped: "A dash: not asked for these goods. Cells and goods that you know nothing of are left empty.",
    furtherRows:
      "A second precursor stands in a row of its own below, with the goods' code and the precursor's cells alone.",
    download: "Download the table (Excel)",
  },
  inCell: (row, column, sentence) => `Row ${row}, column ${column}: ${sentence}`,
  merged: (label) => `${label} stands in merged cells: unmerge them, and write it in each row.`,
  shownOtherwise: (label) =>
    `${label} is shown by its cell in thousands, with another unit or in another currency: write the number as it is meant, in a plain number format.`,
  struck: (label) =>
    `${label} is struck out, and was not taken: delete what is cancelled, and take the line away from what counts.`,
  hiddenRows: (rows) => `Hidden rows were read like the others: ${rows}.`,
  hiddenColumns: (names) => `Hidden columns were read like the others: ${names}.`,
  unknownColumn: (heading) => `The column “${heading}” is not known: what stands in it was not read.`,
  furtherSheets: (names) => `These sheets have such columns too, and were not read: ${names}.`,
  notAsked: (what) => `${what} is not asked for here.`,
  everyRoute: "all routes",
  more: "Further figures, if you have them",
  verification: "Verification, for verified values only",
  remark: "Remark",
  remarkHint: "What should be known about these values. At most 1,000 characters.",
  send: "Send the values",
  once:
    "They can be sent once. Check them before. Goods that you don't make or know nothing of are left empty.",
  fileTitle: "Do you prefer a spreadsheet?",
  fileText:
    "Download the table of these goods, fill it in and choose it here; or choose the Commission’s communication template for installations, if you have filled it in (Excel, .xlsx, at most 4 MB). The file is read to fill in the form below; macros are not run. It goes along with the form as evidence unless you untick it. Nothing is sent yet.",
  file: "File",
  read: "Read the file",
  filled: (filled, all) =>
    `The template filled in ${filled} of ${all} goods. Check the figures below, then send them.`,
  nothingTaken:
    "No figures for these goods could be taken from the file. If something to mend is listed below, mend it and choose the file again; otherwise check that the file has these goods, or fill in the form.",
  macros:
    "The workbook holds macros: they were not run, and its figures were read as they are stored. The file itself can’t go along as evidence: to send it along, save it as .xlsx without macros and choose it again.",
  otherPeriod: (found) =>
    `The template is for ${found}, not for the year that is asked for: its figures were not taken.`,
  filesSent: "Files that go along",
  fileIssues: "What to mend in the template",
  noFile: "No file was chosen.",
  tooLarge: "The file is larger than 4 MB. Remove pictures and other sheets, then choose it again.",
  unreadable:
    "The file can't be read: it must be an Excel workbook (.xlsx) without a password, with the table of this page as its first sheet, or with the sheets of the Commission’s template.",
  laterTitle: "This does not work just now",
  busy: "The service is busy.",
  tooOften: "This page was asked for too often.",
  kept: "What you entered is still here.",
  sendAgain: "Try again",
  tryAgainIn: shell.tryAgainIn,
  errors: {
    missing: (label) => `${label} is missing.`,
    unknown: (label) => `${label} is not known.`,
    format: (label) => `${label} can't be read: check how it is written.`,
    range: (label) => `${label} is outside of what is possible.`,
    choice: (label) => `${label} must be one of the choices.`,
    ambiguous: (label) => `${label} can mean two things: write it with a decimal point.`,
    conflict: (label) => `${label} contradicts other entries.`,
    duplicate: (label) => `${label} is given twice.`,
    length: (label) => `${label} is too long.`,
    unprintable: (label) => `${label} has characters that can't be printed.`,
    unreadable: (label) => `${label} can't be read.`,
  },
  suggestion: (value) => `Did you mean ${value}?`,
  sentTitle: "Thank you, the values have been sent",
  sentText: (asker) =>
    `${asker} looks at them. If there is a question you get another mail with a new link. You can close this page.`,
  usedTitle: "The values have been sent already",
  usedText: (asker) =>
    `This link was used: ${asker} has an answer. To change something, write to ${asker}; you then get a new link.`,
  lateTitle: "This link is too old",
  lateText: (asker) => `Its time is over. Ask ${asker} for a new one.`,
  revokedTitle: "The question was withdrawn",
  revokedText: (asker) => `${asker} no longer needs an answer. There is nothing to do.`,
  unknownTitle: "This link does not work",
  unknownText:
    "It may be incomplete: copy the whole link from the mail. If it still does not work, ask who sent it for a new one.",
  privacy: (asker) => `Only ${asker} gets what you send here.`,
};
