/**
 * Edges that all calls about an importer's year have in common, over every one that is declared: people that the account
 * doesn't have, days in the wrong order, states that are no members of the Union.
 */
import * as HttpApi from "@effect/platform/HttpApi";
import * as HttpApiGroup from "@effect/platform/HttpApiGroup";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import * as SchemaAST from "effect/SchemaAST";
import assert from "node:assert/strict";
import { api } from "../../../../src/contract/api.ts";
import { memberStates } from "../../../../src/kernel/member_states.ts";
import { onOneDatabase, testsBegin } from "../../../support/databases.ts";
import {
  importHolder,
  importsPath,
  people,
  peoplePaths,
  recorded,
  yearEntries,
} from "../../../support/import_calls.ts";
import { leap } from "../../../support/leap.ts";
import { services } from "../../../support/whole_service.ts";

const unknown = "0190163d-8694-739b-aea5-966c26f8ad91";

/** Every call that has a query, with the names of its parameters. */
const queried: ReadonlyArray<
  { readonly method: string; readonly path: string; readonly names: ReadonlyArray<string> }
> = (() => {
  const found: Array<{ method: string; path: string; names: ReadonlyArray<string> }> = [];
  HttpApi.reflect(api, {
    onGroup: () => undefined,
    onEndpoint: ({ group, endpoint }) => {
      if (!HttpApiGroup.isHttpApiGroup(group) || group.identifier !== "imports") return;
      const schema = Option.getOrUndefined(endpoint.urlParamsSchema);
      if (schema === undefined) return;
      const names = SchemaAST.getPropertySignatures(schema.ast).map(({ name }) => String(name));
      found.push({ method: endpoint.method, path: endpoint.path, names });
    },
  });
  return found;
})();

/** What a query needs beside what it is asked about. */
const needed: Readonly<Record<string, string>> = {
  year: "2026",
  month: "2026-03",
  cn: "72083900",
  country: "CHN",
  date: "2026-06-01",
};

const bodies: Readonly<Record<string, unknown>> = {
  [`${importsPath}/reconcile`]: {
    rows: [{ cn_code: "72083900", origin_country: "CHN", tonnage: 1, release_date: "2026-02-12" }],
  },
};

/** Path of a call that names some people, with what else it needs. */
const pathOf = (
  path: string,
  names: ReadonlyArray<string>,
  query: Readonly<Record<string, string>>,
): string =>
  `${path}?${new URLSearchParams({
    ...Object.fromEntries(names.flatMap((name) => needed[name] === undefined ? [] : [[name, needed[name]]])),
    ...query,
  })}`;

/** Calls whose body is a table names its importer in the query: the ledger's own tests have them. */
const withTable = importsPath;

