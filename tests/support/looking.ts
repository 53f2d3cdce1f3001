/// <reference lib="dom" />
/** Looks at a page in a state, in some widths: accessible, still, as wide as its window, light to load, without a complaint. */
import type {} from "npm:axe-core@4.14.1";
import assert from "node:assert/strict";
import type { CDPSession, Page } from "npm:playwright-core@1.65.1";
import { assertFits, layoutShift, untilShown, type Visited } from "./browser.ts";
import type { PageState } from "./every_page.ts";
import { assertFrame, assertTypedStays } from "./page_frame.ts";
import { until } from "./process.ts";

/** What a page may weigh, as it is sent, with all that it loads but the pages in its frames. */
const mostBytes = 100_000;

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const advice = "best-practice";

interface Violation {
  readonly id: string;
  readonly nodes: ReadonlyArray<{ readonly html: string }>;
}

declare global {
  /** What axe-core makes of itself where it runs. */
  var axe: {
    readonly run: (
      context: Document,
      options: { readonly runOnly: unknown; readonly resultTypes: ReadonlyArray<"violations"> },
    ) => Promise<{ readonly violations: ReadonlyArray<Violation> }>;
  };
}

/** The program in its short form: a browser reads it anew for every page. */
const axeProgram = Deno.readTextFileSync(new URL(import.meta.resolve("npm:axe-core@4.14.1/axe.min.js")));

/** The rules that longer and shorter words may break: colours are the same in every language. */
const wordRules = ["target-size", "scrollable-region-focusable", "link-in-text-block"];
const contrast = "color-contrast";

/** What axe-core looks for: rules by their names, or by what they stand for. */
type Sought = { readonly type: "tag" | "rule"; readonly values: ReadonlyArray<string> };

/** The rules that see how a page is laid out; all others see its elements, which are the same in every width. */
const ofLayout: Sought = { type: "rule", values: [contrast, ...wordRules] };
const ofWords: Sought = { type: "rule", values: wordRules };
const ofContrast: Sought = { type: "rule", values: [contrast] };
const ofAll = ({ isForeign = false }: PageState): Sought => ({
  type: "tag",
  values: isForeign ? standards : [...standards, advice],
});

/** @returns what axe-core, which is put into the page for it, finds there, as sentences */
const violations = async (page: Page, sought: Sought): Promise<ReadonlyArray<string>> => {
  if (!await page.evaluate(() => "axe" in globalThis)) await page.evaluate(axeProgram);
  return await page.evaluate(async (runOnly) => {
    const found = await globalThis.axe.run(document, { runOnly, resultTypes: ["violations"] });
    return found.violations.map(({ id, nodes }) =>
      `${id}: ${nodes.slice(0, 3).map(({ html }) => html).join(" | ")}`
    );
  }, sought);
};

/** What a page asked for, and the bytes that came over the network for it, once they are all there. */
interface NetworkRequest {
  readonly loaderId: string;
  bytes?: number;
}

/** A visitor whose network is counted. */
export interface Looking extends Visited {
  readonly network: CDPSession;
  /** What pages asked for, by the browser's name of the request. */
  readonly asked: Map<string, NetworkRequest>;
}

/** @returns the visitor, as one who looks */
export const looking = async (visited: Visited): Promise<Looking> => {
  // Colours that fade into the dark are neither the ones nor the others.
  await visited.page.emulateMedia({ reducedMotion: "reduce" });
  const network = await visited.context.newCDPSession(visited.page);
  await network.send("Network.enable");
  await network.send("Network.setCacheDisabled", { cacheDisabled: true });
  const asked = new Map<string, NetworkRequest>();
  const finish = (requestId: string, bytes: number): void => {
    const request = asked.get(requestId);
    if (request !== undefined) request.bytes = bytes;
  };
  network.on("Network.requestWillBeSent", ({ requestId, loaderId }) => asked.set(requestId, { loaderId }));
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    finish(requestId, encodedDataLength);
  });
  network.on("Network.loadingFailed", ({ requestId }) => finish(requestId, 0));
  return { ...visited, network, asked };
};

/** @returns what the page in the window took, in bytes, and nothing of what the page before it still waited for */
const weight = async ({ network, asked }: Looking): Promise<number> => {
  const { frameTree: { frame } } = await network.send("Page.getFrameTree");
  const own = () => [...asked.values()].filter(({ loaderId }) => loaderId === frame.loaderId);
  await until(() => own().every(({ bytes }) => bytes !== undefined));
  return own().reduce((sum, { bytes = 0 }) => sum + bytes, 0);
};

/** Loads a page as somebody who comes for the first time. @returns the bytes that it took */
const load = async (eye: Looking, address: string): Promise<number> => {
  // A table that goes on where it was left moves the page, and has its own tests; the page of tables keeps one as it is left.
  if (eye.page.url().includes("/tables")) {
    await eye.page.goto(new URL("/healthz", address).href);
    await eye.page.evaluate(() => sessionStorage.clear());
  }
  eye.asked.clear();
  await eye.network.send("Storage.clearDataForOrigin", {
    origin: new URL(address).origin,
    storageTypes: "indexeddb",
  });
  await eye.page.goto(address);
  await untilShown(eye.page);
  return await weight(eye);
};

