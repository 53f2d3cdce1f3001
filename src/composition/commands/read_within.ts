/** Files that the command line names, read up to a bound: a device or a pipe tells no size, and may have no end. */
import { joinedBytes } from "../../kernel/text/bytes.ts";

const megabyte = 1_000_000;

/**
 * Returns the bytes of a file or a pipe.
 * @param most most bytes that are read
 * @throws Error for one that has more, or can't be read
 */
export const readWithin = async (path: string, most: number): Promise<Uint8Array<ArrayBuffer>> => {
  const { readable } = await Deno.open(path);
  const parts: Array<Uint8Array> = [];
  let size = 0;
  for await (const part of readable) {
    size += part.length;
    if (size > most) throw new Error(`it has more than ${most / megabyte} MB`);
    parts.push(part);
  }
  return joinedBytes(parts);
};

/** Returns the text of a file or a pipe; what is no UTF-8 in it is replaced. @throws Error as `readWithin` does */
export const readTextWithin = async (path: string, most: number): Promise<string> =>
  new TextDecoder().decode(await readWithin(path, most));
