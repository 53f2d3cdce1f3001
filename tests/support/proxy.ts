/** What a proxy in front of the service has to do, asked of a real one with the configuration that is shipped. */
import assert from "node:assert/strict";
import * as https from "node:https";
import { buy, type Customer, findAgain } from "./customer.ts";
import { type Fleet, startFleet } from "./fleet.ts";
import { hasPostgres } from "./postgres_programs.ts";
import { isInstalled } from "./installed.ts";
import { freePort, until } from "./process.ts";
import { rawClient } from "./raw_client.ts";
import { hasOpenssl, selfSigned } from "./tls.ts";

/** Where the test has what the shipped configuration has in an operator's places. */
export interface Places {
  readonly directory: string;
  readonly certFile: string;
  readonly keyFile: string;
  readonly port: number;
  readonly plainPort: number;
  /** Addresses of the two processes. */
  readonly upstreams: readonly [string, string];
}

/** A proxy's program. */
export interface Proxy {
  readonly program: string;
  readonly stopSignal: Deno.Signal;
  /** Writes the configuration, and starts it in the foreground. */
  readonly start: (places: Places) => Deno.ChildProcess;
  /** More to look at once it ended. */
  readonly afterwards?: (places: Places) => void;
}

/** What came back, as it went over the wire. */
interface Raw {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | ReadonlyArray<string> | undefined>>;
  readonly body: string;
}

const ask = (
  { origin, key }: Customer,
  path: string,
  { headers, body }: { readonly headers?: Record<string, string>; readonly body?: Uint8Array } = {},
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
    statuses.push((await ask(customer, calculation, { headers })).status);
  }
  assert.deepEqual(statuses, [...Array(10).fill(200), 429, 429]);
  const headers = { "x-forwarded-proto": "http", "x-forwarded-host": "evil.example.com" };
  const kept = await ask(customer, "/healthz", { headers });
  assert.equal(kept.status, 200, "a client's X-Forwarded-Proto was believed");
};

const bodiesHaveLimits = async (customer: Customer): Promise<void> => {
  const path = "/api/v1/cbam/bulk";
  for (const size of [4_500_000, 20_971_520]) {
    const service = await ask(customer, path, { headers: json, body: new Uint8Array(size).fill(32) });
    assert.equal(service.status, 413);
    assert.equal(JSON.parse(service.body).status, 413, `the service's own answer to ${size} bytes`);
  }
  const proxy = await ask(customer, path, { headers: json, body: new Uint8Array(24_000_000).fill(32) });
  assert.equal(proxy.status, 413);
};

const answersAreCompressed = async (customer: Customer): Promise<void> => {
  const path = "/api/v1/cbam/datasets";
  const authorization = `Bearer ${customer.key}`;
  const packed = await ask(customer, path, { headers: { authorization, "accept-encoding": "gzip" } });
  assert.equal(packed.headers["content-encoding"], "gzip");
  assert.ok(String(packed.headers["vary"]).toLowerCase().includes("accept-encoding"));
  const plain = await ask(customer, path, { headers: { authorization } });
  assert.equal(plain.headers["content-encoding"], undefined);
  assert.equal(plain.headers["strict-transport-security"], "max-age=31536000; includeSubDomains");
};

/** A body beside which another protocol is asked for is read as if it hadn't been. */
const otherProtocolsAreNotAskedFor = async (customer: Customer): Promise<void> => {
  const body = new TextEncoder().encode('{"cn_code":"72083900","origin_country":"CHN","tonnage":1}');
  for (const upgrade of ["h2c", "websocket"]) {
    const headers = { ...json, connection: "Upgrade", upgrade };
    const answer = await ask(customer, "/api/v1/cbam/calculate", { headers, body });
    assert.equal(answer.status, 200, `${upgrade}: ${answer.body}`);
  }
};

/** Longest wait that no client feels, below the seconds for which a proxy leaves a process out that has failed. */
const mostWaitMs = 1_500;

