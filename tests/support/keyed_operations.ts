/** Operations of the document that read a key. */
import { isObject, objectOf } from "../../src/http/openapi/schemas.ts";
import { document } from "./declared_answers.ts";

/** An operation, and a path of it on which nothing is. */
export interface KeyedOperation {
  readonly method: string;
  readonly template: string;
  readonly path: string;
}

export const keyedOperations: ReadonlyArray<KeyedOperation> = Object.entries(objectOf(document["paths"]))
  .flatMap(([template, item]) =>
    Object.entries(objectOf(item)).flatMap(([name, operation]) => {
      const { security } = objectOf(operation);
      if (!Array.isArray(security) || !security.some((way) => isObject(way) && "apiKey" in way)) return [];
      return [{
        method: name.toUpperCase(),
        template,
        path: template.replace(/\{\w+\}/g, crypto.randomUUID()),
      }];
    })
  );
