/** File names: harmless in file systems and headers, whatever the caller wrote. RFC 6266, RFC 8187. */
import * as FastCheck from "effect/FastCheck";
import assert from "node:assert/strict";
import { contentDisposition, fileNameOf, fileNameOfText } from "../../../src/domain/documents/file_name.ts";

const names: ReadonlyArray<readonly [stem: string, name: string]> = [
  ["INV-2026-0007", "INV-2026-0007.pdf"],
  ["../../etc/passwd", "etc-passwd.pdf"],
  ["a\r\nSet-Cookie: x", "a-Set-Cookie- x.pdf"],
  ["C:\\con?", "C-con.pdf"],
  ["商业发票 7/2026", "商业发票 7-2026.pdf"],
  ["invoice\u202Efdp.exe", "invoice-fdp.exe.pdf"],
  ["\uD800", "\uFFFD.pdf"],
  ["  spaces\t and  more ", "spaces- and more.pdf"],
  ["...", "document.pdf"],
  [".CON", "CON_.pdf"],
  ["nul.2026", "nul_.2026.pdf"],
  ["LPT1", "LPT1_.pdf"],
  ["con .2026", "con_ .2026.pdf"],
  ["COM¹", "COM¹_.pdf"],
  ["CONIN$", "CONIN$_.pdf"],
  ["console", "console.pdf"],
  ["商".repeat(120), `${"商".repeat(66)}.pdf`],
  ["", "document.pdf"],
  ["x".repeat(500), `${"x".repeat(120)}.pdf`],
];

for (const [stem, name] of names) {
  Deno.test(`the stem ${JSON.stringify(stem.slice(0, 30))} is saved as ${JSON.stringify(name.slice(0, 30))}`, () => {
    assert.equal(fileNameOf(stem, "pdf"), name);
  });
}

Deno.test("a name is read back as itself; one without a known ending is none", () => {
  FastCheck.assert(
    FastCheck.property(FastCheck.string({ unit: "binary", maxLength: 200 }), (stem) => {
      const name = fileNameOf(stem, "csv");
      assert.equal(fileNameOfText(name), name);
    }),
  );
  for (const text of ["", "a", "a.exe", "a.PDF", "pdf"]) assert.equal(fileNameOfText(text), undefined, text);
});

Deno.test("Content-Disposition is one line of ASCII, with the name in both forms where it needs both", () => {
  assert.equal(contentDisposition(fileNameOf("INV-7", "pdf")), "attachment; filename=INV-7.pdf");
  assert.equal(
    contentDisposition(fileNameOf("Zürich 商", "pdf")),
    `attachment; filename="Z?rich ?.pdf"; filename*=UTF-8''Z%C3%BCrich%20%E5%95%86.pdf`,
  );
  FastCheck.assert(
    FastCheck.property(FastCheck.string({ unit: "binary", maxLength: 200 }), (stem) => {
      assert.match(contentDisposition(fileNameOf(stem, "pdf")), /^attachment; [\x20-\xff]+$/);
    }),
  );
});
