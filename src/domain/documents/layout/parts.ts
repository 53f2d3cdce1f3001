/**
 * The parts that the documents share, on the UN layout key: consignor at the top left, consignee below it,
 * references at the top right, transport and terms beneath, signature at the end.
 * @source UN/ECE Recommendation No. 1 (United Nations layout key for trade documents, ISO 6422)
 */
import { countryName } from "../../../kernel/country_names.ts";
import type { Block, BoxCell, BoxesBlock, RowsColumn, StackBlock, TextBlock } from "../printable.ts";
import type { InvoiceData, Party } from "../../invoices/invoice.ts";
import { incotermNames } from "../../invoices/terms.ts";

const labelSize = 6;
const textSize = 8.5;

/** A value with what it is called; a value that isn't given leaves no field. */
export type Field = readonly [label: string, value: string | undefined];

/** @returns what a box or a field is called, small above its content */
export const label = (text: string): TextBlock => ({ text, fontSize: labelSize, margin: [0, 0, 0, 1] });

/** @returns the text below its label */
export const labelled = (name: string, ...content: ReadonlyArray<Block>): StackBlock => ({
  stack: [label(name), ...content],
});

/** @returns a paragraph of a document's ordinary size */
export const paragraph = (text: string): TextBlock => ({ text, fontSize: textSize });

/** @returns the country's English name with its code: `Germany (DE)` */
export const countryWithCode = (code: string): string => `${countryName(code)} (${code})`;

/** @returns everything that is known of a party, below its role */
export const partyBox = (role: string, party: Party): StackBlock =>
  labelled(
    role,
    { text: party.name, fontSize: textSize + 0.5, bold: true },
    paragraph(party.address),
    paragraph(`${party.zip} ${party.city}${party.state === undefined ? "" : `, ${party.state}`}`.trimStart()),
    paragraph(countryWithCode(party.country)),
    ...fieldLines([["Phone", party.phone], ["E-mail", party.email], ["Tax ID", party.taxId]]),
  );

const fieldLines = (fields: ReadonlyArray<Field>): ReadonlyArray<TextBlock> =>
  fields.flatMap(([name, value]) =>
    value === undefined ? [] : [{ text: [{ text: `${name}: `, fontSize: 7 }, { text: value }], fontSize: 8 }]
  );

/** @returns the given fields, `across` of them beside each other */
export const fieldsBox = (across: number, fields: ReadonlyArray<Field>): StackBlock => {
  const given = fields.flatMap(([name, value]) =>
    value === undefined ? [] : [labelled(name, paragraph(value))]
  );
  const rows = given.flatMap((_, index) => index % across === 0 ? [given.slice(index, index + across)] : []);
  const filled = (row: ReadonlyArray<StackBlock>) =>
    Array.from({ length: across }, (_, index) => ({ ...(row[index] ?? paragraph("")), width: "*" as const }));
  return { stack: rows.map((row) => ({ columns: filled(row), columnGap: 8, margin: [0, 0, 0, 3] })) };
};

/** @returns the head of a document's first page: pairs of boxes, left and right */
export const keyBoxes = (pairs: ReadonlyArray<readonly [BoxCell, BoxCell]>): BoxesBlock => ({
  boxes: pairs,
  widths: ["*", "*"],
  ruled: true,
  margin: [0, 0, 0, 8],
});

/** @returns the row of boxes on the way and the places of the transport, over the page's whole width */
export const transportRow = (invoice: InvoiceData): readonly [BoxCell, BoxCell] => {
  const fields: ReadonlyArray<Field> = [
    ["Transport by", `${invoice.transportMode.charAt(0).toUpperCase()}${invoice.transportMode.slice(1)}`],
    ["Country of dispatch", countryWithCode(invoice.shipper.country)],
    ["Port or place of loading", invoice.portOfLoading],
    ["Port or place of discharge", invoice.portOfDischarge],
    ["Country of destination", countryWithCode(invoice.consignee.country)],
  ];
  return [{ ...fieldsBox(5, fields), colSpan: 2 }, paragraph("")];
};

/** @returns the terms of delivery in full: `FOB Free On Board (Incoterms 2020)` */
export const termsOfDelivery = ({ incoterms }: InvoiceData): string =>
  `${incoterms} ${incotermNames[incoterms]} (Incoterms 2020)`;

/** @returns the countries that the goods come from, each once */
export const originCountries = (invoice: InvoiceData): string =>
  [...new Set(invoice.lineItems.map((line) => line.countryOfOrigin))].map(countryWithCode).join(", ");

/** @returns the boxes that whoever signs fills in by hand */
export const signatureBoxes = (signatory: string): BoxesBlock => ({
  boxes: [[
    label("Place and date"),
    label("Name and position"),
    label(`Signature and stamp of the ${signatory}`),
  ]],
  widths: ["*", "*", "*"],
  heights: [46],
  ruled: true,
  margin: [0, 8, 0, 0],
});

/** @returns a paragraph below its label; nothing where no text is given */
export const statement = (name: string, text: string | undefined): ReadonlyArray<Block> =>
  text === undefined ? [] : [{ ...labelled(name, paragraph(text)), margin: [0, 8, 0, 0] }];

/** Widths in the font of a list's rows (7.5) and of its bold headings (6.5), on the safe side. */
const digitWidth = 4.3;
const signWidth = 2.1;
const letterWidth = 4.5;
const headingLetterWidth = 4.1;
const cellPadding = 9;
const fittedWidthLimit = 106;

/**
 * @param alignment figures stand on the right, codes on the left
 * @returns a column as wide as the longest of its texts, so that the rest is left to the description
 */
export const fittedColumn = (
  heading: string,
  texts: Iterable<string>,
  alignment: RowsColumn["alignment"] = "right",
): RowsColumn => {
  let width = Math.max(...heading.split(" ").map((word) => word.length)) * headingLetterWidth;
  for (const text of texts) width = Math.max(width, textWidth(text));
  return { heading, width: Math.min(Math.ceil(width + cellPadding), fittedWidthLimit), alignment };
};

const textWidth = (text: string): number => {
  const digits = text.replace(/[^0-9]/g, "").length;
  const signs = text.replace(/[^ .,]/g, "").length;
  return digits * digitWidth + signs * signWidth + (text.length - digits - signs) * letterWidth;
};
