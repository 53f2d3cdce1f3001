/**
 * Workbooks laid out as the Commission's communication template for installations: codes of rows, places of figures and
 * the English headings of the sheet that sums up, of each version and in languages of their own, filled with an
 * installation of three processes whose figures are known.
 */
import {
  type CellKind,
  cellName,
  columnOfName,
  type WorkbookCells,
} from "../../src/domain/documents/sheet_cells.ts";
import type { Cell } from "../../src/domain/documents/workbook.ts";

/** A cell of a made sheet. */
export interface MadeCell {
  readonly value: Cell;
  readonly kind: CellKind;
}

/** A made sheet: cells by the numbers of their rows and columns, `12:4`. */
export interface MadeSheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly cells: Map<string, MadeCell>;
  readonly merged: Array<string>;
}

/** A made workbook. */
export interface MadeTemplate {
  readonly sheets: Array<MadeSheet>;
}

/** Versions of the template that are made. */
export const templateVersions = ["2.0", "2.1", "2.1.1"] as const;

/** Words of a language that a template is translated to. */
interface Words {
  readonly categories: Readonly<Record<"mill" | "crude" | "cement", string>>;
  readonly heading: string;
  readonly country: string;
}

/** Languages: the template's texts are the supplier's, its places are the same. */
export const templateLanguages: Readonly<Record<string, Words>> = {
  en: {
    categories: { mill: "Iron or steel products", crude: "Crude steel", cement: "Cement" },
    heading: "Value",
    country: "Turkey",
  },
  de: {
    categories: { mill: "Eisen- oder Stahlerzeugnisse", crude: "Rohstahl", cement: "Zement" },
    heading: "Wert",
    country: "Türkei",
  },
  fr: {
    categories: { mill: "Produits en fer ou en acier", crude: "Acier brut", cement: "Ciment" },
    heading: "Valeur",
    country: "Turquie",
  },
  tr: {
    categories: { mill: "Demir veya çelik ürünleri", crude: "Ham çelik", cement: "Çimento" },
    heading: "Değer",
    country: "Türkiye Cumhuriyeti",
  },
};

/** Goods of the template with their figures, tCO2e per tonne, counted by hand from the inputs below. */
export const madeProducts = [
  { process: "Mill", goods: "mill", code: "72083900", name: "Coil", direct: 1.0785, indirect: 0.5021 },
  { process: "EAF shop", goods: "crude", code: "72071111", name: "Billet", direct: 0.935, indirect: 0.411 },
  { process: "Works", goods: "cement", code: "25232900", name: "Cement", direct: 0.6, indirect: 0.05 },
] as const;

const english = templateLanguages["en"]?.categories ?? { mill: "", crude: "", cement: "" };

/** A place such as `AB12` as the key of a cell. */
export const keyOf = (place: string): string => {
  const [, column = "", row = ""] = /^([A-Z]+)(\d+)$/.exec(place) ?? [];
  return `${row}:${columnOfName(column)}`;
};

class Sheet implements MadeSheet {
  readonly cells = new Map<string, MadeCell>();
  readonly merged: Array<string> = [];
  constructor(readonly name: string, readonly isHidden = false) {}

  typed(place: string, value: Cell): this {
    this.cells.set(keyOf(place), { value, kind: "typed" });
    return this;
  }

  result(place: string, value: Cell): this {
    this.cells.set(keyOf(place), { value, kind: "result" });
    return this;
  }
}

const roman = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv"];

const installationSheet = ({ categories, country }: Words): Sheet => {
  const sheet = new Sheet("A_InstData").typed("C6", "A.");
  for (const [row, part] of [[9, 1], [17, 2], [34, 3], [55, 4], [96, 5]]) sheet.typed(`C${row}`, part ?? 0);
  for (const [at, ordinal] of roman.entries()) sheet.typed(`D${19 + at}`, `${ordinal}.`);
  for (const [letter, row, count] of [["a", 36, 5], ["b", 43, 4], ["c", 50, 3]] as const) {
    sheet.typed(`D${row}`, `(${letter})`);
    const first = letter === "b" ? row + 2 : row + 1;
    for (let at = 0; at < count; at++) sheet.typed(`D${first + at}`, `${roman[at]}.`);
  }
  for (let at = 1; at <= 10; at++) {
    sheet.typed(`D${61 + at}`, `G${at}`).typed(`D${82 + at}`, `P${at}`);
  }
  for (let at = 1; at <= 20; at++) sheet.typed(`D${101 + at}`, `PP${at}`);
  sheet.typed("I9", "2025-01-01").typed("L9", "2025-12-31");
  sheet.typed("I20", "Karadeniz Works").typed("I21", "Liman Cd. 1").typed("I22", "Steel");
  sheet.typed("I23", "34000").typed("I25", "Izmir").typed("I26", country).result("S26", "TR");
  sheet.typed("I27", "TRIZM").typed("I28", 38.42372).typed("I29", 27.14283);
  sheet.typed("I37", "DE-V-0001").typed("I51", "Germany").typed("I52", "DAkkS").typed("I53", "D-VS-0001");
  const processes = [["EAF shop", "crude", 6], ["Mill", "mill", 5], ["Works", "cement", 1]] as const;
  for (const [at, [name, goods, position]] of processes.entries()) {
    sheet.typed(`E${62 + at}`, categories[goods]).typed(`I${62 + at}`, `Route ${goods}`);
    sheet.typed(`E${83 + at}`, categories[goods]).typed(`L${83 + at}`, name).result(`W${83 + at}`, position);
  }
  return sheet.typed("E102", "FeMn").typed("F102", "CN").typed("L102", "Manganese");
};

