/**
 * The law and the time, as one call finds them.
 */
import * as Clock from "effect/Clock";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { CalendarDay } from "../../kernel/time/calendar.ts";
import { dayInBrussels } from "../../kernel/time/day_in_brussels.ts";
import { once } from "../../kernel/once.ts";
import type { Closing, VersionsRecord } from "../../contract/answers/members.ts";
import { closing } from "../../domain/cbam/calculation/query_records.ts";
import { type Law, lawInForce, lawInForceAfter } from "../../domain/cbam/law/law.ts";
import type { PriceEntry } from "../../domain/cbam/law/price.ts";
import type { ReferenceTables } from "../../domain/cbam/law/reference.ts";
import { versionsOf } from "../../domain/cbam/law/versions.ts";
import type { Moment } from "../../kernel/time/moment.ts";
import { CertificatePrices, ReferenceData } from "../ports.ts";
import { changesUntil, type KnownLaw, type LawState, stateAt } from "./known_law.ts";

/** The law as its services hold it. */
export interface HeldLaw extends KnownLaw {
  /** Every certificate price that was ever entered. */
  readonly prices: ReadonlyArray<PriceEntry>;
}

/**
 * Everything that a question about CBAM is answered from; what follows from it is made when it is first asked for. Tables and index
 * are those that count now.
 */
export interface CbamContext extends LawState {
  readonly nowMs: number;
  /** Every certificate price that was ever entered. */
  readonly prices: ReadonlyArray<PriceEntry>;
  /** The tables that counted at a moment, in milliseconds since 1970. */
  readonly tablesAt: (atMs: number) => ReferenceTables;
  /** Number of changes of the tables by operators until now. */
  readonly lawChanges: () => number;
  /** Today in Brussels. */
  readonly today: () => CalendarDay;
  /** ISO 8601 time of answers that are made now. */
  readonly generatedAt: () => string;
  /** The law in force now. */
  readonly law: () => Law;
  /** Its versions. */
  readonly versions: () => VersionsRecord;
  /** The end of an answer that is made now, from the tables in force. */
  readonly closing: () => Closing;
}

/** The services that hold the law. */
export type LawServices = ReferenceData | CertificatePrices;

/** @param law in force at the time; undefined: it is looked for when it is first asked for */
const contextOf = (held: HeldLaw, nowMs: number, inForce: Law | undefined): CbamContext => {
  const { prices } = held;
  const { tables, searchIndex } = stateAt(held, nowMs);
  const generatedAt = once(() => new Date(nowMs).toISOString());
  const law = once(() => inForce ?? lawInForce(tables, prices, nowMs));
  return {
    tables,
    searchIndex,
    prices,
    nowMs,
    tablesAt: (atMs) => stateAt(held, atMs).tables,
    lawChanges: () => changesUntil(held, nowMs),
    today: () => law().asOf,
    generatedAt,
    law,
    versions: once(() => versionsOf(law())),
    closing: once(() => closing(law().dataSet, generatedAt())),
  };
};

/** @returns the law at a time in milliseconds since 1970 */
export const makeCbamContext = (held: HeldLaw, nowMs: number): CbamContext =>
  contextOf(held, nowMs, undefined);

/** @returns the context of a time, with what that of another time tells of its law */
const contextAfter = (before: CbamContext, held: HeldLaw, nowMs: number): CbamContext => {
  const { tables } = stateAt(held, nowMs);
  const isSame = tables === before.tables && held.prices === before.prices;
  return contextOf(
    held,
    nowMs,
    isSame ? lawInForceAfter(before.law(), tables, held.prices, nowMs) : undefined,
  );
};

/**
 * Contexts for many calls: those of one millisecond share a context, and all that is made of it.
 * @param held the law as it is held now
 * @returns the context of a time in milliseconds since 1970
 */
export const cbamContexts = (held: () => HeldLaw): (nowMs: number) => CbamContext => {
  let last: { readonly cbam: CbamContext; readonly of: HeldLaw } | undefined;
  return (nowMs) => {
    const now = held();
    if (last?.cbam.nowMs !== nowMs || last.of.prices !== now.prices || last.of.later !== now.later) {
      const cbam = last === undefined ? makeCbamContext(now, nowMs) : contextAfter(last.cbam, now, nowMs);
      last = { cbam, of: now };
    }
    return last.cbam;
  };
};

/** @returns the law as the services hold it */
export const heldBy = (context: Context.Context<LawServices>): () => HeldLaw => {
  const reference = Context.get(context, ReferenceData);
  const { current } = Context.get(context, CertificatePrices);
  let last: { readonly held: HeldLaw; readonly known: KnownLaw } | undefined;
  return () => {
    const known = reference.current();
    const prices = current();
    if (last?.known !== known || last.held.prices !== prices) last = { held: { ...known, prices }, known };
    return last.held;
  };
};

/** The law and the time now. */
export const cbamContext: Effect.Effect<CbamContext, never, LawServices> = Effect.contextWithEffect(
  (context: Context.Context<LawServices>) =>
    Effect.clockWith((clock) =>
      Effect.succeed(makeCbamContext(heldBy(context)(), clock.unsafeCurrentTimeMillis()))
    ),
);

/** Answers from the law and the time. */
export const fromLaw = <A, E, R>(
  answer: (cbam: CbamContext) => Effect.Effect<A, E, R>,
): Effect.Effect<A, E, R | LawServices> => Effect.flatMap(cbamContext, answer);

/** The tables that count now. */
export const tablesNow: Effect.Effect<ReferenceTables, never, ReferenceData> = Effect.flatMap(
  ReferenceData,
  ({ current }) => Effect.map(Clock.currentTimeMillis, (nowMs) => stateAt(current(), nowMs).tables),
);

/** Today in Brussels. */
export const todayOf = ({ today }: Pick<CbamContext, "today">): CalendarDay => today();

/** @returns the day that a call means where it names no other: that of the moment that it asks about, else today */
export const dayAsked = ({ nowMs, today }: CbamContext, asOf: Moment | undefined): CalendarDay =>
  asOf === undefined ? today() : dayInBrussels(Math.min(asOf.endMs, nowMs));

/** @returns a name for everything that answers about the law depend on but the price of certificates: tables and day */
export const lawTag = ({ tables, today }: CbamContext): string => `${tables.fingerprint}-${today()}`;
