/**
 * Input of a tool, as JSON Schema: taken from the declarations by way of the OpenAPI document, so that a tool and its
 * endpoint can't come to differ.
 */
import { openApiDocument } from "../openapi/document.ts";
import { isObject, type Json, type JsonObject, reachable } from "../openapi/schemas.ts";
import { serviceVersion } from "../../kernel/service_version.ts";
import { once } from "../../kernel/once.ts";

/** The schema of a tool's arguments. */
export interface InputSchema {
  readonly type: "object";
  readonly properties: JsonObject;
  readonly required: ReadonlyArray<string>;
  readonly additionalProperties: false;
  readonly $defs?: JsonObject;
}

/** The document, made when the first tool is looked at. */
const document = once(() => openApiDocument("/", serviceVersion));

const objectAt = (value: Json | undefined, ...names: ReadonlyArray<string>): JsonObject => {
  const found = names.reduce<Json | undefined>(
    (part, name) => isObject(part) ? part[name] : undefined,
    value,
  );
  return isObject(found) ? found : {};
};

const refPrefix = "#/components/schemas/";

/** References into the document become references into the schema itself. */
const localised = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(localised);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) =>
      name === "$ref" && typeof member === "string"
        ? [name, member.replace(refPrefix, "#/$defs/")]
        : [name, localised(member)]
    ),
  );
};

/** @returns the schema with every definition that its properties lead to */
const closed = (
  properties: JsonObject,
  required: ReadonlyArray<string>,
  schemas: JsonObject,
): InputSchema => {
  const names = [...reachable(properties, schemas)];
  const definitions = names.map((name) => [name, localised(schemas[name] ?? {})] as const);
  return {
    type: "object",
    properties: objectAt(localised(properties)),
    required,
    additionalProperties: false,
    ...(names.length === 0 ? undefined : { $defs: Object.fromEntries(definitions) }),
  };
};

const namesIn = (value: Json | undefined): ReadonlyArray<string> =>
  Array.isArray(value) ? value.filter((name) => typeof name === "string") : [];

/** The parameters of a query, each with its schema written out: there are few, and texts of their own. */
const queryProperties = (operation: JsonObject, schemas: JsonObject) => {
  const parameters = operation["parameters"];
  const inQuery = (Array.isArray(parameters) ? parameters : []).filter(isObject).filter((each) =>
    each["in"] === "query"
  );
  const schemaOf = (parameter: JsonObject): JsonObject => {
    const schema = objectAt(parameter, "schema");
    const ref = schema["$ref"];
    return typeof ref === "string" ? objectAt(schemas, ref.slice(refPrefix.length)) : schema;
  };
  return {
    properties: Object.fromEntries(inQuery.map((each) => [String(each["name"]), schemaOf(each)])),
    required: inQuery.filter((each) => each["required"] === true).map((each) => String(each["name"])),
  };
};

/** Declaration of an endpoint's input. */
export interface Declaration {
  readonly method: string;
  readonly path: string;
  /** Of the body: the component that a part of the input has, such as one row. */
  readonly component?: string;
}

const declared = (
  { method, path, component }: Declaration,
): { readonly properties: JsonObject; readonly required: ReadonlyArray<string> } => {
  const schemas = objectAt(document(), "components", "schemas");
  const operation = objectAt(document(), "paths", path, method.toLowerCase());
  if (method === "GET") return queryProperties(operation, schemas);
  const body = objectAt(operation, "requestBody", "content", "application/json", "schema");
  const ref = body["$ref"];
  const name = component ?? (typeof ref === "string" ? ref.slice(refPrefix.length) : "");
  const schema = objectAt(schemas, name);
  return { properties: objectAt(schema, "properties"), required: namesIn(schema["required"]) };
};

/** Differences between an endpoint's input and a tool's. */
export interface Adapted {
  /** Inputs that the tool sets itself. */
  readonly without?: ReadonlyArray<string>;
  /** Inputs of the tool's own, or with words of its own. */
  readonly more?: JsonObject;
  /** Names of inputs of the tool's own that must be there. */
  readonly required?: ReadonlyArray<string>;
}

/** @returns the schema of a tool that asks the endpoint */
export const inputSchema = (
  declaration: Declaration,
  { without = [], more = {}, required = [] }: Adapted = {},
): InputSchema => {
  const input = declared(declaration);
  const kept = Object.entries(input.properties).filter(([name]) => !without.includes(name));
  return closed(
    { ...Object.fromEntries(kept), ...more },
    [...input.required.filter((name) => !without.includes(name)), ...required],
    objectAt(document(), "components", "schemas"),
  );
};
