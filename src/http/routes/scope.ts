/** `GET /api/v1/cbam/scope`. Contract section 4.1. */
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as Effect from "effect/Effect";
import { askScope, type ScopeQuestion } from "../../application/cbam_queries.ts";
import { ReferenceData } from "../../application/ports.ts";
import { type Input, readCnCode, readOptionalAlpha2, readOptionalTonnage } from "../../domain/cbam/input.ts";
import { readQuery } from "../request.ts";
import { entityTag, revalidate, taggedJson } from "../response.ts";

const known = ["cn", "country", "tonnage"] as const;

const read = (input: Input): ScopeQuestion | undefined => {
  const cnCode = readCnCode(input, "cn");
  const country = readOptionalAlpha2(input, "country");
  const tonnage = readOptionalTonnage(input, "tonnage");
  const asSent = input.value("country");
  return cnCode && { cnCode, country, countryAsSent: typeof asSent === "string" ? asSent : null, tonnage };
};

export const scope = Effect.gen(function* () {
  const request = yield* HttpServerRequest.HttpServerRequest;
  const question = yield* readQuery(known, read);
  const { tables } = yield* ReferenceData;
  const tag = entityTag(request, tables.fingerprint);
  return yield* taggedJson(request, { tag, cacheControl: revalidate }, askScope(question));
});
