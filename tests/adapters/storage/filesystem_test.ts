/** Documents as files: what the disk holds, also when it is full, read-only, or the process is killed. */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import assert from "node:assert/strict";
import * as FilesystemStore from "../../../src/adapters/storage/filesystem.ts";
import * as SignedUrl from "../../../src/adapters/storage/signed_url.ts";
import { DocumentStore, LinkSigner } from "../../../src/application/documents/document_ports.ts";
import { fileNameOf } from "../../../src/domain/documents/file_name.ts";
import {
  contentOf,
  filesBelow,
  freshKey,
  key,
  keysIn,
  runQuietly,
  secret,
} from "../../support/document_stores.ts";
import { succeeds } from "../../support/process.ts";

const inDirectory = async <E>(
  test: (directory: string) => Effect.Effect<void, E, DocumentStore | LinkSigner>,
): Promise<void> => {
  const directory = await Deno.makeTempDir();
  try {
    await runQuietly(
      Effect.suspend(() => test(directory)).pipe(Effect.provide(filesBelow(`${directory}/documents`))),
    );
  } finally {
    await Deno.remove(directory, { recursive: true });
  }
};

const filesIn = (directory: string): ReadonlyArray<string> =>
  [...Deno.readDirSync(directory)].flatMap(({ name, isDirectory }) =>
    isDirectory ? filesIn(`${directory}/${name}`).map((below) => `${name}/${below}`) : [name]
  );

Deno.test("a document is one file under its key, for its owner alone, and nothing else is left", () =>
  inDirectory((directory) =>
    Effect.gen(function* () {
      const store = yield* DocumentStore;
      const where = freshKey();
      yield* store.put(where, new Uint8Array(3));
      assert.deepEqual(filesIn(`${directory}/documents`), [where]);
      const { mode } = Deno.statSync(`${directory}/documents/${where}`);
      assert.equal((mode ?? 0) & 0o777, 0o600);
      yield* store.remove(where);
      assert.deepEqual([...Deno.readDirSync(`${directory}/documents`)].map(({ name }) => name), [
        ".incoming",
      ]);
    })
  ));

Deno.test("a directory that takes no files is told by a look, which leaves nothing behind", () =>
  inDirectory((directory) =>
    Effect.gen(function* () {
      const { standing } = yield* DocumentStore;
      const incoming = `${directory}/documents/.incoming`;
      yield* standing;
      assert.deepEqual(filesIn(incoming), []);
      Deno.removeSync(incoming);
      Deno.writeTextFileSync(incoming, "");
      assert.equal((yield* Effect.flip(standing))._tag, "ServiceUnavailable");
      Deno.removeSync(incoming);
      Deno.mkdirSync(incoming);
      yield* standing;
    })
  ));

Deno.test("a document of a directory that went away is not known to be missing: the store is", () =>
  inDirectory((directory) =>
    Effect.gen(function* () {
      const { open, put } = yield* DocumentStore;
      const where = freshKey();
      yield* put(where, new Uint8Array(3));
      Deno.renameSync(`${directory}/documents`, `${directory}/away`);
      assert.equal((yield* Effect.flip(open(where)))._tag, "ServiceUnavailable");
      Deno.renameSync(`${directory}/away`, `${directory}/documents`);
      assert.equal((yield* open(where)).sizeBytes, 3);
      assert.equal((yield* Effect.flip(open(freshKey())))._tag, "DocumentNotFound");
    })
  ));

Deno.test("documents of one directory come and go at the same time without losing each other", () =>
  inDirectory(() =>
    Effect.gen(function* () {
      const store = yield* DocumentStore;
      const keys = Array.from({ length: 24 }, (_, index) => key(`invoices/one/${index}.pdf`));
      yield* Effect.forEach(keys, (each) =>
        Effect.gen(function* () {
          yield* store.put(each, new Uint8Array(9));
          yield* store.remove(each);
          yield* store.put(each, new Uint8Array(7));
        }), { concurrency: "unbounded" });
      for (const each of keys) assert.equal((yield* store.open(each)).sizeBytes, 7);
    })
  ));

Deno.test("a directory that can't be written answers ServiceUnavailable with when to come again", () =>
  inDirectory((directory) =>
    Effect.gen(function* () {
      const store = yield* DocumentStore;
      Deno.writeTextFileSync(`${directory}/documents/invoices`, "a file where a directory belongs");
      const error = yield* Effect.flip(store.put(freshKey(), new Uint8Array(3)));
      assert.deepEqual([error._tag, error.retryAfterSeconds], ["ServiceUnavailable", 10]);
      assert.ok(!error.message.includes(directory), error.message);
      assert.equal((yield* Effect.flip(store.open(freshKey())))._tag, "ServiceUnavailable");
      assert.deepEqual(filesIn(`${directory}/documents`), ["invoices"]);
    })
  ));

