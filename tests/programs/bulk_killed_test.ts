/** A process that is killed while it works on a bulk call: nothing of the call is there, and its retry works. */
import assert from "node:assert/strict";
import { startKillable } from "../support/process.ts";

const body = JSON.stringify({
  shipments: Array(5_000).fill({ cn_code: "72083900", origin_country: "CHN", tonnage: 1 }),
});

Deno.test("a bulk call whose process was killed left nothing, and its retry with the same key computes", async () => {
  const directory = await Deno.makeTempDir();
  let service = await startKillable({ DATA_DIR: directory });
  const { origin } = service;
  const env = { DATA_DIR: directory, PORT: String(service.port) };
  const [key] = /cik_[0-9a-f]{48}/.exec(service.said) ?? [];
  assert.ok(key !== undefined, service.said);
  const authorization = `Bearer ${key}`;
  const send = (requestId: string): Promise<Response> =>
    fetch(`${origin}/api/v1/cbam/bulk`, {
      method: "POST",
      headers: {
        authorization,
        "content-type": "application/json",
        "idempotency-key": "order-1",
        "x-request-id": requestId,
      },
      body,
    });
  let isAnswered = false;
  for (let waitMs = 10; waitMs < 400 && !isAnswered; waitMs *= 2.5) {
    const sent = send(`killed-${waitMs}`).then((answer) => answer.ok, () => false);
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    await service.kill();
    isAnswered = await sent;
    service = await startKillable(env);
    const found = await fetch(`${origin}/api/v1/cbam/bulk/killed-${waitMs}`, { headers: { authorization } });
    if (!isAnswered) assert.equal((await found.json()).row_count ?? 5_000, 5_000);
  }
  const retried = await send("retried");
  assert.equal(retried.status, 200);
  assert.equal((await retried.json()).results.length, 5_000);
  const again = await send("again");
  assert.equal(again.headers.get("idempotent-replayed"), "true");
  await again.body?.cancel();
  await service.kill();
  await Deno.remove(directory, { recursive: true });
});
