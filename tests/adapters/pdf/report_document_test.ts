/**
 * The PDF of a report as other people's programs read it: nothing off the page or over its neighbour.
 */
import assert from "node:assert/strict";
import { generateKeyPairSync, sign } from "node:crypto";
import { renderDocument } from "../../../src/adapters/pdf/render.ts";
import { calculationRecord, recordContext } from "../../../src/domain/cbam/calculation/record.ts";
import {
  canonicalText,
  contentOf,
  hashOfContent,
  type ReportContent,
  type StoredReport,
} from "../../../src/domain/reports/report.ts";
import { thumbprintOf } from "../../../src/domain/reports/report_key.ts";
import { printableReport } from "../../../src/domain/reports/layout/cbam_report.ts";
import { law, outcomeOf, shipment } from "../../support/law.ts";
import { ruleProblems } from "../../support/pdf_rules.ts";
import { assertSound, boxesOf, infoOf, testWith, textOf } from "../../support/poppler.ts";

const { publicKey, privateKey } = generateKeyPairSync("ed25519");
const { x = "" } = publicKey.export({ format: "jwk" });

const goods = shipment(["72083900", "CHN", "1000000000", "2027-02-15"]);

const signed = (content: ReportContent, status: StoredReport["status"] = "issued"): StoredReport => {
  const text = canonicalText(content);
  const contentHash = hashOfContent(text);
  return {
    id: content.report_id,
    accountId: "",
    reportNumber: content.report_number,
    status,
    issuedOn: content.issued_at,
    content: text,
    contentHash,
    keyId: thumbprintOf(x),
    signature: sign(null, new TextEncoder().encode(contentHash), privateKey).toString("base64url"),
  };
};

const id = "ffffffff-eeee-4ddd-8ccc-bbbbbbbbbbbb";

const reportOf = (more: Partial<ReportContent> = {}): StoredReport =>
  signed({
    report_id: id,
    report_number: `BULK-${id}-R4999`,
    issued_at: "2026-11-20",
    is_draft: false,
    client_ref: null,
    goods_description: "Hot-rolled coil",
    verify_url: `https://customs.${"long-name-of-a-service.".repeat(5)}example.com/verify?reportId=${id}`,
    calculation: calculationRecord(
      goods,
      outcomeOf(goods),
      recordContext(law, "2026-11-20T12:00:00.000Z", true),
    ),
    ...more,
  });

const pdfOf = (report: StoredReport): Uint8Array<ArrayBuffer> =>
  renderDocument(printableReport({
    report,
    isSample: false,
    alpha2: "CN",
    installation: contentOf(report).calculation.supplier_value?.installation_name ?? null,
    clientRef: contentOf(report).client_ref,
    madeBy: "0.1.0",
  }));

const word = /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*)<\/word>/g;

Deno.test(testWith(
  ["pdftotext"],
  "the values of a report's terms stand below each other at their decimal points",
  async () => {
    const points = [...(await boxesOf(pdfOf(reportOf()))).matchAll(word)].flatMap((
      [, left, , , , text = ""],
    ) => /^[1-9]\.\d+$/.test(text) ? [Number(left)] : []);
    assert.ok(points.length > 2, points.join());
    for (const left of points) assert.ok(Math.abs(left - (points[0] ?? 0)) < 0.1, points.join());
  },
));

const references = [
  "W".repeat(200),
  "Παραγγελία αριθμός επτά χιλιάδες πεντακόσια ".repeat(5).slice(0, 200),
  "Заказ номер семь тысяч пятьсот сорок три, Ђорђе ".repeat(5).slice(0, 200),
  "注文番号七千五百四十三".repeat(20).slice(0, 200),
];

const page = { width: 595.28, height: 841.89, margin: 30 };

Deno.test(testWith(
  ["pdftotext", "pdfinfo", "qpdf"],
  "a report of the largest figures and the longest references is on its pages, whole, and the same each time",
  async () => {
    for (const client_ref of references) {
      const report = reportOf({ client_ref, goods_description: "Very long description ".repeat(40) });
      const pdf = pdfOf(report);
      assert.deepEqual(pdfOf(report), pdf);
      await assertSound(pdf);
      if (client_ref === references[0]) assert.deepEqual(await ruleProblems(pdf), []);
      assert.ok(Number((await infoOf(pdf)).get("Pages")) <= 2);
      const words = [...(await boxesOf(pdf)).matchAll(word)].map(([, ...box]) => box);
      assert.ok(words.length > 100);
      for (const [left, top, right, bottom, text = ""] of words) {
        assert.ok(Number(left) >= page.margin && Number(right) <= page.width - page.margin, text);
        assert.ok(Number(top) >= 10 && Number(bottom) <= page.height - page.margin, text);
      }
      const printed = (await textOf(pdf)).replace(/\s/g, "");
      for (const fact of [client_ref, report.contentHash, report.signature, contentOf(report).verify_url]) {
        assert.ok(printed.includes(fact.replace(/\s/g, "")), `the page lacks ${fact}`);
      }
    }
  },
));
