/** Two connections of which each gets what the other says. */

/** Such a pair. */
export interface PassedOn {
  /** Settles when the client has all that was said, or both were ended. */
  readonly passed: Promise<void>;
  /** Ends both at once. */
  readonly end: () => void;
  /** Passes little more on of what the client says, until it is released: see `heldBytes`. */
  readonly hold: () => void;
  readonly release: () => void;
}

/** Bytes that are passed on at a time: a connection holds both as long as it is open. */
const [bytesUp, bytesDown] = [4_096, 16_384];

/**
 * Bytes that a client may say beside a request that it waits for: the head of the next. The runtime takes and keeps all that comes while
 * it waits for an answer, without end.
 */
const heldBytes = 65_536;

/** Writes all of the bytes. */
export const writeAll = async (to: Deno.Conn, bytes: Uint8Array): Promise<void> => {
  for (let at = 0; at < bytes.length;) at += await to.write(bytes.subarray(at));
};

/** @param whenFree tells, behind each piece, what is waited for before the next */
const passOn = async (
  from: Deno.Conn,
  to: Deno.Conn,
  bytes: number,
  whenFree: (passedBytes: number) => Promise<void> | undefined = () => undefined,
): Promise<void> => {
  const buffer = new Uint8Array(bytes);
  for (let size = await from.read(buffer); size !== null; size = await from.read(buffer)) {
    await writeAll(to, buffer.subarray(0, size));
    const free = whenFree(size);
    if (free !== undefined) await free;
  }
  await to.closeWrite();
};

/** Passes everything on between the client and the end that faces it. */
export const passedOn = (client: Deno.Conn, near: Deno.Conn): PassedOn => {
  let isOver = false;
  /** Bytes that may still be passed on until the client is released, and that moment; undefined while it isn't held. */
  let held: { leftBytes: number; readonly released: PromiseWithResolvers<void> } | undefined;
  const release = (): void => {
    held?.released.resolve();
    held = undefined;
  };
  const whenFree = (passedBytes: number): Promise<void> | undefined => {
    if (held === undefined) return undefined;
    held.leftBytes -= passedBytes;
    return held.leftBytes < 0 ? held.released.promise : undefined;
  };
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    release();
    client.close();
    near.close();
  };
  passOn(client, near, bytesUp, whenFree).catch(end);
  return {
    passed: passOn(near, client, bytesDown).then(end, end),
    end,
    hold: () => {
      held ??= { leftBytes: heldBytes, released: Promise.withResolvers() };
    },
    release,
  };
};
