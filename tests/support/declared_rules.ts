/** The rules and members of a declaration, from the declaration itself. */
import type * as SchemaAST from "effect/SchemaAST";
import { expectedOf } from "../../src/contract/decoding/expected.ts";
import type { ExpectedWords } from "../../src/kernel/findings/sentences.ts";

/** A value's place in a declaration: names of members, and `0` for the elements of a list. */
export interface DeclaredValue {
  readonly place: ReadonlyArray<string>;
  readonly expected: ExpectedWords;
}

/** @returns every value that the declaration has, with what it expects */
export const declaredValues = (
  ast: SchemaAST.AST,
  place: ReadonlyArray<string> = [],
): ReadonlyArray<DeclaredValue> => [{ place, expected: expectedOf(ast) }, ...within(ast, place)];

const within = (ast: SchemaAST.AST, place: ReadonlyArray<string>): ReadonlyArray<DeclaredValue> => {
  switch (ast._tag) {
    case "TypeLiteral":
      return ast.propertySignatures.flatMap(({ name, type }) =>
        declaredValues(type, [...place, String(name)])
      );
    case "TupleType":
      return ast.rest.flatMap(({ type }) => declaredValues(type, [...place, "0"]));
    case "Union":
      return ast.types.flatMap((type) => within(type, place));
    case "Refinement":
    case "Transformation":
      return within(ast.from, place);
    case "Suspend":
      return within(ast.f(), place);
    default:
      return [];
  }
};
