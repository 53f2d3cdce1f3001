/**
 * A worker that renders one document after another. It may read the font files and nothing else.
 */
/// <reference lib="deno.worker" />
import type { PrintOrder } from "../../application/documents/document_ports.ts";
import { renderDocument } from "./render.ts";

/** Worker's answer to a document: its bytes, or the reason why it can't be rendered. */
export type RenderingReply = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly problem: string };

const answerTo = (document: PrintOrder): RenderingReply => {
  try {
    return { bytes: renderDocument(document) };
  } catch (cause) {
    return { problem: cause instanceof Error ? cause.stack ?? cause.message : String(cause) };
  }
};

self.onmessage = ({ data }: MessageEvent<PrintOrder>) => {
  const answer = answerTo(data);
  self.postMessage(answer, "bytes" in answer ? [answer.bytes.buffer] : []);
};
