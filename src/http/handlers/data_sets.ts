/** `GET /api/v1/cbam/datasets`: versions, legal acts, hashes, which is in force. Decisions, "Additions to v1". */
import * as Either from "effect/Either";
import { askDataSets } from "../../application/cbam/cbam_queries.ts";
import { question } from "../server/question.ts";
import { entityTag, revalidate, taggedJson } from "../wire/response.ts";

export const dataSets = question({
  known: [],
  read: () => () => true,
  answer: (_asked, world, request) => {
    const tag = entityTag(request, world.tables.fingerprint);
    return Either.right(taggedJson(request, { tag, cacheControl: revalidate }, () => askDataSets(world)));
  },
});
