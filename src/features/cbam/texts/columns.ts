/** Sentences about what the columns of a table of shipments hold, beside the English ones of the columns themselves. */
import type { Language } from "../../../web/words/language.ts";
import { holds as german } from "./de/columns.ts";
import type { TablesTexts } from "./en/tables.ts";
import { holds as french } from "./fr/columns.ts";

export const columnTexts: Readonly<
  Record<Exclude<Language, "en">, Readonly<Record<keyof TablesTexts["columnNames"], string>>>
> = { de: german, fr: french };
