/**
 * Holds every answer that a test receives against its declaration, twice: by the declared schema, excess members refused,
 * and by Ajv against the OpenAPI document, which knows nothing of the schemas.
 */
import * as HttpApi from "@effect/platform/HttpApi";
import * as Either from "effect/Either";
import * as ParseResult from "effect/ParseResult";
import type * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { Ajv2020, type ValidateFunction } from "npm:ajv@8.20.0/dist/2020.js";
import { api } from "../../src/contract/api.ts";
import { Problem } from "../../src/contract/problems.ts";
import { templateOf } from "../../src/http/openapi/parameters.ts";
import { openApiDocument } from "../../src/http/openapi/document.ts";
import { isObject, type JsonObject } from "../../src/http/openapi/schemas.ts";

/** The document as the tests know it. */
export const document: JsonObject = openApiDocument.value();

interface Declared {
  readonly template: string;
  readonly method: string;
  readonly pattern: RegExp;
  readonly decode: (answer: unknown) => Either.Either<unknown, ParseResult.ParseError>;
}

/** Whether a decoded answer has every member that was sent. */
const isWhole = (sent: unknown, decoded: unknown): boolean => {
  if (Array.isArray(sent) && Array.isArray(decoded)) {
    return sent.every((item, at) => isWhole(item, decoded[at]));
  }
  if (!isObject(sent) || !isObject(decoded)) return true;
  return Object.entries(sent).every(([name, value]) => name in decoded && isWhole(value, decoded[name]));
};

/** Asked for excess members, a schema compares each name with all that it knows; so it is only asked where one was left out. */
const strictly = <A, I>(schema: Schema.Schema<A, I>) => {
  const decode = ParseResult.decodeUnknownEither(schema);
  return (answer: unknown) => {
    const decoded = decode(answer);
    if (Either.isRight(decoded) && isWhole(answer, decoded.right)) return Either.void;
    return Either.mapLeft(
      decode(answer, { errors: "all", onExcessProperty: "error" }),
      ParseResult.parseError,
    );
  };
};

const patternOf = (path: string): RegExp =>
  new RegExp(`^${RegExp.escape(path).replace(/:\w+/g, "[^/]+").replace("\\*", ".+")}$`);

/** Paths that the document's template stands for: a part in braces has no slash. */
const templatePattern = (template: string): RegExp =>
  new RegExp(`^${template.split(/\{\w+\}/).map(RegExp.escape).join("[^/]+")}$`);

const declared: Array<Declared> = [];
HttpApi.reflect(api, {
  onGroup: () => {},
  onEndpoint: ({ endpoint }) => {
    declared.push({
      template: templateOf(endpoint.path, endpoint),
      method: endpoint.method,
      pattern: patternOf(endpoint.path),
      decode: strictly(endpoint.successSchema),
    });
  },
});

const decodeProblem = strictly(Problem);

/** Without the schema of schemas, against which the document as a whole says nothing: to compile it takes longest. */
const ajv = new Ajv2020({
  ...{ strict: false, allErrors: true, validateFormats: false },
  ...{ meta: false, validateSchema: false },
});
ajv.addSchema({ $id: "document", ...document });
const validators = new Map<string, ValidateFunction>();

const at = (value: unknown, ...names: ReadonlyArray<string>): unknown =>
  names.reduce<unknown>((part, name) => isObject(part) ? part[name] : undefined, value);

const pointerOf = (names: ReadonlyArray<string>): string =>
  names.map((name) => `/${encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"))}`).join("");

const validate = (names: ReadonlyArray<string>, answer: unknown): string => {
  const pointer = pointerOf(names);
  const known = validators.get(pointer) ?? ajv.compile({ $ref: `document#${pointer}` });
  validators.set(pointer, known);
  return known(answer) ? "" : ajv.errorsText(known.errors);
};

/** The declaration of what was asked: the most literal one where several fit. */
const declarationOf = (method: string, path: string): Declared | undefined =>
  declared.filter((each) => each.method === (method === "HEAD" ? "GET" : method) && each.pattern.test(path))
    .sort((one, other) => one.template.split("{").length - other.template.split("{").length)[0];

/** What a test received. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly mediaType: string;
  readonly text: string;
}

/** Headers that any answer of HTTP may have: about its body, caches, browsers, other origins. Their meaning is HTTP's. */
const ofHttp =
  /^(?:content-(?:type|length|encoding|language|security-policy)|cache-control|vary|date|x-content-type-options|referrer-policy|strict-transport-security|cross-origin-[a-z-]+|permissions-policy|access-control-[a-z-]+)$/;

/** Fails when the answer has a header of this service's own that isn't declared for its status. */
const assertHeadersDeclared = (name: string, headers: Headers, answer: JsonObject): void => {
  const declaredNames = Object.keys(isObject(answer["headers"]) ? answer["headers"] : {});
  const known = new Set(declaredNames.map((header) => header.toLowerCase()));
  const undeclared = [...headers.keys()].filter((header) => !ofHttp.test(header) && !known.has(header));
  assert.deepEqual(undeclared, [], `${name} does not declare its headers`);
};

/** Fails when the answer isn't a declared one: its status, its headers, its media type, its members. */
export const assertDeclared = ({ method, path, status, headers, mediaType, text }: Received): void => {
  const declaration = declarationOf(method, path);
  if (declaration === undefined || status === 308) return;
  const { template } = declaration;
  if (status < 400) assert.match(path, templatePattern(template), `${path} is not as the document has it`);
  const name = `${method} ${template} ${status}`;
  const operation = ["paths", template, declaration.method.toLowerCase()];
  const answer = at(document, ...operation, "responses", String(status));
  assert.ok(isObject(answer), `${name} is not declared`);
  assertHeadersDeclared(name, headers, answer);
  if (method === "HEAD" || text === "") return;
  const content = at(answer, "content");
  assert.ok(isObject(content) && isObject(content[mediaType]), `${name} does not declare ${mediaType}`);
  if (!mediaType.endsWith("json")) return;
  const body: unknown = JSON.parse(text);
  const decoded = status < 400 ? declaration.decode(body) : decodeProblem(body);
  if (Either.isLeft(decoded)) assert.fail(`${name}: ${decoded.left.message.slice(0, 2_000)}`);
  const wrong = validate([...operation, "responses", String(status), "content", mediaType, "schema"], body);
  assert.equal(wrong, "", `${name} by the document: ${wrong.slice(0, 2_000)}`);
};

const plainText = (response: Response): Promise<string> =>
  response.headers.get("content-encoding") === "gzip" && response.body !== null
    ? new Response(response.body.pipeThrough(new DecompressionStream("gzip"))).text()
    : response.text();

/** @returns the response, once it was held against its declaration */
export const declaredOnly = async (request: Request, response: Response): Promise<Response> => {
  const mediaType = (response.headers.get("content-type") ?? "").split(";", 1).join().trim();
  const isText = mediaType.endsWith("json") || mediaType === "";
  const text = isText && response.body !== null ? await plainText(response.clone()) : "";
  const { pathname } = new URL(request.url);
  const { status, headers } = response;
  assertDeclared({ method: request.method, path: pathname, status, headers, mediaType, text });
  return response;
};
