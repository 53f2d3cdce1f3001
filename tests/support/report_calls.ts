/** Calls of the report endpoints as a client makes them, on the real router, database, printer and file store. */
import * as Effect from "effect/Effect";
import { answered, type HttpAnswer } from "./answered.ts";
import { client, freshPeer, holder } from "./whole_service.ts";

export const reportsPath = "/api/v1/cbam/reports";
export const verifyPath = "/api/v1/cbam/verify";

export const shipment = {
  cn_code: "72083900",
  origin_country: "CHN",
  tonnage: 24.5,
  import: "2026-02-15",
  origin_carbon_price_eur_per_t: 3.5,
  client_ref: "Παραγγελία 7 – Заказ 7",
};

/** Someone without an account who verifies; each has an address of its own. */
export const officer = Effect.map(
  Effect.suspend(() => client(freshPeer())),
  (ask) => (body: unknown, headers: Record<string, string> = { "content-type": "application/json" }) =>
    Effect.flatMap(
      ask(verifyPath, {
        method: "POST",
        headers,
        body: typeof body === "string" || body instanceof Uint8Array
          ? new Uint8Array(bytesOf(body))
          : JSON.stringify(body),
      }),
      answered,
    ),
);

const bytesOf = (body: string | Uint8Array): Uint8Array =>
  typeof body === "string" ? new TextEncoder().encode(body) : body;

/** An enterprise account's key, and what its holder does with it. */
export const reportHolder = Effect.gen(function* () {
  const ask = yield* client(freshPeer());
  const { key } = yield* holder("enterprise", ["cbam:bulk", "reports:write"]);
  const authorization = `Bearer ${key}`;
  const call = (path: string, init: RequestInit = {}): Effect.Effect<HttpAnswer> =>
    Effect.flatMap(
      ask(path, { ...init, headers: { authorization, "content-type": "application/json", ...init.headers } }),
      answered,
    );
  return {
    get: (path: string) => call(path),
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      call(path, { method: "POST", body: JSON.stringify(body), headers }),
    /** Sends a body that need not be JSON. */
    send: (path: string, body: string) => call(path, { method: "POST", body }),
    /** Follows a relative link as anyone would, without the key. */
    follow: (link: string) => ask(link),
  };
});
