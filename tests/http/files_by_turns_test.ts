/**
 * Documents behind links, opened by strangers in numbers: a few are opened at once and what is the same is read once, whoever calls with a key is answered meanwhile, and
 * all get theirs. The doors follow from the document: whichever gives a PDF to anyone is asked here, and one that this file doesn't
 * know how to ask fails it.
 */
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Layer from "effect/Layer";
import * as Stream from "effect/Stream";
import assert from "node:assert/strict";
import { DocumentStore } from "../../src/application/documents/document_ports.ts";
import { DeclarationReports } from "../../src/application/reports/report_ports.ts";
import { type Permission, permissions } from "../../src/contract/access.ts";
import { FileLine } from "../../src/features/reports/handlers/file_line.ts";
import { isObject, objectOf } from "../../src/http/openapi/schemas.ts";
import { OpenLane } from "../../src/adapters/lane.ts";
import { onOneDatabase } from "../support/databases.ts";
import { document } from "../support/declared_answers.ts";
import { callsWith, importsPath, people } from "../support/import_calls.ts";
import { pdfOf } from "../support/kept_files.ts";
import { invoicesPath } from "../support/invoice_calls.ts";
import { exampleRequest } from "../support/invoices.ts";
import { queues } from "../support/locked_tables.ts";
import { reportsPath, shipment } from "../support/report_calls.ts";
import { untilEqual } from "../support/until.ts";
import { client, freshPeer, holder, services } from "../support/whole_service.ts";

const all: ReadonlyArray<Permission> = permissions;
const strangers = 40;
const places = 4;
/** Declarations that are looked up at once. */
const lookUps = 6;
/** That of the first, and that of the first one whose turn comes when it has ended. */
const mostReads = 2;

/** True of an operation that needs no key. */
const isOpen = (operation: unknown): boolean => {
  const { security } = objectOf(operation);
  return !Array.isArray(security) || security.length === 0 ||
    security.some((each) => isObject(each) && Object.keys(each).length === 0);
};

const doors = Object.entries(objectOf(document["paths"])).flatMap(([path, methods]) =>
  Object.entries(objectOf(methods)).flatMap(([method, operation]) => {
    const answer = objectOf(objectOf(objectOf(operation)["responses"])["200"]);
    const isFile = Object.keys(objectOf(answer["content"])).includes("application/pdf");
    return isFile && isOpen(operation) ? [`${method.toUpperCase()} ${path}`] : [];
  })
).sort();

/** Doors that print what is asked, which stands in the printers' own queue. */
const printing = ["GET /api/v1/cbam/indication", "POST /api/v1/cbam/indication"];

/** A link to a document of each kind. */
const links = Effect.gen(function* () {
  const { key } = yield* holder("enterprise", all);
  const calls = yield* callsWith(key);
  const { declarant } = yield* people(calls);
  const made = {
    "GET /api/v1/cbam/imports/declaration/documents/{id}/download": yield* calls.post(
      `${importsPath}/declaration/documents`,
      { declarant, year: 2026 },
    ),
    "GET /api/v1/cbam/reports/{id}/download": yield* calls.post(reportsPath, shipment),
    "GET /api/v1/invoices/files/invoices/{id}/{file}": yield* calls.post(
      invoicesPath,
      exampleRequest("commercial"),
    ),
  };
  const linkIn = (
    text: string,
  ) => (/"(?:download_url|signedUrl)":"(?:https?:\/\/[^/"]+)?(\/[^"]+)"/.exec(text)?.[1] ??
    assert.fail(text));
  return { calls, made: Object.entries(made).map(([door, { text }]) => [door, linkIn(text)] as const) };
});

/** Reads that are told, and stand still until the gate is open. */
const gated = (gate: Deferred.Deferred<void>, onRead: () => void) =>
  Effect.map(DocumentStore, (store) =>
    Layer.succeed(DocumentStore, {
      ...store,
      open: (key) =>
        Effect.map(store.open(key), (found) => ({
          ...found,
          read: (range) => {
            onRead();
            return Stream.unwrap(Effect.as(Deferred.await(gate), found.read(range)));
          },
        })),
    }));

