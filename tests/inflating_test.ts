/**
 * Every place of the source that unfolds compressed bytes, and what bounds it: a megabyte unfolds to a gigabyte, and some
 * runtimes unfold all that they are given before the first of it can be counted.
 */
import assert from "node:assert/strict";
import { filesBelow } from "./support/source_files.ts";

const bounded: Readonly<Record<string, string>> = {
  "src/adapters/postgres/backup/backup_file.ts": "the operator's own backup, line by line",
  "src/adapters/postgres/bulk/slices.ts": "what the service packed itself, at most half a megabyte",
  "src/adapters/postgres/engine/embedded/prepared_cluster.ts": "a file of the service's own release",
  "src/adapters/reference/commission/workbook.ts":
    "a workbook of the Commission that a maintainer holds the law against",
  "src/adapters/spreadsheet/archive.ts":
    "`maxOutputLength`: no further than the archive's list says, which is counted before",
  "src/domain/reports/pdf_attachment.ts": "slices that are counted one by one, and nothing behind the bound",
  "src/http/fast/packed_body.ts": "what the service packed itself, as the client reads it",
  "client/src/report/pdf_attachment.ts": "made from the service's own",
  "src/web/browser/drafts/draft_text.ts": "a person's own draft, in their browser",
};

const unfolding =
  /\b(?:DecompressionStream|(?:\w*[iI]nflate|\w*[gG]unzip|\w*[uU]nzip|brotliDecompress|zstdDecompress)(?:Raw)?(?:Sync|Stream)?)\(|\b(?:readXlsx|promisify\(\w*[dD]ecompress|create(?:Inflate|Gunzip|Unzip|BrotliDecompress|ZstdDecompress))/;

Deno.test("what unfolds compressed bytes is known, with what bounds it", () => {
  const root = new URL("../", import.meta.url);
  const found = ["src/", "client/src/", "deploy/"].flatMap((directory) =>
    filesBelow(new URL(directory, root))
  )
    .filter((file) => unfolding.test(Deno.readTextFileSync(file)))
    .map((file) => file.href.slice(root.href.length));
  assert.deepEqual(found.sort(), Object.keys(bounded).sort());
});
