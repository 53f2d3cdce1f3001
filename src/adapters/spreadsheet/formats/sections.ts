/** Sections of a format of numbers, taken apart: the digits that they show, the text beside them, the values that they are for. ISO/IEC 29500-1, 18.8.31. */
import { cut } from "../../../kernel/text/shown.ts";

/** A section of a format, as it is written. */
export interface Section {
  /** Its digits and their marks without anything else: `#,##0.00`, `0.0E+0`, `General`. */
  readonly digits: string;
  /** Text before the digits, and behind them. */
  readonly around: readonly [before: string, behind: string];
  /** Texts between the digits, each with the count of characters of `digits` that stand before it. */
  readonly between: ReadonlyArray<readonly [text: string, at: number]>;
  /** Comparison with which it begins, such as `>1000`; empty without one. */
  readonly condition: string;
  readonly hasColour: boolean;
  /** True if nothing stands in it that is not understood. */
  readonly isPlain: boolean;
}

/** Longer than any format of numbers. */
export const longestFormat = 255;

/** Most sections of a format: for positive numbers, negative ones, zeros and texts. */
const mostSections = 4;

const piece =
  /"([^"]*)"?|\\(.?)|\[([^\]]*)\]?|(_).?|\*(.?)|(;)|(general|[0#?.,%@/]|e[+-])|([^"\\[_*;0#?.,%@/])/giu;

const colour = /^(?:black|blue|cyan|green|magenta|red|white|yellow|color ?\d{1,2})$/i;
const comparison = /^(?:<|>|=|<=|>=|<>)-?\d{1,15}(?:\.\d{1,15})?$/;
/** Currency or text of a place, with the place behind it: `[$€-407]`, `[$-409]`. */
const placed = /^\$([^\]-]*)(?:-[\w,-]{0,30})?$/;

/** A section while it is taken apart. */
class OpenSection {
  digits = "";
  text = "";
  before: string | undefined;
  readonly between: Array<readonly [string, number]> = [];
  condition = "";
  hasColour = false;
  isPlain = true;

  /** Adds a mark of digits. */
  mark(mark: string): void {
    if (this.before === undefined) this.before = this.text;
    else if (this.text !== "") this.between.push([this.text, this.digits.length]);
    [this.text, this.digits] = ["", `${this.digits}${mark}`];
  }

  bracket(inside: string): void {
    const [, text] = placed.exec(inside) ?? [];
    if (colour.test(inside)) this.hasColour = true;
    else if (comparison.test(inside) && this.condition === "") this.condition = inside;
    else if (text === undefined) this.isPlain = false;
    else this.text += text;
  }

  get section(): Section {
    const { digits, between, condition, hasColour, isPlain } = this;
    const around = this.before === undefined ? [this.text, ""] as const : [this.before, this.text] as const;
    return { digits, around, between, condition, hasColour, isPlain };
  }
}

/**
 * @returns the format's sections, in their order, at most four; the last one is not plain where something stands behind it: a fifth section,
 * or characters behind the longest format that is read
 */
export const sectionsOf = (format: string): ReadonlyArray<Section> => {
  const sections: Array<OpenSection> = [new OpenSection()];
  for (
    const [, quoted, escaped, bracketed, padding, filled, end, mark, other] of cut(format, longestFormat)
      .matchAll(
        piece,
      )
  ) {
    const section = sections.at(-1) ?? new OpenSection();
    if (end !== undefined && sections.length === mostSections) {
      section.isPlain = false;
      break;
    } else if (end !== undefined) sections.push(new OpenSection());
    else if (bracketed !== undefined) section.bracket(bracketed);
    else if (mark !== undefined) section.mark(mark);
    else if (padding !== undefined) section.text += " ";
    else if (filled !== undefined) {
      section.isPlain &&= filled.trim() === "";
      section.text += "  ";
    } else section.text += quoted ?? escaped ?? other ?? "";
  }
  const last = sections.at(-1);
  if (last !== undefined && format.length > longestFormat) last.isPlain = false;
  return sections.map(({ section }) => section);
};
