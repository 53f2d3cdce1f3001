/**
 * An endpoint behind admission whose work begins while the admission is still on its way to the disk. Nothing that it
 * comes to is kept or told before the call has its place: who isn't let in gets the refusal, whatever the work came to.
 */
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Fiber from "effect/Fiber";
import * as Option from "effect/Option";
import { admit, type Places, type Refusal } from "../../application/accounts/admit.ts";
import * as AtOnce from "../../application/at_once.ts";
import { breathe } from "../../application/cbam/breathe.ts";
import { Accounts, RateLimiter } from "../../application/ports.ts";
import type { AccessRule } from "../../contract/access.ts";
import type { RateLimited, ServiceUnavailable } from "../../contract/failures.ts";
import type { Caller } from "../../domain/accounts/access.ts";
import type { Standing } from "../../domain/accounts/quota.ts";
import type { Answered, Call } from "./call.ts";
import { headerOf } from "./exchange.ts";
import { type AdmissionServices, forKeyHolder, standingHeaders } from "./limited.ts";

/** Waits for a place that is asked for. */
type Awaited = Effect.Effect<Standing, RateLimited | ServiceUnavailable>;

/** Asks for places; refuses at once those that need not be asked for. */
const askingAt = (limiter: RateLimiter["Type"]): Places<Awaited> => ({
  take: (quota, subject) => {
    const place = limiter.take(quota, subject);
    if (AtOnce.exitOf(place) !== undefined) return AtOnce.map(place, Exit.succeed);
    return Effect.gen(function* () {
      const asking = yield* Effect.fork(place);
      yield* breathe;
      const known = yield* Fiber.poll(asking);
      return Option.isSome(known) ? Exit.succeed(yield* known.value) : Fiber.join(asking);
    });
  },
});

/**
 * Lets the call in, or refuses it, while the handler is at work.
 * @param handler is told who calls, and what to wait for before anything is kept: it ends the work of a call that is
 * refused
 * @fails Refusal when the call isn't let in
 */
export const admittedAhead = <E, R>(
  access: AccessRule,
  { request, exchange, services }: Call<AdmissionServices>,
  handler: (caller: Caller | undefined, place: Effect.Effect<void>) => Effect.Effect<Answered, E, R>,
): Effect.Effect<Answered, E | Refusal, R> =>
  Effect.gen(function* () {
    const { caller, standing: place } = yield* admit(access, {
      services: {
        accounts: Context.get(services, Accounts),
        limiter: askingAt(Context.get(services, RateLimiter)),
      },
      authorization: headerOf(request, "authorization"),
      hasKeyElsewhere: headerOf(request, "x-api-key") !== undefined,
      clientAddress: exchange.clientAddress,
      onCaller: ({ accountId }) => {
        exchange.account.id = accountId;
      },
    });
    const orEnd = Effect.matchEffect(place, {
      onFailure: () => Effect.interrupt,
      onSuccess: () => Effect.void,
    });
    const answer = yield* Effect.exit(handler(caller, orEnd));
    Object.assign(exchange.answerHeaders, standingHeaders(yield* place));
    return forKeyHolder(yield* answer);
  });
