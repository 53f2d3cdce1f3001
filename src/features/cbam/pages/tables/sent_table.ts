/**
 * The form of the page for tables, as it is sent without a script: it is answered by the API's own call under the key
 * that was given, or under the session: with the sender's own sheet as a workbook, or with a page that tells the refusal.
 */
import * as Headers from "@effect/platform/Headers";
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as Effect from "effect/Effect";
import * as Contract from "../../../../contract/bulk.ts";
import type { ApiFailure } from "../../../../contract/problems.ts";
import { bodyLimitOf } from "../../../../http/routes/implement.ts";
import { pageRoute, type PageWork } from "../../../../web/page/page.tsx";
import { fileAnswer, sentFile, textIn } from "../../../../web/page/uploaded_form.ts";
import { formTokenName } from "../../../../web/visit/session.ts";
import { unreadable } from "../../../../http/wire/request.ts";
import { problemKinds } from "../../../../contract/problem_kinds.ts";
import type { InvalidRequest } from "../../../../contract/failures.ts";
import { pageSentence } from "../../../../web/issue_sentences/page_sentence.ts";
import { formIdName, newFormId } from "../../../../http/routes/form_once.ts";
import { unsentFilePage } from "../../../../web/page/held_form.tsx";
import { pathIn } from "../../../../web/page/sent_form.ts";
import { privatePage } from "../../../../web/page/routes.ts";
import { signedInOf } from "../../../../web/visit/session.ts";
import type { Visit } from "../../../../web/visit/visit.ts";
import { tableFields } from "./field_names.ts";
import { choicesIn, type TableChoices } from "./table_choices.ts";
import { tablesPage } from "./tables_page.tsx";
import { largeByAddress } from "../../../../http/routes/counted.ts";
import { readings } from "./readings.ts";
import { calculateSheet } from "./calculate_sheet.ts";
import { sheetOfFile } from "./page_sheet.ts";
import { underKey, underSession } from "./table_rights.ts";
import { ownWorkbook } from "../../table/own/own_files.ts";
import { codeChoices } from "../codes/code_choice.ts";
import { Uploads } from "../../../../application/documents/uploads.ts";
import type { BulkCall } from "../../../../application/cbam/run_bulk.ts";

/** Bytes of a form beside its file. */
const formOverheadBytes = 4_096;
const limitBytes = bodyLimitOf(Contract.bulk) + formOverheadBytes;

/** A form's file, and what lets its sender calculate it: a key, or the token of the session that the page was made for. */
interface SentForm {
  readonly file: File;
  readonly right: { readonly key: string } | { readonly token: string };
  readonly choices: TableChoices;
  /** Id that tells one filling in from the next. */
  readonly formId: string;
}

const wanted = "Choose a file, and give an API key.";
const badForm = unreadable(wanted);

const sentForm = (form: FormData): Effect.Effect<SentForm, ApiFailure> =>
  Effect.gen(function* () {
    const [file, key, token] = [form.get("file"), form.get("key"), form.get(formTokenName)];
    // A form without a file has one without a name; an empty file is a table without columns.
    if (!(file instanceof File) || file.name === "") return yield* badForm;
    const choices = yield* choicesIn((name) => form.get(name));
    const formId = textIn(form, formIdName);
    if (typeof token === "string") return { file, right: { token }, choices, formId };
    return typeof key === "string" && key !== ""
      ? { file, right: { key: key.trim() }, choices, formId }
      : yield* badForm;
  });

/** The request with the key that stood in the form, as the API's callers send it. */
const withKey = (request: HttpServerRequest.HttpServerRequest, key: string) =>
  request.modify({ headers: Headers.set(request.headers, "authorization", `Bearer ${key}`) });

/** The page with its form again, what was asked about above it: the file has to be chosen once more. */
const askedAgain = (
  visitor: Visit,
  request: HttpServerRequest.HttpServerRequest,
  { refused, choices }: { readonly refused: InvalidRequest; readonly choices: TableChoices },
) =>
  Effect.gen(function* () {
    const signedIn = yield* signedInOf(request, visitor);
    const visit = { ...visitor, account: signedIn };
    const codeChoice = yield* codeChoices(visit.language, signedIn);
    const sentences = refused.issues.map((issue) => pageSentence(issue, tableFields(visit.language)));
    const status = problemKinds.InvalidRequest.status;
    return privatePage({
      visit,
      ...tablesPage(visit, {
        signedIn,
        codeChoice,
        formId: yield* newFormId,
        refused: { sentences, choices },
      }),
    }, { status });
  });

/** The page for a table that came from a page whose session is over: nothing was calculated, and the sign-in leads back to the form. */
const signedOut = (visit: Visit, request: HttpServerRequest.HttpServerRequest) =>
  privatePage(unsentFilePage(visit, pathIn("/sign-in?next=/tables", visit, request)), { status: 403 });

const answerTo = (visit: Visit, request: HttpServerRequest.HttpServerRequest, form: FormData) =>
  Effect.gen(function* () {
    const { file, right, choices, formId } = yield* sentForm(form);
    const orAsked = <R>(work: PageWork<R>) =>
      Effect.catchTag(
        work,
        "InvalidRequest",
        (refused) => askedAgain(visit, request, { refused, choices }),
      );
    const calculated = (caller: BulkCall["caller"]) =>
      Effect.gen(function* () {
        const { inPlace } = yield* Uploads;
        const bytes = yield* Effect.promise(() => file.bytes());
        const read = yield* inPlace("customer", sheetOfFile({ name: file.name, bytes }, choices));
        const said = (read.warnings ?? []).map((issue) => pageSentence(issue, tableFields(visit.language)));
        const form = { caller, language: visit.language, formId, sent: [JSON.stringify(choices), bytes] };
        const sheet = { ...read, sheet: { ...read.sheet, said } };
        return yield* ownWorkbook(yield* calculateSheet(form, sheet));
      });
    if ("key" in right) {
      return yield* Effect.provideService(
        orAsked(underKey(Contract.bulk, calculated)),
        HttpServerRequest.HttpServerRequest,
        withKey(request, right.key),
      );
    }
    return yield* Effect.catchTag(
      orAsked(underSession(visit, { request, token: right.token }, calculated)),
      "Unauthenticated",
      () => Effect.succeed(signedOut(visit, request)),
    );
  });

/**
 * The form that is sent without a script is answered by the API's own call, or under the session that it was sent from: by
 * the workbook, the form again with what is wrong with the table, or a page with the refusal.
 */
export const sendTableRoute = pageRoute("POST", "/tables", (shown, request) =>
  Effect.gen(function* () {
    yield* largeByAddress(readings, request);
    const sent = yield* sentFile(request, { limitBytes, wanted });
    return yield* fileAnswer(
      { visit: shown, request },
      sent,
      (visit, form) => answerTo(visit, request, form),
    );
  }));
