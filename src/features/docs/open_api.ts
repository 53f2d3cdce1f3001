/**
 * `GET /openapi.json`: the contract as a document.
 */
import * as Effect from "effect/Effect";
import { madeWithPauses } from "../../application/yield_to_io.ts";
import * as Contract from "../../contract/operations.ts";
import { openApiDocument, servedFrom } from "../../http/openapi/document.ts";
import type { JsonObject } from "../../http/openapi/schemas.ts";
import { Exchange } from "../../http/exchange/exchange.ts";
import { keptForOrigin } from "../../http/fast/kept_body.ts";
import { implement } from "../../http/routes/implement.ts";
import { TaggedAnswer } from "../../http/wire/response.ts";

/** The document is more than a megabyte: its text is made once. */
const served = keptForOrigin((document: JsonObject, origin) => JSON.stringify(servedFrom(document, origin)));

export const openApi = implement(
  Contract.openApiDocument,
  () =>
    Effect.map(
      Effect.all([madeWithPauses(openApiDocument), Exchange]),
      ([document, { linkOrigin: origin }]) => new TaggedAnswer("openapi", () => served(document, origin)),
    ),
);
