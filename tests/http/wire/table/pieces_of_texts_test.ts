/**
 * Texts of 4 MB in every encoding: nothing that reads one decodes, or looks for an expression in, more than a slice of it between two stops.
 * The characters are counted, not the time, so that a text of a megabyte that is looked through whole fails on any machine.
 */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { IoTurn } from "../../../../src/application/yield_to_io.ts";
import { shipmentTable } from "../../../../src/features/cbam/table/columns.ts";
import { readCsvInTurns } from "../../../../src/http/wire/table/csv.ts";
import { rowsOfText } from "../../../../src/http/wire/table/columns/text_rows.ts";
import { decodedInSteps, type Encoding } from "../../../../src/kernel/text/encoding.ts";
import { filesBelow } from "../../../support/source_files.ts";

const bodyBytes = 4 * 1_024 * 1_024;
/** Four separators are tried on a beginning of 64 kB, and a row of 1 MB may be looked through twice: what is looked at whole is above it. */
const mostOfStep = 3 * 1_048_576;
const mostDecoded = 65_536;

const header = "cn_code,origin_country,tonnage\n";

/** A byte that only this encoding has, and the encoding that is answered. */
const beginnings: Readonly<
  Record<string, { readonly begins: string; readonly encoding: Encoding | undefined }>
> = {
  "UTF-8": { begins: "a", encoding: "UTF-8" },
  "Windows-1252": { begins: "\xe4", encoding: "Windows-1252" },
  "Windows-1250": { begins: "\x9d", encoding: "Windows-1250" },
  "Mac Roman": { begins: "T\x9frkei", encoding: "Mac Roman" },
  "no encoding": { begins: "\x81", encoding: undefined },
  "broken UTF-8": { begins: "\xc3\xa4 \xff", encoding: undefined },
};

/** What a text of 4 MB consists of behind its header. */
const contents: Readonly<Record<string, string>> = {
  "rows": "72083900,CHN,1\n",
  "one line": "a",
  "words": "abc def ",
  "line breaks": "\n",
  "carriage returns": "\r",
  "quotes": '"',
  "NUL": "\0",
  "separators": ",",
  "blanks": " ",
  "tags": "<?xml ",
};

const filled = (content: string, length: number): string =>
  content.repeat(Math.ceil(length / content.length)).slice(0, length);

/** Bytes of a beginning with one byte a letter, and of the content behind it, again and again. */
const narrow = (begins: string, content: string, length: number): Uint8Array => {
  const bytes = new Uint8Array(length);
  bytes.set(Uint8Array.from(begins, (letter) => letter.charCodeAt(0)));
  bytes.set(new TextEncoder().encode(filled(content, length - begins.length)), begins.length);
  return bytes;
};

const wide = (text: string, isLittle: boolean): Uint8Array => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return bytes;
};

/** Counts what is decoded and looked through while `work` runs, whose stops call `stop`. */
const counted = async (work: (stop: () => void) => Promise<unknown>) => {
  const most = { decoded: 0, searched: 0, stops: 0 };
  let [decoded, searched] = [0, 0];
  const { decode } = TextDecoder.prototype;
  const { exec } = RegExp.prototype;
  const { now } = performance;
  let ms = 0;
  TextDecoder.prototype.decode = function (this: TextDecoder, bytes, options) {
    decoded += bytes?.byteLength ?? 0;
    return decode.call(this, bytes, options);
  };
  RegExp.prototype.exec = function (this: RegExp, text: string) {
    const from = this.lastIndex;
    const found = exec.call(this, text);
    searched += (found === null ? text.length : found.index + (found[0]?.length ?? 0)) - from;
    return found;
  };
  performance.now = () => ms += 10;
  const stop = (): void => {
    most.decoded = Math.max(most.decoded, decoded);
    most.searched = Math.max(most.searched, searched);
    most.stops += 1;
    [decoded, searched] = [0, 0];
  };
  try {
    await work(stop);
    stop();
  } finally {
    TextDecoder.prototype.decode = decode;
    RegExp.prototype.exec = exec;
    performance.now = now;
  }
  return most;
};

const readInTurns = (bytes: Uint8Array) =>
  counted((stop) =>
    Effect.runPromise(
      Effect.either(Effect.provideService(readCsvInTurns(shipmentTable, bytes), IoTurn, {
        pass: () => {
          stop();
          return Promise.resolve();
        },
      })),
    )
  );

const assertInSlices = async (name: string, bytes: Uint8Array): Promise<void> => {
  const { decoded, searched, stops } = await readInTurns(bytes);
  assert.ok(decoded > 0 && decoded <= mostDecoded, `${name}: ${decoded} bytes decoded between two stops`);
  assert.ok(searched <= mostOfStep, `${name}: ${searched} characters looked through between two stops`);
  assert.ok(stops > 4, `${name}: ${stops} stops`);
};

