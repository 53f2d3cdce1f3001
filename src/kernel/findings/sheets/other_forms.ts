/** Files that are sent as a workbook and are none that is read, by their form. */

/** Form of a file: a spreadsheet of another program, or none that is known. */
export type OtherForm = "OpenDocument" | "Excel binary" | "Numbers" | "XML" | "unknown";

/** The forms as the API's sentences name them. */
export const otherForms: Readonly<Record<OtherForm, string>> = {
  OpenDocument: "an OpenDocument spreadsheet (.ods), which is not read here",
  "Excel binary": "an Excel workbook in its binary format (.xlsb), which is not read here",
  Numbers: "a spreadsheet of Apple Numbers (.numbers), which is not read here",
  XML: "a spreadsheet in XML (.fods, or .xml of Excel 2003), which is not read here",
  unknown: "no XLSX workbook",
};