/** Bodies that break off, as often as a client likes, take no process from the others. */
const brokenBodiesKeepNobodyOut = async (customer: Customer, caCert: string): Promise<void> => {
  const port = Number(new URL(customer.origin).port);
  const broken = async (): Promise<string> => {
    const client = await rawClient(port, caCert);
    await client.send(
      "POST /api/v1/cbam/verify HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" +
        "Transfer-Encoding: chunked\r\nConnection: close\r\n\r\nno chunk\r\n",
    );
    return await client.untilClosed().finally(client.close);
  };
  const answers = await Promise.all(Array.from({ length: 16 }, broken));
  for (const answer of answers) assert.match(answer, /^HTTP\/1\.1 (400|502) /);
  const sinceMs = performance.now();
  for (let call = 0; call < 4; call += 1) assert.equal((await ask(customer, "/healthz")).status, 200);
  assert.ok(performance.now() - sinceMs < mostWaitMs, "a broken body kept others out");
};

/** Whoever follows a redirect comes to the proxy's own name. */
const hostsAreNotBelieved = async (plainOrigin: string): Promise<void> => {
  const client = await rawClient(Number(new URL(plainOrigin).port));
  await client.send("GET /verify HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n");
  const answer = await client.untilClosed();
  client.close();
  const [, location = ""] = /^location: (.*)$/im.exec(answer) ?? [];
  assert.doesNotMatch(location, /evil\.example/, answer);
};

/** All that is asked of a proxy with a certificate. */
const proxyServes = async (
  customer: Customer,
  fleet: Fleet,
  plainOrigin: string,
  caCert: string,
): Promise<void> => {
  const redirected = await fetch(`${plainOrigin}/verify?reportId=sample`, { redirect: "manual" });
  await redirected.body?.cancel();
  assert.equal(redirected.status, 308);
  assert.match(redirected.headers.get("location") ?? "", /^https:\/\/localhost.*\/verify\?reportId=sample$/);
  await hostsAreNotBelieved(plainOrigin);
  const bought = await buy(customer);
  await addressesAreNotBelieved(customer);
  await bodiesHaveLimits(customer);
  await otherProtocolsAreNotAskedFor(customer);
  await brokenBodiesKeepNobodyOut(customer, caCert);
  await answersAreCompressed(customer);
  assert.equal((await ask(customer, "/metrics")).status, 404);
  await fleet.killOne();
  const statuses = await Promise.all(Array.from({ length: 20 }, () => ask(customer, "/healthz")));
  assert.deepEqual(statuses.map(({ status }) => status), Array(20).fill(200));
  await findAgain(customer, bought);
};

const serve = async (proxy: Proxy): Promise<void> => {
  const directory = await Deno.makeTempDir();
  const { certFile, keyFile } = await selfSigned(directory);
  const [port, plainPort] = [freePort(), freePort()];
  const origin = `https://localhost:${port}`;
  const fleet = await startFleet(origin);
  const upstreams = [`127.0.0.1:${fleet.ports[0]}`, `127.0.0.1:${fleet.ports[1]}`] as const;
  const places = { directory, certFile, keyFile, port, plainPort, upstreams };
  const process = proxy.start(places);
  const caCert = await Deno.readTextFile(certFile);
  const client = Deno.createHttpClient({ caCerts: [caCert] });
  const isUp = () =>
    fetch(`${origin}/healthz`, { client }).then(
      (answer) => answer.bytes().then(() => answer.ok),
      () => false,
    );
  try {
    await until(isUp);
    await proxyServes({ origin, key: fleet.key, client }, fleet, `http://localhost:${plainPort}`, caCert);
  } finally {
    client.close();
    process.kill(proxy.stopSignal);
    assert.equal((await process.status).code, 0);
    await fleet.stop();
  }
  proxy.afterwards?.(places);
  await Deno.remove(directory, { recursive: true });
};

/** A test of the proxy with its shipped configuration. */
export const proxyTest = (name: string, proxy: Proxy): void => {
  const canRun = isInstalled(proxy.program) && hasPostgres && hasOpenssl;
  Deno.test({
    name: canRun ? name : `${name} (ignored: no ${proxy.program}, PostgreSQL or openssl)`,
    ignore: !canRun,
    fn: () => serve(proxy),
  });
};
