/** S3: servers that stand where a store should be, and answer as none does. */
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Redacted from "effect/Redacted";
import * as Stream from "effect/Stream";
import assert from "node:assert/strict";
import * as S3 from "../../../src/adapters/storage/s3.ts";
import { lacksAll } from "../../../src/adapters/storage/s3_known.ts";
import type { S3Settings } from "../../../src/adapters/storage/s3_signing.ts";
import { DocumentStore } from "../../../src/application/documents/document_ports.ts";
import type { DocumentNotFound, ServiceUnavailable } from "../../../src/contract/failures.ts";
import { until } from "../../support/process.ts";
import { contentOf, freshKey, hasty, runQuietly } from "../../support/document_stores.ts";

/** A bucket by path at a port of this machine. */
const settingsAt = (port: number): S3Settings => {
  const endpoint = new URL(`http://127.0.0.1:${port}`);
  return {
    endpoint,
    publicEndpoint: endpoint,
    bucket: "customs",
    region: "eu-central-1",
    accessKeyId: "key",
    secretAccessKey: Redacted.make("secret"),
    hasPathStyle: true,
  };
};

type Failure = DocumentNotFound | ServiceUnavailable;

/** What a store does with a connection once it has read some of the request. */
type Misbehaviour = (say: (text: string) => Promise<boolean>) => Promise<void>;

const dripping = (head: string): Misbehaviour => async (say) => {
  for (let isHeard = await say(head); isHeard; isHeard = await say("x")) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

/** Each of them is alive as far as a connection shows it, and none ever answers whole. */
const misbehaviours: Readonly<Record<string, Misbehaviour | undefined>> = {
  "reads nothing": undefined,
  "swallows requests": () => Promise.resolve(),
  "answers a head that never ends": dripping("HTTP/1.1 200 "),
  "refuses without end": dripping("HTTP/1.1 500 No\r\ncontent-length: 100000\r\n\r\n"),
  "answers a body that stops": async (say) =>
    void await say('HTTP/1.1 200 OK\r\netag: "1"\r\ncontent-length: 9000\r\n\r\n<'),
  "answers a body that never ends": dripping('HTTP/1.1 200 OK\r\netag: "1"\r\ncontent-length: 90000\r\n\r\n'),
};

const misbehaving = (does: Misbehaviour | undefined): Deno.TcpListener => {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const serve = async (connection: Deno.TcpConn): Promise<void> => {
    if (does === undefined) return;
    const buffer = new Uint8Array(65_536);
    await connection.read(buffer).catch(() => null);
    const say = (text: string) =>
      connection.write(new TextEncoder().encode(text)).then(() => true, () => false);
    await Promise.all([
      does(say),
      (async () => {
        while ((await connection.read(buffer).catch(() => null)) !== null);
      })(),
    ]);
    connection.close();
  };
  (async () => {
    for await (const connection of listener) serve(connection).catch(() => {});
  })().catch(() => {});
  return listener;
};

for (const [does, misbehaviour] of Object.entries(misbehaviours)) {
  Deno.test(`a store that ${does} keeps no call waiting: each ends, and what it has no answer for is 503`, async () => {
    const listener = misbehaving(misbehaviour);
    const settings = settingsAt(listener.addr.port);
    const deadline = Duration.millis(700);
    const transport = { ...hasty, timeout: Duration.millis(300), deadline, bodyDeadline: deadline };
    const where = freshKey();
    const calls = {
      put: Effect.flatMap(DocumentStore, (documents) => documents.put(where, new Uint8Array(5_000_000))),
      read: Effect.flatMap(
        Effect.flatMap(DocumentStore, (documents) => documents.open(where)),
        (document) => contentOf(document),
      ),
      remove: Effect.flatMap(DocumentStore, (documents) => documents.remove(where)),
      list: Effect.flatMap(DocumentStore, ({ listed }) => Stream.runDrain(listed)),
    };
    for (const [name, call] of Object.entries<Effect.Effect<unknown, Failure, DocumentStore>>(calls)) {
      const isDone = does.includes("body") && (name === "put" || name === "remove");
      // What is answered may take its time on a busy machine.
      const store = S3.layer(settings, isDone ? hasty : transport);
      const outcomes = [await runQuietly(Effect.either(Effect.provide(call, store)))];
      // Documents are removed in finalizers, which nothing interrupts.
      if (name === "put" || name === "remove") {
        outcomes.push(await runQuietly(Effect.uninterruptible(Effect.either(Effect.provide(call, store)))));
      }
      for (const outcome of outcomes) {
        const ended = Either.isRight(outcome) ? "done" : outcome.left._tag;
        assert.equal(ended, isDone ? "done" : "ServiceUnavailable", name);
      }
    }
    listener.close();
  });
}

/** Runs a test against a server of the test's own, that stands where a store should be. */
const withServer = async (
  answer: (request: Request) => Response,
  test: Effect.Effect<void, unknown, DocumentStore>,
): Promise<void> => {
  const web = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => undefined }, answer);
  await runQuietly(Effect.provide(test, S3.layer(settingsAt(web.addr.port), hasty))).finally(() =>
    web.shutdown()
  );
};

