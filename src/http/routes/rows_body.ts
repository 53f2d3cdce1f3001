/**
 * JSON bodies whose rows stand for themselves. Thousands of them are parsed with pauses and handed on as they were sent: each
 * is decoded by itself, in its turn, so that neither a large body nor a wrong row holds anyone else up.
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Option from "effect/Option";
import { duePauses } from "../../application/yield_to_io.ts";
import { byPointer, decoderOf } from "../../contract/decoding/decoding.ts";
import { otherPart, sayingWhere } from "../../contract/decoding/other_part.ts";
import { type InvalidRequest, invalidRequest } from "../../contract/failures.ts";
import { isRecord, recordOf, unsoundness, withoutNulls } from "../../kernel/text/json.ts";
import { parsing, readBytes, requireJson } from "../wire/request.ts";
import type { BodyFailure } from "./body.ts";
import type { Declaration } from "./declared.ts";
import { bodyLimitOf } from "./implement.ts";

/** Reads JSON bodies with rows. */
export interface RowsBodyOf<Body> {
  /** The body of a request, within the endpoint's limit. */
  readonly ofRequest: (request: HttpServerRequest.HttpServerRequest) => Effect.Effect<Body, BodyFailure>;
  /** The body of its bytes. */
  readonly ofBytes: (bytes: Uint8Array) => Effect.Effect<Body, InvalidRequest>;
}

/** Member with the rows of a body, and the most of them that are looked at: one more than a call may have is enough. */
export interface RowsMember {
  readonly name: string;
  readonly most: number;
}

const parsedInTurns = (bytes: Uint8Array): Effect.Effect<unknown, InvalidRequest> =>
  Effect.gen(function* () {
    const pause = yield* duePauses;
    const steps = parsing(bytes);
    for (;;) {
      const { done, value } = steps.next();
      if (done === true) return yield* value;
      yield* pause;
    }
  });

/**
 * @param endpoint whose body declares its rows as unknown
 * @returns the reader of its bodies
 */
export const rowsBodyOf = <Path, Query, Body, Answer, Failure>(
  endpoint: Declaration<Path, Query, Body, Answer, Failure>,
  { name, most }: RowsMember,
): RowsBodyOf<Body> => {
  const decode = decoderOf(Option.getOrThrow(endpoint.payloadSchema));
  const query = otherPart("query", Option.getOrUndefined(endpoint.urlParamsSchema));
  const naming = byPointer();
  const envelope = (value: unknown): Either.Either<Body, InvalidRequest> => {
    const { [name]: rows, ...rest } = recordOf(value);
    const others = Array.isArray(rows) ? rest : recordOf(value);
    const unsound = unsoundness(others);
    if (unsound !== undefined) return Either.left(invalidRequest([unsound]));
    const lookedAt = Array.isArray(rows) ? { [name]: rows.slice(0, most) } : undefined;
    const sent = isRecord(value) ? { ...recordOf(withoutNulls(others)), ...lookedAt } : value;
    return Either.mapLeft(
      decode(sent, naming),
      ({ issues }) => invalidRequest(sayingWhere(issues, query)),
    );
  };
  const ofBytes = (bytes: Uint8Array) => Effect.flatMap(parsedInTurns(bytes), envelope);
  return {
    ofBytes,
    ofRequest: (request) =>
      Effect.zipRight(
        requireJson(request),
        Effect.flatMap(readBytes(request, bodyLimitOf(endpoint)), ofBytes),
      ),
  };
};
