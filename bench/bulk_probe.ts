/** Asks a small question again and again, on a thread of its own, and says how long the answers took. */
/// <reference lib="deno.worker" />
self.onmessage = async ({ data: { url, ms } }: MessageEvent<{ url: string; ms: number }>) => {
  const waits: Array<number> = [];
  for (const end = performance.now() + ms; performance.now() < end;) {
    const start = performance.now();
    await fetch(url).then((answer) => answer.bytes());
    waits.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  waits.sort((a, b) => a - b);
  self.postMessage({ longest: waits.at(-1), p99: waits[Math.floor(waits.length * 0.99)] });
};
