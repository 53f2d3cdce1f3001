/**
 * Work of a form on a page that is done once, however often the same entries are sent: a button that is pressed twice, or a page
 * that is sent again, makes nothing a second time.
 */
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Schedule from "effect/Schedule";
import { newId } from "../../application/new_id.ts";
import type { Idempotency } from "../../application/ports.ts";
import type {
  IdempotencyKeyInUse,
  IdempotencyKeyReused,
  InvalidRequest,
  ServiceUnavailable,
} from "../../contract/failures.ts";
import { sha256Hex } from "../../kernel/sha256.ts";
import { uuidOfText } from "../../kernel/uuid.ts";
import type { Exchange } from "../exchange/exchange.ts";
import { doneOnce, type Once, type RepeatedFailure } from "./idempotent.ts";

/** Name of the form's value that tells one filling in from the next. */
export const formIdName = "form_id";

/** An id for a form that is shown. */
export const newFormId: Effect.Effect<string> = Effect.map(Clock.currentTimeMillis, newId);

/** While the first sending is at work, for as long as it may be: soon at first, then every two seconds, as each asks the database. */
const askedAgain = Schedule.exponential("250 millis").pipe(
  Schedule.union(Schedule.spaced("2 seconds")),
  Schedule.upTo("2 minutes"),
);

/**
 * Work of a form that brings a key of its own, done once: a second sending waits for the first one's answer.
 * @fails IdempotencyKeyInUse where the first one is at work for more than two minutes, and what `doneOnce` fails with
 */
export const keyedFormOnce = <A, E extends RepeatedFailure, R, E2 extends RepeatedFailure, R2>(
  once: Once<A, E, R, E2, R2>,
): ReturnType<typeof doneOnce<A, E, R, E2, R2>> =>
  Effect.retry(doneOnce(once), {
    while: ({ _tag }) => _tag === "IdempotencyKeyInUse",
    schedule: askedAgain,
  });

/** Work that a form asks for, and the filling in that it is asked by. */
interface FormOnce<A, E extends RepeatedFailure, R, E2 extends RepeatedFailure, R2>
  extends Pick<Once<A, E, R, E2, R2>, "accountId" | "endpoint" | "work" | "replay"> {
  readonly formId: string;
  /** The entries as the form came to them. */
  readonly sent: unknown;
}

/** @returns the work's answer: the first one again, where the form was sent with these entries before */
export const formOnce = <A, E extends RepeatedFailure, R, E2 extends RepeatedFailure, R2>(
  { accountId, endpoint, formId, sent, work, replay }: FormOnce<A, E, R, E2, R2>,
): Effect.Effect<
  A,
  E | E2 | InvalidRequest | IdempotencyKeyInUse | IdempotencyKeyReused | ServiceUnavailable,
  R | R2 | Exchange | Idempotency
> =>
  Effect.gen(function* () {
    const id = uuidOfText(formId) ?? (yield* newFormId);
    const entries = JSON.stringify(sent);
    return yield* keyedFormOnce({
      accountId,
      endpoint,
      key: `${id}:${sha256Hex(entries)}`,
      payload: [entries],
      work,
      replay,
    });
  });
