/** The service's workers of workbooks, as many tests use them: each one that starts loads its modules anew. */
import * as Xlsx from "../../src/adapters/spreadsheet/xlsx.ts";
import { onceAFile } from "./once_a_file.ts";

/** Beside other work a worker takes longer to start than any caller is kept; the limit has tests of its own. */
const timeLimitSeconds = 300;

/** Started by the first test that asks for them, gone after the last one. */
export const spreadsheets = onceAFile(
  Xlsx.layer({ workers: 2, timeLimitSeconds, callLimitSeconds: timeLimitSeconds }),
);
