/**
 * Files beside values while the store has no room or breaks: on a disk of its own that is full, and in a bucket that refuses, is full or
 * drops the connection. The caller is told, nothing is half kept, and the same call goes through once the store is mended.
 */
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import type * as Scope from "effect/Scope";
import { zipSync } from "fflate";
import assert from "node:assert/strict";
import * as FilesystemStore from "../../../../src/adapters/storage/filesystem.ts";
import * as S3 from "../../../../src/adapters/storage/s3.ts";
import { DocumentStore, type LinkSigner } from "../../../../src/application/documents/document_ports.ts";
import { ValueList } from "../../../../src/contract/answers/suppliers/values.ts";
import { xlsx } from "../../../../src/contract/values/media_types.ts";
import { onOneDatabase, testsBegin } from "../../../support/databases.ts";
import { hasty, keysIn, linkPrefix } from "../../../support/document_stores.ts";
import { answered } from "../../../support/answered.ts";
import { callsWith } from "../../../support/import_calls.ts";
import { attach, attachedBy, attachmentsOf, pdfOf, valueOf } from "../../../support/kept_files.ts";
import { leap } from "../../../support/leap.ts";
import { type Fault, startS3Store } from "../../../support/s3_store.ts";
import { installationOf, valuesPath } from "../../../support/supplier_calls.ts";
import { templateParts } from "../../../support/template_file.ts";
import { madeTemplate } from "../../../support/template_workbook.ts";
import { holder, services } from "../../../support/whole_service.ts";

const listed = Schema.decodeUnknownSync(ValueList);

/** A store that fails until it is mended. */
interface FailingStore {
  readonly name: string;
  readonly layer: Layer.Layer<DocumentStore, never, LinkSigner>;
  /** Lets the next write fail. */
  readonly fails: () => Promise<void>;
  readonly mended: () => Promise<void>;
  /** Sentence of its failure. */
  readonly says: RegExp;
}

const noRoom = /document storage has no room left: nothing was done/;
const away = /document storage does not answer just now: nothing was done/;

const mount = async (...args: ReadonlyArray<string>): Promise<boolean> =>
  (await new Deno.Command("mount", { args: [...args], stderr: "null" }).output()).success;

/** A disk of its own in memory; a file where a directory belongs, where nobody may mount one. */
const onDisk = Effect.acquireRelease(
  Effect.promise(async () => {
    const directory = await Deno.makeTempDir();
    const isDisk = await mount("-t", "tmpfs", "-o", "size=128k", "none", directory);
    return { directory, isDisk };
  }),
  ({ directory, isDisk }) =>
    Effect.promise(async () => {
      if (isDisk) await new Deno.Command("umount", { args: [directory] }).output();
      await Deno.remove(directory, { recursive: true });
    }),
).pipe(Effect.map(({ directory, isDisk }): FailingStore => ({
  name: isDisk ? "a full disk" : "a directory that can't be written",
  layer: Layer.orDie(FilesystemStore.layer({ directory: `${directory}/documents`, linkPrefix })),
  fails: async () => {
    if (isDisk) await mount("-o", "remount,size=128k", directory);
    else await Deno.writeTextFile(`${directory}/documents/attachments`, "");
  },
  mended: async () => {
    if (isDisk) await mount("-o", "remount,size=16m", directory);
    else await Deno.remove(`${directory}/documents/attachments`);
  },
  says: isDisk ? noRoom : away,
})));

/** A bucket whose store meets every attempt of a write with a fault. */
const inBucket = Effect.acquireRelease(
  Effect.promise(startS3Store),
  ({ stop }) => Effect.promise(stop),
).pipe(Effect.map((store): ReadonlyArray<FailingStore> => {
  const layer = S3.layer(store.settings, { ...hasty, firstPause: Duration.zero });
  const mended = () => Promise.resolve(store.mend());
  const failing = (...faults: ReadonlyArray<Fault>) => () => {
    store.fail(...faults);
    return Promise.resolve();
  };
  return [
    {
      name: "a bucket that is full",
      layer,
      mended,
      fails: failing("507", "507", "507", "507"),
      says: noRoom,
    },
    {
      name: "a bucket that drops",
      layer,
      mended,
      fails: failing(...Array.from({ length: 12 }, () => "drop" as const)),
      says: away,
    },
  ];
}));

/** A template that a disk of 128 kB has no room for. */
const largeTemplate = (): Uint8Array =>
  zipSync({
    ...templateParts(madeTemplate()),
    "docProps/thumbnail.bin": [new Uint8Array(300_000), { level: 0 }],
  });

/** Stores under test, which end with the scope. */
const failingStores: Effect.Effect<ReadonlyArray<FailingStore>, never, Scope.Scope> = Effect.zipWith(
  onDisk,
  inBucket,
  (disk, buckets) => [disk, ...buckets],
);

onOneDatabase((test) => {
  test(
    "a file that the store can't take is told with when to come again, nothing is half kept, and the same call goes through later",
    Effect.gen(function* () {
      // The bucket looks at the time of signatures.
      yield* leap(Date.now() - testsBegin);
      const { key } = yield* holder("enterprise", ["suppliers:read", "suppliers:write"]);
      for (const { name, layer, fails, mended, says } of yield* failingStores) {
        const store = Layer.succeed(DocumentStore, yield* Effect.provide(DocumentStore, layer));
        const calls = yield* Effect.provide(callsWith(key), store);
        const keys = Effect.orDie(Effect.provide(Effect.flatMap(DocumentStore, keysIn), store));
        const site = yield* installationOf(calls, { name, country: "TUR" });
        const value = yield* valueOf(calls, site);
        const pdf = pdfOf(name, 1_000_000);
        const before = yield* keys;

        yield* Effect.promise(fails);
        const refused = yield* attach(calls, value, pdf);
        assert.equal(refused.status, 503, `${name}: ${refused.text}`);
        assert.match(refused.problem.error, says, name);
        assert.match(refused.headers.get("retry-after") ?? "", /^\d+$/);
        yield* Effect.promise(fails);
        const template = new Blob([Uint8Array.from(largeTemplate())]);
        const save = `${valuesPath}/read?save=true&installation=${site}`;
        const saving = Effect.flatMap(calls.send(save, template, { "content-type": xlsx }), answered);
        const unsaved = yield* saving;
        assert.equal(unsaved.status, 503, `${name}: ${unsaved.text}`);
        assert.match(unsaved.problem.error, says, name);
        assert.match((yield* calls.get(attachmentsOf(value))).text, /"attachments":\[\]/, name);
        const values = yield* calls.get(`${valuesPath}?installation=${site}`);
        assert.equal(listed(values.body).values.length, 1, "no value without its file");
        yield* Effect.promise(mended);
        assert.deepEqual(yield* keys, before, `${name}: bytes without a row`);

        const added = yield* attach(calls, value, pdf);
        const { attachment } = attachedBy(added);
        const { bytes } = yield* calls.file(`${attachmentsOf(value)}/${attachment.id}`, { headers: {} });
        assert.deepEqual(bytes, pdf, name);
        assert.equal((yield* saving).status, 200, name);
      }
    }).pipe(Effect.scoped, Effect.provide(services)),
  );
});
