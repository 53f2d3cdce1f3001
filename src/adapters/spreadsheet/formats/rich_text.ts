/**
 * Texts of several runs, each with a look of its own. Digits that are raised or lowered stay so: `10` with a raised `3` behind it is not 103. A run that
 * is struck out is told. ISO/IEC 29500-1, 18.4.
 */
import type { XmlReader } from "../xml_reader.ts";

const plain = "0123456789+-=()";
const raised = "\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079\u207a\u207b\u207c\u207d\u207e";
const lowered = "\u2080\u2081\u2082\u2083\u2084\u2085\u2086\u2087\u2088\u2089\u208a\u208b\u208c\u208d\u208e";
const places: Readonly<Record<string, string>> = { superscript: raised, subscript: lowered };

/** True if the element says what it is there for, and doesn't take it back: `<strike val="0"/>` */
export const isSaid = (reader: XmlReader): boolean => !["0", "false"].includes(reader.attribute("val") ?? "");

/** A text while its runs are read, phonetic spellings left out. */
export class RichText {
  text = "";
  /** True if a run with something in it is struck out. */
  isStruck = false;
  #isText = false;
  #phonetics = 0;
  #run = { isStruck: false, place: "" };

  /** @param longest no text is longer: what is cut has one character more, about */
  constructor(private readonly longest: number) {}

  /** Takes a tag that stands in the text's element. */
  tag(reader: XmlReader, isOpen: boolean): void {
    const { name } = reader;
    if (name === "t") this.#isText = isOpen;
    else if (name === "rPh") this.#phonetics += isOpen ? 1 : -1;
    else if (name === "r") this.#run = { isStruck: false, place: "" };
    else if (name === "strike" && isOpen) this.#run.isStruck = isSaid(reader);
    else if (name === "vertAlign" && isOpen) this.#run.place = reader.attribute("val") ?? "";
  }

  /** Takes the text that the reader stands at. */
  read(reader: XmlReader): void {
    if (!this.#isText || this.#phonetics > 0 || this.text.length > this.longest) return;
    const { text } = reader;
    this.isStruck ||= this.#run.isStruck && text.trim() !== "";
    const place = Object.hasOwn(places, this.#run.place) ? places[this.#run.place] ?? plain : plain;
    this.text += place === plain
      ? text
      : text.replace(/[-0-9+=()]/g, (one) => place[plain.indexOf(one)] ?? one);
  }
}
