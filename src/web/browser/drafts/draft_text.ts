/// <reference lib="dom" />
/** Drafts as texts that an account keeps: JSON, with bytes in Base64, compressed. */

const bytesName = "base64 of bytes";

const base64Of = (bytes: Uint8Array): string => {
  let letters = "";
  for (let start = 0; start < bytes.length; start += 8_192) {
    letters += String.fromCharCode(...bytes.subarray(start, start + 8_192));
  }
  return btoa(letters);
};
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

/** @returns a value as JSON, with bytes in Base64 */
export const jsonOfDraft = (value: unknown): string =>
  JSON.stringify(
    value,
    (_, each: unknown) => each instanceof Uint8Array ? { [bytesName]: base64Of(each) } : each,
  );

/** @returns the value of the JSON; throws for another text */
export const draftOfJson = (json: string): unknown =>
  JSON.parse(json, (_, each: unknown) => {
    const given = typeof each === "object" && each !== null
      ? Object.entries(each).find(([name]) => name === bytesName)?.[1]
      : undefined;
    return typeof given === "string" ? bytesOf(given) : each;
  });

/** @returns the draft as text */
export const draftText = async (value: unknown): Promise<string> =>
  base64Of(await through(new TextEncoder().encode(jsonOfDraft(value)), new CompressionStream("gzip")));

/** @returns the draft of the text; fails for another text */
export const draftOfText = async (text: string): Promise<unknown> =>
  draftOfJson(new TextDecoder().decode(await through(bytesOf(text), new DecompressionStream("gzip"))));
