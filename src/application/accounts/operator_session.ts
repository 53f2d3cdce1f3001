/**
 * Operator's commands in a browser: the commands of `operator_commands.ts`, after a second factor, each recorded with
 * who did it.
 */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import { PermissionDenied, type RateLimited, type ServiceUnavailable } from "../../contract/failures.ts";
import type { Quota } from "../../domain/accounts/quota.ts";
import { type OperatorRefused, refusedFor } from "../../domain/accounts/operator_refused.ts";
import { type Operator, RateLimiter } from "../ports.ts";
import { BrowserSession, type SignedIn } from "./browser_session.ts";
import { carryOut, type Command, type Row } from "./operator_commands.ts";
import { type OperatorAct, Operators } from "./operator_ports.ts";

/** Commands that say who is an operator; only the command line has them. */
export const MarkCommand = Schema.Union(
  Schema.Struct({ do: Schema.Literal("operator add"), email: Schema.String }),
  Schema.Struct({ do: Schema.Literal("operator remove"), email: Schema.String }),
  Schema.Struct({ do: Schema.Literal("operator list") }),
);
export type MarkCommand = typeof MarkCommand.Type;

/** @returns the rows to print: the second factor's secret, this once */
export const carryOutMark = (
  command: MarkCommand,
): Effect.Effect<ReadonlyArray<Row>, OperatorRefused | ServiceUnavailable, Operators> =>
  Effect.flatMap(
    Operators,
    (operators): Effect.Effect<ReadonlyArray<Row>, OperatorRefused | ServiceUnavailable> => {
      switch (command.do) {
        case "operator add":
          return Effect.map(operators.mark(command.email), ({ email, operatorSince, secret, uri }) => [
            { email, operator_since: operatorSince, totp_secret: secret, totp_uri: uri },
          ]);
        case "operator remove":
          return Effect.as(operators.unmark(command.email), [{ email: command.email, operator_since: null }]);
        case "operator list":
          return Effect.map(
            operators.marked,
            (marked) => marked.map(({ email, operatorSince }) => ({ email, operator_since: operatorSince })),
          );
      }
    },
  );

const tries: Quota = { policy: "second-factor", limit: 5, windowSeconds: 900 };

/**
 * @returns the session's new token; none when the code is wrong or was used
 * @fails RateLimited after five tries in a quarter of an hour
 */
export const passSecondFactor = (
  { accountId, sessionId, isOperator }: SignedIn,
  code: string,
): Effect.Effect<
  Option.Option<string>,
  RateLimited | ServiceUnavailable,
  BrowserSession | Operators | RateLimiter
> =>
  Effect.gen(function* () {
    if (!isOperator) return Option.none();
    yield* (yield* RateLimiter).take(tries, accountId);
    const isTaken = yield* (yield* Operators).takeCode(accountId, code);
    return isTaken ? yield* (yield* BrowserSession).raise(sessionId) : Option.none();
  });

const notNow = new PermissionDenied({
  reason: "operator",
  message: "This needs an operator's account and its second factor, given in this session.",
});

const subjectOf = (command: Command): string => {
  if ("email" in command) return command.email;
  if ("account" in command) return command.account;
  if ("id" in command) return command.id;
  if ("period" in command) return command.period;
  return "tier" in command ? command.tier : "";
};

/** Does the work as the operator's act, which is recorded with it. @fails PermissionDenied without the second factor */
export const recordedAs = <A, E, R>(
  person: SignedIn,
  act: OperatorAct,
  work: Effect.Effect<A, E, R>,
): Effect.Effect<A, E | PermissionDenied | ServiceUnavailable, R | Operators> =>
  Effect.gen(function* () {
    if (!person.hasSecondFactor) return yield* notNow;
    const context = yield* Effect.context<R>();
    return yield* (yield* Operators).recorded(person, act, Effect.provide(work, context));
  });

/**
 * Carries a command out as the operator's act.
 * @fails OperatorRefused with what would be right; then nothing is recorded
 */
export const carryOutAs = (
  signedIn: SignedIn,
  command: Command,
): Effect.Effect<
  ReadonlyArray<Row>,
  OperatorRefused | PermissionDenied | ServiceUnavailable,
  Operator | Operators
> =>
  recordedAs(
    signedIn,
    { act: command.do, subject: subjectOf(command), details: command },
    carryOut(command),
  );

/** Queues a mail that was given up once more, as the operator's act. */
export const retryMailAs = (
  signedIn: SignedIn,
  messageId: string,
): Effect.Effect<void, OperatorRefused | PermissionDenied | ServiceUnavailable, Operators> =>
  Effect.flatMap(Operators, (operators) =>
    recordedAs(
      signedIn,
      { act: "mail retry", subject: messageId, details: {} },
      Effect.filterOrFail(
        operators.retryMail(messageId),
        (isQueued) => isQueued,
        () => refusedFor({ kind: "mailGone", id: messageId }),
      ),
    )).pipe(Effect.asVoid);
