/**
 * Lists that have more items than their declaration allows, found before anything looks at an item: each is one issue of its own,
 * however much is wrong within it. Decision 0193.
 */
import * as Option from "effect/Option";
import * as SchemaAST from "effect/SchemaAST";
import { isRecord, memberOf, pointerOf } from "../../kernel/text/json.ts";
import { explainingOf } from "../values/scalar.ts";

type Place = ReadonlyArray<PropertyKey>;

/** A list that is too long, and the declaration that says so. */
export interface LongList {
  /** Declaration that names the most items. */
  readonly ast: SchemaAST.AST;
  /** The list as it was sent. */
  readonly actual: ReadonlyArray<unknown>;
}

/** Lists that are too long, by the pointers to their places. */
export type LongLists = ReadonlyMap<string, LongList>;

/** Returns the value with null in the place of each list that is too long; the value itself where there is none. */
type TakeOut = (value: unknown, place: Place, found: (place: Place, list: LongList) => void) => unknown;

/** Most items of a list in which each stands once, of a few that are known: what is longer repeats them, or has others. */
const mostOfChoices = 100;

/** Returns the most items of a list by its own declaration; undefined where that names no number. */
export const mostItemsOf = (ast: SchemaAST.AST): number | undefined => {
  if (ast._tag !== "Refinement") return undefined;
  const declared = Option.getOrUndefined(SchemaAST.getJSONSchemaAnnotation(ast));
  const most = memberOf(declared, "maxItems");
  if (typeof most === "number") return most;
  return mostItemsOf(ast.from) ?? (memberOf(declared, "uniqueItems") === true ? mostOfChoices : undefined);
};

const ofList = (ast: SchemaAST.Refinement): TakeOut | undefined => {
  const most = mostItemsOf(ast);
  const within = takeOutIn(ast.from);
  if (most === undefined) return within;
  const named = explainingOf(ast) === undefined && explainingOf(ast.from) !== undefined ? ast.from : ast;
  return (value, place, found) => {
    if (!Array.isArray(value) || value.length <= most) {
      return within === undefined ? value : within(value, place, found);
    }
    found(place, { ast: named, actual: value });
    return null;
  };
};

const ofItems = ({ rest: [item] }: SchemaAST.TupleType): TakeOut | undefined => {
  const within = item && takeOutIn(item.type);
  return within && ((value, place, found) => {
    if (!Array.isArray(value)) return value;
    const items = value.map((each: unknown, index) => within(each, [...place, index], found));
    return items.some((each, index) => each !== value[index]) ? items : value;
  });
};

const ofMembers = (ast: SchemaAST.TypeLiteral): TakeOut | undefined => {
  const members = ast.propertySignatures.flatMap(({ name, type }) => {
    const within = takeOutIn(type);
    return within === undefined ? [] : [[String(name), within] as const];
  });
  return members.length === 0 ? undefined : (value, place, found) => {
    if (!isRecord(value)) return value;
    let taken = value;
    for (const [name, within] of members) {
      const member = memberOf(value, name);
      const left = member === undefined ? member : within(member, [...place, name], found);
      if (left !== member) taken = { ...taken, [name]: left };
    }
    return taken;
  };
};

/** Returns what takes out lists that are too long of a value of the schema; undefined where it can't have any. */
const takeOutIn = (ast: SchemaAST.AST): TakeOut | undefined => {
  switch (ast._tag) {
    case "Refinement":
      return ofList(ast);
    case "Transformation":
      return takeOutIn(ast.from);
    case "TupleType":
      return ofItems(ast);
    case "TypeLiteral":
      return ofMembers(ast);
    default:
      return undefined;
  }
};

const noLists: LongLists = new Map();

/** Returns what looks for lists that are too long in a value of the schema, and leaves null in the place of each. */
export const shortenerOf = (
  ast: SchemaAST.AST,
): (value: unknown) => { readonly sent: unknown; readonly longLists: LongLists } => {
  const takeOut = takeOutIn(ast);
  if (takeOut === undefined) return (sent) => ({ sent, longLists: noLists });
  return (value) => {
    const longLists = new Map<string, LongList>();
    return { sent: takeOut(value, [], (place, list) => longLists.set(pointerOf(place), list)), longLists };
  };
};
