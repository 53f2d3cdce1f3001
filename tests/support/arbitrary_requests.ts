/**
 * Requests made from the OpenAPI document: valid ones, ones that are nearly valid, and rubbish.
 */
import * as FastCheck from "effect/FastCheck";
import { isObject, type Json, type JsonObject } from "../../src/http/openapi/schemas.ts";
import { document } from "./declared_answers.ts";

/** A request as fetch takes it. */
export interface FuzzedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

const objectAt = (value: unknown, name: string): JsonObject => {
  const member = isObject(value) ? value[name] : undefined;
  return isObject(member) ? member : {};
};

const resolved = (schema: Json | undefined): JsonObject => {
  if (!isObject(schema)) return {};
  const ref = schema["$ref"];
  const name = typeof ref === "string" ? ref.split("/").at(-1) ?? "" : "";
  return name === "" ? schema : objectAt(objectAt(objectAt(document, "components"), "schemas"), name);
};

const rubbish: FastCheck.Arbitrary<Json> = FastCheck.oneof(
  FastCheck.string({ unit: "binary", maxLength: 40 }),
  FastCheck.constantFrom<Json>(
    "",
    " ",
    "\u0000",
    "\ud800",
    "__proto__",
    "1e400",
    "-0",
    "٣",
    "=1+1",
    "0000-01-01",
    "0001-01-01",
    "9999-12-31",
    "a".repeat(300),
    null,
    true,
    [],
    {},
    [[[[[[[[[[[[[[1]]]]]]]]]]]]]],
    -1,
    0.1,
    1e21,
    5e-324,
    9007199254740993,
  ),
  FastCheck.double({ noNaN: true, noDefaultInfinity: true }),
  FastCheck.integer(),
);

const someOf = (values: ReadonlyArray<Json>): FastCheck.Arbitrary<Json> => FastCheck.constantFrom(...values);

/** Values that a schema allows, mostly its examples. */
const valid = (given: Json | undefined): FastCheck.Arbitrary<Json> => {
  const schema = resolved(given);
  const choices = schema["enum"];
  if (Array.isArray(choices) && choices.length > 0) return someOf(choices);
  const examples = schema["examples"];
  const own: ReadonlyArray<Json> = Array.isArray(examples) ? examples : [];
  if (schema["type"] === "object") return validObject(schema);
  if (schema["type"] === "array") {
    return FastCheck.array(valid(schema["items"]), { maxLength: 4 }).map((items): Json => items);
  }
  if (schema["type"] === "number") {
    const drawn = FastCheck.double({ min: 0.001, max: 100_000, noNaN: true });
    return own.length > 0 ? FastCheck.oneof(someOf(own), drawn) : drawn;
  }
  if (schema["type"] === "integer") return FastCheck.constantFrom(2026, 2027, 2031, 2034);
  if (schema["type"] === "boolean") return FastCheck.boolean();
  return own.length > 0 ? someOf(own) : FastCheck.constantFrom("72083900", "CHN", "2026-02-15", "x");
};

const validObject = (schema: JsonObject): FastCheck.Arbitrary<Json> => {
  const required = schema["required"];
  const isRequired = (name: string): boolean => Array.isArray(required) && required.includes(name);
  const members = Object.entries(objectAt(schema, "properties")).map(([name, member]) => {
    const value = FastCheck.oneof(
      { weight: 12, arbitrary: valid(member) },
      { weight: 1, arbitrary: rubbish },
    );
    return FastCheck.option(value, { nil: undefined, freq: isRequired(name) ? 40 : 2 })
      .map((chosen) => [name, chosen] as const);
  });
  const unknown = FastCheck.option(FastCheck.tuple(FastCheck.string({ maxLength: 12 }), rubbish), {
    freq: 12,
  });
  return FastCheck.tuple(FastCheck.tuple(...members), unknown).map(([chosen, more]): Json => {
    const entries = chosen.flatMap(([name, value]) => value === undefined ? [] : [[name, value] as const]);
    return Object.fromEntries(more === null ? entries : [...entries, more]);
  });
};

