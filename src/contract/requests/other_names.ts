/**
 * Names of query parameters beside the contract's own: what a body calls `cn_code` and `origin_country`, a query may call
 * so too. Decision 0111.
 */
import * as Option from "effect/Option";
import type * as Schema from "effect/Schema";
import * as SchemaAST from "effect/SchemaAST";

/** The contract's name of a parameter, by each other name of it. */
export type OtherNames = Readonly<Record<string, string>>;

const otherNamesId: unique symbol = Symbol.for("customs/contract/otherNames");

const isOtherNames = (value: unknown): value is OtherNames =>
  typeof value === "object" && value !== null &&
  Object.values(value).every((name) => typeof name === "string");

const none: OtherNames = {};

/** Names of goods and origin as bodies have them, for queries that name both. */
export const goodsAndOrigin = { cn_code: "cn", origin_country: "country" } as const;

/** Name of goods as bodies have it, for queries whose `country` is no origin. */
export const goodsAlone = { cn_code: "cn" } as const;

/** Returns the query, whose parameters are known by the other names too. */
export const alsoNamed = <Fields extends Schema.Struct.Fields>(
  query: Schema.Struct<Fields>,
  names: Readonly<Record<string, keyof Fields & string>>,
): Schema.Struct<Fields> => query.annotations({ [otherNamesId]: names });

/** Returns the contract's name by each other name of a query's parameters; no names for most queries. */
export const otherNamesOf = (ast: SchemaAST.AST): OtherNames =>
  Option.getOrElse(
    Option.filter(SchemaAST.getAnnotation<unknown>(otherNamesId)(ast), isOtherNames),
    () => none,
  );
