/**
 * Files that strangers choose behind a link in the place of its table: cells with errors, days, merged and protected cells, macros,
 * passwords, archives that unpack without end, and thousands of rows. Each is read or told, and nothing is guessed.
 */
import * as Effect from "effect/Effect";
import { strFromU8, strToU8, zipSync } from "fflate";
import assert from "node:assert/strict";
import { onOneDatabase } from "../../../support/databases.ts";
import { noonOf } from "../../../support/import_pages.ts";
import { ask, formOf } from "../../../support/inquiry_calls.ts";
import { installationOf, supplierHolder } from "../../../support/supplier_calls.ts";
import { client, freshPeer, services } from "../../../support/whole_service.ts";
import { excelParts } from "../../../support/workbooks.ts";

const headings = ["CN code", "Direct emissions", "The values are", "Day of the report", "Precursor: CN code"];

const text = (at: string, value: string): string => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;

const header = `<row r="1">${
  headings.map((heading, column) => text(`${"ABCDE"[column]}1`, heading)).join("")
}</row>`;

/** Days are numbers with a format: 46 082 is 1 March 2026. */
const good = `<row r="2">${text("A2", "73181595")}<c r="B2"><v>2.1</v></c>${
  text("C2", "operator")
}<c r="D2" s="1"><v>46082</v></c></row>`;

const sheet = "xl/worksheets/sheet1.xml";
const relations = "xl/_rels/workbook.xml.rels";
const macro =
  '<Relationship Id="rIdM" Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="vbaProject.bin"/></Relationships>';

/** A part of a workbook, changed. */
const changed = (parts: Record<string, Uint8Array>, name: string, from: string, to: string) => ({
  ...parts,
  [name]: strToU8(strFromU8(parts[name] ?? new Uint8Array()).replace(from, to)),
});

const locked = (): Uint8Array => {
  const bytes = new Uint8Array(600);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  bytes.set(new Uint8Array(Buffer.from("EncryptedPackage", "utf16le")), 300);
  return bytes;
};

onOneDatabase((test) => {
  test(
    "cells with errors, merged and protected cells, days, macros, passwords, bombs and thousands of rows are read or told",
    Effect.gen(function* () {
      yield* noonOf("2027-03-15");
      const calls = yield* supplierHolder();
      const goods = [{ cn_code: "73181595" }];
      const { token } = yield* ask(calls, yield* installationOf(calls), { goods, due: "2027-04-15" });
      const send = yield* client(freshPeer());
      const read = (bytes: Uint8Array) =>
        Effect.gen(function* () {
          const file = new File([Uint8Array.from(bytes)], "table.xlsx");
          const response = yield* send("/inquiry", formOf(token, { do: "read", file }, "en"));
          const html = yield* Effect.promise(() => response.text());
          return { status: response.status, html };
        });
      const plain = excelParts(header + good);
      const filled = yield* read(zipSync(plain));
      assert.match(filled.html, /name="0\.direct_t_per_t"[^>]*value="2\.1"/);
      assert.match(filled.html, /name="0\.day"[^>]*value="2026-03-01"/);

      const protection = '</sheetData><sheetProtection sheet="1" password="CC1A"/>';
      const guarded = yield* read(zipSync(changed(plain, sheet, "</sheetData>", protection)));
      assert.match(guarded.html, /value="2\.1"/);
      const macros = yield* read(
        zipSync({
          ...changed(plain, relations, "</Relationships>", macro),
          "xl/vbaProject.bin": new Uint8Array(99),
        }),
      );
      assert.match(macros.html, /value="2\.1"/);
      assert.match(macros.html, /macros: they were not run/);
      const kept = (html: string) => html.match(/name="kept\./g)?.length;
      assert.equal(kept(macros.html), kept(guarded.html), "what has macros is not kept");

      const error = excelParts(header + good.replace('<c r="B2"><v>2.1</v>', '<c r="B2" t="e"><v>#REF!</v>'));
      const broken = yield* read(zipSync(error));
      assert.equal(broken.status, 422);
      assert.match(broken.html, /Row 2, column B: [^<]*Direct emissions/);

      const further = `<row r="3"><c r="A3"/>${text("E3", "72139190")}</row>`;
      const merges = '</sheetData><mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>';
      const merged = yield* read(
        zipSync(changed(excelParts(header + good + further), sheet, "</sheetData>", merges)),
      );
      assert.doesNotMatch(merged.html, /CN code is missing/);
      assert.match(merged.html, /value="72139190"/);

      const rows = Array.from(
        { length: 3_000 },
        (_, at) => `<row r="${at + 3}">${text(`A${at + 3}`, "72083900")}<c r="B${at + 3}"><v>2</v></c></row>`,
      );
      const long = yield* read(zipSync(excelParts(header + good + rows.join(""))));
      assert.equal(long.status, 422);
      assert.match(
        long.html.replaceAll("\u00a0", " "),
        /Row 3, column A: CN 7208 39 00 is not asked for here/,
      );
      assert.ok(long.html.length < 400_000, String(long.html.length));

      const bomb = zipSync({ ...plain, [sheet]: new Uint8Array(60_000_000).fill(32) });
      for (const refused of [locked(), bomb, zipSync({ "a.txt": strToU8("a") })]) {
        const { status, html } = yield* read(refused);
        assert.equal(status, 422);
        assert.match(html, /The file can't be read: it must be an Excel workbook/);
      }
    }).pipe(Effect.provide(services)),
  );
});
