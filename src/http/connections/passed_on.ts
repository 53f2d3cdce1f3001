/** Two connections of which each gets what the other says. */

/** Such a pair. */
export interface PassedOn {
  /** Settles when the client has all that was said, or both were ended. */
  readonly passed: Promise<void>;
  /** Ends both at once. */
  readonly end: () => void;
}

/** Bytes that are passed on at a time: a connection holds both as long as it is open. */
const [bytesUp, bytesDown] = [4_096, 16_384];

/** Writes all of the bytes. */
export const writeAll = async (to: Deno.Conn, bytes: Uint8Array): Promise<void> => {
  for (let at = 0; at < bytes.length;) at += await to.write(bytes.subarray(at));
};

const passOn = async (from: Deno.Conn, to: Deno.Conn, bytes: number): Promise<void> => {
  const buffer = new Uint8Array(bytes);
  for (let size = await from.read(buffer); size !== null; size = await from.read(buffer)) {
    await writeAll(to, buffer.subarray(0, size));
  }
  await to.closeWrite();
};

/** Passes everything on between the client and the end that faces it. */
export const passedOn = (client: Deno.Conn, near: Deno.Conn): PassedOn => {
  let isOver = false;
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    client.close();
    near.close();
  };
  passOn(client, near, bytesUp).catch(end);
  return { passed: passOn(near, client, bytesDown).then(end, end), end };
};
