/**
 * How calls leave: with the key, each POST under an `Idempotency-Key`, sent again where that helps; and how their answers
 * are taken: the value, or a `CustomsProblem`.
 */
import createClient, { type Client } from "openapi-fetch";
import type { paths } from "./openapi.ts";
import { CustomsProblem, ensureOk, ensureOurs } from "./problem.ts";
import { retrying, type RetryOptions, type Send } from "./retry.ts";

/** Where the service is, and how to call it. */
export interface CustomsOptions {
  /** Origin of the service, such as `https://customs.example.com`. */
  readonly baseUrl: string;
  /** `cik_` and 48 hex digits; left out for calls that anyone may make. */
  readonly apiKey?: string;
  readonly retry?: RetryOptions;
  /** What sends requests; the runtime's own `fetch` when it is left out. */
  readonly fetch?: Send;
}

/** What any call may be given. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Your own name for the call: sent again within 24 hours it is answered, not done, again. Random when it is left out. */
  readonly idempotencyKey?: string;
}

/** Calls of the service. */
export interface Transport {
  /** Every endpoint, typed by the OpenAPI document. */
  readonly api: Client<paths>;
  /** The same, of answers that may come in several forms always that in JSON. */
  readonly json: Client<paths, "application/json">;
  /** Sends a request to a path of the service, or to a link that it gave out. */
  readonly send: (path: string, init?: RequestInit) => Promise<Response>;
}

/** Signed links and published keys are for everyone: a key isn't sent where it isn't looked at. */
const asksNoKey = /^\/\.well-known\/|\/download$|^\/api\/v1\/invoices\/files\//;

/** Issuing a draft honours no key, and can't be done twice. */
const honoursNoKey = /\/issue$/;

const prepared = (
  request: Request,
  apiKey: string | undefined,
  origin: string,
): Request => {
  const { method, headers, url } = request;
  const { origin: target, pathname } = new URL(url);
  if (
    apiKey !== undefined && target === origin && !asksNoKey.test(pathname) && !headers.has("authorization")
  ) {
    headers.set("authorization", `Bearer ${apiKey}`);
  }
  if (
    method === "POST" && !headers.has("idempotency-key") &&
    !honoursNoKey.test(pathname)
  ) {
    headers.set("idempotency-key", crypto.randomUUID());
  }
  return request;
};

/** @returns calls of the service, each with the key and retries */
export const transport = (
  { baseUrl, apiKey, retry, fetch: own }: CustomsOptions,
): Transport => {
  const { origin } = new URL(baseUrl);
  const again = retrying(own ?? ((request) => fetch(request)), retry);
  const send: Send = async (request) => {
    const response = await again(prepared(request, apiKey, origin));
    return request.method === "HEAD" ? response : await ensureOurs(response);
  };
  return {
    api: createClient<paths>({ baseUrl: origin, fetch: send }),
    json: createClient<paths, "application/json">({
      baseUrl: origin,
      fetch: send,
      headers: { accept: "application/json" },
    }),
    send: async (path, init) => ensureOk(await send(new Request(new URL(path, origin), init ?? {}))),
  };
};

/** The parts of a call's options that `fetch` takes. */
export const initOf = ({ signal, idempotencyKey }: CallOptions = {}): {
  readonly signal?: AbortSignal;
  readonly headers: Record<string, string>;
} => ({
  ...(signal === undefined ? {} : { signal }),
  headers: idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey },
});

/** A query as an address has it. */
export const searchOf = (
  query: Readonly<Record<string, string | number | boolean | undefined>>,
): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size === 0 ? "" : `?${search}`;
};

/** What openapi-fetch answers with. */
interface Result<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * @returns the answer's value
 * @throws CustomsProblem
 */
export const valueOf = async <Data>(
  result: Promise<Result<Data>>,
): Promise<NonNullable<Data>> => {
  const { data, error, response } = await result;
  if (data === undefined || data === null) {
    throw new CustomsProblem(response, error);
  }
  return data;
};
