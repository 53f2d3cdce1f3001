/** Facts that a page knows of the request that it answers: its language, its address, and its form's values. */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import { cookieOf } from "../../http/exchange/cookie.ts";
import type { Site } from "./site.ts";
import { chooseLanguage, type Language, languageName, languageOf } from "../words/language.ts";
import type { Role } from "../../domain/accounts/roles.ts";
import { ownPath } from "./own_path.ts";
import { searchParamsOf } from "../../http/fast/query.ts";

/** The account that a page greets. */
export interface SignedIn {
  readonly email: string;
  /** Membership, which what the browser keeps is kept apart by. */
  readonly memberId: string;
  readonly formToken: string;
  readonly role: Role;
}

/** One request for a page. */
export interface Visit {
  readonly language: Language;
  /** Parts that all pages share. */
  readonly site: Site["Type"];
  /** The path, without the query; `/` where the address as a link would lead elsewhere. */
  readonly path: string;
  /** The query's values, the first of each name. */
  readonly query: Readonly<Record<string, string>>;
  /** The language that the address asks for, which is then remembered. */
  readonly asksFor: Language | undefined;
  /** Whose session it is; undefined for a visitor without one. */
  readonly account: SignedIn | undefined;
  /** True if the visitor came by HTTPS, so that cookies may not go by anything else. */
  readonly isSecure: boolean;
  /** True where a form is answered: whoever leaves the page leaves what was typed. */
  readonly isOfForm: boolean;
}

/** @returns the visit's address: the path, and the query where there is one */
export const addressOf = ({ path, query }: Visit): string => {
  const words = new URLSearchParams(query).toString();
  return words === "" ? path : `${path}?${words}`;
};

/** A query as it is looked for in a database, which has no place for NUL. */
const withoutNul = (value: string): string => value.includes("\0") ? value.replaceAll("\0", "") : value;

const firstValues = (url: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(searchParamsOf(url)).map(([name, value]) => [
      name,
      withoutNul((Array.isArray(value) ? value[0] : value) ?? ""),
    ]),
  );

/** @returns the language of a page whose address asks for none: the one that was chosen before, else the browser's */
export const rememberedLanguage = (request: HttpServerRequest.HttpServerRequest): Language =>
  chooseLanguage({
    asked: undefined,
    chosen: cookieOf(request, languageName),
    accepted: request.headers["accept-language"],
  });

/**
 * @param where what the pages share, and the origin under which visitors reach the service, as the operator says
 * @returns the visit of the request, for a visitor without a session
 */
export const visitOf = (
  request: HttpServerRequest.HttpServerRequest,
  { site, publicOrigin }: { readonly site: Site["Type"]; readonly publicOrigin: string | undefined },
): Visit => {
  const query = firstValues(request.url);
  const asksFor = languageOf(query[languageName]);
  return {
    site,
    language: asksFor ?? rememberedLanguage(request),
    path: ownPath(request.url.split("?", 1).join(), "/"),
    query,
    asksFor,
    account: undefined,
    isSecure: (publicOrigin ?? request.originalUrl).startsWith("https:"),
    isOfForm: request.method === "POST",
  };
};

/** @returns the visit's own address in the other language, with all that its query says */
export const addressIn = ({ path, query }: Visit, language: Language): string =>
  `${path}?${new URLSearchParams({ ...query, [languageName]: language })}`;