/** A small disk of its own where that is allowed, else a limit on the size of files, which stops writing as well. */
const withoutRoom = succeeds("unshare", "-rm", "true")
  ? {
    program: "unshare",
    args: [
      "-rm",
      "sh",
      "-c",
      'mount -t tmpfs -o size=256k none "$1" && exec "$2" run -A --no-lock --no-check "$3" "$1"',
    ],
  }
  : {
    program: "sh",
    args: ["-c", 'trap \'\' XFSZ; ulimit -f 512; exec "$2" run -A --no-lock --no-check "$3" "$1"'],
  };

Deno.test("a full disk answers ServiceUnavailable and keeps what was there", async () => {
  const directory = await Deno.makeTempDir();
  const script = new URL("../../support/fill_disk.ts", import.meta.url).pathname;
  const { stdout, stderr } = await new Deno.Command(withoutRoom.program, {
    args: [...withoutRoom.args, "sh", directory, Deno.execPath(), script],
  }).output();
  await Deno.remove(directory, { recursive: true });
  assert.deepEqual(new TextDecoder().decode(stdout).trim().split("\n"), [
    "small: stored",
    "large: ServiceUnavailable",
    "small, again: 1000 bytes",
    "leftovers: 0",
  ], new TextDecoder().decode(stderr));
});

Deno.test("a process that is killed while it stores leaves whole documents only, and the next start clears the rest", async () => {
  const directory = await Deno.makeTempDir();
  const script = new URL("../../support/store_forever.ts", import.meta.url).pathname;
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "--allow-all", "--no-lock", "--no-check", script, directory],
    stdout: "piped",
    stderr: "inherit",
  }).spawn();
  const lines = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
  for (let stored = 0; stored < 5; stored++) await lines.read();
  child.kill("SIGKILL");
  await child.status;
  await lines.cancel();
  Deno.writeTextFileSync(`${directory}/.incoming/.old.part`, "half a docum");
  const longAgo = new Date(Date.now() - 7_200_000);
  for (const name of filesIn(`${directory}/.incoming`)) {
    Deno.utimeSync(`${directory}/.incoming/${name}`, longAgo, longAgo);
  }
  await runQuietly(
    Effect.gen(function* () {
      const store = yield* DocumentStore;
      const keys = yield* keysIn(store);
      assert.ok(keys.length >= 4, `${keys.length} documents`);
      for (const each of keys) {
        const content = yield* contentOf(yield* store.open(each));
        assert.equal(content.length, 2_000_000);
        assert.ok(content.every((byte) => byte === 7));
      }
      while (filesIn(`${directory}/.incoming`).length > 0) yield* Effect.yieldNow();
    }).pipe(Effect.provide(filesBelow(directory))),
  );
  await Deno.remove(directory, { recursive: true });
});

Deno.test("a file that is still being written by another process is not cleared", async () => {
  const directory = await Deno.makeTempDir();
  Deno.mkdirSync(`${directory}/.incoming`);
  Deno.writeTextFileSync(`${directory}/.incoming/.young.part`, "half a docum");
  await runQuietly(
    Effect.flatMap(DocumentStore, (store) => store.put(freshKey(), new Uint8Array(1))).pipe(
      Effect.provide(filesBelow(directory)),
    ),
  );
  assert.deepEqual(filesIn(`${directory}/.incoming`), [".young.part"]);
  await Deno.remove(directory, { recursive: true });
});

Deno.test("what is no document's file is neither listed nor opened", () =>
  inDirectory((directory) =>
    Effect.gen(function* () {
      const store = yield* DocumentStore;
      const where = freshKey();
      yield* store.put(where, new Uint8Array(1));
      Deno.writeTextFileSync(`${directory}/documents/README`, "");
      Deno.writeTextFileSync(`${directory}/documents/Upper.PDF`, "");
      Deno.symlinkSync("/etc/hostname", `${directory}/documents/link.pdf`);
      assert.deepEqual(yield* keysIn(store), [where]);
    })
  ));

Deno.test("a link of the store is verified by the service's signer and names its key", () =>
  inDirectory(() =>
    Effect.gen(function* () {
      const store = yield* DocumentStore;
      const where = freshKey();
      const fileName = fileNameOf("INV-2026-0007", "pdf");
      const link = yield* store.signedLink({ key: where, fileName, validForSeconds: 60 });
      const verified = yield* (yield* LinkSigner).verify(new URL(link, "https://customs.example.com"));
      assert.deepEqual([verified.path, verified.fileName], [`/api/v1/invoices/files/${where}`, fileName]);
    })
  ));

Deno.test("a directory that can't be made stops the start with a line that names it", async () => {
  const file = await Deno.makeTempFile();
  const layer = FilesystemStore.layer({ directory: `${file}/documents`, linkPrefix: "/files/" });
  const error = await Effect.runPromise(
    Effect.flip(Layer.build(Layer.provide(layer, SignedUrl.layer(secret)))).pipe(Effect.scoped),
  );
  assert.ok(error.message.includes(`${file}/documents`), error.message);
  await Deno.remove(file);
});
