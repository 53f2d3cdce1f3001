/**
 * A template read beside the thread that has the tables of law: first its goods are asked for, then it is read with what the
 * law says of them. Messages between threads carry plain data: decimals and findings are put together again behind them.
 */
import { type Decimal, decimalOf } from "../../../kernel/decimal.ts";
import type { Finding } from "../../../kernel/findings/finding.ts";
import type { CnCode, CountryAlpha3 } from "../../../kernel/identifiers.ts";
import { about } from "../../../kernel/issue.ts";
import type { WorkbookCells } from "../../documents/sheet_cells.ts";
import type { CheckedProduct, LawOfGoods, LookUpGoods } from "./checks.ts";
import type { ReadFigure } from "./figures.ts";
import type { TemplateIssue } from "./places/notebook.ts";
import { sheetNames } from "./places/sheets.ts";
import type { CarbonPriceDue } from "./price.ts";
import { lacksSheets, readTemplate, type TemplateReading } from "./reading.ts";

/** Goods whose law is asked for. */
export interface AskedGoods {
  /** CN code. */
  readonly code: CnCode;
  /** Country of the installation; null for one that isn't known. */
  readonly country: CountryAlpha3 | null;
}

/** Sheets that a reading needs, by their published names. */
const needed: ReadonlyArray<string> = ["0_Versions", ...Object.values(sheetNames)];

const unasked: LawOfGoods = { standing: "goods", indirectCounts: true, span: undefined };

/**
 * Returns the workbook that a template is read from, and its goods: the sheets that are needed, by their names, and every sheet
 * where one of them is somewhere else.
 * @param sheetsOf reads the named sheets; without names all of them
 */
export const templateGoods = (
  sheetsOf: (named: ReadonlyArray<string>) => WorkbookCells,
): { readonly workbook: WorkbookCells; readonly goods: ReadonlyArray<AskedGoods> } => {
  const goods: Array<AskedGoods> = [];
  const ask = (workbook: WorkbookCells) => {
    goods.length = 0;
    return readTemplate(workbook, (code, country) => {
      goods.push({ code, country });
      return unasked;
    });
  };
  const few = sheetsOf(needed);
  const isWhole = few.furtherSheets === 0 || !lacksSheets(few);
  const first = isWhole ? ask(few) : undefined;
  if (first !== undefined && first.installation.country !== null) return { workbook: few, goods };
  const every = sheetsOf([]);
  ask(every);
  return { workbook: every, goods };
};

const keyOf = (code: CnCode, country: CountryAlpha3 | null): string => `${code} ${country}`;

/** Returns the look-up of goods whose law was answered, in the order in which they were asked for. */
export const answeredLaw = (
  goods: ReadonlyArray<AskedGoods>,
  answers: ReadonlyArray<LawOfGoods>,
): LookUpGoods => {
  const known = new Map(goods.map(({ code, country }, at) => [keyOf(code, country), answers[at] ?? unasked]));
  return (code, country) => known.get(keyOf(code, country)) ?? unasked;
};

/** An issue on its way between threads. */
export interface CarriedIssue {
  /** The issue, without its finding. */
  readonly issue: TemplateIssue;
  /** Finding that its sentences are made of. */
  readonly finding: Finding;
}

/** A reading on its way between threads: issues carry their findings as a member. */
export interface CarriedReading extends Omit<TemplateReading, "issues"> {
  /** Issues with what their sentences are made of. */
  readonly issues: ReadonlyArray<CarriedIssue>;
}

/** Returns a reading for a message. */
export const carried = ({ issues, ...reading }: TemplateReading): CarriedReading => ({
  ...reading,
  issues: issues.map((issue) => ({ issue, finding: issue[about] })),
});

const figure = (read: ReadFigure | null): ReadFigure | null =>
  read && { value: decimalOf(read.value), from: read.from };
const orNull = (value: Decimal | null): Decimal | null => value && decimalOf(value);

const price = (due: CarbonPriceDue): CarbonPriceDue => ({
  ...due,
  due: decimalOf(due.due),
  rebate: decimalOf(due.rebate),
  effective: decimalOf(due.effective),
});

/** Returns what the law says of goods, as a message brought it. */
export const arrivedLaw = ({ span, ...law }: LawOfGoods): LawOfGoods => ({
  ...law,
  span: span && { least: decimalOf(span.least), most: decimalOf(span.most) },
});

const product = (told: CheckedProduct): CheckedProduct => ({
  ...told,
  direct: figure(told.direct),
  indirect: figure(told.indirect),
  countedIndirect: orNull(told.countedIndirect),
  defaultShare: orNull(told.defaultShare),
  electricity: orNull(told.electricity),
  clinker: orNull(told.clinker),
  nitrogen: orNull(told.nitrogen),
  price: told.price && price(told.price),
  law: told.law && arrivedLaw(told.law),
});

/** Returns the reading that a message brought. */
export const arrived = ({ issues, products, installation, ...reading }: CarriedReading): TemplateReading => ({
  ...reading,
  installation: {
    ...installation,
    latitude: orNull(installation.latitude),
    longitude: orNull(installation.longitude),
  },
  products: products.map(product),
  issues: issues.map(({ issue, finding }) => ({ ...issue, [about]: finding })),
});
