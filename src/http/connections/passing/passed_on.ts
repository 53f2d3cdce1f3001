/** Two connections of which each gets what the other says. */
import { pause } from "../waits.ts";
import { refuseUpgrade } from "./asked_upgrade.ts";

/** Such a pair. */
export interface PassedOn {
  /** Settles when the client has all that was said, or both were ended. */
  readonly passed: Promise<void>;
  /** Moment of the last byte in either direction. */
  readonly movedAtMs: () => number;
  /** True of a client that has said more since its last answer, of which no request has begun. */
  readonly isUnheard: () => boolean;
  /** Moment at which the client ended what it says; undefined while it has not. */
  readonly saidAllAtMs: () => number | undefined;
  /** Ends both at once. */
  readonly end: () => void;
  /** Passes no more than so many bytes on of what the client says, until it is released. */
  readonly hold: (bytes: number) => void;
  /** Passes so many bytes more on of a client that is held. */
  readonly allow: (bytes: number) => void;
  readonly release: () => void;
}

/** Bytes that are passed on at a time: a connection holds both as long as it is open. */
const [bytesUp, bytesDown] = [4_096, 16_384];

/**
 * Pieces of fewer bytes are small: each costs as much as one of thousands. A client may say some in a row for each request, then ever
 * longer is waited before the next, which has what came in the meantime.
 */
const smallBytes = 512;
const freeSmall = 16;
const [firstWaitMs, mostWaitMs] = [50, 1_000];

/**
 * Time without a byte for which a client that has ended what it says is taken for one that still reads: it may wait for its answer (RFC
 * 9112, section 9.6), or be gone, which nobody can tell before something is said to it. Without a request under way, and with nothing on
 * its way to it, it is one that is gone.
 */
const [mostSilentMs, mostUnheardMs] = [10_000, 1_000];
/** Time between two looks at whether its answers have left. */
const lookMs = 50;
/**
 * Looks in a row at which nothing had moved since an answer, before nothing of what was said is taken to be left: in each of the turns
 * between them the runtime may begin the next of several requests that were said at once.
 */
const looksBetween = 4;

/** Writes all of the bytes. */
export const writeAll = async (to: Deno.Conn, bytes: Uint8Array): Promise<void> => {
  for (let at = 0; at < bytes.length;) at += await to.write(bytes.subarray(at));
};

interface Passing {
  /** Told of each piece, once it was read and once it was written. */
  readonly onMove: () => void;
  /** Bytes in place of a piece. */
  readonly said: (piece: Uint8Array) => Uint8Array;
  /** Wait, behind each piece, before the next; undefined for none. */
  readonly whenFree: (passedBytes: number) => Promise<void> | undefined;
  /** Wait before the end is passed on; undefined for none. */
  readonly whenEnded: () => Promise<void> | undefined;
}

const passOn = async (
  from: Deno.Conn,
  to: Deno.Conn,
  bytes: number,
  { onMove, said, whenFree, whenEnded }: Passing,
): Promise<void> => {
  const buffer = new Uint8Array(bytes);
  for (let size = await from.read(buffer); size !== null; size = await from.read(buffer)) {
    onMove();
    await writeAll(to, said(buffer.subarray(0, size)));
    onMove();
    const free = whenFree(size);
    if (free !== undefined) await free;
  }
  const ended = whenEnded();
  if (ended !== undefined) await ended;
  await to.closeWrite();
};

/**
 * Passes everything on between the client and the end that faces it.
 * @param silentMs time without a byte for which a client that has said all that it says may wait for an answer
 */
export const passedOn = (client: Deno.Conn, near: Deno.Conn, silentMs = mostSilentMs): PassedOn => {
  let isOver = false;
  let movedMs = performance.now();
  const onMove = (): void => {
    movedMs = performance.now();
  };
  /** Bytes that may still be passed on until more are allowed, and that moment; undefined while the client isn't held. */
  let held: { leftBytes: number; more: PromiseWithResolvers<void> } | undefined;
  let smallInRow = 0;
  /** True once an answer has left and until more is said, which begins with the next request's head. */
  let isBetween = false;
  /** True from the first bytes behind an answer until the next request begins. */
  let isUnheard = false;
  /** True from a request's head until its answer has left. */
  let isUnderWay = false;
  /** True while the client has not taken a piece of what it is told. */
  let isTelling = false;
  let saidAllAtMs: number | undefined;
  const said = (piece: Uint8Array): Uint8Array => {
    if (!isBetween) return piece;
    isBetween = false;
    isUnheard = true;
    return refuseUpgrade(piece);
  };
  const release = (): void => {
    held?.more.resolve();
    held = undefined;
  };
  const whenAllowed = async (): Promise<void> => {
    while (held !== undefined && held.leftBytes < 0) await held.more.promise;
  };
  const whenFree = (passedBytes: number): Promise<void> | undefined => {
    smallInRow = passedBytes < smallBytes ? smallInRow + 1 : 0;
    if (held !== undefined) held.leftBytes -= passedBytes;
    if (held !== undefined && held.leftBytes < 0) return whenAllowed();
    const over = smallInRow - freeSmall;
    return over > 0 && !isOver ? pause(Math.min(mostWaitMs, firstWaitMs * over)) : undefined;
  };
  /** Looks in a row at which nothing had moved since an answer. */
  let looks = 0;
  /** True of a client to which nothing was to be said for a while. */
  const isIdle = (): boolean => isBetween && !isTelling && performance.now() - movedMs >= mostUnheardMs;
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    release();
    client.close();
    near.close();
  };
  const untilAnswered = async (): Promise<void> => {
    const sinceMs = saidAllAtMs = performance.now();
    const isSilent = (): boolean =>
      performance.now() - Math.max(sinceMs, movedMs) >= (isUnderWay || isTelling ? silentMs : mostUnheardMs);
    while (!isOver && looks < looksBetween && !isSilent()) {
      const movedBefore = movedMs;
      await pause(lookMs);
      looks = isBetween && !isTelling && movedMs === movedBefore ? looks + 1 : 0;
    }
    // Its request may stand in a line with a body that isn't read: the end behind that would be seen by nobody.
    if (isUnderWay && !isTelling && isSilent()) end();
  };
  const up: Passing = {
    onMove,
    said,
    whenFree,
    whenEnded: () => isOver || isIdle() ? undefined : untilAnswered(),
  };
  const down: Passing = {
    onMove,
    said: (piece) => {
      isTelling = true;
      return piece;
    },
    whenFree: () => {
      isTelling = false;
      return undefined;
    },
    whenEnded: () => undefined,
  };
  passOn(client, near, bytesUp, up).catch(end);
  return {
    passed: passOn(near, client, bytesDown, down).then(end, end),
    movedAtMs: () => movedMs,
    isUnheard: () => isUnheard,
    saidAllAtMs: () => saidAllAtMs,
    end,
    hold: (bytes) => {
      release();
      [smallInRow, looks] = [0, 0];
      [isUnheard, isBetween, isUnderWay] = [false, false, true];
      if (!isOver) held = { leftBytes: bytes, more: Promise.withResolvers() };
    },
    allow: (bytes) => {
      if (held === undefined) return;
      held.leftBytes += bytes;
      held.more.resolve();
      held.more = Promise.withResolvers();
    },
    release: () => {
      release();
      [isBetween, isUnderWay] = [true, false];
    },
  };
};
