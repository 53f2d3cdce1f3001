/** TLS on real sockets: what clients agree on with the service, and those that speak HTTP/2 although it offers none. */
import assert from "node:assert/strict";
import { patientEngine } from "../../../src/composition/permissions.ts";
import { refusalOf } from "../../support/http2_refusal.ts";
import { where } from "../../support/process.ts";
import { secured } from "../../support/secured_server.ts";
import { hasOpenssl } from "../../support/tls.ts";

/** @returns the answer, in the pieces in which it came */
const piecesOf = async (connection: Deno.Conn, path: string): Promise<ReadonlyArray<string>> => {
  await connection.write(new TextEncoder().encode(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`));
  const said: Array<string> = [];
  for (const buffer = new Uint8Array(4_096); !said.join("").includes("done");) {
    const size = await connection.read(buffer);
    assert.ok(size !== null, said.join(""));
    said.push(new TextDecoder().decode(buffer.subarray(0, size)));
  }
  return said;
};

const ask = async (connection: Deno.Conn): Promise<string> => (await piecesOf(connection, "/now")).join("");

const test = where(hasOpenssl, "openssl");

test("a client that offers HTTP/2 gets HTTP/1.1, and one that offers nothing too: as often as it asks", () =>
  secured(async (_, connect) => {
    for (const protocols of [["h2", "http/1.1"], ["http/1.1"], []]) {
      const client = await connect(...protocols);
      assert.equal((await client.handshake()).alpnProtocol, protocols.length === 0 ? null : "http/1.1");
      for (let call = 0; call < 20; call += 1) assert.match(await ask(client), /^HTTP\/1\.1 200 OK\r\n/);
      client.close();
    }
  }));

test("an answer's body doesn't wait until its head was acknowledged", () =>
  secured(async (_, connect) => {
    for (const protocols of [["http/1.1"], []]) {
      const client = await connect(...protocols);
      let inOne = 0;
      for (let call = 0; call < 40; call += 1) {
        inOne += (await piecesOf(client, "/usual")).length === 1 ? 1 : 0;
      }
      assert.ok(inOne > 20, String(inOne));
      client.close();
    }
  }));

test("a client that offers HTTP/2 alone is refused", () =>
  secured(async (_, connect) => {
    await assert.rejects(async () => (await connect("h2")).handshake());
  }));

test("a client that begins with HTTP/2 where none was agreed on is told to speak HTTP/1.1, and nothing of it is read", () =>
  secured(async (_, connect) => {
    for (const protocols of [[], ["http/1.0"]]) {
      assert.match(await refusalOf(await connect(...protocols)), /Speak HTTP\/1\.1 here\.$/);
    }
  }));

test("a client that begins like HTTP/2, or says it byte by byte, is answered by what it says in the end", () =>
  secured(async (_, connect) => {
    const slow = await connect();
    for (const letter of "PUT /now HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n") {
      await slow.write(new TextEncoder().encode(letter));
    }
    assert.match(await ask(slow), /^HTTP\/1\.1 200 OK\r\n/);
    slow.close();
    const alike = await connect();
    await alike.write(new TextEncoder().encode("PRI * HTTP/2.0\r\nHost: a\r\n\r\n"));
    const answer = new Uint8Array(16);
    await alike.read(answer).catch(() => null);
    assert.doesNotMatch(new TextDecoder().decode(answer), /HTTP\/1\.1 200/);
    alike.close();
  }));

test("a client that is silent instead of agreeing on TLS is cut in time", () =>
  secured(async ({ port }) => {
    for (const said of [[], [22, 3, 1]]) {
      const client = await Deno.connect({ hostname: "127.0.0.1", port });
      await client.write(new Uint8Array(said));
      assert.equal(await client.read(new Uint8Array(1)).catch(() => null), null);
      client.close();
    }
  }, { headSeconds: 1 }));

test("a client that reads nothing of its answer is cut in time, with all that it held", async () => {
  const { success, stderr } = await new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      patientEngine,
      "--allow-all",
      "--lock=tests/deno.lock",
      "--no-check",
      "tests/support/cut_descriptors.ts",
    ],
    cwd: new URL("../../../", import.meta.url),
  }).output();
  assert.ok(success, new TextDecoder().decode(stderr));
});

test("clients that say something else than TLS, or nothing, keep no stop waiting", async () => {
  let clients: ReadonlyArray<Deno.Conn> = [];
  await secured(async ({ port }) => {
    const connect = () => Deno.connect({ hostname: "127.0.0.1", port });
    const [silent, other] = clients = await Promise.all([connect(), connect()]);
    await other?.write(new TextEncoder().encode("GET / HTTP/1.1\r\n\r\n"));
    assert.ok(silent !== undefined);
  });
  for (const client of clients) client.close();
});
