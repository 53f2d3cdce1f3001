/** Place of one message of a call that has several, which are worked on at once: each takes its own turn for what it reads of a ledger. */
import * as Effect from "effect/Effect";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import { WhoseWork } from "../../application/whose_work.ts";
import { CallPlace } from "./account_places.ts";
import { CallReading } from "./call_reading.ts";
import { Exchange } from "./exchange.ts";
import type { StrangerCall } from "./stranger_calls.ts";

/** The place of the call, but for its readings. */
class MessagePlace extends CallPlace {
  override readonly reading: CallReading;

  constructor(private readonly call: CallPlace) {
    super(call.places);
    this.reading = new CallReading(call.places.readings, false);
  }

  override taken(holder: string): Effect.Effect<void> {
    return this.call.taken(holder);
  }

  override takenByAddress(call: StrangerCall): Effect.Effect<void, ServiceUnavailable> {
    return this.call.takenByAddress(call);
  }

  override leaveAddress(): void {
    this.call.leaveAddress();
  }

  override takenForBody(bytes: number): Effect.Effect<void> {
    return Effect.suspend(() => this.reading.isAsked ? Effect.void : this.call.takenForBody(bytes));
  }

  override endWork(): number {
    return this.call.endWork();
  }

  override giveBack(): void {
    this.reading.close();
  }
}

/**
 * Does the work of one message. Its turn for a ledger is given back with the work's end, however it ends: the others of its call wait for it,
 * and hold nothing of a ledger meanwhile. Equal messages aren't read together: each would hold the whole answer.
 */
export const asMessage = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R | Exchange> =>
  Effect.flatMap(Exchange, (exchange) => {
    const place = new MessagePlace(exchange.place);
    const own = { ...exchange, place };
    return work.pipe(
      Effect.provideService(Exchange, own),
      Effect.provideService(WhoseWork, own),
      Effect.ensuring(Effect.sync(() => place.giveBack())),
    );
  });
