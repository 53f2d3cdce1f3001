/** Forms with a file, as browsers send them without a script. */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as Effect from "effect/Effect";
import type { ApiFailure } from "../../contract/problems.ts";
import { readBytes, requirePlain, unreadable } from "../../http/wire/request.ts";
import { boundaryOf, excessParts } from "./form_fields.ts";

/**
 * @param wanted sentence about what the form should hold, for a body that is none
 * @fails PayloadTooLarge above the limit, UnsupportedMediaType for a compressed one, InvalidRequest for a body that is no such
 * form or has too many fields
 */
export const uploadedForm = (
  request: HttpServerRequest.HttpServerRequest,
  limitBytes: number,
  wanted: string,
): Effect.Effect<FormData, ApiFailure> =>
  Effect.gen(function* () {
    yield* requirePlain(request);
    const body = yield* readBytes(request, limitBytes);
    const boundary = boundaryOf(request.headers["content-type"] ?? "");
    if (boundary === undefined) return yield* unreadable(wanted);
    const excess = excessParts(body, boundary);
    if (excess !== undefined) return yield* unreadable(excess);
    /** The boundary that the parts were counted by: a header that names two is none. */
    const headers = { "content-type": `multipart/form-data; boundary="${boundary}"` };
    return yield* Effect.tryPromise({
      try: () => new Response(new Uint8Array(body), { headers }).formData(),
      catch: () => unreadable(wanted),
    });
  });
