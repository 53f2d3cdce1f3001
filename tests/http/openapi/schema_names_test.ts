/** Names of schemas: each stands for one schema, as the document has one by each name. */
import * as HttpApi from "@effect/platform/HttpApi";
import * as JSONSchema from "effect/JSONSchema";
import * as Option from "effect/Option";
import * as AST from "effect/SchemaAST";
import assert from "node:assert/strict";
import { api } from "../../../src/contract/api.ts";

/** The schemas that a schema is made of. */
const partsOf = (ast: AST.AST): ReadonlyArray<AST.AST> => {
  switch (ast._tag) {
    case "Declaration":
      return ast.typeParameters;
    case "TypeLiteral":
      return [
        ...ast.propertySignatures.map(({ type }) => type),
        ...ast.indexSignatures.flatMap(({ parameter, type }) => [parameter, type]),
      ];
    case "TupleType":
      return [...ast.elements, ...ast.rest].map(({ type }) => type);
    case "Union":
      return ast.types;
    case "Refinement":
      return [ast.from];
    case "Transformation":
      return [ast.from, ast.to];
    case "Suspend":
      return [ast.f()];
    default:
      return [];
  }
};

/** What the library answers to where a service has no failure of its own for it; this one always has. */
const isNotOurs = (ast: AST.AST): boolean =>
  Option.contains(
    AST.getIdentifierAnnotation(AST.isTransformation(ast) ? ast.to : ast),
    "HttpApiDecodeError",
  );

const schemasOf = (): ReadonlyArray<AST.AST> => {
  const found: Array<AST.AST> = [];
  HttpApi.reflect(api, {
    onGroup: () => {},
    onEndpoint: ({ endpoint, payloads, successes, errors }) => {
      for (const schema of [endpoint.pathSchema, endpoint.urlParamsSchema, endpoint.headersSchema]) {
        if (Option.isSome(schema)) found.push(schema.value.ast);
      }
      for (const { ast } of payloads.values()) found.push(ast);
      for (const { ast } of [...successes.values(), ...errors.values()]) {
        if (Option.isSome(ast)) found.push(ast.value);
      }
    },
  });
  return found;
};

/** What the document would have by the schema's name; undefined for a schema without one. */
const named = (ast: AST.AST): { readonly name: string; readonly schema: string } | undefined => {
  const name = Option.getOrUndefined(AST.getJSONIdentifier(ast));
  if (name === undefined) return undefined;
  const definitions: Record<string, JSONSchema.JsonSchema7> = {};
  JSONSchema.fromAST(ast, { definitions });
  return { name, schema: JSON.stringify(definitions[name]) };
};

Deno.test("no two schemas of the contract have one name: clients are made from the one that stands by it", () => {
  const seen = new Set<AST.AST>();
  const byName = new Map<string, Set<string>>();
  const walk = (ast: AST.AST): void => {
    if (seen.has(ast) || isNotOurs(ast)) return;
    seen.add(ast);
    const found = named(ast);
    if (found !== undefined) {
      byName.set(found.name, (byName.get(found.name) ?? new Set()).add(found.schema));
    }
    for (const part of partsOf(ast)) walk(part);
  };
  for (const ast of schemasOf()) walk(ast);
  assert.ok(byName.size > 300, `${byName.size} names were found`);
  assert.deepEqual([...byName].filter(([, schemas]) => schemas.size > 1), []);
});
