/**
 * How fast documents are made: this service's renderer beside other libraries, in one process, warm, with the same
 * content; then four documents of 500 lines through the pool, and what a GET beside them feels.
 *
 * deno task bench bench/pdf.ts [--quick]
 */
import * as Effect from "effect/Effect";
import * as PooledRenderer from "../src/adapters/pdf/pdf_renderer.ts";
import { renderDocument } from "../src/adapters/pdf/render.ts";
import { PdfRenderer } from "../src/application/documents/document_ports.ts";
import { documentTypes } from "../src/domain/documents/document.ts";
import type { InvoiceData } from "../src/domain/invoices/invoice.ts";
import { printableDocument } from "../src/domain/invoices/layout/document.ts";
import { latenciesBeside } from "./pdf_beside.ts";
import { benchDocument, benchInvoice, type Sheet, sheetOf } from "./pdf_sheet.ts";
import { jspdfAutotable } from "./peers/jspdf_autotable.ts";
import { pdfLib } from "./peers/pdf_lib.ts";
import { pdfkit } from "./peers/pdfkit.ts";
import { reactPdf } from "./peers/react_pdf.ts";

const isQuick = Deno.args.includes("--quick");
const print = (line: string) => Deno.stdout.writeSync(new TextEncoder().encode(`${line}\n`));

/** Each document of a round has other figures, so that nothing but fonts and words can be reused. */
const variants = 8;

/** Each draws the same texts with the same embedded font on A4, as its own documentation shows. */
const peers: Readonly<Record<string, (sheet: Sheet) => Promise<Uint8Array>>> = {
  "pdfkit": pdfkit,
  "jspdf + autotable": jspdfAutotable,
  "pdf-lib": pdfLib,
  "@react-pdf/renderer": reactPdf,
};

/** @returns milliseconds a document: the median of the rounds after the warm-up */
const median = async (
  rounds: number,
  render: (round: number) => Promise<Uint8Array> | Uint8Array,
): Promise<number> => {
  const times: Array<number> = [];
  for (let round = -Math.ceil(rounds / 2); round < rounds; round += 1) {
    const start = performance.now();
    await render(round + rounds);
    if (round >= 0) times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
};

const compare = async (lines: number, rounds: number): Promise<void> => {
  const documents = Array.from(
    { length: variants },
    (_, variant) => benchDocument(benchInvoice(lines, variant)),
  );
  const sheets = documents.map(sheetOf);
  const [document, sheet] = [documents[0], sheets[0]];
  if (document === undefined || sheet === undefined) return;
  print(`\n${lines} line items, ms a document (documents per second)`);
  const ours = await median(rounds, (round) => renderDocument(documents[round % variants] ?? document));
  const report = (name: string, time: number) =>
    print(
      `  ${name.padEnd(22)} ${time.toFixed(1).padStart(8)}  (${(1000 / time).toFixed(1)})  ${
        (ours / time).toFixed(2)
      } x`,
    );
  report("this service", ours);
  for (const [name, render] of Object.entries(peers)) {
    report(name, await median(rounds, (round) => render(sheets[round % variants] ?? sheet)));
  }
};

/** One call: each document is described in a turn of its own, so that other callers come in between. */
const fourDocuments = (invoice: InvoiceData) =>
  Effect.flatMap(PdfRenderer, ({ render }) =>
    Effect.forEach(
      documentTypes,
      (type) => Effect.delay(Effect.suspend(() => render(printableDocument(type, invoice))), 0),
      { concurrency: "unbounded" },
    ));

const pooled = (workers: number) =>
  Effect.gen(function* () {
    const invoice = benchInvoice(500, 1);
    print(`\n4 documents of 500 lines in one call, ${workers} workers`);
    for (const name of ["cold", "warm", "warm"]) {
      const start = performance.now();
      yield* fourDocuments(invoice);
      print(`  ${name}: ${(performance.now() - start).toFixed(0)} ms`);
    }
    const seconds = isQuick ? 2 : 8;
    const loads = {
      "alone": Effect.never,
      "beside a call a second": Effect.forever(Effect.delay(fourDocuments(invoice), "1 second")),
      "beside calls without a pause": Effect.forever(fourDocuments(invoice)),
    };
    for (const [name, load] of Object.entries(loads)) {
      const { p50, p99 } = yield* latenciesBeside(seconds, load);
      print(`  GET ${name}: p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`);
    }
  }).pipe(Effect.provide(PooledRenderer.layer({ workers })), Effect.runPromise);

await compare(1, isQuick ? 20 : 60);
await compare(50, isQuick ? 10 : 40);
await compare(500, isQuick ? 4 : 12);
for (const workers of new Set([navigator.hardwareConcurrency, 1])) await pooled(workers);
