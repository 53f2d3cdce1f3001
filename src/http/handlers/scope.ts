/** `GET /api/v1/cbam/scope`. Contract section 4.1. */
import * as Either from "effect/Either";
import { askScope, type ScopeQuestion } from "../../application/cbam/cbam_queries.ts";
import { type Input, readCnCode, readOptionalAlpha2 } from "../../domain/cbam/input/input.ts";
import { readOptionalTonnage } from "../../domain/cbam/input/number_input.ts";
import { question } from "../server/question.ts";
import { entityTag, revalidate, taggedJson } from "../wire/response.ts";

const known = ["cn", "country", "tonnage"] as const;

const read = (input: Input): ScopeQuestion | undefined => {
  const cnCode = readCnCode(input, "cn");
  const country = readOptionalAlpha2(input, "country");
  const tonnage = readOptionalTonnage(input, "tonnage");
  const asSent = input.value("country");
  return cnCode && { cnCode, country, countryAsSent: typeof asSent === "string" ? asSent : null, tonnage };
};

export const scope = question({
  known,
  read: () => read,
  answer: (asked, world, request) => {
    const tag = entityTag(request, world.tables.fingerprint);
    return Either.right(taggedJson(request, { tag, cacheControl: revalidate }, () => askScope(asked, world)));
  },
});
