/** `GET /healthz`: the process answers. */
import * as Effect from "effect/Effect";
import { json, noStore } from "../response.ts";

export const healthy = Effect.sync(() => json({ status: "ok" }, noStore));
