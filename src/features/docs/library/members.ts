/**
 * Tables of a schema's members in Markdown, made from the OpenAPI document: one table for a record, and one for each
 * record that it refers to.
 */
import { isObject, type Json, type JsonObject, objectOf } from "../../../http/openapi/schemas.ts";
import { foldMark } from "./folds.ts";

/** The schemas of the document, by name. */
export type Schemas = Readonly<Record<string, Json>>;

const nameOf = (ref: Json | undefined): string => String(ref ?? "").split("/").at(-1) ?? "";

const schemaOf = (schemas: Schemas, schema: Json | undefined): JsonObject => {
  if (!isObject(schema)) return {};
  const named = schemas[nameOf(schema["$ref"])];
  return isObject(named) ? { ...named, ...schema } : schema;
};

const isRecord = (schema: JsonObject): boolean => isObject(schema["properties"]);

const listed = (value: Json | undefined): ReadonlyArray<Json> => Array.isArray(value) ? value : [];

const bounds = (schema: JsonObject): string => {
  const { minLength, maxLength, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const lengths = maxLength === undefined ? "" : `${minLength ?? 0} to ${maxLength} characters`;
  const from = exclusiveMinimum !== undefined
    ? `above ${exclusiveMinimum}`
    : minimum === undefined
    ? ""
    : `from ${minimum}`;
  const to = exclusiveMaximum !== undefined
    ? `below ${exclusiveMaximum}`
    : maximum === undefined
    ? ""
    : `up to ${Number(maximum).toLocaleString("en").replaceAll(",", " ")}`;
  return [lengths, from, to].filter((part) => part !== "").join(", ");
};

const numbersOfItems = ({ minItems, maxItems }: JsonObject): string =>
  minItems !== undefined && maxItems !== undefined
    ? `${minItems} to ${maxItems} `
    : maxItems !== undefined
    ? `at most ${maxItems} `
    : "";

/** Type of a value, in words; records by name, as links to their table. */
const typeOf = (schemas: Schemas, given: Json | undefined): string => {
  const schema = schemaOf(schemas, given);
  const own = isObject(given) ? nameOf(given["$ref"]) : "";
  if (own !== "" && isRecord(schema)) return `[${own}](#${own.toLowerCase()})`;
  if (schema["const"] !== undefined) return `\`${JSON.stringify(schema["const"])}\``;
  const allowed = listed(schema["enum"]);
  if (allowed.length > 30) return `${schema["type"]}, one of ${allowed.length} codes`;
  if (allowed.length > 0) {
    return `${allowed.length > 1 ? "one of " : ""}${allowed.map((value) => `\`${value}\``).join(", ")}`;
  }
  const options = listed(schema["anyOf"]);
  if (options.length > 0) return [...new Set(options.map((option) => typeOf(schemas, option)))].join(" or ");
  if (schema["type"] === "array") {
    return `list of ${numbersOfItems(schema)}${typeOf(schemas, schema["items"])}`;
  }
  const bounded = bounds(schema);
  return `${schema["type"] ?? "any"}${bounded === "" ? "" : `, ${bounded}`}`;
};

const cell = (text: string): string => text.replaceAll("|", "\\|").replace(/\s*\n\s*/g, " ").trim();

const wordsOf = (schemas: Schemas, given: Json | undefined): string => {
  const schema = schemaOf(schemas, given);
  const example = listed(schema["examples"])[0];
  const said = String(schema["description"] ?? "");
  const shown = example === undefined || said.includes(String(example)) || typeof example === "object"
    ? ""
    : ` Such as \`${typeof example === "string" ? example : JSON.stringify(example)}\`.`;
  return cell(`${said}${shown}`);
};

/** Direction of a record: sent, where members are asked for, or answered, where some are left out. */
export type Direction = "sent" | "answered";

const markOf = (isRequired: boolean, direction: Direction): string =>
  direction === "sent" ? isRequired ? " *required*" : "" : isRequired ? "" : " *not always*";

const membersTable = (schemas: Schemas, record: JsonObject, direction: Direction): string => {
  const required = new Set(listed(record["required"]).map(String));
  const rows = Object.entries(objectOf(record["properties"])).map(([name, schema]) => {
    const given: Json = isObject(schema) || typeof schema === "boolean" ? schema : null;
    const type = cell(typeOf(schemas, given));
    return `| \`${name}\`${markOf(required.has(name), direction)} | *${type}* ${wordsOf(schemas, given)} |`;
  });
  return ["| member | what |", "| --- | --- |", ...rows].join("\n");
};

/** A record that a schema is made of. */
interface Part {
  readonly record: JsonObject;
  /** True if it is the value of a member of another record, or of a list there. */
  readonly isNested: boolean;
}

/** Members of a schema that lead to further records. */
const within = ["items", "anyOf", "oneOf", "allOf", "additionalProperties"];

/** The records that a schema is made of, in the order in which a reader meets them. */
const recordsIn = (
  schemas: Schemas,
  { schema, isNested }: { readonly schema: Json | undefined; readonly isNested: boolean },
  found: Map<string, Part>,
): void => {
  if (Array.isArray(schema)) {
    return schema.forEach((each) => recordsIn(schemas, { schema: each, isNested }, found));
  }
  if (!isObject(schema)) return;
  const name = nameOf(schema["$ref"]);
  const named = schemas[name];
  if (name !== "" && isObject(named)) {
    if (found.has(name)) return;
    if (isRecord(named)) found.set(name, { record: named, isNested });
    return recordsIn(schemas, { schema: { ...named }, isNested }, found);
  }
  for (const [key, member] of Object.entries(schema)) {
    if (key === "properties" && isObject(member)) {
      recordsIn(schemas, { schema: Object.values(member), isNested: true }, found);
    } else if (within.includes(key)) recordsIn(schemas, { schema: member, isNested }, found);
  }
};

/**
 * @param schema the schema, as a rule a reference
 * @returns a heading and a table for each record that the schema is made of, those inside of others folded; empty for one
 * without records
 */
export const membersOf = (schemas: Schemas, schema: Json | undefined, direction: Direction): string => {
  const found = new Map<string, Part>();
  recordsIn(schemas, { schema, isNested: false }, found);
  return [...found].map(([name, { record, isNested }]) => {
    const description = record["description"] === undefined ? "" : `${record["description"]}\n\n`;
    return `${isNested ? `${foldMark}\n\n` : ""}### ${name}\n\n${description}${
      membersTable(schemas, record, direction)
    }`;
  }).join("\n\n");
};

/** @returns the parameters of an operation as a table; empty where there are none */
export const parametersOf = (schemas: Schemas, parameters: Json | undefined): string => {
  const rows = listed(parameters).filter(isObject).map((parameter) => {
    const schema = parameter["schema"];
    const example = parameter["example"];
    const said = String(parameter["description"] ?? wordsOf(schemas, schema));
    const shown = example === undefined || said.includes(String(example)) ? "" : ` Such as \`${example}\`.`;
    const place = parameter["in"] === "query" ? "" : `, in the ${parameter["in"]}`;
    return `| \`${parameter["name"]}\`${parameter["required"] === true ? " *required*" : ""} | *${
      cell(typeOf(schemas, schema))
    }${place}* ${cell(`${said}${shown}`)} |`;
  });
  if (rows.length === 0) return "";
  return ["| parameter | what |", "| --- | --- |", ...rows].join(
    "\n",
  );
};
