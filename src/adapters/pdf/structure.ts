/**
 * The structure of a document for readers that don't see pages: headings, paragraphs, lists and tables, each with the
 * marked pieces of the pages that it consists of. Thousands of elements are written at once, as text.
 * @source ISO 32000-1, sections 14.7 (logical structure) and 14.8 (tagged PDF)
 */

/** The standard types that documents use. */
export type ElementType =
  | ("Document" | "H1" | "H2" | "P" | "L" | "LI" | "Lbl" | "LBody" | "Figure" | "Link" | "Span")
  | ("Table" | "TR" | "TH" | "TD");

/** A piece of a page: its number in the page's content. */
interface MarkedPiece {
  readonly page: number;
  readonly mark: number;
}

/** A link on a page: the number of its object, and its key in the tree of owners. */
interface LinkObject {
  readonly link: number;
  readonly key: number;
}

/** A part of the document. */
export interface Element {
  readonly type: ElementType;
  readonly parent: Element | undefined;
  /** Its dictionary's entries beside those that follow from its place, as PDF. */
  readonly entries: string;
  readonly kids: Array<Element | MarkedPiece | LinkObject>;
}

/** @returns a new last part of `parent`, or a root */
export const elementIn = (parent: Element | undefined, type: ElementType, entries = ""): Element => {
  const element: Element = { type, parent, entries, kids: [] };
  parent?.kids.push(element);
  return element;
};

/** The scope that a table's heading counts for: its column, or its row. */
export const columnScope = "/A<</O/Table/Scope/Column>>";
export const rowScope = "/A<</O/Table/Scope/Row>>";

/** @returns a PDF string in UTF-16 */
export const pdfText = (text: string): string => {
  let hex = "";
  for (let index = 0; index < text.length; index += 1) {
    hex += text.charCodeAt(index).toString(16).padStart(4, "0");
  }
  return `<feff${hex}>`;
};

/** An object of the file with its number. */
export interface NumberedObject {
  readonly number: number;
  readonly text: string;
}

/** The structure's objects, and which of them are its root. */
export interface WrittenStructure {
  readonly root: number;
  readonly objects: ReadonlyArray<NumberedObject>;
}

/**
 * @param root the document's element
 * @param pages the numbers of the pages' objects, in order
 * @param reserve takes the next so many object numbers and returns the first of them
 */
export const writtenStructure = (
  root: Element,
  pages: ReadonlyArray<number>,
  reserve: (count: number) => number,
): WrittenStructure => {
  const elements: Array<Element> = [];
  const collect = (element: Element): void => {
    elements.push(element);
    for (const kid of element.kids) if ("type" in kid) collect(kid);
  };
  collect(root);
  const treeRoot = reserve(elements.length + 1);
  const numbers = new Map(elements.map((element, index) => [element, treeRoot + 1 + index]));
  const owners: Array<Array<number>> = pages.map(() => []);
  const links: Array<readonly [key: number, owner: number]> = [];
  const objects = elements.map((element): NumberedObject => {
    const number = numbers.get(element) ?? treeRoot;
    let page: number | undefined;
    const kids = element.kids.map((kid) => {
      if ("type" in kid) return `${numbers.get(kid)} 0 R`;
      if ("link" in kid) {
        links.push([kid.key, number]);
        return `<</Type/OBJR/Obj ${kid.link} 0 R>>`;
      }
      const owned = owners[kid.page];
      if (owned !== undefined) owned[kid.mark] = number;
      page ??= kid.page;
      return kid.page === page ? `${kid.mark}` : `<</Type/MCR/Pg ${pages[kid.page]} 0 R/MCID ${kid.mark}>>`;
    });
    const parent = element.parent === undefined ? treeRoot : numbers.get(element.parent);
    const onPage = page === undefined ? "" : `/Pg ${pages[page]} 0 R`;
    const content = kids.length === 0 ? "" : `/K ${kids.length === 1 ? kids[0] : `[${kids.join(" ")}]`}`;
    return { number, text: `<</S/${element.type}/P ${parent} 0 R${onPage}${content}${element.entries}>>` };
  });
  const nums = [
    ...owners.map((owned, page) => `${page} [${owned.map((number) => `${number} 0 R`).join(" ")}]`),
    ...links.sort(([one], [other]) => one - other).map(([key, owner]) => `${key} ${owner} 0 R`),
  ];
  const tree = `<</Type/StructTreeRoot/K ${treeRoot + 1} 0 R/ParentTree<</Nums[${nums.join(" ")}]>>` +
    `/ParentTreeNextKey ${pages.length + links.length}>>`;
  return { root: treeRoot, objects: [{ number: treeRoot, text: tree }, ...objects] };
};
