/**
 * Files beside values, through the front door: attached, listed, downloaded, removed; judged by their content, and kept from who
 * may not see them.
 */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { strToU8, unzipSync, zipSync } from "fflate";
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { AttachmentList } from "../../../../src/contract/answers/suppliers/attachments.ts";
import { mostAttachments, mostFileBytes } from "../../../../src/contract/requests/suppliers/attachment.ts";
import { xlsx } from "../../../../src/contract/values/media_types.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { type ImportHolder, importsPath, people, recorded } from "../../../support/import_calls.ts";
import {
  attach,
  attachedBy,
  attachmentsOf,
  keptKeys,
  macroFile,
  pdfOf,
  sheetFile,
  sheetWith,
  valueOf,
} from "../../../support/kept_files.ts";
import {
  importedFasteners,
  installationOf,
  installationsPath,
  supplierHolder,
} from "../../../support/supplier_calls.ts";
import { services } from "../../../support/whole_service.ts";

const listed = Schema.decodeUnknownSync(AttachmentList, { onExcessProperty: "error" });

const filesOf = ({ get }: ImportHolder, value: string) =>
  Effect.map(get(attachmentsOf(value)), ({ body }) => listed(body).attachments);

/** The archive with other sizes in its list of parts. */
const saying = (archive: Uint8Array<ArrayBuffer>, sizeOf: (size: number) => number) => {
  const bytes = archive.slice();
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 46 < bytes.length; at++) {
    if (view.getUint32(at, true) !== 0x02014b50) continue;
    view.setUint32(at + 24, sizeOf(view.getUint32(at + 24, true)), true);
  }
  return bytes;
};

const everything = ["suppliers:read", "suppliers:write", "imports:read", "imports:write"] as const;

