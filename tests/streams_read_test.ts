/**
 * Every place of the source that reads a stream of bytes piece by piece, and whose bytes they are: the body of a request is read by those
 * alone that bound the fields behind it, and no other server's answer is read whole, whatever it has.
 * docs/decisions/0212-little-is-taken-of-who-waits.md
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

/** Files of the source, without what runs in browsers, that have such code. */
const filesWith = (code: RegExp): ReadonlyArray<string> => {
  const root = new URL("../", import.meta.url);
  return filesBelow(new URL("src/", root))
    .map((file) => file.href.slice(root.href.length))
    .filter((path) => !path.includes("/browser/") && code.test(Deno.readTextFileSync(new URL(path, root))))
    .sort();
};

Deno.test("bodies of requests are read by the two readers that bound what stands behind them", () => {
  assert.deepEqual(filesWith(reading), Object.keys(readers).sort());
});

Deno.test("answers of other servers are read up to a bound, never whole", () => {
  const senders = filesWith(/\bfetch\(/);
  assert.ok(senders.includes("src/adapters/storage/s3_request.ts"));
  const whole = filesWith(/\b(?:response|answer|answered)\.(?:text|json|arrayBuffer|bytes|blob)\(\)/);
  // A command asks the service of the same directory, through a socket that is its own; the other is the text of an example.
  assert.deepEqual(whole, ["src/adapters/control_socket.ts", "src/features/docs/library/samples.ts"]);
});
