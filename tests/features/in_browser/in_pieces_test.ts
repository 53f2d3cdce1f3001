/** Pages that come in pieces, as over a slow network or on a busy machine: what is shown stays where it is. */
import assert from "node:assert/strict";
import { layoutShift, onSite, type Site, untilShown, widths } from "../../support/browser.ts";

/** Parts of a page, each of which is shown before the next one is sent. */
const pieces = 12;
const pause = 50;

/** A share of what is seen, times how far it moves: a third of what one language beside the brand moved the others. */
const most = 0.003;

/** @returns the page's bytes, cut before tags: half of the cuts in what every page begins with */
const cut = (page: string): ReadonlyArray<string> => {
  const tags = [...page.matchAll(/<[a-z]/g)].map(({ index }) => index).filter((index) =>
    index > page.indexOf("<body")
  );
  const places = Array.from({ length: pieces }, (_, index) => {
    const share = (index + 1) / (pieces + 1);
    return tags[Math.floor(tags.length * share * share)];
  }).filter((place) => place !== undefined);
  return [...new Set([0, ...places])].map((from, index, all) => page.slice(from, all[index + 1]));
};

/** The site behind a connection over which pages come slowly. */
const slowly = ({ origin }: Site) =>
  Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => undefined }, async (request) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.set("accept-encoding", "identity");
    headers.delete("host");
    const answer = await fetch(`${origin}${pathname}${search}`, { headers, redirect: "manual" });
    if (!answer.headers.get("content-type")?.startsWith("text/html")) return answer;
    const parts = cut(await answer.text()).values();
    const body = new ReadableStream<string>({
      async pull(controller) {
        const { value, done } = parts.next();
        if (done === true) return controller.close();
        controller.enqueue(value);
        await new Promise((resolve) => setTimeout(resolve, pause));
      },
    });
    const kept = new Headers(answer.headers);
    kept.delete("content-length");
    return new Response(body.pipeThrough(new TextEncoderStream()), { status: answer.status, headers: kept });
  });

/** Pages of each frame: those that anybody comes to first, and the one behind a supplier's link. */
const paths = [
  "/",
  "/?cn=72083900&country=CHN&mass=10",
  "/tables",
  "/plan",
  "/docs/guide/quickstart",
  "/inquiry?token=x",
  "/inquiry?token=x&lang=zh",
];

onSite("a page that comes in pieces doesn't move what it has shown", async (site) => {
  const { page } = await site.visit("/verify");
  await using server = slowly(site);
  const wrong: Array<string> = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await page.goto(`http://127.0.0.1:${server.addr.port}${path}`);
      await untilShown(page);
      const { sum, moved } = await layoutShift(page);
      if (sum >= most) wrong.push(`${path} at ${width}: ${sum} ${moved.join(" | ")}`);
    }
  }
  assert.deepEqual(wrong, []);
});
