/**
 * The reference: one page an operation, in Markdown, made from the OpenAPI document and from answers that the service gave.
 */
import { problemKinds, unexpectedKind } from "../../../contract/problem_kinds.ts";
import { slugOf } from "../../../contract/problems.ts";
import examples from "../../../http/openapi/examples.json" with { type: "json" };
import { isObject, type Json, type JsonObject, objectOf } from "../../../http/openapi/schemas.ts";
import { foldMark } from "./folds.ts";
import { membersOf, parametersOf, type Schemas } from "./members.ts";
import { samplesOf } from "./samples.ts";

/** An operation of the document with its place. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly said: JsonObject;
}

/** @returns every operation, in the document's order */
export const operationsOf = (document: JsonObject): ReadonlyArray<Operation> =>
  Object.entries(objectOf(document["paths"])).flatMap(([path, methods]) =>
    Object.entries(objectOf(methods)).map(([method, operation]) => {
      const said = objectOf(operation);
      const tags = said["tags"];
      return {
        id: String(said["operationId"]),
        method: method.toUpperCase(),
        path,
        tag: String(Array.isArray(tags) ? tags[0] : ""),
        summary: String(said["summary"]),
        said,
      };
    })
  );

/** @returns the slug of an operation's page, below `/docs` */
export const referenceSlug = (id: string): string =>
  `reference/${id.replace(/(?!^)([A-Z])/g, "-$1").toLowerCase()}`;

/** Request and answer of the service for an example. */
interface OperationExample {
  readonly path?: string;
  readonly body?: Json;
  readonly answer?: Json;
}

const shownOf = (id: string): OperationExample => {
  const all: Readonly<Record<string, OperationExample>> = examples;
  return all[id] ?? {};
};

const mediaTypes = (part: Json | undefined): JsonObject => objectOf(objectOf(part)["content"]);

/** Id in the place of a parameter that has no example. */
const anId = "019aa6c2-3f1e-7b58-9d0a-2c4e6f8a1b3d";

const pathOf = ({ id, path, said }: Operation): string => {
  const given = Array.isArray(said["parameters"]) ? said["parameters"].filter(isObject) : [];
  return shownOf(id).path ??
    path.replace(
      /\{(\w+)\}/g,
      (_, name: string) => String(given.find((each) => each["name"] === name)?.["example"] ?? anId),
    );
};

const extensions: Readonly<Record<string, string>> = {
  "application/pdf": "document.pdf",
  "application/zip": "reports.zip",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "template.xlsx",
};

const successOf = ({ said }: Operation): readonly [string, JsonObject] => {
  const found = Object.entries(objectOf(said["responses"])).find(([status]) => status.startsWith("2"));
  return [found?.[0] ?? "200", objectOf(found?.[1])];
};

const sampleOf = (operation: Operation, origin: string): string => {
  const [, success] = successOf(operation);
  const types = Object.keys(mediaTypes(success));
  const file = types.includes("application/json")
    ? undefined
    : types.map((type) => extensions[type]).find((name) => name !== undefined) ?? "answer";
  const security = operation.said["security"];
  const body = shownOf(operation.id).body ??
    objectOf(mediaTypes(operation.said["requestBody"])["application/json"])["example"];
  return samplesOf({
    method: operation.method,
    url: `${origin}${pathOf(operation)}`,
    hasKey: Array.isArray(security) && security.length > 0 &&
      !security.some((each) => isObject(each) && Object.keys(each).length === 0),
    body,
    file,
  });
};

const section = (heading: string, text: string): string => text === "" ? "" : `## ${heading}\n\n${text}`;

const bodyOf = (schemas: Schemas, { said }: Operation): string => {
  const types = Object.entries(mediaTypes(said["requestBody"]));
  const others = types.filter(([type]) => type !== "application/json")
    .map(([type, part]) => `- \`${type}\`: ${objectOf(objectOf(part)["schema"])["description"] ?? ""}`);
  const json = objectOf(types.find(([type]) => type === "application/json")?.[1])["schema"];
  const members = membersOf(schemas, json, "sent");
  const lead = types.length === 0
    ? ""
    : others.length === 0
    ? "JSON. Members that are not listed here are refused."
    : `JSON, whose members are listed here, or:\n\n${others.join("\n")}`;
  return [lead, members].filter((part) => part !== "").join("\n\n");
};