for (const [name, { begins }] of Object.entries(beginnings)) {
  Deno.test(`a text of 4 MB in ${name} is decoded and judged in slices, whatever stands in it`, async () => {
    for (const [of, content] of Object.entries(contents)) {
      const bytes = narrow(`${header}${begins}\n`, content, bodyBytes);
      await assertInSlices(`${name}, ${of}`, bytes);
    }
  });
}

Deno.test("a text of 4 MB in UTF-16 of either byte order is decoded in slices", async () => {
  for (const isLittle of [true, false]) {
    for (const mark of ["\ufeff", ""]) {
      for (const [of, content] of Object.entries(contents)) {
        const text = `${mark}${header}`.padEnd(1_024, "a") + filled(content, bodyBytes / 2 - 1_024);
        await assertInSlices(`UTF-16 of ${isLittle ? "little" : "big"} end, ${of}`, wide(text, isLittle));
      }
    }
  }
});

Deno.test("stops grow with a text: no loop over its bytes is without them", () => {
  for (const [name, { begins, encoding }] of Object.entries(beginnings)) {
    const stopsIn = (length: number): number => {
      const bytes = narrow("", "a", length);
      bytes.set(narrow(` ${begins} `, " ", begins.length + 2), length - begins.length - 2);
      const steps = decodedInSteps(bytes);
      for (let stops = 0;; stops++) {
        const { done, value } = steps.next();
        if (done !== true) continue;
        assert.equal(value?.encoding, encoding, name);
        return stops;
      }
    };
    assert.ok(stopsIn(2_000_000) >= 1.9 * stopsIn(1_000_000), name);
    assert.ok(stopsIn(1_000_000) >= 1_000_000 / mostDecoded, name);
  }
});

Deno.test("of the lines behind a row that is longer than a slice no more are taken than a slice has", () => {
  const text = `${"a".repeat(270_000)}\n${"\n".repeat(780_000)}`;
  const marks = { separator: ",", lineBreak: "\n" } as const;
  const { rows, characters } = rowsOfText(text, marks, true, 1);
  assert.deepEqual([rows.length, characters], [1, 270_001]);
  const quoted = rowsOfText(`"a\nb",c\n"broken" quote,\n`, marks, true, 1);
  assert.deepEqual(quoted, { rows: [["a\nb", "c"]], isBroken: false, begun: [], characters: 8 });
});

/** Places of the source that decode bytes, and why none needs stops but the one that all sent texts pass. */
const decoders: Readonly<Record<string, string>> = {
  "src/adapters/postgres/accounts/operators.ts": "a secret of an operator",
  "src/adapters/postgres/bulk/slices.ts": "rows that the service packed",
  "src/adapters/postgres/engine/answer_watch.ts": "answers of its database",
  "src/adapters/reference/added/correction.ts": "tables of law, an operator's",
  "src/adapters/reference/added/law_archive.ts": "tables of law, an operator's",
  "src/adapters/reference/default_values.ts": "tables of law",
  "src/adapters/reference/table.ts": "tables of law",
  "src/adapters/spreadsheet/archive.ts": "names in an archive, in a worker",
  "src/adapters/spreadsheet/unpack.ts": "parts of a workbook, in a worker",
  "src/adapters/storage/s3_request.ts": "the first 500 bytes of a refusal",
  "src/application/accounts/secrets.ts": "a secret",
  "src/domain/reports/pdf_attachment.ts": "an attachment that was unfolded in slices",
  "src/domain/suppliers/attachment.ts": "the beginning of a file",
  "src/features/docs/library/picture_size.ts": "pictures of the documentation",
  "src/features/reports/handlers/reports.ts": "a body of JSON that was read",
  "src/features/reports/pages/verify_routes.ts": "a form of some kilobytes",
  "src/http/connections/passing/asked_upgrade.ts": "the head of a request",
  "src/http/mcp/mcp_route.ts": "a message of 1 MB",
  "src/http/wire/request.ts": "JSON, which is decoded at once to be parsed at once",
  "src/adapters/spreadsheet/writing/frame.ts": "the frame of a workbook that is written, without its rows",
  "src/composition/commands/read_within.ts": "an operator's own file, in a command",
  "src/kernel/text/bytes.ts": "the end of a PDF",
  "src/kernel/text/code_pages.ts": "the 256 letters of a code page",
  "src/kernel/text/encoding.ts": "every other text that is sent, in slices",
  "src/web/page/sent_form.ts": "a form of some hundred kilobytes",
};

Deno.test("bytes are decoded by the reader in slices, or are few or the service's own", () => {
  const root = new URL("../../../../", import.meta.url);
  const found = filesBelow(new URL("src/", root))
    .map((file) => file.href.slice(root.href.length))
    .filter((path) =>
      !path.includes("/browser/") && /\bnew TextDecoder\(/.test(Deno.readTextFileSync(new URL(path, root)))
    );
  assert.deepEqual(found.sort(), Object.keys(decoders).sort());
});
