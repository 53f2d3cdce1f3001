/// <reference lib="dom" />
/** Looks at a page in a state, in one width: accessible, still, as wide as its window, light to load, without a complaint. */
import axeCore from "npm:axe-core@4.14.1";
import assert from "node:assert/strict";
import type { CDPSession, Page } from "npm:playwright-core@1.65.1";
import { assertFits, layoutShift, untilShown, type Visited } from "./browser.ts";
import type { PageState } from "./every_page.ts";
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

/** Puts axe-core into every page of the visitor, where the pages' policy allows no script of others. */
const withAxe = async ({ context }: Visited): Promise<void> => {
  await context.addInitScript({ content: `if (window === top) { ${axeCore.source} }` });
};

/** The rules that see how a page is laid out; all others see its elements, which are the same in every width. */
const layoutRules = ["color-contrast", "target-size", "scrollable-region-focusable", "link-in-text-block"];

/** What axe-core looks for: rules by their names, or by what they stand for. */
type Sought = { readonly type: "tag" | "rule"; readonly values: ReadonlyArray<string> };

const ofLayout: Sought = { type: "rule", values: layoutRules };
const ofAll = ({ isForeign = false }: PageState): Sought => ({
  type: "tag",
  values: isForeign ? standards : [...standards, advice],
});

/** @returns what axe-core finds, as sentences */
const violations = (page: Page, sought: Sought): Promise<ReadonlyArray<string>> =>
  page.evaluate(async (runOnly) => {
    const found = await globalThis.axe.run(document, { runOnly, resultTypes: ["violations"] });
    return found.violations.map(({ id, nodes }) =>
      `${id}: ${nodes.slice(0, 3).map(({ html }) => html).join(" | ")}`
    );
  }, sought);

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
  await withAxe(visited);
  // Colours that fade into the dark are neither the ones nor the others.
  await visited.page.emulateMedia({ reducedMotion: "reduce" });
  const network = await visited.context.newCDPSession(visited.page);
  await network.send("Network.enable");
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

const load = async (eye: Looking, address: string, isCounted: boolean): Promise<number> => {
  await eye.network.send("Network.setCacheDisabled", { cacheDisabled: isCounted });
  eye.asked.clear();
  // As somebody who comes for the first time: a table that goes on where it was left moves the page, and has its own tests.
  await eye.network.send("Storage.clearDataForOrigin", {
    origin: new URL(address).origin,
    storageTypes: "indexeddb",
  });
  await eye.page.goto(address);
  await untilShown(eye.page);
  return isCounted ? await weight(eye) : 0;
};

/** Where and how a page is looked at. */
export interface Look {
  readonly width: number;
  readonly language: string;
  /** Whether it is the first look at the page in this language. */
  readonly isFirst: boolean;
  /** Whether all of axe-core's rules look at it, light and dark, and not only those that longer words may break. */
  readonly isWhole: boolean;
}

/** Loads the page; one that a person does something on stays as that made it, and only its window changes. */
const come = async (
  eye: Looking,
  address: string,
  { then, isHeavy = false }: PageState,
  { width, isFirst }: Look,
): Promise<void> => {
  await eye.page.setViewportSize({ width, height: 900 });
  if (then !== undefined && !isFirst) return;
  const bytes = await load(eye, address, isFirst);
  const isRight = !isFirst || isHeavy || (bytes > 5_000 && bytes < mostBytes);
  assert.ok(isRight, `${address} weighs ${bytes} bytes`);
  assert.ok(await layoutShift(eye.page) < 0.01, `${address} moves after it was shown at ${width}`);
  await then?.(eye.page);
  await untilShown(eye.page);
};

/** Looks at the page's state. */
export const lookAt = async (eye: Looking, origin: string, state: PageState, look: Look): Promise<void> => {
  const { name, path, status = 200 } = state;
  const { width, language, isWhole } = look;
  const where = `${name} ${language} ${width}`;
  const { page, complaints } = eye;
  complaints.length = 0;
  await come(eye, `${origin}${path}`, state, look);
  assert.equal(await page.getAttribute("html", "lang"), language, where);
  await assertFits(page, where);
  assert.deepEqual(await violations(page, isWhole ? ofAll(state) : ofLayout), [], where);
  if (isWhole) {
    await page.emulateMedia({ colorScheme: "dark" });
    assert.deepEqual(
      await violations(page, { type: "rule", values: ["color-contrast"] }),
      [],
      `${where} dark`,
    );
    await page.emulateMedia({ colorScheme: "light" });
  }
  // The browser itself complains of a document with an error's status.
  const expected = (text: string) => status !== 200 && text.includes(`status of ${status}`);
  assert.deepEqual(complaints.filter((text) => !expected(text)), [], where);
};
