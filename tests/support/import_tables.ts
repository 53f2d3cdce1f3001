/** Tables of imports as they are sent and exported. */
import * as Effect from "effect/Effect";
import Papa from "papaparse";
import { csv, xlsx } from "../../src/contract/values/media_types.ts";
import { answered, type HttpAnswer } from "./answered.ts";
import { type ImportHolder, importsPath, type People, yearCsv } from "./import_calls.ts";
import { excelWorkbook } from "./workbooks.ts";

/** The query under which a table of the people is sent. */
export const importsQuery = ({ importer, declarant }: Partial<People>): string =>
  new URLSearchParams({
    ...(importer === undefined ? undefined : { importer }),
    ...(declarant === undefined ? undefined : { declarant }),
  }).toString();

/** Sends a table: text as CSV, bytes as a workbook. */
export const sentTable = (
  { send }: Pick<ImportHolder, "send">,
  who: Partial<People>,
  table: string | Uint8Array,
  more = "",
): Effect.Effect<HttpAnswer> =>
  Effect.flatMap(
    send(
      `${importsPath}?${importsQuery(who)}${more}`,
      typeof table === "string" ? table : table.slice(),
      { "content-type": typeof table === "string" ? csv : xlsx },
    ),
    answered,
  );

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const firstDay = Date.UTC(1899, 11, 30);
const dayMs = 86_400_000;

/** Days are dates of the spreadsheet and numbers its numbers, but for codes, which are text. */
const cellOf = (text: string, position: number): string => {
  const reference = String.fromCharCode(0x41 + position);
  if (text === "") return "";
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    return `<c r="${reference}1" s="1"><v>${(Date.parse(text) - firstDay) / dayMs}</v></c>`;
  }
  if (/^\d+(?:\.\d+)?$/.test(text)) return `<c r="${reference}1"><v>${text}</v></c>`;
  return `<c r="${reference}1" t="inlineStr"><is><t>${escaped(text)}</t></is></c>`;
};

/** The fixture's year as somebody would have it in a spreadsheet, with typed cells. */
export const yearWorkbook = (): Uint8Array => {
  const { data } = Papa.parse<Array<string>>(yearCsv, { skipEmptyLines: true });
  const rows = data.map((cells) => `<row>${cells.map(cellOf).join("")}</row>`);
  return excelWorkbook(rows.join(""));
};
