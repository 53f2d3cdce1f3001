/**
 * Every place of routes and pages that makes values of a JSON text: a text that somebody sent goes through `sentJson` or the
 * reader of bodies, which count it before it is parsed and look at it before anything walks it. A form's hidden field of
 * 200 kB, nested a thousand deep, made an answer of 196 MB.
 */
import assert from "node:assert/strict";
import { programsBelow } from "./support/source_files.ts";

const src = new URL("../src/", import.meta.url);

const kept = "the service's own text, kept or just written";

/** Files that parse a text themselves, and why nobody else's text is walked there before it is looked at. */
const parsing: Readonly<Record<string, string>> = {
  "features/accounts/pages/saved/saved_routes.ts":
    "an item that was held against its shape when it was saved",
  "features/cbam/table/answer_row.ts": kept,
  "features/cbam/table/bulk_answer.ts": kept,
  "features/cbam/table/own/own_row.ts": kept,
  "features/imports/handlers/declaration_documents.ts": kept,
  "features/imports/handlers/entries.ts": kept,
  "features/imports/pages/sheet/sheet_view.ts": kept,
  "features/reports/handlers/reports.ts": kept,
  "features/reports/report_archive.ts": kept,
  "http/mcp/asking.ts": kept,
  "http/mcp/mcp_route.ts": "counted before, and only messages are counted in it",
  "http/mcp/server.ts": "a schema of the contract",
  "http/wire/request.ts": "the reader of bodies: its callers ask `unsoundness`",
};

const isOnTheServer = (path: string): boolean =>
  /^(?:features|web|http)\//.test(path) && !path.includes("/browser/");

Deno.test("a text that is parsed in a route or page goes through the check of sent texts, but for those that are listed", async () => {
  const found = new Set<string>();
  for (const { pathname } of programsBelow(src)) {
    const path = pathname.slice(src.pathname.length);
    if (!isOnTheServer(path)) continue;
    const text = await Deno.readTextFile(new URL(path, src));
    if (/\bJSON\.parse\b|\bjsonOf\(/.test(text)) found.add(path);
  }
  assert.deepEqual([...found].sort(), Object.keys(parsing).sort());
});
