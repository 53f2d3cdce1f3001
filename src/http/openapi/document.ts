/**
 * The OpenAPI 3.1 document, made from the declarations. Decisions, "The contract is data".
 */
import * as HttpApi from "@effect/platform/HttpApi";
import * as HttpApiGroup from "@effect/platform/HttpApiGroup";
import * as OpenApi from "@effect/platform/OpenApi";
import * as Context from "effect/Context";
import * as Option from "effect/Option";
import { api } from "../../contract/api.ts";
import { inSteps, type MadeInSteps } from "../../kernel/once.ts";
import { serviceVersion } from "../../kernel/service_version.ts";
import { mapStepwise, type Steps } from "../../kernel/steps.ts";
import examples from "./examples.json" with { type: "json" };
import { completed, type Endpoint, type OperationExample } from "./operation.ts";
import { restParameters, templateOf } from "./parameters.ts";
import { isObject, type Json, type JsonObject, objectOf, reachable, tidied } from "./schemas.ts";

const description =
  "Customs documents and figures of the EU carbon border adjustment mechanism (CBAM): is a CN code in scope, what does a shipment cost, which production routes are there; calculations as signed reports; invoices, packing lists and certificates of origin as PDFs.\n\nEvery figure is exact and names the act that it comes from. Every failure is one JSON object with a sentence (`error`) and the members of RFC 9457; wrong inputs are all named at once in `issues`. Numbers are JSON numbers; dates are YYYY-MM-DD; times are ISO 8601 in UTC.";

const endpoints = (): ReadonlyMap<string, Endpoint> => {
  const found = new Map<string, Endpoint>();
  HttpApi.reflect(api, {
    onGroup: () => {},
    onEndpoint: ({ endpoint }) => void found.set(endpoint.name, endpoint),
  });
  return found;
};

const shownOf = (name: string): OperationExample => {
  const all: Readonly<Record<string, OperationExample>> = examples;
  return all[name] ?? {};
};

const nameOf = (operation: JsonObject): string => String(operation["operationId"]).split(".").at(-1) ?? "";

/** A parameter whose schema is named carries the schema's words and example itself, as readers look for them there. */
const withWords = (parameter: Json, schemas: JsonObject): Json => {
  if (!isObject(parameter) || !isObject(parameter["schema"])) return parameter;
  const ref = parameter["schema"]["$ref"];
  const schema = typeof ref === "string" ? schemas[ref.split("/").at(-1) ?? ""] : parameter["schema"];
  if (!isObject(schema)) return parameter;
  const shown = schema["examples"];
  return {
    ...parameter,
    ...(schema["description"] === undefined ? undefined : { description: schema["description"] }),
    ...(Array.isArray(shown) && shown[0] !== undefined ? { example: shown[0] } : undefined),
  };
};

/** An operation as the generator made it, with the words of its parameters. */
const wordedOf = (
  plain: JsonObject,
  schemas: JsonObject,
  endpoint: Endpoint | undefined,
): JsonObject => {
  const parameters = plain["parameters"];
  return {
    ...plain,
    parameters: [
      ...(endpoint === undefined ? [] : restParameters(endpoint)),
      ...(Array.isArray(parameters) ? parameters.map((each) => withWords(each, schemas)) : []),
    ],
  };
};

function* pathsOf(made: JsonObject, schemas: JsonObject): Steps<JsonObject> {
  const known = endpoints();
  return Object.fromEntries(
    yield* mapStepwise(Object.entries(made), ([path, methods]): readonly [string, JsonObject] => {
      const operations = Object.entries(objectOf(methods)).map(([method, operation]) => {
        const plain = objectOf(operation);
        return { method, plain, endpoint: known.get(nameOf(plain)) };
      });
      const [first] = operations.flatMap(({ endpoint }) => endpoint ?? []);
      return [
        first === undefined ? path : templateOf(path, first),
        Object.fromEntries(operations.map(({ method, plain, endpoint }) => {
          const worded = wordedOf(plain, schemas, endpoint);
          return [
            method,
            endpoint === undefined ? worded : completed(endpoint, worded, shownOf(endpoint.name)),
          ];
        })),
      ];
    }),
  );
}

const requestParts = (paths: JsonObject): ReadonlyArray<unknown> =>
  Object.values(paths).flatMap((methods) =>
    Object.values(objectOf(methods)).map((operation) => {
      const { requestBody, parameters } = objectOf(operation);
      return [requestBody, parameters];
    })
  );

