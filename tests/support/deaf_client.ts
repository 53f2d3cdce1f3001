/** A client of HTTP/2 that asks and takes nothing: no byte of an answer may leave. */

const frame = (
  type: number,
  flags: number,
  stream: number,
  payload: ReadonlyArray<number>,
): Array<number> => [
  ...[payload.length >> 16, payload.length >> 8 & 255, payload.length & 255, type, flags],
  ...[stream >> 24, stream >> 16 & 255, stream >> 8 & 255, stream & 255],
  ...payload,
];
const bytesOf = (text: string): Array<number> => [...new TextEncoder().encode(text)];
const field = (name: string, value: string): Array<number> => [
  0,
  ...[name.length, ...bytesOf(name), value.length, ...bytesOf(value)],
];
/** RFC 9113, section 6.5.2: SETTINGS_INITIAL_WINDOW_SIZE of 0, so that no byte of an answer may leave. */
const reader = frame(4, 0, 0, [0, 4, 0, 0, 0, 0]);
const asking = (path: string, stream: number): Array<number> =>
  frame(1, 5, stream, [
    ...field(":method", "GET"),
    ...field(":scheme", "http"),
    ...field(":authority", "a"),
    ...field(":path", path),
  ]);

const preface = bytesOf("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");

/** Begins with HTTP/2, byte by byte. @returns all that the service says until it ends the connection */
export const refusalOf = async (connection: Deno.Conn): Promise<string> => {
  for (const byte of preface) await connection.write(new Uint8Array([byte]));
  let said = "";
  const buffer = new Uint8Array(1_024);
  for (let size = await connection.read(buffer); size !== null; size = await connection.read(buffer)) {
    said += String.fromCharCode(...buffer.subarray(0, size));
  }
  connection.close();
  return said;
};

/** What such a client sees of its connection. */
export interface DeafClient {
  /** Ends when the service has ended the connection. */
  readonly cut: () => Promise<void>;
  /** The first frames of as many answers; a ping that is answered comes behind them. */
  readonly isOpen: () => Promise<boolean>;
  readonly close: () => void;
}

/** Speaks HTTP/2 on the connection, asks so often for a path, and reads no answer. */
export const deafClient = async (
  connection: Deno.Conn,
  path: string,
  times: number,
): Promise<DeafClient> => {
  const asked = Array.from({ length: times }, (_, index) => asking(path, 2 * index + 1)).flat();
  await connection.write(
    new Uint8Array([...preface, ...reader, ...asked]),
  );
  return {
    cut: async (): Promise<void> => {
      const buffer = new Uint8Array(65_536);
      while (await connection.read(buffer).catch(() => null) !== null);
    },
    isOpen: async (): Promise<boolean> => {
      await connection.write(new Uint8Array(frame(6, 0, 0, bytesOf("12345678"))));
      const buffer = new Uint8Array(65_536);
      let seen = "";
      while (!seen.includes("12345678")) {
        const size = await connection.read(buffer).catch(() => null);
        if (size === null) return false;
        seen += String.fromCharCode(...buffer.subarray(0, size));
      }
      return true;
    },
    close: () => connection.close(),
  };
};
