/** Workbooks made and taken apart by hand, as other programs do. */
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageRelations = "http://schemas.openxmlformats.org/package/2006/relationships";

/** Parts of a workbook with one sheet, as Excel names them. Style 1 is a date (built-in format 14), 2 `0000 00 00`. */
export const excelParts = (
  sheetData: string,
  sharedStrings: ReadonlyArray<string> = [],
): Record<string, Uint8Array> => {
  const strings = sharedStrings.map((text) => `<si><t xml:space="preserve">${text}</t></si>`).join("");
  const texts = {
    "[Content_Types].xml":
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>`,
    "_rels/.rels":
      `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml":
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Einfuhren" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels":
      `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/><Relationship Id="rId3" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    "xl/styles.xml":
      `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="0000\\ 00\\ 00"/></numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    "xl/sharedStrings.xml": `<sst xmlns="${main}">${strings}</sst>`,
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${main}"><sheetData>${sheetData}</sheetData></worksheet>`,
  };
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, strToU8(`${declaration}${text}`)]),
  );
};

/** The file of such a workbook. */
export const excelWorkbook = (sheetData: string, sharedStrings?: ReadonlyArray<string>): Uint8Array =>
  zipSync(excelParts(sheetData, sharedStrings));

/** The parts of a workbook as text, by their names. */
export const partsOf = (bytes: Uint8Array): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]));

/** The file of a workbook whose cells are texts. */
export const workbookWith = (rows: ReadonlyArray<ReadonlyArray<string>>): Uint8Array<ArrayBuffer> =>
  new Uint8Array(excelWorkbook(
    rows.map((cells, row) =>
      `<row r="${row + 1}">${
        cells.map((cell, column) =>
          `<c r="${String.fromCharCode(65 + column)}${row + 1}" t="inlineStr"><is><t>${cell}</t></is></c>`
        ).join("")
      }</row>`
    ).join(""),
  ));

/** A sheet of a workbook that is made for a test: numbers are numbers, texts are texts, days dates of a spreadsheet. */
export interface MadeSheet {
  readonly name: string;
  readonly isHidden?: boolean;
  /** `{ day }` is a serial number with the format of a date. */
  readonly rows: ReadonlyArray<ReadonlyArray<string | number | null | { readonly day: number }>>;
  /** Merged ranges, such as `A2:A4`. */
  readonly merged?: ReadonlyArray<string>;
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const letters = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : `A${String.fromCharCode(65 + column - 26)}`;

const cellXml = (cell: MadeSheet["rows"][number][number], reference: string): string =>
  cell === null
    ? ""
    : typeof cell === "number"
    ? `<c r="${reference}"><v>${cell}</v></c>`
    : typeof cell === "string"
    ? `<c r="${reference}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
    : `<c r="${reference}" s="1"><v>${cell.day}</v></c>`;

const sheetXml = ({ rows, merged = [] }: MadeSheet): string => {
  const data = rows.map((cells, row) =>
    `<row r="${row + 1}">${
      cells.map((cell, column) => cellXml(cell, `${letters(column)}${row + 1}`)).join("")
    }</row>`
  ).join("");
  const ranges = merged.map((range) => `<mergeCell ref="${range}"/>`).join("");
  const merges = merged.length === 0 ? "" : `<mergeCells count="${merged.length}">${ranges}</mergeCells>`;
  return `${declaration}<worksheet xmlns="${main}"><sheetData>${data}</sheetData>${merges}</worksheet>`;
};

/** The file of a workbook of several sheets. */
export const workbookOfSheets = (sheets: ReadonlyArray<MadeSheet>): Uint8Array<ArrayBuffer> => {
  const listed = sheets.map(({ name, isHidden }, at) =>
    `<sheet name="${escaped(name)}" sheetId="${at + 1}"${
      isHidden ? ' state="hidden"' : ""
    } r:id="rIdS${at}"/>`
  );
  const related = sheets.map((_, at) =>
    `<Relationship Id="rIdS${at}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`
  );
  const parts = excelParts("");
  return new Uint8Array(zipSync({
    ...parts,
    "xl/workbook.xml": strToU8(
      `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${
        listed.join("")
      }</sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": strToU8(
      `${declaration}<Relationships xmlns="${packageRelations}">${
        related.join("")
      }<Relationship Id="rIdA" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ),
    ...Object.fromEntries(
      sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, strToU8(sheetXml(sheet))]),
    ),
  }));
};

/** The beginning of a spreadsheet that LibreOffice writes of its own. */
export const openDocumentFile = (): Uint8Array<ArrayBuffer> =>
  new Uint8Array(zipSync({
    "mimetype": strToU8("application/vnd.oasis.opendocument.spreadsheet"),
    "content.xml": strToU8("<office:document-content/>"),
    "META-INF/manifest.xml": strToU8("<manifest:manifest/>"),
  }));
