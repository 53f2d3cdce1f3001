/**
 * The parts that the documents share, on the UN layout key: consignor at the top left, consignee below it,
 * references at the top right, transport and terms beneath, signature at the end.
 * @source UN/ECE Recommendation No. 1 (United Nations layout key for trade documents, ISO 6422)
 */
import { countryName } from "../../kernel/country_names.ts";

import type { Signatory } from "../../contract/requests/invoice_details.ts";
import type { Block, BoxCell, BoxesBlock, StackBlock, TextBlock } from "./printable.ts";
import { labelSize } from "./type_sizes.ts";

/** A value with what it is called; a value that isn't given leaves no field. */
export type Field = readonly [label: string, value: string | undefined];

const labelMargin = [0, 0, 0, 1] as const;

/** Returns what a box is called, small above its content. */
export const heading = (text: string): TextBlock => ({
  text,
  fontSize: labelSize,
  margin: labelMargin,
  role: "heading",
});

/** Returns the text below what its box is called. */
export const labelled = (name: string, ...content: ReadonlyArray<Block>): StackBlock => ({
  stack: [heading(name), ...content],
});

/** Returns a paragraph of a document's ordinary size. */
export const paragraph = (text: string): TextBlock => ({ text });

/** Returns the country's English name with its code: `Germany (DE)`. */
export const countryWithCode = (code: string): string => `${countryName(code)} (${code})`;

/** Returns the country's name where one is given. */
export const countryIfGiven = (code: string | undefined): string | undefined =>
  code === undefined ? undefined : countryWithCode(code);

/** A field as an item of a list: what it is called, then its value, broken as codes are where it may be one. */
const item = ([name, value]: readonly [string, string]): StackBlock => ({
  role: "item",
  stack: [{ text: name, fontSize: labelSize, margin: labelMargin, role: "label" }, { text: value }],
});

/** Returns the given fields, `across` of them beside each other. */
export const fieldsBox = (across: number, fields: ReadonlyArray<Field>): StackBlock => {
  const given = fields.flatMap(([name, value]) => value === undefined ? [] : [item([name, value])]);
  const rows = given.flatMap((_, index) => index % across === 0 ? [given.slice(index, index + across)] : []);
  const filled = (row: ReadonlyArray<StackBlock>) =>
    Array.from({ length: across }, (_, index) => ({ ...(row[index] ?? paragraph("")), width: "*" as const }));
  const margin = (index: number) => [0, 0, 0, index === rows.length - 1 ? 0 : 4] as const;
  return {
    role: "list",
    stack: rows.map((row, index) => ({ columns: filled(row), columnGap: 8, margin: margin(index) })),
  };
};

/** The boxes of a row: one over the whole width, or up to four beside each other. */
export type BoxRow = readonly [BoxCell, ...ReadonlyArray<BoxCell | undefined>];

/** Whole, halves, thirds and quarters of it are whole numbers. */
const gridColumns = 12;

const spread = (row: BoxRow): ReadonlyArray<BoxCell> => {
  const cells = row.filter((cell) => cell !== undefined);
  const colSpan = gridColumns / cells.length;
  return cells.flatMap((cell) => [
    { ...cell, colSpan },
    ...Array.from({ length: colSpan - 1 }, () => paragraph("")),
  ]);
};

/** Returns ruled boxes at the head of a document's first page, row by row. */
export const keyBoxes = (rows: ReadonlyArray<BoxRow>): BoxesBlock => ({
  boxes: rows.map(spread),
  widths: Array.from({ length: gridColumns }, () => "*"),
  ruled: true,
  margin: [0, 0, 0, 10],
});

const signatureHeight = 64;

/**
 * Returns the boxes for place and date, name, and signature with room for a stamp.
 * @param signatory who signs, as far as it is known: whoever signs fills in the rest by hand
 */
export const signatureBoxes = (role: string, signatory?: Signatory): BoxesBlock => {
  const { name, position, place, date } = signatory ?? {};
  const lines = (...given: ReadonlyArray<string | undefined>) =>
    given.flatMap((text) => text === undefined ? [] : [paragraph(text)]);
  return {
    boxes: [[
      labelled("Place and date", ...lines(place, date)),
      labelled("Name and position", ...lines(name, position)),
      labelled(`Signature and stamp of the ${role}`),
    ]],
    widths: ["*", "*", "*"],
    heights: [signatureHeight],
    ruled: true,
    margin: [0, 8, 0, 0],
  };
};

/** Returns a paragraph below what it is called; nothing where no text is given. */
export const statement = (name: string, text: string | undefined): ReadonlyArray<Block> =>
  text === undefined ? [] : [{ ...labelled(name, paragraph(text)), margin: [0, 8, 0, 0] }];
