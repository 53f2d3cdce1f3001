/** Files and addresses that the command line names, read up to a bound: a device, a pipe or an answer tells no size, and may have no end. */
import { joinedBytes } from "../../kernel/text/bytes.ts";

const megabyte = 1_000_000;

const bytesWithin = async (
  readable: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Array<Uint8Array> = [];
  let size = 0;
  for await (const part of readable) {
    size += part.length;
    if (size > most) throw new Error(`it has more than ${most / megabyte} MB`);
    parts.push(part);
  }
  return joinedBytes(parts);
};

/**
 * Returns the bytes of a file or a pipe.
 * @param most most bytes that are read
 * @throws Error for one that has more, or can't be read
 */
export const readWithin = async (path: string, most: number): Promise<Uint8Array<ArrayBuffer>> =>
  bytesWithin((await Deno.open(path)).readable, most);

/** Returns the text of a file or a pipe; what is no UTF-8 in it is replaced. @throws Error as `readWithin` does */
export const readTextWithin = async (path: string, most: number): Promise<string> =>
  new TextDecoder().decode(await readWithin(path, most));

/** Returns the text of an answer; what is no UTF-8 in it is replaced. @throws Error for one that has more than `most` bytes, or breaks off */
export const answerWithin = async ({ body }: Response, most: number): Promise<string> =>
  body === null ? "" : new TextDecoder().decode(await bytesWithin(body, most));
