/** Empty texts where nothing need be, in every request that is declared. */
import * as Either from "effect/Either";
import * as Schema from "effect/Schema";
import type * as SchemaAST from "effect/SchemaAST";
import assert from "node:assert/strict";
import { byPointer, decoderOf } from "../../../src/contract/decoding/decoding.ts";
import { pointerOf } from "../../../src/kernel/text/json.ts";
import { declaredRequests } from "../../support/declared_requests.ts";

type Place = ReadonlyArray<string>;

/** Places of the declaration that may be left out; `0` stands for elements of lists. */
const optionalPlaces = (ast: SchemaAST.AST, place: Place = []): ReadonlyArray<Place> => {
  switch (ast._tag) {
    case "TypeLiteral":
      return ast.propertySignatures.flatMap(({ name, type, isOptional }) => {
        const inner = [...place, String(name)];
        return [...(isOptional ? [inner] : []), ...optionalPlaces(type, inner)];
      });
    case "TupleType":
      return ast.rest.flatMap(({ type }) => optionalPlaces(type, [...place, "0"]));
    case "Refinement":
    case "Transformation":
      return optionalPlaces(ast.from, place);
    default:
      return [];
  }
};

/** A request that has one value, at the place. */
const withOnly = ([name, ...rest]: Place, value: unknown): unknown =>
  name === undefined
    ? value
    : name === "0"
    ? [withOnly(rest, value)]
    : Object.fromEntries([[name, withOnly(rest, value)]]);

Deno.test("an empty text in a place that may be left out is taken, or its sentence says to leave it out, in every request", () => {
  const told = new Set<string>();
  for (const [name, ast] of declaredRequests()) {
    const decode = decoderOf(Schema.make(ast));
    for (const place of optionalPlaces(ast)) {
      for (const value of ["", "  "]) {
        const decoded = decode(withOnly(place, value), byPointer());
        if (Either.isRight(decoded)) continue;
        const issue = decoded.left.issues.find(({ path }) => path === pointerOf(place));
        if (issue === undefined) continue;
        assert.match(
          issue.message,
          / is empty: leave it out/,
          `${name}, ${place.join("/")}: ${issue.message}`,
        );
        told.add(`${name} ${place.join("/")}`);
      }
    }
  }
  for (
    const place of [
      "note",
      "production_route",
      "recorded_on",
      "actual_values/verification/report",
      "actual_values/precursors/0/production_route",
    ]
  ) assert.ok(told.has(`an entry of the ledger ${place}`), place);
  assert.ok(told.size > 150, String(told.size));
});
