/**
 * The content that all renderers of the benchmark draw: the texts of a commercial invoice as this service lays it
 * out, its goods as rows of fixed columns.
 */
import { fitted, measuredColumns } from "../src/adapters/pdf/layout/columns.ts";
import { fontFiles } from "../src/adapters/pdf/fonts/fonts.ts";
import type { InvoiceData } from "../src/domain/invoices/invoice.ts";
import { printableDocument } from "../src/domain/invoices/layout/document.ts";
import type { Block, PrintableDocument } from "../src/domain/documents/printable.ts";
import { invoiceOf } from "../tests/support/invoices.ts";

/** Texts above the goods, the goods, texts below them. */
export interface Sheet {
  readonly title: string;
  readonly above: ReadonlyArray<string>;
  readonly headings: ReadonlyArray<string>;
  readonly alignments: ReadonlyArray<"left" | "right">;
  /** Points. */
  readonly widths: ReadonlyArray<number>;
  readonly rows: ReadonlyArray<ReadonlyArray<string>>;
  readonly below: ReadonlyArray<string>;
}

export const regular = Deno.readFileSync(new URL(fontFiles.latin.regular));
export const bold = Deno.readFileSync(new URL(fontFiles.latin.bold));
export const left = 36;
export const bottom = 805;
export const fontSize = 7.5;
const contentWidth = 523;

/** @returns an invoice of `lines` lines with figures and descriptions that differ from line to line */
export const benchInvoice = (lines: number, variant: number): InvoiceData =>
  invoiceOf(lines, (index) => {
    const quantity = 10 + (index * 7 + variant) % 900;
    const unitPrice = (125 + (index * 13 + variant * 31) % 9000) / 100;
    return {
      description: `Bracket type ${
        (index * 17 + variant) % 1000
      } of steel, zinc plated, with four holes, ${index} mm`,
      ...{ quantity, unitPrice, totalValue: Math.round(quantity * unitPrice * 100) / 100 },
    };
  });

/** @returns the invoice's document as this service renders it, without its attachment, which no peer has */
export const benchDocument = (invoice: InvoiceData): PrintableDocument => ({
  ...printableDocument("commercial", invoice),
  attachments: [],
});

/** @returns the same content for the other renderers */
export const sheetOf = ({ name, number, content }: PrintableDocument): Sheet => {
  const at = content.findIndex((block) => "rows" in block);
  const goods = content[at];
  if (goods === undefined || !("rows" in goods)) throw new Error("the document has no rows");
  const fitting = { width: contentWidth, fontSize, moves: 0, shrinks: false };
  const { columns } = fitted(measuredColumns(goods), fitting);
  return {
    title: `${name} ${number}`,
    above: content.slice(0, at).flatMap(textsOf),
    headings: goods.columns.map((column) => column.heading),
    alignments: goods.columns.map(({ kind }) => kind === "figure" ? "right" : "left"),
    rows: goods.rows,
    widths: columns.map(({ points }) => points),
    below: [...goods.tail ?? [], ...content.slice(at + 1)].flatMap(textsOf),
  };
};

const textsOf = (block: Block): ReadonlyArray<string> => {
  if ("text" in block) {
    return typeof block.text === "string" ? [block.text] : [block.text.map((run) => run.text).join("")];
  }
  if ("stack" in block) return block.stack.flatMap(textsOf);
  if ("rows" in block) return block.rows.map((cells) => cells.join("  "));
  if ("columns" in block) return block.columns.flatMap(textsOf);
  if ("boxes" in block) return block.boxes.flat().flatMap(textsOf);
  return [];
};
