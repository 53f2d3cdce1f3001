/**
 * Input and output of a tool, as JSON Schema: taken from the declarations by way of the OpenAPI document, so that a tool
 * and its endpoint can't come to differ.
 */
import { openApiDocument } from "../openapi/document.ts";
import { sameAs } from "../openapi/parameters.ts";
import { isObject, type Json, type JsonObject, objectOf, reachable } from "../openapi/schemas.ts";

/** Members of an object, as JSON Schema. */
export interface Members {
  readonly properties: JsonObject;
  readonly required: ReadonlyArray<string>;
}

/** The schema of an object: a tool's arguments, which are closed, or its answer, which may grow. */
export interface ObjectSchema extends Members {
  readonly type: "object";
  readonly additionalProperties?: false;
  readonly $defs?: JsonObject;
}

const objectAt = (value: Json | undefined, ...names: ReadonlyArray<string>): JsonObject =>
  objectOf(names.reduce<Json | undefined>((part, name) => isObject(part) ? part[name] : undefined, value));

const schemas = (): JsonObject => objectAt(openApiDocument.value(), "components", "schemas");

const refPrefix = "#/components/schemas/";
const defsPrefix = "#/$defs/";

/** @returns the schema, or the one that it names in the document or among its neighbours */
export const resolved = (schema: Json | undefined, defs: JsonObject = schemas()): JsonObject => {
  const found = objectOf(schema);
  const ref = found["$ref"];
  return typeof ref === "string" ? objectOf(defs[ref.slice(ref.lastIndexOf("/") + 1)]) : found;
};

/** Finds the schema that a reference names; any other schema is itself. */
export type Resolve = (schema: Json | undefined) => JsonObject;

/** @returns a reader of references to the definitions of a tool's own schema */
export const resolverIn = ({ $defs = {} }: ObjectSchema): Resolve => (schema) => resolved(schema, $defs);

/** References into the document become references into the schema itself. */
const localised = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(localised);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) =>
      name === "$ref" && typeof member === "string"
        ? [name, member.replace(refPrefix, defsPrefix)]
        : [name, localised(member)]
    ),
  );
};

/** @returns the schema of an object with the members, and with every definition that they lead to */
export const schemaOf = ({ properties, required }: Members): ObjectSchema => {
  const known = schemas();
  const names = [...reachable(properties, known)];
  const definitions = names.map((name) => [name, localised(known[name] ?? {})] as const);
  return {
    type: "object",
    properties: objectOf(localised(properties)),
    required,
    ...(names.length === 0 ? undefined : { $defs: Object.fromEntries(definitions) }),
  };
};

const namesIn = (value: Json | undefined): ReadonlyArray<string> =>
  Array.isArray(value) ? value.filter((name) => typeof name === "string") : [];

const membersOf = (schema: JsonObject): Members => ({
  properties: objectAt(schema, "properties"),
  required: namesIn(schema["required"]),
});

/** @returns those of the members that are named */
export const membersNamed = (
  { properties, required }: Members,
  names: ReadonlyArray<string>,
): Members => ({
  properties: Object.fromEntries(names.map((name) => [name, properties[name] ?? {}])),
  required: required.filter((name) => names.includes(name)),
});

/** @returns members of a component of the document: all of them, or those that are named */
export const componentMembers = (component: string, ...names: ReadonlyArray<string>): Members => {
  const members = membersOf(objectAt(schemas(), component));
  return names.length === 0 ? members : membersNamed(members, names);
};

/** A number and a year, which a program with JSON sends as numbers. */
const numbersAsText = ["1", "2027"] as const;

/** Texts of a query that are numbers or yes and no to a program that has JSON. */
const asJson = (schema: JsonObject): JsonObject => {
  const { pattern, enum: words, ...rest } = schema;
  if (Array.isArray(words) && words.length === 2 && words.includes("true")) {
    return { ...rest, type: "boolean" };
  }
  if (typeof pattern !== "string") return schema;
  const isNumber = numbersAsText.some((text) => new RegExp(pattern).test(text));
  return isNumber ? { ...rest, type: ["number", "string"] } : schema;
};

/** The parameters of a path or query, under the names that bodies have, each with its schema written out. */
const parameterMembers = (operation: JsonObject, place: "path" | "query"): Members => {
  const given = operation["parameters"];
  const all = (Array.isArray(given) ? given : []).filter(isObject).filter((each) => each["in"] === place);
  const renamed = new Map(all.map((each) => [each[sameAs], each["name"]]));
  const own = all.filter((each) => each[sameAs] === undefined).map((each) => ({
    name: String(renamed.get(each["name"]) ?? each["name"]),
    schema: asJson({
      ...resolved(each["schema"]),
      ...(each["description"] === undefined ? {} : { description: each["description"] }),
    }),
    isRequired: each["required"] === true,
  }));
  return {
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
    required: own.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  };
};

/** The parts of a declaration that say where it stands in the document. */
export interface Declaration {
  readonly method: string;
  readonly path: string;
}

const operationOf = ({ method, path }: Declaration): JsonObject =>
  objectAt(openApiDocument.value(), "paths", path.replace(/:(\w+)/g, "{$1}"), method.toLowerCase());

/** @returns parameters of the endpoint's query */
export const declaredQuery = (declaration: Declaration): Members =>
  parameterMembers(operationOf(declaration), "query");

/** @returns the members of what the endpoint is sent: of its path, and of its query or its body */
export const declaredInput = (declaration: Declaration): Members => {
  const operation = operationOf(declaration);
  const ofPath = parameterMembers(operation, "path");
  const others = declaration.method === "GET" ? declaredQuery(declaration) : membersOf(
    resolved(objectAt(operation, "requestBody", "content", "application/json")["schema"]),
  );
  return {
    properties: { ...ofPath.properties, ...others.properties },
    required: [...ofPath.required, ...others.required],
  };
};

/** Members that each of the shapes has or may have; required where all require them. */
const merged = (shapes: ReadonlyArray<Members>): Members => {
  const names = [...new Set(shapes.flatMap(({ properties }) => Object.keys(properties)))];
  const schemaOfName = (name: string): Json => {
    const found = shapes.flatMap(({ properties }) => properties[name] ?? []);
    const [first = {}, ...others] = [...new Map(found.map((each) => [JSON.stringify(each), each])).values()];
    return others.length === 0 ? first : { anyOf: [first, ...others] };
  };
  return {
    properties: Object.fromEntries(names.map((name) => [name, schemaOfName(name)])),
    required: names.filter((name) => shapes.every(({ required }) => required.includes(name))),
  };
};

/** @returns the members of the endpoint's answer; where it has several shapes, those of all of them */
export const declaredOutput = (declaration: Declaration): Members => {
  const responses = objectAt(operationOf(declaration), "responses");
  const [, answer] = Object.entries(responses).find(([status]) => status.startsWith("2")) ?? [];
  const schema = resolved(objectAt(answer, "content", "application/json")["schema"]);
  const shapes = schema["anyOf"];
  return Array.isArray(shapes)
    ? merged(shapes.map((shape: Json) => membersOf(resolved(shape))))
    : membersOf(schema);
};