/** What is looked for beside what fits; all but the last two also with letters of twice the size. */
export type Eyes = "whole" | "layout" | "letters" | "words" | "width";

/** What axe-core looks for: everything, light and dark; how a page is laid out; what words may break; twice nothing. */
const seen: Readonly<Record<Eyes, (state: PageState) => ReadonlyArray<Sought>>> = {
  whole: (state) => [ofAll(state)],
  layout: () => [ofLayout],
  letters: () => [],
  words: () => [ofWords],
  width: () => [],
};

/** A page in a language: loaded in the first width, after which only the window changes. */
export interface Look {
  readonly language: string;
  readonly widths: ReadonlyArray<readonly [width: number, eyes: Eyes]>;
}

/** Sets the window's width; a page that is loaded right after it is in that window. */
const resize = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await page.waitForFunction((wanted: number) => innerWidth === wanted, width);
};

/**
 * Fails when the page moves what it has shown, whenever it is loaded: a browser that has much else to do shows a page in
 * pieces, and the columns of a table or of a list of terms are as wide as what came so far.
 */
const assertStill = async (page: Page, where: string, loads = 3): Promise<void> => {
  const { sum, moved } = await layoutShift(page);
  if (sum < 0.01) return;
  assert.ok(loads > 1, `${where} moves after it was shown: ${moved.join(" | ")}`);
  await page.reload();
  await untilShown(page);
  await assertStill(page, where, loads - 1);
};

/** Loads the page, and does what a person does on it. */
const come = async (
  eye: Looking,
  address: string,
  { before, then, isHeavy = false }: PageState,
  where: string,
): Promise<void> => {
  await before?.(eye.page);
  const bytes = await load(eye, address);
  assert.ok(isHeavy || (bytes > 5_000 && bytes < mostBytes), `${where} weighs ${bytes} bytes`);
  await assertStill(eye.page, where);
  await then?.(eye.page);
};

/**
 * Texts of a French page that have no unbreakable blank before a colon, a semicolon, a question mark or an exclamation mark,
 * wherever they were put together. What is marked as of another language, code and what people typed count not.
 */
const frenchFaults = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const texts: Array<string> = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (
        !(node instanceof HTMLElement) || node.closest("[lang]:not([lang=fr]), code, pre, script, style, svg")
      ) {
        continue;
      }
      const own = [...node.childNodes].filter((child) => child instanceof Text);
      texts.push(...own.map((child) => child.textContent ?? ""));
      texts.push(...["aria-label", "title", "placeholder"].map((name) => node.getAttribute(name) ?? ""));
    }
    return texts.filter((text) => /[^\u00a0\u202f\s] ?[:;!?](?=\s|$)|^ ?[:;!?](?=\s|$)/.test(text));
  });

/**
 * Dates and times as programs write them, in what a page says: a person reads them in the page's language, with the zone. Code,
 * addresses, what is typed in, and cells of a person's own sheet stay as they are.
 */
const machineTimes = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Array<string> = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.closest("code, pre, script, style, textarea, .sample") !== null) continue;
      const text = (node.textContent ?? "").replace(/https?:\S+/g, "");
      if (/\b\d{4}-\d{2}-\d{2}(?!\d)|\bUTC\b/.test(text)) found.push(text.trim());
    }
    return found;
  });

/** Fails when the page is wider than its window for somebody whose letters are twice as large. */
const assertLargeFits = async (page: Page, where: string): Promise<void> => {
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await assertFits(page, `${where} with letters of twice the size`);
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
};

const lookThrough = async (page: Page, state: PageState, eyes: Eyes, where: string): Promise<void> => {
  await assertFits(page, where);
  if (eyes !== "words" && eyes !== "width") await assertLargeFits(page, where);
  for (const sought of seen[eyes](state)) assert.deepEqual(await violations(page, sought), [], where);
  if (eyes !== "whole") return;
  await page.emulateMedia({ colorScheme: "dark" });
  assert.deepEqual(await violations(page, ofContrast), [], `${where} dark`);
  await page.emulateMedia({ colorScheme: "light" });
};

/** Looks at the page's state. */
export const lookAt = async (
  eye: Looking,
  origin: string,
  state: PageState,
  { language, widths }: Look,
): Promise<void> => {
  const { name, path, status = 200 } = state;
  const { page, complaints } = eye;
  complaints.length = 0;
  for (const [index, [width, eyes]] of widths.entries()) {
    const where = `${name} ${language} ${width}`;
    await resize(page, width);
    if (index === 0) await come(eye, `${origin}${path}`, state, where);
    // A form that was sent leads to a document whose stylesheet may still be on its way.
    await page.waitForLoadState("load");
    assert.equal(await page.getAttribute("html", "lang"), language, where);
    await assertFrame(page, width, where);
    await lookThrough(page, state, eyes, where);
  }
  await assertTypedStays(page, `${name} ${language}`);
  if (!state.isHeavy) assert.deepEqual(await machineTimes(page), [], `${name} ${language}`);
  if (language === "fr") assert.deepEqual(await frenchFaults(page), [], name);
  // The browser itself complains of a document with an error's status.
  const expected = (text: string) => status !== 200 && text.includes(`status of ${status}`);
  assert.deepEqual(complaints.filter((text) => !expected(text)), [], `${name} ${language}`);
};
