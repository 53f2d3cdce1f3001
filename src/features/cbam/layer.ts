/**
 * Services that CBAM figures bring: bulk calls that are kept, and workbooks.
 */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Batches from "../../adapters/postgres/bulk/batches.ts";
import * as Xlsx from "../../adapters/spreadsheet/xlsx.ts";
import type { Spreadsheets } from "../../application/documents/spreadsheets.ts";
import type { Batches as BatchesPort } from "../../application/ports.ts";
import { type Foundation, Installation } from "../foundation.ts";

export const layer: Layer.Layer<BatchesPort | Spreadsheets, never, Foundation> = Layer.merge(
  Layer.unwrapEffect(Effect.map(
    Installation,
    ({ isEmbedded, compressesAudit }) => Batches.layer({ isEmbedded, isCompressed: compressesAudit }),
  )),
  Xlsx.layer(),
);
