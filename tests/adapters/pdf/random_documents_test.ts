/**
 * Documents of random invoices, read back on their laid-out pages, before they are drawn. They are the same in every run;
 * `FUZZ_RUNS` makes more of them, after a change of the layout 1 200 or more.
 */
import * as FastCheck from "effect/FastCheck";
import assert from "node:assert/strict";
import { type LaidDocument, laidDocument } from "../../../src/adapters/pdf/layout/layout.ts";
import { type DocumentType, documentTypes } from "../../../src/domain/documents/document.ts";
import { printableDocument } from "../../../src/domain/invoices/layout/document.ts";
import type { PrintableDocument, RowsBlock } from "../../../src/domain/documents/printable.ts";
import type { InvoiceData } from "../../../src/domain/invoices/invoice.ts";
import { givenValues } from "../../support/given_values.ts";
import {
  brokenFigures,
  carriedTexts,
  contentText,
  misplaced,
  rowsBesideClosing,
  rowsOnPages,
  squeezed,
  textOfLine,
} from "../../support/laid_pages.ts";
import { randomInvoice } from "../../support/random_invoices.ts";

const seed = 20_261_121;
const runs = Number(Deno.env.get("FUZZ_RUNS") ?? 300);

const closing = /^Signature and stamp of the|^Certification by the issuing body/;

/** Whether the list of goods ends with a row of totals, which is no row of goods. */
const isClosed = ({ content }: PrintableDocument): boolean =>
  content.some((block) => "rows" in block && block.tail !== undefined && block.closing !== undefined);

const goodsOf = ({ content }: PrintableDocument) =>
  content.flatMap((block) => "rows" in block && block.tail !== undefined ? [block] : []);

/** A row that is higher than this part of its page may be split. */
const mostWhole = 0.6;

/** Millionths, and the unit behind them: `1,234.50 PCS`. */
const measured = (text: string): readonly [unit: string, millionths: bigint] => {
  const [, sign = "", whole = "0", fraction = "", unit = ""] =
    /^(\u2212?)([\d,]+)(?:\.(\d+))?(?:\u00a0(.*))?$/s.exec(text) ?? [];
  const millionths = BigInt(whole.replaceAll(",", "") + fraction.padEnd(6, "0"));
  return [unit, sign === "" ? millionths : -millionths];
};

/** Half of the last place of the figure, in millionths. */
const halfPlace = (figure: string): bigint =>
  10n ** BigInt(6 - (/\.(\d+)/.exec(figure)?.[1]?.length ?? 0)) / 2n + 1n;

/** Sums that the list carries after so many rows, but which aren't those of the cells above. */
const wrongSums = ({ columns, rows, carried }: RowsBlock, count: number): ReadonlyArray<string> =>
  (carried[count - 1] ?? []).flatMap((text, index) => {
    if (text === "") return [];
    const sums = new Map<string, bigint>();
    for (const row of rows.slice(0, count)) {
      if ((row[index] ?? "") === "") continue;
      const [unit, value] = measured(row[index] ?? "");
      sums.set(unit, (sums.get(unit) ?? 0n) + value);
    }
    // Volumes are summed before they are rounded.
    const isRounded = columns[index]?.heading.startsWith("Volume") === true;
    return text.split("\n").filter((line) => {
      const [unit, value] = measured(line);
      const off = value - (sums.get(unit) ?? 0n);
      return (off < 0n ? -off : off) > (isRounded ? halfPlace(line) * BigInt(count + 1) : 0n);
    });
  });

/** Problems of where rows, sums and ends stand. */
const misplacedGoods = (document: PrintableDocument, laid: LaidDocument): ReadonlyArray<string> => {
  const [goods] = goodsOf(document);
  if (goods === undefined) return ["no goods"];
  const pages = rowsOnPages(laid, goods.title);
  const seen = new Map<unknown, number>();
  return pages.flatMap((rows, page) => {
    const split = [...rows].filter(([row, height]) =>
      seen.has(row) && height + (seen.get(row) ?? 0) < laid.paper.height * mostWhole
    );
    for (const [row, height] of rows) seen.set(row, height + (seen.get(row) ?? 0));
    const sums = goods.carried[Math.min(seen.size, goods.rows.length) - 1] ?? [];
    const wrong = (["Carried forward", "Brought forward"] as const).flatMap((label, after) => {
      const texts = carriedTexts(laid, page + after, label);
      return texts.length === 0 ||
          sums.every((sum) => sum.split("\n").every((line) => line === "" || texts.includes(line)))
        ? []
        : [`page ${page + 1 + after} has other sums ${label.toLowerCase()} than ${sums.join(", ")}`];
    });
    const counted = page === pages.length - 1 ? 0 : Math.min(seen.size, goods.rows.length);
    return [
      ...split.map(() => `a row that fits one page is split on page ${page + 1}`),
      ...wrong,
      ...wrongSums(goods, counted).map((sum) => `${sum} is not the sum of the ${counted} rows above it`),
    ];
  });
};

