/**
 * An importer's year: people, ledger and threshold. Decisions, "Changed and added on 22 November 2026"; Regulation (EU)
 * 2023/956, Articles 2a, 5 and 6. What follows from it for a declarant is `imports/duties.ts` and
 * `imports/certificates.ts`.
 */
import * as HttpApiEndpoint from "@effect/platform/HttpApiEndpoint";
import * as OpenApi from "@effect/platform/OpenApi";
import * as Schema from "effect/Schema";
import { importReading, importWriting } from "./access.ts";
import { ImportHistoryAnswer } from "./answers/ledger/import_history.ts";
import {
  DeclarantList,
  DeclarantRecord,
  ImporterList,
  ImporterRecord,
  ImportList,
  ImportsAnswer,
  ThresholdAnswer,
} from "./answers/imports.ts";
import { idText, optional } from "./answers/members.ts";
import {
  Access,
  AnswerHeaders,
  BodyLimit,
  Idempotent,
  LimitsInWords,
  OtherAnswers,
  OtherBodies,
} from "./endpoint.ts";
import { bodyProblems, keyedProblems, problems } from "./problems.ts";
import { DeclarantRequest, ImporterRequest, ImportsRequest, LedgerEntryRequest } from "./requests/imports.ts";
import { ImportsQuery, ReturnedGoodsValue } from "./requests/import_query.ts";
import { listQueryOf } from "./requests/list_query.ts";
import { alsoNamed, goodsAndOrigin } from "./requests/other_names.ts";
import { WrittenQuery } from "./requests/written_query.ts";
import { CnCode } from "./values/goods.ts";
import { FigureStateValue, RecordId, YearText } from "./values/imports.ts";
import { csv, savedAs, xlsx } from "./values/media_types.ts";
import { OriginAlpha3 } from "./values/places.ts";
import { Day } from "./values/time.ts";

/** Schemas that the document names and no endpoint decodes as a whole. */
export const importSchemas = [LedgerEntryRequest] as const;

/** Day by whose end an entry must have been recorded. */
export const KnownOn: typeof Day = Day.annotations({
  identifier: "KnownOn",
  description:
    "Day in Brussels by whose end an entry must have been recorded: the ledger as it was known then. Today when it is left out; law and prices are those of now.",
});

const bodyLimitBytes = 4 * 1_024 * 1_024;

/** `POST /api/v1/cbam/importers`. */
export const keepImporter = HttpApiEndpoint.post("keepImporter", "/api/v1/cbam/importers")
  .setPayload(ImporterRequest)
  .addSuccess(ImporterRecord)
  .addError(problems("InvalidRequest", ...bodyProblems, "PermissionDenied"))
  .annotate(Access, importWriting)
  .annotate(OpenApi.Summary, "Record an importer")
  .annotate(
    OpenApi.Description,
    "Keeps an importer under its EORI number, of which the form is checked and not the registration; a number of Finland is the same with its hyphens and without, and is kept as it was sent last. The threshold is counted by importer, also behind an indirect representative. Sent again it gets the new name and member state and keeps its id. A broker keeps one for each of its customers; the id is what entries of the ledger and the calls about the threshold name it by.",
  );

/** `GET /api/v1/cbam/importers`. */
export const importerList = HttpApiEndpoint.get("importerList", "/api/v1/cbam/importers")
  .addSuccess(ImporterList)
  .addError(problems("PermissionDenied"))
  .annotate(Access, importReading)
  .annotate(OpenApi.Summary, "Which importers are there?")
  .annotate(
    OpenApi.Description,
    "Lists the importers of the caller's account, by name. Each has the id that entries of the ledger and the calls about the threshold name it by, its EORI number as it was sent, and its member state, which is null for an importer outside the Union. Importers of other accounts are never in the list, and an account has its own even where two record the same EORI number.",
  );

/** `POST /api/v1/cbam/declarants`. */
export const keepDeclarant = HttpApiEndpoint.post("keepDeclarant", "/api/v1/cbam/declarants")
  .setPayload(DeclarantRequest)
  .addSuccess(DeclarantRecord)
  .addError(problems("InvalidRequest", ...bodyProblems, "PermissionDenied"))
  .annotate(Access, importWriting)
  .annotate(OpenApi.Summary, "Record a declarant and its states")
  .annotate(
    OpenApi.Description,
    "Keeps a declarant under its EORI number, with its account in the CBAM registry and what its application came to, each state from a day on. States are added and never changed: of two with the same first day the one that was recorded later counts, and of two in one call the later one in it. A declaration, a holding and an account of certificates are asked for by the id that is answered here; the number of the account is the reference beside Y128.",
  );

/** `GET /api/v1/cbam/declarants`. */
export const declarantList = HttpApiEndpoint.get("declarantList", "/api/v1/cbam/declarants")
  .addSuccess(DeclarantList)
  .addError(problems("PermissionDenied"))
  .annotate(Access, importReading)
  .annotate(OpenApi.Summary, "Which declarants are there?")
  .annotate(
    OpenApi.Description,
    "Lists the declarants of the caller's account, by name, with every state. `state` is that of today in Brussels, and null for a declarant of whom none was recorded. The id is what declaration, holding, certificates and codes are asked by. Declarants of other accounts are never in the list. States stand in the order of their first days, each with the day on which it was recorded.",
  );

