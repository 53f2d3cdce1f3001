/** Records of an account's ledger as a whole. Decision 0114; Regulation (EU) 2023/956, Articles 7(6) and 9(3). */
import * as HttpApiEndpoint from "@effect/platform/HttpApiEndpoint";
import * as HttpApiSchema from "@effect/platform/HttpApiSchema";
import * as OpenApi from "@effect/platform/OpenApi";
import { importReading } from "../access.ts";
import { Access, AnswerHeaders } from "../endpoint.ts";
import { problem } from "../problems.ts";
import { savedAs, zip } from "../values/media_types.ts";

/** `GET /api/v1/cbam/imports/archive.zip`. */
export const importArchive = HttpApiEndpoint.get("importArchive", "/api/v1/cbam/imports/archive.zip")
  .addSuccess(HttpApiSchema.Uint8Array({ contentType: zip }))
  .addError(problem("PermissionDenied"))
  .annotate(Access, importReading)
  .annotate(AnswerHeaders, savedAs("the archive"))
  .annotate(OpenApi.Summary, "Everything that the ledger holds")
  .annotate(
    OpenApi.Description,
    "Gives all records of the caller's account as one ZIP archive: importers, declarants with their states, every entry with all its facts, every calculation with the law that it was made under, certificates with their moves, notices about the threshold, and the content, hash and signature of every declaration's document. Each kind is in files of JSON lines of at most 5 000 records (`entries-0001.jsonl`), as they are kept; references are ids. `export.json` stands last and counts the records of each kind. The archive leaves while it is made, and an answer has two minutes to leave: one that breaks off ends before its directory and is not a ZIP archive; operators have a command for ledgers of that size. To read entries back in, take the CSV of `GET imports`.",
  );