/** True if the first page has a row of goods, or no room for one. */
const beginsWithGoods = (document: PrintableDocument, laid: LaidDocument): boolean => {
  const [goods] = goodsOf(document);
  const [first, second] = rowsOnPages(laid, goods?.title ?? "");
  if (first === undefined || first.size > 0) return true;
  const used = Math.max(
    ...(laid.pages[0]?.texts ?? []).filter(({ element }) => element !== undefined).map(({ y, line }) =>
      y + line.height
    ),
  );
  const [height = laid.paper.height] = second?.values() ?? [];
  return used + height + roomOfHeadings > laid.paper.height;
};

/** Margins, the page's head and headings, sums brought forward, and boxes for signatures, higher than their texts. */
const roomOfSignature = 170;

/** Margins, headings, and sums that are carried. */
const roomOfHeadings = 110;

/** Points below the head of the page that its texts take. */
const takenOn = ({ pages }: LaidDocument, page: number): number => {
  const texts = (pages.at(page)?.texts ?? []).filter(({ element }) => element !== undefined);
  const [tops, ends] = [texts.map(({ y }) => y), texts.map(({ y, line }) => y + line.height)];
  return texts.length === 0 ? 0 : Math.max(...ends) - Math.min(...tops);
};

/** True if the last page has more than the summary, or the totals with one row leave the page before it no room for it. */
const endsWithGoods = (document: PrintableDocument, laid: LaidDocument): boolean => {
  const [goods] = goodsOf(document);
  const last = document.content.at(-1);
  if (goods === undefined || last === undefined || last === goods || !("rows" in last)) return true;
  const ofSummary = rowsOnPages(laid, last.title).filter(({ size }) => size > 0).length;
  const isAlone = ofSummary === 1 && rowsOnPages(laid, goods.title).at(-1)?.size === 0 &&
    (laid.pages.at(-1)?.texts ?? []).every((text) => !closing.test(textOfLine(text)));
  const before = [...rowsOnPages(laid, goods.title).at(-2)?.values() ?? []];
  const spare = before.slice(0, Math.max(0, before.length - 1 - (isClosed(document) ? 1 : 0)))
    .reduce((sum, height) => sum + height, 0);
  return !isAlone ||
    takenOn(laid, -2) - spare + takenOn(laid, -1) + roomOfSignature > laid.paper.height;
};

/** True if the page of the totals has room for the last row above them. */
const hasRoomForLastRow = (document: PrintableDocument, laid: LaidDocument): boolean => {
  const [goods] = goodsOf(document);
  const rows = rowsOnPages(laid, goods?.title ?? "").flatMap((page) => [...page]);
  const last = rows[goods === undefined ? 0 : rows.length - 1 - (isClosed(document) ? 1 : 0)]?.[0];
  const height = rows.reduce((sum, [row, part]) => row === last ? sum + part : sum, 0);
  const page = laid.pages.findIndex(({ texts }) => texts.some((text) => closing.test(textOfLine(text))));
  return height + takenOn(laid, page) + roomOfSignature <= laid.paper.height;
};

const problemsOf = (document: PrintableDocument, laid: LaidDocument, [type, invoice]: Printed) => {
  const text = contentText(laid);
  const lost = givenValues(type, invoice).filter((value) => !text.includes(squeezed(value)));
  const closed = isClosed(document) ? 1 : 0;
  const beside = rowsBesideClosing(laid, closing) - closed;
  return [
    ...misplaced(laid),
    ...brokenFigures(document, laid).map((figure) => `the figure ${figure} is not whole`),
    ...lost.map((value) => `"${value}" is missing`),
    ...misplacedGoods(document, laid),
    ...(beginsWithGoods(document, laid) ? [] : ["the first page has no goods"]),
    ...(endsWithGoods(document, laid) ? [] : ["the last page has the summary alone"]),
    ...(beside < 1 && invoice.lineItems.length > 1 && hasRoomForLastRow(document, laid)
      ? ["totals and signature stand on a page without goods"]
      : []),
  ];
};

/** An invoice, and which document of it. */
type Printed = readonly [type: DocumentType, invoice: InvoiceData];

Deno.test(`documents of ${runs} random invoices lose nothing, cut nothing, and close beside goods`, () => {
  let at = 0;
  const orientations = new Set<boolean>();
  FastCheck.assert(
    FastCheck.property(randomInvoice, (invoice) => {
      const type = documentTypes[at++ % documentTypes.length] ?? "commercial";
      const document = printableDocument(type, invoice);
      const laid = laidDocument(document);
      orientations.add(laid.paper.width > laid.paper.height);
      assert.deepEqual(problemsOf(document, laid, [type, invoice]).slice(0, 5), [], type);
    }),
    { numRuns: runs, seed, endOnFailure: true },
  );
  assert.equal(orientations.size, 2, "pages upright and across");
});
