/**
 * The page for tables: reading and checking are open to everyone and keep nothing; a table is calculated by
 * `POST /api/v1/cbam/bulk`, with the caller's key and under its rules, also for a form that is sent without a script.
 */
import * as Effect from "effect/Effect";
import { runWithPauses, yieldToIo } from "../../../../application/yield_to_io.ts";
import { Spreadsheets } from "../../../../application/documents/spreadsheets.ts";
import { Uploads } from "../../../../application/documents/uploads.ts";
import type { BrowserSession } from "../../../../application/accounts/browser_session.ts";
import type { RateLimiter } from "../../../../application/ports.ts";
import type { ImportPeople } from "../../../../application/imports/import_ports.ts";
import { codeChoices } from "../codes/code_choice.ts";
import * as Contract from "../../../../contract/bulk.ts";
import { isWorkbookType } from "../../../../contract/values/media_types.ts";
import { Exchange } from "../../../../http/exchange/exchange.ts";
import { bodyLimitOf } from "../../../../http/routes/implement.ts";
import { mediaType, parseJson, readBytes } from "../../../../http/wire/request.ts";
import { pageRoute } from "../../../../web/page/page.tsx";
import { privatePage } from "../../../../web/page/routes.ts";
import type { Site } from "../../../../web/visit/site.ts";
import { signedInOf } from "../../../../web/visit/session.ts";
import { countedByAddress, largeByAddress } from "../../../../http/routes/counted.ts";
import { readings } from "./readings.ts";
import { check } from "./check.ts";
import { decodeTable, notATable } from "./named_table.ts";
import { tableFields } from "./field_names.ts";
import { recognise } from "./recognise.ts";
import { headingRowIn } from "./table_choices.ts";
import { tablesPage } from "./tables_page.tsx";
import { pageSentence } from "../../../../web/issue_sentences/page_sentence.ts";
import { csvFacts, workbookFacts } from "../../../../http/wire/table/question.ts";
import { toModule } from "../../../../web/page/to_module.ts";
import { toldRows } from "./told.ts";
import { sheetTexts } from "../../texts/sheets.ts";
import { shipmentTable } from "../../table/columns.ts";
import { keptReadableTemplate } from "../../table/kept_templates.ts";
import { newFormId } from "../../../../http/routes/form_once.ts";
import { workbookFile } from "../../../../http/wire/forms/preferred_form.ts";
import { sheetLimits } from "../../../../http/wire/table/table_budget.ts";
import { cbamContext, type LawServices, tablesNow } from "../../../../application/cbam/cbam_context.ts";
import * as Option from "effect/Option";
import { listAnswer } from "../../../../http/wire/json_pieces.ts";
import { readCsvInTurns } from "../../../../http/wire/table/csv.ts";

const limitBytes = bodyLimitOf(Contract.bulk);
type Needs = RateLimiter | Exchange | Site;

export const tablesRoute = pageRoute<Exchange | BrowserSession | ImportPeople>(
  "GET",
  "/tables",
  (visitor, request) =>
    Effect.gen(function* () {
      const signedIn = yield* signedInOf(request, visitor);
      const visit = { ...visitor, account: signedIn };
      const codeChoice = yield* codeChoices(visit.language, signedIn);
      return privatePage(
        { visit, ...tablesPage(visit, { signedIn, codeChoice, formId: yield* newFormId }) },
        {
          cacheControl: "private, no-cache",
        },
      );
    }),
);

const workbookOf = (bytes: Uint8Array) =>
  Effect.map(
    Effect.flatMap(Spreadsheets, ({ read }) => read(bytes, sheetLimits(shipmentTable), "anyone")),
    (table) => ({ table, file: workbookFacts, encoding: null, separator: null }),
  );

const csvOf = (bytes: Uint8Array, headingRow: number | undefined) =>
  Effect.map(
    readCsvInTurns(shipmentTable, bytes, headingRow),
    (table) => ({
      table,
      file: csvFacts(table),
      /** Named where it is another than the one that files have nowadays. */
      encoding: table.encoding === "UTF-8" ? null : table.encoding,
      separator: table.separator,
    }),
  );

/** The bytes of a file, a workbook or text, to its columns and cells. */
export const readTableRoute = pageRoute<Needs | Spreadsheets | Uploads>(
  "POST",
  "/tables/read",
  ({ language, query }, request) =>
    toModule(
      Effect.gen(function* () {
        yield* largeByAddress(readings, request);
        const headingRow = yield* headingRowIn(query["heading_row"]);
        const bytes = yield* readBytes(request, limitBytes);
        const isWorkbook = isWorkbookType(mediaType(request));
        const { inPlace } = yield* Uploads;
        const { table, file, encoding, separator } = yield* inPlace(
          "anyone",
          Effect.gen(function* () {
            return isWorkbook
              ? yield* workbookOf(bytes)
              : yield* csvOf(bytes, headingRow === 0 ? undefined : headingRow);
          }),
        );
        const { rows, above, warnings: known, ...found } = yield* yield* runWithPauses(() =>
          recognise(table, file, headingRow)
        );
        const warnings = [...(above === undefined ? [] : [above]), ...known].map((issue) =>
          pageSentence(issue, tableFields(language))
        );
        return yield* listAnswer({ ...found, encoding, separator, warnings }, "rows", rows);
      }),
      language,
    ),
);

/** A table with named columns to what is wrong with its rows. */
export const checkTableRoute = pageRoute<Needs | LawServices>(
  "POST",
  "/tables/check",
  ({ language }, request) =>
    toModule(
      Effect.gen(function* () {
        yield* largeByAddress(readings, request);
        const sent = yield* parseJson(yield* readBytes(request, limitBytes));
        yield* yieldToIo;
        const asked = decodeTable(sent);
        yield* yieldToIo;
        if (Option.isNone(asked)) return yield* notATable;
        const { words, rows } = asked.value;
        const { wrong, question, ...checked } = yield* check({ ...words, rows }, yield* cbamContext);
        const asks = question === undefined ? null : {
          about: question.about,
          sentence: pageSentence(question.issue, tableFields(language)),
        };
        return yield* listAnswer({ ...checked, question: asks }, "wrong", toldRows(wrong, language));
      }),
      language,
    ),
);

/** An empty table in the visitor's language, whose headings are read when it comes back. */
export const tableTemplateRoute = pageRoute<Needs | LawServices | Spreadsheets>(
  "GET",
  "/tables/template.xlsx",
  ({ language }) =>
    Effect.gen(function* () {
      yield* countedByAddress(readings);
      const tables = yield* tablesNow;
      return workbookFile(yield* keptReadableTemplate(tables, language), sheetTexts[language].templateName);
    }),
);
