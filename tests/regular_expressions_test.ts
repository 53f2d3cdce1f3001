/**
 * Every regular expression of the source: none looks at a text for longer than in proportion to its length, but those
 * below, whose texts are short or nobody else's. One that looks at each character of a text again and again keeps everyone
 * waiting: a text of 4 000 spaces where edges of a package belong took two minutes.
 */
import { analyse } from "npm:scslre@0.3.0";
import ts from "npm:typescript@5.9.3";
import assert from "node:assert/strict";
import { programsBelow } from "./support/source_files.ts";

const root = new URL("../src/", import.meta.url);

const operators = "a setting, which the operator writes";
const ownText = "the project's own documentation";
const lawText = "sentences of the law's tables";

/** Files with expressions that may look at a character more than once, how many, and why their texts are short or our own. */
const bounded: Readonly<Record<string, readonly [count: number, why: string]>> = {
  "adapters/pdf/fonts/words.ts": [1, "a word of a code or a mark of at most 500 characters, in a worker"],
  "adapters/postgres/engine/hosts.ts": [1, operators],
  "adapters/spreadsheet/number_styles.ts": [1, "a format of 255 characters, in a worker"],
  "composition/database.ts": [1, operators],
  "composition/known_hosts.ts": [2, operators],
  "domain/cbam/search/language/reading.ts": [2, "a question of at most 200 characters"],
  "domain/documents/file_name.ts": [1, "a name of at most 120 characters"],
  "features/docs/library/llms.ts": [1, ownText],
  "features/docs/library/markdown.ts": [1, ownText],
  "features/docs/library/members.ts": [1, ownText],
  "features/docs/library/samples.ts": [1, ownText],
  "features/invoices/browser/invoice_grid.ts": [2, "in the browser of who pastes it"],
  "http/server/traced.ts": [1, "an address of at most 8 192 bytes, whose rest always fits"],
  "http/wire/table/cells/cell.ts": [1, "a cell of at most 60 characters"],
  "http/wire/table/columns/headings.ts": [2, "a heading of at most 120 characters"],
  "web/law/citation.ts": [1, lawText],
  "web/law/de/citations.ts": [1, lawText],
  "web/law/fr/citations.ts": [1, lawText],
};

/** Files that make expressions while they run, of words that they have themselves. */
const made: ReadonlySet<string> = new Set([
  "adapters/spreadsheet/xml_reader.ts",
  "contract/values/invoices/printed_text.ts",
  "domain/cbam/search/language/folding.ts",
  "domain/documents/document_key.ts",
  "domain/invoices/preference/claims.ts",
  "domain/invoices/preference/statement.ts",
  "domain/invoices/short_id.ts",
  "domain/reports/report_document.ts",
  "features/cbam/table/answer_row.ts",
  "features/docs/other_pages.tsx",
  "http/mcp/declared_schemas.ts",
  "http/wire/table/columns/shortened_headings.ts",
  "kernel/email_address.ts",
  "kernel/findings/law/law_text.ts",
  "kernel/ip_address.ts",
  "kernel/lenient/number.ts",
  "kernel/text/code_pages.ts",
  "kernel/text/scripts.ts",
]);

const isSlow = (source: string, flags: string): boolean =>
  analyse({ source, flags }, { reportTypes: { Move: true, Self: true, Trade: true } }).reports.length > 0;

interface FileExpressions {
  readonly slow: ReadonlyArray<string>;
  readonly count: number;
  readonly isMaker: boolean;
}

const expressionsOf = (url: URL): FileExpressions => {
  const text = Deno.readTextFileSync(url);
  const kind = url.href.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const slow: Array<string> = [];
  let [count, isMaker] = [0, false];
  const look = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      count++;
      const end = node.text.lastIndexOf("/");
      if (isSlow(node.text.slice(1, end), node.text.slice(end + 1))) slow.push(node.text);
    } else if (ts.isNewExpression(node) && node.expression.getText() === "RegExp") isMaker = true;
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(url.href, text, ts.ScriptTarget.Latest, true, kind));
  return { slow, count, isMaker };
};

const files = new Map(
  programsBelow(root).map((url) => [url.href.slice(root.href.length), expressionsOf(url)]),
);

Deno.test("no regular expression looks at a text for longer than in proportion to its length, unless the text is bounded", () => {
  const count = [...files.values()].reduce((sum, each) => sum + each.count, 0);
  assert.ok(count > 500, `${count} expressions`);
  for (const [path, { slow }] of files) {
    const [most] = bounded[path] ?? [0];
    assert.ok(
      slow.length <= most,
      `src/${path}: ${
        slow.join("  ")
      }: a long text takes this for ever; write it otherwise, or bound the text and say so here`,
    );
  }
  const gone = Object.entries(bounded).filter(([path, [most]]) => files.get(path)?.slow.length !== most);
  assert.deepEqual(gone, [], "they may be left out here");
});

Deno.test("expressions that are made while the service runs are made of the source's own words", () => {
  const makers = [...files].filter(([, { isMaker }]) => isMaker).map(([path]) => path);
  assert.deepEqual(makers.sort(), [...made].sort());
});

Deno.test("what is slow is seen as slow", () => {
  for (const slow of [" *(?:cm)? *[*x] *", "\\s*%$", "^([^(]*?)\\s*(\\(.*)?$", "^(?:[a-z]+|\\d+)+$"]) {
    assert.ok(isSlow(slow, ""), slow);
  }
  assert.ok(!isSlow("^\\d+(?:\\.\\d+)?$", ""));
});
