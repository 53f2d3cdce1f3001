/**
 * Requests from outside to a process of the service: every operation of the OpenAPI document, every page and form that
 * links lead to, and tables at every door that takes some. Ends with 1 for an answer of 5xx, one that tells of the inside,
 * or a probe that waited while the service's main thread worked for a quarter of a second. An answer of 503 is none of
 * these as long as it says when to come again and they are few.
 *
 *     deno task fuzz          50 000 requests, on the embedded database
 *     deno task fuzz 5000
 *     FUZZ_SEED=1 deno task fuzz
 */
import * as FastCheck from "effect/FastCheck";
import assert from "node:assert/strict";
import { Secret, TOTP } from "otpauth";
import { table } from "../../src/composition/commands/printed_rows.ts";
import { permissions } from "../../src/contract/access.ts";
import { mostCallsPerHour } from "../../src/domain/accounts/access.ts";
import { startLimited } from "../faults/limited_service.ts";
import { countOf } from "../faults/verdicts.ts";
import { fill, filledSettings } from "../support/every_page.ts";
import { admin, until } from "../support/process.ts";
import { keyIn } from "../support/customer.ts";
import type { LongWait } from "./probe.ts";
import { probing, workedMs } from "./probing.ts";
import { type Shot, shots } from "./shots.ts";
import { crawled, type Sender, visitor } from "./visitor.ts";

const count = countOf(Deno.args[0], 50_000, "Requests");
const seed = Number(Deno.env.get("FUZZ_SEED") ?? Math.floor(Math.random() * 2 ** 31));
const clients = 4;
/** Requests that are drawn at once, of one seed. */
const atOnce = 500;
/** So long the service's main thread may work before it answers a probe. */
const mostMs = 250;
/** Waits that are told are at least so long. */
const toldMs = 50;
/** Of all answers, at most so many may be 503: places for dear work are few, and all that is sent here is dear. */
const mostUnavailable = 0.01;
const descriptors = 1_024;
const insides =
  /\bat (?:file|async|Object|new )|node_modules|\.ts:\d|SqlError|postgres:|Deno\.|TypeError|undefined is/;
/** Pages of the documentation hold such words. */
const documentation = /^\/(?:docs|llms|openapi\.json|assets)/;

const say = (line: string): void => {
  Deno.stdout.writeSync(new TextEncoder().encode(`${line}\n`));
};

const directory = await Deno.makeTempDir();
const env = {
  ...filledSettings,
  DATA_DIR: directory,
  TRUSTED_PROXIES: "127.0.0.1",
  ACCESS_LOG: "off",
};
const service = await startLimited(env, descriptors);
const origin = `http://127.0.0.1:${service.port}`;
const operate = async (...words: ReadonlyArray<string>): Promise<string> => {
  const { code, out, error } = await admin(env, ...words);
  assert.equal(code, 0, error);
  return out;
};

let peers = 0;
/** Sends a request, each as from another address. */
const send: Sender = (path, init) => {
  peers += 1;
  const address = `10.${(peers >> 16) & 255}.${(peers >> 8) & 255}.${peers & 255}`;
  return fetch(`${origin}${path}`, { ...init, headers: { "x-forwarded-for": address, ...init.headers } });
};

const demonstration = keyIn(service.said());
const [, email = ""] = /(\S+@\S+)/.exec(await operate("account", "list")) ?? [];
for (const tier of ["anonymous", "enterprise"]) {
  await operate("tier", "set", tier, "--api-rate-per-hour", String(mostCallsPerHour));
}
/** Keys enough for the hour's calls, the demonstration's among them. */
const keys = [demonstration];
while (keys.length * mostCallsPerHour < count) {
  const made = await operate("key", "create", "--account", email, "--permissions", permissions.join());
  keys.push(keyIn(made));
}
const known = await fill({
  origin,
  key: demonstration,
  outbox: `${directory}/outbox`,
  said: service.said,
  admin: operate,
  visit: () => Promise.reject(new Error("no browser is here")),
});
const secret = /secret=([A-Z2-7]+)/.exec(await operate("operator", "add", "--email", email))?.[1] ?? "";

const member = visitor((path, init) => fetch(`${origin}${path}`, init), origin);
const tokenOf = async (path: string): Promise<string> =>
  /name="form_token" value="([^"]*)"/.exec(await (await member.get(path)).text())?.[1] ?? "";
assert.equal((await member.post("/sign-in/demonstration", new URLSearchParams())).status, 303);
const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
const factor = { form_token: await tokenOf("/operator/second-factor"), code };
assert.equal((await member.post("/operator/second-factor", new URLSearchParams(factor))).status, 303);
const pages = await crawled(member, [
  "/",
  "/tables",
  "/plan",
  "/verify",
  "/status",
  "/imports",
  "/suppliers",
  "/account",
  "/operator",
  "/docs",
  "/docs/search?q=coil",
  `/inquiry?token=${known.suppliers.token}`,
  "/sign-in",
  "/join?token=x",
]);
say(`${pages.links.length} pages and ${pages.forms.length} forms were found; seed ${seed}.`);
await until(async () => (await member.get("/account")).status === 200);

