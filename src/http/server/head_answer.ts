/** Answers to HEAD: those of GET without their bodies, with the lengths that these have where they are known. */
import type * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import { Buffer } from "node:buffer";
import { KeptBody } from "../fast/kept_body.ts";
import { PackedBody } from "../fast/packed_body.ts";

/** Body of an answer to HEAD whose length isn't known: of none at all the runtime says that its length is 0. */
const unknownLength = (): ReadableStream<Uint8Array> =>
  new ReadableStream({ start: (controller) => controller.close() });

/** A body that leaves while it is made has no length, and a reader that lets go ends its making. */
export const letGoForHead = (
  { body, headers }: HttpServerResponse.HttpServerResponse,
): ReadableStream | null => {
  const isStream = body._tag === "Stream" || body._tag === "Raw" && body.body instanceof ReadableStream;
  if (!isStream) return null;
  if (body._tag === "Raw" && body.body instanceof ReadableStream) body.body.cancel().catch(() => {});
  return headers["content-length"] === undefined ? unknownLength() : null;
};

/** Length of what GET would send; undefined where nobody knows it. */
const bytesOf = (body: unknown): number | undefined =>
  typeof body === "string"
    ? Buffer.byteLength(body)
    : body instanceof KeptBody
    ? body.bytes.byteLength
    : body instanceof PackedBody
    ? body.textBytes
    : body instanceof Uint8Array
    ? body.byteLength
    : undefined;

/** HEAD tells the length that GET would have; a stream's is in its own headers where it is known. */
export const lengthOf = (
  { body }: HttpServerResponse.HttpServerResponse,
): Readonly<Record<string, string>> => {
  const bytes = body._tag === "Raw" ? bytesOf(body.body) : undefined;
  return bytes === undefined ? {} : { "content-length": String(bytes) };
};
