/** Media types of bodies and answers beside JSON. */

/** Media type of a table of comma- or semicolon-separated values. */
export const csv = "text/csv";
/** Media type of an XLSX workbook. */
export const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** Media type of a workbook with macros, which are read past. */
const xlsm = "application/vnd.ms-excel.sheet.macroenabled.12";
/** True of a media type of workbooks, in lower case. */
export const isWorkbookType = (type: string): boolean => type === xlsx || type === xlsm;
/** Media type of a PDF. */
export const pdf = "application/pdf";
/** Media type of an archive of reports. */
export const zip = "application/zip";

/** Headers of an answer that is a file as somebody sent it. */
export const savedFile: Readonly<Record<string, string>> = {
  "Content-Disposition": "Name to save the file under.",
  "Accept-Ranges": "`bytes`.",
  "Content-Range": "On a 206: the range that was sent.",
  "Repr-Digest": "SHA-256 of the whole file (RFC 9530).",
};

/** Header of an answer that is a file. */
export const savedAs = (what: string): Readonly<Record<string, string>> => ({
  "Content-Disposition": `Name to save ${what} under.`,
});
