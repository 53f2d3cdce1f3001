/** Strangers in numbers on a real server: whatever they ask for stands still, others find a connection. */
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import assert from "node:assert/strict";
import { v7 as timeOrderedUuid } from "uuid";
import { declarationLink } from "../../../../src/application/reports/declaration_reports.ts";
import { downloadLink } from "../../../../src/application/reports/report_pdf.ts";
import { answered } from "../../../support/answered.ts";
import { bulkHolder } from "../../../support/bulk.ts";
import { untilStanding, whileLocked, withQueues } from "../../../support/locked_tables.ts";
import { onServer } from "../../../support/server_tests.ts";
import { untilEqual } from "../../../support/until.ts";
import { client, freshPeer } from "../../../support/whole_service.ts";

const test = onServer();

/** More than a client has connections. */
const strangers = 40;
const calculation = "/api/v1/cbam/calculate?cn=72083900&country=CHN&tonnage=1";

const madeUpKey = (): string => `Bearer cik_${crypto.getRandomValues(new Uint8Array(24)).toHex()}`;

test("while made-up keys are looked up, the calls of others are answered", async ({ url }) => {
  await withQueues(url, () =>
    Effect.gen(function* () {
      const [ask, other] = [yield* client(freshPeer()), yield* client(freshPeer())];
      assert.equal((yield* other(calculation)).status, 200);
      const underWay = yield* whileLocked(
        url,
        "api_key",
        Effect.gen(function* () {
          const made = yield* Effect.forEach(
            Array.from({ length: strangers }),
            () => Effect.fork(ask(calculation, { headers: { authorization: madeUpKey() } })),
          );
          yield* untilStanding(url);
          assert.equal((yield* other(calculation)).status, 200);
          return made;
        }),
      );
      const statuses = (yield* Effect.forEach(underWay, Fiber.join)).map(({ status }) => status);
      assert.deepEqual(new Set(statuses), new Set([401]));
    }));
});

const places = 6;
const doors = [
  { path: "/api/v1/cbam/verify", table: "report", idOf: timeOrderedUuid },
  {
    path: "/api/v1/cbam/imports/declaration/verify",
    table: "declaration_report",
    idOf: () => `DECL-${crypto.randomUUID()}`,
  },
];

for (const { path, table, idOf } of doors) {
  test(`while verifications at ${path} stand still, the calls of others are answered`, async ({ url }) => {
    await withQueues(url, (waitingIn) =>
      Effect.gen(function* () {
        const other = yield* bulkHolder;
        const waiting = () => waitingIn("verifications");
        const verify = Effect.gen(function* () {
          const ask = yield* client(freshPeer());
          const body = JSON.stringify({ reportId: idOf(), issuedDate: "2026-11-20" });
          return yield* Effect.flatMap(
            ask(path, { method: "POST", headers: { "content-type": "application/json" }, body }),
            answered,
          );
        });
        const underWay = yield* whileLocked(
          url,
          table,
          Effect.gen(function* () {
            const asked = yield* Effect.forEach(Array.from({ length: strangers }), () => Effect.fork(verify));
            yield* Effect.promise(() => untilEqual(waiting, strangers - places, "who waits to be looked up"));
            assert.equal((yield* other.get(calculation)).status, 200);
            return asked;
          }),
        );
        for (const { status, body } of yield* Effect.forEach(underWay, Fiber.join)) {
          assert.deepEqual([status, body], [200, { ok: false }]);
        }
        assert.equal(yield* Effect.promise(waiting), 0);
      }));
  });
}

const links = [
  {
    what: "reports",
    table: "report",
    linkOf: (id: string) => downloadLink({ id, reportNumber: `CBAM-${id}` }),
  },
  {
    what: "declarations",
    table: "declaration_report",
    linkOf: (id: string) => declarationLink({ id, reportNumber: `DECL-${id}`, year: 2026 }),
  },
];

for (const { what, table, linkOf } of links) {
  test(`while signed links of ${what} stand still, the calls of others are answered`, async ({ url }) => {
    await withQueues(url, (waitingIn) =>
      Effect.gen(function* () {
        const other = yield* bulkHolder;
        const download = Effect.gen(function* () {
          const ask = yield* client(freshPeer());
          return yield* ask(yield* linkOf(timeOrderedUuid()));
        });
        const underWay = yield* whileLocked(
          url,
          table,
          Effect.gen(function* () {
            const asked = yield* Effect.forEach(
              Array.from({ length: strangers }),
              () => Effect.fork(download),
            );
            const waiting = () => waitingIn("verifications");
            yield* Effect.promise(() => untilEqual(waiting, strangers - places, "who waits for a download"));
            assert.equal((yield* other.get(calculation)).status, 200);
            return asked;
          }),
        );
        const statuses = (yield* Effect.forEach(underWay, Fiber.join)).map(({ status }) => status);
        assert.deepEqual(new Set(statuses), new Set([404]));
      }));
  });
}

test("while links of suppliers stand still, the calls of others are answered", async ({ url }) => {
  await withQueues(url, (waitingIn) =>
    Effect.gen(function* () {
      const other = yield* bulkHolder;
      const open = Effect.gen(function* () {
        const ask = yield* client(freshPeer());
        return yield* ask(`/inquiry?token=${
          crypto.getRandomValues(new Uint8Array(32)).toBase64({
            alphabet: "base64url",
            omitPadding: true,
          })
        }`);
      });
      const underWay = yield* whileLocked(
        url,
        "inquiry_link",
        Effect.gen(function* () {
          const asked = yield* Effect.forEach(Array.from({ length: strangers }), () => Effect.fork(open));
          const waiting = () => waitingIn("suppliers' links");
          yield* Effect.promise(() => untilEqual(waiting, strangers - 2, "who waits for a supplier's form"));
          assert.equal((yield* other.get(calculation)).status, 200);
          return asked;
        }),
      );
      const statuses = (yield* Effect.forEach(underWay, Fiber.join)).map(({ status }) => status);
      assert.deepEqual(new Set(statuses), new Set([404]));
    }));
});

test("while the keys of reports stand still, the calls of others are answered", async ({ url }) => {
  await withQueues(url, () =>
    Effect.gen(function* () {
      const [ask, other] = [yield* client(freshPeer()), yield* bulkHolder];
      const underWay = yield* whileLocked(
        url,
        "report_key",
        Effect.gen(function* () {
          const asked = yield* Effect.forEach(
            Array.from({ length: strangers }),
            () => Effect.fork(ask("/.well-known/cbam-report-keys.json")),
          );
          yield* untilStanding(url);
          assert.equal((yield* other.get(calculation)).status, 200);
          return asked;
        }),
      );
      const statuses = (yield* Effect.forEach(underWay, Fiber.join)).map(({ status }) => status);
      assert.deepEqual(new Set(statuses), new Set([200]));
    }));
});