/** Requests are closed, because unknown members are refused; answers are open, because they may grow. */
function* schemasOf(paths: JsonObject, made: JsonObject): Steps<JsonObject> {
  const used = reachable(paths, made);
  yield;
  const sent = reachable(requestParts(paths), made);
  const named = Object.entries(made).filter(([name]) => used.has(name)).sort(([a], [b]) => a < b ? -1 : 1);
  return Object.fromEntries(
    yield* mapStepwise(
      named,
      ([name, schema]): readonly [string, Json] => [name, tidied(schema, !sent.has(name))],
    ),
  );
}

const serversAt = (url: string): Json => [{ url, description: "This service" }];

/** @returns the document for clients that reach the service under another origin */
export const servedFrom = (document: JsonObject, serverUrl: string): JsonObject => ({
  ...document,
  servers: serversAt(serverUrl),
});

/** Parts of the document as the generator makes them. */
interface DocumentParts {
  readonly title: string;
  readonly tags: ReadonlyArray<Json>;
  readonly paths: JsonObject;
  readonly schemas: JsonObject;
}

/** The parts of the API that the generator is asked about one by one: each additional schema, then each endpoint. */
const apiParts = (): ReadonlyArray<() => unknown> => {
  const bare = HttpApi.make("customs").annotateContext(api.annotations).annotate(
    HttpApi.AdditionalSchemas,
    [],
  );
  const schemas = Context.getOption(api.annotations, HttpApi.AdditionalSchemas);
  const parts: Array<() => unknown> = [
    ...Option.getOrElse(schemas, () => []).map((schema) => () =>
      OpenApi.fromApi(bare.annotate(HttpApi.AdditionalSchemas, [schema]))
    ),
  ];
  HttpApi.reflect(api, {
    onGroup: () => {},
    onEndpoint: ({ endpoint, group }) => {
      const alone = HttpApiGroup.make(group.identifier).annotateContext(group.annotations).add(endpoint);
      parts.push(() => OpenApi.fromApi(bare.add(alone)));
    },
  });
  return parts;
};

/** The generator's document, asked for part by part: all at once is a fifth of a second in which nobody else has a turn. */
function* generated(): Steps<DocumentParts> {
  const tags = new Map<string, Json>();
  const paths: Record<string, JsonObject> = {};
  /** Of two schemas of one name the first holds, as in a document that is made at once. */
  const schemas: Record<string, Json> = {};
  let title = "";
  for (const part of apiParts()) {
    yield;
    const made = objectOf(part());
    title = String(objectOf(made["info"])["title"]);
    for (const tag of Array.isArray(made["tags"]) ? made["tags"] : []) {
      tags.set(String(objectOf(tag)["name"]), tag);
    }
    for (const [path, methods] of Object.entries(objectOf(made["paths"]))) {
      paths[path] = { ...paths[path], ...objectOf(methods) };
    }
    for (const [name, schema] of Object.entries(objectOf(objectOf(made["components"])["schemas"]))) {
      schemas[name] ??= schema;
    }
  }
  return { title, tags: [...tags.values()], paths, schemas };
}

function* documentOf(serverUrl: string, version: string): Steps<JsonObject> {
  const { title, tags, paths: made, schemas } = yield* generated();
  const paths = yield* pathsOf(made, schemas);
  const tidiedPaths = yield* mapStepwise(
    Object.entries(paths),
    ([path, methods]): readonly [string, Json] => [path, tidied(methods, true)],
  );
  return {
    openapi: "3.1.0",
    info: {
      title,
      version,
      summary: "Customs invoices and CBAM figures",
      description,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: serversAt(serverUrl),
    tags,
    paths: Object.fromEntries(tidiedPaths),
    components: {
      securitySchemes: {
        apiKey: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "cik_ and 48 hex digits",
          description: "`Authorization: Bearer cik_...`; the operator makes keys.",
        },
      },
      schemas: yield* schemasOf(paths, schemas),
    },
  };
}

/**
 * The whole document, as JSON, for clients that reach the service by its paths alone. It is made when it is first asked for, in
 * steps: together they take longer than a caller of anything else should wait.
 */
export const openApiDocument: MadeInSteps<JsonObject> = inSteps(() => documentOf("/", serviceVersion));
