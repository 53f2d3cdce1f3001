/** `GET /api/v1/cbam/search`. Contract section 4.3. */
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as Effect from "effect/Effect";
import { askSearch } from "../../application/cbam_queries.ts";
import { ReferenceData } from "../../application/ports.ts";
import { type Input, required } from "../../domain/cbam/input.ts";
import { queryLengthLimit } from "../../domain/cbam/search.ts";
import { readQuery } from "../request.ts";
import { entityTag, revalidate, taggedJson } from "../response.ts";

const queryRule = {
  expected: `1 to ${queryLengthLimit} characters: the first digits of a CN code, or words of a description`,
  read: (text: string) => {
    const query = text.trim();
    return query.length >= 1 && query.length <= queryLengthLimit ? query : undefined;
  },
};

const read = (input: Input): string | undefined => required(input, "q", queryRule);

export const search = Effect.gen(function* () {
  const request = yield* HttpServerRequest.HttpServerRequest;
  const query = yield* readQuery(["q"], read);
  const { tables } = yield* ReferenceData;
  const tag = entityTag(request, tables.fingerprint);
  return yield* taggedJson(request, { tag, cacheControl: revalidate }, askSearch(query));
});
