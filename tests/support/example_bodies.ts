/** Bodies of JSON as the document shows them, with their declarations. */
import * as HttpApi from "@effect/platform/HttpApi";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import { api } from "../../src/contract/api.ts";
import { type Json, objectOf } from "../../src/http/openapi/schemas.ts";
import { document } from "./declared_answers.ts";

/** A body's place in the document, its example and its declaration. */
export type ExampleBody = readonly [where: string, example: Json, schema: Schema.Schema<unknown>];

const bodies: Array<ExampleBody> = [];
HttpApi.reflect(api, {
  onGroup: () => {},
  onEndpoint: ({ endpoint: { method, path, payloadSchema } }) => {
    const operation = objectOf(
      objectOf(objectOf(document["paths"])[path.replace(/:(\w+)/g, "{$1}")])[
        method.toLowerCase()
      ],
    );
    const { example, examples } = objectOf(
      objectOf(objectOf(operation["requestBody"])["content"])["application/json"],
    );
    const [first] = Object.values(objectOf(examples));
    const shown = example ?? objectOf(first)["value"];
    if (Option.isSome(payloadSchema) && shown !== undefined) {
      bodies.push([`${method} ${path}`, shown, Schema.make(payloadSchema.value.ast)]);
    }
  },
});

/** All of them. */
export const exampleBodies: ReadonlyArray<ExampleBody> = bodies;
