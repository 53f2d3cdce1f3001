/**
 * Words for the values that a schema takes, for a sentence in any language: by the rule that it was made of, else by
 * its kind.
 */
import type * as SchemaAST from "effect/SchemaAST";
import type { ExpectedWords } from "../../kernel/findings/sentences.ts";
import { exactlyOneOfNames, expectedBy, explainingOf } from "../values/scalar.ts";

/** Names of what schemas without a rule take. */
export const plainKinds = ["object", "list", "text", "number", "flag", "other"] as const;
type PlainKind = typeof plainKinds[number];

const plainKindOf = (ast: SchemaAST.AST): PlainKind => {
  switch (ast._tag) {
    case "TypeLiteral":
      return "object";
    case "TupleType":
      return "list";
    case "StringKeyword":
      return "text";
    case "NumberKeyword":
      return "number";
    case "BooleanKeyword":
      return "flag";
    case "Suspend":
      return plainKindOf(ast.f());
    case "Transformation":
    case "Refinement":
      return plainKindOf(ast.from);
    default:
      return "other";
  }
};

/** Words for the values that a schema without words of its own takes. */
const wordsOf = (ast: SchemaAST.AST): string => {
  switch (ast._tag) {
    case "TypeLiteral": {
      const required = ast.propertySignatures.filter((property) => !property.isOptional);
      const names = [...required.map(({ name }) => String(name)), ...exactlyOneOfNames(ast).slice(0, 1)];
      return `an object with ${names.join(", ")}`;
    }
    case "TupleType":
      return "an array";
    case "StringKeyword":
      return "text";
    case "NumberKeyword":
      return "a number";
    case "BooleanKeyword":
      return "true or false";
    case "Suspend":
      return wordsOf(ast.f());
    case "Transformation":
    case "Refinement":
      return wordsOf(ast.from);
    case "Union":
      return ast.types.map(wordsOf).join(" or ");
    case "Literal":
      return String(ast.literal);
    default:
      return "of another form";
  }
};

/** Returns what a value of the schema has to be. */
export const expectedOf = (ast: SchemaAST.AST): ExpectedWords => {
  const rule = explainingOf(ast);
  return rule === undefined ? { rule: plainKindOf(ast), words: wordsOf(ast) } : expectedBy(rule);
};
