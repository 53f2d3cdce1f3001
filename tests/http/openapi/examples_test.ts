/**
 * The examples of the document are answers that the service gave: made here, compared with `src/http/openapi/examples.json`.
 * `EXAMPLES=write deno task test tests/http/openapi/examples_test.ts` writes them anew. What differs at each call (ids,
 * hashes, signatures, links) is shown as it was when they were written.
 */
import * as Effect from "effect/Effect";
import * as TestClock from "effect/TestClock";
import assert from "node:assert/strict";
import { Readiness } from "../../../src/application/readiness.ts";
import { permissions } from "../../../src/contract/access.ts";
import { isRecord } from "../../../src/kernel/text/json.ts";
import { onOneDatabase, testsBegin } from "../../support/databases.ts";
import { isObject, objectOf } from "../../../src/http/openapi/schemas.ts";
import { document } from "../../support/declared_answers.ts";
import { noonOf } from "../../support/import_pages.ts";
import { formOf, mailsTo, question, tokenIn } from "../../support/inquiry_calls.ts";
import { client, freshPeer, holder, services } from "../../support/whole_service.ts";
import type { ExampleCall, ExampleCalls, Made } from "./examples/calls.ts";
import { cbamCalls } from "./examples/cbam_calls.ts";
import { importCalls } from "./examples/import_calls.ts";
import { supplierCalls } from "./examples/supplier_calls.ts";

const file = new URL("../../../src/http/openapi/examples.json", import.meta.url);

/** Members that differ at each call. */
const ownOfACall = new Set([
  ...["id", "batch_id", "request_id", "report_id", "report_number", "shortId", "content_hash", "key_id"],
  ...[
    "signature",
    "verify_url",
    "download_url",
    "signedUrl",
    "created_at",
    "kid",
    "x",
    "sha256",
    "as_of",
    "servers",
    "path",
    "installation",
    // Mails leave meanwhile.
    "delivery",
  ],
]);

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

const comparable = (value: unknown): unknown => {
  if (typeof value === "string") return value.replace(uuid, "id");
  if (Array.isArray(value)) return value.map(comparable);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map((
      [name, member],
    ) => [name, ownOfACall.has(name) ? typeof member : comparable(member)]),
  );
};

/** What is asked, by the name of the endpoint: what needs a later day comes last. */
const calls: ExampleCalls = { ...cbamCalls, ...supplierCalls, ...importCalls };

/** What of a call is sent, and what of that the document shows. */
const requestOf = (
  { file, isBare = false, ...call }: ExampleCall,
  made: Made,
): { readonly type: string; readonly init: RequestInit; readonly shown: { readonly body?: unknown } } => {
  const body = call.bodyOf?.(made) ?? call.body;
  if (file !== undefined) return { type: file.type, init: { method: "POST", body: file.bytes }, shown: {} };
  const type = "application/json";
  if (body === undefined) return { type, init: isBare ? { method: "POST" } : {}, shown: {} };
  return { type, init: { method: "POST", body: JSON.stringify(body) }, shown: { body } };
};

onOneDatabase((test) => {
  test(
    "the document's examples are what the service answers",
    Effect.gen(function* () {
      const ask = yield* client(freshPeer());
      const { key } = yield* holder("enterprise", permissions);
      const { standing } = yield* Readiness;
      yield* Effect.repeat(Effect.zipLeft(standing, TestClock.adjust("1 seconds")), {
        until: ({ parts }) => parts.storage === "ok" && parts.mail_queue === "ok",
      });
      yield* TestClock.setTime(testsBegin);
      const made: Made = {};
      for (const [name, call] of Object.entries(calls)) {
        const path = typeof call.path === "string" ? call.path : call.path(made);
        if (call.on !== undefined) yield* noonOf(call.on);
        const { type, init, shown } = requestOf(call, made);
        const headers = { authorization: `Bearer ${key}`, "content-type": type };
        const response = yield* ask(path, { headers, ...init });
        const text = yield* Effect.promise(() => response.text());
        assert.ok(response.status < 300, `${name}: ${text}`);
        made[name] = { path, answer: JSON.parse(text), ...shown };
        if (call.isAnswered === true) {
          const mail = (yield* mailsTo(question.email)).at(-1);
          assert.ok(mail !== undefined);
          const form = {
            "0.direct_t_per_t": "1.9",
            "0.state": "operator",
            "0.source": "Monitoring report 2026",
          };
          yield* ask("/inquiry", formOf(tokenIn(mail), form));
        }
      }
      for (const [name, { isAhead }] of Object.entries(calls)) if (isAhead === true) delete made[name];
      if (Deno.env.get("EXAMPLES") === "write") {
        Deno.writeTextFileSync(file, `${JSON.stringify(made, null, 2)}\n`);
      }
      assert.deepEqual(comparable(made), comparable(JSON.parse(Deno.readTextFileSync(file))));
    }).pipe(Effect.provide(services)),
  );
});

/** Endpoints without an example, and why. */
const withoutExample: ReadonlySet<string> = new Set([
  // The document itself.
  "openApiDocument",
]);

Deno.test("every endpoint that answers with JSON has an example of its answer", () => {
  const lacking = Object.values(objectOf(document["paths"])).flatMap((methods) =>
    Object.values(objectOf(methods)).filter(isObject).filter(({ operationId: name, responses }) => {
      if (typeof name !== "string" || withoutExample.has(name.split(".").at(-1) ?? "")) return false;
      const good = Object.entries(objectOf(responses)).filter(([status]) => status.startsWith("2"));
      const json = good.flatMap(([, response]) =>
        isObject(response) ? objectOf(response["content"])["application/json"] ?? [] : []
      );
      return json.some((each) => isObject(each) && each["example"] === undefined);
    }).map(({ operationId }) => operationId)
  );
  assert.deepEqual(lacking, []);
});

Deno.test("every parameter of an address has an example, which generators and their mocks send", () => {
  const schemas = objectOf(objectOf(document["components"])["schemas"]);
  const named = (schema: unknown): unknown => {
    const ref = objectOf(schema)["$ref"];
    return typeof ref === "string" ? schemas[ref.slice(ref.lastIndexOf("/") + 1)] : schema;
  };
  const lacking = Object.entries(objectOf(document["paths"])).flatMap(([path, methods]) =>
    Object.values(objectOf(methods)).filter(isObject).flatMap(({ parameters }) =>
      (Array.isArray(parameters) ? parameters : []).filter(isObject)
        .filter((each) => each["in"] !== "header" && each["example"] === undefined)
        .filter(({ schema }) => objectOf(named(schema))["examples"] === undefined)
        .map(({ name }) => `${path} ${name}`)
    )
  );
  assert.deepEqual(lacking, []);
});
