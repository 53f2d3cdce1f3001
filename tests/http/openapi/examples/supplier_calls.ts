/** Calls of installations, values and inquiries. */
import { xlsx } from "../../../../src/contract/values/media_types.ts";
import { inquiriesPath, question } from "../../../support/inquiry_calls.ts";
import { pdfOf } from "../../../support/kept_files.ts";
import {
  installation,
  installationsPath,
  operatorsValue,
  valuesPath,
} from "../../../support/supplier_calls.ts";
import { templateFile } from "../../../support/template_file.ts";
import { madeTemplate } from "../../../support/template_workbook.ts";
import * as Schema from "effect/Schema";
import { ValuesRecorded } from "../../../../src/contract/answers/suppliers/values.ts";
import { type ExampleCalls, idIn, type Made } from "./calls.ts";

const inquiryAbout = (code: string) => (made: Made) => ({
  ...question,
  installation: idIn(made, "addInstallation", "installation"),
  goods: [{ cn_code: code }],
});

const ofInquiry = (made: Made, name = "addInquiry"): string =>
  `${inquiriesPath}/${idIn(made, name, "inquiry")}`;

const readValues = Schema.decodeUnknownSync(ValuesRecorded);

const ofValue = (made: Made): string => {
  const [first] = readValues(made["addValues"]?.answer).results;
  return `${valuesPath}/${first?.value.id}`;
};

/** What an operator's summary says of goods that an importer buys. */
const operatorsSummary = {
  reporting_period: 2026,
  operator: { name: "Karadeniz AS", registration_number: "34-1", address: "Istanbul" },
  installation: { name: "Karadeniz Works", country: "TUR" },
  processes: [{ name: "Mill", cn_codes: ["73181595"] }],
  goods: [{ cn_code: "73181595", direct_t_per_unit: 2.1, indirect_t_per_unit: 0.3, default_share: 0 }],
};

/** Calls of installations, values and inquiries. */
export const supplierCalls: ExampleCalls = {
  addInstallation: { path: installationsPath, body: installation },
  installationList: { path: installationsPath },
  installationById: {
    path: (made) => `${installationsPath}/${idIn(made, "addInstallation", "installation")}`,
  },
  addValues: {
    path: valuesPath,
    bodyOf: (made) => ({
      values: [{ ...operatorsValue, installation: idIn(made, "addInstallation", "installation") }],
    }),
  },
  valueList: { path: `${valuesPath}?cn=73181595&period=2026` },
  valueById: {
    path: (made) => `${ofValue(made)}?tonnage=100&import=2026-08-15`,
  },
  addAttachment: {
    path: (made) => `${ofValue(made)}/attachments?name=report.pdf`,
    file: { bytes: pdfOf("Verification report"), type: "application/pdf" },
  },
  attachmentList: { path: (made) => `${ofValue(made)}/attachments` },
  removeAttachment: {
    path: (made) => `${ofValue(made)}/attachments/${idIn(made, "addAttachment", "attachment")}/remove`,
    isBare: true,
  },
  changeValue: {
    path: (made) => `${ofValue(made)}/versions`,
    body: {
      replaces: 1,
      state: "operator",
      direct_t_per_t: 2.05,
      indirect_t_per_t: 0.3,
      default_share: 0,
      note: "The operator corrected the figure of the furnace.",
    },
  },
  changeInstallation: {
    path: (made) => `${installationsPath}/${idIn(made, "addInstallation", "installation")}/versions`,
    body: { ...installation, replaces: 1, address: "Liman Cd. 3, Istanbul" },
  },
  readValues: {
    path: `${valuesPath}/read`,
    file: { bytes: new Uint8Array(templateFile(madeTemplate())), type: xlsx },
  },
  readDocument: { path: `${valuesPath}/read-json`, body: operatorsSummary },
  valueUses: { path: `${valuesPath}/uses?year=2026` },
  addInquiry: { path: inquiriesPath, bodyOf: inquiryAbout("72083900"), isAnswered: true },
  inquiryList: { path: `${inquiriesPath}?state=received` },
  inquiryById: { path: (made) => ofInquiry(made) },
  acceptInquiry: { path: (made) => `${ofInquiry(made)}/accept`, body: { round: 1 } },
  another: {
    path: inquiriesPath,
    bodyOf: inquiryAbout("72091690"),
    isAhead: true,
    isAnswered: true,
  },
  returnInquiry: {
    path: (made) => `${ofInquiry(made, "another")}/return`,
    body: { round: 1, remark: "Are the emissions of the purchased coils in the figure?" },
  },
  remindInquiry: { path: (made) => `${ofInquiry(made, "another")}/remind`, isBare: true },
  revokeInquiry: { path: (made) => `${ofInquiry(made, "another")}/revoke`, isBare: true },
};
