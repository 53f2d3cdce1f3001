/** `GET /api/v1/cbam/search`. Contract section 4.3. */
import * as Either from "effect/Either";
import { askSearch } from "../../application/cbam/cbam_queries.ts";
import { type Input, required } from "../../domain/cbam/input/input.ts";
import { queryLengthLimit } from "../../domain/cbam/search/search.ts";
import { question } from "../server/question.ts";
import { entityTag, revalidate, taggedJson } from "../wire/response.ts";

const queryRule = {
  expected: `1 to ${queryLengthLimit} characters: the first digits of a CN code, or words of a description`,
  read: (text: string) => {
    const query = text.trim();
    return query.length >= 1 && query.length <= queryLengthLimit ? query : undefined;
  },
};

const read = (input: Input): string | undefined => required(input, "q", queryRule);

export const search = question({
  known: ["q"],
  read: () => read,
  answer: (query, world, request) => {
    const tag = entityTag(request, world.tables.fingerprint);
    return Either.right(
      taggedJson(request, { tag, cacheControl: revalidate }, () => askSearch(query, world)),
    );
  },
});