onOneDatabase((test) => {
  test(
    "while documents behind links are read, few at once, the calls of others are answered",
    Effect.gen(function* () {
      const { calls, made } = yield* links;
      assert.deepEqual(
        [...made.map(([door]) => door), ...printing].sort(),
        doors,
        "say in this test how each door is asked",
      );
      for (const [door, link] of made) {
        const first = yield* (yield* client(freshPeer()))(link);
        const whole = (yield* Effect.promise(() => first.bytes())).length;
        const gate = yield* Deferred.make<void>();
        const line = new OpenLane({ queue: "files", places, waitingLimit: 2_000, isOfStrangers: true });
        let reads = 0;
        const stalled = Layer.merge(yield* gated(gate, () => reads += 1), Layer.succeed(FileLine, line));
        const opened = yield* Effect.forEach(
          Array.from({ length: strangers }),
          () =>
            Effect.gen(function* () {
              const ask = yield* Effect.provide(client(freshPeer()), stalled);
              return yield* Effect.flatMap(ask(link), (answer) => Effect.promise(() => answer.bytes()));
            }).pipe(Effect.fork),
        );
        yield* Effect.promise(() =>
          untilEqual(() => Promise.resolve(line.waiting), strangers - places, `who waits at ${door}`)
        );
        const figure = yield* calls.get("/api/v1/cbam/calculate?cn=72083900&country=CHN&tonnage=1");
        assert.equal(figure.status, 200);
        yield* Deferred.succeed(gate, undefined);
        for (const bytes of yield* Effect.forEach(opened, Fiber.join)) {
          assert.equal(bytes.length, whole, door);
        }
        assert.deepEqual([line.admitted, line.working], [0, 0]);
        assert.ok(reads <= mostReads, `${reads} reads for ${strangers} openings at ${door}`);
      }
    }).pipe(Effect.provide(services)),
  );

  const { layer: watched, waiting } = queues();
  test(
    "a declaration behind a link that many open at one moment is looked up once for all of them",
    Effect.gen(function* () {
      const { made } = yield* links;
      const [, link = ""] = made.find(([door]) => door.includes("/declaration/")) ?? [];
      const gate = yield* Deferred.make<void>();
      const reports = yield* DeclarationReports;
      let finds = 0;
      const counted = Layer.succeed(DeclarationReports, {
        ...reports,
        find: (id) => {
          finds += 1;
          return Effect.zipRight(Deferred.await(gate), reports.find(id));
        },
      });
      const opened = yield* Effect.forEach(
        Array.from({ length: strangers }),
        () =>
          Effect.gen(function* () {
            const ask = yield* Effect.provide(client(freshPeer()), counted);
            const answer = yield* ask(link);
            yield* Effect.promise(() => answer.bytes());
            return answer.status;
          }).pipe(Effect.fork),
      );
      yield* Effect.promise(() =>
        untilEqual(() => Promise.resolve(waiting("verifications")), strangers - lookUps, "who waits")
      );
      yield* Deferred.succeed(gate, undefined);
      for (const status of yield* Effect.forEach(opened, Fiber.join)) assert.equal(status, 200);
      assert.ok(finds <= strangers / 4, `looked up ${finds} times for ${strangers} openings`);
    }).pipe(Effect.provide(services), Effect.provide(watched)),
  );

  test(
    "a long document is sent whole, and a range of it, piece by piece in turns",
    Effect.gen(function* () {
      const { made } = yield* links;
      const [, link = ""] = made.find(([door]) => door.includes("/invoices/")) ?? [];
      const long = pdfOf("long", 300_000);
      const store = yield* DocumentStore;
      const longer = Layer.succeed(DocumentStore, {
        ...store,
        open: (key) => Effect.zipRight(store.put(key, long), store.open(key)),
      });
      const ask = yield* Effect.provide(client(freshPeer()), longer);
      const bytes = (init?: RequestInit) =>
        Effect.flatMap(ask(link, init), (answer) => Effect.promise(() => answer.bytes()));
      assert.deepEqual(yield* bytes(), long);
      const range = yield* bytes({ headers: { range: "bytes=70000-200000" } });
      assert.deepEqual(range, long.slice(70_000, 200_001));
    }).pipe(Effect.provide(services)),
  );
});