Deno.test("a server that answers 200 to everything, such as a proxy's own page, is no bucket: it keeps and has nothing", () =>
  withServer(
    () =>
      new Response("<!doctype html><html><body>Welcome</body></html>", {
        headers: { "content-length": "48" },
      }),
    Effect.gen(function* () {
      const documents = yield* DocumentStore;
      const attempts: ReadonlyArray<Effect.Effect<unknown, Failure>> = [
        documents.standing,
        documents.put(freshKey(), new Uint8Array(4)),
        documents.open(freshKey()),
        Stream.runDrain(documents.listed),
      ];
      for (const attempt of attempts) {
        assert.equal((yield* Effect.flip(attempt))._tag, "ServiceUnavailable");
      }
    }),
  ));

/** A body that goes on until nobody takes it any more, and how much of it was taken. */
const endlessBody = (taken: { bytes: number; isGivenUp: boolean }): ReadableStream<Uint8Array> =>
  new ReadableStream({
    pull: (controller) => {
      const piece = new Uint8Array(65_536).fill(60);
      taken.bytes += piece.length;
      controller.enqueue(piece);
    },
    cancel: () => {
      taken.isGivenUp = true;
    },
  });

/** What a listing may have, with what connections hold of what nobody reads. */
const mostTaken = 64_000_000;

for (const [of, status] of [["a refusal", 500], ["a listing", 200], ["a document", 200]] as const) {
  Deno.test(`${of} that never ends is given up after as many bytes as it may have`, async () => {
    const taken = { bytes: 0, isGivenUp: false };
    await withServer(
      ({ method }) =>
        method === "HEAD"
          ? new Response(null, { headers: { etag: '"1"', "content-length": "100000" } })
          : new Response(endlessBody(taken), { status, headers: { etag: '"1"' } }),
      Effect.gen(function* () {
        const documents = yield* DocumentStore;
        const failure = yield* Effect.flip<unknown, Failure, DocumentStore>(
          of === "a document"
            ? Effect.flatMap(documents.open(freshKey()), contentOf)
            : Stream.runDrain(documents.listed),
        );
        assert.equal(failure._tag, "ServiceUnavailable");
        yield* Effect.promise(() => until(() => taken.isGivenUp));
        assert.ok(taken.bytes < mostTaken, `${taken.bytes} bytes`);
      }),
    );
  });
}

Deno.test("a bucket is asked for eight objects at once, so that a slow one is known in time, and one that doesn't answer says why", async () => {
  const keys = Array.from({ length: 15 }, freshKey);
  const waiting: Array<() => void> = [];
  const answer = ({ method }: Request): Response | Promise<Response> => {
    if (method !== "HEAD") {
      return new Response("<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>");
    }
    const { promise, resolve } = Promise.withResolvers<Response>();
    waiting.push(() => resolve(new Response(null, { status: 404 })));
    if (waiting.length === 8) { for (const end of waiting.splice(0)) end(); }
    return promise;
  };
  const web = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => undefined }, answer);
  assert.equal(await runQuietly(lacksAll(settingsAt(web.addr.port), keys, hasty)), true);
  await web.shutdown();
  const silent = misbehaving(undefined);
  const transport = { ...hasty, timeout: Duration.millis(300) };
  const outcome = await runQuietly(Effect.either(lacksAll(settingsAt(silent.addr.port), keys, transport)));
  assert.ok(Either.isLeft(outcome) && outcome.left !== "");
  silent.close();
});
