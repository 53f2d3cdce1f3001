/// <reference lib="dom" />
/** Readings of sheets by their shape, kept when they were calculated: the next one with the same headings is read alike. */
import { button, part, show } from "../../../../web/browser/dom.ts";
import { isOf } from "../../../../web/browser/page_data.ts";
import {
  forgetItems,
  meetAccount,
  meeting,
  savedItems,
  type SavedKind,
  saveItem,
} from "../../../../web/browser/saved.ts";
import { type Choices, type Column, leftOut, passedThrough, type Table } from "./table.ts";
import { texts, told } from "./told.ts";

/** The reading of a sheet's own columns. */
interface Shape {
  readonly headings: ReadonlyArray<string>;
  readonly meanings: ReadonlyArray<string>;
  readonly choices: Choices;
}

const keyOf = (headings: ReadonlyArray<string>): string =>
  JSON.stringify(headings.map((heading) => heading.trim().toLowerCase()));

const shapes: SavedKind<Shape> = {
  name: "sheets",
  isItem: (value): value is Shape =>
    isOf<Shape>(value, { headings: "list", meanings: "list", choices: "record" }) &&
    value.headings.length === value.meanings.length,
  keyOf: ({ headings }) => keyOf(headings),
  most: 50,
};

/** Brings the readings together with those of the account. */
export const meetShapes = (): Promise<void> => meetAccount(meeting(shapes));

const ownColumns = ({ columns }: Table): ReadonlyArray<Column> =>
  columns.filter(({ isAdded }) => isAdded !== true);

/** Without headings a shape says nothing. */
const isTelling = ({ columns, headingRow }: Table): boolean => headingRow > 0 && columns.length > 0;

/** Keeps how the table was read. */
export const rememberShape = (table: Table): void => {
  if (!isTelling(table)) return;
  const own = ownColumns(table);
  saveItem(shapes, {
    headings: own.map(({ heading }) => heading),
    meanings: own.map(({ meaning }) => meaning),
    choices: { ...table.choices },
  });
};

const isKnown = (meaning: string): boolean =>
  meaning === passedThrough || meaning === leftOut || told.columns.some(({ name }) => name === meaning);

/**
 * Reads the columns as those of the last sheet of the shape, where that differs from what was recognised.
 * @returns true if anything is read otherwise
 */
export const readAlike = (table: Table): boolean => {
  if (!isTelling(table)) return false;
  const key = keyOf(table.columns.map(({ heading }) => heading));
  const shape = savedItems(shapes).find((one) => shapes.keyOf(one) === key);
  if (shape === undefined || !shape.meanings.every(isKnown)) return false;
  let isOther = false;
  for (const [position, column] of table.columns.entries()) {
    const meaning = shape.meanings[position] ?? column.meaning;
    isOther ||= meaning !== column.meaning;
    column.meaning = meaning;
  }
  const { choices } = table;
  const before = JSON.stringify(choices);
  if (choices.decimal === "") choices.decimal = shape.choices.decimal;
  if (choices.dates === "") choices.dates = shape.choices.dates;
  if (choices.totals === "") choices.totals = shape.choices.totals;
  return isOther || JSON.stringify(choices) !== before;
};

/** Says that the sheet is read as the last one of its shape was; `anew` reads it as if it were the first. */
export const sayAlike = (table: Table, isAlike: boolean, anew: () => void): void => {
  const forget = button(texts.readAnew, "button second small", () => {
    forgetItems(shapes, keyOf(ownColumns(table).map(({ heading }) => heading)));
    anew();
  });
  part("alike").replaceChildren(texts.readAlike, " ", forget);
  show(isAlike, "alike");
};
