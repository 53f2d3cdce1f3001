/**
 * The renderer of PDFs: a pool of workers. Nothing is loaded until the first document is made.
 */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { PdfRenderer } from "../../application/documents/document_ports.ts";
import { missingCharacters } from "./fonts/font_runs.ts";
import { fontFiles } from "./fonts/fonts.ts";
import { madeBy } from "./made_by.ts";
import { pagesOf } from "./pages_of.ts";
import { makePool } from "./pool.ts";

/** Settings of the PDF renderer that the operator decides. */
export interface PdfSettings {
  /** `PDF_WORKERS`: how many documents are made at the same time, large ones besides; as a rule the number of cores. */
  readonly workers: number;
}

/** A few seconds of work for one worker with documents of 500 lines. */
const waitingLimitPerWorker = 100;

/** @source contract section 8.2, invoice request timeout */
const timeLimit = "120 seconds";

/** The renderer, whose workers end with the scope. */
export const layer = ({ workers }: PdfSettings): Layer.Layer<PdfRenderer> =>
  Layer.scoped(
    PdfRenderer,
    Effect.map(
      makePool({ startWorker, workers, waitingLimit: workers * waitingLimitPerWorker, timeLimit }),
      (render) => ({ render, madeBy, pagesOf, missingCharacters }),
    ),
  );

/** Colour profile that pdfkit embeds in a PDF/A file. */
const colourProfile = new URL("./data/sRGB_IEC61966_2_1.icc", import.meta.resolve("pdfkit"));

const startWorker = (): Worker =>
  new Worker(import.meta.resolve("./worker.ts"), {
    type: "module",
    deno: {
      permissions: {
        read: [
          ...Object.values(fontFiles).flatMap(({ regular, bold }) => [new URL(regular), new URL(bold)]),
          colourProfile,
        ],
        env: false,
        ffi: false,
        import: false,
        net: false,
        run: false,
        sys: false,
        write: false,
      },
    },
  });
