/**
 * Routes of the page behind a supplier's link. The token is all that a browser needs to bring: there is no session, and who has
 * the token may answer. Opening a link changes nothing; an answer uses it up. Each address and each inquiry has windows of its
 * own, taken before anything is read.
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import type { HttpServerResponse } from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Option from "effect/Option";
import { cbamContext } from "../../../../application/cbam/cbam_context.ts";
import { Uploads } from "../../../../application/documents/uploads.ts";
import { RateLimiter } from "../../../../application/ports.ts";
import { Attachments } from "../../../../application/attachments/attachment_ports.ts";
import { inquiryPath } from "../../../../application/suppliers/inquiries/ask_supplier.ts";
import { Inquiries } from "../../../../application/suppliers/inquiries/inquiry_ports.ts";
import { receiveAnswer } from "../../../../application/suppliers/inquiries/take_answer.ts";
import { yieldToIo } from "../../../../application/yield_to_io.ts";
import type { ApiFailure } from "../../../../contract/problems.ts";
import { problemKinds } from "../../../../contract/problem_kinds.ts";
import type { Quota } from "../../../../domain/accounts/quota.ts";
import { inquiryTexts } from "../../../../domain/suppliers/inquiries/inquiry_mail.ts";
import { countedByAddress, placeOfAddress } from "../../../../http/routes/counted.ts";
import { isSoundText } from "../../../../kernel/text/json.ts";
import { waitHeaders } from "../../../../web/page/failure_page.tsx";
import { mayHold } from "../../../../web/page/held_form.tsx";
import { pageRoute } from "../../../../web/page/page.tsx";
import { fieldsBesideFile, textIn, uploadedForm } from "../../../../web/page/uploaded_form.ts";
import type { Visit } from "../../../../web/visit/visit.ts";
import { linkTexts } from "../../texts/link/texts.ts";
import { linkAnswer } from "./link_answer.ts";
import {
  closedPage,
  formPage,
  holdingPage,
  languageOf,
  sayingPage,
  unknownLink,
  waitText,
} from "./link_pages.ts";
import { formFileName, formWorkbook } from "../../form/form_workbook.ts";
import { formSheetAnswer } from "../../form/form_sheet_answer.ts";
import { fileBytes, laterAgain, nothingWrong, readFile, withoutFile } from "./link_file.ts";
import { inFormTurn, inLinkLine } from "./link_line.ts";
import type { OpenLink } from "./link_template.ts";
import { formSheetPath, keptName } from "./link_facts.ts";
import type { FormValues } from "../../form/form_values.ts";
import { linkGoods, valuesOfLastAnswer } from "../../form/link_view.ts";

const hourSeconds = 3_600;
const openings: Quota = { policy: "inquiry-pages", limit: 240, windowSeconds: hourSeconds };
const sendings: Quota = { policy: "inquiry-forms", limit: 60, windowSeconds: hourSeconds };
const sendingsOfInquiry: Quota = { policy: "inquiry", limit: 60, windowSeconds: hourSeconds };

const formBytes = 524_288;

const opened = (visit: Visit, token: string, lang: string | undefined) =>
  Effect.gen(function* () {
    const cbam = yield* cbamContext;
    const found = yield* (yield* Inquiries).byLink(token);
    if (Option.isNone(found)) return Option.none<OpenLink>();
    const { known, round } = found.value;
    const dropped = yield* (yield* Attachments).dropped(known.inquiry.id, round);
    return Option.some<OpenLink>({
      visit,
      known,
      round,
      token,
      cbam,
      language: languageOf(lang) ?? known.inquiry.facts.language,
      dropped,
    });
  });

/** The form of a link that is opened. Whoever waited lets others go first: what is made here takes the thread. */
const made = (visit: Visit) =>
  Effect.gen(function* () {
    const found = yield* opened(visit, visit.query["token"] ?? "", visit.query["lang"]);
    if (Option.isNone(found)) return unknownLink(visit);
    const link = found.value;
    const { mark } = inquiryTexts[link.language];
    yield* yieldToIo;
    return closedPage(link) ??
      formPage(link, { values: valuesOfLastAnswer(link.known, mark), errors: nothingWrong }, 200);
  });

/** Nothing of a visit is on the page but what its name is made of. */
const form = (visit: Visit) => {
  const { query: { token, lang }, language } = visit;
  const name = JSON.stringify([token, languageOf(lang), language]);
  return Effect.zipRight(countedByAddress(openings), inLinkLine(name, made(visit)));
};

/** The form as an answer, which uses the link up, or again with what is wrong. */
const sendForm = (link: OpenLink, values: FormValues) =>
  Effect.gen(function* () {
    const { known, language, cbam, token, visit } = link;
    const answer = yield* inFormTurn(() =>
      linkAnswer(cbam, known, { goods: linkGoods(cbam, known, language), values, language })
    );
    const { errors } = answer;
    if (errors.size > 0) return yield* inFormTurn(() => formPage(link, { values, errors }, 422));
    const ticked = link.dropped.filter(({ file }) => values.has(keptName(file.sha256)));
    const sha256s = ticked.map(({ file }) => file.sha256);
    const received = yield* receiveAnswer(token, { ...answer, sha256s });
    if (Option.isNone(received)) return unknownLink(visit, values);
    const { isKept, known: now, round } = received.value;
    if (!isKept) return closedPage({ ...link, known: now, round }, values) ?? unknownLink(visit, values);
    const { sentTitle, sentText } = linkTexts[language];
    return sayingPage({ visit, language, token: "", keepsTyped: true }, [
      sentTitle,
      sentText(known.inquiry.facts.asker),
    ], 200);
  });

