/** Turn of a body that has come: when its call may go on with it. */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { bytesOfRow, smallBodyBytes } from "../../application/whose_work.ts";
import { runWithPauses } from "../../application/yield_to_io.ts";
import { longestArray } from "./json_rows.ts";
import { Exchange } from "./exchange.ts";

/** Shortest item of an array with the comma behind it. */
const shortestItem = 2;

/** True of a body that has no place for as many rows as need a turn. */
const isShort = ({ byteLength }: Uint8Array): boolean =>
  byteLength * bytesOfRow <= smallBodyBytes * shortestItem;

/** Bytes for which a body takes its turn: its own, or those of the rows that it holds as JSON. Tables count theirs once they are read. */
const weightOf = (body: Uint8Array): Effect.Effect<number> =>
  Effect.map(
    runWithPauses(() => longestArray(body)),
    (rows) => Math.max(body.byteLength, rows * bytesOfRow),
  );

/** Waits until the call of a large body may work on it, and has a sender looked up again whose body took its time. */
export const inTurn = (body: Uint8Array): Effect.Effect<void> =>
  Effect.flatMap(
    Effect.serviceOption(Exchange),
    Option.match({
      onNone: () => Effect.void,
      onSome: ({ place, account }) =>
        Effect.zipRight(
          isShort(body) ? Effect.void : Effect.flatMap(weightOf(body), (bytes) => place.takenForBody(bytes)),
          account.check?.again ?? Effect.void,
        ),
    }),
  );
