/** Turn of a body that has come: when its call may go on with it. */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { smallBodyBytes } from "../../application/whose_work.ts";
import { Exchange } from "./exchange.ts";

/** Waits until the call of a large body may work on it, and has a sender looked up again whose body took its time. */
export const inTurn = ({ byteLength }: Uint8Array): Effect.Effect<void> =>
  Effect.flatMap(
    Effect.serviceOption(Exchange),
    Option.match({
      onNone: () => Effect.void,
      onSome: ({ place, account }) =>
        Effect.zipRight(
          byteLength <= smallBodyBytes ? Effect.void : place.takenForBody(byteLength),
          account.check?.again ?? Effect.void,
        ),
    }),
  );
