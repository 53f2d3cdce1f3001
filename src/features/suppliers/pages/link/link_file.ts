/**
 * A file that fills the form behind a link in: it is kept in its round, and goes along where the supplier leaves it ticked.
 */
import type { HttpServerResponse } from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import type { DocumentStore } from "../../../../application/documents/document_ports.ts";
import { Spreadsheets } from "../../../../application/documents/spreadsheets.ts";
import {
  forgetBytes,
  type SentFile,
  soundFile,
  storedFile,
} from "../../../../application/attachments/attach_file.ts";
import { Attachments } from "../../../../application/attachments/attachment_ports.ts";
import { readSupplierTemplate } from "../../../../application/suppliers/read_template.ts";
import { yieldToIo } from "../../../../application/yield_to_io.ts";
import type { InvalidRequest } from "../../../../contract/failures.ts";
import { problemKinds } from "../../../../contract/problem_kinds.ts";
import { waitHeaders } from "../../../../web/page/failure_page.tsx";
import { about } from "../../../../kernel/issue.ts";
import type { FormValues } from "../../form/form_values.ts";
import { formSheetLimits } from "../../form/read_form_sheet.ts";
import { linkTexts } from "../../texts/link/texts.ts";
import { keptName, type LinkPageFacts } from "./link_facts.ts";
import { formPage, type PassingFailure, waitText } from "./link_pages.ts";
import { type FileUse, filledBy, filledBySheet, type OpenLink } from "./link_template.ts";

/** Most bytes of a file. */
export const fileBytes = 4 * 1_024 * 1_024;

/** Errors of a form without any. */
export const nothingWrong: LinkPageFacts["errors"] = new Map<string, string>();

/** The first sheet as far as an own table goes; undefined for a file that can't be one. */
const firstSheet = (bytes: Uint8Array) =>
  Effect.flatMap(Spreadsheets, ({ read }) => read(bytes, formSheetLimits, "anyone")).pipe(
    Effect.catchTag("InvalidRequest", () => Effect.succeed(undefined)),
  );

const isAboutMacros = ({ issues }: InvalidRequest): boolean =>
  issues.some(({ [about]: { kind } }) => kind === "fileWithMacros");

/**
 * The link with a table that was read from, where it can be kept: of use, without macros, and not too many in a round. It is ticked
 * where nothing in it has to be mended.
 */
const keeping = (
  link: OpenLink,
  { values, use }: { readonly values: FormValues; readonly use: FileUse },
  { bytes, name }: Pick<SentFile, "bytes" | "name">,
) =>
  Effect.gen(function* () {
    const { inquiry, accountId } = link.known;
    const judged = yield* Effect.either(soundFile({ bytes, name, said: undefined }, "anyone"));
    if (Either.isLeft(judged)) {
      const why = judged.left;
      return why._tag === "InvalidRequest" ? { link, values, hasMacros: isAboutMacros(why) } : yield* why;
    }
    if (!use.isOfUse) return { link, values, hasMacros: false };
    const sound = judged.right;
    const stored = yield* storedFile(accountId, sound);
    const { dropped, keepDropped } = yield* Attachments;
    const table = { inquiryId: inquiry.id, round: link.round, name: sound.name };
    if (!(yield* keepDropped(stored, table))) {
      if (stored.isNew) yield* forgetBytes(stored.file);
      return { link, values, hasMacros: false };
    }
    return {
      link: { ...link, dropped: yield* dropped(inquiry.id, link.round) },
      values: use.isRight ? new Map([...values, [keptName(stored.file.sha256), "on"]]) : values,
      hasMacros: false,
    };
  });

const again = (link: OpenLink, values: FormValues, text: string): HttpServerResponse =>
  formPage(link, { values, errors: nothingWrong, told: { tone: "bad", text } }, 422);

/** The form as it was filled in, beside a file that was not read. */
export const withoutFile = (link: OpenLink, values: FormValues): HttpServerResponse =>
  formPage(
    link,
    { values, errors: nothingWrong, told: { tone: "bad", text: linkTexts[link.language].tooLarge } },
    problemKinds.PayloadTooLarge.status,
  );

/** The form as it was filled in, where too much is asked of the service just now. */
export const laterAgain = (link: OpenLink, values: FormValues, failure: PassingFailure): HttpServerResponse =>
  formPage(
    link,
    { values, errors: nothingWrong, told: { tone: "bad", text: waitText(failure, link.language) } },
    problemKinds[failure._tag].status,
    waitHeaders(failure),
  );

/** Figures of the file that was chosen, in the form. */
export const readFile = (
  link: OpenLink,
  form: FormData,
  values: FormValues,
): Effect.Effect<HttpServerResponse, never, Attachments | DocumentStore | Spreadsheets> =>
  Effect.gen(function* () {
    const texts = linkTexts[link.language];
    const file = form.get("file");
    if (!(file instanceof File) || file.size === 0) return again(link, values, texts.noFile);
    if (file.size > fileBytes) return again(link, values, texts.tooLarge);
    const bytes = new Uint8Array(yield* Effect.promise(() => file.arrayBuffer()));
    return yield* Effect.gen(function* () {
      const sheet = yield* firstSheet(bytes);
      yield* yieldToIo;
      const own = sheet === undefined ? undefined : filledBySheet(link, sheet, values);
      yield* yieldToIo;
      const named = { bytes, name: file.name };
      if (own !== undefined) {
        const { link: now, ...kept } = yield* keeping(link, own, named);
        const status = own.errors.size + own.cellIssues.length > 0 ? 422 : 200;
        return formPage(now, { ...own, ...kept }, status);
      }
      const reading = yield* readSupplierTemplate(bytes, link.cbam, "anyone");
      yield* yieldToIo;
      const filled = filledBy(link, reading, values);
      const { link: now, ...kept } = yield* keeping(link, filled, named);
      return formPage(now, { errors: nothingWrong, ...filled, ...kept }, 200);
    }).pipe(
      Effect.catchTags({
        InvalidRequest: () => Effect.succeed(again(link, values, texts.unreadable)),
        ServiceUnavailable: (failure) => Effect.succeed(laterAgain(link, values, failure)),
      }),
    );
  });
