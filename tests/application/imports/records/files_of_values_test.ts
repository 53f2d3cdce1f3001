/**
 * Files beside values over the years and through faults, on both databases: kept until the last import that took their value may
 * go, never without their bytes, removed where nothing names them.
 */
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import assert from "node:assert/strict";
import type { Row } from "../../../../src/application/accounts/operator_commands.ts";
import { DocumentStore } from "../../../../src/application/documents/document_ports.ts";
import {
  carryOutOnRecords,
  type RecordCommand,
} from "../../../../src/application/imports/records/record_commands.ts";
import { purgeExpired } from "../../../../src/application/purge_expired.ts";
import { Attachments } from "../../../../src/application/attachments/attachment_ports.ts";
import { ServiceUnavailable } from "../../../../src/contract/failures.ts";
import { documentKeyOfText } from "../../../../src/domain/documents/document_key.ts";
import { recordStores } from "../../../../src/features/imports/layer.ts";
import { onEachDatabase, testsBegin } from "../../../support/databases.ts";
import { callsWith, importsPath, people, recorded } from "../../../support/import_calls.ts";
import { attach, attachedBy, attachmentsOf, keptKeys, pdfOf, valueOf } from "../../../support/kept_files.ts";
import { leap } from "../../../support/leap.ts";
import { installationOf, supplierHolder, valuesPath } from "../../../support/supplier_calls.ts";
import { holder, services } from "../../../support/whole_service.ts";

const stores = Layer.provideMerge(recordStores, services);

const told = (command: RecordCommand): ReturnType<typeof carryOutOnRecords> => carryOutOnRecords(command);

const days = 24 * 3_600_000;

