/**
 * Routes of the invoice's form and page: filled in, checked, previewed and made by who is signed in. The checks, the
 * printer and the making are those of the API.
 */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Option from "effect/Option";
import { Invoices, PdfRenderer } from "../../../application/documents/document_ports.ts";
import { answerOf } from "../../../application/invoices/create_invoice.ts";
import { TradeAgreements } from "../../../application/invoices/preference_ports.ts";
import { newId } from "../../../application/new_id.ts";
import { RateLimiter } from "../../../application/ports.ts";
import { invalidRequest, LinkExpired, NotFound } from "../../../contract/failures.ts";
import type { Quota } from "../../../domain/accounts/quota.ts";
import { printableDocument } from "../../../domain/invoices/layout/document.ts";
import {
  type InvoiceReading,
  issuesIn,
  readInvoiceRequest,
} from "../../../domain/invoices/request/read_request.ts";
import { formIdName } from "../../../http/routes/form_once.ts";
import { minorUnitDigits } from "../../../kernel/currency.ts";
import type { Issue } from "../../../kernel/issue.ts";
import { uuidOfText } from "../../../kernel/uuid.ts";
import { type Language, locales } from "../../../web/words/language.ts";
import { type Member, memberForm, memberRoute, privatePage } from "../../../web/page/routes.ts";
import { createOnce } from "./creating.ts";
import { fieldOf, filledRows, rowsAtFirst, rowsOf, shownRows, withRowsInOrder } from "./form_lines.ts";
import { data } from "./form_values.ts";
import { type FormRequest, requestOfForm, valuesOfForm } from "./invoice_form.ts";
import { valuesOfRequest } from "./opened_file.ts";
import { isOfNumber, withUnread } from "./typed_members.ts";
import { questionOfTyped } from "./typed_number.ts";
import type { FormPage } from "./form_sections.tsx";
import { formPage } from "./invoice_page.tsx";
import { madePage } from "./made_page.tsx";
import { errorsOf, warningsOf } from "./told.ts";
import { sentJson } from "../../../kernel/text/sent_json.ts";
import { dayInBrussels } from "../../../kernel/time/day_in_brussels.ts";

const hourSeconds = 3_600;
const checks: Quota = { policy: "page-invoice-checks", limit: 3_600, windowSeconds: hourSeconds };

const rowsMore = 5;

/** A form as it was sent, with what is to be said of it. */
interface ReadForm {
  readonly asked: FormRequest;
  readonly reading: InvoiceReading;
  readonly issues: ReadonlyArray<Issue>;
  readonly warnings: ReadonlyArray<Issue>;
}

const issuesOf = ({ request }: InvoiceReading): ReadonlyArray<Issue> =>
  Either.isRight(request) ? [] : issuesIn(request.left);

/** Sums are made of their parts: what is said of them says nothing new. */
const isOfParts = ({ path, code }: Issue): boolean =>
  !(code === "missing" && /\/(totalValue|id)$/.test(path));

/** A line without a sum stands with 0 in the request: its quantity or price is asked for instead. */
const isOfSum = ({ rows, totals }: FormRequest) => ({ path }: Issue): boolean => {
  const [, line] = /\/lineItems\/(\d+)\/totalValue$/.exec(path) ?? [];
  return line === undefined || totals.has(rows[Number(line)] ?? -1);
};

const readForm = ({ visit, signedIn }: Member, form: URLSearchParams) =>
  Effect.gen(function* () {
    const [{ missingCharacters }, agreements] = [yield* PdfRenderer, yield* TradeAgreements];
    const today = dayInBrussels(yield* Clock.currentTimeMillis);
    const [base, left] = [sentJson(form.get("base")), sentJson(form.get("left"))];
    const asked = requestOfForm(form, visit.language, base.value, left.value);
    const reading: InvoiceReading = base.issue === undefined
      ? readInvoiceRequest(asked.body, { missingCharacters, agreements, today }, signedIn.accountEmail)
      : { request: Either.left(invalidRequest([base.issue])), warnings: [] };
    const values = valuesOfForm(form);
    const issues = issuesOf(reading).filter(isOfParts).map((issue) => {
      const path = fieldOf(issue.path, asked.rows);
      const text = isOfNumber(path) ? values.get(path) : undefined;
      const question = text === undefined ? undefined : questionOfTyped(path, text, visit.language);
      return question ?? { ...issue, path };
    });
    const warnings = reading.warnings.filter(isOfSum(asked));
    return {
      asked,
      reading,
      issues: withUnread(issues, values, visit.language),
      warnings,
    } satisfies ReadForm;
  });

const money = (value: number, currency: string, language: Language): string => {
  const digits = minorUnitDigits(currency);
  return new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(value);
};

const sumsOf = ({ totals, declared }: FormRequest, currency: string, language: Language) => ({
  totals: new Map([...totals].map(([row, total]) => [row, money(total, currency, language)])),
  declared: declared === undefined ? "" : `${money(declared, currency, language)} ${currency}`,
});

const stateOf = (
  { visit: { language } }: Member,
  form: URLSearchParams,
  read: ReadForm,
  { isChecked, rows, isFresh = false }: {
    readonly isChecked: boolean;
    /** Number of the rows that the form is to have, with empty ones. */
    readonly rows: number;
    readonly isFresh?: boolean;
  },
): FormPage => {
  const values = valuesOfForm(form);
  const { asked, issues } = read;
  return {
    language,
    values,
    rows: shownRows(filledRows(values), rows),
    errors: isChecked ? errorsOf(issues, language) : new Map(),
    warnings: isChecked ? warningsOf(read.warnings, asked.rows, language) : [],
    isGood: isChecked && issues.length === 0,
    isFresh,
    ...sumsOf(asked, values.get(`${data}/currency`) ?? "EUR", language),
    ...{ base: form.get("base") ?? "", left: form.get("left") ?? "" },
    additional: new Set(form.getAll(`${data}/additionalDocuments`)),
    isSameManufacturer: form.get(`${data}/manufacturerSameAsShipper`) === "true",
    receiver: form.get("receiver") ?? "account",
    formId: form.get(formIdName) ?? "",
  };
};

