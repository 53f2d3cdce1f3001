/**
 * React-pdf: rows as views that don't break, the headings fixed to each page.
 */
import { Document, Font, Page, renderToBuffer, Text, View } from "npm:@react-pdf/renderer@4.9.0";
import { createElement as element, type ReactElement } from "npm:react@19.3.1";
import { bold, fontSize, left, regular, type Sheet } from "../pdf_sheet.ts";

const dataUrl = (bytes: Uint8Array) => `data:font/ttf;base64,${bytes.toBase64()}`;
Font.register({
  family: "noto",
  fonts: [{ src: dataUrl(regular) }, { src: dataUrl(bold), fontWeight: 700 }],
});

export const reactPdf = async (sheet: Sheet): Promise<Uint8Array> => {
  const page = element(
    Page,
    { size: "A4", style: { padding: left, fontFamily: "noto", fontSize } },
    element(Text, { style: { fontSize: 13, fontWeight: 700 } }, sheet.title),
    ...paragraphs(sheet.above),
    row(sheet, sheet.headings, true),
    ...sheet.rows.map((cells) => row(sheet, cells, false)),
    ...paragraphs(sheet.below),
  );
  return new Uint8Array(await renderToBuffer(element(Document, {}, page)));
};

const paragraphs = (texts: ReadonlyArray<string>): ReadonlyArray<ReactElement> =>
  texts.map((text) => element(Text, {}, text));

const row = (sheet: Sheet, cells: ReadonlyArray<string>, fixed: boolean): ReactElement =>
  element(
    View,
    { wrap: false, fixed, style: { flexDirection: "row", borderBottomWidth: 0.25 } },
    ...cells.map((text, index) => {
      const [width = 0, textAlign = "left" as const] = [sheet.widths[index], sheet.alignments[index]];
      return element(Text, { style: { width, padding: 3, textAlign } }, text);
    }),
  );
