/**
 * Parameters of an operation of the OpenAPI document: those of its path, its query and its headers.
 */
import * as Context from "effect/Context";
import * as Option from "effect/Option";
import type * as SchemaAST from "effect/SchemaAST";
import { RestOfPath } from "../../contract/endpoint.ts";
import { otherNamesOf } from "../../contract/requests/other_names.ts";
import { isObject, type Json, type JsonObject, objectOf } from "./schemas.ts";

/** Member of a parameter that is another one under another name: that one's name. */
export const sameAs = "x-same-as";

/** @returns the parameters, each followed by the same under its other name */
export const queryParameters = (
  query: Option.Option<{ readonly ast: SchemaAST.AST }>,
  made: Json | undefined,
): ReadonlyArray<Json> => {
  const others = Option.match(query, {
    onNone: () => [],
    onSome: ({ ast }) => Object.entries(otherNamesOf(ast)),
  });
  return (Array.isArray(made) ? made : []).flatMap((parameter: Json) => [
    parameter,
    ...others.filter(([, name]) => isObject(parameter) && parameter["name"] === name).map((
      [other, name],
    ) => ({
      name: other,
      in: "query",
      schema: objectOf(parameter)["schema"] ?? {},
      required: false,
      description: `The same as \`${name}\`, under the name that bodies have: taken in its place.`,
      [sameAs]: name,
    })),
  ]);
};

/** An endpoint's annotations. */
interface EndpointAnnotations {
  readonly annotations: Context.Context<never>;
}

const restOf = ({ annotations }: EndpointAnnotations) =>
  Option.getOrUndefined(Context.getOption(annotations, RestOfPath));

/** @returns the path as the document has it: parameters in braces, an open end as the parts that are declared */
export const templateOf = (path: string, endpoint: EndpointAnnotations): string =>
  path.replace(/:(\w+)/g, "{$1}").replace(/\*$/, restOf(endpoint)?.template ?? "*");

/** @returns the parameters at the open end of the endpoint's path; none for most endpoints */
export const restParameters = (endpoint: EndpointAnnotations): ReadonlyArray<JsonObject> =>
  Object.entries(restOf(endpoint)?.parts ?? {}).map(([name, { description, example }]) => ({
    name,
    in: "path",
    required: true,
    description,
    schema: { type: "string" },
    example,
  }));

/** The header under which a call is done once. */
export const idempotencyKey: JsonObject = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "The caller's own name for the call, 1 to 255 printable ASCII characters without spaces: it is done once within 24 hours, and sent again it gets the same answer.",
  schema: { type: "string" },
  example: "order-2026-0815",
};
