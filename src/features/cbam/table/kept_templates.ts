/** The templates of tables of shipments as files, which are the same for everyone as long as the law's tables are. */
import { keptWorkbooks } from "../../../application/documents/kept_workbooks.ts";
import type { ReferenceTables } from "../../../domain/cbam/law/reference.ts";
import type { Language } from "../../../web/words/language.ts";
import { readableTemplate, templateWorkbook } from "./template.ts";

/** ISO 8601 time of templates: the day from which the tables are in force. */
const createdAt = ({ newest }: ReferenceTables): string => `${newest.inForceFrom}T00:00:00Z`;

/** The template for programs. */
export const keptTemplate = keptWorkbooks((tables: ReferenceTables, _: "template") =>
  templateWorkbook(tables, createdAt(tables))
);

/** The template for people, in their language. */
export const keptReadableTemplate = keptWorkbooks((tables: ReferenceTables, language: Language) =>
  readableTemplate(tables, createdAt(tables), language)
);
