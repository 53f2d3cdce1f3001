/**
 * A workbook that is written while its rows come: each is packed soon after, so that what is held does not grow with their number,
 * but for the packed bytes of the file itself.
 */
import type { Cells } from "../../../domain/documents/workbook.ts";
import { cellXml } from "./cell_xml.ts";
import { letterOf } from "./charts.ts";
import {
  framedParts,
  frameOf,
  type SheetHead,
  sheetPart,
  type SheetStyles,
  stylesOf,
  textsPart,
  type WorkbookHead,
} from "./frame.ts";
import { packedArchive } from "./packed_archive.ts";
import { GrowingPart, type PackedPart, packedText } from "./packed_part.ts";
import { type SharedTextLimits, SharedTexts, textElement, usualTexts } from "./shared_texts.ts";

/** The rows of a sheet, as they come. */
class GrowingSheet {
  readonly #rows = new GrowingPart();
  readonly #letters: ReadonlyArray<string>;
  /** The last row that came, where it may be the one of sums. */
  #last: Cells | undefined;
  #count = 0;

  constructor(
    readonly head: SheetHead,
    private readonly styles: SheetStyles,
    private readonly texts: SharedTexts,
  ) {
    this.#letters = head.columns.map((_, column) => letterOf(column));
  }

  /** Number of rows below the header. */
  get rowCount(): number {
    return Math.max(0, this.#count - 1);
  }

  /** Number of characters that are held. */
  get heldCharacters(): number {
    return this.#rows.heldCharacters;
  }

  /** Writes the header. */
  begin(): void {
    this.#write(this.head.columns.map(({ heading }) => heading), this.styles.header, true);
  }

  /** Writes a row, or keeps it until it is known whether it is the last one. */
  add(cells: Cells): void {
    if (!this.head.endsWithSums) return this.#write(cells, this.styles.body);
    if (this.#last !== undefined) this.#write(this.#last, this.styles.body);
    this.#last = cells;
  }

  /** Writes the last row, which adds up the others. */
  endRows(): void {
    if (this.#last !== undefined) this.#write(this.#last, this.styles.sums);
    this.#last = undefined;
  }

  /** The sheet's part, within its frame. */
  end(framed: string): PackedPart {
    const { before, behind } = frameOf(framed, this.head, this.rowCount);
    this.#rows.add(behind);
    return this.#rows.end(before);
  }

  #write(cells: Cells, styles: ReadonlyArray<number>, isHeader = false): void {
    const row = this.#count += 1;
    let xml = "";
    for (const [column, { format }] of this.head.columns.entries()) {
      xml += cellXml(cells[column] ?? null, {
        reference: `${this.#letters[column]}${row}`,
        style: styles[column] ?? 0,
        format: isHeader ? "text" : format,
        text: this.#textOf,
      });
    }
    if (xml !== "") this.#rows.add(`<row r="${row}">${xml}</row>`);
  }

  readonly #textOf = (text: string): { readonly type: string; readonly content: string } => {
    const position = this.texts.positionOf(text);
    return position === undefined
      ? { type: "inlineStr", content: `<is>${textElement(text)}</is>` }
      : { type: "s", content: `<v>${position}</v>` };
  };
}

/** A workbook whose rows come one after the other, sheet by sheet. */
export class WorkbookWriter {
  private constructor(
    private readonly head: WorkbookHead,
    private readonly sheets: ReadonlyArray<GrowingSheet>,
    private readonly texts: SharedTexts,
  ) {
    sheets[0]?.begin();
  }

  /** The place of the sheet whose rows come. */
  #place = 0;

  /**
   * A workbook without rows.
   * @param limits bounds of the texts that are kept until the end
   */
  static async begin(head: WorkbookHead, limits: SharedTextLimits = usualTexts): Promise<WorkbookWriter> {
    const framed = await framedParts(head, []);
    const texts = new SharedTexts(limits);
    const sheets = head.sheets.map((sheet, place) =>
      new GrowingSheet(sheet, stylesOf(framed.get(sheetPart(place)) ?? "", sheet), texts)
    );
    return new WorkbookWriter(head, sheets, texts);
  }

  /** Number of characters that are held and not packed: of rows that came last, and of the texts that cells name. */
  get heldCharacters(): number {
    return this.sheets.reduce((sum, sheet) => sum + sheet.heldCharacters, this.texts.heldCharacters);
  }

  /** Adds rows to the sheet at the place, from 0; sheets come in their order. */
  add(place: number, rows: Iterable<Cells>): void {
    this.#goTo(place);
    for (const cells of rows) this.sheets[place]?.add(cells);
  }

  /** The file's bytes, once all rows have come. */
  async end(): Promise<Uint8Array<ArrayBuffer>> {
    this.#goTo(this.sheets.length);
    const framed = await framedParts(this.head, this.sheets.map(({ rowCount }) => rowCount));
    const sheets = new Map(this.sheets.map((sheet, place) => [sheetPart(place), sheet]));
    const parts = new Map<string, PackedPart>();
    for (const [name, xml] of framed) {
      const sheet = sheets.get(name);
      parts.set(name, name === textsPart ? this.#packedTexts() : sheet?.end(xml) ?? packedText(xml));
    }
    return packedArchive(parts);
  }

  /** Ends the sheets before the place, and begins those up to it. */
  #goTo(place: number): void {
    while (this.#place < place) {
      this.sheets[this.#place]?.endRows();
      this.#place += 1;
      this.sheets[this.#place]?.begin();
    }
  }

  #packedTexts(): PackedPart {
    const part = new GrowingPart();
    for (const xml of this.texts.xml()) part.add(xml);
    return part.end("");
  }
}
