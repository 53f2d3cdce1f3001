/**
 * A JSON answer whose last member is a long list, written piece by piece while it leaves: thousands of items neither hold
 * other calls up nor stand in memory twice.
 */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import { IoTurn } from "../../application/yield_to_io.ts";
import { pieceCharacters, streamInTurns } from "../fast/long_answer.ts";
import { noStore } from "./response.ts";

function* pieces(head: object, name: string, items: Iterable<unknown>): Generator<string> {
  let piece = `${JSON.stringify(head).slice(0, -1)},${JSON.stringify(name)}:[`;
  let separator = "";
  for (const item of items) {
    piece += separator + JSON.stringify(item);
    separator = ",";
    if (piece.length < pieceCharacters) continue;
    yield piece;
    piece = "";
  }
  yield `${piece}]}`;
}

/**
 * @param head the other members, at least one
 * @param name of the list
 * @param items made while they are written
 * @returns the answer, which nobody keeps
 */
export const listAnswer = (
  head: object,
  name: string,
  items: Iterable<unknown>,
): Effect.Effect<HttpServerResponse.HttpServerResponse> =>
  Effect.map(
    IoTurn,
    ({ pass }) =>
      HttpServerResponse.raw(streamInTurns(pieces(head, name, items), pass), {
        contentType: "application/json",
        headers: { "cache-control": noStore },
      }),
  );
