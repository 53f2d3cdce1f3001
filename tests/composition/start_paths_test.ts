import assert from "node:assert/strict";
import { readPaths, writtenPaths } from "../../src/composition/start_paths.ts";

const of = (settings: Readonly<Record<string, string>>) => (name: string) => settings[name];

Deno.test("production writes below DATA_DIR alone, and reads what else its settings name", () => {
  assert.deepEqual(writtenPaths(of({})), ["data"]);
  assert.deepEqual(readPaths(of({ DATA_DIR: "" })), [".", "/run/secrets", "data"]);
  const settings = of({
    DATA_DIR: "/srv/customs",
    TLS_CERT_FILE: "/etc/tls/cert.pem",
    TLS_KEY_FILE: "/etc/tls/key.pem",
    PGPASSFILE: "/etc/customs/pgpass",
    DATABASE_URL: "postgres://u:p@db.example.com/customs?sslmode=verify-full&sslrootcert=/etc/ssl/db.pem",
  });
  assert.deepEqual(writtenPaths(settings), ["/srv/customs"]);
  assert.deepEqual(readPaths(settings), [
    ".",
    "/run/secrets",
    "/srv/customs",
    "/etc/tls/cert.pem",
    "/etc/tls/key.pem",
    "/etc/customs/pgpass",
    "/etc/ssl/db.pem",
  ]);
});

Deno.test("deno task start names each path that it may read or write, and each variable", () => {
  const { tasks: { start } }: { tasks: { start: { command: string } } } = JSON.parse(
    Deno.readTextFileSync(new URL("../../deno.json", import.meta.url)),
  );
  assert.doesNotMatch(start.command, /--allow-(?:all|read|write|env|sys|run|ffi|import)(?:[\s"]|$)|\s-A\s/);
});