onOneDatabase((test) => {
  test(
    "files are kept once, told with their hash, given back as they were sent, and are in the dossier of their installation",
    Effect.gen(function* () {
      const calls = yield* supplierHolder(everything);
      const installation = yield* installationOf(calls);
      const value = yield* valueOf(calls, installation);
      const pdf = pdfOf("verified");
      const sheet = sheetFile();
      const first = attachedBy(yield* attach(calls, value, pdf, { name: "Prüfbericht 2026.pdf" }));
      const sha256 = createHash("sha256").update(pdf).digest("hex");
      assert.deepEqual(first, {
        result: "added",
        attachment: {
          id: first.attachment.id,
          value,
          name: "Prüfbericht 2026.pdf",
          media_type: "application/pdf",
          size_bytes: pdf.length,
          sha256,
          origin: "added",
          added_on: "2026-11-20",
        },
      });
      const again = attachedBy(yield* attach(calls, value, pdf, { name: "other" }));
      assert.deepEqual(again, { ...first, result: "unchanged" });
      const other = yield* valueOf(calls, installation, { cn_code: "73181558" });
      attachedBy(yield* attach(calls, other, pdf));
      attachedBy(yield* attach(calls, value, sheet, { name: "table", type: xlsx }));
      assert.equal((yield* keptKeys).length, 2, "the same bytes of an account are stored once");
      assert.deepEqual((yield* filesOf(calls, value)).map(({ name }) => name).sort(), [
        "Prüfbericht 2026.pdf",
        "table.xlsx",
      ]);

      const address = `${attachmentsOf(value)}/${first.attachment.id}`;
      const { response, bytes } = yield* calls.file(address, { headers: {} });
      assert.deepEqual(bytes, pdf);
      assert.equal(response.headers.get("content-type"), "application/pdf");
      assert.match(
        response.headers.get("content-disposition") ?? "",
        /^attachment; filename=.*filename\*=UTF-8''Pr%C3%BCfbericht/,
      );
      assert.equal(response.headers.get("x-content-type-options"), "nosniff");
      assert.equal(response.headers.get("cache-control"), "no-store");
      assert.equal(
        response.headers.get("repr-digest"),
        `sha-256=:${createHash("sha256").update(pdf).digest("base64")}:`,
      );
      const part = yield* calls.file(address, { headers: { range: "bytes=0-4" } });
      assert.equal(part.response.status, 206);
      assert.deepEqual(part.bytes, strToU8("%PDF-"));

      const dossier = yield* calls.file(`${installationsPath}/${installation}/dossier.zip?year=2026`, {
        headers: {},
      });
      const files = unzipSync(dossier.bytes);
      const archived = Object.keys(files).filter((name) => name.startsWith("attachments/"));
      assert.equal(archived.length, 3, "two names of one file, and a table");
      assert.deepEqual(files[`attachments/${sha256.slice(0, 8)}-Prüfbericht 2026.pdf`], pdf);
      const list = new TextDecoder().decode(files["attachments.csv"]).trim().split(/\r?\n/);
      assert.equal(list.length, 4);
      assert.ok(list.slice(1).every((line) => line.endsWith(",true")), list.join("\n"));
      assert.equal(Object.keys(files).at(-1), "imports.csv");
    }).pipe(Effect.provide(services)),
  );

  test(
    "what is no PDF or sound workbook without macros is refused with what to do, and nothing is stored",
    Effect.gen(function* () {
      const calls = yield* supplierHolder();
      const value = yield* valueOf(calls, yield* installationOf(calls));
      const before = yield* keptKeys;
      const small = sheetFile();
      // A part that unpacks to a hundredfold, and lists whose parts unpack to other sizes than they say.
      const packed = sheetWith({ "xl/a.xml": new Uint8Array(2_000_000) });
      const bomb = saying(packed, (size) => size === 2_000_000 ? 100_000_000 : size);
      const lying = saying(packed, (size) => size === 2_000_000 ? 1_000_000 : size);
      const hopeless: ReadonlyArray<
        readonly [
          Uint8Array<ArrayBuffer>,
          { readonly name?: string; readonly type?: string },
          RegExp,
          number?,
        ]
      > = [
        [new Uint8Array(), {}, /The file is empty/],
        [strToU8("<html><script>alert(1)</script></html>"), {}, /neither a PDF nor an Excel workbook/],
        [pdfOf("x"), { type: xlsx }, /The file is a PDF, and the call says application\/vnd/],
        [small, {}, /The file is an Excel workbook \(\.xlsx\), and the call says application\/pdf/],
        [pdfOf("x"), { type: "text/html" }, /must be a PDF or an Excel workbook .* found text\/html/, 415],
        [pdfOf("x").slice(0, 15), {}, /The PDF has no end/],
        [pdfOf("x"), { name: "report.xlsm" }, /The name ends in \\?"xlsm\\?", and the file is a PDF/],
        [macroFile(), { type: xlsx }, /macros, which are neither run nor kept/],
        [bomb, { type: xlsx }, /unpack to more than 100 MB/],
        [lying, { type: xlsx }, /is damaged/],
        [small.slice(0, -200), { type: xlsx }, /no XLSX workbook/],
        [Uint8Array.from(zipSync({ "a.txt": strToU8("a") })), { type: xlsx }, /no XLSX workbook/],
        [
          Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]),
          { type: xlsx },
          /no XLSX workbook|Excel 97/,
        ],
      ];
      for (const [bytes, how, sentence, status = 400] of hopeless) {
        const answer = yield* attach(calls, value, bytes, how);
        assert.equal(answer.status, status, answer.text);
        assert.match(answer.text, sentence);
      }
      assert.deepEqual(yield* keptKeys, before);
      assert.deepEqual(yield* filesOf(calls, value), []);
    }).pipe(Effect.provide(services)),
  );

  test(
    "names are made harmless, a file of 20 MB is taken, one byte more is not, and a value has twenty files",
    Effect.gen(function* () {
      const calls = yield* supplierHolder();
      const value = yield* valueOf(calls, yield* installationOf(calls));
      const names = [
        ['a\u0001b\r\nc: "d".PDF', "a-b-c- -d.pdf"],
        ["\u202efdp.tropeR", "fdp.tropeR.pdf"],
        ["../../etc/passwd", "etc-passwd.pdf"],
        ["<img src=x onerror=alert(1)>", "img src=x onerror=alert(1).pdf"],
        ["x".repeat(300), `${"x".repeat(120)}.pdf`],
        ["", "document.pdf"],
        ["Ölçüm raporu v1.2", "Ölçüm raporu v1.2.pdf"],
      ] as const;
      for (const [sent, kept] of names) {
        const { attachment } = attachedBy(yield* attach(calls, value, pdfOf(sent), { name: sent }));
        assert.equal(attachment.name.replace(/^-+/, ""), kept, JSON.stringify(attachment.name));
      }
      for (const refused of ["x".repeat(1_001), "a\u0000b"]) {
        assert.equal((yield* attach(calls, value, pdfOf("n"), { name: refused })).status, 400);
      }
      const large = pdfOf("large", mostFileBytes);
      attachedBy(yield* attach(calls, value, large));
      const larger = yield* attach(calls, value, pdfOf("larger", mostFileBytes + 1));
      assert.equal(larger.status, 413, larger.text);
      for (let more = names.length + 1; more < mostAttachments; more++) {
        attachedBy(yield* attach(calls, value, pdfOf(`file ${more}`)));
      }
      const full = yield* attach(calls, value, pdfOf("one more"));
      assert.equal(full.status, 409, full.text);
      assert.match(full.text, /has 20 files, the most/);
      assert.equal(attachedBy(yield* attach(calls, value, large)).result, "unchanged");
      assert.equal((yield* filesOf(calls, value)).length, mostAttachments);
    }).pipe(Effect.provide(services)),
  );

  test(
    "another account's value and files are those that nobody has, and keys need the permission",
    Effect.gen(function* () {
      const calls = yield* supplierHolder();
      const value = yield* valueOf(calls, yield* installationOf(calls));
      const { attachment: { id } } = attachedBy(yield* attach(calls, value, pdfOf("secret")));
      const stranger = yield* supplierHolder();
      const own = yield* valueOf(stranger, yield* installationOf(stranger));
      const nobody = crypto.randomUUID();
      const asked = [
        attachmentsOf(value),
        `${attachmentsOf(value)}/${id}`,
        `${attachmentsOf(own)}/${id}`,
        attachmentsOf(nobody),
        `${attachmentsOf(own)}/${nobody}`,
        `${attachmentsOf(own)}/no-uuid`,
      ];
      for (const path of asked) {
        const answer = yield* stranger.get(path);
        assert.deepEqual(
          [answer.status, /There is no (value|attachment) /.test(answer.text)],
          [404, true],
          path,
        );
      }
      assert.equal((yield* attach(stranger, value, pdfOf("intruder"))).status, 404);
      assert.equal((yield* stranger.post(`${attachmentsOf(value)}/${id}/remove`, undefined)).status, 404);
      const reader = yield* supplierHolder(["suppliers:read"]);
      const elsewhere = yield* attach(reader, value, pdfOf("x"));
      assert.equal(elsewhere.status, 403, elsewhere.text);
      const trial = yield* supplierHolder(["suppliers:read", "suppliers:write"], "enterprise", true);
      assert.equal((yield* attach(trial, value, pdfOf("x"))).status, 403);
      assert.equal((yield* filesOf(calls, value)).length, 1);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a file is removed while nothing rests on it, and stays from the first import that took its value",
    Effect.gen(function* () {
      const calls = yield* supplierHolder(everything);
      const installation = yield* installationOf(calls);
      const value = yield* valueOf(calls, installation);
      const other = yield* valueOf(calls, installation, { cn_code: "73181558" });
      const remove = (of: string, id: string) => calls.post(`${attachmentsOf(of)}/${id}/remove`, undefined);
      const shared = attachedBy(yield* attach(calls, value, pdfOf("shared"))).attachment;
      attachedBy(yield* attach(calls, other, pdfOf("shared")));
      const single = attachedBy(yield* attach(calls, value, pdfOf("single"))).attachment;
      const before = yield* keptKeys;
      assert.equal((yield* remove(value, shared.id)).status, 200);
      assert.equal((yield* keptKeys).length, before.length, "another value has the bytes");
      const gone = yield* remove(value, single.id);
      assert.match(gone.text, new RegExp(`"removed":\\{"id":"${single.id}"`));
      assert.equal((yield* keptKeys).length, before.length - 1);
      assert.equal((yield* remove(value, single.id)).status, 404);

      const kept = attachedBy(yield* attach(calls, value, pdfOf("evidence"))).attachment;
      const who = yield* people(calls);
      const row = { ...importedFasteners, value_id: value };
      const { results } = recorded((yield* calls.post(importsPath, { ...who, entries: [row] })).body);
      const refused = yield* remove(value, kept.id);
      assert.equal(refused.status, 409, refused.text);
      assert.match(
        refused.text,
        /the last of them released in 2026: its files must be kept until 2031-12-31/,
      );
      const cancelled = { ...row, value_id: undefined, kind: "cancellation", refers_to: results[0]?.id };
      yield* calls.post(importsPath, { ...who, entries: [cancelled] });
      assert.equal((yield* remove(value, kept.id)).status, 409, "a cancelled import is part of the ledger");
    }).pipe(Effect.provide(services)),
  );
});
