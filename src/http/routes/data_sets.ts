/** `GET /api/v1/cbam/datasets`: versions, legal acts, hashes, which is in force. Decisions, "Additions to v1". */
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as Effect from "effect/Effect";
import { askDataSets } from "../../application/cbam_queries.ts";
import { ReferenceData } from "../../application/ports.ts";
import { readQuery } from "../request.ts";
import { entityTag, revalidate, taggedJson } from "../response.ts";

export const dataSets = Effect.gen(function* () {
  const request = yield* HttpServerRequest.HttpServerRequest;
  yield* readQuery([], () => true);
  const { tables } = yield* ReferenceData;
  const tag = entityTag(request, tables.fingerprint);
  return yield* taggedJson(request, { tag, cacheControl: revalidate }, askDataSets);
});
