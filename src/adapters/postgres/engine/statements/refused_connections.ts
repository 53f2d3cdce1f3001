/**
 * Connections that the server refuses because it has no more: its own bound, that of the role or the database, or a pooler's. Equal
 * processes share a server, and how many of them there are is an autoscaler's: whoever has connections waits for one of those.
 */
import type pg from "pg";
import { stateOf } from "./statement_errors.ts";

/** For so long no further connection is asked for: each that is refused costs the server a process. */
const contentMs = 5_000;

/** PgBouncer says of its own bound only in words what it is. */
const poolersWords = /no more connections allowed/;

/** True if there is a server, and it takes no further connection. */
export const isRefused = (error: unknown): boolean =>
  stateOf(error) === "53300" || (error instanceof Error && poolersWords.test(error.message));

/** Options of a pool that goes on with what it has. */
export interface OwnOptions {
  /** Time for which a caller waits for a connection. */
  readonly waitMs: number;
  readonly now?: () => number;
  /** Tells the operator, once. */
  readonly say: () => void;
}

type Done = (...answer: ReadonlyArray<unknown>) => void;

/** Hands over the first answer that comes in time, else the error; a connection that comes later goes back. */
const withinTime = (
  done: Done,
  { error, leftMs }: { readonly error: unknown; readonly leftMs: number },
): Done => {
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    done(error);
  }, leftMs);
  return (failed, client, release) => {
    if (!isOver) {
      clearTimeout(timer);
      done(failed, client, release);
    } else if (client !== undefined && typeof release === "function") release();
  };
};

/**
 * Lets callers of a pool that is refused a further connection wait for one that it has; of a pool without any, and
 * with none on its way, they fail. It asks for more again after a while.
 */
export const waitForOwn = (
  pool: pg.Pool,
  { waitMs, now = () => performance.now(), say }: OwnOptions,
): void => {
  const most = pool.options.max;
  let [own, contentUntilMs, isSaid] = [0, 0, false];
  pool.on("connect", () => own++).on("remove", () => own--);
  const goOnWithOwn = (): void => {
    contentUntilMs = now() + contentMs;
    pool.options.max = Math.max(1, own);
    if (!isSaid) say();
    isSaid = true;
  };
  pool.connect = new Proxy(pool.connect, {
    apply: (connect, self, [asking]: ReadonlyArray<unknown>) => {
      if (typeof asking !== "function") return Reflect.apply(connect, self, [asking]);
      if (now() >= contentUntilMs) pool.options.max = most;
      const untilMs = now() + waitMs;
      const attempt = (done: Done, isFirst: boolean): void => {
        Reflect.apply(connect, self, [(error: unknown, ...found: ReadonlyArray<unknown>) => {
          const leftMs = untilMs - now();
          const isHopeful = own > 0 || (isFirst && pool.totalCount > 0);
          if (!isRefused(error) || !isHopeful || leftMs <= 0) return done(error, ...found);
          goOnWithOwn();
          attempt(withinTime(done, { error, leftMs }), false);
        }]);
      };
      attempt((...answer) => Reflect.apply(asking, undefined, answer), true);
    },
  });
};
