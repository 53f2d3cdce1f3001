/** TLS between the service and its database: the certificate is checked, also the name in it. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import assert from "node:assert/strict";
import { orUnavailable } from "../../../../src/adapters/postgres/engine/unavailable.ts";
import { startPostgres } from "../../../support/postgres.ts";
import { hasPostgres, ownedDirectory, runAsOwner } from "../../../support/postgres_programs.ts";
import { isInstalled } from "../../../support/installed.ts";
import { where } from "../../../support/process.ts";
import { failureOf, runOn } from "../../../support/server_tests.ts";

/** A certificate that signs itself, for this machine's loopback address. */
const makeCertificate = async (
  directory: string,
): Promise<{ readonly cert: string; readonly key: string }> => {
  const [cert, key] = [`${directory}/${crypto.randomUUID()}.crt`, `${directory}/${crypto.randomUUID()}.key`];
  await runAsOwner("/usr/bin/env", [
    "openssl",
    ...["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=database"],
    ...["-addext", "subjectAltName=IP:127.0.0.1", "-keyout", key, "-out", cert],
  ]);
  return { cert, key };
};

const isEncrypted = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) =>
    orUnavailable(sql<{ readonly ssl: boolean; readonly n: number }>`
    select ssl, ${1}::int as n from pg_stat_ssl where pid = pg_backend_pid()`),
);

where(hasPostgres && isInstalled("openssl"), "PostgreSQL or no openssl")(
  "a server whose certificate is known is talked to encrypted; another certificate, or another name, is no server",
  async () => {
    const directory = await ownedDirectory();
    const [own, other] = [await makeCertificate(directory), await makeCertificate(directory)];
    const postgres = await startPostgres({
      settings: ["ssl=on", `ssl_cert_file=${own.cert}`, `ssl_key_file=${own.key}`],
    });
    const at = (host: string, cert: string) => ({
      url: `${postgres.url.replace("127.0.0.1", host)}?sslmode=verify-full&sslrootcert=${cert}`,
    });
    assert.deepEqual(
      await runOn(at("127.0.0.1", own.cert), isEncrypted),
      Exit.succeed([{ ssl: true, n: 1 }]),
    );
    assert.equal(
      failureOf(await runOn(at("127.0.0.1", other.cert), isEncrypted))?._tag,
      "ServiceUnavailable",
    );
    assert.equal(failureOf(await runOn(at("localhost", own.cert), isEncrypted))?._tag, "ServiceUnavailable");
    await postgres.remove();
    await Deno.remove(directory, { recursive: true });
  },
);
