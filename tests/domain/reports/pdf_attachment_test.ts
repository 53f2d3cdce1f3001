/** Files in which other programs could see another attachment than the one that is checked: none of them is read. */
import assert from "node:assert/strict";
import { deflateSync } from "node:zlib";
import { attachmentOf } from "../../../src/domain/reports/pdf_attachment.ts";
import { attachedText } from "../../../src/domain/reports/report.ts";
import { missingCharacters } from "../../../src/adapters/pdf/fonts/font_runs.ts";
import { madeBy } from "../../../src/adapters/pdf/made_by.ts";
import { renderDocument } from "../../../src/adapters/pdf/render.ts";
import { describedDeclaration } from "../../../src/application/reports/described_declaration.ts";
import { largeDeclaration } from "../../support/large_declaration.ts";
import { isHere, testWith } from "../../support/poppler.ts";
import { pdfAttaching, pdfOf, reportOf } from "../../support/signed_reports.ts";

const report = reportOf();
const pdf = pdfOf(report);
const text = attachedText(report, madeBy);

const latin1 = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
const bytesOf = (characters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(characters, (character) => character.charCodeAt(0));

const read = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  const attachment = await attachmentOf(bytes, "report.json");
  return "text" in attachment ? "read" : attachment.problem;
};

Deno.test("the attachment of a report as it was printed is read to its last sign", async () => {
  assert.deepEqual(await attachmentOf(pdf, "report.json"), { text });
  assert.match(await read(pdfAttaching(report)), /no attachment report\.json/);
  assert.match(await read(pdfAttaching(report, text, text)), /2 attachments/);
  assert.ok("problem" in await attachmentOf(pdf, "other.json"));
});

const file = latin1(pdf);
const evil = "<<\n/Type /Filespec\n/F (report.json)\n/UF (report.json)\n/EF <<\n/F 900 0 R\n>>\n>>";
const firstObject = file.search(/\d+ 0 obj\n/);
const inserted = (objects: string): string =>
  `${file.slice(0, firstObject)}${objects}${file.slice(firstObject)}`;
const hidden = (entry: string): string => inserted(`901 0 obj\n${entry}\nendobj\n`);

Deno.test("a file in which something could be hidden is not read", async () => {
  const streamed = `\n${hidden(evil)}`;
  const forged: Readonly<Record<string, string>> = {
    "a second specification": hidden(evil),
    "a second specification under a name in another spelling": hidden(evil.replace("/EF", "/E#46")),
    "an object inside a stream": inserted(
      `902 0 obj\n<<\n/Length ${streamed.length}\n>>\nstream\n${streamed}\nendstream\nendobj\n`,
    ),
    "a head that ends in a string": hidden(`<<\n/Length 9 /X (>>\nstream\n) ${evil.slice(2)}`),
    "a comment": hidden(`<<\n/X % >>\n/Y 1\n>>`),
    "an object twice": inserted("1 0 obj\n<<\n/X 1\n>>\nendobj\n"),
    "an object twice, its number in another spelling": inserted("01 0 obj\n<<\n/X 1\n>>\nendobj\n"),
    "white space between objects": inserted(" "),
    "another generation": inserted("903 1 obj\n<<\n/X 1\n>>\nendobj\n"),
    "an update behind the end":
      `${file}904 0 obj\n${evil}\nendobj\ntrailer\n<<\n/Root 3 0 R\n>>\nstartxref\n9\n%%EOF\n`,
    "something before the head": `x${file}`,
    "something behind the end": `${file}x`,
    "an older table": file.replace("/Root", "/Prev 7 /Root"),
    "encryption": file.replace("/Root", "/Encrypt 7 0 R /Root"),
    "an attachment under another name": file.replaceAll("(report.json)", "(report.jso)"),
    "an attachment under another name for some": file.replace("/UF (report.json)", "/UF (other1.json)"),
    "another length": file.replace(/(\/Subtype \/application#2Fjson\n\/Length )(\d+)/, "$11"),
    "another filter": file.replace(/(\/Subtype \/application#2Fjson[^>]*)\/FlateDecode/, "$1/FlateDecodf"),
    "half a file": file.slice(0, file.length / 2),
    "no PDF": "no PDF",
    "nothing": "",
  };
  for (const [what, forgedFile] of Object.entries(forged)) {
    assert.notEqual(forgedFile, file, what);
    assert.notEqual(await read(bytesOf(forgedFile)), "read", what);
  }
});

Deno.test("a packed attachment that unfolds without end is not read", async () => {
  const large = pdfAttaching(report, " ".repeat(20_000_000));
  assert.match(await read(large), /holds more than the service ever writes/);
});

/** Does the work, and counts the packed bytes that the runtime was given to unfold meanwhile. */
const givenWhile = async (work: () => Promise<void>): Promise<number> => {
  const ofRuntime = globalThis.DecompressionStream;
  let given = 0;
  const counting = function (format: CompressionFormat): DecompressionStream {
    const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (piece, controller) => {
        given += piece.byteLength;
        controller.enqueue(piece);
      },
    });
    const unfolding = counted.readable.pipeThrough(new ofRuntime(format));
    return { writable: counted.writable, readable: unfolding };
  };
  Object.assign(globalThis, { DecompressionStream: counting });
  await work().finally(() => globalThis.DecompressionStream = ofRuntime);
  return given;
};

Deno.test("a packed attachment is unfolded no further than to its bound, and is read whole below it", async () => {
  const large = pdfAttaching(report, " ".repeat(50_000_000));
  assert.ok(large.length > 50_000);
  const given = await givenWhile(async () => {
    assert.match(await read(large), /holds more than the service ever writes/);
  });
  assert.ok(given < 20_000, `${given} bytes`);
  const many = Array.from({ length: 100_000 }, (_, index) => index.toString(36)).join(" ");
  const wholly = await givenWhile(async () => {
    assert.deepEqual(await attachmentOf(pdfAttaching(report, many), "report.json"), { text: many });
  });
  assert.ok(wholly > 40_000, `${wholly} bytes`);
});

/** Does the work, and counts the bytes that were unfolded meanwhile. */
const unfoldedWhile = async (work: () => Promise<void>): Promise<number> => {
  const ofRuntime = globalThis.DecompressionStream;
  let unfolded = 0;
  const counting = function (format: CompressionFormat): ReadableWritablePair {
    const unfolding = new ofRuntime(format);
    const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (piece, controller) => {
        unfolded += piece.byteLength;
        controller.enqueue(piece);
      },
    });
    return { writable: unfolding.writable, readable: unfolding.readable.pipeThrough(counted) };
  };
  Object.assign(globalThis, { DecompressionStream: counting });
  await work().finally(() => globalThis.DecompressionStream = ofRuntime);
  return unfolded;
};

