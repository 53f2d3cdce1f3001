/** Calls that are sent again, through a gateway that fails for real: statuses, waits, connections that break. */
import assert from "node:assert/strict";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { retrying } from "../../client/src/retry.ts";

/** What the gateway does to one request; nothing: it passes it on to the work. */
type Fault = "cut" | "cut after" | "cut in the middle" | { readonly status: number; readonly after?: string };

/** A gateway in front of work that counts what was done under each key. */
const gateway = async (faults: ReadonlyArray<Fault>) => {
  const left = [...faults];
  const done: Array<string> = [];
  const times: Array<number> = [];
  const work = (request: IncomingMessage): string => {
    const key = String(request.headers["idempotency-key"] ?? "none");
    if (key === "none" || !done.includes(key)) done.push(key);
    return JSON.stringify({ done: done.length });
  };
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    times.push(performance.now());
    const fault = left.shift();
    if (fault === "cut") return void request.socket.destroy();
    if (typeof fault === "object") {
      response.writeHead(fault.status, fault.after === undefined ? {} : { "retry-after": fault.after });
      return void response.end("{}");
    }
    const text = work(request);
    if (fault === "cut after") return void request.socket.destroy();
    response.writeHead(200, { "content-type": "application/json", "content-length": text.length });
    if (fault !== "cut in the middle") return void response.end(text);
    response.write(text.slice(0, 2), () => request.socket.destroy());
  };
  const server = createServer((request, response) => {
    request.resume();
    request.on("end", () => answer(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  assert.ok(address !== null && typeof address === "object");
  return {
    url: `http://127.0.0.1:${address.port}/`,
    done,
    times,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

const post = (url: string, key?: string): Request =>
  new Request(url, {
    method: "POST",
    body: "{}",
    headers: key === undefined ? {} : { "idempotency-key": key },
  });

const send = retrying((request) => fetch(request));

const broken: ReadonlyArray<Fault> = ["cut", "cut after", "cut in the middle"];
for (
  const fault of [...broken, { status: 502 }, { status: 503, after: "0" }, { status: 504 }, {
    status: 429,
    after: "0",
  }]
) {
  Deno.test(`a call that meets ${JSON.stringify(fault)} is sent again under its key, and done once`, async () => {
    const { url, done, close } = await gateway([fault]);
    const response = await send(post(url, "order-1"));
    assert.deepEqual(await response.json(), { done: 1 });
    assert.deepEqual(done, ["order-1"]);
    await close();
  });
}

Deno.test("a call that is still worked on under its key is asked for again, a key that was used for another is not", async () => {
  const { url, times, close } = await gateway([{ status: 409, after: "0" }, { status: 409 }]);
  assert.equal((await send(post(url, "order-1"))).status, 409);
  assert.equal(times.length, 2);
  await close();
});

Deno.test("a POST without a key is never sent twice, and a mistake of the caller is not sent again", async () => {
  const { url, done, times, close } = await gateway(["cut after", { status: 400 }, { status: 500 }]);
  await assert.rejects(send(post(url)));
  assert.deepEqual(done, ["none"]);
  assert.equal((await send(post(url, "order-1"))).status, 400);
  assert.equal((await send(post(url, "order-1"))).status, 500);
  assert.equal(times.length, 3);
  await close();
});

Deno.test("the service's wait is kept to, and a longer one than is allowed fails at once", async () => {
  const { url, times, close } = await gateway([{ status: 429, after: "1" }]);
  assert.equal((await send(new Request(url))).status, 200);
  const [first = 0, second = 0] = times;
  assert.ok(second - first >= 1_000, `${second - first} ms`);
  await close();
  const closed = await gateway([{ status: 429, after: "3000" }]);
  assert.equal((await send(new Request(closed.url))).status, 429);
  assert.equal(closed.times.length, 1);
  await closed.close();
});

Deno.test("after the last attempt the failure is the caller's to see", async () => {
  const { url, times, close } = await gateway(["cut", "cut", "cut", "cut", "cut"]);
  await assert.rejects(retrying((request) => fetch(request), { attempts: 2 })(new Request(url)));
  assert.equal(times.length, 2);
  await close();
});

Deno.test("a call that is given up while it waits is not sent again", async () => {
  const { url, times, close } = await gateway([{ status: 503, after: "30" }]);
  const controller = new AbortController();
  const sending = send(new Request(url, { signal: controller.signal }));
  while (times.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  controller.abort(new Error("no longer wanted"));
  await assert.rejects(sending, /no longer wanted|abort/i);
  assert.equal(times.length, 1);
  await close();
});
