/** Forged reports as they would be handed in, through the real printer: what can be proven, and what is said of the rest. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { madeBy } from "../../src/adapters/pdf/made_by.ts";
import * as PdfRenderer from "../../src/adapters/pdf/pdf_renderer.ts";
import { renderDocument } from "../../src/adapters/pdf/render.ts";
import { checkPages } from "../../src/application/reports/check_pages.ts";
import { attachmentOf } from "../../src/domain/reports/pdf_attachment.ts";
import { attachedText, type StoredReport } from "../../src/domain/reports/report.ts";
import { attachmentName, checkAttachment, type CheckingKey } from "../../src/domain/reports/report_check.ts";
import { onceAFile } from "../support/once_a_file.ts";
import { keys, pdfAttaching, pdfOf, printableOf, reportOf, signatureOf } from "../support/signed_reports.ts";

const printer = onceAFile(PdfRenderer.layer({ workers: 1 }));

/** The parts that are not genuine, with what was found. */
const wrongParts = async (
  pdf: Uint8Array<ArrayBuffer>,
  published: ReadonlyArray<CheckingKey> = keys,
): Promise<ReadonlyArray<string>> => {
  const { findings, report } = await checkAttachment(await attachmentOf(pdf, attachmentName), published);
  const pages = report === undefined ? [] : [
    await Effect.runPromise(Effect.provide(checkPages(pdf, report), printer)),
  ];
  return [...findings, ...pages].flatMap(({ part, result }) =>
    result === "genuine" ? [] : [`${part} ${result}`]
  );
};

const genuine = reportOf();
const attachment = attachedText(genuine, madeBy);

/** Pages of one report, the attachment of another. */
const pagesOf = (shown: StoredReport, release = madeBy): Uint8Array<ArrayBuffer> =>
  renderDocument({ ...printableOf(shown), attachments: printableOf(genuine, release).attachments });

Deno.test("a report as the service printed it is genuine in each of its parts", async () => {
  assert.deepEqual(await wrongParts(pdfOf(genuine)), []);
});

Deno.test("pages that show another origin, tonnage, cost or date than the attachment differ", async () => {
  const shown: ReadonlyArray<StoredReport> = [
    reportOf({}, ["72083900", "TUR", "24.5", "2026-02-15"]),
    reportOf({}, ["72083900", "CHN", "2450", "2026-02-15"]),
    reportOf({}, ["72083900", "CHN", "24.51", "2026-02-15"]),
    reportOf({ issued_at: "2026-11-21" }),
    reportOf({ goods_description: "Scrap" }),
  ];
  for (const report of shown) assert.deepEqual(await wrongParts(pagesOf(report)), ["pages differs"]);
});

Deno.test("pages that say more than the attachment, visibly or not, differ", async () => {
  const document = printableOf(genuine);
  for (const extra of ["984,006.42 EUR", " "]) {
    const content = [...document.content, { text: extra, fontSize: 0.1 }];
    assert.deepEqual(await wrongParts(renderDocument({ ...document, content })), ["pages differs"]);
  }
  assert.deepEqual(await wrongParts(renderDocument({ ...document, subject: "Another subject" })), [
    "pages differs",
  ]);
});

Deno.test("a file that names another release is never called genuine, and its pages are not compared", async () => {
  const older = "0.0.9, Deno 2.9.6";
  assert.deepEqual(await wrongParts(pdfOf(genuine, older)), [], "it looks the same all the same");
  assert.deepEqual(
    await wrongParts(pagesOf(reportOf({}, ["72083900", "TUR", "24.5", "2026-02-15"]), older)),
    ["pages not compared"],
  );
});

Deno.test("what was changed in the attachment is named by its part, and the pages are not asked then", async () => {
  const changed = (from: string | RegExp, to: string): Uint8Array<ArrayBuffer> => {
    const text = attachment.replace(from, to);
    assert.notEqual(text, attachment);
    return pdfAttaching(genuine, text);
  };
  assert.deepEqual(await wrongParts(changed('"tonnage":24.5', '"tonnage":1e400')), ["attachment differs"]);
  assert.deepEqual(await wrongParts(changed('"tonnage":24.5', '"tonnage":1,"tonnage":24.5')), [
    "attachment differs",
  ]);
  assert.deepEqual(await wrongParts(pdfAttaching(genuine, attachment, attachment)), ["attachment differs"]);
  assert.deepEqual(await wrongParts(changed('"tonnage":24.5', '"tonnage":1')), ["content differs"]);
  assert.deepEqual(
    await wrongParts(changed(genuine.contentHash, "0".repeat(64))),
    ["content differs", "signature differs"],
  );
  assert.deepEqual(await wrongParts(changed(genuine.signature, signatureOf("other"))), ["signature differs"]);
  assert.deepEqual(await wrongParts(changed(genuine.keyId, "k".repeat(43))), [
    "key differs",
    "signature differs",
  ]);
});

Deno.test("a draft, an unknown key and a published key that is none are named", async () => {
  assert.deepEqual(await wrongParts(pdfOf(reportOf({ is_draft: true }))), ["state differs"]);
  assert.deepEqual(await wrongParts(pdfOf(genuine), []), ["key differs", "signature differs"]);
  const broken = [{ kid: genuine.keyId, x: "AAAA" }];
  assert.deepEqual(await wrongParts(pdfOf(genuine), broken), ["signature differs"]);
});
