/**
 * Sheets of a template by what they are for. A sheet is known by its contents; its name decides only between two that hold
 * the same.
 */
import type { WorkbookCells } from "../../../documents/sheet_cells.ts";
import { type Grid, gridOf } from "./grid.ts";
import { type BlockLayout, blockLayout, type InstallationLayout, installationLayout } from "./layouts.ts";
import type { Notebook } from "./notebook.ts";
import { type ProductLayout, productLayout } from "./product_layout.ts";

/** Names of the sheets as the Commission published them. */
export const sheetNames = {
  installation: "A_InstData",
  processes: "D_Processes",
  precursors: "E_PurchPrec",
  products: "Summary_Products",
  summary: "Summary_Communication",
} as const;

/** Purpose of a sheet. */
export type SheetRole = keyof typeof sheetNames;

/** The sheets that were found. */
export interface TemplateSheets {
  /** Sheet about the installation. */
  readonly installation: InstallationLayout | undefined;
  /** Sheet of the processes. */
  readonly processes: BlockLayout | undefined;
  /** Sheet of the purchased precursors. */
  readonly precursors: BlockLayout | undefined;
  /** Sheet of products that is filled. */
  readonly products: ProductLayout | undefined;
  /** Sheet of products that sums up. */
  readonly summary: ProductLayout | undefined;
  /** Every sheet that was read. */
  readonly grids: ReadonlyArray<Grid>;
}

/** The one sheet of its kind; with several the one that has the published name, else none. */
const oneOf = <Layout extends { readonly grid: Grid }>(
  role: SheetRole,
  layouts: ReadonlyArray<Layout | undefined>,
  notes: Notebook,
): Layout | undefined => {
  const found = layouts.filter((each) => each !== undefined);
  const name = sheetNames[role];
  const named = found.find(({ grid }) => grid.name === name);
  const [first, second] = found;
  if (first !== undefined && second !== undefined) {
    const names = found.map(({ grid }) => grid.name);
    const weight = named === undefined ? "error" : "warning";
    notes.say(undefined, { weight, code: "ambiguous" }, { kind: "templateSheetTwice", sheet: name, names });
    return named;
  }
  if (first !== undefined && named === undefined) {
    notes.say({ grid: first.grid }, { weight: "remark", code: "unknown" }, {
      kind: "templateSheetRenamed",
      sheet: name,
    });
  }
  return first;
};

/** Returns the sheets of a workbook; what is odd about them is said in the notes. */
export const templateSheets = (workbook: WorkbookCells, notes: Notebook): TemplateSheets => {
  const grids = workbook.sheets.map(gridOf);
  const products = grids.map(productLayout);
  const ofRole = (role: ProductLayout["role"]) =>
    oneOf(role, products.filter((layout) => layout?.role === role), notes);
  return {
    grids,
    installation: oneOf("installation", grids.map(installationLayout), notes),
    processes: oneOf("processes", grids.map((grid) => blockLayout("processes", grid)), notes),
    precursors: oneOf("precursors", grids.map((grid) => blockLayout("precursors", grid)), notes),
    products: ofRole("products"),
    summary: ofRole("summary"),
  };
};

/** True if a workbook has nothing of the template. */
export const isOtherWorkbook = ({ installation, products, summary }: TemplateSheets): boolean =>
  installation === undefined && products === undefined && summary === undefined;
