/** The keys that sign reports: one in use, whoever asks first; old ones stay published. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Redacted from "effect/Redacted";
import * as TestClock from "effect/TestClock";
import assert from "node:assert/strict";
import * as ReportKeys from "../../../../src/adapters/postgres/reports/report_keys.ts";
import { ReportSigner } from "../../../../src/application/reports/report_ports.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { watchedTurns } from "../../../support/passing_time.ts";

const hash = "ab".repeat(32);
const signerWith = (secret: string) => Layer.fresh(ReportKeys.layer(Redacted.make(secret.repeat(32))));
const signed = Effect.flatMap(ReportSigner, ({ sign }) => sign(hash));
const published = Effect.flatMap(ReportSigner, (signer) => signer.published);

onEachDatabase((test) => {
  test(
    "processes that sign first at the same time agree on one key, whose private half is nowhere in clear",
    Effect.gen(function* () {
      const signatures = yield* Effect.all(
        Array.from({ length: 6 }, () => Effect.provide(signed, signerWith("a"))),
        { concurrency: "unbounded" },
      );
      assert.equal(new Set(signatures.map(({ keyId }) => keyId)).size, 1);
      assert.equal(new Set(signatures.map(({ signature }) => signature)).size, 1);
      const keys = yield* Effect.provide(published, signerWith("a"));
      assert.deepEqual(keys.map(({ kid, retired_at }) => [kid, retired_at]), [[signatures[0]?.keyId, null]]);
      const sql = yield* SqlClient.SqlClient;
      const [row] = yield* sql<{ sealed: string }>`select sealed_private_key as sealed from report_key`;
      const opened = yield* Effect.promise(() =>
        crypto.subtle.importKey("pkcs8", Uint8Array.fromBase64(row?.sealed ?? ""), "Ed25519", false, ["sign"])
          .then(() => true, () => false)
      );
      assert.equal(opened, false);
    }),
  );

  test(
    "a rotated key signs no more and stays published, the new one first",
    Effect.gen(function* () {
      const before = yield* Effect.provide(signed, signerWith("a"));
      const next = yield* Effect.provide(
        Effect.flatMap(ReportSigner, ({ rotate }) => rotate),
        signerWith("a"),
      );
      const after = yield* Effect.provide(signed, signerWith("a"));
      assert.notEqual(after.keyId, before.keyId);
      assert.equal(after.keyId, next.kid);
      const keys = yield* Effect.provide(published, signerWith("a"));
      assert.equal(keys[0]?.kid, after.keyId);
      const old = keys.find(({ kid }) => kid === before.keyId);
      assert.match(old?.retired_at ?? "", /^2026-11-20T12:00:00Z$/);
    }),
  );

  test(
    "under a changed signing secret a new key takes over, and the old one stays published",
    Effect.gen(function* () {
      const before = yield* Effect.provide(signed, signerWith("a"));
      const after = yield* Effect.provide(signed, signerWith("b"));
      assert.notEqual(after.keyId, before.keyId);
      assert.equal((yield* Effect.provide(signed, signerWith("b"))).keyId, after.keyId);
      const keys = yield* Effect.provide(published, signerWith("b"));
      assert.ok(keys.some(({ kid, retired_at }) => kid === before.keyId && retired_at !== null));
    }),
  );

  test(
    "while the signing secret is rotated, one key signs all along, and is sealed under the new secret",
    Effect.gen(function* () {
      const [old, next] = [Redacted.make("old".repeat(32)), Redacted.make("new".repeat(32))];
      const signedWith = (
        secret: Redacted.Redacted<string>,
        also: ReadonlyArray<Redacted.Redacted<string>>,
      ) =>
        Effect.map(
          Effect.provide(signed, Layer.fresh(ReportKeys.layer(secret, also))),
          ({ keyId }) => keyId,
        );
      const begun = yield* signedWith(old, []);
      assert.equal(yield* signedWith(old, [next]), begun);
      assert.equal(yield* signedWith(next, [old]), begun);
      assert.equal(
        yield* signedWith(old, [next]),
        begun,
        "a process that isn't restarted yet can't sign any more",
      );
      assert.equal(yield* signedWith(next, [old]), begun);
      assert.equal(yield* signedWith(next, []), begun);
    }),
  );

  test(
    "a service that signs nothing while its secret is rotated keeps its key, whatever a process before it seals meanwhile",
    Effect.gen(function* () {
      const [old, next] = [Redacted.make("old".repeat(32)), Redacted.make("new".repeat(32))];
      const sql = yield* SqlClient.SqlClient;
      const sealed = Effect.map(
        sql<{ sealed: string }>`select sealed_private_key as sealed from report_key where retired_at is null`,
        ([row]) => row?.sealed,
      );
      /** Waits until the job, which the layer starts, has written another seal than the one before. */
      const sealedAnew = (before: string | undefined) =>
        Effect.repeat(
          Effect.zipRight(Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 10))), sealed),
          { until: (now) => now !== before },
        );
      const layerOf = (secret: typeof old, also: ReadonlyArray<typeof old>) =>
        Layer.fresh(ReportKeys.layer(secret, also));
      const { keyId } = yield* Effect.provide(signed, layerOf(old, []));
      const first = yield* sealed;
      yield* Effect.gen(function* () {
        const second = yield* sealedAnew(first);
        yield* Effect.provide(sealedAnew(second), layerOf(old, [next]));
        const third = yield* sealed;
        yield* TestClock.adjust("1 minute");
        yield* sealedAnew(third);
      }).pipe(Effect.provide(layerOf(next, [old])));
      assert.equal((yield* Effect.provide(signed, layerOf(next, []))).keyId, keyId);
    }),
  );

  test(
    "a second secret makes no key and retires none",
    Effect.gen(function* () {
      const secrets = ["one", "two", "three"].map((each) => Redacted.make(each.repeat(32)));
      const [one, two, three] = secrets;
      assert.ok(one !== undefined && two !== undefined && three !== undefined);
      const keys = (secret: typeof one, also: ReadonlyArray<typeof one>) => {
        const turns = watchedTurns();
        return Effect.provide(
          Effect.zipRight(turns.ended("The sealing of the report key"), published),
          Layer.provide(Layer.fresh(ReportKeys.layer(secret, also)), turns.layer),
        );
      };
      const sql = yield* SqlClient.SqlClient;
      yield* sql`delete from report_key`;
      assert.deepEqual(yield* keys(two, [one]), []);
      const { keyId } = yield* Effect.provide(signed, Layer.fresh(ReportKeys.layer(one, [])));
      const [kept, ...others] = yield* keys(three, [two]);
      assert.deepEqual([kept?.kid, kept?.retired_at, others], [keyId, null, []]);
    }),
  );
});
