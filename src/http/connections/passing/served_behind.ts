/** A client whose bytes are passed on to a connection of the process with itself, at whose other end it is served. */
import type { InnerEnds } from "./inner_port.ts";
import { type PassedOn, passedOn } from "./passed_on.ts";
import type { EndableConnection } from "../served_connection.ts";
import { sayNoRoom } from "../turned_away.ts";
import { within } from "../waits.ts";

/** Longest time in which a client that is cut gets what it was still told. */
export const lastWordSeconds = 1;

/** Such a connection. */
export interface Behind extends InnerEnds<Deno.Conn> {
  /** Begins to serve its far end; undefined where it can't be served. */
  readonly serve: () => Promise<EndableConnection | undefined>;
}

/**
 * Serves the client once there is a connection behind it.
 * @param open undefined for a client that is not served; tells where the client has said a request's head, and waits for the connection
 * @returns the connection; what fails on the way to being served fails its `finished`
 */
export const serveBehind = (
  client: Deno.Conn,
  open: (hasSaid: () => void) => Promise<Behind | undefined>,
): EndableConnection => {
  let served: EndableConnection | undefined;
  let both: PassedOn | undefined;
  let isOver = false;
  /** True from a first head until its request begins. */
  let hasSaid = false;
  const end = (): void => {
    if (both !== undefined) both.end();
    else if (!isOver) client.close();
    isOver = true;
  };
  /** Ends a client behind whom there is no connection; one that waits for it is told so. */
  const turnAway = async (): Promise<void> => {
    if (!hasSaid || isOver) return end();
    isOver = true;
    await within(lastWordSeconds, sayNoRoom(client));
    client.close();
  };
  const begin = async (): Promise<void> => {
    const behind = await open(() => {
      hasSaid = true;
    }).catch(async (error) => {
      await turnAway();
      throw error;
    });
    if (behind === undefined) return;
    if (isOver) {
      behind.near.close();
      return behind.far.close();
    }
    both = passedOn(client, behind.near);
    served = await behind.serve();
    if (served === undefined) return;
    const { cut, finished } = served;
    // The runtime sees the end of a client behind its body alone, which isn't read while its request stands in a line.
    both.passed.then(cut);
    await finished;
    await both.passed;
  };
  return {
    finished: begin().finally(end),
    movedAtMs: () => both?.movedAtMs() ?? 0,
    isUnheard: () => hasSaid || served?.isUnheard() === true || both?.isUnheard() === true,
    saidAllAtMs: () => both?.saidAllAtMs() ?? served?.saidAllAtMs(),
    shutdown: async () => served === undefined ? await turnAway() : await served.shutdown(),
    cut: () => {
      if (both === undefined) {
        turnAway();
        return;
      }
      if (served === undefined) return end();
      both.hold(0);
      served.cut();
      within(lastWordSeconds, both.passed).then(end);
    },
    hold: (bytes) => {
      hasSaid = false;
      both?.hold(bytes);
      served?.hold(bytes);
    },
    allow: (bytes) => {
      both?.allow(bytes);
      served?.allow(bytes);
    },
    release: () => {
      both?.release();
      served?.release();
    },
  };
};
