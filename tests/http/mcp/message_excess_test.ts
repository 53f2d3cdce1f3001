/**
 * Messages that are filled with wrong values, as many as a body holds: they are refused before the protocol's library makes an
 * issue of each. What a client has to say of itself, and a tool's arguments, have their room.
 */
import assert from "node:assert/strict";
import { longestMember, messageExcess, mostValues } from "../../../src/http/mcp/message_excess.ts";
import { send } from "../../support/service.ts";

/** Refusing takes milliseconds; making an issue of each value, many seconds. */
const mostMs = 5_000;
/** Characters of an answer: a sentence or a few. */
const mostAnswered = 2_000;

type Params = Readonly<Record<string, unknown>>;

const messageOf = (method: string, params: Params) => ({ jsonrpc: "2.0", id: 1, method, params });

const post = async (message: unknown, headers: Record<string, string> = {}) => {
  const response = await send("/mcp", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      ...headers,
    },
    body: typeof message === "string" ? message : JSON.stringify(message),
  });
  return { status: response.status, text: await response.text() };
};

const client = { name: "x", version: "1" };
const initialize = (clientInfo: Params, more: Params = {}) =>
  messageOf("initialize", {
    protocolVersion: "2025-06-18",
    capabilities: {},
    clientInfo: { ...client, ...clientInfo },
    ...more,
  });

const revision = "2026-07-28";
const own = "io.modelcontextprotocol/";
const ofRevision = (more: Params) => ({
  _meta: {
    [`${own}protocolVersion`]: revision,
    [`${own}clientCapabilities`]: {},
    [`${own}clientInfo`]: client,
    ...more,
  },
});

const call = (more: Params) => messageOf("tools/call", { name: "describe_tool", ...more });

/** Records whose members are wrong, as many as the body may have: its objects have up to a thousand. */
const wrongRecords = (items: number) =>
  Array.from(
    { length: Math.floor(items / 950) },
    () => Object.fromEntries(Array.from({ length: 900 }, (_, index) => [index.toString(36), 1])),
  );

/** Each list and record of the methods' parameters, filled. */
const places: Readonly<Record<string, (filling: unknown) => unknown>> = {
  "initialize, icons": (filling) => initialize({ icons: filling }),
  "initialize, sizes of an icon": (filling) => initialize({ icons: [{ src: "x", sizes: filling }] }),
  "initialize, capabilities": (filling) =>
    initialize({}, { capabilities: { experimental: { a: filling }, extensions: { a: filling } } }),
  "initialize, a member that there is not": (filling) => initialize({}, { more: filling }),
  "tools/list, cursor": (filling) => messageOf("tools/list", { cursor: filling }),
  "tools/list, _meta": (filling) => messageOf("tools/list", { _meta: filling }),
  "tools/list, client in _meta": (filling) =>
    messageOf("tools/list", ofRevision({ [`${own}clientInfo`]: { ...client, icons: filling } })),
  "tools/list, sizes in _meta": (filling) =>
    messageOf(
      "tools/list",
      ofRevision({ [`${own}clientInfo`]: { ...client, icons: [{ src: "x", sizes: filling }] } }),
    ),
  "tools/list, capabilities in _meta": (filling) =>
    messageOf("tools/list", ofRevision({ [`${own}clientCapabilities`]: { experimental: filling } })),
  "tools/call, name": (filling) => messageOf("tools/call", { name: filling }),
  "tools/call, arguments that are a list": (filling) => call({ arguments: [filling] }),
  "tools/call, task": (filling) => call({ arguments: {}, task: { ttl: filling } }),
  "tools/call, responses": (filling) =>
    call({ ...ofRevision({}), arguments: {}, inputResponses: { a: { content: filling, roots: filling } } }),
  "ping, params": (filling) => messageOf("ping", { a: filling }),
  "ping, id": (filling) => ({ ...messageOf("ping", {}), id: filling }),
  "ping, arguments, which are a tool's alone": (filling) =>
    messageOf("ping", { name: "describe_tool", arguments: { a: filling } }),
  "subscriptions/listen": (filling) =>
    messageOf("subscriptions/listen", {
      ...ofRevision({}),
      notifications: { resourceSubscriptions: filling },
    }),
  "a notification": (filling) => ({
    jsonrpc: "2.0",
    method: "notifications/cancelled",
    params: { requestId: filling },
  }),
  "an answer": (filling) => ({ jsonrpc: "2.0", id: 1, result: { content: filling } }),
  "an error": (filling) => ({ jsonrpc: "2.0", id: 1, error: { code: filling, message: 1 } }),
  "no message": (filling) => [filling],
};