/** Texts of a form, as they were sent: what can't be stored is refused at its field. */
const textsOf = (form: FormData): FormValues =>
  new Map(
    [...form.entries()].flatMap(([name, value]) =>
      typeof value === "string" && isSoundText(name) ? [[name, value]] : []
    ),
  );

/** True for a form with a file, which is read first, whichever button was pressed: its figures are looked at before they are sent. */
const bringsFile = (form: FormData): boolean => {
  const file = form.get("file");
  return file instanceof File && file.size > 0;
};

/** A form as it came; without its file where that is too large. */
interface ReadForm {
  readonly form: FormData;
  readonly isCut: boolean;
}

/** The form; of one that is too large by its file the fields beside that. */
const readForm = (request: HttpServerRequest.HttpServerRequest): Effect.Effect<ReadForm, ApiFailure> =>
  uploadedForm(request, fileBytes + formBytes, "The form can't be read: open the link again.").pipe(
    Effect.map((form) => ({ form, isCut: false })),
    Effect.catchTag("PayloadTooLarge", (tooLarge) =>
      Effect.flatMap(
        fieldsBesideFile(request),
        (form) => form === undefined ? Effect.fail(tooLarge) : Effect.succeed({ form, isCut: true }),
      )),
  );

const answered = (link: OpenLink, { form, isCut }: ReadForm, values: FormValues) =>
  Effect.gen(function* () {
    yield* (yield* RateLimiter).take(sendingsOfInquiry, link.known.inquiry.id);
    const closed = closedPage(link, values);
    if (closed !== undefined) return closed;
    if (isCut) return withoutFile(link, values);
    const asked = values.get("do");
    if (asked === "read" || bringsFile(form)) {
      return yield* (yield* Uploads).inPlace("anyone", readFile(link, form, values));
    }
    return asked === "send"
      ? yield* sendForm(link, values)
      : yield* inFormTurn(() => formPage(link, { values, errors: nothingWrong }, 200));
  });

/** While the counts can't be asked, or the address has sent as much as it may, forms are read that can be held. */
const counted = Effect.catchAll(
  Effect.as(countedByAddress(sendings), undefined),
  (later) => Effect.flatMap(mayHold, (isHeld) => isHeld ? Effect.succeed(later) : Effect.fail(later)),
);

const received = (visit: Visit, request: HttpServerRequest.HttpServerRequest) =>
  Effect.gen(function* () {
    const later = yield* counted;
    yield* placeOfAddress(sendings, request);
    const read = yield* readForm(request).pipe(Effect.mapError((unread) => later ?? unread));
    const { form } = read;
    const values = textsOf(form);
    if (later !== undefined) return holdingPage(visit, values, later);
    const open = yield* Effect.either(opened(visit, textIn(form, "token"), textIn(form, "lang")));
    if (Either.isLeft(open)) return holdingPage(visit, values, open.left);
    if (Option.isNone(open.right)) return unknownLink(visit, values);
    const link = open.right.value;
    return yield* answered(link, read, values).pipe(
      Effect.catchTags({
        RateLimited: (failure) => Effect.succeed(laterAgain(link, values, failure)),
        ServiceUnavailable: (failure) => Effect.succeed(laterAgain(link, values, failure)),
      }),
    );
  });

/** Answer to a failure before it is known whose link it is: in the language that the browser asks for. */
const refused = (visit: Visit, failure: ApiFailure) => {
  const language = languageOf(visit.query["lang"]) ?? visit.language;
  const texts = linkTexts[language];
  const { status } = problemKinds[failure._tag];
  const isPassing = failure._tag === "RateLimited" || failure._tag === "ServiceUnavailable";
  const text = failure._tag === "PayloadTooLarge"
    ? texts.tooLarge
    : isPassing
    ? waitText(failure, language)
    : texts.unreadable;
  const title = isPassing ? texts.laterTitle : texts.errorSummary;
  return sayingPage({ visit, language, token: "" }, [title, text], status, waitHeaders(failure));
};

const orRefused = <R>(visit: Visit, work: Effect.Effect<HttpServerResponse, ApiFailure, R>) =>
  Effect.catchAll(work, (failure) => Effect.succeed(refused(visit, failure)));

const shown = pageRoute("GET", inquiryPath, (visit) => orRefused(visit, form(visit)));

const sent = pageRoute(
  "POST",
  inquiryPath,
  (visit, request) => orRefused(visit, received(visit, request)),
);

/** The table to fill in in the place of the form. */
const table = (visit: Visit) =>
  Effect.gen(function* () {
    yield* countedByAddress(openings);
    const found = yield* opened(visit, visit.query["token"] ?? "", visit.query["lang"]);
    if (Option.isNone(found)) return unknownLink(visit);
    const link = found.value;
    yield* (yield* RateLimiter).take(sendingsOfInquiry, link.known.inquiry.id);
    const closed = closedPage(link);
    return closed ?? (yield* formSheetAnswer(formWorkbook(link.cbam, link.known, link.language), {
      name: formFileName(link.known),
      caller: "anyone",
    }));
  });

const tableToFill = pageRoute(
  "GET",
  formSheetPath,
  (visit) => orRefused(visit, table(visit)),
);

export const linkRoutes = [shown, sent, tableToFill] as const;
