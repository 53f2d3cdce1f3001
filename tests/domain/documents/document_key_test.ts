/** Document keys: what is none never reaches a file system or a URL. */
import assert from "node:assert/strict";
import { documentKeyOfText, mediaTypeOf } from "../../../src/domain/documents/document_key.ts";

Deno.test("keys of up to six plain words with a known ending are keys, and need no escaping", () => {
  for (
    const text of ["a.pdf", "invoices/7f3c-01/packing-list.pdf", "1/2/3/4/5/6.json", `${"a".repeat(80)}.csv`]
  ) {
    assert.equal(documentKeyOfText(text), text);
    assert.equal(new URL(text, "http://x/").pathname, `/${text}`);
  }
});

Deno.test("what escapes, hides, differs by case only or has another ending is no key", () => {
  const texts = [
    "",
    ".pdf",
    "/a.pdf",
    "a//b.pdf",
    "../a.pdf",
    "a/../b.pdf",
    "./a.pdf",
    "a/.incoming.pdf",
    "a.b.pdf",
    "A.pdf",
    "a.PDF",
    "a.exe",
    "a",
    "a.pdf/b.pdf",
    "a.pdf\n",
    "a b.pdf",
    "a%2fb.pdf",
    "a\\b.pdf",
    "ä.pdf",
    "1/2/3/4/5/6/7.pdf",
    `${"a".repeat(81)}.pdf`,
    "a.pdf\0",
  ];
  for (const text of texts) assert.equal(documentKeyOfText(text), undefined, JSON.stringify(text));
});

Deno.test("the ending names the media type", () => {
  const typeOf = (text: string): string | undefined => {
    const key = documentKeyOfText(text);
    return key === undefined ? undefined : mediaTypeOf(key);
  };
  assert.equal(typeOf("a/b.pdf"), "application/pdf");
  assert.equal(typeOf("a/b.json"), "application/json");
  assert.equal(typeOf("a/b.csv"), "text/csv; charset=utf-8");
});
