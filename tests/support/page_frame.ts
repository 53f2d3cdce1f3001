/// <reference lib="dom" />
/** The frame of every page: header, content and footer begin at one place in each width, whatever the page. */
import assert from "node:assert/strict";
import type { Page } from "npm:playwright-core@1.65.1";

/** Where a page's frame stands: the left edges of its brand, its content and its footer, and how high its header is, px. */
interface FramePlace {
  readonly edges: ReadonlyArray<number>;
  readonly headerHeight: number;
}

/** @returns undefined for a page in a frame of its own */
const frameOf = (page: Page): Promise<FramePlace | undefined> =>
  page.evaluate(() => {
    const header = document.querySelector(".site-header");
    if (header === null || document.querySelector(".site-footer") === null) return undefined;
    const edges = [".site-header .brand", "main", ".site-footer p"].map((selector) => {
      const found = document.querySelector(selector);
      if (found === null) return NaN;
      return Math.round(found.getBoundingClientRect().left + parseFloat(getComputedStyle(found).paddingLeft));
    });
    return { edges, headerHeight: header.getBoundingClientRect().height };
  });

/** Two rows of links that a finger meets. */
const mostHeader = 112;

/** Left edge of the frame in each width, which the first page that is looked at has. */
const edgeInWidth = new Map<number, number>();

/** Fails when header, content and footer begin elsewhere than on other pages, or the header takes more than two rows. */
export const assertFrame = async (page: Page, width: number, where: string): Promise<void> => {
  const frame = await frameOf(page);
  if (frame === undefined) return;
  const edge = edgeInWidth.get(width) ?? frame.edges[0] ?? NaN;
  edgeInWidth.set(width, edge);
  assert.deepEqual(frame.edges, frame.edges.map(() => edge), `${where}: brand, content, footer`);
  assert.ok(frame.headerHeight <= mostHeader, `${where}: the header is ${frame.headerHeight} high`);
};

/** Fails when a link to another language takes away a form in which somebody types, as pages that nobody keeps come back empty. */
export const assertTypedStays = async (page: Page, where: string): Promise<void> => {
  const lost = await page.evaluate(() => {
    const typed = "textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=file])";
    const isWork = (form: Element): boolean =>
      form.querySelector("textarea") !== null || form.querySelectorAll(typed).length > 1;
    if (![...document.querySelectorAll("main form[method=post]")].some(isWork)) return [];
    const links = document.querySelectorAll(".site-header .site-tools a[hreflang]:not([target=_blank])");
    return [...links].map(({ outerHTML }) => outerHTML);
  });
  assert.deepEqual(lost, [], `${where}: what was typed is gone`);
};
