/**
 * Endpoints that answer at once from the law: one step from the query to the answer, because these are the calls
 * that clients make all day.
 */
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import type * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import type { World } from "../../application/cbam/cbam_queries.ts";
import { CertificatePrices, ReferenceData } from "../../application/ports.ts";
import type { InvalidRequest } from "../../contract/failures.ts";
import { type Reader, readQuery } from "../wire/request.ts";

/** What a question needs of its surroundings. */
export type LawServices = ReferenceData | CertificatePrices;

/** The law and the time, as this request finds them. */
export const world: Effect.Effect<World, never, LawServices> = Effect.contextWithEffect(
  (context: Context.Context<LawServices>) =>
    Effect.clockWith((clock) => Effect.succeed(worldOf(context, clock.unsafeCurrentTimeMillis()))),
);

const worldOf = (context: Context.Context<LawServices>, nowMs: number): World => {
  const { tables, searchIndex } = Context.get(context, ReferenceData);
  return { tables, searchIndex, prices: Context.get(context, CertificatePrices).current(), nowMs };
};

/** An endpoint: the names it knows, how it reads them, how it answers. */
export interface Question<Asked> {
  readonly known: ReadonlyArray<string>;
  readonly read: (world: World) => Reader<Asked>;
  readonly answer: (
    asked: Asked,
    world: World,
    request: HttpServerRequest.HttpServerRequest,
  ) => Either.Either<HttpServerResponse.HttpServerResponse, InvalidRequest>;
}

/** @fails InvalidRequest with every issue of the query */
export const question = <Asked>({ known, read, answer }: Question<Asked>): Effect.Effect<
  HttpServerResponse.HttpServerResponse,
  InvalidRequest,
  LawServices | HttpServerRequest.HttpServerRequest | HttpServerRequest.ParsedSearchParams
> =>
  Effect.contextWithEffect((
    context: Context.Context<
      LawServices | HttpServerRequest.HttpServerRequest | HttpServerRequest.ParsedSearchParams
    >,
  ) =>
    Effect.clockWith((clock) => {
      const found = worldOf(context, clock.unsafeCurrentTimeMillis());
      const asked = readQuery(Context.get(context, HttpServerRequest.ParsedSearchParams), known, read(found));
      return Either.isLeft(asked)
        ? Either.left(asked.left)
        : answer(asked.right, found, Context.get(context, HttpServerRequest.HttpServerRequest));
    })
  );
