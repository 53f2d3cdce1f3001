/**
 * Labels of a document in a second language, behind the English ones: headings of boxes and columns, names of fields and of
 * totals. What the caller wrote stays as it is.
 */
import type { LabelLanguage } from "../../../contract/values/invoices/terms.ts";
import type { Block, PrintableDocument, RowsBlock, TextBlock } from "../../documents/printable.ts";
import { labelSize } from "../../documents/type_sizes.ts";
import { arabicLabels } from "./ar.ts";
import { germanLabels } from "./de.ts";
import { spanishLabels } from "./es.ts";
import { frenchLabels } from "./fr.ts";
import type { Labels } from "./label_names.ts";
import { portugueseLabels } from "./pt.ts";
import { chineseLabels } from "./zh.ts";

/** The labels by language. */
export const labelsIn: Readonly<Record<LabelLanguage, Labels>> = {
  pt: portugueseLabels,
  es: spanishLabels,
  fr: frenchLabels,
  de: germanLabels,
  ar: arabicLabels,
  zh: chineseLabels,
};

/** A label with its second language, behind the separator. */
type TwoLanguageLabel = (label: string, separator?: string) => string;

const money = /^(Amount|Value) ([A-Z]{3})$/;

const doubledIn = (language: LabelLanguage): TwoLanguageLabel => {
  const labels: ReadonlyMap<string, string> = new Map(Object.entries(labelsIn[language]));
  return (label, separator = " / ") => {
    const [, name = label, currency] = money.exec(label) ?? [];
    const other = labels.get(name);
    if (other === undefined || other === label) return label;
    return `${label}${separator}${currency === undefined ? other : `${other} ${currency}`}`;
  };
};

const inText = (block: TextBlock, doubled: TwoLanguageLabel): TextBlock => {
  const { text, role } = block;
  if (typeof text === "string") return role === undefined ? block : { ...block, text: doubled(text) };
  const run = (part: typeof text[number]) =>
    part.fontSize === labelSize
      ? { ...part, text: `${doubled(part.text.replace(/\u00a0$/, ""))}\u00a0` }
      : part;
  return { ...block, text: text.map(run) };
};

const inRows = (block: RowsBlock, doubled: TwoLanguageLabel): RowsBlock => ({
  ...block,
  ...(block.caption !== undefined && { caption: doubled(block.caption) }),
  columns: block.columns.map((column) => ({ ...column, heading: doubled(column.heading, "\n") })),
  ...(block.tail !== undefined && { tail: block.tail.map((each) => inBlock(each, doubled)) }),
});

/** The first of a row's blocks names the row; beside the large total both names have a line of their own. */
const named = <Each extends Block>(block: Each, doubled: TwoLanguageLabel): Each =>
  "text" in block && typeof block.text === "string"
    ? { ...block, text: doubled(block.text, block.bold === true ? "\n" : " / ") }
    : block;

const inBlock = <Each extends Block>(block: Each, doubled: TwoLanguageLabel): Each => {
  if ("stack" in block) return { ...block, stack: block.stack.map((each) => inBlock(each, doubled)) };
  if ("boxes" in block) {
    return { ...block, boxes: block.boxes.map((row) => row.map((cell) => inBlock(cell, doubled))) };
  }
  if ("rows" in block) return { ...block, ...inRows(block, doubled) };
  if ("columns" in block) {
    const { columns, role } = block;
    const inColumn = (column: typeof columns[number], index: number) =>
      role === "row" && index === 0 ? named(column, doubled) : inBlock(column, doubled);
    return { ...block, columns: columns.map(inColumn) };
  }
  return "text" in block ? { ...block, ...inText(block, doubled) } : block;
};

/** Returns the document with labels in the language beside its own; as it is where none is asked for. */
export const withLabels = (
  document: PrintableDocument,
  language: LabelLanguage | undefined,
): PrintableDocument => {
  if (language === undefined) return document;
  const doubled = doubledIn(language);
  return {
    ...document,
    name: doubled(document.name),
    content: document.content.map((block) => inBlock(block, doubled)),
  };
};
