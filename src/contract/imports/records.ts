/** Records of an account's ledger as a whole. Decision 0114; Regulation (EU) 2023/956, Articles 7(6) and 9(3). */
import * as HttpApiEndpoint from "@effect/platform/HttpApiEndpoint";
import * as HttpApiSchema from "@effect/platform/HttpApiSchema";
import * as OpenApi from "@effect/platform/OpenApi";
import * as Schema from "effect/Schema";
import { importReading } from "../access.ts";
import { optional } from "../answers/members.ts";
import { Access, AnswerHeaders } from "../endpoint.ts";
import { problems } from "../problems.ts";
import { FlagText } from "../values/text.ts";
import { savedAs, zip } from "../values/media_types.ts";

/** `GET /api/v1/cbam/imports/archive.zip`. */
export const importArchive = HttpApiEndpoint.get("importArchive", "/api/v1/cbam/imports/archive.zip")
  .setUrlParams(Schema.Struct({
    files: optional(FlagText.annotations({
      description: "`false`: leaves the files beside values out; their records stay.",
    })),
  }))
  .addSuccess(HttpApiSchema.Uint8Array({ contentType: zip }))
  .addError(problems("InvalidRequest", "PermissionDenied"))
  .annotate(Access, importReading)
  .annotate(AnswerHeaders, savedAs("the archive"))
  .annotate(OpenApi.Summary, "Everything that the ledger holds")
  .annotate(
    OpenApi.Description,
    "Gives all records of the caller's account as one ZIP archive: importers, declarants with their states, every entry with all its facts, every calculation with the law that it was made under, certificates with their moves, notices about the threshold, and the content, hash and signature of every declaration's document; suppliers' installations, values and inquiries; the account's members; and below `files/` the files beside values, each named by its SHA-256. Each kind is in files of JSON lines of at most 5 000 records (`entries-0001.jsonl`), as they are kept; references are ids. `export.json` stands last, counts the records of each kind, and names by their SHA-256 the files that are not in the archive, because the store lacks them (`missing_files`) or has other bytes than were sent (`changed_files`). The archive leaves while it is made, and an answer has two minutes to leave: one that breaks off ends before its directory and is not a ZIP archive; take `files=false` then, and each file by itself; operators have a command for ledgers of that size. To read entries back in, take the CSV of `GET imports`. The key also needs `suppliers:read`.",
  );
