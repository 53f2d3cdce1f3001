/**
 * The documentation: pages as HTML and as Markdown, search, the page that sends calls, `/llms.txt`. Nothing of it is read
 * or made before someone asks for it.
 */
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import type { RateLimiter } from "../../application/ports.ts";
import {
  InvalidRequest,
  NotFound,
  type RateLimited,
  type ServiceUnavailable,
} from "../../contract/failures.ts";
import { problemKinds } from "../../contract/problem_kinds.ts";
import type { Quota } from "../../domain/accounts/quota.ts";
import { countedByAddress } from "../../http/routes/counted.ts";
import { askerOf } from "../../http/routes/effect_routes.ts";
import { KeptBody, keptForOrigin } from "../../http/fast/kept_body.ts";
import { problemResponse } from "../../http/wire/answer.ts";
import { problemPage as problemEndpoint } from "../../contract/operations.ts";
import { assetOf } from "./assets.ts";
import { docsPage } from "./layout.tsx";
import { Documentation } from "./documentation.ts";
import { type Library, type Page, writtenOrigin } from "./library/library.ts";
import { llmsFullText, llmsText } from "./library/llms.ts";
import { longQueryPage, noPage, searchPage, tryPage } from "./other_pages.tsx";
import { Exchange, headerOf } from "../../http/exchange/exchange.ts";
import { implement } from "../../http/routes/implement.ts";
import type { Framed } from "../../web/page/layout.tsx";
import { page, type PageOptions, pagePolicy, pageRoute } from "../../web/page/page.tsx";
import { Site } from "../../web/visit/site.ts";
import { type Visit, visitOf } from "../../web/visit/visit.ts";
import { longestQuery, queryIsTooLong } from "./library/search.ts";
import { visited } from "../../http/routes/visited.ts";

type Request = HttpServerRequest.HttpServerRequest;
type Response = HttpServerResponse.HttpServerResponse;
type Work = Effect.Effect<
  Response,
  NotFound | RateLimited | ServiceUnavailable,
  Exchange | Documentation | RateLimiter
>;

const cacheControl = "private, no-cache";

const localisedFor = (text: string, origin: string): string => text.replaceAll(writtenOrigin, origin);

/** Puts the service's own origin where the sources have the one of a laptop. */
const localised = (text: string): Effect.Effect<string, never, Exchange> =>
  Effect.map(Exchange, ({ linkOrigin }) => localisedFor(text, linkOrigin));

const textAnswer = (text: string, contentType: string): Work =>
  Effect.map(
    localised(text),
    (body) => HttpServerResponse.raw(body, { contentType, headers: { "cache-control": cacheControl } }),
  );

const written = (visit: Visit, { all, found }: { all: Library; found: Page }): Work =>
  Effect.map(
    localised(found.html),
    (html) => page(docsPage(visit, all, { ...found, html }), { cacheControl }),
  );

/** A page at its address, or its Markdown where the address ends with `.md`; undefined: there is none. */
const pageAt = (visit: Visit, all: Library): Work | undefined => {
  const { path } = visit;
  if (path.endsWith(".md")) {
    const source = all.source(path.replace(/\.md$/, "").replace(/^\/docs\/index$/, "/docs"));
    return source && textAnswer(source.markdown, "text/markdown; charset=utf-8");
  }
  const found = all.page(path);
  return found && written(visit, { all, found });
};

const most = { shown: 30, suggested: 8 };
/** Searches in the documentation, an hour and address: the script asks while somebody types. */
const searches: Quota = { policy: "docs-searches", limit: 1_200, windowSeconds: 3_600 };

/** True if the script asks, which reads JSON. */
const isForScript = (request: Request): boolean => headerOf(request, "accept") === "application/json";

