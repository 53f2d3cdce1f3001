/** Two processes of the service on one PostgreSQL, and what a proxy in front of them has to do. */
import assert from "node:assert/strict";
import * as https from "node:https";
import { buy, type Customer, findAgain, keyIn } from "./customer.ts";
import { startPostgres } from "./postgres.ts";
import { admin, freePort, type Killable, production, startKillable, until } from "./process.ts";

/** Two processes. */
export interface Fleet {
  readonly ports: readonly [number, number];
  readonly key: string;
  /** Ends one process as a crash would. */
  readonly killOne: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const permissions = "cbam:read,cbam:bulk,reports:write,invoices:write";

/** Starts both behind a proxy on loopback that clients reach under the origin. */
export const startFleet = async (origin: string): Promise<Fleet> => {
  const postgres = await startPostgres();
  const directory = await Deno.makeTempDir();
  const ports = [freePort(), freePort()] as const;
  const env = {
    ...production,
    PUBLIC_BASE_URL: origin,
    TRUSTED_PROXIES: "127.0.0.1",
    HOST: "127.0.0.1",
    DATABASE_URL: postgres.url,
    DATA_DIR: directory,
  };
  const start = (port: number): Promise<Killable> => startKillable({ ...env, PORT: String(port) }, "start");
  const [first, second] = [await start(ports[0]), await start(ports[1])];
  for (const port of ports) {
    await until(() =>
      fetch(`http://127.0.0.1:${port}/readyz`).then((ready) => ready.bytes().then(() => ready.ok))
    );
  }
  await admin(env, "account", "create", "--email", "a@example.com", "--tier", "enterprise");
  const made = await admin(env, "key", "create", "--account", "a@example.com", "--permissions", permissions);
  return {
    ports,
    key: keyIn(made.out),
    killOne: first.kill,
    stop: async () => {
      await second.kill();
      await postgres.remove();
      await Deno.remove(directory, { recursive: true });
    },
  };
};

/** What came back, as it went over the wire. */
interface Raw {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | ReadonlyArray<string> | undefined>>;
  readonly body: string;
}

const ask = (
  { origin, key }: Customer,
  path: string,
  headers: Record<string, string> = {},
  body?: Uint8Array,
): Promise<Raw> =>
  new Promise((resolve, reject) => {
    const asked = https.request(new URL(path, origin), {
      method: body === undefined ? "GET" : "POST",
      rejectUnauthorized: false,
      headers: { ...(body === undefined ? {} : { authorization: `Bearer ${key}` }), ...headers },
    }, (answer) => {
      let text = "";
      answer.setEncoding("latin1").on("data", (part: string) => text += part);
      answer.on(
        "end",
        () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
      );
    });
    asked.on("error", reject).end(body);
  });

const json = { "content-type": "application/json" };
const calculation = "/api/v1/cbam/calculate?cn=72083900&country=CHN&tonnage=1&import=2026-02-15";

/** Ten calls an hour and address: whoever could write the address himself would have as many as he likes. */
const addressesAreNotBelieved = async (customer: Customer): Promise<void> => {
  const statuses = [];
  for (let call = 0; call < 12; call++) {
    const claimed = `203.0.113.${call}`;
    const headers = { "x-forwarded-for": claimed, forwarded: `for=${claimed}`, "x-real-ip": claimed };
    statuses.push((await ask(customer, calculation, headers)).status);
  }
  assert.deepEqual(statuses, [...Array(10).fill(200), 429, 429]);
  const plain = { "x-forwarded-proto": "http", "x-forwarded-host": "evil.example.com" };
  const kept = await ask(customer, "/healthz", plain);
  assert.equal(kept.status, 200, "a client's X-Forwarded-Proto was believed");
};

const bodiesHaveLimits = async (customer: Customer): Promise<void> => {
  const path = "/api/v1/cbam/bulk";
  const service = await ask(customer, path, json, new Uint8Array(4_500_000).fill(32));
  assert.equal(service.status, 413);
  assert.equal(JSON.parse(service.body).status, 413, "the service's own answer");
  const proxy = await ask(customer, path, json, new Uint8Array(6_000_000).fill(32));
  assert.equal(proxy.status, 413);
};

const answersAreCompressed = async (customer: Customer): Promise<void> => {
  const authorization = `Bearer ${customer.key}`;
  const packed = await ask(customer, "/api/v1/cbam/datasets", { authorization, "accept-encoding": "gzip" });
  assert.equal(packed.headers["content-encoding"], "gzip");
  assert.ok(String(packed.headers["vary"]).toLowerCase().includes("accept-encoding"));
  const plain = await ask(customer, "/api/v1/cbam/datasets", { authorization });
  assert.equal(plain.headers["content-encoding"], undefined);
  assert.equal(plain.headers["strict-transport-security"], "max-age=31536000; includeSubDomains");
};

/** All that is asked of a proxy. */
export const proxyServes = async (customer: Customer, fleet: Fleet, plainOrigin: string): Promise<void> => {
  const redirected = await fetch(`${plainOrigin}/verify?reportId=sample`, { redirect: "manual" });
  await redirected.body?.cancel();
  assert.equal(redirected.status, 308);
  assert.match(redirected.headers.get("location") ?? "", /^https:\/\/localhost.*\/verify\?reportId=sample$/);
  const bought = await buy(customer);
  await addressesAreNotBelieved(customer);
  await bodiesHaveLimits(customer);
  await answersAreCompressed(customer);
  assert.equal((await ask(customer, "/metrics")).status, 404);
  await fleet.killOne();
  const statuses = await Promise.all(Array.from({ length: 20 }, () => ask(customer, "/healthz")));
  assert.deepEqual(statuses.map(({ status }) => status), Array(20).fill(200));
  await findAgain(customer, bought);
};
