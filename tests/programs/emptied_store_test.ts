/** A start on a store that has none of the documents that the database names: a volume that isn't mounted, another bucket or service's. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { dirname } from "node:path";
import { beginning } from "../../src/adapters/storage/s3_known.ts";
import { defaultTransport, send } from "../../src/adapters/storage/s3_request.ts";
import { objectUrl } from "../../src/adapters/storage/s3_signing.ts";
import { keyOfFile } from "../../src/domain/suppliers/attachment.ts";
import { exampleRequest } from "../support/invoices.ts";
import { runToEnd, startKillable, startTask, until } from "../support/process.ts";
import { hasPostgres } from "../support/postgres_programs.ts";
import { startPostgres } from "../support/postgres.ts";
import { makeKeys } from "../support/production_services.ts";
import { psql } from "../support/server_tests.ts";
import { s3Environment, startS3Store } from "../support/s3_store.ts";

/** Starts a service, has it keep the documents of an invoice, and ends it. */
const keepDocuments = async (env: Record<string, string>): Promise<void> => {
  const service = await startKillable(env);
  const [key] = /cik_[0-9a-f]{48}/.exec(service.said) ?? [];
  const made = await fetch(`${service.origin}/api/v1/invoices`, {
    method: "POST",
    headers: { "authorization": `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ ...exampleRequest("commercial"), documents: ["packing-list"] }),
  });
  assert.equal(made.status, 200, await made.text());
  await service.kill();
};

const answers = async (env: Record<string, string>): Promise<void> => {
  const service = await startKillable(env);
  assert.equal((await fetch(`${service.origin}/readyz`)).status, 200);
  await service.kill();
};

Deno.test("a directory without the documents that were kept, empty or another service's, stops the start with what to do, and nothing is made in it", async () => {
  const DATA_DIR = await Deno.makeTempDir();
  const documents = `${DATA_DIR}/documents`;
  await keepDocuments({ DATA_DIR });
  await Deno.rename(documents, `${DATA_DIR}/volume`);
  const others = `${documents}/invoices/${crypto.randomUUID()}`;
  const prepared = [
    () => Promise.resolve(),
    () => Deno.mkdir(documents),
    () => Deno.mkdir(`${documents}/lost+found`),
    () => Deno.mkdir(`${documents}/.incoming`),
    () => Deno.mkdir(others, { recursive: true }),
    () => Deno.writeTextFile(`${others}/commercial.pdf`, "%PDF-1.7\n%%EOF\n"),
  ];
  for (const prepare of prepared) {
    await prepare();
    const { code, stderr } = await runToEnd("dev", { DATA_DIR, PORT: "0" });
    assert.equal(code, 1, stderr);
    assert.ok(
      stderr.includes(`The directory ${documents} has none of the documents that the database names`),
      stderr,
    );
    assert.ok(stderr.includes(`make an empty file ${documents}/.begun and start again`), stderr);
  }
  assert.deepEqual(Array.from(Deno.readDirSync(documents), ({ name }) => name).sort(), [
    ".incoming",
    "invoices",
    "lost+found",
  ]);
  await Deno.remove(documents, { recursive: true });
  await Deno.rename(`${DATA_DIR}/volume`, documents);
  await answers({ DATA_DIR });
  await Deno.remove(documents, { recursive: true });
  await Deno.mkdir(documents);
  await Deno.writeTextFile(`${documents}/.begun`, "");
  await answers({ DATA_DIR });
  await Deno.remove(DATA_DIR, { recursive: true });
});

Deno.test("another bucket than the one that was filled stops the start, until an object says that it is meant", async () => {
  const DATA_DIR = await Deno.makeTempDir();
  const [filled, empty] = [await startS3Store(), await startS3Store()];
  await keepDocuments({ DATA_DIR, ...s3Environment(filled.settings) });
  const other = { DATA_DIR, PORT: "0", ...s3Environment(empty.settings) };
  const { code, stderr } = await runToEnd("dev", other);
  assert.equal(code, 1, stderr);
  assert.match(
    stderr,
    /The bucket customs has none of the documents that the database names: .*put an object documents\/\.begun into it/,
  );
  await answers({ DATA_DIR, ...s3Environment(filled.settings) });
  await Effect.runPromise(send(empty.settings, defaultTransport, {
    method: "PUT",
    url: objectUrl(empty.settings, empty.settings.endpoint, beginning),
    accepted: [200],
  }));
  await answers(other);
  await filled.stop();
  await empty.stop();
  await Deno.remove(DATA_DIR, { recursive: true });
});

Deno.test({
  name:
    "a start beside a database that is away looks at the store once it is there: without its volume every call is 503, and kept is nothing",
  ignore: !hasPostgres,
  fn: async () => {
    const DATA_DIR = await Deno.makeTempDir();
    await using postgres = await startPostgres();
    await makeKeys(postgres);
    const id = crypto.randomUUID();
    await psql(
      postgres.url,
      `insert into supplier_file (id, account_id, sha256, kind, size_bytes, stored_at)
        select '${id}', id, '${"0".repeat(64)}', 'pdf', 1, now() from account limit 1`,
    );
    const kept = `${DATA_DIR}/volume/${keyOfFile({ id, kind: "pdf" })}`;
    await Deno.mkdir(dirname(kept), { recursive: true });
    await Deno.writeTextFile(kept, "1");
    await Deno.mkdir(`${DATA_DIR}/volume/.incoming`);
    await postgres.stop();
    const service = await startTask("dev", { DATA_DIR, DATABASE_URL: postgres.url });
    await postgres.start();
    const storage = async (): Promise<unknown> => {
      const answer = await fetch(`${service.origin}/readyz`);
      const told = await answer.json();
      return answer.status === 200 ? told.parts.storage : undefined;
    };
    await until(() => /documents has none of the documents that the database names/.test(service.said()));
    await until(async () => await storage() === "failing");
    assert.deepEqual([...Deno.readDirSync(`${DATA_DIR}/documents`)].map(({ name }) => name), [".incoming"]);
    await Deno.remove(`${DATA_DIR}/documents`, { recursive: true });
    await Deno.rename(`${DATA_DIR}/volume`, `${DATA_DIR}/documents`);
    await until(async () => await storage() === "ok");
    await service.stop();
    await Deno.remove(DATA_DIR, { recursive: true });
  },
});
