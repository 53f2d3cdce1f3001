/** A document of more parts than a call takes arguments: those of a declaration of a large year. */
import assert from "node:assert/strict";
import { PdfFile } from "../../../src/adapters/pdf/pdf_file.ts";
import { elementIn } from "../../../src/adapters/pdf/structure.ts";

const parts = 300_000;

Deno.test("a document has as many parts as its rows ask for", () => {
  const file = new PdfFile({
    ...{ name: "Declaration", number: "D-1", subject: "", author: "", language: "en" },
    ...{ createdAt: new Date("2026-11-20T12:00:00Z"), content: [], attachments: [] },
  });
  file.expectPages(1);
  file.openPage({ width: 595, height: 842 });
  const root = elementIn(undefined, "Document");
  for (let at = 0; at < parts; at++) elementIn(root, "P");
  const bytes = file.close(root);
  const [, size] = /\/Size (\d+)/.exec(new TextDecoder("latin1").decode(bytes)) ?? [];
  assert.ok(Number(size) > parts, `${size} objects`);
});
