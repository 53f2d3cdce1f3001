/** Parts that a workbook's cells refer to: the texts that they share, the formats of their numbers, the day from which days count. ISO/IEC 29500-1, 18.4. */
import { withinOneMore } from "../../kernel/text/text_budget.ts";
import { escapesRead } from "./cell_text.ts";
import { RichText } from "./formats/rich_text.ts";
import { NumberStyles } from "./number_styles.ts";
import type { WorkbookSheets } from "./workbook_parts.ts";
import { XmlReader } from "./xml_reader.ts";

/** Shared texts in their order, and the positions of those of which a part is struck out. */
interface SharedTexts {
  readonly strings: ReadonlyArray<string>;
  readonly struckStrings: ReadonlySet<number>;
}

/** Shared texts, formats and epoch that a cell's value may refer to. */
export interface CellSources extends SharedTexts {
  readonly styles: NumberStyles;
  readonly isFrom1904: boolean;
  /** True if the workbook's formulas are to be calculated when it is opened. */
  readonly isUncalculated: boolean;
}

/** @param longest no text is longer: what is cut has one character more */
const sharedTextsOf = (xml: string, longest: number): SharedTexts => {
  const reader = new XmlReader(xml);
  const strings: Array<string> = [];
  const struckStrings = new Set<number>();
  let open = new RichText(longest);
  for (let token = reader.next(); token !== "end"; token = reader.next()) {
    if (token === "text") open.read(reader);
    else if (reader.name !== "si") open.tag(reader, token === "open");
    else {
      if (token === "close") {
        if (open.isStruck) struckStrings.add(strings.length);
        strings.push(withinOneMore(escapesRead(open.text), longest));
      }
      open = new RichText(longest);
    }
  }
  return { strings, struckStrings };
};

/**
 * @param longest no text is longer: what is cut has one character more
 * @returns the parts that the workbook's cells refer to
 */
export const cellSourcesOf = (
  { strings, styles, isFrom1904, isUncalculated }: WorkbookSheets,
  longest: number,
): CellSources => ({
  ...(strings === undefined ? { strings: [], struckStrings: new Set() } : sharedTextsOf(strings, longest)),
  styles: new NumberStyles(styles ?? ""),
  isFrom1904,
  isUncalculated,
});
