/// <reference lib="dom" />
/**
 * Pages in a real browser, Debian's Chromium: what its console complains of, what axe-core finds, how much it loads.
 */
import axe from "npm:axe-core@4.14.1";
import type { Browser, BrowserContext, Page } from "npm:playwright-core@1.65.1";
import assert from "node:assert/strict";
import type { Language } from "../../src/web/words/language.ts";
import { hasBrowser, ifIgnored, launchBrowser } from "./chromium.ts";
import { filledSettings } from "./every_page.ts";
import { admin, freePort, startTask } from "./process.ts";

/** The widths that pages are looked at in: a phone, a tablet, a desk. */
export const widths = [360, 768, 1280] as const;

/** How a visitor's browser is set. */
export interface Visitor {
  readonly language?: Language;
  readonly width?: number;
  readonly hasScripts?: boolean;
  readonly isDark?: boolean;
}

/** A page with what went wrong on it so far. */
export interface Visited {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: Array<string>;
}

/** A started service, and visitors to it. */
export interface Site {
  readonly origin: string;
  /** The key of the demonstration account, which the first start prints. */
  readonly key: string;
  /** Directory of its mails. */
  readonly outbox: string;
  readonly visit: (path: string, visitor?: Visitor) => Promise<Visited>;
  /** What the service has printed so far. */
  readonly said: () => string;
  /** Runs an operator's command on it. @returns what that printed */
  readonly admin: (...words: ReadonlyArray<string>) => Promise<string>;
}

const opened = async (browser: Browser, address: string, visitor: Visitor): Promise<Visited> => {
  const { language = "en", width = 1280, hasScripts = true, isDark = false } = visitor;
  const context = await browser.newContext({
    locale: language,
    viewport: { width, height: 900 },
    javaScriptEnabled: hasScripts,
    colorScheme: isDark ? "dark" : "light",
  });
  context.setDefaultTimeout(180_000);
  const page = await context.newPage();
  const complaints: Array<string> = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(address);
  return { page, context, complaints };
};

interface Started {
  readonly site: Site;
  readonly close: () => Promise<void>;
}

const start = async (): Promise<Started> => {
  const port = freePort();
  const directory = await Deno.makeTempDir();
  const service = await startTask("dev", { PORT: String(port), DATA_DIR: directory, ...filledSettings });
  const browser = await launchBrowser();
  const origin = `http://127.0.0.1:${port}`;
  return {
    site: {
      origin,
      key: /cik_[0-9a-f]{48}/.exec(service.said())?.[0] ?? "",
      outbox: `${directory}/outbox`,
      said: service.said,
      admin: async (...words) => (await admin({ DATA_DIR: directory }, ...words)).out,
      visit: (path, visitor = {}) => opened(browser, `${origin}${path}`, visitor),
    },
    close: async () => {
      await browser.close();
      await service.stop();
      await Deno.remove(directory, { recursive: true });
    },
  };
};

/** Runs the work against a service of its own and a browser, and ends both. */
export const withSite = async (work: (site: Site) => Promise<void>): Promise<void> => {
  const { site, close } = await start();
  try {
    await work(site);
  } finally {
    await close();
  }
};

/** One service and browser for all files of a worker. */
let started: Promise<Started> | undefined;
Deno.test.afterAll(async () => await (await started)?.close());

/** Registers a test on the worker's service, which starts with the first of them and ends after the last one. */
export const onSite = (name: string, work: (site: Site) => Promise<void>): void =>
  Deno.test({
    name: `${name}${ifIgnored}`,
    ignore: !hasBrowser,
    fn: async () => await work((await (started ??= start())).site),
  });

/** Types into the calculator's field for goods, letter by letter, and waits until the search for all of it has answered. */
export const typeGoods = async (page: Page, words: string): Promise<void> => {
  await page.focus("#cn");
  await page.keyboard.type(words);
  await page.locator("#cn-found[aria-busy=false] [role=option]").first().waitFor();
};

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Waits until the page's style, modules and font are there: what moves then moves in front of the reader. */
export const untilShown = async (page: Page): Promise<void> => {
  await page.waitForLoadState("load");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};

/** Fails when axe-core finds anything that WCAG 2.2 AA forbids, or what its best practice advises against. */
export const assertAccessible = async (page: Page, where: string): Promise<void> => {
  const script = `(async () => {
    const module = { exports: {} };
    ${axe.source};
    const found = await (window.axe ?? module.exports).run(document, { runOnly: ${
    JSON.stringify(standards)
  } });
    return found.violations.map(({ id, nodes }) => id + ": " + nodes.slice(0, 3).map((node) => node.html + " " + node.any.map(({message}) => message).join()).join(" | "));
  })()`;
  await untilShown(page);
  assert.deepEqual(await page.evaluate(script), [], where);
};

/** Fails when the page is wider than its window, with what reaches beyond it. */
export const assertFits = async (page: Page, where: string): Promise<void> => {
  await untilShown(page);
  const { content, shown, beyond } = await page.evaluate(() => {
    const root = document.documentElement;
    const fits = root.scrollWidth <= root.clientWidth;
    const reaching = fits
      ? []
      : [...document.body.querySelectorAll("*")].filter((element) =>
        element.getBoundingClientRect().left + element.scrollWidth > root.clientWidth
      );
    return {
      content: root.scrollWidth,
      shown: root.clientWidth,
      beyond: reaching.slice(-3).map(({ outerHTML }) => outerHTML.slice(0, 200)),
    };
  });
  assert.ok(content <= shown, `${where} is ${content} wide in a window of ${shown}: ${beyond.join(" | ")}`);
};

/** What moved after a page was shown. */
export interface LayoutShift {
  /** Sum of layout shifts, 0 for none. */
  readonly sum: number;
  /** What moved, each from where to where, in pixels from the top. */
  readonly moved: ReadonlyArray<string>;
}

/** @returns what moved after the page was shown, and how far */
export const layoutShift = (page: Page): Promise<LayoutShift> =>
  page.evaluate(() =>
    new Promise<LayoutShift>((resolve) => {
      let sum = 0;
      const moved: Array<string> = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          sum += "value" in entry ? Number(entry.value) : 0;
          moved.push(...("sources" in entry && Array.isArray(entry.sources) ? entry.sources : []).map(
            ({ node, previousRect: before, currentRect: after }) =>
              `${node?.nodeName}.${node?.className} ${before.width}:${before.y} to ${after.width}:${after.y}`,
          ));
        }
      }).observe({ type: "layout-shift", buffered: true });
      requestAnimationFrame(() => requestAnimationFrame(() => resolve({ sum, moved })));
    })
  );