/** A block of `D_Processes`, whose amounts are in column L. */
const processBlock = (sheet: Sheet, top: number, amounts: Readonly<Record<string, number>>): void => {
  const letters = [["a", 15], ["b", 26], ["c", 31], ["d", 41], ["e", 42], ["f", 50], ["g", 54], [
    "h",
    56,
  ]] as const;
  const rest = [["i", 60], ["j", 64], ["k", 70]] as const;
  for (const [letter, row] of [...letters, ...rest]) sheet.typed(`D${top + row}`, `(${letter})`);
  for (let at = 1; at <= 8; at++) sheet.typed(`D${top + 15 + at}`, at);
  for (let at = 1; at <= 9; at++) sheet.typed(`D${top + 31 + at}`, at);
  for (const [row, count] of [[26, 3], [56, 2], [60, 2], [64, 3], [70, 2]] as const) {
    for (let at = 1; at <= count; at++) sheet.typed(`D${top + row + at}`, `${roman[at - 1]}.`);
  }
  for (const [row, amount] of Object.entries(amounts)) sheet.typed(`L${top + Number(row)}`, amount);
};

const processSheet = (): Sheet => {
  const sheet = new Sheet("D_Processes").typed("C7", "D.");
  const amounts: ReadonlyArray<Readonly<Record<string, number>>> = [
    { 16: 1000, 32: 880, 54: 915, 65: 990, 66: 0.4 },
    { 16: 800, 54: 40, 65: 100, 66: 0.4 },
    { 16: 500, 54: 300, 65: 50, 66: 0.5 },
  ];
  for (let at = 0; at < 10; at++) processBlock(sheet, at * 65, amounts[at] ?? {});
  return sheet;
};

const precursorSheet = (): Sheet => {
  const sheet = new Sheet("E_PurchPrec").typed("C8", "E.");
  for (let at = 0; at < 20; at++) {
    const top = at * 44;
    for (const [letter, row] of [["a", 16], ["b", 27], ["c", 38], ["d", 39], ["e", 44]] as const) {
      sheet.typed(`D${top + row}`, `(${letter})`);
    }
    for (let line = 1; line <= 8; line++) sheet.typed(`D${top + 16 + line}`, line);
    for (let line = 1; line <= 10; line++) sheet.typed(`D${top + 27 + line}`, line);
    for (let line = 1; line <= 4; line++) sheet.typed(`D${top + 48 + line}`, `${roman[line - 1]}.`);
  }
  sheet.typed("L17", 10).typed("L28", 10).typed("L49", 2).typed("L50", 3).typed("L51", 0.5);
  return sheet.result("L52", 1.5);
};

const headings: Readonly<Record<string, string>> = {
  D: "Production process from which the products arise",
  E: "Type of aggregated good or precursor",
  F: "CN Codes",
  G: "CN Name",
  H: "Product name \n(used for communication with reporting declarant, e.g. on invoices)",
  I: "SEE (direct)",
  J: "SEE (indirect)",
  K: "SEE (total)",
  L: "Unit",
  M: "Share of emissions by default value",
  O: "Embedded electricity (MWh/t)",
};

/** Headings behind the column that version 2.1.1 put in, with their columns in it. */
const laterHeadings: Readonly<Record<string, string>> = {
  AC: "Clinker factor",
  AH: "% N contained",
  AM: "Type of instrument (carbon pricing)",
  AQ: "Currency",
  AR: "Carbon price (CP) due (per produced t or MWh)",
  AT: "Type of rebate",
  AX: "Amount of rebate (per produced t or MWh)",
  AZ: "Result: Effective CP due (per produced t or MWh)",
};

/** Cells of a product from its process to its share by default values, which stand alike in both sheets. */
const productCells = (
  product: typeof madeProducts[number],
  category: string,
): ReadonlyArray<readonly [string, Cell]> => [
  ["D", product.process],
  ["E", category],
  ["F", product.code],
  ["H", product.name],
  ["I", product.direct],
  ["J", product.indirect],
  ["K", product.direct + product.indirect],
  ["L", "tCO2e/t"],
  ["M", 0.1],
];

const inputs = new Set(["D", "F", "H"]);

