/**
 * Calls that take no body: an empty one or `{}` says nothing, anything else would be passed over in silence.
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import type { BodyTooSlow, InvalidRequest } from "../../contract/failures.ts";
import type { OtherPart } from "../../contract/decoding/other_part.ts";
import { isRecord } from "../../kernel/text/json.ts";
import { bodyReader, isBlank, parseJson, readBytes, unreadable } from "./request.ts";

/** More than anything that says nothing. */
const limitBytes = 4_096;

const takesNone = unreadable("The call takes no body: leave it out.");

/** @fails InvalidRequest for a body that says something, naming each member */
export type RequireNoBody = (
  request: HttpServerRequest.HttpServerRequest,
) => Effect.Effect<void, BodyTooSlow | InvalidRequest>;

/** @param query what the call takes in its place */
export const noBodyOf = (query: OtherPart): RequireNoBody => {
  const read = bodyReader(Schema.Struct({}), query);
  return (request) =>
    Effect.gen(function* () {
      const bytes = yield* Effect.catchTag(
        readBytes(request, limitBytes),
        "PayloadTooLarge",
        () => takesNone,
      );
      if (isBlank(bytes)) return;
      const value = yield* parseJson(bytes);
      if (value === null) return;
      if (!isRecord(value)) return yield* takesNone;
      yield* read(value, undefined);
    });
};
