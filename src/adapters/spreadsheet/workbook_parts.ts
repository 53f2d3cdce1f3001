/** Parts of a workbook's archive that hold its sheets, its texts and its styles. ISO/IEC 29500-2, 9.3. */
import type { OtherForm } from "../../kernel/findings/sheets/other_forms.ts";
import { checkSheet, type PartKind, Unreadable, WorkbookArchive } from "./unpack.ts";
import { XmlReader } from "./xml_reader.ts";

interface Relation {
  readonly id: string;
  readonly type: string;
  readonly target: string;
}

/** More than any workbook has parts: a list of millions isn't gathered. */
const mostListed = 2_000;

const relationsOf = (xml: string): ReadonlyArray<Relation> => {
  const reader = new XmlReader(xml);
  const relations: Array<Relation> = [];
  for (let token = reader.next(); token !== "end" && relations.length < mostListed; token = reader.next()) {
    if (token !== "open" || reader.name !== "Relationship") continue;
    const [id, type, target] = [
      reader.attribute("Id"),
      reader.attribute("Type"),
      reader.attribute("Target"),
    ];
    if (id !== undefined && type !== undefined && target !== undefined) relations.push({ id, type, target });
  }
  return relations;
};

/** A sheet as the workbook lists it. */
interface ListedSheet {
  readonly id: string;
  readonly name: string;
  readonly isHidden: boolean;
}

/** The sheets' relations, whether it is a workbook at all, from when days count, and whether formulas have been calculated. */
const workbookOf = (xml: string) => {
  const reader = new XmlReader(xml);
  const sheets: Array<ListedSheet> = [];
  let isWorkbook = false;
  let isFrom1904 = false;
  let isUncalculated = false;
  for (let token = reader.next(); token !== "end"; token = reader.next()) {
    if (token !== "open") continue;
    if (reader.name === "workbook") isWorkbook = true;
    if (reader.name === "sheet" && sheets.length < mostListed) {
      const [id, name, state] = [reader.attribute("id"), reader.attribute("name"), reader.attribute("state")];
      if (id !== undefined) {
        sheets.push({ id, name: name ?? "", isHidden: state === "hidden" || state === "veryHidden" });
      }
    }
    if (reader.name === "workbookPr") isFrom1904 = /^(?:1|true)$/.test(reader.attribute("date1904") ?? "");
    if (reader.name === "calcPr") {
      isUncalculated = /^(?:1|true)$/.test(reader.attribute("fullCalcOnLoad") ?? "");
    }
  }
  return { isWorkbook, sheets, isFrom1904, isUncalculated };
};

const folderOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf("/")));

const resolved = (folder: string, target: string): string => {
  const names = target.startsWith("/") ? [] : folder.split("/");
  for (const name of target.split("/")) {
    if (name === "..") names.pop();
    else if (name !== ".") names.push(name);
  }
  return names.filter((name) => name !== "").join("/");
};

const ofType = (relations: ReadonlyArray<Relation>, type: string): Relation | undefined =>
  relations.find((relation) => relation.type.endsWith(`/${type}`));

const missing = (why: string): Unreadable => new Unreadable({ kind: "sheetUnreadable", why });

const spreadsheetDocument = "application/vnd.oasis.opendocument.spreadsheet";

const isOpenDocument = (archive: WorkbookArchive): boolean =>
  archive.text("mimetype", "others")?.startsWith(spreadsheetDocument) ??
    ["content.xml", "META-INF/manifest.xml"].every((part) => archive.has((name) => name === part));

/** The form of an archive that names no workbook. */
const otherForm = (archive: WorkbookArchive): OtherForm =>
  isOpenDocument(archive)
    ? "OpenDocument"
    : archive.has((name) => /(?:^|\/)Index(?:\.zip$|\/.+\.iwa$)/.test(name))
    ? "Numbers"
    : "unknown";

const refused = (form: OtherForm): Unreadable => new Unreadable({ kind: "noWorkbook", form });

