/**
 * `GET /openapi.json`: the contract as a document.
 */
import * as Effect from "effect/Effect";
import * as Contract from "../../contract/operations.ts";
import { openApiDocument } from "../../http/openapi/document.ts";
import type { JsonObject } from "../../http/openapi/schemas.ts";
import { Exchange } from "../../http/server/exchange.ts";
import { implement } from "../../http/server/implement.ts";
import { Tagged } from "../../http/wire/response.ts";
import { serviceVersion } from "../../kernel/service_version.ts";

/** The document is made when it is first asked for, and again only for another origin. */
let latest: { readonly origin: string; readonly document: JsonObject } | undefined;

const documentFor = (origin: string): JsonObject => {
  if (latest?.origin !== origin) latest = { origin, document: openApiDocument(origin, serviceVersion) };
  return latest.document;
};

export const openApi = implement(
  Contract.openApiDocument,
  () =>
    Effect.map(Exchange, ({ linkOrigin: origin }) => {
      return new Tagged("openapi", () => documentFor(origin));
    }),
);