/** A declaration of so many lines as it is printed: its bytes, and those that it unfolds to. */
const declarationOf = async (lines: number) => {
  const order = { kept: largeDeclaration(lines), madeBy };
  const printed = renderDocument(describedDeclaration(order, missingCharacters));
  const unfolded = await unfoldedWhile(async () => assert.equal(await read(printed), "read"));
  return { bytes: printed.length, unfolded };
};

Deno.test("each line of a declaration unfolds to less than what its share of the file allows, however many there are", async () => {
  const [few, many] = [await declarationOf(200), await declarationOf(400)];
  const times = (many.unfolded - few.unfolded) / (many.bytes - few.bytes);
  assert.ok(times > 1 && times < 5, `${times} times`);
});

Deno.test("a file may unfold to more the larger it is", async () => {
  const random = Array.from({ length: 200 }, () => crypto.getRandomValues(new Uint8Array(30_000)).toHex());
  const attached = random.join("");
  const large = pdfAttaching(report, attached);
  assert.deepEqual(await attachmentOf(large, "report.json"), { text: attached });
  assert.match(
    await read(pdfAttaching(report, " ".repeat(attached.length))),
    /holds more than the service ever writes/,
  );
});

Deno.test("a packed attachment that goes on behind its end is not read", async () => {
  const packed = (bytes: string): string =>
    file.replace(
      /(\/Subtype \/application#2Fjson[^>]*?\/Length )\d+([^]*?stream\n)[^]*?(\nendstream)/,
      (_, before: string, between: string, after: string) =>
        `${before}${bytes.length}${between}${bytes}${after}`,
    );
  const whole = latin1(deflateSync(text));
  assert.equal(await read(bytesOf(packed(whole))), "read");
  for (const length of [1, 4_096 - whole.length % 4_096, 10_000]) {
    assert.match(
      await read(bytesOf(packed(whole + "\0".repeat(length)))),
      /another program/,
      `${length} more`,
    );
  }
});

Deno.test("a file that is far larger than any report is not read", async () => {
  assert.match(await read(new Uint8Array(64 * 1_024 * 1_024 + 1)), /holds more than the service ever writes/);
});

Deno.test("packed objects that unfold without end together are not read", async () => {
  const packed = latin1(deflateSync(`905 0 ${" ".repeat(6_000_000)}`));
  const head = `<<\n/Type /ObjStm\n/N 1\n/First 6\n/Filter /FlateDecode\n/Length ${packed.length}\n>>`;
  const streams = Array.from(
    { length: 2 },
    (_, index) => `${906 + index} 0 obj\n${head}\nstream\n${packed}\nendstream\nendobj\n`,
  );
  assert.match(await read(bytesOf(inserted(streams.join("")))), /holds more than the service ever writes/);
});

Deno.test("a packed stream of more objects than the service writes into one is not read", async () => {
  const withObjects = (count: number): Promise<string> => {
    const index = Array.from({ length: count }, (_, at) => `${10_000 + at} 0`).join(" ");
    const packed = latin1(deflateSync(`${index}\n<<>>\n`));
    const entries = `/Type/ObjStm/N ${count}/First ${index.length + 1}`;
    const head = `<<${entries}/Filter/FlateDecode/Length ${packed.length}>>`;
    return read(bytesOf(inserted(`9999 0 obj\n${head}\nstream\n${packed}\nendstream\nendobj\n`)));
  };
  assert.equal(await withObjects(1_000), "read");
  assert.match(await withObjects(1_001), /another program/);
});

Deno.test(
  testWith(["qpdf"], "a file that another program saved is not read, whatever it left alone", async () => {
    assert.ok(isHere("qpdf"));
    const directory = await Deno.makeTempDir();
    await Deno.writeFile(`${directory}/in.pdf`, pdf);
    for (const how of ["--linearize", "--object-streams=generate", "--qdf", "--encrypt u o 256 --"]) {
      const args = [`${directory}/in.pdf`, ...how.split(" "), `${directory}/out.pdf`];
      assert.equal((await new Deno.Command("qpdf", { args }).output()).code, 0);
      assert.match(
        await read(new Uint8Array(await Deno.readFile(`${directory}/out.pdf`))),
        /another program/,
        how,
      );
    }
    await Deno.remove(directory, { recursive: true });
  }),
);
