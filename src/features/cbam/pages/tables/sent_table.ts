/**
 * The form of the page for tables, as it is sent without a script: it is answered by the API's own call under the key
 * that was given, or under the session, with a workbook, or with a page that tells the refusal.
 */
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerRespondable from "@effect/platform/HttpServerRespondable";
import * as Effect from "effect/Effect";
import * as Contract from "../../../../contract/bulk.ts";
import { csv, xlsx } from "../../../../contract/values/media_types.ts";
import { pathTo } from "../../../../contract/endpoint.ts";
import type { ApiFailure } from "../../../../contract/problems.ts";
import { bodyLimitOf } from "../../../../http/routes/implement.ts";
import { pageRoute, type PageWork } from "../../../../web/page/page.tsx";
import { uploadedForm } from "../../../../web/page/uploaded_form.ts";
import { formTokenName } from "../../../../web/visit/session.ts";
import { unreadable } from "../../../../http/wire/request.ts";
import { bulk } from "../../handlers/bulk.ts";
import { problemKinds } from "../../../../contract/problem_kinds.ts";
import type { InvalidRequest } from "../../../../contract/failures.ts";
import { pageSentence } from "../../../../web/issue_sentences/page_sentence.ts";
import { privatePage } from "../../../../web/page/routes.ts";
import { signedInOf } from "../../../../web/visit/session.ts";
import type { Visit } from "../../../../web/visit/visit.ts";
import { tableFields } from "./field_names.ts";
import { choiceNames, choicesIn, type TableChoices } from "./table_choices.ts";
import { tablesPage } from "./tables_page.tsx";
import { countedByAddress } from "../../../../http/routes/counted.ts";
import { readings } from "./readings.ts";
import { calculateSent } from "./session_tables.ts";

/** Bytes of a form beside its file. */
const formOverheadBytes = 4_096;
const limitBytes = bodyLimitOf(Contract.bulk) + formOverheadBytes;

/** A form's file, and what lets its sender calculate it: a key, or the token of the session that the page was made for. */
interface SentForm {
  readonly file: File;
  readonly right: { readonly key: string } | { readonly token: string };
  readonly choices: TableChoices;
}

const wanted = "Choose a file, and give an API key.";
const badForm = unreadable(wanted);

const formOf = (
  request: HttpServerRequest.HttpServerRequest,
): Effect.Effect<SentForm, ApiFailure> =>
  Effect.gen(function* () {
    const form = yield* uploadedForm(request, limitBytes, wanted);
    const [file, key, token] = [form.get("file"), form.get("key"), form.get(formTokenName)];
    if (!(file instanceof File) || file.size === 0) return yield* badForm;
    const choices = yield* choicesIn((name) => form.get(name));
    if (typeof token === "string") return { file, right: { token }, choices };
    return typeof key === "string" && key !== ""
      ? { file, right: { key: key.trim() }, choices }
      : yield* badForm;
  });

const queryOf = (choices: TableChoices): URLSearchParams => {
  const chosen = choiceNames.flatMap((name) => {
    const value = choices[name];
    return value === undefined ? [] : [[name, String(value)]];
  });
  return new URLSearchParams([["extra_columns", "keep"], ...chosen]);
};

/** The form as the call of the API that it stands for. */
const callOf = (
  { file, choices }: SentForm,
  request: HttpServerRequest.HttpServerRequest,
  key = "",
): Request =>
  new Request(new URL(`${pathTo(Contract.bulk)}?${queryOf(choices)}`, "http://form.invalid"), {
    method: "POST",
    headers: {
      ...(key === "" ? undefined : { "authorization": `Bearer ${key}` }),
      "accept": xlsx,
      "content-type": file.name.toLowerCase().endsWith(".xlsx") ? xlsx : csv,
      "host": request.headers["host"] ?? "",
    },
    body: file,
  });

const underKey = (web: Request) =>
  Effect.provideService(
    Effect.flatMap(bulk.handler, HttpServerRespondable.toResponse),
    HttpServerRequest.HttpServerRequest,
    HttpServerRequest.fromWeb(web),
  );

/** The page with its form again, what was asked about above it: the file has to be chosen once more. */
const askedAgain = (
  visitor: Visit,
  request: HttpServerRequest.HttpServerRequest,
  { refused, choices }: { readonly refused: InvalidRequest; readonly choices: TableChoices },
) =>
  Effect.gen(function* () {
    const signedIn = yield* signedInOf(request, visitor);
    const visit = { ...visitor, account: signedIn };
    const sentences = refused.issues.map((issue) => pageSentence(issue, tableFields(visit.language)));
    const status = problemKinds.InvalidRequest.status;
    return privatePage({ visit, ...tablesPage(visit, signedIn, { sentences, choices }) }, { status });
  });

/**
 * The form that is sent without a script is answered by the API's own call, or under the session that it was sent from: by
 * the workbook, the form again with what is wrong with the table, or a page with the refusal.
 */
export const sendTableRoute = pageRoute("POST", "/tables", (visit, request) =>
  Effect.gen(function* () {
    yield* countedByAddress(readings);
    const sent = yield* formOf(request);
    const { file, right, choices } = sent;
    const orAsked = <R>(work: PageWork<R>) =>
      Effect.catchTag(
        work,
        "InvalidRequest",
        (refused) => askedAgain(visit, request, { refused, choices }),
      );
    if ("key" in right) return yield* orAsked(underKey(callOf(sent, request, right.key)));
    return yield* orAsked(calculateSent(visit, request, {
      token: right.token,
      request: HttpServerRequest.fromWeb(callOf(sent, request)),
      bytes: Effect.promise(() => file.bytes()),
      query: { ...choices, extra_columns: "keep" },
      form: xlsx,
    }));
  }));
