/** The edge of `/mcp`: methods, bodies, pages of other sites, and what it costs those who don't ask it. */
import assert from "node:assert/strict";
import { openEdge, type Send, send, service } from "../../support/service.ts";

const accept = "application/json, text/event-stream";

const post = (body: string, headers: Record<string, string> = {}, ask: Send = send) =>
  ask("/mcp", { method: "POST", headers: { "content-type": "application/json", accept, ...headers }, body });

const ping = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" });

const statusFor = async (ask: Send, headers: Record<string, string>): Promise<number> => {
  const response = await post(ping, headers, ask);
  await response.body?.cancel();
  return response.status;
};

Deno.test("a page of another site is refused, the service's own page and a program without an origin are not", async () => {
  const origin = "https://customs.example.com";
  const named = await service({ ...openEdge, publicOrigin: origin });
  assert.equal(await statusFor(named, {}), 200);
  assert.equal(await statusFor(named, { origin }), 200);
  for (
    const other of ["https://elsewhere.example", "null", "http://localhost:8080", `${origin}.evil.example`]
  ) {
    assert.equal(await statusFor(named, { origin: other }), 403, other);
  }
});

Deno.test("without a named origin only pages of this machine may call, whatever name the request came for", async () => {
  assert.equal(await statusFor(send, { origin: "http://localhost:8080" }), 200);
  assert.equal(await statusFor(send, { origin: "http://[::1]:8080" }), 200);
  assert.equal(await statusFor(send, { origin: "http://service.test" }), 403);
  assert.equal(await statusFor(send, { origin: "http://localhost.evil.example" }), 403);
});

Deno.test("GET and DELETE are not taken, because there are no sessions and no streams", async () => {
  for (const method of ["GET", "DELETE"]) {
    const response = await send("/mcp", { method, headers: { accept } });
    assert.equal(response.status, 405);
    assert.equal(response.headers.get("allow"), "POST, OPTIONS");
    await response.body?.cancel();
  }
});

Deno.test("what is no message is refused as the protocol says, what is no JSON or too large as everywhere", async () => {
  const broken = await post("{");
  assert.equal(broken.status, 400);
  assert.equal((await broken.json()).error.code, -32700);
  assert.equal((await post(ping, { "content-type": "text/plain" })).status, 415);
  const large = await post(
    JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping", params: { a: "x".repeat(1_100_000) } }),
  );
  assert.equal(large.status, 413);
});

const errorOf = async (message: Record<string, unknown>) => {
  const text = await (await post(JSON.stringify({ jsonrpc: "2.0", id: 1, ...message }))).text();
  return JSON.parse(text.replace(/^[^{]*/, "")).error;
};

Deno.test("parameters that a method doesn't take are invalid parameters, each told in a sentence", async () => {
  const client = { capabilities: {}, clientInfo: { name: "x", version: "1" } };
  for (
    const [message, sentence] of [
      [{ method: "initialize" }, "initialize: params is missing: it must be an object."],
      [
        { method: "initialize", params: { ...client, protocolVersion: 5 } },
        "initialize: params.protocolVersion must be a text.",
      ],
      [
        { method: "initialize", params: { protocolVersion: "2025-06-18", capabilities: [] } },
        "initialize: params.capabilities must be an object; params.clientInfo is missing: it must be an object.",
      ],
      [{ method: "tools/list", params: { cursor: 5 } }, "tools/list: params.cursor must be a text."],
      [{ method: "tools/call" }, "tools/call: params is missing: it must be an object."],
      [{ method: "tools/call", params: { name: 7 } }, "tools/call: params.name must be a text."],
      [
        { method: "tools/call", params: { name: "describe_tool", arguments: [1] } },
        "tools/call: params.arguments must be an object.",
      ],
    ] as const
  ) assert.deepEqual(await errorOf(message), { code: -32602, message: sentence });
  const { code, message } = await errorOf({ method: "tools/call", params: { name: "no_such_tool" } });
  assert.equal(code, -32602);
  assert.match(message, /no_such_tool/);
  assert.equal((await errorOf({ method: "nope" })).code, -32601);
});

Deno.test("the protocol is loaded when it is first asked for, not with the service", async () => {
  const graph = await new Deno.Command(Deno.execPath(), {
    args: ["info", "--json", "--lock=tests/deno.lock", "src/main.ts"],
    stdout: "piped",
    stderr: "null",
  }).output();
  const { modules } = JSON.parse(new TextDecoder().decode(graph.stdout));
  const loadedAtStart = (from: string, seen = new Set<string>()): ReadonlySet<string> => {
    const module = modules.find(({ specifier }: { specifier: string }) => specifier === from);
    if (seen.has(from) || module === undefined) return seen;
    seen.add(from);
    for (const { code, isDynamic } of module.dependencies ?? []) {
      if (code?.specifier !== undefined && isDynamic !== true) loadedAtStart(code.specifier, seen);
    }
    return seen;
  };
  const start = loadedAtStart(new URL("../../../src/main.ts", import.meta.url).href);
  assert.ok([...start].some((name) => name.endsWith("/http/mcp/mcp_route.ts")));
  assert.deepEqual(
    [...start].filter((name) => /modelcontextprotocol|\/http\/mcp\/server\.ts$/.test(name)),
    [],
  );
});
