/**
 * Rules of PDF/UA-1 and PDF/A-3b that a machine can check, read from a file's objects as qpdf lists them. Numbers are
 * those of the failure conditions of the Matterhorn Protocol; those of PDF/A are sections of ISO 19005-3.
 */
import { Buffer } from "node:buffer";
import { isRecord } from "../../src/kernel/text/json.ts";
import { jsonOf } from "./poppler.ts";

type Dictionary = Readonly<Record<string, unknown>>;

/** Objects of a file by their references. */
class PdfObjects {
  readonly #objects: Dictionary;

  constructor(json: unknown) {
    const parts = isRecord(json) && Array.isArray(json["qpdf"]) ? json["qpdf"] : [];
    this.#objects = isRecord(parts[1]) ? parts[1] : {};
  }

  /** @returns the value itself, or what it refers to */
  at(value: unknown): unknown {
    if (typeof value !== "string" || !/^\d+ \d+ R$/.test(value)) return value;
    const found = this.#objects[`obj:${value}`];
    if (!isRecord(found)) return undefined;
    return isRecord(found["stream"]) ? found["stream"]["dict"] : found["value"];
  }

  dictionary(value: unknown): Dictionary {
    const found = this.at(value);
    return isRecord(found) ? found : {};
  }

  list(value: unknown): ReadonlyArray<unknown> {
    const found = this.at(value);
    return Array.isArray(found) ? found : found === undefined || found === null ? [] : [value];
  }

  /** @returns the stream's bytes as text, one character a byte */
  stream(value: unknown): string {
    const found = this.#objects[`obj:${value}`];
    const data = isRecord(found) && isRecord(found["stream"]) ? found["stream"]["data"] : undefined;
    return typeof data === "string" ? Buffer.from(data, "base64").toString("latin1") : "";
  }

  trailer(): Dictionary {
    const found = this.#objects["trailer"];
    return isRecord(found) && isRecord(found["value"]) ? found["value"] : {};
  }

  all(): ReadonlyArray<Dictionary> {
    return Object.values(this.#objects).flatMap((each) => {
      if (!isRecord(each)) return [];
      const found = isRecord(each["stream"]) ? each["stream"]["dict"] : each["value"];
      return isRecord(found) ? [found] : [];
    });
  }
}

const text = (value: unknown): string => typeof value === "string" ? value.replace(/^[ub]:/, "") : "";

/** Parents that elements may have: conditions 09-004 to 09-008. */
const parents: Readonly<Record<string, ReadonlyArray<string>>> = {
  "/LI": ["/L"],
  "/Lbl": ["/LI"],
  "/LBody": ["/LI"],
  "/TR": ["/Table"],
  "/TH": ["/TR"],
  "/TD": ["/TR"],
};
/** Elements that hold others and nothing else. */
const kidsOf: Readonly<Record<string, ReadonlyArray<string>>> = {
  "/L": ["/LI"],
  "/LI": ["/Lbl", "/LBody"],
  "/Table": ["/TR"],
  "/TR": ["/TH", "/TD"],
};
const types = new Set(
  ["/Document", "/H1", "/H2", "/P", "/Figure", "/Link", "/Span", "/L", "/Table", ...Object.keys(parents)],
);

interface Tree {
  readonly problems: Array<string>;
  /** `page reference` and mark of each piece that an element owns. */
  readonly owned: Set<string>;
  readonly headings: Array<string>;
}

const scopeOf = (file: PdfObjects, element: Dictionary): unknown =>
  file.list(element["/A"]).map((each) => file.dictionary(each)["/Scope"]).find((scope) =>
    scope !== undefined
  );

const visit = (
  file: PdfObjects,
  value: unknown,
  parent: { type: string; page: unknown },
  tree: Tree,
): void => {
  const element = file.dictionary(value);
  const type = String(element["/S"]);
  const page = element["/Pg"] ?? parent.page;
  const say = (problem: string) => tree.problems.push(`${problem}: ${type} in ${parent.type}`);
  if (!types.has(type)) say("02-001 no standard type");
  if (parents[type]?.includes(parent.type) === false) say("09-004 wrong parent");
  if (kidsOf[parent.type]?.includes(type) === false) say("09-004 wrong kid");
  if (type === "/Figure" && text(element["/Alt"]) === "") say("13-004 a figure without a description");
  if (type === "/TH" && !["/Column", "/Row"].includes(String(scopeOf(file, element)))) {
    say("15-003 a heading without scope");
  }
  if (/^\/H\d$/.test(type)) tree.headings.push(type);
  const kids = file.list(element["/K"]);
  if (["/L", "/LI", "/Table", "/TR"].includes(type) && kids.length === 0) say("09-001 an empty structure");
  if (type === "/Table") {
    const rows = kids.map((kid) => file.list(file.dictionary(kid)["/K"]).length);
    if (new Set(rows).size > 1) say("15-004 rows of different lengths");
    if (
      !kids.some((kid) =>
        file.list(file.dictionary(kid)["/K"]).some((cell) => file.dictionary(cell)["/S"] === "/TH")
      )
    ) {
      say("15-003 a table without headings");
    }
  }
  for (const kid of kids) {
    const own = file.dictionary(kid);
    if (typeof kid === "number") tree.owned.add(`${String(page)} ${kid}`);
    else if (own["/Type"] === "/MCR") tree.owned.add(`${String(own["/Pg"])} ${String(own["/MCID"])}`);
    else if (own["/Type"] === "/OBJR") {
      if (type !== "/Link") say("28-011 a link outside Link");
    } else visit(file, kid, { type, page }, tree);
  }
};

