/**
 * One request, step by step: each step does what the one before does and one thing more, by hand and without a library.
 * What they take no service on Deno avoids that answers each address with a text and a tag of its own and counts its
 * clients. The last one calculates as the service does, but checks nothing of what was sent, and finds no route.
 *
 *     deno run -A bench/floors/steps.ts PORT FILE STEP
 */
import * as Either from "effect/Either";
import { askCalculation } from "../../src/application/cbam/cbam_queries.ts";
import { type CbamContext, cbamContexts, makeCbamContext } from "../../src/application/cbam/cbam_context.ts";
import { serialise } from "../../src/http/fast/serialise.ts";
import { askedAtMs, reference, shipment } from "../../tests/support/law.ts";
import { searchIndex } from "../../src/domain/cbam/search/search.ts";

/** An answer to send, as the service has it: with its headers. */
export interface Sample {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The law of the checkout. */
const held = {
  tables: reference.tables,
  searchIndex: searchIndex(reference.tables, reference.searchWords),
  prices: reference.prices,
};
export const cbam: CbamContext = makeCbamContext(held, askedAtMs);
const contextAt = cbamContexts(() => held);

type Step = (request: Request) => Response;

const headersOf = (request: Request): ReadonlyMap<string, string> => {
  const sent = new Map<string, string>();
  request.headers.forEach((value, name) => sent.set(name, value));
  return sent;
};

const withTag = (response: Response, url: string): Response => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < url.length; at++) hash = Math.imul(hash ^ url.charCodeAt(at), 0x01000193);
  response.headers.set("etag", `W/"0.1.0-22ee8c2be305-2026-11-22-${(hash >>> 0).toString(36)}"`);
  return response;
};

const calls = new Map<string, Array<number>>();
const counted = (response: Response, client: string): Response => {
  const times = calls.get(client) ?? [];
  calls.set(client, times);
  response.headers.set("ratelimit", `"cbam";r=${10_000 - times.push(Date.now())};t=3600`);
  response.headers.set("x-request-id", crypto.randomUUID());
  return response;
};

const parametersOf = (url: string): ReadonlyMap<string, string> =>
  new Map(
    url.slice(url.indexOf("?") + 1).split("&").map((pair) => [
      pair.slice(0, pair.indexOf("=")),
      pair.slice(pair.indexOf("=") + 1),
    ]),
  );

/** What many answers share stays text; what is one answer's is written for it. */
const recordWriter = (body: string): (request: Request) => string => {
  const { sources, disclosure, versions, ...own }: Record<string, unknown> = JSON.parse(body);
  const shared = JSON.stringify({ versions, sources, disclosure }).slice(1);
  return ({ url }) => {
    const asked = parametersOf(url);
    const record = { ...own, cn_code: asked.get("cn"), tonnage: Number(asked.get("tonnage")) };
    return `${JSON.stringify(record).slice(0, -1)},${shared}`;
  };
};

const calculationOf = ({ url }: Request): string => {
  if (!url.includes("?")) return ""; // The question whether it listens.
  const asked = parametersOf(url);
  const told = (name: string): string => asked.get(name) ?? "";
  const goods = shipment([told("cn"), told("country"), told("tonnage"), told("import")]);
  return serialise(Either.getOrThrow(askCalculation(goods, { isExplained: false }, contextAt(Date.now()))));
};

/** Returns the steps by what each does more, in their order. */
export const stepsOf = ({ headers, body }: Sample): Readonly<Record<string, Step>> => {
  const [head, tail] = [body.slice(0, body.length >> 1), body.slice(body.length >> 1)];
  const recordOf = recordWriter(body);
  const send = (text: string): Response => {
    const response = new Response(text);
    for (const name in headers) response.headers.set(name, headers[name] ?? "");
    return response;
  };
  const ownText: Step = ({ url }) => send(`${head}${url.length}${tail}`);
  const client = (request: Request): string => headersOf(request).get("x-forwarded-for") ?? "";
  return {
    "the same bytes and headers": () => new Response(body, { headers }),
    "a text of its own": ownText,
    "its headers read": (request) => client(request) === "none" ? send("") : ownText(request),
    "an entity tag": (request) =>
      client(request) === "none" ? send("") : withTag(ownText(request), request.url),
    "its client counted, an id": (request) =>
      counted(withTag(ownText(request), request.url), client(request)),
    "its query read, a record as JSON": (request) =>
      counted(withTag(send(recordOf(request)), request.url), client(request)),
    "its figures calculated": (request) =>
      counted(withTag(send(calculationOf(request)), request.url), client(request)),
  };
};

if (import.meta.main) {
  const [port, file, name] = Deno.args;
  const sample: Sample = JSON.parse(await Deno.readTextFile(file ?? ""));
  const answer = stepsOf(sample)[name ?? ""];
  if (answer === undefined) throw new TypeError(`There is no step "${name}".`);
  const options = { hostname: "127.0.0.1", port: Number(port), onListen: () => {} };
  Deno.serve(options, answer); // A handler that takes no request is given none: the runtime makes none then.
}
