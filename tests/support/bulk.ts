/** Calls of the bulk endpoint as a client makes them, on the real router and database. */
import * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Effect from "effect/Effect";
import { answered } from "./answered.ts";
import { client, freshPeer, holder } from "./whole_service.ts";

export const bulkPath = "/api/v1/cbam/bulk";

/** A shipment that costs something. */
export const row = { cn_code: "72083900", origin_country: "CHN", tonnage: 10, import_year: 2026 };

/** An enterprise account's key, and what its holder does with it. */
export const bulkHolder = Effect.gen(function* () {
  const ask = yield* client(freshPeer());
  const { key } = yield* holder("enterprise", ["cbam:read", "cbam:bulk"]);
  const authorization = `Bearer ${key}`;
  const post = (body: BodyInit, headers: Record<string, string> = {}, query = "") =>
    Effect.flatMap(
      ask(`${bulkPath}${query}`, {
        method: "POST",
        headers: { authorization, "content-type": "application/json", ...headers },
        body,
      }),
      answered,
    );
  return {
    authorization,
    post,
    postRows: (shipments: unknown, headers?: Record<string, string>) =>
      post(JSON.stringify({ shipments }), headers),
    get: (path: string) => Effect.flatMap(ask(path, { headers: { authorization } }), answered),
    /** The answer as it leaves. */
    fetch: (path: string, init: RequestInit = {}) =>
      ask(path, { ...init, headers: { authorization, ...init.headers } }),
  };
});

interface Kept {
  readonly batches: number;
  readonly rows: number;
}

/** How many batches and rows a request left in the database. */
export const keptOf = (
  requestId: string,
): Effect.Effect<Kept | undefined, SqlError, SqlClient.SqlClient> =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    const [found] = yield* sql<Kept>`select
      (select count(*)::int from bulk_batch where request_id = ${requestId}) as batches,
      (select count(*)::int from bulk_row where request_id = ${requestId}) as rows`;
    return found;
  });

export const newKey = (): Record<string, string> => ({ "idempotency-key": crypto.randomUUID() });
