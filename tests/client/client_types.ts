/**
 * Writes the types of the API's requests and answers from the committed OpenAPI document: `deno task client:types`. A
 * test compares what it would write with what is committed.
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

/** The document as far as types follow from it. */
const plainDocument = (text: string): Json => {
  const made: unknown = JSON.parse(text);
  return mapped(
    made,
    (part, name) =>
      name !== "paths"
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

if (import.meta.main) await Deno.writeTextFile(typesFile, await typesText());
