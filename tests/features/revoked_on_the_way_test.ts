/** Senders who lose their key, or their membership, while the body of their call is under way. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import assert from "node:assert/strict";
import { Operator } from "../../src/application/ports.ts";
import { permissions } from "../../src/contract/access.ts";
import { callsWith, people } from "../support/import_calls.ts";
import { attachmentsOf, valueOf } from "../support/kept_files.ts";
import { leap } from "../support/leap.ts";
import { onPages } from "../support/page_tests.ts";
import { ownOrigin, signedIn } from "../support/session_browser.ts";
import { installation, installationOf, installationsPath } from "../support/supplier_calls.ts";
import { client, freshPeer, holder } from "../support/whole_service.ts";

/** Time after which a look-up of a key no longer holds. */
const longer = "2 seconds";

/** A body whose first half is there, and the rest once the test lets it come. */
const halves = (text: string) => {
  const bytes = new TextEncoder().encode(text);
  const half = Math.floor(bytes.length / 2);
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: rest, resolve: end } = Promise.withResolvers<void>();
  let isBegun = false;
  const stream = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      if (!isBegun) {
        isBegun = true;
        return controller.enqueue(bytes.subarray(0, half));
      }
      ask();
      await rest;
      controller.enqueue(bytes.subarray(half));
      controller.close();
    },
  }, { highWaterMark: 0 });
  return { stream, asked: Effect.promise(() => asked), end: Effect.sync(end) };
};

const customer = Effect.gen(function* () {
  const made = yield* holder("enterprise", permissions);
  const calls = yield* callsWith(made.key);
  return { ...made, calls, send: yield* client(freshPeer()) };
});

/** Sends the body by halves, and does something between them. @returns status of the answer */
const between = <E, R>(
  { send }: Effect.Effect.Success<typeof customer>,
  call: { readonly path: string; readonly headers: Record<string, string>; readonly body: string },
  meanwhile: Effect.Effect<unknown, E, R>,
) =>
  Effect.gen(function* () {
    const { stream, asked, end } = halves(call.body);
    const sent = yield* Effect.fork(
      send(call.path, { method: "POST", headers: call.headers, body: stream }),
    );
    yield* asked;
    yield* meanwhile;
    yield* leap(longer);
    yield* end;
    return (yield* Fiber.join(sent)).status;
  });

onPages((testPages) => {
  testPages(
    "a call whose key is revoked while its body comes is 401 and keeps nothing; one whose key stands is done",
    Effect.gen(function* () {
      const it = yield* customer;
      const { revokeKey } = yield* Operator;
      const sql = yield* SqlClient.SqlClient;
      const call = {
        path: installationsPath,
        headers: { "authorization": `Bearer ${it.key}`, "content-type": "application/json" },
        body: JSON.stringify(installation),
      };
      const kept = Effect.map(
        sql<{ n: number }>`select count(*)::int as n from installation i
          join api_key k on k.account_id = i.account_id where k.id = ${it.id}`,
        ([found]) => found?.n,
      );
      assert.equal(yield* between(it, call, Effect.void), 200);
      const before = yield* kept;
      assert.equal(before, 1);
      const other = { ...call, body: JSON.stringify({ ...installation, name: "Another" }) };
      assert.equal(yield* between(it, other, revokeKey(it.id)), 401);
      assert.equal(yield* kept, before);
    }),
  );

  testPages(
    "a file whose sender's session ends, or role changes, while it comes is refused and not kept; one that stands is",
    Effect.gen(function* () {
      const it = yield* customer;
      yield* people(it.calls);
      const value = yield* valueOf(it.calls, yield* installationOf(it.calls));
      const sql = yield* SqlClient.SqlClient;
      const files = Effect.map(
        it.calls.get(attachmentsOf(value)),
        ({ text }) => text.split('"id"').length - 1,
      );
      const upload = (meanwhile: (email: string) => Effect.Effect<unknown, unknown, never>) =>
        Effect.gen(function* () {
          const browser = yield* signedIn(it.account);
          const page = yield* browser.get(`/suppliers/values/${value}`);
          const token = /name="form_token" value="([^"]+)"/.exec(page.text)?.[1] ?? "";
          const part = (head: string, content: string) =>
            `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
          const call = {
            path: `/suppliers/values/${value}/files`,
            headers: {
              "cookie": [...browser.jar].map(([name, each]) => `${name}=${each}`).join("; "),
              ...{ origin: ownOrigin, "sec-fetch-site": "same-origin" },
              "content-type": "multipart/form-data; boundary=x",
            },
            body: `${part('name="form_token"', token)}${part('name="form_language"', "en")}${
              part(
                'name="file"; filename="a.pdf"\r\nContent-Type: application/pdf',
                `%PDF-1.7\n${crypto.randomUUID()}\n%%EOF\n`,
              )
            }--x--\r\n`,
          };
          return yield* between(it, call, Effect.orDie(meanwhile(it.account)));
        });
      assert.equal(yield* upload(() => Effect.void), 303);
      const before = yield* files;
      const setRole = (role: string) => (email: string) =>
        sql`update member set role = ${role} where email = ${email}`;
      assert.equal(yield* upload(setRole("viewer")), 403);
      yield* setRole("administrator")(it.account);
      const ending = (email: string) =>
        sql`delete from browser_session where member_id in (select id from member where email = ${email})`;
      assert.equal(yield* upload(ending), 403);
      assert.equal(yield* files, before);
    }),
  );
});