/** `POST /api/v1/cbam/imports`. */
export const addImports = HttpApiEndpoint.post("addImports", "/api/v1/cbam/imports")
  .setUrlParams(ImportsQuery)
  .setPayload(ImportsRequest)
  .addSuccess(ImportsAnswer)
  .addError(problems("InvalidRequest", "NotFound", ...keyedProblems, "PermissionDenied"))
  .annotate(Access, importWriting)
  .annotate(BodyLimit, bodyLimitBytes)
  .annotate(Idempotent, true)
  .annotate(OtherBodies, {
    [csv]:
      "The same entries as a table in UTF-8, separated by commas, semicolons or tabs, with the names of the columns, in English, German or French, in one of its first ten lines.",
    [xlsx]: "The same entries as the first sheet of a workbook.",
  })
  .annotate(OtherAnswers, {
    [csv]: "What became of each row as a table, with the row as it was sent, where `Accept` prefers it.",
    [xlsx]: "The same as a workbook.",
  })
  .annotate(AnswerHeaders, savedAs("the workbook"))
  .annotate(LimitsInWords, "At most 5 000 entries.")
  .annotate(OpenApi.Summary, "Record imports, corrections and cancellations")
  .annotate(
    OpenApi.Description,
    "Records 1 to 5 000 entries of one importer, in one transaction and in their order. Each row stands for itself: a wrong one is `refused` with every issue and doesn't touch the others. An import is named by importer, MRN and item: the same again is `unchanged`, also where it was corrected or cancelled since; another value is refused unless it is sent as a `correction` or `cancellation` that refers to the entry that holds, and of two corrections of one entry the second is refused. Entries are never overwritten; both dates, release and recording, are kept, and the ledger can be had as it was known on any day. What is recorded stays until the end of the fourth year after that of the declaration and is not part of the 30 days of documents.",
  );

/** `GET /api/v1/cbam/imports`. */
export const importList = HttpApiEndpoint.get("importList", "/api/v1/cbam/imports")
  .setUrlParams(alsoNamed(
    Schema.Struct({
      importer: RecordId,
      declarant: optional(RecordId),
      year: optional(YearText),
      released_from: optional(Day.annotations({ description: "First day of release." })),
      released_to: optional(Day.annotations({ description: "Last day of release." })),
      cn: optional(CnCode),
      country: optional(OriginAlpha3),
      state: optional(FigureStateValue),
      as_of: optional(KnownOn),
      decimal: WrittenQuery.fields.decimal,
      ...listQueryOf("imports").fields,
    }),
    goodsAndOrigin,
  ))
  .addSuccess(ImportList)
  .addError(problems("InvalidRequest", "NotFound", "PermissionDenied"))
  .annotate(Access, importReading)
  .annotate(OtherAnswers, {
    [csv]:
      "Every entry of the importer, corrections and cancellations too, in the columns that are read, where `Accept` prefers it.",
    [xlsx]: "The same as a workbook.",
  })
  .annotate(AnswerHeaders, savedAs("the workbook"))
  .annotate(OpenApi.Summary, "Which imports are in the ledger?")
  .annotate(
    OpenApi.Description,
    "Lists the imports of an importer that live, each as its newest correction says, with its history and what it comes to, those that were recorded last first. Filters leave out what differs. `next_cursor` leads to the next page with the same filters and is null after the last import. The cost is that at the law and prices of `versions`; an import that could not be calculated says why. As CSV or a workbook it is the whole ledger, not a page: every entry of the importer (with `year`, of imports with an entry of that year) as known on `as_of`; sent back to `POST` in parts of at most 5 000 rows, each row is `unchanged`. With `decimal=comma` the CSV has decimal commas and semicolons.",
  );

/** `GET /api/v1/cbam/imports/threshold`. */
export const importThreshold = HttpApiEndpoint.get("importThreshold", "/api/v1/cbam/imports/threshold")
  .setUrlParams(
    Schema.Struct({
      importer: RecordId,
      year: YearText,
      as_of: optional(KnownOn),
      returned_goods: optional(ReturnedGoodsValue),
    }),
  )
  .addSuccess(ThresholdAnswer)
  .addError(problems("InvalidRequest", "NotFound", "PermissionDenied"))
  .annotate(Access, importReading)
  .annotate(OpenApi.Summary, "How far is the importer from the threshold?")
  .annotate(
    OpenApi.Description,
    "Gives the net mass that counts by day of release, the day on which 90 % and the limit were exceeded as it was known on `as_of`, and what the present pace leads to. A sum of exactly the limit is still exempt; once exceeded, every import of the year falls under all duties. Electricity and hydrogen are never counted and never exempt (Regulation (EU) 2023/956, Article 2a).",
  );

/** `GET /api/v1/cbam/imports/{id}`. */
export const importById = HttpApiEndpoint.get("importById", "/api/v1/cbam/imports/:id")
  .setPath(Schema.Struct({ id: idText("UUID of the import, or of any of its entries.") }))
  .setUrlParams(Schema.Struct({ as_of: optional(KnownOn) }))
  .addSuccess(ImportHistoryAnswer)
  .addError(problems("InvalidRequest", "NotFound", "PermissionDenied"))
  .annotate(Access, importReading)
  .annotate(OpenApi.Summary, "What became of an import?")
  .annotate(
    OpenApi.Description,
    "Gives one import by its id or that of any of its entries: as it holds now, every entry with all its facts, and every calculation that it keeps with the versions of law and prices that it was made under and what changed since the one before, in emissions, certificates and euro. A calculation is made soon after an entry is recorded, and again whenever a table of law or a price changes: one that gives other figures is added, one that gives the same moves `checked_under`. `as_of` leaves out entries and calculations of later days; `import` is calculated at the law and prices of now.",
  );
