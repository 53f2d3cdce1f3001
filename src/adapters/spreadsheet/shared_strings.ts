/** The texts that a workbook's cells share. ISO/IEC 29500-1, 18.4. */
import { withinOneMore } from "../../kernel/text/text_budget.ts";
import { escapesRead } from "./cell_text.ts";
import { XmlReader } from "./xml_reader.ts";

/**
 * @param longest no text is longer: what is cut has one character more
 * @returns the texts in their order, phonetic spellings left out
 */
export const sharedStringsOf = (xml: string, longest: number): ReadonlyArray<string> => {
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
