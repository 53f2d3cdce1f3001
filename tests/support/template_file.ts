/**
 * Files of made templates, as three programs write them: Excel (shared texts, days as numbers with a format), LibreOffice
 * (results of formulas that are empty texts, attributes of its own, blank cells with styles), and a program that fills in
 * texts and leaves formulas without results.
 */
import { strToU8, zipSync } from "fflate";
import { columnName } from "../../src/domain/documents/sheet_cells.ts";
import type { MadeCell, MadeSheet, MadeTemplate } from "./template_workbook.ts";

/** Program that wrote a file. */
export type Program = "excel" | "libreoffice" | "program";

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageRelations = "http://schemas.openxmlformats.org/package/2006/relationships";

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const dayMs = 86_400_000;
const serialOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs + 25_569;

/** Texts that cells share, by their numbers. */
class SharedTexts {
  readonly #numbers = new Map<string, number>();

  numberOf(text: string): number {
    const known = this.#numbers.get(text) ?? this.#numbers.size;
    this.#numbers.set(text, known);
    return known;
  }

  get xml(): string {
    const items = [...this.#numbers.keys()].map((text) =>
      `<si><t xml:space="preserve">${escaped(text)}</t></si>`
    );
    return `<sst xmlns="${main}">${items.join("")}</sst>`;
  }
}

const isDay = /^\d{4}-\d{2}-\d{2}$/;

/** A formula that comes to the value, where a program calculates it. */
const formulaOf = ({ value, kind }: MadeCell): string => {
  if (kind === "error") return String(value);
  if (kind === "uncalculated") return 'A1&amp;""';
  if (typeof value === "number") return String(value);
  const text = String(value ?? "");
  return isDay.test(text) ? String(serialOf(text)) : `"${escaped(text.replaceAll('"', '""'))}"`;
};

const valueXml = (place: string, cell: MadeCell, program: Program, texts: SharedTexts): string => {
  const { value, kind } = cell;
  const formula = kind === "typed"
    ? ""
    : `<f${program === "libreoffice" ? ' aca="false"' : ""}>${formulaOf(cell)}</f>`;
  if (kind === "error") return `<c r="${place}" t="e">${formula}<v>${escaped(String(value))}</v></c>`;
  if (kind === "uncalculated" || (kind === "result" && program === "program")) {
    return `<c r="${place}">${formula}<v></v></c>`;
  }
  if (typeof value === "number") return `<c r="${place}">${formula}<v>${value}</v></c>`;
  const text = String(value ?? "");
  if (isDay.test(text) && program !== "program") {
    return `<c r="${place}" s="1">${formula}<v>${serialOf(text)}</v></c>`;
  }
  if (formula !== "") return `<c r="${place}" t="str">${formula}<v>${escaped(text)}</v></c>`;
  return program === "program"
    ? `<c r="${place}" t="inlineStr"><is><t>${escaped(text)}</t></is></c>`
    : `<c r="${place}" t="s"><v>${texts.numberOf(text)}</v></c>`;
};

const sheetXml = ({ cells, merged }: MadeSheet, program: Program, texts: SharedTexts): string => {
  const rows = new Map<number, Array<readonly [number, MadeCell]>>();
  for (const [key, cell] of cells) {
    const [row = 0, column = 0] = key.split(":").map(Number);
    rows.set(row, [...rows.get(row) ?? [], [column, cell]]);
  }
  const rowXml = [...rows].sort(([a], [b]) => a - b).map(([row, line]) => {
    const ordered = line.sort(([a], [b]) => a - b);
    const blank = program === "libreoffice"
      ? `<c r="BZ${row}" s="0"/><c r="CA${row}" s="0" t="str"><f aca="false">""</f><v></v></c>`
      : "";
    const last = program === "libreoffice"
      ? ' customFormat="false" ht="12.8" hidden="false" customHeight="false"'
      : "";
    return `<row r="${row}"${last}>${
      ordered.map(([column, cell]) => valueXml(`${columnName(column)}${row}`, cell, program, texts)).join("")
    }${blank}</row>`;
  });
  const merges = merged.length === 0
    ? ""
    : `<mergeCells>${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join("")}</mergeCells>`;
  const protection = '<sheetProtection sheet="1" objects="1" scenarios="1" password="CC1A"/>';
  return `<worksheet xmlns="${main}"><sheetData>${
    rowXml.join("")
  }</sheetData>${protection}${merges}</worksheet>`;
};

/** Parts of the file that a program writes of a template. */
export const templateParts = (
  { sheets }: MadeTemplate,
  program: Program = "excel",
): Record<string, Uint8Array> => {
  const texts = new SharedTexts();
  const parts: Record<string, string> = {};
  for (const [at, sheet] of sheets.entries()) {
    parts[`xl/worksheets/sheet${at + 1}.xml`] = sheetXml(sheet, program, texts);
  }
  const listed = sheets.map(({ name, isHidden }, at) =>
    `<sheet name="${escaped(name)}" sheetId="${at + 1}" ${isHidden ? 'state="hidden" ' : ""}r:id="rId${
      at + 1
    }"/>`
  );
  const related = sheets.map((_, at) =>
    `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`
  );
  const ofSheets = "application/vnd.openxmlformats-officedocument.spreadsheetml";
  parts["[Content_Types].xml"] =
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="${ofSheets}.worksheet+xml"/><Override PartName="/xl/workbook.xml" ContentType="${ofSheets}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${ofSheets}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${ofSheets}.sharedStrings+xml"/></Types>`;
  parts["_rels/.rels"] =
    `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
  parts["xl/workbook.xml"] = `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${
    listed.join("")
  }</sheets></workbook>`;
  parts["xl/styles.xml"] =
    `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`;
  const shared = program === "program"
    ? ""
    : `<Relationship Id="rIdS" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/>`;
  if (program !== "program") parts["xl/sharedStrings.xml"] = texts.xml;
  parts["xl/_rels/workbook.xml.rels"] = `<Relationships xmlns="${packageRelations}">${
    related.join("")
  }<Relationship Id="rIdT" Type="${relations}/styles" Target="styles.xml"/>${shared}</Relationships>`;
  return Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]));
};

/** The file that a program writes of a template. */
export const templateFile = (template: MadeTemplate, program: Program = "excel"): Uint8Array =>
  zipSync(templateParts(template, program));
