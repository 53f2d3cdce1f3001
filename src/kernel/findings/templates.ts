/**
 * Findings about a supplier's communication template, and the API's sentences about them. The label is the cell, such as
 * `A_InstData!I20`, or the sheet.
 */
import { abridged, shortened } from "../text/shown.ts";
import { type NoParts, type Sentences } from "./sentences.ts";

/** Parts of a template that a sentence may name. */
export type TemplatePart =
  | "code"
  | "country"
  | "direct"
  | "indirect"
  | "installation"
  | "periodEnd"
  | "periodStart"
  | "process"
  | "unit";

/** Why a figure without a result can't be counted from the input sheets. */
export type NotRebuilt = "sheets" | "process" | "inputs" | "circle";

/** Each kind of finding with what its sentences are made of. */
export interface TemplateFindings {
  /** A workbook of another kind. */
  readonly templateUnknown: NoParts;
  /** A sheet that is needed and isn't there. */
  readonly templateSheetMissing: { readonly sheet: string };
  /** An input sheet that isn't there: results can't be held against it. */
  readonly templateUnproven: { readonly sheet: string };
  /** A sheet under another name. */
  readonly templateSheetRenamed: { readonly sheet: string };
  /** Several sheets that hold the same. */
  readonly templateSheetTwice: { readonly sheet: string; readonly names: ReadonlyArray<string> };
  /** A version that is not among those that are known. */
  readonly templateVersion: { readonly found: string };
  /** Macros, which are not run. */
  readonly templateMacros: NoParts;
  /** A sheet that goes on behind what is read. */
  readonly templateCut: NoParts;
  /** Columns that stand elsewhere. */
  readonly templateColumnsMoved: NoParts;
  /** A row of products without its number. */
  readonly templateRowUnnumbered: NoParts;
  /** Cells of several lines that are one. */
  readonly templateMerged: { readonly range: string };
  /** The example was filled with other goods. */
  readonly templateExampleFilled: NoParts;
  /** An error of the spreadsheet. */
  readonly templateCellError: { readonly found: string };
  /** A part that nothing stands in. */
  readonly templateMissing: { readonly part: TemplatePart };
  /** Two cells that should say the same. */
  readonly templateContradiction: {
    readonly found: string;
    readonly other: string;
    readonly sheet: string;
    readonly cell: string;
  };
  /** A day that can be read in two ways. */
  readonly templateOpenDay: { readonly found: string; readonly days: ReadonlyArray<string> };
  /** A period that is no calendar year. */
  readonly templatePeriod: { readonly from: string; readonly to: string };
  /** A country's name that isn't known. */
  readonly templateCountry: { readonly found: string };
  /** The city under a label that says country. */
  readonly templateCityUnderCountry: { readonly city: string };
  /** A UN/LOCODE of another form or country. */
  readonly templatePlaceCode: { readonly found: string };
  /** Degrees that can't be. */
  readonly templateDegrees: { readonly found: string; readonly most: number };
  /** A code of fewer than eight digits. */
  readonly templateShortCode: { readonly found: string };
  /** A code that the tables lack, or that goods can't have. */
  readonly templateCodeUnlisted: { readonly code: string };
  /** A code outside Annex I. */
  readonly templateCodeOutside: { readonly code: string };
  /** A code of another category than the process makes. */
  readonly templateCodeCategory: {
    readonly code: string;
    readonly category: string;
    readonly expected: string;
  };
  /** A process that the sheet of the installation lacks. */
  readonly templateProcess: { readonly found: string; readonly known: ReadonlyArray<string> };
  /** Another unit than tonnes of CO2e per tonne. */
  readonly templateUnit: { readonly found: string; readonly per: "t" | "MWh" };
  /** A share that isn't between 0 and 1. */
  readonly templateShare: { readonly found: string };
  /** A figure below zero. */
  readonly templateNegative: { readonly found: string };
  /** Emissions of zero. */
  readonly templateZero: NoParts;
  /** Ten times as much, or as little, as the law's figures. */
  readonly templateFarFrom: {
    readonly found: string;
    readonly least: string;
    readonly most: string;
    readonly isAbove: boolean;
  };
  /** A total that isn't the sum. */
  readonly templateSum: { readonly direct: string; readonly indirect: string; readonly total: string };
  /** Indirect emissions that don't count. */
  readonly templateIndirectUncounted: { readonly code: string };
  /** A figure that was counted from the input sheets. */
  readonly templateRebuilt: { readonly process: string };
  /** A result that the input sheets don't come to. */
  readonly templateStale: { readonly found: string; readonly rebuilt: string; readonly process: string };
  /** A formula without a result, and why it can't be counted. */
  readonly templateNotRebuilt: { readonly why: NotRebuilt; readonly process: string };
  /** A formula without a result, whose figure is left out. */
  readonly templateUncalculated: NoParts;
  /** Two values of one code. */
  readonly templateTwoValues: { readonly code: string; readonly line: number };
  /** A carbon price without its currency, or one that doesn't come to its parts. */
  readonly templatePriceOpen: NoParts;
  /** No line of products. */
  readonly templateEmpty: NoParts;
  /** State of values of the template. */
  readonly templateEstimated: NoParts;
}

