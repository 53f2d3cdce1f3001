/**
 * Finds members that a schema doesn't know, at every depth. The schema library can do it too, at four times the cost of
 * the whole decoding: it asks a union of all names for each member.
 */
import type * as SchemaAST from "effect/SchemaAST";
import { isRecord } from "../../kernel/text/json.ts";

/** Receiver of an unknown member: its place, and the names that are known there. */
export type UnknownMember = (place: ReadonlyArray<PropertyKey>, known: ReadonlyArray<string>) => void;

/** Looks at a value of any shape. */
export type FindUnknown = (value: unknown, place: ReadonlyArray<PropertyKey>, found: UnknownMember) => void;

const ofObject = (ast: SchemaAST.TypeLiteral): FindUnknown => {
  const known = ast.propertySignatures.map(({ name }) => String(name));
  const isOpen = ast.indexSignatures.length > 0;
  const [other] = ast.indexSignatures.map(({ type }) => findUnknownIn(type));
  const within = new Map(ast.propertySignatures.map(({ name, type }) => [String(name), findUnknownIn(type)]));
  return (value, place, found) => {
    if (!isRecord(value)) return;
    for (const name in value) {
      const isKnown = within.has(name);
      if (isKnown || isOpen) (isKnown ? within.get(name) : other)?.(value[name], [...place, name], found);
      else found([...place, name], known);
    }
  };
};

const ofArray = (ast: SchemaAST.TupleType): FindUnknown | undefined => {
  const elements = ast.elements.map(({ type }) => findUnknownIn(type));
  const [rest] = ast.rest.map(({ type }) => findUnknownIn(type));
  if (rest === undefined && elements.every((element) => element === undefined)) return undefined;
  return (value, place, found) => {
    if (!Array.isArray(value)) return;
    for (let index = 0; index < value.length; index++) {
      (elements[index] ?? rest)?.(value[index], [...place, index], found);
    }
  };
};

/** A member is unknown to a union when each of its parts finds it, for which the first one's names stand. */
const ofUnion = (ast: SchemaAST.Union): FindUnknown | undefined => {
  const [first, ...others] = ast.types.flatMap((type) => findUnknownIn(type) ?? []);
  if (first === undefined || others.length === 0) return first;
  return (value, place, found) => {
    const known = others.map((find) => {
      const unknown = new Set<string>();
      find(value, place, (at) => unknown.add(JSON.stringify(at)));
      return (at: ReadonlyArray<PropertyKey>) => !unknown.has(JSON.stringify(at));
    });
    first(value, place, (at, names) => {
      if (!known.some((isKnown) => isKnown(at))) found(at, names);
    });
  };
};

/** Returns what looks for unknown members in a value of the schema; undefined where it can't have any. */
export const findUnknownIn = (ast: SchemaAST.AST): FindUnknown | undefined => {
  switch (ast._tag) {
    case "TypeLiteral":
      return ofObject(ast);
    case "TupleType":
      return ofArray(ast);
    case "Union":
      return ofUnion(ast);
    case "Refinement":
    case "Transformation":
      return findUnknownIn(ast.from);
    case "Suspend":
      return (value, place, found) => findUnknownIn(ast.f())?.(value, place, found);
    default:
      return undefined;
  }
};
