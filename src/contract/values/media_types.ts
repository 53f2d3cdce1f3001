/** Media types of bodies and answers beside JSON. */

/** Media type of a table of comma- or semicolon-separated values. */
export const csv = "text/csv";
/** Media type of an XLSX workbook. */
export const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** Media type of a PDF. */
export const pdf = "application/pdf";
/** Media type of an archive of reports. */
export const zip = "application/zip";

/** Header of an answer that is a file. */
export const savedAs = (what: string): Readonly<Record<string, string>> => ({
  "Content-Disposition": `Name to save ${what} under.`,
});
