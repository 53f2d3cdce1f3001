/** Forms with a file, as browsers send them without a script. */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as Effect from "effect/Effect";
import type { ApiFailure } from "../../contract/problems.ts";
import { Buffer } from "node:buffer";
import { tellRead } from "../../http/connections/body_connection.ts";
import { type BodyEnds, bodyEnds } from "../../http/connections/body_ends.ts";
import { headerOf } from "../../http/exchange/exchange.ts";
import { readBytes, requirePlain, unreadable } from "../../http/wire/request.ts";
import { joinedBytes } from "../../kernel/text/bytes.ts";
import { boundaryOf, excessParts } from "./form_fields.ts";

/** The parts of a form whose boundary is known. */
const partsOf = (body: Uint8Array, boundary: string): Promise<FormData> => {
  /** The boundary that the parts were counted by: a header that names two is none. */
  const headers = { "content-type": `multipart/form-data; boundary="${boundary}"` };
  return new Response(new Uint8Array(body), { headers }).formData();
};

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
    return yield* Effect.tryPromise({ try: () => partsOf(body, boundary), catch: () => unreadable(wanted) });
  });

/** Most bytes that are read past of a file that is too large. */
const mostPassed = 64 * 1_024 * 1_024;
/** A token and a language stand before the file, what is typed behind it. */
const keptEnds = { headBytes: 65_536, tailBytes: 524_288 };

/** The body without the part that reaches from its beginning to its end. */
const withoutMiddle = ({ head, tail }: BodyEnds, boundary: string): Uint8Array | undefined => {
  const before = Buffer.from(head).lastIndexOf(`--${boundary}`);
  const behind = Buffer.from(tail).indexOf(`\r\n--${boundary}`);
  return before < 0 || behind < 0
    ? undefined
    : joinedBytes([head.subarray(0, before), tail.subarray(behind + 2)]);
};

/** @returns the fields of a form beside its file, which is too large to be read; undefined where they can't be told apart from it */
export const fieldsBesideFile = (
  request: HttpServerRequest.HttpServerRequest,
): Effect.Effect<FormData | undefined> =>
  Effect.gen(function* () {
    const source = request.source instanceof Request ? request.source : undefined;
    const body = source?.body ?? null;
    const boundary = boundaryOf(request.headers["content-type"] ?? "");
    const length = Number(headerOf(request, "content-length") ?? Infinity);
    if (
      source === undefined || body === null || body.locked || boundary === undefined || length > mostPassed
    ) return undefined;
    const ends = yield* bodyEnds(body, keptEnds, (bytes) => tellRead(source, bytes));
    const rest = ends && withoutMiddle(ends, boundary);
    if (rest === undefined || excessParts(rest, boundary) !== undefined) return undefined;
    return yield* Effect.promise(() => partsOf(rest, boundary).catch(() => undefined));
  });