const queryOf = (parameters: ReadonlyArray<JsonObject>): FastCheck.Arbitrary<string> => {
  const drawn = parameters.filter((parameter) => parameter["in"] === "query").map((parameter) => {
    const example = parameter["example"];
    const value = FastCheck.oneof(
      {
        weight: 10,
        arbitrary: example === undefined ? valid(parameter["schema"]) : FastCheck.constant(example),
      },
      { weight: 3, arbitrary: valid(parameter["schema"]) },
      { weight: 1, arbitrary: rubbish },
    );
    return FastCheck.option(value, { nil: undefined, freq: parameter["required"] === true ? 30 : 2 })
      .map((chosen) => [String(parameter["name"]), chosen] as const);
  });
  const tail = FastCheck.constantFrom(
    "",
    "",
    "",
    "",
    "&x=1",
    "&&",
    "&cn=1&cn=2",
    "&%",
    "&%00=%ff",
    "&=".repeat(50),
  );
  return FastCheck.tuple(FastCheck.tuple(...drawn), tail).map(([chosen, more]) => {
    const query = chosen.flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}=${encodeURIComponent(String(value).toWellFormed())}`]
    ).join("&");
    return query === "" && more === "" ? "" : `?${query}${more}`;
  });
};

const pathOf = (template: string): FastCheck.Arbitrary<string> =>
  FastCheck.constantFrom(
    "01a1f8d3-ea00-7512-8223-5fee596ae249",
    "sample",
    "x",
    "%00",
    "..%2f..",
    "a".repeat(300),
    "%F0%9F%9A%A2",
  ).map((value) => template.replace(/\{\w+\}/g, value));

const bodyOf = (operation: JsonObject): FastCheck.Arbitrary<string | undefined> => {
  const schema =
    objectAt(objectAt(objectAt(operation, "requestBody"), "content"), "application/json")["schema"];
  if (schema === undefined) return FastCheck.constant(undefined);
  return FastCheck.oneof(
    { weight: 12, arbitrary: valid(schema).map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: rubbish.map((value) => JSON.stringify(value)) },
    {
      weight: 1,
      arbitrary: FastCheck.constantFrom("", "{", "[]", '{"a":1,"a":2}', "\ufeff{}", "1e999", "nul"),
    },
  );
};

const mediaTypes = [
  "application/json",
  "application/json",
  "application/json",
  "application/json; charset=utf-8",
  "text/csv",
  "text/plain",
  "",
];

const requestOf = (
  template: string,
  method: string,
  operation: JsonObject,
): FastCheck.Arbitrary<FuzzedRequest> => {
  const parameters = operation["parameters"];
  const listed = Array.isArray(parameters) ? parameters.filter(isObject) : [];
  return FastCheck.record({
    method: FastCheck.constantFrom(
      method,
      method,
      method,
      method,
      method,
      method,
      "DELETE",
      "OPTIONS",
      "HEAD",
    ),
    path: FastCheck.tuple(pathOf(template), queryOf(listed)).map(([path, query]) => `${path}${query}`),
    contentType: FastCheck.constantFrom(...mediaTypes),
    accept: FastCheck.constantFrom(
      "*/*",
      "application/json",
      "application/problem+json",
      "text/csv",
      ";q=",
      "x",
    ),
    key: FastCheck.constantFrom(undefined, undefined, "order-1", "", "x".repeat(300)),
    body: bodyOf(operation),
  }).map(({ method: chosen, path, contentType, accept, key, body }) => ({
    method: chosen,
    path,
    headers: {
      accept,
      ...(contentType === "" ? undefined : { "content-type": contentType }),
      ...(key === undefined ? undefined : { "idempotency-key": key }),
    },
    body: chosen === "GET" || chosen === "HEAD" ? undefined : body,
  }));
};

const paths = objectAt(document, "paths");

/** Requests to every operation of the document, one as likely as another. */
export const requests: FastCheck.Arbitrary<FuzzedRequest> = FastCheck.oneof(
  ...Object.keys(paths).flatMap((template) =>
    Object.keys(objectAt(paths, template)).map((method) =>
      requestOf(template, method.toUpperCase(), objectAt(objectAt(paths, template), method))
    )
  ),
);
