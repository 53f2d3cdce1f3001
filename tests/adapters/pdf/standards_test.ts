/**
 * What can be checked of PDF/A-3b and PDF/UA-1 without a validator: metadata, colours, ids, fonts, structure. The files
 * were not seen by veraPDF.
 */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { renderDocument } from "../../../src/adapters/pdf/render.ts";
import { documentTypes } from "../../../src/domain/documents/document.ts";
import { printableDocument } from "../../../src/domain/invoices/layout/document.ts";
import { exampleInvoice, invoiceOf } from "../../support/invoices.ts";
import { ruleProblems } from "../../support/pdf_rules.ts";
import {
  assertSound,
  drawnByBoth,
  fontsOf,
  infoOf,
  objectsOf,
  type Shades,
  structureOf,
  testWith,
} from "../../support/poppler.ts";

const mixed = exampleInvoice("origin-arabic").invoice;
const japanese = exampleInvoice("proforma").invoice;
/** Goods of two codes on several pages, with a summary. */
const groups = invoiceOf(70, (index) => ({ hsCode: index % 2 === 0 ? "7318.15" : "8413.70" }));

Deno.test(testWith(
  ["qpdf", "pdffonts"],
  "each document says that it is PDF/A-3b and has what that asks for",
  async () => {
    for (const type of documentTypes) {
      const pdf = renderDocument(printableDocument(type, mixed));
      await assertSound(pdf);
      for (const invoice of [japanese, groups]) {
        assert.deepEqual(await ruleProblems(renderDocument(printableDocument(type, invoice))), [], type);
      }
      assert.deepEqual(await ruleProblems(pdf), [], type);
      const objects = await objectsOf(pdf);
      assert.equal(objects.match(/<pdfaid:part>3<\/pdfaid:part>/g)?.length, 1);
      assert.equal(objects.match(/<pdfaid:conformance>B<\/pdfaid:conformance>/g)?.length, 1);
      assert.match(objects, /\/OutputConditionIdentifier \(sRGB IEC61966-2.1\)/);
      assert.match(objects, /\/AFRelationship \/Data/);
      assert.match(objects, /\/ID \[<[0-9a-f]{32}><[0-9a-f]{32}>\]/);
      // Transparency, scripts and encryption.
      assert.doesNotMatch(objects, /\/(SMask|BM|ca|CA|JavaScript|JS|Encrypt)\b/);
      for (const font of await fontsOf(pdf)) assert.match(font, /CID TrueType +Identity-H +yes yes yes/);
    }
  },
));

Deno.test(testWith(["qpdf"], "a file that is no longer what it says is found out", async () => {
  const pdf = renderDocument(printableDocument("commercial", mixed));
  const text = Buffer.from(pdf).toString("latin1");
  const changed = (from: string, to: string) => ruleProblems(Buffer.from(text.replace(from, to), "latin1"));
  assert.deepEqual(await changed("<pdfuaid:part>1<", "<pdfuaid:part>2<"), ["06-002 no PDF/UA identifier"]);
  assert.deepEqual(await changed("/DisplayDocTitle true", "/DisplayDocTitle null"), [
    "07-001 no title shown",
  ]);
  assert.deepEqual(await changed("/AFRelationship /Data", "/AFRelationshiX /Data"), [
    "6.8 an embedded file without relationship",
  ]);
}));

Deno.test(testWith(["qpdf"], "metadata and information dictionary say the same", async () => {
  const invoice = { ...invoiceOf(1), invoiceNumber: "A & B <7>" };
  const objects = await objectsOf(renderDocument(printableDocument("commercial", invoice)));
  const [, xmp = ""] = /(<\?xpacket begin[^]*?<\?xpacket end="w"\?>)/.exec(objects) ?? [];
  assert.match(xmp, /<rdf:li xml:lang="x-default">Commercial invoice A &amp; B &lt;7&gt;<\/rdf:li>/);
  assert.match(xmp, /<xmp:CreateDate>2026-03-14T00:00:00Z<\/xmp:CreateDate>/);
  assert.match(xmp, /<xmp:ModifyDate>2026-03-14T00:00:00Z<\/xmp:ModifyDate>/);
  assert.match(objects, /\(D:20260314000000Z\)/);
  assert.match(objects, /\(Commercial invoice A & B <7>\)/);
}));