/** The workbook of an archive with its relations. */
const openWorkbook = (archive: WorkbookArchive) => {
  const root = relationsOf(archive.text("_rels/.rels", "others") ?? "");
  const named = ofType(root, "officeDocument");
  if (named === undefined) throw refused(otherForm(archive));
  const path = resolved("", named.target);
  if (path.endsWith(".bin")) throw refused("Excel binary");
  const xml = archive.text(path, "others");
  if (xml === undefined) throw missing("the archive names no workbook");
  const { isWorkbook, ...workbook } = workbookOf(xml);
  if (!isWorkbook) throw refused("unknown");
  const folder = folderOf(path);
  const relationsPath = resolved(folder, `_rels/${path.slice(path.lastIndexOf("/") + 1)}.rels`);
  const relations = relationsOf(archive.text(relationsPath, "others") ?? "");
  const partOf = (relation: Relation | undefined, kind: PartKind): string | undefined =>
    relation === undefined ? undefined : archive.text(resolved(folder, relation.target), kind);
  const sheetOf = (id: string): string => {
    const relation = relations.find((each) => each.id === id && each.type.endsWith("/worksheet"));
    const found = partOf(relation, "sheets");
    if (found === undefined) throw missing("the archive lacks it");
    checkSheet(relation?.target ?? "", found);
    return found;
  };
  return {
    ...workbook,
    sheetOf,
    isWorksheet: (id: string) => relations.some((each) => each.id === id && each.type.endsWith("/worksheet")),
    strings: () => partOf(ofType(relations, "sharedStrings"), "strings"),
    styles: () => partOf(ofType(relations, "styles"), "styles"),
    hasMacros: relations.some(({ type }) => /\/(?:vbaProject|xl(?:Intl)?Macrosheet)$/.test(type)) ||
      archive.has((name) => name.toLowerCase().endsWith("vbaproject.bin")),
  };
};

/**
 * Looks through a workbook that is kept as it is.
 * @throws Unreadable for one that is damaged, unpacks to too much, or holds macros
 */
export const inspectWorkbook = (bytes: Uint8Array): void => {
  const archive = new WorkbookArchive(bytes);
  const { hasMacros } = openWorkbook(archive);
  if (hasMacros) throw new Unreadable({ kind: "fileWithMacros" });
  archive.unpackAll();
};

/** A sheet of a workbook; its text is unpacked when it is asked for. */
export interface SheetPart extends Pick<ListedSheet, "name" | "isHidden"> {
  /** @throws Unreadable for a part that is too large or not what the archive says */
  readonly text: () => string;
}

/** Parts that are read of a workbook, as text; undefined where it has none. */
export interface WorkbookSheets {
  readonly strings: string | undefined;
  readonly styles: string | undefined;
  /** True if days count from 1904. */
  readonly isFrom1904: boolean;
  /** True if its formulas are to be calculated when it is opened: a result of 0 may be none (18.2.2). */
  readonly isUncalculated: boolean;
  /** Its worksheets in their order: charts and dialogues are none. */
  readonly sheets: ReadonlyArray<SheetPart>;
  /** True if it holds macros. */
  readonly hasMacros: boolean;
}

/** @throws Unreadable for an archive that is no workbook, or whose parts are too large or not what it says */
export const workbookSheets = (archive: WorkbookArchive): WorkbookSheets => {
  const { sheets, sheetOf, isWorksheet, strings, styles, ...rest } = openWorkbook(archive);
  if (sheets.length > 0 && !sheets.some(({ id }) => isWorksheet(id))) throw missing("the archive lacks it");
  return {
    isFrom1904: rest.isFrom1904,
    isUncalculated: rest.isUncalculated,
    hasMacros: rest.hasMacros,
    sheets: sheets.filter(({ id }) => isWorksheet(id)).map(({ id, name, isHidden }) => ({
      name,
      isHidden,
      text: () => sheetOf(id),
    })),
    strings: strings(),
    styles: styles(),
  };
};
