import assert from "node:assert/strict";
import { outsideAnnexI, recommend, type Scope, scopeOf } from "../../../../src/domain/cbam/law/scope.ts";
import { cn, decimal, law } from "../../../support/law.ts";

const { tables } = law;

const outside = (code: string): Scope => {
  const scope = scopeOf(tables, cn(code));
  assert.equal(scope.inScope, false, code);
  return scope;
};

Deno.test("a heading outside of CBAM with listed goods below it names them instead of saying that CBAM does not apply", () => {
  for (
    const [heading, listed] of [
      ["28040000", ["28041000"]],
      ["26010000", ["26011200"]],
      ["25070000", ["25070080"]],
      ["28000000", ["28041000", "28080000", "2814", "28342100"]],
    ] as const
  ) {
    const scope = outside(heading);
    assert.deepEqual(scope.listedBelow, listed);
    const { message } = outsideAnnexI(cn(heading), scope);
    assert.match(message, new RegExp(`^${heading} is no code of goods but a heading; .*eight digits\\.$`));
    const { needsAuthorisedDeclarant, rationale } = recommend(tables, scope, decimal("100"));
    assert.equal(needsAuthorisedDeclarant, false);
    for (const code of listed) assert.ok(message.includes(code) && rationale.includes(code), code);
  }
});

Deno.test("of every heading of the tables that CBAM does not reach, something below is named", () => {
  const headings = [...tables.goods.values()].filter(({ cnCode, isHeading }) =>
    isHeading && !scopeOf(tables, cnCode).inScope
  );
  assert.ok(headings.length >= 5);
  for (const { cnCode } of headings) assert.ok(scopeOf(tables, cnCode).listedBelow.length > 0, cnCode);
});

Deno.test("the code of other goods is outside of CBAM, however many zeros it ends with", () => {
  for (const code of ["28020000", "72025000", "87032319", "25070020", "09019000"]) {
    const scope = outside(code);
    assert.deepEqual(scope.listedBelow, [], code);
    assert.match(outsideAnnexI(cn(code), scope).message, /so CBAM does not apply to it\.$/);
    assert.match(recommend(tables, scope, decimal("100")).rationale, /no authorisation is needed\.$/);
  }
});
