/**
 * Answers of a supplier's link: its form, and pages that say why it takes no answer.
 */
import type { HttpServerResponse } from "@effect/platform/HttpServerResponse";
import {
  isOpen,
  type SupplierLanguage,
  supplierLanguages,
} from "../../../../domain/suppliers/inquiries/inquiry.ts";
import { prospectOf } from "../../../../domain/suppliers/inquiries/prospect.ts";
import type { ApiFailure } from "../../../../contract/problems.ts";
import { problemKinds } from "../../../../contract/problem_kinds.ts";
import { soundTextOf } from "../../../../kernel/text/json.ts";
import { waitHeaders } from "../../../../web/page/failure_page.tsx";
import type { Visit } from "../../../../web/visit/visit.ts";
import type { FormValues } from "../../form/form_values.ts";
import { linkGoods } from "../../form/link_view.ts";
import { linkTexts } from "../../texts/link/texts.ts";
import { linkAnswerPage, LinkHolding, LinkSaying } from "./link_frame.tsx";
import type { LinkPageFacts } from "./link_facts.ts";
import { LinkForm } from "./link_page.tsx";
import { LinkTyped } from "./link_typed.tsx";
import type { OpenLink, TemplateNotice } from "./link_template.ts";

/** @returns the language that a text names; undefined for another text */
export const languageOf = (text: string | undefined): SupplierLanguage | undefined =>
  supplierLanguages.find((each) => each === text);

/** @returns a page that says one thing, with what was typed in a form that it answers */
export const sayingPage = (
  { visit, language, token, values, keepsTyped }: {
    readonly visit: Visit;
    readonly keepsTyped?: boolean;
    readonly language: SupplierLanguage;
    readonly token: string;
    readonly values?: FormValues | undefined;
  },
  [title, text]: readonly [title: string, text: string],
  status: number,
  headers: Readonly<Record<string, string>> = {},
): HttpServerResponse => {
  const typed = values && LinkTyped({ values, language });
  const children = LinkSaying({ title, text, typed });
  const isKept = keepsTyped === undefined ? undefined : { keepsTyped };
  return linkAnswerPage({ visit, language, token, title, children, ...isKept }, status, headers);
};

/** Failure that waiting ends. */
export type PassingFailure = Extract<ApiFailure, { readonly _tag: "RateLimited" | "ServiceUnavailable" }>;

/** @returns the sentence about what stands in the way just now, and when to try again */
export const waitText = (failure: PassingFailure, language: SupplierLanguage): string => {
  const { busy, tooOften, tryAgainIn } = linkTexts[language];
  const why = failure._tag === "RateLimited" ? tooOften : busy;
  return `${why}${language === "zh" ? "" : " "}${tryAgainIn(failure.retryAfterSeconds)}`;
};

/** @returns the page that holds a form while the service can't do its work */
export const holdingPage = (
  visit: Visit,
  values: FormValues,
  failure: PassingFailure,
): HttpServerResponse => {
  const language = languageOf(values.get("lang")) ?? visit.language;
  const { laterTitle: title } = linkTexts[language];
  const text = waitText(failure, language);
  return linkAnswerPage(
    { visit, language, token: "", title, children: LinkHolding({ title, text, values, language }) },
    problemKinds[failure._tag].status,
    waitHeaders(failure),
  );
};

/** @returns the page for a token that no link has, with what was typed in a form that brought it */
export const unknownLink = (visit: Visit, values?: FormValues): HttpServerResponse => {
  const language = languageOf(values?.get("lang") ?? visit.query["lang"]) ?? visit.language;
  const { unknownTitle, unknownText } = linkTexts[language];
  return sayingPage({ visit, language, token: "", values }, [unknownTitle, unknownText], 404);
};

/** @returns the page that says that a link takes no answer, with what was typed in its form; undefined for a link that does */
export const closedPage = (
  { visit, known, round, token, language, cbam }: OpenLink,
  values?: FormValues,
): HttpServerResponse | undefined => {
  const { inquiry } = known;
  if (isOpen(inquiry, cbam.today(), round)) return undefined;
  const texts = linkTexts[language];
  const { asker } = inquiry.facts;
  const words = inquiry.state === "revoked"
    ? [texts.revokedTitle, texts.revokedText(asker)] as const
    : inquiry.state === "waiting" && inquiry.round === round
    ? [texts.lateTitle, texts.lateText(asker)] as const
    : [texts.usedTitle, texts.usedText(asker)] as const;
  return sayingPage({ visit, language, token, values }, words, 410);
};

/** @returns the page with the form */
export const formPage = (
  { visit, known, token, language, cbam, dropped }: OpenLink,
  { values, errors, ...told }: Pick<LinkPageFacts, "values" | "errors" | "cellIssues"> & TemplateNotice,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): HttpServerResponse => {
  const { facts } = known.inquiry;
  const of = { origin: known.installation.facts.country, period: facts.period, today: cbam.today() };
  const page: LinkPageFacts = {
    known,
    language,
    token,
    goods: linkGoods(cbam, known, language),
    prospects: facts.goods.map((goods) => prospectOf(cbam.law(), goods, of)),
    values: new Map([...values].map(([name, value]) => [name, soundTextOf(value)])),
    errors,
    dropped,
    isOfForm: visit.isOfForm,
    ...told,
  };
  const title = linkTexts[language].title(String(facts.period));
  return linkAnswerPage(
    { visit, language, token, title, keepsTyped: true, children: LinkForm({ facts: page }) },
    status,
    headers,
  );
};