onOneDatabase((test) => {
  test(
    "a code is asked for from 2026 on, and digits that no goods have are said",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const codes = (cn: string, date: string) =>
        holder.get(`${importsPath}/codes?cn=${cn}&country=CHN&date=${date}`);
      const early = yield* codes("72083900", "2025-12-31");
      assert.deepEqual(
        [early.status, early.problem.error],
        [
          400,
          "date must not be before 2026-01-01: CBAM certificates are due from that day; found 2025-12-31.",
        ],
      );
      const { body } = yield* codes("99999999", "2026-01-01");
      assert.match(JSON.stringify(body), /"answer":"none".*99999999 is no CN code/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "each call that names an importer or a declarant in its query says 404 of one that the account doesn't have",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const who = yield* people(holder);
      const asked: Array<string> = [];
      for (const { method, path, names } of queried) {
        for (const name of ["importer", "declarant"] as const) {
          if (!names.includes(name) || (method === "POST" && path === withTable)) continue;
          const others = path === importsPath && name === "declarant" ? { importer: who.importer } : {};
          const address = pathOf(path, names, { ...others, [name]: unknown });
          const answer = method === "POST"
            ? yield* holder.post(address, bodies[path])
            : yield* holder.get(address);
          assert.equal(answer.status, 404, `${method} ${address}: ${answer.text}`);
          assert.equal(answer.problem.error, `There is no ${name} ${unknown} of this account.`);
          asked.push(`${path} ${name}`);
        }
      }
      assert.ok(asked.length >= 10, asked.join());
      const stays = `${importsPath}/codes?cn=72083900&country=CHN&date=2026-06-01&stays_below=true`;
      assert.equal((yield* holder.get(`${stays}&importer=${unknown}`)).status, 404);
    }).pipe(Effect.provide(services)),
  );

  test(
    "each call with a first and a last day refuses them in the wrong order and says so",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const { importer } = yield* people(holder);
      const asked: Array<string> = [];
      for (const { method, path, names } of queried) {
        const first = names.find((name) => name.endsWith("from"));
        const last = names.find((name) => name === first?.replace(/from$/, "to"));
        assert.equal(first === undefined, last === undefined, path);
        if (first === undefined || last === undefined) continue;
        const reversed = pathOf(path, names, { importer, [first]: "2026-03-02", [last]: "2026-03-01" });
        const answer = method === "POST"
          ? yield* holder.post(reversed, bodies[path])
          : yield* holder.get(reversed);
        assert.equal(answer.status, 400, answer.text);
        assert.equal(
          answer.problem.error,
          `${first} must not be after ${last}, found 2026-03-02 and 2026-03-01.`,
        );
        const same = pathOf(path, names, { importer, [first]: "2026-03-01", [last]: "2026-03-01" });
        const kept = method === "POST" ? yield* holder.post(same, bodies[path]) : yield* holder.get(same);
        assert.equal(kept.status, 200, kept.text);
        asked.push(path);
      }
      assert.deepEqual(asked.sort(), [importsPath, `${importsPath}/reconcile`]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a member state is one of the Union, of an importer and of an import, in JSON and in a table",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const who = yield* people(holder);
      const [entry] = yearEntries;
      for (const state of ["US", "GB", "CH", "NO", "XI", "EL", "Germany"]) {
        const person = yield* holder.post(peoplePaths.importers, {
          eori: "DE1",
          name: "A",
          member_state: state,
        });
        assert.equal(person.status, 400, state);
        assert.match(person.problem.error, /^member_state must be a member state of the Union/);
        const row = { ...entry, member_state: state };
        const sent = recorded((yield* holder.post(importsPath, { ...who, entries: [row] })).body);
        assert.deepEqual(sent.results[0]?.issues.map(({ path, code }) => [path, code]), [
          ["/entries/0/member_state", "choice"],
        ], state);
      }
      for (const state of [...memberStates, "de"]) {
        const person = { eori: `${state.toUpperCase()}1`, name: "A", member_state: state };
        assert.equal((yield* holder.post(peoplePaths.importers, person)).status, 200, state);
      }
      const table = (state: string) =>
        `mrn,item,release_date,cn_code,origin_country,net_mass_kg,member_state\r\n26DE000000000001R1,1,2026-01-08,73181595,CHN,6200,${state}\r\n`;
      const send = (state: string) =>
        Effect.flatMap(
          holder.send(`${importsPath}?importer=${who.importer}`, table(state), {
            "content-type": "text/csv",
          }),
          (response) => Effect.promise(() => response.json()),
        );
      assert.equal(recorded(yield* send("USA")).results[0]?.issues[0]?.path, "member_state");
      assert.equal(recorded(yield* send("Griechenland")).summary.added, 1);
    }).pipe(Effect.provide(services)),
  );

  test(
    "only goods under a procedure that releases them for free circulation are imports",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const who = yield* people(holder);
      const [entry] = yearEntries;
      const send = (procedure: string, item: number) =>
        Effect.map(
          holder.post(importsPath, { ...who, entries: [{ ...entry, item, procedure }] }),
          ({ body }) => recorded(body),
        );
      for (const procedure of ["7100", "5100", "5300", "9999", "0000", "2100", "3151", "40"]) {
        const { results: [result] } = yield* send(procedure, 1);
        assert.deepEqual([result?.result, result?.issues[0]?.path], [
          "refused",
          "/entries/0/procedure",
        ], procedure);
        assert.match(result?.issues[0]?.message ?? "", /releases goods for free circulation/);
      }
      for (const [at, procedure] of ["4000", "4051", "4071", "4200", "6110", "6123", "0100"].entries()) {
        assert.equal((yield* send(procedure, at + 1)).summary.added, 1, procedure);
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "the least mass reads 0 nowhere: in the list, against the limit, in the declaration, and in the table that reads back",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const who = yield* people(holder);
      const [entry] = yearEntries;
      const sent = { ...entry, cn_code: "28041000", origin_country: "GBR", net_mass_kg: 1e-7 };
      const counted = { ...entry, item: 2, net_mass_kg: 1e-7, entry: "2" };
      const added = yield* holder.post(importsPath, { ...who, entries: [sent, counted] });
      assert.equal(recorded(added.body).summary.added, 2, added.text);
      const ask = (path: string) => Effect.map(holder.get(`${importsPath}${path}`), ({ text }) => text);
      const tiny = (text: string, member: string): number => {
        const found = [...text.matchAll(new RegExp(`"${member}":([^,}]+)`, "g"))];
        assert.ok(found.length > 0, `${member} is not in ${text}`);
        for (const [, value] of found) assert.ok(Number(value) > 0, `${member} is ${value}`);
        return found.length;
      };
      const list = yield* ask(`?importer=${who.importer}`);
      for (const member of ["net_mass_kg", "quantity", "embedded_t", "net_t"]) tiny(list, member);
      const threshold = yield* ask(`/threshold?importer=${who.importer}&year=2026`);
      for (const member of ["total_t", "mass_t", "running_t", "year_total_t"]) tiny(threshold, member);
      assert.match(threshold, /\(0\.0000000001 t in/);
      const declaration = yield* ask(`/declaration?declarant=${who.declarant}&year=2026`);
      const lines = declaration.slice(declaration.indexOf('"lines"'), declaration.indexOf('"totals"'));
      for (const member of ["tonnes", "embedded_t", "net_t"]) tiny(lines, member);
      const table = yield* holder.download(`${importsPath}?importer=${who.importer}`, "text/csv");
      const csv = yield* Effect.promise(() => table.text());
      const again = yield* holder.send(`${importsPath}?importer=${who.importer}`, csv, {
        "content-type": "text/csv",
      });
      const answer = recorded(yield* Effect.promise(() => again.json()));
      assert.deepEqual(answer.summary, { total: 2, added: 0, unchanged: 2, refused: 0 });
    }).pipe(Effect.provide(services)),
  );

  test(
    "masses below 0 and beyond what a call takes are refused by their member, and the most of one is calculated whole",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const who = yield* people(holder);
      const [first] = yearEntries;
      const most = 1e12;
      const masses = [-1, 0, most, most * 10, 1e300];
      const entries = masses.map((mass, at) => ({
        ...first,
        entry: `${at}`,
        item: at + 1,
        cn_code: "72083900",
        net_mass_kg: mass,
      }));
      const { results } = recorded((yield* holder.post(importsPath, { ...who, entries })).body);
      assert.deepEqual(results.map(({ result, issues }) => [result, ...issues.map(({ path }) => path)]), [
        ["refused", "/entries/0/net_mass_kg"],
        ["refused", "/entries/1/net_mass_kg"],
        ["added"],
        ["refused", "/entries/3/net_mass_kg"],
        ["refused", "/entries/4/net_mass_kg"],
      ]);
      const list = yield* holder.get(`${importsPath}?importer=${who.importer}`);
      assert.match(list.text, /"net_t":2169950000,/);
      assert.match(list.text, /"gross_eur":163527432000,/);
      const declaration = yield* holder.get(
        `${importsPath}/declaration?declarant=${who.declarant}&year=2026`,
      );
      assert.match(declaration.text, /"certificates_rounded_once":2169950000,/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "at 23:30 of 31 December in Brussels it is the old year, and half an hour later the new one: to record, to count, to refuse",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      yield* leap(Date.parse("2026-12-31T22:30:00Z") - testsBegin);
      const who = yield* people(holder);
      const [first] = yearEntries;
      const entryOn = (day: string, item: number) => ({
        ...first,
        entry: `${item}`,
        item,
        release_date: day,
        recorded_on: undefined,
        net_mass_kg: 60_000,
      });
      const send = (...entries: ReadonlyArray<unknown>) =>
        Effect.map(holder.post(importsPath, { ...who, entries }), ({ body }) => recorded(body));
      const passed = (year: number) =>
        Effect.map(
          holder.get(`${importsPath}/threshold?importer=${who.importer}&year=${year}`),
          ({ status, text }) => [status, text.match(/"passed_on":\{"day":"([^"]+)"/)?.[1]],
        );
      const old = yield* send(entryOn("2026-12-31", 1), entryOn("2027-01-01", 2));
      assert.deepEqual(old.results.map(({ result }) => result), ["added", "refused"]);
      assert.match(old.results[1]?.issues[0]?.message ?? "", /2027-01-01 is after today/);
      assert.deepEqual(yield* passed(2026), [200, "2026-12-31"]);
      yield* leap("30 minutes");
      const young = yield* send(entryOn("2027-01-01", 2));
      assert.deepEqual(young.results.map(({ result }) => result), ["added"]);
      assert.deepEqual(yield* passed(2026), [200, "2026-12-31"]);
      assert.deepEqual(yield* passed(2027), [200, "2027-01-01"]);
      const list = yield* holder.get(`${importsPath}?importer=${who.importer}`);
      assert.deepEqual(
        [...list.text.matchAll(/"recorded_on":"([^"]+)","release_date":"([^"]+)","procedure"/g)]
          .map(([, ...days]) => days).sort(),
        [["2026-12-31", "2026-12-31"], ["2027-01-01", "2027-01-01"]],
      );
    }).pipe(Effect.provide(services)),
  );
});
