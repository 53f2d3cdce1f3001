/** `GET /healthz`: the process answers. `GET /readyz`: its database answers too. */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import { DatabaseHealth } from "../../application/ports.ts";
import { json, noStore } from "../wire/response.ts";

export const healthy = Effect.sync(() => json({ status: "ok" }, noStore));

export const ready = Effect.gen(function* () {
  const isReady = yield* (yield* DatabaseHealth).isReady;
  return isReady ? json({ status: "ready" }, noStore) : HttpServerResponse.setStatus(
    json({ status: "not_ready", error: "The database does not answer." }, noStore),
    503,
  );
});
