/**
 * Every place of the source that reads a stream of bytes piece by piece, and whose bytes they are: the body of a request is read by those
 * alone that bound the fields behind it. docs/decisions/0212-little-is-taken-of-who-waits.md
 */
import assert from "node:assert/strict";
import { filesBelow } from "./support/source_files.ts";

const readers: Readonly<Record<string, string>> = {
  "src/application/documents/zipped_files.ts": "an archive that the service makes",
  "src/domain/reports/pdf_attachment.ts": "a file that is there already",
  "src/http/connections/body_ends.ts": "a form whose file is too large",
  "src/http/wire/body_bytes.ts": "all other bodies",
};

const reading = /\.getReader\(|for await \([^)]*\b(?:body|source)\b|\.body\??\.(?:pipe|tee)/;

Deno.test("bodies of requests are read by the two readers that bound what stands behind them", () => {
  const root = new URL("../", import.meta.url);
  const found = filesBelow(new URL("src/", root))
    .map((file) => file.href.slice(root.href.length))
    .filter((path) =>
      !path.includes("/browser/") && reading.test(Deno.readTextFileSync(new URL(path, root)))
    );
  assert.deepEqual(found.sort(), Object.keys(readers).sort());
});
