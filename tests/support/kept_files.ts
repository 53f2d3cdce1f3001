/** Files that are attached to values, and what becomes of them in the store. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import assert from "node:assert/strict";
import { DocumentStore } from "../../src/application/documents/document_ports.ts";
import { AttachmentAdded } from "../../src/contract/answers/suppliers/attachments.ts";
import { ValuesRecorded } from "../../src/contract/answers/suppliers/values.ts";
import { answered, type HttpAnswer } from "./answered.ts";
import { keysIn } from "./document_stores.ts";
import type { ImportHolder } from "./import_calls.ts";
import { operatorsValue, valuesPath } from "./supplier_calls.ts";
import { workbookWith } from "./workbooks.ts";

/** A PDF whose bytes follow from a text, of a size where one is given. */
export const pdfOf = (text: string, bytes = 0): Uint8Array<ArrayBuffer> => {
  const [head, tail] = [strToU8(`%PDF-1.7\n% ${text}\n`), strToU8("\ntrailer\n%%EOF\n")];
  const whole = new Uint8Array(Math.max(bytes, head.length + tail.length));
  whole.set(head);
  whole.set(tail, whole.length - tail.length);
  return whole;
};

/** A workbook without macros. */
export const sheetFile = (): Uint8Array<ArrayBuffer> => workbookWith([["Report", "2026"], ["t", "1.5"]]);

/** The workbook with a part put into it, or in place of one. */
export const sheetWith = (parts: Readonly<Record<string, Uint8Array>>): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(zipSync({ ...unzipSync(sheetFile()), ...parts }));

/** A workbook as if a program had put macros into it. */
export const withMacros = (workbook: Uint8Array): Uint8Array<ArrayBuffer> => {
  const parts = unzipSync(workbook);
  const relations = "xl/_rels/workbook.xml.rels";
  const macro =
    `<Relationship Id="rIdM" Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="vbaProject.bin"/>`;
  const xml = strFromU8(parts[relations] ?? new Uint8Array());
  return Uint8Array.from(zipSync({
    ...parts,
    [relations]: strToU8(xml.replace("</Relationships>", `${macro}</Relationships>`)),
    "xl/vbaProject.bin": strToU8("macros"),
  }));
};

/** A small workbook with macros. */
export const macroFile = (): Uint8Array<ArrayBuffer> => withMacros(sheetFile());

export const attachmentsOf = (valueId: string): string => `${valuesPath}/${valueId}/attachments`;

/** Sends a file for a value. */
export const attach = (
  { send }: Pick<ImportHolder, "send">,
  valueId: string,
  bytes: Uint8Array<ArrayBuffer>,
  { name = "report", type = "application/pdf" }: { readonly name?: string; readonly type?: string } = {},
): Effect.Effect<HttpAnswer> =>
  Effect.flatMap(
    send(`${attachmentsOf(valueId)}?${new URLSearchParams({ name })}`, new Blob([bytes]), {
      "content-type": type,
    }),
    answered,
  );

const added = Schema.decodeUnknownSync(AttachmentAdded, { onExcessProperty: "error" });

/** The answer of a file that was taken. */
export const attachedBy = ({ status, text, body }: HttpAnswer): typeof AttachmentAdded.Type => {
  assert.equal(status, 200, text);
  return added(body);
};

const recorded = Schema.decodeUnknownSync(ValuesRecorded);

/** Records a value of an installation. @returns its id */
export const valueOf = (
  { post }: Pick<ImportHolder, "post">,
  installation: string,
  more: Readonly<Record<string, unknown>> = {},
): Effect.Effect<string> =>
  Effect.map(post(valuesPath, { values: [{ ...operatorsValue, installation, ...more }] }), (answer) => {
    assert.equal(answer.status, 200, answer.text);
    return recorded(answer.body).results[0]?.value.id ?? "";
  });

/** Keys of the files that the store has. */
export const keptKeys: Effect.Effect<ReadonlyArray<string>, never, DocumentStore> = Effect.gen(function* () {
  const keys = yield* Effect.orDie(keysIn(yield* DocumentStore));
  return keys.filter((key) => key.startsWith("attachments/"));
});
