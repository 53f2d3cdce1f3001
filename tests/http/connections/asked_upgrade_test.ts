/** Clients that ask for another protocol beside their request, on real sockets: they are answered in the one that is spoken. */
import assert from "node:assert/strict";
import { acceptConnections } from "../../../src/http/connections/connections.ts";
import { deadlines } from "../../../src/http/connections/deadlines.ts";
import { refuseUpgrade } from "../../../src/http/connections/passing/asked_upgrade.ts";
import { rawClient } from "../../support/raw_client.ts";

const body = '{"connection":"\r\nconnection: upgrade\r\n"}';
/** As Java's HttpClient asks on connections without TLS. */
const asking = (method: string): ReadonlyArray<string> => [
  `${method} /echo HTTP/1.1\r\n`,
  "Connection: Upgrade, HTTP2-Settings\r\n",
  ...(method === "GET" ? [] : [`Content-Length: ${body.length}\r\n`]),
  "Host: a\r\nHTTP2-Settings: AAEAAEAAAAIAAAAAAAMAAAAAAAQBAAAAAAUAAEAAAAYABgAA\r\nUpgrade: h2c\r\n\r\n",
  ...(method === "GET" ? [] : [body]),
];

Deno.test("a request beside which another protocol is asked for is answered with its body", async () => {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const connections = acceptConnections(listener, {
    handler: async (request) => new Response(`said ${await request.text()}`),
    refuse: () => new Response(null, { status: 503 }),
    deadlines,
    isProxy: () => false,
  });
  for (const [method, said] of [["POST", `said ${body}`], ["GET", "said "]] as const) {
    for (const pieces of [asking(method), [asking(method).join("")]]) {
      const client = await rawClient(listener.addr.port);
      for (const piece of pieces) {
        await client.send(piece);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      const answer = await client.untilClosed();
      assert.match(answer, /^HTTP\/1\.1 200 /);
      assert.ok(answer.endsWith(`\r\n\r\n${said}`), answer);
      client.close();
    }
  }
  const kept = await rawClient(listener.addr.port);
  for (let call = 0; call < 3; call += 1) {
    await kept.send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nhi");
    assert.match(await kept.next(), /said hi$/);
  }
  await kept.send(asking("POST").join(""));
  const answer = await kept.untilClosed();
  assert.match(answer, /^HTTP\/1\.1 200 /);
  assert.ok(answer.endsWith(`\r\n\r\nsaid ${body}`), answer);
  kept.close();
  await connections.stop(() => {});
});

const changed = (text: string): string =>
  new TextDecoder("latin1").decode(refuseUpgrade(Uint8Array.from(text, (letter) => letter.charCodeAt(0))));

Deno.test("only a head that asks for another protocol is changed, and its length never", () => {
  for (
    const [head, wanted] of [
      ["GET / HTTP/1.1\r\nConnection: Upgrade\r\n\r\n", "GET / HTTP/1.1\r\nConnection: close  \r\n\r\n"],
      ["GET / HTTP/1.1\r\nCONNECTION:upgrade\r\n\r\n", "GET / HTTP/1.1\r\nCONNECTION: close \r\n\r\n"],
      [
        "GET / HTTP/1.1\r\nConnection: keep-alive, uPgrade\r\n\r\n",
        `GET / HTTP/1.1\r\nConnection: close${" ".repeat(14)}\r\n\r\n`,
      ],
    ] as const
  ) {
    assert.equal(changed(head), wanted);
    assert.equal(changed(`${head}${body}é`), `${wanted}${body}é`);
  }
  for (
    const head of [
      "GET / HTTP/1.1\r\nConnection: keep-alive\r\nUpgrade: h2c\r\n\r\n",
      "GET / HTTP/1.1\r\nX-Connection: upgrade\r\n\r\n",
      "GET /upgrade HTTP/1.1\r\nHost: upgrade\r\n\r\n\r\nconnection: upgrade\r\n",
      "",
    ]
  ) assert.equal(changed(head), head);
});
