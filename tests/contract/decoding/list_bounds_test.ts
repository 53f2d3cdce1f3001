/**
 * Every list of a request has a number of items above which it is one issue, and none of its items is looked at (decision 0193): of a list
 * without it 450 000 wrong items were decoded, and told, in one piece.
 */
import * as Either from "effect/Either";
import type * as SchemaAST from "effect/SchemaAST";
import assert from "node:assert/strict";
import { byPointer, decoderOf } from "../../../src/contract/decoding/decoding.ts";
import { mostItemsOf } from "../../../src/contract/decoding/long_lists.ts";
import { OperatorSummary } from "../../../src/contract/requests/suppliers/operator_summary.ts";
import { declaredRequests } from "../../support/declared_requests.ts";

interface Lists {
  readonly place: string;
  /** Most items by the declarations around the list. */
  readonly most?: number | undefined;
  /** True within alternatives, where nothing looks for lists that are too long. */
  readonly isAlternative?: boolean;
}

/** Lists of a declaration that have no bound, or one that nobody asks before their items are decoded. */
const unbounded = (
  ast: SchemaAST.AST,
  { place, most, isAlternative = false }: Lists,
): ReadonlyArray<string> => {
  switch (ast._tag) {
    case "TypeLiteral":
      return ast.propertySignatures.flatMap(({ name, type }) =>
        unbounded(type, { place: `${place}/${String(name)}`, isAlternative })
      );
    case "TupleType":
      return ast.rest.flatMap(({ type }) => [
        // Rows of any kind are counted, and decoded one by one.
        ...(type._tag !== "UnknownKeyword" && (most === undefined || isAlternative) ? [place] : []),
        ...unbounded(type, { place: `${place}/0`, isAlternative }),
      ]);
    case "Refinement":
      return unbounded(ast.from, { place, most: most ?? mostItemsOf(ast), isAlternative });
    case "Transformation":
      return unbounded(ast.from, { place, most, isAlternative });
    case "Suspend":
      return [`${place}: refers to itself`];
    case "Union":
      return ast.types.flatMap((type) => unbounded(type, { place, isAlternative: true }));
    default:
      return [];
  }
};

/** A body that is one of several is read by the declaration of each. */
const alternativesOf = (ast: SchemaAST.AST): ReadonlyArray<SchemaAST.AST> =>
  ast._tag === "Union" ? ast.types : [ast];

Deno.test("every list of a request has a most of items, which is asked before they are decoded", () => {
  assert.deepEqual(
    declaredRequests().flatMap(([name, ast]) =>
      alternativesOf(ast).flatMap((each) => unbounded(each, { place: name }))
    ),
    [],
  );
});

Deno.test("a list of 450 000 wrong items in any member of a summary is one issue", () => {
  const decode = decoderOf(OperatorSummary);
  const wrong = Array.from({ length: 450_000 }, () => 1);
  const summaries = [
    ["/processes", { processes: wrong }],
    ["/processes/0/cn_codes", { processes: [{ cn_codes: wrong }] }],
    ["/precursors_by_default", { precursors_by_default: wrong }],
    ["/precursors_by_actual", { precursors_by_actual: wrong }],
    ["/goods", { goods: wrong }],
  ] as const;
  for (const [place, sent] of summaries) {
    const decoded = decode(sent, byPointer());
    assert.ok(Either.isLeft(decoded));
    assert.equal(decoded.left.issues.filter(({ path }) => path.startsWith(place)).length, 1, place);
  }
});
