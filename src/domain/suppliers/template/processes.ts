/** Production processes and purchased precursors of a template, as the sheet of the installation lists them. */
import { type CellReading, look, numberOf, textOf } from "./places/cells.ts";
import { categoryAt, categoryNamed, type GoodsCategory } from "./goods_categories.ts";
import { textAt } from "./places/grid.ts";
import { type InstallationLayout, most } from "./places/layouts.ts";
import type { Notebook } from "./places/notebook.ts";
import type { TemplateSheets } from "./places/sheets.ts";
import { toJsonNumber } from "../../../kernel/decimal.ts";

/** A production process. */
export interface TemplateProcess {
  /** Number in the template, from 1. */
  readonly number: number;
  /** Name. */
  readonly name: string;
  /** Category as the supplier chose it, in the template's language. */
  readonly category: string;
  /** The same, where it is known. */
  readonly goods: GoodsCategory | undefined;
  /** Production routes of the goods, as the supplier chose them. */
  readonly routes: ReadonlyArray<string>;
}

/** A purchased precursor. */
export interface TemplatePrecursor {
  /** Number in the template, from 1. */
  readonly number: number;
  /** Name. */
  readonly name: string;
  /** Category as the supplier chose it. */
  readonly category: string;
  /** Country code as it stands. */
  readonly country: string;
}

/** Distances of columns from that of the codes. */
const distances = {
  category: 1,
  country: 2,
  firstRoute: 5,
  lastRoute: 10,
  name: 8,
  goodsNumber: 19,
} as const;
/** Rows from the first process up to the first goods category (G1). */
const upToGoods = 21;

const goodsOf = (category: string, position: CellReading, notes: Notebook): GoodsCategory | undefined => {
  const number = numberOf(notes, position, "unsaid");
  return categoryNamed(category) ?? (number === undefined ? undefined : categoryAt(toJsonNumber(number)));
};

/** Routes of a goods category, from the list of goods above the processes. */
const routesOf = (
  { grid, codes, firstProcess }: InstallationLayout,
  category: string,
): ReadonlyArray<string> => {
  for (let row = firstProcess - upToGoods; row < firstProcess; row++) {
    const isGoods = /^G\d{1,2}$/.test(textAt(grid, { row, column: codes }));
    if (!isGoods || textAt(grid, { row, column: codes + distances.category }) !== category) continue;
    const routes: Array<string> = [];
    for (let at: number = distances.firstRoute; at <= distances.lastRoute; at++) {
      const route = textAt(grid, { row, column: codes + at });
      if (route !== "") routes.push(route);
    }
    return routes;
  }
  return [];
};

/** Returns the processes that have a category; an unnamed one is called as the template does. */
export const readProcesses = (
  notes: Notebook,
  { installation }: TemplateSheets,
): ReadonlyArray<TemplateProcess> => {
  if (installation === undefined) return [];
  const { grid, codes, firstProcess } = installation;
  return Array.from({ length: most.processes }, (_, at) => firstProcess + at).flatMap((row, at) => {
    const cell = (distance: number) => look(notes, { grid, place: { row, column: codes + distance } });
    const category = textOf(cell(distances.category));
    if (category === "") return [];
    const named = cell(distances.name);
    const name = textOf(named) || `P${at + 1} - ${category}`;
    const spot = { grid, place: { row, column: codes + distances.name } };
    notes.read(`processes.${at + 1}.name`, spot, name, "typed");
    return [{
      number: at + 1,
      name,
      category,
      goods: goodsOf(category, cell(distances.goodsNumber), notes),
      routes: routesOf(installation, category),
    }];
  });
};

/** Returns the purchased precursors that have a category. */
export const readPrecursors = ({ installation }: TemplateSheets): ReadonlyArray<TemplatePrecursor> => {
  if (installation === undefined) return [];
  const { grid, codes, firstPrecursor } = installation;
  return Array.from({ length: most.precursors }, (_, at) => firstPrecursor + at).flatMap((row, at) => {
    const text = (distance: number): string => textAt(grid, { row, column: codes + distance });
    const category = text(distances.category);
    if (category === "") return [];
    const name = text(distances.name) || `PP${at + 1} - ${category}`;
    return [{ number: at + 1, name, category, country: text(distances.country) }];
  });
};
