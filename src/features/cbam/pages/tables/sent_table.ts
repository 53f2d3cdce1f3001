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
import { uploadedForm } from "../../../../web/page/uploaded_form.ts";
import { pageRoute } from "../../../../web/page/page.tsx";
import { formTokenName } from "../../../../web/visit/session.ts";
import { unreadable } from "../../../../http/wire/request.ts";
import { bulk } from "../../handlers/bulk.ts";
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
    if (typeof token === "string") return { file, right: { token } };
    return typeof key === "string" && key !== "" ? { file, right: { key: key.trim() } } : yield* badForm;
  });

/** The form as the call of the API that it stands for. */
const callOf = (file: File, request: HttpServerRequest.HttpServerRequest, key = ""): Request =>
  new Request(new URL(`${pathTo(Contract.bulk)}?extra_columns=keep`, "http://form.invalid"), {
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

/**
 * The form that is sent without a script is answered by the API's own call, or under the session that it was sent from: by
 * the workbook, or a page with the refusal.
 */
export const sendTableRoute = pageRoute("POST", "/tables", (visit, request) =>
  Effect.gen(function* () {
    yield* countedByAddress(readings);
    const { file, right } = yield* formOf(request);
    if ("key" in right) return yield* underKey(callOf(file, request, right.key));
    return yield* calculateSent(visit, request, {
      token: right.token,
      request: HttpServerRequest.fromWeb(callOf(file, request)),
      bytes: Effect.promise(() => file.bytes()),
      query: { extra_columns: "keep" },
      form: xlsx,
    });
  }));