const probe = probing({ origin, pid: service.pid, fromMs: toldMs });

/** Requests under way and done, with the milliseconds since the epoch of their begin and end. */
const took: Array<{ readonly name: string; readonly sinceMs: number; readonly untilMs: number }> = [];
const statuses = new Map<string, Map<number, number>>();
const wrong: Array<string> = [];
const unavailable: Array<string> = [];
const ids = new Set<string>();
const mostIds = 500;

const noteIds = (text: string): void => {
  for (const [id] of text.matchAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g)) {
    if (ids.size >= mostIds) return;
    ids.add(id);
  }
};

const noteStatus = ({ group }: Shot, status: number): void => {
  const known = statuses.get(group) ?? new Map<number, number>();
  statuses.set(group, known.set(status, (known.get(status) ?? 0) + 1));
};

const fire = async (shot: Shot): Promise<void> => {
  const sinceMs = Date.now();
  const name = `${shot.method} ${shot.path.slice(0, 300)}`;
  const asVisitor = shot.as === "member" || shot.as === "visitor";
  const authorization = shot.as === "holder"
    ? `Bearer ${keys[peers % keys.length]}`
    : shot.as === "wrong"
    ? "Bearer cik_1"
    : undefined;
  const headers = {
    ...shot.headers,
    ...(authorization === undefined ? {} : { authorization }),
    ...(asVisitor && shot.method === "POST" ? { "origin": origin, "sec-fetch-site": "same-origin" } : {}),
  };
  const body = shot.body === undefined ? {} : { body: shot.body };
  const cookies = shot.as === "member" ? member.cookies() : {};
  const answer = await send(shot.path, {
    method: shot.method,
    redirect: "manual",
    headers: { ...headers, ...cookies },
    ...body,
  });
  const text = await answer.text();
  took.push({ name, sinceMs, untilMs: Date.now() });
  noteStatus(shot, answer.status);
  noteIds(text);
  const isRefused = answer.status === 503 && answer.headers.has("retry-after");
  if (isRefused) unavailable.push(`${name}\n${text.slice(0, 300)}`);
  else if (answer.status >= 500) {
    wrong.push(`${answer.status} ${name}\n${text.slice(0, 300)}`);
  } else if (insides.test(text) && !documentation.test(shot.path)) wrong.push(`tells of the inside: ${name}`);
};

const begun = performance.now();
const source = shots(pages, () => [...ids]);
for (let made = 0; made < count; made += atOnce) {
  const drawn = FastCheck.sample(source, { numRuns: Math.min(atOnce, count - made), seed: seed + made });
  let next = 0;
  await Promise.all(Array.from({ length: clients }, async () => {
    for (let shot = drawn[next++]; shot !== undefined; shot = drawn[next++]) {
      const { method, path } = shot;
      await fire(shot).catch((error) => wrong.push(`${String(error)}: ${method} ${path.slice(0, 300)}`));
    }
  }));
}
const seconds = (performance.now() - begun) / 1_000;

const waits = await probe.waits();
probe.end();
const longest = waits.toSorted((one, other) => workedMs(other) - workedMs(one));
const inMs = (ms: number): string => `${ms.toFixed(0)} ms`;
const inWords = (wait: LongWait): string =>
  `a probe waited ${inMs(wait.ms)}: the service's thread worked ${inMs(wait.ranMs)} and waited for a core ${
    inMs(wait.queuedMs)
  }, the probe's ${inMs(wait.ownMs)}`;
const beside = ({ sinceMs, ms }: LongWait): string =>
  took.filter((each) => each.sinceMs < sinceMs + ms && each.untilMs > sinceMs)
    .map((each) => `${inMs(each.untilMs - each.sinceMs)} ${each.name.slice(0, 120)}`).join("\n    ");
for (const wait of longest.slice(0, 5)) say(`${inWords(wait)}\n    ${beside(wait)}`);
const exit = await service.stop();
await Deno.remove(directory, { recursive: true });

const seen = [...new Set([...statuses.values()].flatMap((each) => [...each.keys()]))].sort((a, b) => a - b);
say(table([...statuses].map(([group, each]) => ({
  requests: group,
  ...Object.fromEntries(seen.map((status) => [`s${status}`, each.get(status) ?? 0])),
}))));
const stalled = longest.filter((wait) => workedMs(wait) > mostMs);
const share = unavailable.length / Math.max(1, took.length);
say(
  `${took.length} requests in ${
    seconds.toFixed(0)
  } s, ${wrong.length} wrong answers, ${unavailable.length} of 503 (${(share * 100).toFixed(2)} %, at most ${
    mostUnavailable * 100
  }), ${stalled.length} stalls above ${mostMs} ms; the longest: ${
    longest[0] === undefined ? `none above ${toldMs} ms` : inWords(longest[0])
  }. The service ended with ${exit}. Seed ${seed}.`,
);
for (const each of wrong.slice(0, 50)) say(each);
for (const each of unavailable.slice(0, 5)) say(`503 ${each}`);
const isGood = wrong.length === 0 && stalled.length === 0 && share <= mostUnavailable && exit === 0;
Deno.exit(isGood && took.length === count ? 0 : 1);
