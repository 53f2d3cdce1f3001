/**
 * Endpoints about the service itself.
 */
import * as HttpApiEndpoint from "@effect/platform/HttpApiEndpoint";
import * as HttpApiSchema from "@effect/platform/HttpApiSchema";
import * as OpenApi from "@effect/platform/OpenApi";
import * as Schema from "effect/Schema";
import { text } from "./answers/members.ts";
import { CachingRule } from "./endpoint.ts";
import { problems } from "./problems.ts";

/** The answer of `GET /healthz`. */
export const Healthy = Schema.Struct({ status: Schema.Literal("ok") }).annotations({
  identifier: "Healthy",
  description: "The process answers.",
});

/** Parts of the service, and what `/readyz` may say of each. */
export const partNames = ["database", "migrations", "reference", "storage", "mail_queue"] as const;
/** One of the parts. */
export type PartName = typeof partNames[number];
/** States of a part of the service. */
export const partStates = ["ok", "failing", "waiting", "late", "unknown"] as const;
/** One of the states. */
export type PartState = typeof partStates[number];

/** The answer of `GET /readyz`, where the service is ready. */
export const Ready = Schema.Struct({
  status: Schema.Literal("ready"),
  parts: Schema.Record({ key: Schema.Literal(...partNames), value: Schema.Literal(...partStates) })
    .annotations({
      description:
        "Each part's state. `database` and `migrations` decide, and `reference` until what operators added to the tables of law was read; where something of that can't be used it is `failing`, counts for nothing, and leaves the process ready. `storage` and `mail_queue` are as of the last look, every fifteen seconds.",
    }),
}).annotations({ identifier: "Readiness", description: "Whether the service can do its work." });

/** `GET /healthz`: whether the process answers at all. */
export const healthz = HttpApiEndpoint.get("healthz", "/healthz")
  .addSuccess(Healthy)
  .annotate(OpenApi.Summary, "Does the process answer?")
  .annotate(
    OpenApi.Description,
    "For a supervisor that restarts a process which hangs: answers 200 as long as the process can answer at all, without looking at the database, the store or anything else outside of it. It needs no key, counts against no limit and is never cached. Don't use it to decide whether calls may be sent to the process: that is what `/readyz` is for, which turns to 503 while the database is away; a process that is alive and not ready should be left alone, because it becomes ready by itself. In a container or a cluster, ask this one every ten seconds or so and restart after several failures in a row, so that a short pause of a busy machine is not taken for a death.",
  );

/** `GET /readyz`: whether the database answers and has all of its tables. */
export const readyz = HttpApiEndpoint.get("readyz", "/readyz")
  .addSuccess(Ready)
  .annotate(OpenApi.Summary, "May calls be sent to the process?")
  .annotate(
    OpenApi.Description,
    "For a load balancer: 200 when the process can do its work, 503 with the reason while it can't. The database has to answer and to have all of its tables; a process that has just started is not ready until it has migrated them, or until another process that is doing so has finished. `parts` names each part with its state, in the 503 too: a store that fails or mails that wait for more than half an hour are told there and leave the process ready, because most calls do without them and all processes share them. It needs no key, counts against no limit and is never cached. Ask it every few seconds, and take a process out of rotation as soon as it says 503; calls that reach it anyway are answered with 503 and `Retry-After`, never with a wrong answer. After an outage of the database the process becomes ready again by itself, without a restart, as soon as the database takes statements again.",
  );

/** The document that this and every other declaration makes. */
export const openApiDocument = HttpApiEndpoint.get("openApiDocument", "/openapi.json")
  .addSuccess(
    Schema.Record({ key: Schema.String, value: Schema.Unknown }).annotations({
      identifier: "OpenApiDocument",
      description: "An OpenAPI 3.1 document.",
    }),
  )
  .annotate(CachingRule, "revalidate")
  .annotate(OpenApi.Summary, "The contract as an OpenAPI 3.1 document")
  .annotate(
    OpenApi.Description,
    "The whole contract as data: every endpoint with its parameters, bodies, answers of each status, headers, access and limits, as an OpenAPI 3.1 document with JSON Schema 2020-12. It is made from the same declarations that the service decodes requests with, and its tests hold every answer against it, so it says what the running version really does. Use it to generate a client, to validate what you send before you send it, or to read what a member means. Examples in it are answers that the service gave. The version in `info` is that of the service; the API's own version is in its path, `/api/v1`, and changes only with breaking changes. The document needs no key and carries an entity tag.",
  );

/** Page that a problem's `type` leads to. */
export const problemPage = HttpApiEndpoint.get("problemPage", "/problems/:slug")
  .setPath(Schema.Struct({ slug: text("The last part of a problem's `type`.") }))
  .addSuccess(HttpApiSchema.Text({ contentType: "text/html" }))
  .addError(problems("NotFound", "RateLimited"))
  .annotate(OpenApi.Exclude, true);
