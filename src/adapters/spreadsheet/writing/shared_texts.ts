/**
 * Texts of cells that a workbook keeps once, so that cells name them: as many as fit into a bound, since they are held until the
 * last cell. Texts that come later stand in their cells. ISO/IEC 29500-1, sections 18.4 and 18.18.11.
 */
import { escapedXml, xmlDeclaration } from "./cell_xml.ts";

/** Texts that are kept, and their characters together. */
export interface SharedTextLimits {
  readonly texts: number;
  readonly characters: number;
}

/** Bounds that a workbook of some thousand rows does not reach. */
export const usualTexts: SharedTextLimits = { texts: 50_000, characters: 2_000_000 };

const namespace = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

/** Element `t` of a text, whose spaces stay what they are. */
export const textElement = (text: string): string => {
  if (text === "") return "<t/>";
  const keepsSpace = text.startsWith(" ") || text.endsWith(" ") || text.includes("\n") || text.includes("\t");
  return keepsSpace ? `<t xml:space="preserve">${escapedXml(text)}</t>` : `<t>${escapedXml(text)}</t>`;
};

/** Texts in the order in which cells first have them. */
export class SharedTexts {
  readonly #positions = new Map<string, number>();
  #characters = 0;

  constructor(private readonly limits: SharedTextLimits) {}

  /** Number of characters that are held. */
  get heldCharacters(): number {
    return this.#characters;
  }

  /** Position of the text among those that are kept; undefined for one that there is no more room for. */
  positionOf(text: string): number | undefined {
    const known = this.#positions.get(text);
    if (known !== undefined) return known;
    const position = this.#positions.size;
    const characters = this.#characters + text.length;
    if (position >= this.limits.texts || characters > this.limits.characters) return undefined;
    this.#positions.set(text, position);
    this.#characters = characters;
    return position;
  }

  /** The part of a workbook that keeps them, in pieces. */
  *xml(): Generator<string> {
    const count = this.#positions.size;
    yield `${xmlDeclaration}<sst xmlns="${namespace}" count="${count}" uniqueCount="${count}">`;
    for (const text of this.#positions.keys()) yield `<si>${textElement(text)}</si>`;
    yield "</sst>";
  }
}