Deno.test("a file's id is that of its content", async () => {
  const idOf = async (number: string) => {
    const document = printableDocument("packing-list", { ...invoiceOf(1), invoiceNumber: "X" });
    const objects = await objectsOf(renderDocument({ ...document, subject: "s", author: number }));
    return /\/ID \[<([0-9a-f]{32})>/.exec(objects)?.[1];
  };
  assert.equal(await idOf("a"), await idOf("a"));
  assert.notEqual(await idOf("a"), await idOf("b"));
});

Deno.test(testWith(
  ["pdfinfo"],
  "the structure has one title, headings, lists and a table whose headings stand for columns",
  async () => {
    // No more rows than a second page takes: poppler reads the page anew for each element.
    const pdf = renderDocument(printableDocument("commercial", invoiceOf(24)));
    const info = await infoOf(pdf);
    assert.deepEqual([info.get("Tagged"), info.get("Pages")], ["yes", "2"]);
    const structure = await structureOf(pdf);
    assert.equal(structure.match(/^ +H1 /gm)?.length, 1);
    assert.match(structure, /H1 \(block\)\n +"Commercial invoice {2}AE-2026-0117"/);
    assert.match(structure, /H2 \(block\)\n +"Consignee"/);
    assert.match(
      structure,
      /LI \(block\)\n +Lbl \(block\)\n +"Invoice number"\n +LBody \(block\)\n +"AE-2026-0117"/,
    );
    // Headings once, rows once, although each page repeats the former.
    const [, goods = ""] = /Table "Goods"([^]*?)\n {2}H2/.exec(structure) ?? [];
    assert.equal(goods.match(/^ +TH/gm)?.length, 8);
    assert.equal(goods.match(/^ +TR/gm)?.length, 25);
    assert.doesNotMatch(structure, /Brought forward|Page 2/);
    const summed = await structureOf(renderDocument(printableDocument("commercial", {
      ...groups,
      lineItems: groups.lineItems.slice(0, 4),
    })));
    assert.match(summed, /H2 \(block\)\n +"Tariff[^"]*"\n +Table "Goods by commodity code and origin"/);
    assert.match(summed, /TR\n +TH:\n +\/Scope \/Row\n +"Freight"\n +TD\n +"240\.00"/);
  },
));

Deno.test(
  testWith(["pdfinfo", "qpdf"], "text from the right and other languages say what they are", async () => {
    const pdf = renderDocument(printableDocument("commercial", mixed));
    const structure = await objectsOf(pdf);
    const name = Array.from(
      mixed.consignee.name,
      (letter) => letter.charCodeAt(0).toString(16).padStart(4, "0"),
    );
    assert.ok(
      structure.toLowerCase().includes(`/actualtext <feff${name.join("")}>`),
      "the name in order of writing",
    );
    assert.match(await objectsOf(renderDocument(printableDocument("proforma", japanese))), /\/Lang \(ja\)/);
  }),
);

/** 12 points. */
const field = 20;

/** @returns the mean shade of each field of so many pixels a side: letters differ in their edges, not in their weight */
const fieldsOf = ({ width, values }: Shades): ReadonlyMap<number, number> => {
  const fields = new Map<number, number>();
  values.forEach((shade, index) => {
    const [row, column] = [Math.floor(index / width / field), Math.floor(index % width / field)];
    const at = row * 1_000 + column;
    fields.set(at, (fields.get(at) ?? 0) + shade / field ** 2);
  });
  return fields;
};

/** Of 255: a word that is missing, or another one, makes more. */
const mostDifference = 45;

Deno.test(testWith(["pdftoppm", "mutool"], "poppler and mupdf show the same", async () => {
  for (const invoice of [mixed, japanese, invoiceOf(40)]) {
    for (const type of documentTypes) {
      const [one, other] = await drawnByBoth(renderDocument(printableDocument(type, invoice)));
      assert.equal(one.width, other.width);
      const fields = fieldsOf(other);
      for (const [at, shade] of fieldsOf(one)) {
        assert.ok(Math.abs(shade - (fields.get(at) ?? 0)) < mostDifference, `${type}: field ${at}`);
      }
    }
  }
}));