/** Operators of a page's content, with the marks that are open: 01-005 and 14.6 of ISO 32000-1. */
const contentProblems = (
  content: string,
): { problems: ReadonlyArray<string>; marks: ReadonlyArray<string> } => {
  const plain = content.replace(/\((?:\\[^]|[^\\()])*\)/g, "()").replace(/<[0-9a-fA-F\s]*>/g, "<>");
  const tokens = plain.match(/<<|>>|\/[^\s/<>[\]()]*|[^\s/<>[\]()]+/g) ?? [];
  const problems = new Set<string>();
  const marks: Array<string> = [];
  const open: Array<string> = [];
  let tag = "";
  tokens.forEach((token, index) => {
    if (token.startsWith("/") && (tokens[index + 1] === "<<" || tokens[index + 1] === "BMC")) tag = token;
    if (token === "/MCID") marks.push(tokens[index + 1] ?? "");
    if (token === "BDC" || token === "BMC") {
      if (tag === "/Artifact" && open.length > 0) problems.add("01-004 an artifact inside content");
      open.push(tag);
    } else if (token === "EMC") {
      if (open.pop() === undefined) problems.add("EMC without a beginning");
    } else if (/^(?:TJ|Tj|S|f|B|Do|sh)$/.test(token) && open.length === 0) {
      problems.add(`01-005 ${token} is neither content nor artifact`);
    }
  });
  if (open.length > 0) problems.add("marked content that doesn't end");
  return { problems: [...problems], marks };
};

const fontProblems = (file: PdfObjects, font: Dictionary): ReadonlyArray<string> => {
  const [descendant] = file.list(font["/DescendantFonts"]).map((each) => file.dictionary(each));
  const descriptor = file.dictionary(descendant?.["/FontDescriptor"]);
  const lists = [...file.stream(font["/ToUnicode"]).matchAll(/\[([^\]]*)\]/g)].map(([, list = ""]) => list);
  const characters = lists.flatMap((list) =>
    [...list.matchAll(/<([0-9a-fA-F ]*)>/g)].map(([, hex = ""]) => hex)
  );
  // The first glyph is the one that stands for no character, which nothing shows.
  const [, ...meant] = characters;
  return [
    ...(descriptor["/FontFile2"] === undefined ? ["31-009 a font that isn't embedded"] : []),
    ...(font["/Encoding"] === "/Identity-H" ? [] : ["31-017 another encoding"]),
    ...(descendant?.["/CIDToGIDMap"] === undefined ? ["31-018 no map of glyphs"] : []),
    ...(meant.length === 0 || meant.includes("") ? ["31-027 a glyph without a character"] : []),
    ...(meant.some((hex) => /^(?:fffe|feff|0000)$/i.test(hex)) ? ["31-028 a glyph that means nothing"] : []),
  ];
};

const metadataProblems = (file: PdfObjects, catalog: Dictionary): ReadonlyArray<string> => {
  const xmp = file.stream(catalog["/Metadata"]);
  const needs: ReadonlyArray<readonly [RegExp, string]> = [
    [/<dc:title>[^]*<rdf:li[^>]*>[^<]/, "06-003 no title"],
    [/<pdfuaid:part>1<\/pdfuaid:part>/, "06-002 no PDF/UA identifier"],
    [
      /<pdfaSchema:namespaceURI>http:\/\/www\.aiim\.org\/pdfua\/ns\/id\//,
      "6.6.2.3 a schema that isn't described",
    ],
    [/<pdfaid:part>3<\/pdfaid:part>/, "6.6.4 no part"],
    [/<pdfaid:conformance>B<\/pdfaid:conformance>/, "6.6.4 no conformance"],
  ];
  const info = file.dictionary(file.trailer()["/Info"]);
  return [
    ...needs.flatMap(([pattern, problem]) => pattern.test(xmp) ? [] : [problem]),
    ...(file.dictionary(catalog["/Metadata"])["/Filter"] === undefined ? [] : ["6.6.2.1 packed metadata"]),
    ...(text(info["/Title"]) === "" ? ["6.6.3 no title in the information dictionary"] : []),
  ];
};

