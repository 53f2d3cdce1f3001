/** What is attached to a report, strictly read: one spelling, exactly these members, and the figures that it says. */
import * as FastCheck from "effect/FastCheck";
import assert from "node:assert/strict";
import {
  attachedReportOf,
  canonicalJson,
  figuresOf,
  hashOfAttached,
} from "../../../src/domain/reports/attached_report.ts";
import { pagesFinding } from "../../../src/domain/reports/report_check.ts";
import { attachedText, canonicalText, hashOfContent } from "../../../src/domain/reports/report.ts";
import { reportOf } from "../../support/signed_reports.ts";

const report = reportOf();
const text = attachedText(report, "0.1.0, Deno 2.9.6");

Deno.test("canonicalJson writes every JSON value as the library does that reports are issued with", () => {
  FastCheck.assert(
    FastCheck.property(FastCheck.jsonValue(), (value) => {
      assert.equal(canonicalJson(value), canonicalText(value));
    }),
    { numRuns: 2_000 },
  );
});

Deno.test("an attachment as it was issued is read, with its hash", async () => {
  const attached = attachedReportOf(text);
  assert.ok(attached !== undefined);
  assert.equal(await hashOfAttached(attached.content), report.contentHash);
  assert.equal(hashOfContent(canonicalJson(attached.content)), report.contentHash);
  assert.equal(attached.madeBy, "0.1.0, Deno 2.9.6");
});

Deno.test("an attachment of release 0.1, which named no release, is read like any other", async () => {
  const attached = attachedReportOf(text.replace(/"made_by":"[^"]*",/, ""));
  assert.ok(attached !== undefined);
  assert.equal(await hashOfAttached(attached.content), report.contentHash);
  assert.equal(attached.madeBy, undefined);
  const compared = pagesFinding({ isSame: false, madeBy: attached.madeBy, comparedBy: "0.2.0" });
  assert.equal(compared.result, "not compared");
  assert.match(compared.message, /names no release that made it/);
});

Deno.test("an attachment in any other spelling, or with other members, is not read", () => {
  const changed: Readonly<Record<string, string>> = {
    "a doubled member": text.replace('"tonnage":24.5', '"tonnage":1,"tonnage":24.5'),
    "a doubled member of the proof": text.replace('"key_id":', '"key_id":"x","key_id":'),
    "a number too large": text.replace('"tonnage":24.5', '"tonnage":1e400'),
    "another spelling of a number": text.replace('"tonnage":24.5', '"tonnage":24.50'),
    "white space": text.replace('"tonnage":24.5', '"tonnage": 24.5'),
    "another order": `{${text.slice(1, -1).split(/,(?="signature")/).reverse().join()}}`,
    "an escape that need not be": text.replace('"Order 7"', '"\\u004frder 7"'),
    "a byte order mark": `\ufeff${text}`,
    "something behind it": `${text} `,
    "one more member": text.replace(/\}$/, ',"z":1}'),
    "a member less": text.replace(/"key_id":"[^"]*",/, ""),
    "two members less": text.replace(/"key_id":"[^"]*","made_by":"[^"]*",/, ""),
    "a padded signature": text.replace(/("signature":"[^"]*)"/, '$1="'),
    "a signature with spare bits": text.replace(/("signature":"[^"]{85})[AQgw]"/, '$1B"'),
    "a hash in capitals": text.replace(report.contentHash, report.contentHash.toUpperCase()),
    "another algorithm": text.replace('"Ed25519"', '"none"'),
    "a number for a name": text.replace(/"key_id":"[^"]*"/, '"key_id":7'),
    "no object": "[]",
    "no JSON": "{",
    "deep nesting": "[".repeat(100_000),
    "nothing": "",
  };
  for (const [what, changedText] of Object.entries(changed)) {
    assert.notEqual(changedText, text, what);
    assert.equal(attachedReportOf(changedText), undefined, what);
  }
});

Deno.test("figures are those of the content in words, and nothing that a terminal obeys", () => {
  const attached = attachedReportOf(text);
  const figures = new Map(figuresOf(attached?.content ?? {}));
  assert.equal(figures.get("Tonnes"), "24.5");
  assert.equal(figures.get("Country of origin"), "CHN");
  assert.equal(figures.get("Net cost, EUR"), String(JSON.parse(report.content).calculation.net_cost_eur));
  assert.deepEqual(figuresOf({ client_ref: "a\u001b[2Jb\u202e" }), [["Reference", "a [2Jb "]]);
  assert.deepEqual(figuresOf({ calculation: null, issued_at: ["x"] }), []);
});