const numbers = (count: number) => Array.from({ length: count }, () => 1);
const mostItems = 200_000;

for (const [place, messageWith] of Object.entries(places)) {
  Deno.test(`a message filled with wrong values is refused at once: ${place}`, async () => {
    for (const filling of [numbers(mostItems), wrongRecords(mostItems / 4)]) {
      for (const headers of [{}, { "mcp-protocol-version": revision }]) {
        const begun = performance.now();
        const { status, text } = await post(messageWith(filling), headers);
        assert.ok(performance.now() - begun < mostMs);
        assert.ok(text.length < mostAnswered, `${text.length}`);
        assert.equal(status, 400);
        assert.match(text, /more than 500 values beside the arguments of its tool/);
      }
    }
  });
}

Deno.test("no more of a message is looked at than its bound, however long its lists are", () => {
  let looks = 0;
  const counted = new Proxy(numbers(mostItems), {
    get: (items, name, receiver) => {
      looks++;
      return Reflect.get(items, name, receiver);
    },
  });
  assert.equal(messageExcess(initialize({ icons: counted })), `more than ${mostValues} values`);
  assert.ok(looks < 3 * mostValues, `${looks}`);
});

Deno.test("each message of a batch has the bound, and so have levels and names", async () => {
  const ping = messageOf("ping", {});
  assert.equal((await post([ping, initialize({ icons: numbers(mostValues) })])).status, 400);
  const nested = await post(
    `{"jsonrpc":"2.0","id":1,"method":"ping","params":${'{"a":'.repeat(40_000)}1${"}".repeat(40_001)}`,
  );
  assert.equal(nested.status, 400);
  assert.match(nested.text, /nested deeper than 12 levels/);
  assert.equal(messageExcess(messageOf("ping", { ["x".repeat(longestMember)]: 1 })), undefined);
  assert.match(
    messageExcess(messageOf("ping", { ["x".repeat(longestMember + 1)]: 1 })) ?? "",
    /a member whose name is longer than 200 characters/,
  );
});

Deno.test("of wrong values within the bound the first five are told", async () => {
  const { status, text } = await post(initialize({ icons: numbers(mostValues - 20) }));
  assert.equal(status, 200);
  assert.ok(text.length < mostAnswered);
  const { error } = JSON.parse(text.replace(/^[^{]*/, ""));
  const wrong = [0, 1, 2, 3, 4].map((index) => `params.clientInfo.icons.${index} must be an object`);
  assert.deepEqual(error, { code: -32602, message: `initialize: ${wrong.join("; ")}.` });
});

Deno.test("a client with a large icon is taken, and a tool's arguments are as many as its endpoint takes", async () => {
  const icon = { src: `data:image/png;base64,${"A".repeat(100_000)}`, sizes: ["48x48"] };
  const taken = await post(initialize({ icons: [icon] }));
  assert.equal(taken.status, 200);
  assert.match(taken.text, /"protocolVersion":"2025-06-18"/);
  const lines = Array.from({ length: 500 }, () => ({ description: "Bolts", quantity: 1, unitPrice: 2 }));
  const called = await post(call({ name: "invoice_validate", arguments: { invoiceData: { lines } } }));
  assert.equal(called.status, 200);
});

Deno.test("arguments filled with wrong values are answered at once", async () => {
  const deep = `${'{"a":'.repeat(40_000)}1${"}".repeat(40_000)}`;
  const named = (name: string, args: string) =>
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}","arguments":${args}}}`;
  for (const name of ["describe_tool", "cbam_calculate", "cbam_scope", "cbam_prices"]) {
    for (
      const args of [
        JSON.stringify({ tool: numbers(mostItems), cn_code: numbers(mostItems) }),
        JSON.stringify({ precursors: wrongRecords(mostItems) }),
        deep,
      ]
    ) {
      const begun = performance.now();
      const { text } = await post(named(name, args));
      assert.ok(performance.now() - begun < mostMs, name);
      assert.ok(text.length < 20_000, `${name}: ${text.length}`);
    }
  }
});
