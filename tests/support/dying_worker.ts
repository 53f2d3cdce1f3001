/**
 * Stands in for the PDF worker: it does what the document's name says, or the number of one that is handed over as it is
 * kept. "die once" ends the first worker that gets it, "die" ends each; "die idle" ends it after its answer; "never" keeps the worker busy; all else is answered with the
 * name's bytes.
 */
/// <reference lib="deno.worker" />
import type { PrintOrder } from "../../src/application/documents/document_ports.ts";

self.onmessage = ({ data }: MessageEvent<PrintOrder>) => {
  const name = "kept" in data ? data.kept.reportNumber : data.name;
  const isFirst = self.name === "1";
  if (name === "die" || (name === "die once" && isFirst)) {
    queueMicrotask(() => {
      throw new Error("out of order");
    });
  } else if (name === "die idle") {
    self.postMessage({ bytes: new TextEncoder().encode(name) });
    setTimeout(() => {
      throw new Error("out of order");
    });
  } else if (name === "unrenderable") self.postMessage({ problem: "no such block" });
  else if (name !== "never") self.postMessage({ bytes: new TextEncoder().encode(name) });
};