/** The effect at a time. */
const at = <A, E, R>(ms: number, effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.withClock(
    effect,
    Object.assign(Clock.make(), { currentTimeMillis: Effect.succeed(ms) }),
  );

const away = new ServiceUnavailable({ message: "The storage is away.", retryAfterSeconds: 10 });

onEachDatabase((test) => {
  test(
    "a file stays until the last year of an import that took its value may go, whatever the value's period",
    Effect.gen(function* () {
      const key = yield* holder("enterprise", [
        "imports:read",
        "imports:write",
        "suppliers:read",
        "suppliers:write",
      ]);
      const calls = yield* callsWith(key.key);
      const who = yield* people(calls);
      const installation = yield* installationOf(calls);
      const used = yield* valueOf(calls, installation);
      const unused = yield* valueOf(calls, installation, { cn_code: "73181558" });
      attachedBy(yield* attach(calls, used, pdfOf("used")));
      attachedBy(yield* attach(calls, unused, pdfOf("unused")));
      yield* leap(Date.parse("2028-02-01T12:00:00Z") - testsBegin);
      const row = {
        mrn: "27DE000000000001R1",
        item: 1,
        release_date: "2027-06-15",
        cn_code: "73181595",
        origin_country: "TUR",
        net_mass_kg: 1_000,
        value_id: used,
      };
      const { summary } = recorded((yield* calls.post(importsPath, { ...who, entries: [row] })).body);
      assert.equal(summary.added, 1);
      const remove = (year: number) =>
        Effect.map(
          told({ do: "imports delete", account: key.account, year, isConfirmed: true }),
          ([gone]): Row => gone ?? {},
        );
      const { purged } = { purged: yield* purgeExpired };
      assert.equal(purged.orphans, 0, "no sweep takes a file that a value has");

      yield* leap(Date.parse("2032-01-02T12:00:00Z") - Date.parse("2028-02-01T12:00:00Z"));
      const first = yield* remove(2026);
      assert.deepEqual(
        [
          first["supplier_values"],
          first["value_attachments"],
          first["supplier_files"],
          first["installations"],
        ],
        [1, 1, 1, 0],
      );
      const left = yield* calls.get(attachmentsOf(used));
      assert.match(left.text, /"name":"report\.pdf"/);
      assert.equal((yield* calls.get(attachmentsOf(unused))).status, 404);
      assert.equal((yield* keptKeys).length, 1);
      assert.match(String(yield* Effect.flip(remove(2027))), /must be kept until 2032-12-31/);

      yield* leap(366 * days);
      const last = yield* remove(2027);
      assert.deepEqual(
        [last["entries"], last["supplier_values"], last["supplier_files"], last["installations"]],
        [1, 1, 1, 1],
      );
      assert.deepEqual(yield* keptKeys, []);
    }).pipe(Effect.provide(stores)),
  );

  test(
    "two uploads of the same bytes at once are one file, and bytes that no row names go after 30 days and not before",
    Effect.gen(function* () {
      const calls = yield* supplierHolder();
      const value = yield* valueOf(calls, yield* installationOf(calls));
      const before = yield* keptKeys;
      const both = yield* Effect.all(
        Array.from({ length: 6 }, () => attach(calls, value, pdfOf("at once"))),
        { concurrency: "unbounded" },
      );
      const results = both.map((answer) => attachedBy(answer));
      assert.deepEqual(results.map(({ result }) => result).sort(), [
        "added",
        ...Array.from({ length: 5 }, () => "unchanged"),
      ]);
      assert.equal(new Set(results.map(({ attachment }) => attachment.id)).size, 1);
      assert.equal((yield* keptKeys).length, before.length + 1);

      // A process that was killed between the bytes and the row.
      const real = yield* Attachments;
      const killed = Layer.succeed(Attachments, { ...real, attach: () => Effect.fail(away) });
      const broken = yield* Effect.provide(supplierHolder(), killed);
      const own = yield* valueOf(broken, yield* installationOf(broken));
      assert.equal((yield* attach(broken, own, pdfOf("killed"))).status, 503);
      assert.match((yield* broken.get(attachmentsOf(own))).text, /"attachments":\[\]/);
      assert.equal((yield* keptKeys).length, before.length + 2);
      // Ids have the test's time, files the machine's own.
      yield* at(testsBegin + 29 * days, purgeExpired);
      assert.equal((yield* keptKeys).length, before.length + 2);
      yield* at(Math.max(testsBegin, Date.now()) + 31 * days, purgeExpired);
      assert.equal((yield* keptKeys).length, before.length + 1, "the file of the value stays");
    }).pipe(Effect.provide(stores)),
  );

  test(
    "a store that is away is a 503 that keeps nothing, one that lost a file is told, and gets it back by the same upload",
    Effect.gen(function* () {
      const real = yield* DocumentStore;
      const broken = Layer.succeed(DocumentStore, { ...real, put: () => Effect.fail(away) });
      const failing = yield* Effect.provide(supplierHolder(), broken);
      const none = yield* valueOf(failing, yield* installationOf(failing));
      const failed = yield* attach(failing, none, pdfOf("away"));
      assert.deepEqual([failed.status, failed.headers.get("retry-after")], [503, "10"]);
      assert.match((yield* failing.get(attachmentsOf(none))).text, /"attachments":\[\]/);

      const key = yield* holder("enterprise", ["suppliers:read", "suppliers:write", "imports:read"]);
      const calls = yield* callsWith(key.key);
      const value = yield* valueOf(calls, yield* installationOf(calls));
      const { attachment } = attachedBy(yield* attach(calls, value, pdfOf("lost")));
      attachedBy(yield* attach(calls, value, pdfOf("changed")));
      const check = (isRead: boolean) =>
        Effect.map(
          told({ do: "imports files", account: key.account, isRead }),
          (rows) => rows.map(({ state, files }) => `${state} ${files}`),
        );
      assert.deepEqual(yield* check(true), ["whole 2", "missing 0", "changed 0"]);
      const keys = yield* keptKeys;
      for (const each of keys.slice(-2)) {
        const found = documentKeyOfText(each);
        if (found === undefined) continue;
        const bytes = yield* real.open(found);
        // The one is lost, the other has as many other bytes.
        if (bytes.sizeBytes === pdfOf("lost").length) yield* real.remove(found);
        else yield* real.put(found, pdfOf("CHANGED"));
      }
      assert.deepEqual(yield* check(false), ["whole 1", "missing 1", "changed 0"]);
      assert.deepEqual(yield* check(true), ["whole 0", "missing 1", "changed 1"]);
      const gone = yield* calls.get(`${attachmentsOf(value)}/${attachment.id}`);
      assert.deepEqual([gone.status, /document-not-found/.test(gone.text)], [
        404,
        true,
      ], gone.text);
      assert.match(
        gone.text,
        new RegExp(
          `storage has lost this file: .*${attachment.sha256}.*Send the same file`,
        ),
      );
      const archive = yield* calls.file(`${importsPath}/archive.zip`, {
        headers: {},
      });
      assert.equal(archive.response.status, 200);
      assert.match(
        new TextDecoder("latin1").decode(archive.bytes),
        new RegExp(`"missing_files":\\["${attachment.sha256}"\\]`),
      );
      assert.equal(attachedBy(yield* attach(calls, value, pdfOf("lost"))).result, "unchanged");
      assert.deepEqual(yield* check(false), ["whole 2", "missing 0", "changed 0"]);
      assert.equal((yield* calls.get(`${valuesPath}/${value}`)).status, 200);
    }).pipe(Effect.provide(stores)),
  );
});
