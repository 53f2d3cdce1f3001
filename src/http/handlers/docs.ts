/**
 * The documentation: pages as HTML and as Markdown, search, the page that sends calls, `/llms.txt`. Nothing of it is read
 * or made before someone asks for it.
 */
import * as HttpRouter from "@effect/platform/HttpRouter";
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import { NotFound } from "../../contract/failures.ts";
import { problemPage as problemEndpoint } from "../../contract/operations.ts";
import { assetOf } from "../docs/assets.ts";
import { framed, pageHtml } from "../docs/layout.ts";
import { type Library, library, writtenOrigin } from "../docs/library.ts";
import { llmsFullText, llmsText } from "../docs/llms.ts";
import { search } from "../docs/search.ts";
import { searchPage } from "../docs/search_page.ts";
import { tryPage } from "../docs/try_page.ts";
import { absoluteUrl, Exchange, headerOf } from "../server/exchange.ts";
import { implement } from "../server/implement.ts";
import { pageAnswer, pagePolicy, tryPolicy } from "../wire/page_answer.ts";

type Answered = HttpServerResponse.HttpServerResponse;

const html = "text/html; charset=utf-8";
const markdown = "text/markdown; charset=utf-8";
const plain = "text/plain; charset=utf-8";

/** Puts the service's own origin where the sources have the one of a laptop. */
const localised = (text: string) =>
  Effect.map(
    Effect.all([Exchange, HttpServerRequest.HttpServerRequest]),
    ([exchange, request]) =>
      text.replaceAll(writtenOrigin, new URL(absoluteUrl("/", request, exchange)).origin),
  );

const answered = (text: string, contentType: string, options: { status?: number; policy?: string } = {}) =>
  Effect.flatMap(
    localised(text),
    (local) =>
      Effect.map(
        HttpServerRequest.HttpServerRequest,
        (request) => pageAnswer(request, local, { contentType, policy: pagePolicy, status: 200, ...options }),
      ),
  );

const notFound = (all: Library, path: string) =>
  answered(
    framed(all, {
      title: "Not found",
      summary: "There is no such page.",
      address: path,
      main:
        `<article class="prose"><h1>Not found</h1><p>There is no such page. Search for it, or begin at the <a href="/docs">introduction</a>.</p></article>`,
    }),
    html,
    { status: 404 },
  );

const most = { shown: 30, suggested: 8 };

const searched = (all: Library, query: string) =>
  Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest;
    const find = yield* Effect.promise(search);
    const isScript = headerOf(request, "accept") === "application/json";
    const hits = query === "" ? [] : find(query, isScript ? most.suggested : most.shown);
    return isScript
      ? yield* answered(JSON.stringify(hits), "application/json")
      : yield* answered(searchPage(all, query, hits), html);
  });

const longestQuery = 100;

const queryOf = (url: string): string =>
  (new URL(url, writtenOrigin).searchParams.get("q") ?? "").trim().slice(0, longestQuery);

/** A page below an address, or its Markdown where the address ends with `.md`. */
const pageAt = (all: Library, path: string) => {
  const address = path.replace(/\.md$/, "").replace(/^\/docs\/index$/, "/docs");
  if (path.endsWith(".md")) {
    const source = all.source(address);
    return source === undefined ? undefined : answered(source.markdown, markdown);
  }
  const page = all.page(path);
  return page === undefined ? undefined : answered(pageHtml(all, page), html);
};

const pathOf = (url: string): string => url.split("?")[0] ?? "";

/** A file that pages load; undefined where there is none. */
const fileAt = (request: HttpServerRequest.HttpServerRequest, path: string) =>
  Effect.gen(function* () {
    const asset = assetOf(path);
    if (asset === undefined) return undefined;
    const bytes = yield* Effect.promise(() => Deno.readFile(asset.url).catch(() => undefined));
    const rule = { contentType: asset.contentType, policy: pagePolicy, status: 200 };
    return bytes === undefined ? undefined : pageAnswer(request, bytes, rule);
  });

const docs = Effect.gen(function* () {
  const request = yield* HttpServerRequest.HttpServerRequest;
  const path = pathOf(request.url);
  const file = yield* fileAt(request, path);
  if (file !== undefined) return file;
  const all = yield* Effect.promise(library);
  if (path === "/docs/search") return yield* searched(all, queryOf(request.url));
  if (path === "/docs/try") return yield* answered(tryPage(all), html, { policy: tryPolicy });
  return yield* pageAt(all, path) ?? notFound(all, path);
});

const text = (make: (all: Library) => string) =>
  Effect.flatMap(Effect.promise(library), (all) => answered(make(all), plain));

/** Where a problem's `type` leads. */
export const problemPage = implement(problemEndpoint, ({ path: { slug } }) =>
  Effect.flatMap(
    Effect.promise(library),
    (all): Effect.Effect<Answered, NotFound, Exchange | HttpServerRequest.HttpServerRequest> =>
      pageAt(all, `/problems/${slug}`) ??
        new NotFound({ message: `There is no kind of problem called ${slug}.` }),
  ));

export const docsRoutes = [
  HttpRouter.makeRoute("GET", "/docs", docs),
  HttpRouter.makeRoute("GET", "/docs/*", docs),
  HttpRouter.makeRoute("GET", "/llms.txt", text(llmsText)),
  HttpRouter.makeRoute("GET", "/llms-full.txt", text(llmsFullText)),
];
