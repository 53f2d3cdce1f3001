/** Parts that a workbook's cells refer to: the texts that they share, the formats of their numbers, the day from which days count. ISO/IEC 29500-1, 18.4. */
import { withinOneMore } from "../../kernel/text/text_budget.ts";
import { escapesRead } from "./cell_text.ts";
import { type NumberStyle, numberStylesOf } from "./number_styles.ts";
import type { WorkbookSheets } from "./workbook_parts.ts";
import { XmlReader } from "./xml_reader.ts";

/** Shared texts, formats and epoch that a cell's value may refer to. */
export interface CellSources {
  readonly strings: ReadonlyArray<string>;
  /** Appearance of the numbers of each style. */
  readonly styles: ReadonlyArray<NumberStyle>;
  readonly isFrom1904: boolean;
  /** True if the workbook's formulas are to be calculated when it is opened. */
  readonly isUncalculated: boolean;
}

/**
 * @param longest no text is longer: what is cut has one character more
 * @returns the texts in their order, phonetic spellings left out
 */
const sharedStringsOf = (xml: string, longest: number): ReadonlyArray<string> => {
  const reader = new XmlReader(xml);
  const strings: Array<string> = [];
  let text = "";
  let [isText, phonetics] = [false, 0];
  for (let token = reader.next(); token !== "end"; token = reader.next()) {
    if (token === "text") {
      if (isText && phonetics === 0 && text.length <= longest) text += reader.text;
    } else if (reader.name === "t") isText = token === "open";
    else if (reader.name === "rPh") phonetics += token === "open" ? 1 : -1;
    else if (reader.name === "si") {
      if (token === "close") strings.push(withinOneMore(escapesRead(text), longest));
      [text, phonetics] = ["", 0];
    }
  }
  return strings;
};

/**
 * @param longest no text is longer: what is cut has one character more
 * @returns the parts that the workbook's cells refer to
 */
export const cellSourcesOf = (
  { strings, styles, isFrom1904, isUncalculated }: WorkbookSheets,
  longest: number,
): CellSources => ({
  strings: strings === undefined ? [] : sharedStringsOf(strings, longest),
  styles: styles === undefined ? [] : numberStylesOf(styles),
  isFrom1904,
  isUncalculated,
});
