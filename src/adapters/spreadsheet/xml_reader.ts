/**
 * XML as a workbook's parts have it, one tag or text after the other: nothing is kept of what was passed, so that a part
 * takes no more memory than its text, however it is built. Document types declare nothing here: their entities stand for
 * themselves.
 */

/** Kind of the token that the reader stands at. */
export type XmlToken = "open" | "close" | "text" | "end";

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const highestCodePoint = 0x10ffff;

const characterOf = (reference: string, written: string): string => {
  const isHex = reference[1] === "x" || reference[1] === "X";
  const code = isHex ? parseInt(reference.slice(2), 16) : parseInt(reference.slice(1), 10);
  return Number.isNaN(code) || code > highestCodePoint ? written : String.fromCodePoint(code);
};

/** The text with its character references read; those of no known entity stand for themselves. */
const decoded = (text: string): string =>
  text.includes("&")
    ? text.replace(
      /&(#x[0-9a-f]{1,8}|#[0-9]{1,8}|[a-z]{1,8});/gi,
      (written, reference: string) =>
        reference.startsWith("#") ? characterOf(reference, written) : entities[reference] ?? written,
    )
    : text;

const localName = (name: string): string => name.slice(name.indexOf(":") + 1);

/** Longest text that is given of one run: more than any cell holds, with every character written as a reference. */
const longestRun = 65_536;

const greaterThan = 0x3e;
const slash = 0x2f;
const [doubleQuote, singleQuote] = [0x22, 0x27];

/** Position of the end of the tag that opens at `start`: a `>` in an attribute's value doesn't end it. */
const endOfTag = (xml: string, start: number): number => {
  let quote = 0;
  for (let at = start; at < xml.length; at++) {
    const char = xml.charCodeAt(at);
    if (quote !== 0) {
      if (char === quote) quote = 0;
    } else if (char === doubleQuote || char === singleQuote) quote = char;
    else if (char === greaterThan) return at;
  }
  return -1;
};

/** Reads XML from its beginning to its end. */
export class XmlReader {
  #at = 0;
  #closesNext = false;
  /** The tag's name without its prefix. */
  name = "";
  #attributes = "";
  #run = { from: 0, to: 0, isRaw: false };

  constructor(private readonly xml: string) {}

  /**
   * Moves on.
   * @returns the kind of the next token; `end` also where the rest is cut off
   */
  next(): XmlToken {
    if (this.#closesNext) {
      this.#closesNext = false;
      return "close";
    }
    for (;;) {
      const { xml } = this;
      if (this.#at >= xml.length) return "end";
      const tag = xml.indexOf("<", this.#at);
      if (tag !== this.#at) return this.#textUntil(tag < 0 ? xml.length : tag);
      if (xml.startsWith("<![CDATA[", tag)) return this.#characterData(tag);
      const skipped = this.#endOfSkipped(tag);
      if (skipped === undefined) return this.#tag(tag);
      this.#at = skipped;
    }
  }

  /** The text of the run, references read, cut at 65 536 characters. */
  get text(): string {
    const { from, to, isRaw } = this.#run;
    const text = this.xml.slice(from, to);
    return isRaw ? text : decoded(text);
  }

  /** True if the tag that was opened is closed at once: nothing stands in it. */
  get isEmpty(): boolean {
    return this.#closesNext;
  }

  /** @returns the value of the tag's attribute, its prefix left out; undefined where it has none */
  attribute(name: AttributeName): string | undefined {
    const found = attributePatterns.get(name)?.exec(this.#attributes);
    return found === null || found === undefined ? undefined : decoded(found[1] ?? found[2] ?? "");
  }

  #textUntil(end: number): XmlToken {
    this.#run = { from: this.#at, to: Math.min(end, this.#at + longestRun), isRaw: false };
    this.#at = end;
    return "text";
  }

  #characterData(start: number): XmlToken {
    const from = start + "<![CDATA[".length;
    const close = this.xml.indexOf("]]>", from);
    const end = close < 0 ? this.xml.length : close;
    this.#run = { from, to: Math.min(end, from + longestRun), isRaw: true };
    this.#at = end + "]]>".length;
    return "text";
  }

  /** End of a comment, a declaration or an instruction; undefined for a tag. */
  #endOfSkipped(start: number): number | undefined {
    const close = this.xml.startsWith("<!--", start)
      ? "-->"
      : this.xml.startsWith("<?", start)
      ? "?>"
      : this.xml.startsWith("<!", start)
      ? ">"
      : undefined;
    if (close === undefined) return undefined;
    const end = this.xml.indexOf(close, start + 2);
    return end < 0 ? this.xml.length : end + close.length;
  }

  #tag(start: number): XmlToken {
    const end = endOfTag(this.xml, start);
    if (end < 0) {
      this.#at = this.xml.length;
      return "end";
    }
    this.#at = end + 1;
    const isClosing = this.xml.charCodeAt(start + 1) === slash;
    this.#closesNext = !isClosing && this.xml.charCodeAt(end - 1) === slash;
    const content = this.xml.slice(start + (isClosing ? 2 : 1), this.#closesNext ? end - 1 : end);
    const space = content.search(/\s/);
    this.name = localName(space < 0 ? content : content.slice(0, space));
    this.#attributes = space < 0 ? "" : content.slice(space);
    return isClosing ? "close" : "open";
  }
}

/** The attributes that readers of workbooks ask for. */
const attributeNames = [
  "name",
  "r",
  "ref",
  "s",
  "state",
  "t",
  "id",
  "Id",
  "Type",
  "Target",
  "date1904",
  "fullCalcOnLoad",
  "numFmtId",
  "formatCode",
  "hidden",
  "val",
  "fontId",
  "ht",
  "min",
  "max",
  "width",
] as const;

/** An attribute's name. */
export type AttributeName = typeof attributeNames[number];

const attributePatterns: ReadonlyMap<string, RegExp> = new Map(
  attributeNames.map((name) => [
    name,
    new RegExp(`(?:^|\\s)(?:[\\w.-]{1,40}:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`),
  ]),
);
