/** Whose work a fiber does: what is short, workers for example, is shared by whose work it is. */
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { ServiceUnavailable } from "../contract/failures.ts";
import { rateSubject } from "../domain/accounts/rate_subject.ts";
import type { RequestLines } from "./turns/request_lines.ts";

/** Most bytes of a body, or of what its rows count for, that are worked on as they come, without a turn. */
export const smallBodyBytes = 65_536;

/**
 * Bytes of a body for which a row counts at least: what is read from it and calculated takes some 3 kB until the answer is made, however
 * short it is, as 160 bytes of a longer one do. docs/decisions/0272-short-rows-by-turns.md
 */
export const bytesOfRow = 160;

/** Turn in which a request works on its body. */
export interface BodyTurn {
  /**
   * Waits until so many bytes may be worked on: the body's own, those of the table that it holds packed, or those for which its rows count.
   * What was taken for fewer is given back before.
   */
  readonly takenForBody: (bytes: number) => Effect.Effect<void>;
  /** Gives back what was taken, and returns how many bytes that were; 0 for none. */
  readonly endWork: () => number;
}

/** Turn in which a request reads much of a ledger. */
export interface ReadingTurn {
  /**
   * Waits until so many rows may be read and held. What a request reads beside its first reading is taken without a wait.
   * @fails ServiceUnavailable where too much comes before
   */
  readonly takenForRows: (rows: number) => Effect.Effect<void, ServiceUnavailable>;
}

/**
 * The account, once its key or session was looked at, the client's address, the lines that the request stands in and its turns, where the
 * work is one request's alone; nobody's work is that of the service itself.
 */
export class WhoseWork extends Context.Reference<WhoseWork>()("WhoseWork", {
  defaultValue: (): {
    readonly account: { readonly id: string | undefined };
    readonly clientAddress: string;
    readonly lines?: RequestLines;
    readonly place?: BodyTurn & Partial<ReadingTurn>;
  } => ({
    account: { id: undefined },
    clientAddress: "",
  }),
}) {}

/** Whoever shares what is short: parties have as much as each other, and so have the members of one. */
export interface Holder {
  /** An account, all strangers together, or the service itself. */
  readonly party: string;
  /** Of strangers their network; the party itself of any other. */
  readonly member: string;
}

/** All who have neither key nor session, from however many networks: together they have as much as one account. */
export const strangers = "strangers";

/** The service itself. */
export const serviceItself = "";

/** Holder of what the fiber's work takes. */
export const holderOfWork: Effect.Effect<Holder> = Effect.map(
  WhoseWork,
  ({ account: { id }, clientAddress }) =>
    id !== undefined
      ? { party: id, member: id }
      : clientAddress === ""
      ? { party: serviceItself, member: serviceItself }
      : { party: strangers, member: rateSubject(clientAddress) },
);

/** Does work as the service's own, whoever asked for it first. */
export const asOwnWork = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.provideService(work, WhoseWork, { account: { id: undefined }, clientAddress: "" });
