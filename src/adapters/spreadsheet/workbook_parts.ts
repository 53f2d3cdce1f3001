/** Parts of a workbook's archive that hold its first sheet, its texts and its styles. ISO/IEC 29500-2, 9.3. */
import { checkSheet, type PartKind, Unreadable, type WorkbookArchive } from "./unpack.ts";
import { XmlReader } from "./xml_reader.ts";

/** Parts that are read of a workbook, as text; undefined where it has none. */
export interface WorkbookParts {
  /** The first sheet; undefined for a workbook without sheets. */
  readonly sheet: string | undefined;
  readonly strings: string | undefined;
  readonly styles: string | undefined;
  /** True if days count from 1904. */
  readonly isFrom1904: boolean;
}

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

/** The first sheet's relation, and from when days count. */
const workbookOf = (xml: string) => {
  const reader = new XmlReader(xml);
  let sheet: string | undefined;
  let isFrom1904 = false;
  for (let token = reader.next(); token !== "end"; token = reader.next()) {
    if (token !== "open") continue;
    if (reader.name === "sheet") sheet ??= reader.attribute("id");
    if (reader.name === "workbookPr") isFrom1904 = /^(?:1|true)$/.test(reader.attribute("date1904") ?? "");
  }
  return { sheet, isFrom1904 };
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

/** @throws Unreadable for an archive that is no workbook, or whose parts are too large or not what it says */
export const workbookParts = (archive: WorkbookArchive): WorkbookParts => {
  const root = relationsOf(archive.text("_rels/.rels", "others") ?? "");
  const workbook = ofType(root, "officeDocument");
  const path = workbook === undefined ? "" : resolved("", workbook.target);
  const xml = archive.text(path, "others");
  if (xml === undefined) throw missing("the archive names no workbook");
  const folder = folderOf(path);
  const relationsPath = resolved(folder, `_rels/${path.slice(path.lastIndexOf("/") + 1)}.rels`);
  const relations = relationsOf(archive.text(relationsPath, "others") ?? "");
  const partOf = (relation: Relation | undefined, kind: PartKind): string | undefined =>
    relation === undefined ? undefined : archive.text(resolved(folder, relation.target), kind);
  const { sheet, isFrom1904 } = workbookOf(xml);
  const relation = relations.find(({ id, type }) => id === sheet && type.endsWith("/worksheet"));
  const found = partOf(relation, "sheets");
  if (sheet !== undefined && found === undefined) throw missing("the archive lacks it");
  if (found !== undefined) checkSheet(relation?.target ?? "", found);
  return {
    sheet: found,
    strings: partOf(ofType(relations, "sharedStrings"), "strings"),
    styles: partOf(ofType(relations, "styles"), "styles"),
    isFrom1904,
  };
};
