/** Reports of real calculations, signed by a key of the tests' own, and their PDFs. */
import { generateKeyPairSync, sign } from "node:crypto";
import { madeBy } from "../../src/adapters/pdf/made_by.ts";
import { renderDocument } from "../../src/adapters/pdf/render.ts";
import { calculationRecord, recordContext } from "../../src/domain/cbam/calculation/record.ts";
import { printableReport } from "../../src/domain/reports/layout/cbam_report.ts";
import type { PrintableDocument } from "../../src/domain/documents/printable.ts";
import {
  canonicalText,
  contentOf,
  hashOfContent,
  type ReportContent,
  type StoredReport,
} from "../../src/domain/reports/report.ts";
import type { CheckingKey } from "../../src/domain/reports/report_check.ts";
import { thumbprintOf } from "../../src/domain/reports/report_key.ts";
import { law, outcomeOf, shipment } from "./law.ts";

const { publicKey, privateKey } = generateKeyPairSync("ed25519");
const { x = "" } = publicKey.export({ format: "jwk" });

/** What the service of these reports would publish. */
export const keys: ReadonlyArray<CheckingKey> = [{ kid: thumbprintOf(x), x }];

export const signatureOf = (text: string): string =>
  sign(null, new TextEncoder().encode(text), privateKey).toString("base64url");

const signed = (content: ReportContent): StoredReport => {
  const text = canonicalText(content);
  const contentHash = hashOfContent(text);
  return {
    id: content.report_id,
    accountId: "",
    reportNumber: content.report_number,
    status: "issued",
    issuedOn: content.issued_at,
    content: text,
    contentHash,
    keyId: thumbprintOf(x),
    signature: signatureOf(contentHash),
  };
};

const id = "01a1f8d3-ea00-7512-8223-5fee596ae249";

/** A shipment: CN code, origin, tonnes, day. */
export type Line = readonly [string, string, string, string];

export const reportOf = (
  more: Partial<ReportContent> = {},
  line: Line = ["72083900", "CHN", "24.5", "2026-02-15"],
): StoredReport => {
  const goods = shipment(line);
  return signed({
    report_id: id,
    report_number: `CBAM-${id}`,
    issued_at: "2026-11-20",
    is_draft: false,
    client_ref: "Order 7",
    goods_description: "Hot-rolled coil",
    verify_url: `https://customs.example.com/verify?reportId=${id}`,
    calculation: calculationRecord(
      goods,
      outcomeOf(goods),
      recordContext(law, "2026-11-20T12:00:00.000Z", true),
    ),
    ...more,
  });
};

export const printableOf = (report: StoredReport, release = madeBy): PrintableDocument =>
  printableReport({
    report,
    isSample: false,
    alpha2: "CN",
    installation: contentOf(report).calculation.supplier_value?.installation_name ?? null,
    clientRef: contentOf(report).client_ref,
    madeBy: release,
  });

export const pdfOf = (report: StoredReport, release = madeBy): Uint8Array<ArrayBuffer> =>
  renderDocument(printableOf(report, release));

/** A PDF in the service's own form, whose attachments are the forger's. */
export const pdfAttaching = (
  report: StoredReport,
  ...texts: ReadonlyArray<string>
): Uint8Array<ArrayBuffer> => {
  const document = printableOf(report);
  const [own] = document.attachments;
  if (own === undefined) throw new Error("a report has an attachment");
  return renderDocument({ ...document, attachments: texts.map((text) => ({ ...own, text })) });
};
