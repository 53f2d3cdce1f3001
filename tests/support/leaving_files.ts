/** What a file must be that leaves the service with texts of strangers in it, by its media type: whole, and nothing that runs. */
import { XMLValidator } from "fast-xml-parser";
import { strFromU8, unzipSync } from "fflate";
import assert from "node:assert/strict";
import Papa from "papaparse";
import { csv, pdf, xlsx, zip } from "../../src/contract/values/media_types.ts";
import { isHere, objectsOf, textOf } from "./poppler.ts";

/** Texts that do something where a program takes them for more than text. */
export const hostileTexts: ReadonlyArray<string> = [
  '=HYPERLINK("http://x.example","y")',
  "+1+cmd|' /C calc'!A0",
  "-2+3",
  "@SUM(1+1)",
  "a;=1+1",
  "a,@x",
  'a,"=1"',
  "\uff1d1+1",
  "'=1",
  "a\u0001\u000b\u001bb",
  "a\u202e\u2066gpj.exe",
  "\ufffe\uffff",
  "a;b,c\\n:d\\",
  "<b>&amp;</b>",
  "%0d%0aX: y",
  "]]>",
  "_x0041_ _x000D_",
  "😀",
];

/** Those of them that may be printed, on one line. */
export const printableTexts: ReadonlyArray<string> = hostileTexts.filter((text) =>
  !/[\p{Cc}\u202e\u2066\ufffe\uffff😀]/u.test(text)
);

const formula = /^[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/;
const number = /^[-+]?\d[\d.,]*%?$/;

/** No cell is a formula, whichever separator a spreadsheet takes the text apart at. */
const csvIsPlain = (bytes: Uint8Array, where: string): void => {
  const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  for (const delimiter of [",", ";", "\t"]) {
    const { data } = Papa.parse<Array<string>>(text, { delimiter });
    for (const cell of data.flat()) {
      assert.ok(
        !formula.test(cell) || number.test(cell),
        `${where}: a spreadsheet runs ${JSON.stringify(cell)}`,
      );
    }
  }
};

// deno-lint-ignore no-control-regex
const noXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

const workbookIsPlain = (bytes: Uint8Array, where: string): void => {
  for (const [name, part] of Object.entries(unzipSync(bytes))) {
    assert.doesNotMatch(name, /vba|external|embedding|ole|activeX/i, where);
    const xml = strFromU8(part);
    assert.equal(XMLValidator.validate(xml), true, `${where}: ${name}`);
    assert.doesNotMatch(xml, noXml, `${where}: ${name}`);
    assert.doesNotMatch(xml, /<f[ >]|TargetMode="External"|<ddeLink/, `${where}: ${name}`);
  }
};

const pdfIsPlain = async (bytes: Uint8Array, where: string): Promise<void> => {
  if (isHere("pdftotext")) {
    assert.doesNotMatch((await textOf(bytes)).replace(/[\n\f\r]/g, ""), /\p{Cc}/u, where);
  }
  if (isHere("qpdf")) {
    assert.doesNotMatch(
      await objectsOf(bytes),
      /\/(?:JavaScript|JS|Launch|OpenAction|AA|SubmitForm|GoToR)\b/,
      where,
    );
  }
};

const lineOctets = 75;

/** Lines of RFC 5545, sections 3.1 and 3.3.11. */
const calendarIsPlain = (bytes: Uint8Array, where: string): void => {
  const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  assert.doesNotMatch(text.replaceAll("\r\n", ""), /\p{Cc}/u, where);
  for (const line of text.split("\r\n")) {
    assert.ok(new TextEncoder().encode(line).length <= lineOctets, `${where}: ${line}`);
  }
  const open: Array<string> = [];
  for (const line of text.replaceAll("\r\n ", "").split("\r\n").slice(0, -1)) {
    const [, name = "", value = ""] = /^([A-Z-]+)(?:;[A-Z-]+=[^:;,]+)*:(.*)$/.exec(line) ?? [];
    assert.notEqual(name, "", `${where}: ${line}`);
    if (name === "BEGIN") open.push(value);
    else if (name === "END") assert.equal(open.pop(), value, where);
    else assert.doesNotMatch(value, /(?<!\\)(?:\\\\)*(?:[;,]|\\(?![\\;,nN]))/, `${where}: ${line}`);
  }
  assert.deepEqual(open, [], where);
};

/** Folders of files that are given as they were sent. */
const asSent = /^(?:files|attachments)\//;

const endings: Readonly<Record<string, string>> = { csv, pdf, xlsx };

/** Names that no program leaves the archive's directory by, and parts that are plain themselves. */
const archiveIsPlain = async (bytes: Uint8Array, where: string): Promise<void> => {
  for (const [name, part] of Object.entries(unzipSync(bytes))) {
    assert.match(name, /^[\w-][^\p{C}\\:*?"<>|]*$/u, where);
    assert.ok(!name.split("/").includes(".."), `${where}: ${name}`);
    const ending = name.slice(name.lastIndexOf(".") + 1);
    const lines = strFromU8(part).split("\n");
    if (ending === "json") JSON.parse(lines.join("\n"));
    if (ending === "jsonl") { for (const line of lines) if (line !== "") JSON.parse(line); }
    const type = endings[ending];
    if (type !== undefined && !asSent.test(name)) await checks[type]?.(part, `${where}: ${name}`);
  }
};

const checks: Readonly<Record<string, (bytes: Uint8Array, where: string) => void | Promise<void>>> = {
  [csv]: csvIsPlain,
  [xlsx]: workbookIsPlain,
  [pdf]: pdfIsPlain,
  [zip]: archiveIsPlain,
  "text/calendar": calendarIsPlain,
};

/** A name to save under that is one header, whatever strangers called the thing. RFC 6266, section 4. */
const disposition =
  /^(?:attachment|inline)(?:; filename=(?:"(?:[^"\\]|\\["\\])*"|[\w.-]+))?(?:; filename\*=UTF-8''[\w.~%!#$&+^`|-]+)?$/;

/** Holds headers and bytes of an answer with a file against what its media type must be; of one that is given as it was sent, its headers. */
export const assertPlain = async (answer: Response, where: string, isAsSent = false): Promise<void> => {
  const [type = ""] = (answer.headers.get("content-type") ?? "").split(";");
  const named = answer.headers.get("content-disposition");
  assert.equal(answer.headers.get("x-content-type-options"), "nosniff", where);
  if (named !== null) {
    assert.match(named, /^[\x20-\x7e]+$/, where);
    assert.match(named, disposition, where);
  }
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (isAsSent) return assert.match(named ?? "", /^attachment/, where);
  const check = checks[type];
  assert.ok(
    check !== undefined,
    `${where}: nothing says what a file of ${type} must be: add it to tests/support/leaving_files.ts`,
  );
  await check(bytes, where);
};