/** Keys and actions that PDF/A-3 doesn't have: 6.1.3, 6.2.10, 6.5, 6.6. */
const forbidden = [
  "/SMask",
  "/BM",
  "/CA",
  "/ca",
  "/JS",
  "/AA",
  "/OpenAction",
  "/XFA",
  "/Encrypt",
  "/TR",
  "/Alternates",
];

const archiveProblems = (file: PdfObjects, catalog: Dictionary): ReadonlyArray<string> => {
  const all = file.all();
  const [intent] = file.list(catalog["/OutputIntents"]).map((each) => file.dictionary(each));
  const specifications = all.filter((each) => each["/Type"] === "/Filespec");
  return [
    ...forbidden.filter((key) => all.some((each) => each[key] !== undefined)).map((key) => `${key} is used`),
    ...(intent?.["/S"] === "/GTS_PDFA1" && intent["/DestOutputProfile"] !== undefined
      ? []
      : ["6.2.3 no output intent"]),
    ...(file.list(file.trailer()["/ID"]).length === 2 ? [] : ["6.1.3 no file identifier"]),
    ...(all.some((each) => each["/Filter"] === "/LZWDecode") ? ["6.1.7.2 LZW"] : []),
    ...(specifications.every((each) => each["/AFRelationship"] !== undefined && each["/UF"] !== undefined)
      ? []
      : ["6.8 an embedded file without relationship"]),
    ...(specifications.length > 0 && file.list(catalog["/AF"]).length !== specifications.length
      ? ["6.8 an embedded file that belongs to nothing"]
      : []),
  ];
};

/** @returns what a file has against the rules; empty for one that keeps to all of them */
export const ruleProblems = async (pdf: Uint8Array): Promise<ReadonlyArray<string>> => {
  const json: unknown = await jsonOf(pdf);
  const file = new PdfObjects(json);
  const catalog = file.dictionary(file.trailer()["/Root"]);
  const tree: Tree = { problems: [], owned: new Set(), headings: [] };
  const root = file.dictionary(catalog["/StructTreeRoot"]);
  for (const kid of file.list(root["/K"])) {
    visit(file, kid, { type: "/StructTreeRoot", page: undefined }, tree);
  }
  const pages = isRecord(json) && Array.isArray(json["pages"]) ? json["pages"].filter(isRecord) : [];
  const ofPages = pages.flatMap((page) => {
    const dictionary = file.dictionary(page["object"]);
    const { problems, marks } = contentProblems(
      file.list(page["contents"]).map((each) => file.stream(each)).join("\n"),
    );
    const annotations = file.list(dictionary["/Annots"]).map((each) => file.dictionary(each));
    return [
      ...problems,
      ...marks.filter((mark) => !tree.owned.has(`${String(page["object"])} ${mark}`)).map((mark) =>
        `01-006 piece ${mark} belongs to no element`
      ),
      ...(dictionary["/StructParents"] === undefined ? ["a page without owners"] : []),
      ...(annotations.length > 0 && dictionary["/Tabs"] !== "/S" ? ["28-008 no order of tabs"] : []),
      ...annotations.flatMap((each) => [
        ...(text(each["/Contents"]) === "" ? ["28-012 a link without words"] : []),
        ...(each["/StructParent"] === undefined ? ["28-002 an annotation outside the structure"] : []),
        ...((Number(each["/F"]) & 4) === 4 ? [] : ["6.3.2 an annotation that isn't printed"]),
      ]),
    ];
  });
  const levels = tree.headings.map((type) => Number(type.slice(2)));
  const fonts = file.all().filter((each) => each["/Type"] === "/Font" && each["/Subtype"] === "/Type0");
  return [
    ...new Set([
      ...tree.problems,
      ...ofPages,
      ...(levels[0] === 1 ? [] : ["14-002 the first heading isn't H1"]),
      ...(levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1)
        ? ["14-003 a level is left out"]
        : []),
      ...(file.dictionary(catalog["/MarkInfo"])["/Marked"] === true ? [] : ["06-001 not marked as tagged"]),
      ...(file.dictionary(catalog["/ViewerPreferences"])["/DisplayDocTitle"] === true
        ? []
        : ["07-001 no title shown"]),
      ...(text(catalog["/Lang"]) === "" ? ["11-006 no language"] : []),
      ...metadataProblems(file, catalog),
      ...archiveProblems(file, catalog),
      ...fonts.flatMap((font) => fontProblems(file, font)),
      ...(fonts.length > 0 ? [] : ["no fonts were found"]),
    ]),
  ];
};
