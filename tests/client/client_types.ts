/**
 * Writes what the client's folder holds of the service, so that it builds by itself: the types of requests and answers from
 * the committed OpenAPI document, and the check of reports. `deno task client:types`; a test compares what it would write
 * with what is committed.
 */
import openapiTS, { astToString } from "npm:openapi-typescript@7.13.0";

const document = new URL("../../docs/openapi.json", import.meta.url);

/** Where the types are. */
export const typesFile: URL = new URL(
  "../../client/src/openapi.ts",
  import.meta.url,
);

const head = `// deno-fmt-ignore-file
// deno-lint-ignore-file
/** Made from docs/openapi.json by \`deno task client:types\`: don't edit it. */
`;

type Json = null | boolean | number | string | ReadonlyArray<Json> | {
  readonly [name: string]: Json;
};

const isObject = (value: unknown): value is { readonly [name: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const mapped = (
  value: unknown,
  change: (member: Json, name: string) => Json,
): Json =>
  isObject(value)
    ? Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, change(each, name)]),
    )
    : {};

const problem: Json = {
  description: "What went wrong (RFC 9457).",
  content: {
    "application/json": { schema: { $ref: "#/components/schemas/Problem" } },
  },
};

/** Answers that went well, without their headers, and one problem for all that didn't: each operation has the same. */
const plainResponses = (responses: Json): Json => {
  const well = Object.entries(isObject(responses) ? responses : {}).filter((
    [status],
  ) => Number(status) < 300);
  const plain = well.map(([status, answer]) => {
    const { headers: _, ...rest } = isObject(answer) ? answer : {};
    return [status, rest] as const;
  });
  return { ...Object.fromEntries(plain), default: problem };
};

/** Answers that were given are shown in the reference; beside each type they would be most of the file. */
const withoutExamples = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(withoutExamples);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).filter(([name, each]) => name !== "example" || typeof each !== "object").map((
      [name, each],
    ) => [name, withoutExamples(each)]),
  );
};

const isMember = (value: unknown, name: string): value is { readonly [name: string]: Json } =>
  isObject(value) && name in value;

/** Texts of the query that are numbers or flags: a program has them as such, and openapi-fetch writes them as texts. */
const numeric = new Set(["^[0-9]+(\\.[0-9]+)?$", "^[0-9]{1,9}$", "^\\d{4}$"]);

const flags = JSON.stringify(["true", "false"]);

const asPrograms = (schema: Json): Json => {
  if (!isObject(schema) || schema["type"] !== "string") return schema;
  const { pattern, ...rest } = schema;
  if (typeof pattern === "string" && numeric.has(pattern)) return { ...rest, type: ["number", "string"] };
  if (JSON.stringify(schema["enum"]) !== flags) return schema;
  const { type: _, enum: texts = [], ...description } = schema;
  return { ...description, anyOf: [{ type: "boolean" }, { type: "string", enum: texts }] };
};

const statusSchema = "#/components/schemas/CalculationStatus";

/** A member's schema with null left out. */
const withoutNull = (schema: Json): Json => {
  if (!isObject(schema) || !Array.isArray(schema["anyOf"])) return schema;
  const [only, ...others] = schema["anyOf"].filter((one) => !isObject(one) || one["type"] !== "null");
  if (others.length > 0 || !isObject(only)) return schema;
  return { ...only, ...("description" in schema ? { description: schema["description"] ?? "" } : {}) };
};

const isNullable = (schema: Json): boolean => withoutNull(schema) !== schema;

/**
 * Members as they are in a calculation of that status: figures with `ok`, numbers out of scope. What is null with a status
 * keeps its type: openapi-fetch leaves out members that can only be null.
 */
const ofStatus = (status: string, nullable: ReadonlyArray<readonly [string, Json]>): Json => {
  const isThere = (name: string) => status === "ok" || status === "out_of_scope" && /_(?:t|eur)$/.test(name);
  const of = (name: string, schema: Json): Json => isThere(name) ? withoutNull(schema) : schema;
  const properties = {
    status: { type: "string", const: status },
    ...Object.fromEntries(nullable.map(([name, schema]) => [name, of(name, schema)])),
    ...(status === "ok" ? {} : { message: { type: "string" } }),
  };
  return { type: "object", required: Object.keys(properties), properties };
};

/** A calculation by its status, which tells whether figures are null. */
const narrowed = (schema: Json): Json => {
  const properties = isObject(schema) ? schema["properties"] : undefined;
  if (!isObject(schema) || !isMember(properties, "net_cost_eur") || !isMember(properties["status"], "$ref")) {
    return schema;
  }
  if (properties["status"]["$ref"] !== statusSchema) return schema;
  const nullable = Object.entries(properties).filter(([, member]) => isNullable(member));
  if (!nullable.some(([name]) => name === "certificate_price")) return schema;
  const names = ["status", ...nullable.map(([name]) => name)];
  const { status: _, ...kept } = properties;
  const required = Array.isArray(schema["required"]) ? schema["required"] : [];
  const base = {
    ...schema,
    required: required.filter((name) => !names.includes(String(name))),
    properties: Object.fromEntries(Object.entries(kept).filter(([name]) => !names.includes(name))),
  };
  return {
    allOf: [base, { oneOf: ["ok", "out_of_scope", "needs_data"].map((each) => ofStatus(each, nullable)) }],
  };
};

const plainComponents = (components: Json): Json =>
  mapped(
    components,
    (part, name) => name !== "schemas" ? part : mapped(part, (schema) => narrowed(asPrograms(schema))),
  );

/** The document as far as types follow from it. */
const plainDocument = (text: string): Json => {
  const made: unknown = JSON.parse(text);
  return mapped(
    made,
    (part, name) =>
      name === "components"
        ? plainComponents(part)
        : name !== "paths"
        ? part
        : mapped(part, (path) =>
          mapped(path, (operation) =>
            mapped(operation, (member, of) =>
              of === "responses" ? plainResponses(member) : member))),
  );
};

/** @returns the types that follow from the document */
export const typesText = async (): Promise<string> => {
  const plain = JSON.stringify(
    withoutExamples(plainDocument(await Deno.readTextFile(document))),
  );
  return head + astToString(await openapiTS(plain));
};

const reports = new URL("../../src/domain/reports/", import.meta.url);

/** Files of the service's own check of reports, which the client makes too. */
const checkFiles = ["attached_report.ts", "pdf_attachment.ts", "report_check.ts"];

/** Each file of the client that is made, with its text. */
export const madeFiles = async (): Promise<ReadonlyArray<readonly [file: URL, text: string]>> => [
  [typesFile, await typesText()],
  ...await Promise.all(checkFiles.map(async (name) =>
    [
      new URL(`report/${name}`, typesFile),
      `// Made from src/domain/reports/${name} by \`deno task client:types\`: don't edit it.\n${await Deno
        .readTextFile(new URL(name, reports))}`,
    ] as const
  )),
];

if (import.meta.main) {
  await Deno.mkdir(new URL("report/", typesFile), { recursive: true });
  for (const [file, text] of await madeFiles()) await Deno.writeTextFile(file, text);
}