const headersOf = (success: JsonObject): string =>
  Object.entries(objectOf(success["headers"])).map(([name, header]) =>
    `- \`${name}\`: ${objectOf(header)["description"] ?? ""}`
  ).join("\n");

const answerOf = (schemas: Schemas, operation: Operation): string => {
  const [status, success] = successOf(operation);
  const types = mediaTypes(success);
  const json = objectOf(types["application/json"]);
  const example = json["example"];
  const others = Object.entries(types).filter(([type]) => type !== "application/json")
    .map(([type, part]) => `- \`${type}\`: ${objectOf(objectOf(part)["schema"])["description"] ?? ""}`);
  return [
    `Status ${status}. ${success["description"] ?? ""}`,
    example === undefined ? "" : `\`\`\`json answer\n${JSON.stringify(example, null, 2)}\n\`\`\``,
    others.length === 0
      ? ""
      : `${types["application/json"] === undefined ? "As" : "Also as"}\n\n${others.join("\n")}`,
    `Headers:\n\n${headersOf(success)}`,
    membersOf(schemas, json["schema"], "answered"),
  ].filter((part) => part !== "").join("\n\n");
};

/** Failures by their titles, which the document's descriptions begin with. */
const kinds = Object.entries({ ...problemKinds, Unexpected: unexpectedKind });

/** Heading of the table of an operation's failures. */
export const failuresHeading = "Failures";

const failuresOf = ({ said }: Operation): string => {
  const rows = Object.entries(objectOf(said["responses"])).flatMap(([status, answer]) => {
    const description = String(objectOf(answer)["description"] ?? "");
    return kinds.filter(([, kind]) =>
      String(kind.status) === status && `\n${description}`.includes(`\n${kind.title}: `)
    ).map(([tag, kind]) => `| ${status} [${kind.title}](/problems/${slugOf(tag)}) | ${kind.meaning} |`);
  });
  return ["| problem | when, and what to do |", "| --- | --- |", ...rows].join("\n");
};

/** Most sentences that stand as one paragraph; more of them are a list below the sample. */
const mostInParagraph = 3;

/** A description in parts: its first words, its other sentences one by one, and what a key and a body must be. */
const partsOf = ({ said }: Operation) => {
  const [text = "", ...conditions] = String(said["description"] ?? "").split("\n\n");
  const [first = "", ...others] = text.split(/(?<=[.!?]) (?=[A-Z`])/);
  const isShort = others.length < mostInParagraph;
  return {
    first: isShort ? text : first,
    others: isShort ? "" : others.map((sentence) => `- ${sentence}`).join("\n"),
    conditions: conditions.join("\n\n"),
  };
};

/**
 * @param origin that the samples call
 * @returns the page of an operation, as Markdown
 */
export const operationPage = (schemas: Schemas, operation: Operation, origin: string): string => {
  const { first, others, conditions } = partsOf(operation);
  return [
    `# ${operation.summary}`,
    `\`${operation.method} ${operation.path}\``,
    first,
    conditions,
    sampleOf(operation, origin),
    section("In detail", others),
    section("Parameters", parametersOf(schemas, operation.said["parameters"])),
    section("Body", bodyOf(schemas, operation)),
    section("Answer", answerOf(schemas, operation)),
    `${foldMark}\n\n${section(failuresHeading, failuresOf(operation))}`,
  ].filter((part) => part !== "").join("\n\n") + "\n";
};

/** @returns tables of all operations, a heading a group, as Markdown */
export const operationsTable = (operations: ReadonlyArray<Operation>): string => {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  return tags.map((tag) => {
    const rows = operations.filter((operation) => operation.tag === tag).map((
      { id, method, path, summary },
    ) => `| \`${method} ${path}\` | [${summary}](/docs/${referenceSlug(id)}) |`);
    return [`## ${tag}`, "", "| call | answers |", "| --- | --- |", ...rows].join("\n");
  }).join("\n\n");
};
