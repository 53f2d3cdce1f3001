/**
 * Every door that reads much of a ledger takes a turn for it first: calls of an account of thousands of imports would else hold gigabytes at
 * once. docs/decisions/0280-readings-by-turns.md
 */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { ReadingTurns } from "../../src/application/turns/reading_turns.ts";
import { permissions } from "../../src/contract/access.ts";
import { router, type Services } from "../../src/composition/features.ts";
import { AccountPlaces } from "../../src/http/exchange/account_places.ts";
import { makeApp } from "../../src/http/server/app.ts";
import { makeHandler } from "../../src/http/server/handler.ts";
import { onOneDatabase } from "../support/databases.ts";
import { callsWith, importsPath, people, recorded } from "../support/import_calls.ts";
import { document } from "../support/declared_answers.ts";
import { keyedOperations } from "../support/keyed_operations.ts";
import { objectOf } from "../../src/http/openapi/schemas.ts";
import { openEdge } from "../support/service.ts";
import { signedIn } from "../support/session_browser.ts";
import { freshPeer, holder, services } from "../support/whole_service.ts";

/** Imports that no reading goes through without a turn. */
const imports = 600;
const year = 2026;

const entries = Array.from({ length: imports }, (_, index) => ({
  mrn: `26DE${String(index).padStart(12, "0")}R1`,
  ...{ item: 1, release_date: "2026-02-15", cn_code: "73181595", origin_country: "TUR", net_mass_kg: 1_000 },
}));

/** Turns that note the rows that they are taken for. */
class NotedTurns extends ReadingTurns {
  asked: Array<number> = [];

  override take(...[holder, rows]: Parameters<ReadingTurns["take"]>): ReturnType<ReadingTurns["take"]> {
    this.asked.push(rows);
    return super.take(holder, rows);
  }
}

/** A handler of the whole service with those turns. */
const serving = (turns: ReadingTurns) =>
  Effect.map(Effect.runtime<Services>(), (runtime) => {
    const places = new AccountPlaces(undefined, undefined, undefined, turns);
    const handler = makeHandler(runtime, makeApp<Services>(router, openEdge, places));
    const peer = freshPeer();
    return (path: string, init: RequestInit = {}) =>
      Effect.promise(async () => {
        const { promise: left, resolve: leave } = Promise.withResolvers<void>();
        const response = await handler(new Request(`http://service.test${path}`, init), peer, left);
        const text = await response.text();
        leave();
        return { status: response.status, bytes: text.length, text };
      });
  });

/** Parameters that an operation declares, of those that are known. */
const queryOf = (template: string, known: Readonly<Record<string, string>>): string => {
  const { parameters } = objectOf(objectOf(objectOf(document["paths"])[template])["get"]);
  const names = Array.isArray(parameters) ? parameters.map((each) => String(objectOf(each)["name"])) : [];
  // An accrual is either's.
  const given = names.filter((name) => name !== "importer" || !names.includes("month"));
  return new URLSearchParams(given.flatMap((name) => name in known ? [[name, known[name] ?? ""]] : []))
    .toString();
};

/** Operations and pages that answer for all imports of a year. */
const readers = [
  "/api/v1/cbam/imports/accrual",
  "/api/v1/cbam/imports/declaration",
  "/api/v1/cbam/imports/holding",
  "/api/v1/cbam/imports/penalties",
  "/api/v1/cbam/imports/threshold",
  "/imports",
  "/imports/books/accrual",
  "/imports/certificates",
  "/imports/declaration",
  "/imports/declaration/table",
  "/imports/ledger/table",
  "/imports/ledger?state=default",
];

/**
 * Answers above this that take no turn: pages of the list, whose lines are bounded, the archive, which leaves page by page, and documents
 * that are the same for all.
 */
const longBytes = 100 * imports;
const longOnes = [
  "/api/v1/cbam/imports",
  "/api/v1/cbam/imports/archive.zip",
  "/imports/archive.zip",
  "/llms-full.txt",
  "/openapi.json",
];

onOneDatabase((test) => {
  test(
    "operations, pages and tools that go through an account's imports take a turn for them, and others answer shortly",
    Effect.gen(function* () {
      const { key, account } = yield* holder("enterprise", permissions);
      const calls = yield* callsWith(key);
      const who = yield* people(calls);
      const { summary } = recorded((yield* calls.post(importsPath, { ...who, entries })).body);
      assert.equal(summary.added, imports);
      const turns = new NotedTurns();
      const send = yield* serving(turns);
      const authorization = `Bearer ${key}`;
      const { jar } = yield* signedIn(account);
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
      const known = { ...who, year: `${year}`, month: `${year}-02`, limit: "100" };
      const doors = [
        ...keyedOperations.filter(({ method, template }) => method === "GET" && !template.includes("{")).map(
          ({ template, path }) => ({
            name: template,
            path: `${path}?${queryOf(template, known)}`,
            headers: { authorization },
          }),
        ),
        ...[...router.routes].filter(({ method, path }) =>
          method === "GET" && !/[:*]/.test(path) && !path.startsWith("/api/")
        ).map(({ path }) => ({
          name: path,
          path: `${path}?${new URLSearchParams({ ...who, ...known })}`,
          headers: { cookie },
        })),
        // The list as such is cut by the database; a rule on the state goes through the facts of each import.
        {
          name: "/imports/ledger?state=default",
          path: `/imports/ledger?${new URLSearchParams({ ...who, ...known, state: "default" })}`,
          headers: { cookie },
        },
      ];
      const [taking, long]: [Array<string>, Array<string>] = [[], []];
      for (const { name, path, headers } of doors) {
        turns.asked = [];
        const { bytes } = yield* send(path, { headers });
        if (turns.asked.length > 0) taking.push(name);
        else if (bytes > longBytes) long.push(name);
        assert.ok(turns.asked.length <= 1 && turns.asked.every((rows) => rows === imports), name);
      }
      assert.deepEqual(taking.sort(), readers);
      assert.deepEqual(long.sort(), longOnes);
      const json = {
        authorization,
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
      };
      const sent = {
        [`${importsPath}/reconcile?declarant=${who.declarant}&from=${year}-02-01&to=${year}-02-28`]: {
          rows: entries.slice(0, 1),
        },
        [`${importsPath}/declaration/documents`]: { declarant: who.declarant, year },
        "/mcp": {
          ...{ jsonrpc: "2.0", id: 1, method: "tools/call" },
          params: { name: "imports_holding", arguments: { declarant: who.declarant, year } },
        },
      };
      for (const [path, body] of Object.entries(sent)) {
        turns.asked = [];
        const { status, text } = yield* send(path, {
          method: "POST",
          headers: json,
          body: JSON.stringify(body),
        });
        assert.deepEqual(turns.asked, [imports], `${path}: ${status} ${text.slice(0, 900)}`);
      }
      const table = { authorization, accept: "text/csv" };
      turns.asked = [];
      yield* send(`${importsPath}?importer=${who.importer}`, { headers: table });
      assert.deepEqual(turns.asked, [imports]);
      assert.equal(turns.waiting, 0);
    }).pipe(Effect.provide(services)),
  );
});
