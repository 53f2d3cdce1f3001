/**
 * Schemas as the list of tools has them. A model reads the whole list before it asks anything, so it names members with
 * their types and leaves the rest to `describe_tool`. What is left out only widens a schema: every call and answer that
 * fits the declaration fits the list.
 */
import { isObject, type Json, type JsonObject, objectOf } from "../openapi/schemas.ts";
import { type ObjectSchema, type Resolve, resolverIn } from "./declared_schemas.ts";
import { notationNames } from "./endpoint_tool.ts";
import { closingSchemas } from "./shortening.ts";

/** More names of optional members are left to `describe_tool`. */
const mostNames = 16;

/** Longer lists of words are left to the endpoint, which names them where one is wrong. */
const mostWords = 12;

const kindOf = (word: Json): string => word === null ? "null" : typeof word;

/** @returns the names of the JSON types that the schema has; none where it says nothing of them */
const typesOf = (given: Json | undefined, resolve: Resolve): ReadonlyArray<string> => {
  const schema = resolve(given);
  const { type, enum: words, anyOf } = schema;
  if (Array.isArray(anyOf)) {
    const each = anyOf.map((one: Json) => typesOf(one, resolve));
    return each.some((types) => types.length === 0) ? [] : [...new Set(each.flat())];
  }
  if (Array.isArray(type)) return type.map(String);
  if (typeof type === "string") return [type];
  return Array.isArray(words) ? [...new Set(words.map(kindOf))] : [];
};

const typed = (schema: Json | undefined, resolve: Resolve): JsonObject => {
  const [first, ...others] = typesOf(schema, resolve);
  if (first === undefined) return {};
  return { type: others.length === 0 ? first : [first, ...others] };
};

/** Longer clauses are left to `describe_tool`. */
const longestClause = 60;

/** The first clause of a description, where it is short. */
const clauseOf = (description: Json | undefined): string | undefined => {
  const [first = ""] = String(description ?? "").split(/(?<=[.;:])\s|,\s/);
  const clause = first.replace(/[.;:,]$/, "");
  return clause === "" || clause === "True or false" || clause.length > longestClause ? undefined : clause;
};

const described = (schema: JsonObject): JsonObject => {
  const description = clauseOf(schema["description"]);
  return description === undefined ? {} : { description };
};

const namesIn = (value: Json | undefined): ReadonlyArray<string> =>
  Array.isArray(value) ? value.map(String) : [];

const isText = (schema: JsonObject): boolean => schema["type"] === "string" && schema["enum"] === undefined;

/** An object of texts is told by the names of its members. */
const textsByName = (required: ReadonlyArray<string>, others: ReadonlyArray<string>): JsonObject => ({
  type: "object",
  description: `Texts: ${required.join(", ")}; optional: ${others.join(", ")}.`,
});

/** Schemas by name, one that stood before under another name as a word about that one. */
const saidOnce = (members: ReadonlyArray<readonly [name: string, schema: JsonObject]>): JsonObject => {
  const before = new Map<string, string>();
  return Object.fromEntries(members.map(([name, schema]) => {
    const text = JSON.stringify(schema);
    const other = before.get(text);
    const word = `As ${other}.`;
    before.set(text, other ?? name);
    return [
      name,
      other === undefined || text.length < longestClause ? schema : { type: "object", description: word },
    ];
  }));
};

/** An object that must be there: its required members with their types, the others by name. */
const outline = (schema: JsonObject, resolve: Resolve): JsonObject => {
  const properties = objectOf(schema["properties"]);
  const required = namesIn(schema["required"]);
  const others = Object.keys(properties).filter((name) => !required.includes(name));
  if (Object.values(properties).every((each) => isText(resolve(each)))) return textsByName(required, others);
  const optional = others.length === 0
    ? ""
    : others.length > mostNames
    ? `; ${others.length} optional: ask describe_tool`
    : `; optional: ${others.join(", ")}`;
  return {
    type: "object",
    properties: saidOnce(required.map((name) => [name, input(properties[name], resolve, true)] as const)),
    description: `All required${optional}.`,
  };
};

const input = (given: Json | undefined, resolve: Resolve, isRequired: boolean): JsonObject => {
  const schema = resolve(given);
  const words = schema["enum"];
  if (isRequired && isObject(schema["properties"])) return outline(schema, resolve);
  if (isRequired && isObject(schema["items"])) {
    return { type: "array", items: input(schema["items"], resolve, true) };
  }
  return {
    ...typed(given, resolve),
    ...(Array.isArray(words) && words.length <= mostWords ? { enum: words } : {}),
  };
};

/** A call's manner of writing numbers is told where members are described; that of days where a day could be two. */
const seldom: ReadonlySet<string> = new Set(notationNames);
const whereAsked: ReadonlySet<string> = new Set(["dates"]);

/** Parts of a tool that say how it is listed. */
export interface Listing {
  /** True if each argument is described, beside its name and type. */
  readonly isDetailed: boolean;
  /** Arguments that are listed by their name alone. */
  readonly named?: ReadonlyArray<string>;
  /** Name of a tool that lists the same ones by their names. */
  readonly namedBy?: string;
}

/**
 * Returns the schema of a tool's arguments, as short as the list has it. It is open, because it may leave members out: the
 * endpoint refuses unknown ones, and names those that are known.
 */
export const compactInput = (
  schema: ObjectSchema,
  { isDetailed, named = [], namedBy }: Listing,
): JsonObject => {
  const resolve = resolverIn(schema);
  const members = Object.entries(schema.properties).filter(([name]) =>
    !(isDetailed ? whereAsked : seldom).has(name) && !named.includes(name)
  );
  const properties = members.map(([name, member]) =>
    [name, {
      ...(isDetailed ? described({ ...resolve(member), ...objectOf(member) }) : {}),
      ...input(member, resolve, schema.required.includes(name)),
    }] as const
  );
  return {
    type: "object",
    properties: Object.fromEntries(properties),
    ...(schema.required.length === 0 ? {} : { required: schema.required }),
    ...(named.length === 0
      ? {}
      : { description: `Also: ${namedBy === undefined ? named.join(", ") : `as ${namedBy}`}.` }),
  };
};

/** Names of types that have parts. */
const withParts: ReadonlySet<string> = new Set(["array", "object"]);

/** The type of a list or an object that is always there; none of what its value tells. */
const partsOf = (schema: Json | undefined, resolve: Resolve): JsonObject =>
  typesOf(schema, resolve).every((type) => withParts.has(type)) ? typed(schema, resolve) : {};

/** True of a list or an object, also of one that may be null. */
const hasParts = (schema: Json | undefined, resolve: Resolve): boolean =>
  typesOf(schema, resolve).some((type) => withParts.has(type));

/** Members that all answers about the law close with are not listed with each. */
const closing: ReadonlySet<string> = new Set(["dataset_version", ...Object.keys(closingSchemas)]);

/**
 * Returns the schema of a tool's answer, as short as the list has it: the lists and objects that every answer has, and its other
 * members where it has no such parts, but for those that repeat an argument.
 */
export const compactOutput = (output: ObjectSchema, input: ObjectSchema): JsonObject => {
  const resolve = resolverIn(output);
  const listed = output.required.filter((name) => !closing.has(name) && input.properties[name] === undefined);
  const parts = listed.filter((name) => hasParts(output.properties[name], resolve));
  const members = (parts.length === 0 ? listed : parts).map((name) =>
    [name, partsOf(output.properties[name], resolve)] as const
  );
  return { type: "object", properties: Object.fromEntries(members) };
};
