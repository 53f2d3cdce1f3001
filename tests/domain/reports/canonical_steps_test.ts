/** Contents of thousands of lines are made canonical, hashed and named in steps: the thread is given away between them. */
import * as FastCheck from "effect/FastCheck";
import assert from "node:assert/strict";
import { canonicalInSteps } from "../../../src/domain/reports/canonical_steps.ts";
import { declarationKeyOf } from "../../../src/domain/reports/declaration_report.ts";
import { canonicalText, hashOfContent } from "../../../src/domain/reports/report.ts";
import { sha256InSteps } from "../../../src/kernel/sha256.ts";
import { atOnce, type Steps } from "../../../src/kernel/steps.ts";
import { declarationContent, largeDeclaration } from "../../support/large_declaration.ts";

const stopsOf = (work: Steps<unknown>): number => {
  let stops = 0;
  while (work.next().done !== true) stops += 1;
  return stops;
};

Deno.test("a value made canonical in steps is that made canonical at once", () => {
  const { array, dictionary, jsonValue, oneof, property, string } = FastCheck;
  FastCheck.assert(
    property(oneof(jsonValue(), dictionary(string(), oneof(jsonValue(), array(jsonValue())))), (value) => {
      assert.equal(atOnce(canonicalInSteps(value)), canonicalText(value));
    }),
  );
  assert.equal(atOnce(canonicalInSteps({ b: undefined, a: 1 })), canonicalText({ b: undefined, a: 1 }));
});

Deno.test("a text is hashed in steps to the hash that it has", () => {
  const { property, string } = FastCheck;
  FastCheck.assert(property(string({ unit: "grapheme" }), (text) => {
    assert.equal(atOnce(sha256InSteps(text)), hashOfContent(text));
  }));
  const long = "Stück ".repeat(50_000);
  assert.equal(atOnce(sha256InSteps(long)), hashOfContent(long));
});

Deno.test("a declaration of more lines has more steps, not longer ones", () => {
  const [lines, more] = [100, 2_000];
  assert.ok(stopsOf(canonicalInSteps(declarationContent(more))) >= more);
  for (
    const stops of [
      (of: number) => stopsOf(canonicalInSteps(declarationContent(of))),
      (of: number) => stopsOf(sha256InSteps(largeDeclaration(of).content)),
      (of: number) => stopsOf(declarationKeyOf(largeDeclaration(of))),
    ]
  ) {
    assert.ok(
      stops(more) > 5 * stops(lines),
      `${stops(lines)} stops of ${lines} lines, ${stops(more)} of ${more}`,
    );
  }
});
