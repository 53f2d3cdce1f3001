/**
 * `GET /openapi.json`: the contract as a document.
 */
import * as Effect from "effect/Effect";
import * as Contract from "../../contract/operations.ts";
import { openApiDocument, servedFrom } from "../../http/openapi/document.ts";
import { Exchange } from "../../http/exchange/exchange.ts";
import { implement } from "../../http/routes/implement.ts";
import { Tagged } from "../../http/wire/response.ts";
import { once } from "../../kernel/once.ts";
import { serviceVersion } from "../../kernel/service_version.ts";

/** The document is made when it is first asked for. */
const document = once(() => openApiDocument("/", serviceVersion));

export const openApi = implement(
  Contract.openApiDocument,
  () =>
    Effect.map(Exchange, ({ linkOrigin: origin }) => {
      return new Tagged("openapi", () => servedFrom(document(), origin));
    }),
);
