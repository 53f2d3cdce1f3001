/** What a service writes about its requests: one line each, and its id on whatever failed in it. */
import assert from "node:assert/strict";
import { keyIn } from "../support/customer.ts";
import { makeKey } from "../support/made_key.ts";
import { exampleRequest } from "../support/invoices.ts";
import { startPostgres } from "../support/postgres.ts";
import { hasPostgres } from "../support/postgres_programs.ts";
import { production, startTask, until, where } from "../support/process.ts";

interface Line {
  readonly [member: string]: unknown;
}

const linesOf = (said: string): ReadonlyArray<Line> =>
  said.split("\n").filter((line) => line.startsWith("{") && line.endsWith("}")).map((line) =>
    JSON.parse(line)
  );

const get = async (url: string, headers: Record<string, string>): Promise<number> => {
  const answer = await fetch(url, { headers });
  await answer.body?.cancel();
  return answer.status;
};

const calculation = "/api/v1/cbam/calculate?cn=72083900&country=CHN&tonnage=1&import=2026-02-15";

Deno.test("each request gets one line: id, endpoint, status, duration, account, and nothing that is secret", async () => {
  const service = await startTask("dev", { ACCESS_LOG: "on" });
  const { origin } = service;
  const key = keyIn(service.said());
  const authorization = `Bearer ${key}`;
  assert.equal(await get(origin + calculation, { authorization, "x-request-id": "one" }), 200);
  assert.equal(await get(`${origin}/hidden/path?signature=hush`, { "x-request-id": "two" }), 404);
  assert.equal(
    await get(`${origin}/api/v1/cbam/bulk/hidden`, { authorization, "x-request-id": "three" }),
    404,
  );
  const of = (id: string) => linesOf(service.said()).filter((line) => line["request_id"] === id);
  await until(() => of("three").length > 0);
  const [one] = of("one");
  assert.equal(of("one").length, 1);
  assert.deepEqual(
    [one?.["endpoint"], one?.["method"], one?.["status"], one?.["level"], one?.["message"]],
    ["GET /api/v1/cbam/calculate", "GET", 200, "INFO", "GET /api/v1/cbam/calculate 200"],
  );
  assert.ok(typeof one?.["duration_ms"] === "number" && one["duration_ms"] > 0);
  assert.match(String(one["account_id"]), /^[0-9a-f-]{36}$/);
  assert.equal(of("three")[0]?.["account_id"], one["account_id"]);
  assert.deepEqual(of("two").map(({ endpoint, status }) => [endpoint, status]), [["none", 404]]);
  assert.equal(of("two")[0]?.["account_id"], undefined);
  const signIn = await fetch(`${origin}/sign-in/demonstration`, {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin" },
    body: new URLSearchParams(),
    redirect: "manual",
  });
  const cookie = signIn.headers.get("set-cookie")?.split(";", 1).join() ?? "";
  assert.equal(await get(`${origin}/account`, { cookie, "x-request-id": "four" }), 200);
  await until(() => of("four").length > 0);
  assert.equal(of("four")[0]?.["account_id"], one["account_id"], "a page is its account's work");
  const [, afterTheDemonstration = ""] = service.said().split("shown this once:");
  const logged = linesOf(afterTheDemonstration);
  for (const secret of [key, cookie, "hush", "hidden", "tonnage"]) {
    assert.ok(!JSON.stringify(logged).includes(secret), `${secret} is in a line`);
  }
  for (const { message } of logged) assert.equal(typeof message, "string");
  assert.match(service.said(), /Customs Invoice and CBAM service on http\S+:\d+, version \d+\.\d+\.\d+/);
  assert.doesNotMatch(service.said(), / stops: /);
  assert.equal(await service.stop(), 0);
  assert.match(
    service.said(),
    /Customs Invoice and CBAM service stops: requests under way are answered first\./,
  );
});

Deno.test("a failure on our side has the request's id on each of its lines, whatever access lines are", async () => {
  const directory = await Deno.makeTempDir();
  const service = await startTask("dev", { ACCESS_LOG: "failures", DATA_DIR: directory });
  const authorization = `Bearer ${keyIn(service.said())}`;
  // No document can be stored where a file is in the way.
  await Deno.remove(`${directory}/documents`, { recursive: true }).catch(() => {});
  await Deno.writeTextFile(`${directory}/documents`, "");
  const answer = await fetch(`${service.origin}/api/v1/invoices`, {
    method: "POST",
    headers: { authorization, "content-type": "application/json", "x-request-id": "failing" },
    body: JSON.stringify(exampleRequest("commercial")),
  });
  await answer.body?.cancel();
  assert.equal(answer.status, 503);
  await until(() => service.said().includes("POST /api/v1/invoices 503"));
  // Jobs come upon the file too, in nobody's request, and have sentences of their own.
  const isOfCall = ({ message }: Line) =>
    /^The document storage failed: (?:putting|removing) invoices|^POST \/api\/v1\/invoices/.test(
      String(message),
    );
  const lines = linesOf(service.said()).filter(isOfCall);
  assert.ok(lines.length >= 2, service.said());
  for (const line of lines) assert.equal(line["request_id"], "failing", JSON.stringify(line));
  assert.ok(!service.said().includes(" 200"));
  assert.equal(await service.stop(), 0);
  await Deno.remove(directory, { recursive: true });
});

where(hasPostgres, "PostgreSQL")(
  "a database that goes away under a call leaves the call's id in the line that says why",
  async () => {
    const postgres = await startPostgres();
    const directory = await Deno.makeTempDir();
    const env = { ...production, DATABASE_URL: postgres.url, DATA_DIR: directory };
    const service = await startTask("start", { ...env, HOST: "127.0.0.1" });
    const authorization = `Bearer ${await makeKey(env, "cbam:bulk")}`;
    await postgres.freeze();
    const headers = { authorization, "x-request-id": "stuck" };
    assert.equal(await get(`${service.origin}/api/v1/cbam/bulk/any`, headers), 503);
    await until(() => linesOf(service.said()).some(({ status }) => status === 503));
    const lines = linesOf(service.said()).filter(({ request_id }) => request_id === "stuck");
    assert.ok(
      lines.some(({ message }) => String(message).startsWith("The database failed.")),
      service.said(),
    );
    await postgres.thaw();
    assert.equal(await service.stop(), 0);
    await postgres.remove();
    await Deno.remove(directory, { recursive: true });
  },
);
