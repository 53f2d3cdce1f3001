/**
 * The law and the time, as one call finds them.
 */
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { type CalendarDay, dayOfEpochMs } from "../../kernel/calendar.ts";
import type { PriceEntry } from "../../domain/cbam/law/price.ts";
import type { ReferenceTables } from "../../domain/cbam/law/reference.ts";
import type { SearchIndex } from "../../domain/cbam/search/search.ts";
import type { Moment } from "../../kernel/moment.ts";
import { CertificatePrices, ReferenceData } from "../ports.ts";

/** Everything that a question about CBAM is answered from. */
export interface CbamContext {
  readonly tables: ReferenceTables;
  readonly searchIndex: SearchIndex;
  /** Every certificate price that was ever entered. */
  readonly prices: ReadonlyArray<PriceEntry>;
  readonly nowMs: number;
}

/** The services that hold the law. */
export type LawServices = ReferenceData | CertificatePrices;

/** @returns the law that the services hold, at a time in milliseconds since 1970 */
export const cbamContextOf = (context: Context.Context<LawServices>, nowMs: number): CbamContext => {
  const { tables, searchIndex } = Context.get(context, ReferenceData);
  return { tables, searchIndex, prices: Context.get(context, CertificatePrices).current(), nowMs };
};

/**
 * The same for many calls: those of one millisecond share a context, and what is made of it once.
 * @returns the context of a time in milliseconds since 1970
 */
export const cbamContexts = (services: Context.Context<LawServices>): (nowMs: number) => CbamContext => {
  const { current } = Context.get(services, CertificatePrices);
  let last: CbamContext | undefined;
  return (nowMs) => {
    if (last?.nowMs === nowMs && last.prices === current()) return last;
    last = cbamContextOf(services, nowMs);
    return last;
  };
};

/** The law and the time now. */
export const cbamContext: Effect.Effect<CbamContext, never, LawServices> = Effect.contextWithEffect(
  (context: Context.Context<LawServices>) =>
    Effect.clockWith((clock) => Effect.succeed(cbamContextOf(context, clock.unsafeCurrentTimeMillis()))),
);

/** Answers at once from the law and the time, in one step. */
export const fromLaw = <A, E, R>(
  answer: (cbam: CbamContext) => Effect.Effect<A, E, R>,
): Effect.Effect<A, E, R | LawServices> =>
  Effect.contextWithEffect((context: Context.Context<LawServices>) =>
    Effect.clockWith((clock) => answer(cbamContextOf(context, clock.unsafeCurrentTimeMillis())))
  );

/** Today in UTC. */
export const todayOf = ({ nowMs }: CbamContext): CalendarDay => dayOfEpochMs(nowMs);

/** @returns the day that a call means where it names no other: that of the moment that it asks about, else today */
export const dayAsked = ({ nowMs }: CbamContext, asOf: Moment | undefined): CalendarDay =>
  dayOfEpochMs(asOf === undefined ? nowMs : Math.min(asOf.endMs, nowMs));

/** @returns a name for everything that answers about the law depend on but the price of certificates: tables and day */
export const lawTag = (found: CbamContext): string => `${found.tables.fingerprint}-${todayOf(found)}`;