/** Answer to a query that is too long: nothing is looked for. */
const refused = (visit: Visit, request: Request, all: Library): Work =>
  Effect.map(
    Exchange,
    (exchange) =>
      isForScript(request)
        ? problemResponse(
          new InvalidRequest({ message: queryIsTooLong, issues: [] }),
          askerOf(request, exchange),
        )
        : page(longQueryPage(visit, all), { cacheControl, status: problemKinds.InvalidRequest.status }),
  );

/** For the script's suggestions as JSON, for people as a page. */
const searched = (visit: Visit, request: Request, all: Library): Work =>
  Effect.gen(function* () {
    const query = (visit.query["q"] ?? "").trim();
    // Before the line of callers: all who wait for the index, which is made once, would go on together after it.
    const find = yield* (yield* Documentation).search;
    if (query !== "") yield* countedByAddress(searches);
    if (query.length > longestQuery) return yield* refused(visit, request, all);
    if (isForScript(request)) {
      return yield* textAnswer(JSON.stringify(find(query, most.suggested)), "application/json");
    }
    const hits = query === "" ? [] : find(query, most.shown);
    return page(searchPage(visit, all, { query, hits }), { cacheControl });
  });

/** Files that were asked for, by their address. */
const files = new Map<string, KeptBody>();

const readFile = async (url: URL): Promise<KeptBody | undefined> => {
  const known = files.get(url.href);
  if (known !== undefined) return known;
  const bytes = await Deno.readFile(url).catch(() => undefined);
  if (bytes === undefined) return undefined;
  const kept = files.get(url.href) ?? new KeptBody(bytes);
  files.set(url.href, kept);
  return kept;
};

/** A file that a page loads; undefined where there is none. */
const fileAt = (path: string): Effect.Effect<Response | undefined> =>
  Effect.gen(function* () {
    const asset = assetOf(path);
    if (asset === undefined) return undefined;
    const body = yield* Effect.promise(() => readFile(asset.url));
    return body && HttpServerResponse.raw(body, {
      contentType: asset.contentType,
      headers: { "cache-control": "public, max-age=3600" },
    });
  });

/** The documentation's answer, with its own page where there is none. */
const docs = (visit: Visit, request: Request): Work =>
  Effect.gen(function* () {
    const file = yield* fileAt(visit.path);
    if (file !== undefined) return file;
    const all = yield* (yield* Documentation).library;
    const show = (framed: Framed, options: PageOptions = {}): Work =>
      Effect.succeed(page(framed, { cacheControl, ...options }));
    if (visit.path === "/docs/search") return yield* searched(visit, request, all);
    if (visit.path === "/docs/try") return yield* show(tryPage(visit, all), { policy: pagePolicy });
    return yield* pageAt(visit, all) ?? show(noPage(visit, all), { status: 404 });
  });

const text = (make: (all: Library) => string) => {
  const kept = keptForOrigin((all: Library, origin) => localisedFor(make(all), origin));
  return (): Work =>
    Effect.map(
      Effect.all([Effect.flatMap(Documentation, ({ library }) => library), Exchange]),
      ([all, { linkOrigin }]) =>
        HttpServerResponse.raw(kept(all, linkOrigin), {
          contentType: "text/plain; charset=utf-8",
          headers: { "cache-control": cacheControl },
        }),
    );
};

/** Page that a problem's `type` leads to. */
export const problemPage = implement(
  problemEndpoint,
  ({ path: { slug }, request }) =>
    Effect.gen(function* () {
      yield* visited;
      const { publicOrigin } = yield* Exchange;
      const all = yield* (yield* Documentation).library;
      const answer = pageAt(visitOf(request, { site: yield* Site, publicOrigin }), all);
      return yield* answer ?? new NotFound({ message: `There is no kind of problem called ${slug}.` });
    }),
);

export const docsRoutes = [
  pageRoute("GET", "/docs", docs),
  pageRoute("GET", "/docs/*", docs),
  pageRoute("GET", "/llms.txt", text(llmsText)),
  pageRoute("GET", "/llms-full.txt", text(llmsFullText)),
];
