/**
 * Reads along in the database's answers, as far as the heads of the messages and the severity of errors: after FATAL or
 * PANIC the embedded database is at its end, though nothing else says so.
 * @source PostgreSQL documentation, message formats
 */

const headBytes = 5;
const errorResponse = 0x45;
const readyForQuery = 0x5a;
const sync = 0x53;
const query = 0x51;

const decoder = new TextDecoder();

/** The fields of an error response by their letters. */
const fieldsOf = (body: Uint8Array): ReadonlyMap<string, string> =>
  new Map(decoder.decode(body).split("\0").map((field) => [field.slice(0, 1), field.slice(1)]));

/** State of a reading of the database's bytes. */
export interface AnswerWatch {
  /** @returns why the database is at its end, if it is */
  readonly see: (bytes: Uint8Array) => string | undefined;
  /** True if the last message said that another statement may come. */
  readonly isReady: () => boolean;
}

/** Watches one answer, which comes in pieces of any length. */
export const answerWatch = (): AnswerWatch => {
  const head: Array<number> = [];
  let error: Array<number> = [];
  let [type, left] = [0, 0];
  let end: string | undefined;
  const finish = (): void => {
    if (type !== errorResponse) return;
    const fields = fieldsOf(new Uint8Array(error));
    if (/^(FATAL|PANIC)$/.test(fields.get("V") ?? "")) end ??= fields.get("M");
    error = [];
  };
  const begin = (): void => {
    const [first = 0, ...length] = head.splice(0);
    type = first;
    left = length.reduce((sum, byte) => sum * 256 + byte, 0) - 4;
    if (left === 0) finish();
  };
  return {
    see: (bytes) => {
      for (let at = 0; at < bytes.length;) {
        if (left === 0) {
          head.push(bytes[at] ?? 0);
          at += 1;
          if (head.length === headBytes) begin();
          continue;
        }
        const part = bytes.subarray(at, at + left);
        if (type === errorResponse) { for (const byte of part) error.push(byte); }
        at += part.length;
        left -= part.length;
        if (left === 0) finish();
      }
      return end;
    },
    isReady: () => type === readyForQuery && left === 0,
  };
};

/** True if bytes for the database end with what is answered by ReadyForQuery. */
export const asksForReady = (asked: Uint8Array): boolean =>
  asked[0] === query || asked.at(-headBytes) === sync && asked.at(-1) === 4;
