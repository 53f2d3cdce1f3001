/** Archive of an account's ledger as a file, readable by its owner alone. */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { DocumentStore } from "../../../../application/documents/document_ports.ts";
import { zippedFiles } from "../../../../application/documents/zipped_files.ts";
import { exportFiles } from "../../../../application/imports/records/export_records.ts";
import { LedgerArchives, LedgerRecords } from "../../../../application/imports/records/record_ports.ts";
import { Attachments } from "../../../../application/attachments/attachment_ports.ts";
import { noneLacking } from "../../../../application/attachments/kept_file.ts";
import { timer } from "../../../../application/yield_to_io.ts";
import { fileUnwritten } from "../../../../domain/accounts/operator_refused.ts";

/** Writes what is made once the file is open: the making begins to read at once, and nothing would end it where there is no file. */
const writeFile = async (made: () => ReadableStream<Uint8Array>, path: string): Promise<number> => {
  const part = `${path}.part`;
  try {
    const handle = await Deno.open(part, { write: true, create: true, truncate: true, mode: 0o600 });
    await made().pipeTo(handle.writable);
    const { size } = await Deno.stat(part);
    await Deno.rename(part, path);
    return size;
  } catch (error) {
    await Deno.remove(part).catch(() => {});
    throw error;
  }
};

export const layer: Layer.Layer<LedgerArchives, never, Attachments | DocumentStore | LedgerRecords> = Layer
  .effect(
    LedgerArchives,
    Effect.map(
      Effect.all({ records: LedgerRecords, attachments: Attachments, store: DocumentStore }),
      (sources) => ({
        write: (account, path) =>
          Effect.flatMap(Effect.runtime<never>(), (runtime) => {
            const lacking = noneLacking();
            const written = Effect.tryPromise({
              try: () =>
                writeFile(
                  () => zippedFiles(exportFiles(sources, account, { lacking }), { runtime, pass: timer }),
                  path,
                ),
              catch: fileUnwritten(path),
            });
            return Effect.map(written, (bytes) => ({ bytes, lacking }));
          }),
      }),
    ),
  );
