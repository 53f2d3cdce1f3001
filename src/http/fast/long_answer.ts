/**
 * Long answers as JSON that is written while it leaves, part by part: other calls are answered in between, and no answer
 * stands in memory a second time as one text.
 */
import * as Effect from "effect/Effect";
import { IoTurn, pauses } from "../../application/yield_to_io.ts";
import type { Steps } from "../../kernel/steps.ts";
import { isRecord } from "../../kernel/text/json.ts";

/** Characters of a piece, about. */
export const pieceCharacters = 65_536;

/** A client that takes the pieces as they come would else keep every other call waiting until the last one. */
async function* encodedInTurns(
  pieces: Iterable<string>,
  pass: () => Promise<void>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const pause = pauses(pass);
  for (const piece of pieces) {
    yield encoder.encode(piece);
    await pause();
  }
}

/**
 * @param pass gives the thread to what waits
 * @returns the pieces as a stream, each made when the one before has left; a reader that goes away ends their making
 */
export const streamInTurns = (
  pieces: Iterable<string>,
  pass: () => Promise<void>,
): ReadableStream<Uint8Array> => {
  const encoded = encodedInTurns(pieces, pass);
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await encoded.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => {
      await encoded.return(undefined);
    },
  });
};

/** Items of a list that are written at once; a list of more has items of some hundred characters each. */
const itemsAtOnce = 200;

function* listParts(items: ReadonlyArray<unknown>): Generator<string> {
  if (items.length <= itemsAtOnce) {
    for (const [index, item] of items.entries()) {
      if (index > 0) yield ",";
      yield* partsOf(item);
    }
    return;
  }
  for (let at = 0; at < items.length; at += itemsAtOnce) {
    const text = JSON.stringify(items.slice(at, at + itemsAtOnce)).slice(1, -1);
    yield at === 0 ? text : `,${text}`;
  }
}

function* partsOf(value: unknown): Generator<string> {
  if (Array.isArray(value)) {
    yield "[";
    yield* listParts(value);
    yield "]";
  } else if (isRecord(value)) {
    let opening = "{";
    for (const [name, member] of Object.entries(value)) {
      if (member === undefined) continue;
      yield `${opening}${JSON.stringify(name)}:`;
      yield* partsOf(member);
      opening = ",";
    }
    yield opening === "{" ? "{}" : "}";
  } else yield JSON.stringify(value) ?? "null";
}

/** @returns the text that `JSON.stringify` would make of a value, in pieces */
export function* jsonPieces(value: unknown): Generator<string, undefined> {
  let piece = "";
  for (const part of partsOf(value)) {
    piece += part;
    if (piece.length < pieceCharacters) continue;
    yield piece;
    piece = "";
  }
  if (piece !== "") yield piece;
  return undefined;
}

/** @returns the text that `JSON.stringify` would make of a value, in steps: for answers that are kept as they are */
export function* textInSteps(value: unknown): Steps<string> {
  let text = "";
  for (const piece of jsonPieces(value)) {
    text += piece;
    yield;
  }
  return text;
}

function* behind(first: string, second: string, others: Iterable<string>): Generator<string> {
  yield first;
  yield second;
  yield* others;
}

/** An answer that may be long. */
export class LongAnswer<Answer> {
  /** @param pass gives the thread to what waits */
  constructor(private readonly answer: Answer, private readonly pass: () => Promise<void>) {}

  /** @returns the answer as JSON: as text where it is short after all, else as a stream */
  json(): string | ReadableStream<Uint8Array> {
    const pieces = jsonPieces(this.answer);
    const [first, second] = [pieces.next(), pieces.next()];
    return second.done === true
      ? first.value ?? ""
      : streamInTurns(behind(first.value ?? "", second.value, pieces), this.pass);
  }
}

/** @returns the answer, to be written while it leaves */
export const longAnswer = <Answer>(answer: Answer): Effect.Effect<LongAnswer<Answer>> =>
  Effect.map(IoTurn, ({ pass }) => new LongAnswer(answer, pass));
