/**
 * Asks a server the same question, every five milliseconds at most, and answers with the times in milliseconds.
 */
/// <reference lib="deno.worker" />

self.onmessage = async (
  { data: { port, seconds } }: MessageEvent<{ readonly port: number; readonly seconds: number }>,
) => {
  const times: Array<number> = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const start = performance.now();
    await (await fetch(`http://127.0.0.1:${port}/`)).json();
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
  self.postMessage(times);
};
