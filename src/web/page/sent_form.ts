/** Forms of text as browsers send them, and the language of the page that they were typed on. */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import {
  type BodyTooSlow,
  InvalidRequest,
  type PayloadTooLarge,
  UnsupportedMediaType,
} from "../../contract/failures.ts";
import { mediaType, readBytes, requirePlain } from "../../http/wire/request.ts";
import { isSoundText } from "../../kernel/text/json.ts";
import { languageName, languageOf } from "../words/language.ts";
import { ownPath } from "../visit/own_path.ts";
import { rememberedLanguage, type Visit } from "../visit/visit.ts";
import type { PageWork } from "./page.tsx";
import { excessFields } from "./form_fields.ts";

/** The form's values. @fails UnsupportedMediaType for what browsers don't send, PayloadTooLarge above the limit */
export const formOf = (
  request: HttpServerRequest.HttpServerRequest,
  limitBytes: number,
): Effect.Effect<URLSearchParams, BodyTooSlow | InvalidRequest | PayloadTooLarge | UnsupportedMediaType> =>
  Effect.gen(function* () {
    yield* requirePlain(request);
    if (mediaType(request) !== "application/x-www-form-urlencoded") {
      return yield* new UnsupportedMediaType({
        message: "A form is sent as application/x-www-form-urlencoded.",
      });
    }
    const bytes = yield* readBytes(request, limitBytes);
    const excess = excessFields(bytes);
    if (excess !== undefined) return yield* new InvalidRequest({ message: excess, issues: [] });
    const form = yield* Effect.try({
      try: () => new URLSearchParams(new TextDecoder("utf-8", { fatal: true }).decode(bytes)),
      catch: () => new InvalidRequest({ message: "The form is not valid UTF-8.", issues: [] }),
    });
    return form.entries().flatMap((each) => each).every(isSoundText)
      ? form
      : yield* new InvalidRequest({ message: "The form has NUL in it: leave it out.", issues: [] });
  });

/** Name of the field that says which of a page's forms or buttons was sent. */
const actionName = "do";

/** The action of a form that does one of several things. @fails InvalidRequest for one that the page doesn't have: nothing is done by guess */
export const actionOf = <Action extends string>(
  form: URLSearchParams,
  actions: ReadonlyArray<Action>,
): Effect.Effect<Action, InvalidRequest> => {
  const found = actions.find((action) => action === form.get(actionName));
  return found === undefined
    ? new InvalidRequest({ message: `${actionName} must be one of ${actions.join(", ")}.`, issues: [] })
    : Effect.succeed(found);
};

/** The visit in the language of the page that a form is on: another tab may have chosen another since, in which `24.500` is another number. */
export const visitOfForm = (visit: Visit, language: string | null): Visit => ({
  ...visit,
  language: languageOf(language ?? undefined) ?? visit.language,
});

/** Address of a page in the language, which it names where the browser would be shown another one; files have none. */
export const pathIn = (
  path: string,
  { language }: Visit,
  request: HttpServerRequest.HttpServerRequest,
): string => {
  const own = new URL(ownPath(path, "/"), request.originalUrl);
  const asked = languageOf(own.searchParams.get(languageName) ?? undefined);
  if ((asked ?? rememberedLanguage(request)) === language || own.pathname.startsWith("/api/")) return path;
  own.searchParams.set(languageName, language);
  return `${own.pathname}${own.search}`;
};

/**
 * @param language that the form brings of its page
 * @returns the answer in the language of the form's page, and so the page that it leads to
 */
export const inFormLanguage = <R>(
  { visit, request, language }: {
    readonly visit: Visit;
    readonly request: HttpServerRequest.HttpServerRequest;
    readonly language: string | null;
  },
  answer: (visit: Visit) => PageWork<R>,
): PageWork<R> => {
  const typedIn = visitOfForm(visit, language);
  return Effect.map(answer(typedIn), (answered) => {
    const { location } = answered.headers;
    return location === undefined
      ? answered
      : HttpServerResponse.setHeader(answered, "location", pathIn(location, typedIn, request));
  });
};
