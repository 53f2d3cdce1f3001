/** Senders who take their time at every door that takes a file in: their places are given to others, who are let in at once. */
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import assert from "node:assert/strict";
import { permissions } from "../../src/contract/access.ts";
import { xlsx } from "../../src/contract/values/media_types.ts";
import { callsWith, people } from "../support/import_calls.ts";
import { attach, attachmentsOf, valueOf } from "../support/kept_files.ts";
import { onPages } from "../support/page_tests.ts";
import { ownOrigin, signedIn } from "../support/session_browser.ts";
import { installationOf, valuesPath } from "../support/supplier_calls.ts";
import { client, freshPeer, holder } from "../support/whole_service.ts";

/** Places that a process has. */
const places = 8;
const pdf = new TextEncoder().encode("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n");

const comer = Effect.gen(function* () {
  const { key, account: email } = yield* holder("enterprise", permissions);
  const calls = yield* callsWith(key);
  yield* people(calls);
  const installation = yield* installationOf(calls);
  return { email, key, calls, installation, value: yield* valueOf(calls, installation) };
});

/** A body whose first bytes are there, and no more until the test lets it break off. */
const slowBody = () => {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: broken, resolve: breakOff } = Promise.withResolvers<void>();
  let isBegun = false;
  const stream = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      if (!isBegun) {
        isBegun = true;
        return controller.enqueue(new TextEncoder().encode("PK"));
      }
      ask();
      await broken;
      controller.error(new Error("broken off"));
    },
  }, { highWaterMark: 0 });
  return { stream, asked, breakOff };
};

onPages((testPages) => {
  testPages(
    "eight slow files of one account keep nobody out: one gives its place up, and the account's ninth is refused",
    Effect.gen(function* () {
      const slow = yield* comer;
      const other = yield* comer;
      const send = yield* client(freshPeer());
      const it = yield* signedIn(slow.email);
      const cookie = [...it.jar].map(([name, value]) => `${name}=${value}`).join("; ");
      const fromPage = {
        ...{ cookie, origin: ownOrigin, "sec-fetch-site": "same-origin" },
        "content-type": "multipart/form-data; boundary=x",
      };
      const withKey = (type: string) => ({ "authorization": `Bearer ${slow.key}`, "content-type": type });
      const doors: ReadonlyArray<readonly [path: string, headers: Record<string, string>]> = [
        [`${valuesPath}/read`, withKey(xlsx)],
        [`${attachmentsOf(slow.value)}?name=x`, withKey("application/pdf")],
        ["/imports/sheet", fromPage],
        ["/imports/books", fromPage],
        [`/suppliers/installations/${slow.installation}/template`, fromPage],
        [`/suppliers/values/${slow.value}/files`, fromPage],
      ];
      for (const [door, headers] of doors) {
        const bodies = Array.from({ length: places }, slowBody);
        const sent = yield* Effect.forEach(
          bodies,
          ({ stream }) => Effect.fork(send(door, { method: "POST", headers, body: stream })),
        );
        yield* Effect.promise(() => Promise.all(bodies.map(({ asked }) => asked)));
        const ninth = yield* attach(slow.calls, slow.value, pdf);
        assert.equal(ninth.status, 503, `${door}: ${ninth.text}`);
        const letIn = yield* attach(other.calls, other.value, pdf, { name: door });
        assert.equal(letIn.status, 200, `${door}: ${letIn.text}`);
        for (const { breakOff } of bodies) breakOff();
        const statuses = yield* Effect.forEach(
          sent,
          (each) => Effect.map(Fiber.join(each), ({ status }) => status),
        );
        assert.equal(statuses.filter((status) => status === 503).length, 1, `${door}: ${statuses.join()}`);
        assert.equal(
          (yield* attach(slow.calls, slow.value, pdf)).status,
          200,
          `${door} has its places again`,
        );
      }
    }),
  );
});