const productSheet = ({ categories, heading }: Words, isEnglish: boolean): Sheet => {
  const sheet = new Sheet("Summary_Products");
  for (const [column, text] of Object.entries(headings)) {
    sheet.result(`${column}8`, isEnglish ? text : `${heading} ${column}`);
  }
  sheet.result("C9", "Ex.").result("D9", "Example").typed("F9", "72071919").typed("I9", 0.915);
  sheet.typed("J9", 0.396).result("K9", 1.311).typed("N9", "D.4.1").typed("AP9", "USD");
  for (let line = 1; line <= 100; line++) sheet.typed(`C${9 + line}`, line);
  for (const [at, product] of madeProducts.entries()) {
    for (const [column, value] of productCells(product, categories[product.goods])) {
      if (inputs.has(column)) sheet.typed(`${column}${10 + at}`, value);
      else sheet.result(`${column}${10 + at}`, value);
    }
  }
  sheet.typed("AB12", 0.75);
  sheet.typed("AL10", "Tax").typed("AP10", "TRY").typed("AR10", 120.5).typed("AX10", 20).result(
    "AZ10",
    100.5,
  );
  return sheet;
};

const summarySheet = (version: string): Sheet => {
  const sheet = new Sheet("Summary_Communication");
  const facts = ["Karadeniz Works", "Liman Cd. 1", "Steel", "Izmir", "TR", "TRIZM", 38.42372, 27.14283];
  sheet.result("D12", "Name of the installation (English name):");
  for (const [at, fact] of facts.entries()) sheet.result(`G${12 + at}`, fact);
  sheet.result("G20", "2025-01-01").result("G21", "2025-12-31");
  const shift = version === "2.1.1" ? 0 : -1;
  const later = (column: string): string => {
    const moved = cellName(1, columnOfName(column) + shift);
    return moved.slice(0, -1);
  };
  for (const [column, text] of Object.entries(headings)) sheet.result(`${column}25`, text);
  if (shift === 0) sheet.result("P25", "Electricity EF (tCO2/MWh)");
  for (const [column, text] of Object.entries(laterHeadings)) sheet.result(`${later(column)}25`, text);
  for (let line = 1; line <= 100; line++) sheet.typed(`C${25 + line}`, line);
  for (const [at, product] of madeProducts.entries()) {
    for (const [column, value] of productCells(product, english[product.goods])) {
      sheet.result(`${column}${26 + at}`, value);
    }
  }
  sheet.result(`${later("AC")}28`, 0.75);
  const price = { AM: "Carbon Tax", AQ: "TRY", AR: 120.5, AX: 20, AZ: 100.5 };
  for (const [column, value] of Object.entries(price)) sheet.result(`${later(column)}26`, value);
  return sheet;
};

const versionSheet = (version: string): Sheet => {
  const sheet = new Sheet("0_Versions");
  const every = ["1.0", "1.1", "2.0", "2.1", "2.1.1"];
  for (const [at, each] of every.slice(0, every.indexOf(version) + 1).entries()) {
    sheet.typed(`E${9 + at}`, each);
  }
  return sheet;
};

/** Returns a filled template, fresh: whoever gets it may change it. */
export const madeTemplate = (version = "2.1.1", language = "en"): MadeTemplate => {
  const words = templateLanguages[language];
  if (words === undefined) throw new RangeError(`no words for ${language}`);
  const codes = new Sheet("c_CodeLists").typed("F11", "TR").typed("G11", words.country);
  return {
    sheets: [
      versionSheet(version),
      codes,
      installationSheet(words),
      processSheet(),
      precursorSheet(),
      productSheet(words, language === "en"),
      summarySheet(version),
      new Sheet("Translations", true).typed("B5", words.heading),
    ],
  };
};

/** Returns the sheet of a name. */
export const sheetOf = ({ sheets }: MadeTemplate, name: string): MadeSheet => {
  const found = sheets.find((sheet) => sheet.name === name);
  if (found === undefined) throw new RangeError(`no sheet ${name}`);
  return found;
};

/** Puts a value into a cell. */
export const put = (
  template: MadeTemplate,
  sheet: string,
  place: string,
  value: Cell,
  kind: CellKind = "typed",
): void => {
  sheetOf(template, sheet).cells.set(keyOf(place), { value, kind });
};

/** Takes what a cell holds away. */
export const clear = (template: MadeTemplate, sheet: string, place: string): void => {
  sheetOf(template, sheet).cells.delete(keyOf(place));
};

/** Returns the cells of a made workbook, as its reader gives them. */
export const cellsOfTemplate = ({ sheets }: MadeTemplate): WorkbookCells => ({
  furtherSheets: 0,
  hasMacros: false,
  sheets: sheets.map(({ name, isHidden, merged, cells }) => {
    const rows = new Map<number, Array<{ readonly column: number } & MadeCell>>();
    for (const [key, cell] of cells) {
      const [row = 0, column = 0] = key.split(":").map(Number);
      const known = rows.get(row) ?? [];
      known.push({ column, ...cell });
      rows.set(row, known);
    }
    return {
      name,
      isHidden,
      merged,
      isCut: false,
      rows: [...rows].sort(([a], [b]) => a - b).map(([number, row]) => ({
        number,
        cells: row.sort((a, b) => a.column - b.column),
      })),
    };
  }),
});
