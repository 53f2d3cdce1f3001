/// <reference lib="dom" />
/**
 * A table of thousands of rows of one height, of which only those in sight are in the page. One of fewer rows is there as a
 * whole, each row as high as its words.
 */
import { make } from "../../../../web/browser/dom.ts";

const rowHeight = 37;
/** Rows beyond what is in sight, so that scrolling does not show a gap. */
const spare = 12;

/** Rows that a browser lays out in one go. */
const mostWhole = 200;

/** Height that is drawn before the table is laid out. */
const leastHeight = 600;

/** A table whose rows are given anew whenever they are sorted or chosen. */
export interface VirtualTable {
  readonly element: HTMLElement;
  readonly show: (count: number, rowAt: RowAt) => void;
}

/** Row at a position; in a whole table its words may take several lines. */
export type RowAt = (position: number, isWhole: boolean) => HTMLElement;

const spacer = (rows: number): HTMLElement => {
  const element = make("tr", { "aria-hidden": "true", class: "spacer" });
  const cell = document.createElement("td");
  cell.style.height = `${rows * rowHeight}px`;
  element.append(cell);
  return element;
};

/** @param head the table's head, whose cells stay in sight */
export const virtualTable = (label: string, head: HTMLElement): VirtualTable => {
  const body = make("tbody");
  const table = make("table", {}, head, body);
  const element = make("div", {
    class: "table-frame virtual",
    role: "region",
    "aria-label": label,
    tabindex: 0,
  }, table);
  let count = 0;
  let rowAt: RowAt = () => make("tr");
  let isWhole = true;
  let drawnFrom = -1;
  let isPrinted = false;
  const draw = (isForced: boolean): void => {
    if (isWhole || isPrinted) return;
    const first = Math.max(0, Math.floor(element.scrollTop / rowHeight) - spare);
    const last = Math.min(
      count,
      first + Math.ceil(Math.max(element.clientHeight, leastHeight) / rowHeight) + spare * 2,
    );
    if (!isForced && Math.abs(first - drawnFrom) < spare / 2) return;
    drawnFrom = first;
    const rows = Array.from({ length: Math.max(0, last - first) }, (_, index) => rowAt(first + index, false));
    body.replaceChildren(spacer(first), ...rows, spacer(count - last));
  };
  element.addEventListener("scroll", () => draw(false), { passive: true });
  const drawWhole = (): void => {
    body.replaceChildren(...Array.from({ length: count }, (_, index) => rowAt(index, true)));
  };
  new ResizeObserver(() => draw(true)).observe(element);
  // On paper there is nothing to scroll in.
  addEventListener("beforeprint", () => {
    if (isWhole || !element.isConnected) return;
    isPrinted = true;
    element.classList.add("whole");
    drawWhole();
  });
  addEventListener("afterprint", () => {
    if (!isPrinted) return;
    isPrinted = false;
    element.classList.remove("whole");
    draw(true);
  });
  return {
    element,
    show: (newCount, newRowAt) => {
      count = newCount;
      rowAt = newRowAt;
      table.setAttribute("aria-rowcount", String(count + 1));
      element.scrollTop = 0;
      isWhole = count <= mostWhole;
      element.classList.toggle("whole", isWhole);
      if (isWhole) drawWhole();
      draw(true);
    },
  };
};
