/** ZIP archives with a folder of tables: where it may lie in them, and their bounds. */
import { strToU8, zipSync } from "fflate";
import assert from "node:assert/strict";
import { unpack } from "../../../../src/adapters/reference/added/law_archive.ts";
import { folderBounds } from "../../../../src/application/law/law_ports.ts";

const manifest = strToU8('{"version":"1"}');

const unpacked = (files: Record<string, Uint8Array>) => unpack(zipSync(files), "tables.zip");

Deno.test("the folder with the manifest is read, at the top or in a directory, and what else lies there is left", () => {
  const folder = { "manifest.json": '{"version":"1"}', "goods.csv": "a\n" };
  assert.deepEqual(unpacked({ "manifest.json": manifest, "goods.csv": strToU8("a\n") }), folder);
  assert.deepEqual(
    unpacked({
      "2027/manifest.json": manifest,
      "2027/goods.csv": strToU8("a\n"),
      "2027/README.md": strToU8("read me"),
      "__MACOSX/2027/._manifest.json": new Uint8Array([0xff]),
      "2027/.DS_Store": new Uint8Array([0xff]),
      "other/goods.csv": strToU8("b"),
    }),
    folder,
  );
});

Deno.test("a mark at the beginning of a file is part of its bytes", () => {
  const marked = unpacked({
    "manifest.json": manifest,
    "goods.csv": new Uint8Array([0xef, 0xbb, 0xbf, 0x61]),
  });
  assert.deepEqual(marked, { "manifest.json": '{"version":"1"}', "goods.csv": "\ufeffa" });
});

Deno.test("what is no folder of tables is refused with its reason", () => {
  assert.deepEqual(unpack(strToU8("no archive"), "a.txt"), { problem: "noArchive", found: "a.txt" });
  assert.deepEqual(unpacked({ "goods.csv": manifest }), { problem: "noManifest", found: "tables.zip" });
  assert.deepEqual(
    unpacked({ "manifest.json": manifest, "goods.csv": new Uint8Array([0xff, 0xfe]) }),
    { problem: "noText", found: "goods.csv" },
  );
  const many = Object.fromEntries(
    Array.from({ length: folderBounds.files }, (_, at) => [`${at}.csv`, manifest]),
  );
  assert.deepEqual(unpacked({ "manifest.json": manifest, ...many }), { problem: "tooMany", found: "20" });
});

Deno.test("an archive that would unpack to more than a folder may have is refused before it does, also where it lies", () => {
  const large = new Uint8Array(folderBounds.bytes);
  assert.deepEqual(unpacked({ "manifest.json": manifest, "goods.csv": large }), {
    problem: "tooLarge",
    found: "2",
  });
  const lying = zipSync({ "manifest.json": manifest, "goods.csv": new Uint8Array(1_000_000) });
  const view = new DataView(lying.buffer, lying.byteOffset);
  const at = lying.findLastIndex((_, index) =>
    index + 4 <= lying.length && view.getUint32(index, true) === 0x02014b50
  );
  view.setUint32(at + 24, 10, true);
  assert.deepEqual(unpack(lying, "a.zip"), { problem: "noArchive", found: "a.zip" });
});