const emptyForm = (nowMs: number): URLSearchParams =>
  new URLSearchParams({
    [`${data}/invoiceDate`]: dayInBrussels(nowMs),
    [`${data}/currency`]: "EUR",
    receiver: "none",
    [formIdName]: newId(nowMs),
  });

const filling = memberRoute("work", "/invoices/new", (member) =>
  Effect.gen(function* () {
    const form = emptyForm(yield* Clock.currentTimeMillis);
    const read = yield* readForm(member, form);
    const state = stateOf(member, form, read, { isChecked: false, rows: rowsAtFirst, isFresh: true });
    return privatePage(yield* formPage(member, state));
  }));

/** The form as its page shows it again. */
const inOrder = (form: URLSearchParams): URLSearchParams =>
  withRowsInOrder(form, sentJson(form.get("base")).value);

const sending = memberForm(
  { right: "work" },
  "/invoices/new",
  (member, sent) =>
    Effect.gen(function* () {
      yield* (yield* RateLimiter).take(checks, member.signedIn.accountId);
      const form = inOrder(sent);
      const read = yield* readForm(member, form);
      const asks = form.get("do");
      if (asks === "create" && read.issues.length === 0) {
        const request = yield* read.reading.request;
        return yield* createOnce(member, form.get(formIdName) ?? "", { request, sent: read.asked.body });
      }
      const isMore = asks === "more";
      const rows = rowsOf(form) + (isMore ? rowsMore : 0);
      const page = yield* formPage(member, stateOf(member, form, read, { isChecked: !isMore, rows }));
      return privatePage(page, { status: isMore || read.issues.length === 0 ? 200 : 422 });
    }),
);

/** Route of the checks that the form's module asks for while somebody types. */
const checking = memberForm({ right: "work" }, "/invoices/check", (member, form) =>
  Effect.gen(function* () {
    yield* (yield* RateLimiter).take(checks, member.signedIn.accountId);
    const read = yield* readForm(member, form);
    const { asked, issues } = read;
    const { language } = member.visit;
    const sums = sumsOf(asked, form.get(`${data}/currency`)?.trim() || "EUR", language);
    return HttpServerResponse.unsafeJson({
      issues: [...errorsOf(issues, language)].map(([path, message]) => ({ path, message })),
      warnings: warningsOf(read.warnings, asked.rows, language),
      totals: Object.fromEntries(sums.totals),
      ...{ declared: sums.declared, request: asked.body, beside: asked.beside },
    }, { headers: { "cache-control": "no-store" } });
  }));

/** The values of an opened file as the form's fields have them; null for a file that no call would take as a body. */
const opening = memberForm({ right: "work" }, "/invoices/open", (member, form) => {
  const { value } = sentJson(form.get("base"));
  const values = value === undefined
    ? null
    : Object.fromEntries(valuesOfRequest(value, member.visit.language));
  return Effect.succeed(HttpServerResponse.unsafeJson(values, { headers: { "cache-control": "no-store" } }));
});

const previewing = memberForm(
  { right: "work" },
  "/invoices/preview",
  (member, sent) =>
    Effect.gen(function* () {
      yield* (yield* RateLimiter).take(checks, member.signedIn.accountId);
      const form = inOrder(sent);
      const read = yield* readForm(member, form);
      const request = Option.getOrUndefined(Either.getRight(read.reading.request));
      const [type] = request?.documents ?? [];
      if (request === undefined || type === undefined) {
        const state = stateOf(member, form, read, { isChecked: true, rows: rowsOf(form) });
        const page = yield* formPage(member, state);
        return privatePage(page, { status: 422 });
      }
      const { render } = yield* PdfRenderer;
      const bytes = yield* render({ ...printableDocument(type, request.invoice), watermark: "PREVIEW" });
      return HttpServerResponse.uint8Array(bytes, {
        contentType: "application/pdf",
        headers: { "cache-control": "no-store", "content-disposition": "inline; filename=preview.pdf" },
      });
    }),
);

const madeInvoice = memberRoute("look", "/invoices/:id", (member) =>
  Effect.gen(function* () {
    const id = uuidOfText(member.params["id"] ?? "");
    const found = id === undefined
      ? Option.none()
      : yield* (yield* Invoices).find({ accountId: member.signedIn.accountId, isTest: false }, id);
    if (Option.isNone(found)) {
      return yield* new NotFound({ message: "There is no such invoice of this account." });
    }
    const { createdAtMs, expiresAtMs, isPurged, shortId, invoiceNumber } = found.value;
    const keptUntil = dayInBrussels(expiresAtMs);
    if (isPurged || expiresAtMs <= (yield* Clock.currentTimeMillis)) {
      return yield* new LinkExpired({ message: `The documents of ${shortId} were kept until ${keptUntil}.` });
    }
    const number = invoiceNumber ?? shortId;
    const answer = yield* answerOf(found.value, number);
    const isNew = member.visit.query["new"] === "yes";
    const madeOn = dayInBrussels(createdAtMs);
    return privatePage(madePage(member, { answer, number, madeOn, keptUntil, isNew }));
  }));

export const invoiceRoutes = [filling, sending, checking, opening, previewing, madeInvoice] as const;
