/**
 * Stands in for the PDF worker: it does what the document's name says. "die once" ends the first worker that gets
 * it, "die" ends each; "die idle" ends it after its answer; "never" keeps the worker busy; all else is answered with the
 * name's bytes.
 */
/// <reference lib="deno.worker" />
import type { PrintableDocument } from "../../src/domain/documents/printable.ts";

self.onmessage = ({ data }: MessageEvent<PrintableDocument>) => {
  const isFirst = self.name === "1";
  if (data.name === "die" || (data.name === "die once" && isFirst)) {
    queueMicrotask(() => {
      throw new Error("out of order");
    });
  } else if (data.name === "die idle") {
    self.postMessage({ bytes: new TextEncoder().encode(data.name) });
    setTimeout(() => {
      throw new Error("out of order");
    });
  } else if (data.name === "unrenderable") self.postMessage({ problem: "no such block" });
  else if (data.name !== "never") self.postMessage({ bytes: new TextEncoder().encode(data.name) });
};