const quoted = (text: string): string => JSON.stringify(shortened(text));

/** The parts in words. */
const parts: Readonly<Record<TemplatePart, string>> = {
  code: "the CN code",
  country: "the country",
  direct: "the specific direct emissions",
  installation: "the name of the installation",
  indirect: "the specific indirect emissions",
  periodEnd: "the end of the reporting period",
  periodStart: "the start of the reporting period",
  process: "the production process",
  unit: "the unit",
};

const reasons: Readonly<Record<NotRebuilt, string>> = {
  sheets: "the sheets D_Processes and E_PurchPrec aren't both there",
  process: "no process of this name was found in A_InstData",
  inputs: "production levels, emissions or precursors of the process are missing or can't be read",
  circle: "processes of the installation consume each other's goods in a circle",
};

/** The API's sentences. */
export const templateSentences: Sentences<TemplateFindings> = {
  templateUnknown: () =>
    "The workbook is not the Commission's communication template for installations: send the spreadsheet as it was filled in, of version 2.0, 2.1 or 2.1.1, in any language.",
  templateSheetMissing: ({ sheet }) =>
    `The sheet ${sheet} was not found, under its name or by its contents: send the whole workbook as it was filled in.`,
  templateUnproven: ({ sheet }) =>
    `The sheet ${sheet} was not found: figures could not be held against what they were calculated from. Send the whole workbook as it was filled in.`,
  templateSheetRenamed: ({ sheet }) => `The sheet ${quoted(sheet)} was found under another name.`,
  templateSheetTwice: ({ sheet, names }) =>
    `Several sheets hold what ${sheet} does (${
      names.map(quoted).join(", ")
    }): keep the right one, under the name ${sheet}.`,
  templateVersion: ({ found }, label) =>
    `${label} names version ${
      quoted(found)
    } of the template; 2.0, 2.0.1, 2.1 and 2.1.1 are known. Compare what was read with the sheet.`,
  templateMacros: () => "The workbook holds macros: they were not run, and the template needs none.",
  templateCut: (_, label) =>
    `${label} has more rows or columns than the template: what stands behind them was not read.`,
  templateColumnsMoved: (_, label) =>
    `${label}: columns were put in or taken out, so that figures can't be told apart. Use the template as it was published.`,
  templateRowUnnumbered: (_, label) =>
    `${label} stands in a row without a number, which no formula of the template counts: put the product in a numbered line.`,
  templateMerged: ({ range }, label) =>
    `${label}: the cells ${range} are merged, so that one cell stands for several lines. Fill in each line.`,
  templateExampleFilled: (_, label) =>
    `${label} is the template's example, which is never read, and holds other figures: put these goods in the lines below it.`,
  templateCellError: ({ found }, label) =>
    `${label} holds the error ${abridged(found)}: mend its formula, or fill in the cell that it refers to.`,
  templateMissing: ({ part }, label) => `${label} is empty: fill in ${parts[part]}.`,
  templateContradiction: ({ found, other, sheet, cell }, label) =>
    `${label} says ${quoted(found)} and cell ${cell} of ${sheet} ${
      other === "" ? "is empty" : `says ${quoted(other)}`
    }: open the workbook in a spreadsheet, let it calculate, save it and send it again.`,
  templateOpenDay: ({ found, days }, label) =>
    `${label} says ${quoted(found)}, which can be ${days.join(" or ")}: write it as YYYY-MM-DD.`,
  templatePeriod: ({ from, to }, label) =>
    `${label}: the reporting period goes from ${from} to ${to}. A value must cover one calendar year, from 1 January to 31 December: the figures of the whole year are needed (Implementing Regulation (EU) 2025/2547, Article 7).`,
  templateCountry: ({ found }, label) =>
    `${label} says ${
      quoted(found)
    }, which is no country that is known: write the code of ISO 3166-1, such as TR.`,
  templateCityUnderCountry: ({ city }, label) =>
    `${label} is called country in the template, and is the city: it was read as the city ${quoted(city)}.`,
  templatePlaceCode: ({ found }, label) =>
    `${label} says ${
      quoted(found)
    }, which is no UN/LOCODE of the installation's country: it has the country's two letters and three more characters, such as TRIST.`,
  templateDegrees: ({ found, most }, label) =>
    `${label} says ${quoted(found)}: write degrees as a decimal number between -${most} and ${most}.`,
  templateShortCode: ({ found }, label) =>
    `${label} says ${
      quoted(found)
    }: a CN code has eight digits, because values and declarations are by CN code.`,
  templateCodeUnlisted: ({ code }, label) =>
    `${label}: ${code} is no CN code of goods in the tables of CBAM: look it up in the nomenclature of the year of import.`,
  templateCodeOutside: ({ code }, label) => `${label}: goods of CN code ${code} are outside CBAM's Annex I.`,
  templateCodeCategory: ({ code, category, expected }, label) =>
    `${label}: goods of CN code ${code} are of the category ${quoted(expected)}, and the process makes ${
      quoted(category)
    }: correct the code or the process.`,
  templateProcess: ({ found, known }, label) =>
    `${label} names the process ${quoted(found)}, and A_InstData has ${
      known.length === 0 ? "none" : known.map(quoted).join(", ")
    }: use the name of a process.`,
  templateUnit: ({ found, per }, label) =>
    `${label} says ${
      quoted(found)
    }, where the template counts in t CO2e/${per}: convert the figures, or correct the unit.`,
  templateShare: ({ found }, label) =>
    `${label} says ${found}, which is no share between 0 and 1: write 35 % as 0.35 or 35%.`,
  templateNegative: ({ found }, label) => `${label} is ${found}: emissions of goods are not below zero.`,
  templateZero: (_, label) =>
    `${label}: goods without any emissions, neither direct nor indirect, are not taken from a template. Check the process.`,
  templateFarFrom: ({ found, least, most, isAbove }, label) =>
    `${label} is ${found} t CO2e/t, ${
      isAbove ? "more than ten times" : "less than a tenth of"
    } what default values and benchmarks of these goods are (${least} to ${most}): check the unit, and whether tonnes or kilograms are meant.`,
  templateSum: ({ direct, indirect, total }, label) =>
    `${label} says ${total}, and direct (${direct}) and indirect emissions (${indirect}) come to another sum: correct the one that is wrong.`,
  templateIndirectUncounted: ({ code }, label) =>
    `${label} is filled in, and indirect emissions of goods of CN code ${code} don't count: they stand in Annex II of Regulation (EU) 2023/956. The value has the direct emissions alone.`,
  templateRebuilt: ({ process }, label) =>
    `${label} has a formula without a result: the figure was counted from the input sheets of process ${
      quoted(process)
    }.`,
  templateStale: ({ found, rebuilt, process }, label) =>
    `${label} says ${found}, and the input sheets of process ${
      quoted(process)
    } come to ${rebuilt}: open the workbook in a spreadsheet, let it calculate, save it and send it again.`,
  templateNotRebuilt: ({ why }, label) =>
    `${label} has a formula without a result, and it can't be counted from the input sheets, because ${
      reasons[why]
    }: open the workbook in a spreadsheet, let it calculate, save it and send it again.`,
  templateUncalculated: (_, label) =>
    `${label} has a formula without a result, so that this figure is left out: open the workbook in a spreadsheet, let it calculate, save it and send it again.`,
  templateTwoValues: ({ code, line }, label) =>
    `${label}: line ${line} has another value for CN code ${code}. An installation has one value for each CN code and year, averaged over its processes (Implementing Regulation (EU) 2025/2547, Article 4(6)).`,
  templatePriceOpen: (_, label) =>
    `${label}: the carbon price lacks its currency, or due, rebate and effective price don't go together: no carbon price was taken.`,
  templateEmpty: (_, label) => `${label} has no product: each good needs a line with process and CN code.`,
  templateEstimated: () =>
    "Values of this template are not verified and have no specific embedded free allocation: they are recorded as estimated, and no declaration may rest on them.",
};
