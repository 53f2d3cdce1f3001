/** Forms with a file, as browsers send them without a script. */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as Effect from "effect/Effect";
import type { ApiFailure } from "../../contract/problems.ts";
import { readBytes, unreadable } from "../../http/wire/request.ts";

/**
 * @param wanted sentence about what the form should hold, for a body that is none
 * @fails PayloadTooLarge above the limit, InvalidRequest for a body that is no such form
 */
export const uploadedForm = (
  request: HttpServerRequest.HttpServerRequest,
  limitBytes: number,
  wanted: string,
): Effect.Effect<FormData, ApiFailure> =>
  Effect.gen(function* () {
    const body = yield* readBytes(request, limitBytes);
    const headers = { "content-type": request.headers["content-type"] ?? "" };
    return yield* Effect.tryPromise({
      try: () => new Response(new Uint8Array(body), { headers }).formData(),
      catch: () => unreadable(wanted),
    });
  });
