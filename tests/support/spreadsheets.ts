/** The service's workers of workbooks, as many tests use them: each one that starts loads its modules anew. */
import * as Xlsx from "../../src/adapters/spreadsheet/xlsx.ts";
import { onceAFile } from "./once_a_file.ts";

/** Started by the first test that asks for them, gone after the last one. */
export const spreadsheets = onceAFile(Xlsx.layer());
