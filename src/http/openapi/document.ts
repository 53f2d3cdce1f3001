/**
 * The OpenAPI 3.1 document, made from the declarations. Decisions, "The contract is data".
 */
import * as HttpApi from "@effect/platform/HttpApi";
import * as OpenApi from "@effect/platform/OpenApi";
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

function* documentOf(serverUrl: string, version: string): Steps<JsonObject> {
  const made = objectOf(OpenApi.fromApi(api));
  const schemas = objectOf(objectOf(made["components"])["schemas"]);
  const paths = yield* pathsOf(objectOf(made["paths"]), schemas);
  const tidiedPaths = yield* mapStepwise(
    Object.entries(paths),
    ([path, methods]): readonly [string, Json] => [path, tidied(methods, true)],
  );
  return {
    openapi: "3.1.0",
    info: {
      title: String(objectOf(made["info"])["title"]),
      version,
      summary: "Customs invoices and CBAM figures",
      description,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: serversAt(serverUrl),
    tags: made["tags"] ?? [],
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
