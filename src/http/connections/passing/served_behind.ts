/** A client whose bytes are passed on to a connection of the process with itself, at whose other end it is served. */
import type { InnerEnds } from "./inner_port.ts";
import { type PassedOn, passedOn } from "./passed_on.ts";
import type { EndableConnection } from "../served_connection.ts";
import { within } from "../waits.ts";

/** Longest time in which a client that is cut gets what it was still told. */
const lastWordSeconds = 1;

/** Such a connection. */
export interface Behind extends InnerEnds<Deno.Conn> {
  /** Begins to serve its far end; undefined where it can't be served. */
  readonly serve: () => Promise<EndableConnection | undefined>;
}

/**
 * Serves the client once there is a connection behind it.
 * @param open undefined for a client that is not served
 * @returns the connection; what fails on the way to being served fails its `finished`
 */
export const serveBehind = (
  client: Deno.Conn,
  open: () => Promise<Behind | undefined>,
): EndableConnection => {
  let served: EndableConnection | undefined;
  let both: PassedOn | undefined;
  let isOver = false;
  const end = (): void => {
    if (both !== undefined) both.end();
    else if (!isOver) client.close();
    isOver = true;
  };
  const begin = async (): Promise<void> => {
    const behind = await open();
    if (behind === undefined) return;
    if (isOver) {
      behind.near.close();
      return behind.far.close();
    }
    both = passedOn(client, behind.near);
    served = await behind.serve();
    if (served === undefined) return;
    await served.finished;
    await both.passed;
  };
  return {
    finished: begin().finally(end),
    movedAtMs: () => both?.movedAtMs() ?? 0,
    shutdown: async () => served === undefined ? end() : await served.shutdown(),
    cut: () => {
      if (served === undefined || both === undefined) return end();
      both.hold(0);
      served.cut();
      within(lastWordSeconds, both.passed).then(end);
    },
    hold: (bytes) => {
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
