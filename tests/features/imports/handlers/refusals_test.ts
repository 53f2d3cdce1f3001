/**
 * What the calls about an importer's year refuse: other accounts, keys and tiers that may not, rows that can't be, certificates
 * that aren't there. On both databases.
 */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { onOneDatabase } from "../../../support/databases.ts";
import {
  importHolder,
  importsPath,
  people,
  peoplePaths,
  recorded,
  yearEntries,
} from "../../../support/import_calls.ts";
import { services } from "../../../support/whole_service.ts";

const [firstEntry] = yearEntries;
const unknownId = "0190163d-8694-739b-aea5-966c26f8ad91";
const certificatesPath = "/api/v1/cbam/certificates";

/** Calls that name an importer or declarant, by what they name. */
const lookUps = (who: { readonly importer: string; readonly declarant: string }) => [
  `${importsPath}?importer=${who.importer}`,
  `${importsPath}/threshold?importer=${who.importer}&year=2026`,
  `${importsPath}/penalties?importer=${who.importer}&year=2026`,
  `${importsPath}/declaration?declarant=${who.declarant}&year=2026`,
  `${importsPath}/holding?declarant=${who.declarant}&year=2027`,
  `${importsPath}/codes?cn=72083900&country=CHN&date=2026-06-01&declarant=${who.declarant}`,
  `${certificatesPath}?declarant=${who.declarant}`,
];

/** Paths of what is wrong with a call. */
const paths = ({ issues }: { readonly issues: ReadonlyArray<{ readonly path: string }> }) =>
  issues.map(({ path }) => path);

onOneDatabase((test) => {
  test(
    "another account's importer and declarant, asked for, are 404 like unknown ones, and nothing is recorded",
    Effect.gen(function* () {
      const [owner, other] = [yield* importHolder(), yield* importHolder()];
      const who = yield* people(owner);
      const unknown = { importer: unknownId, declarant: unknownId };
      for (const [at, path] of lookUps(who).entries()) {
        const [foreign, nobody] = [yield* other.get(path), yield* other.get(lookUps(unknown)[at] ?? "")];
        assert.equal((yield* owner.get(path)).status, 200, path);
        assert.deepEqual([foreign.status, nobody.status], [404, 404], path);
        const own = (text: string, id: string) => text.replaceAll(id, "ID");
        assert.equal(
          own(own(foreign.problem.error, who.importer), who.declarant),
          own(nobody.problem.error, unknownId),
        );
      }
      const sent = yield* other.post(importsPath, { ...who, entries: [firstEntry] });
      assert.equal(sent.status, 404);
      const strange = yield* people(other);
      const mixed = { importer: strange.importer, declarant: who.declarant, entries: [firstEntry] };
      assert.equal((yield* other.post(importsPath, mixed)).status, 404);
      const kept = yield* owner.post(importsPath, { ...who, entries: [firstEntry] });
      assert.deepEqual(recorded(kept.body).summary, { total: 1, added: 1, unchanged: 0, refused: 0 });
    }).pipe(Effect.provide(services)),
  );

  test(
    "a row that names a declarant whom the account doesn't have is refused alone, another account's like an unknown one",
    Effect.gen(function* () {
      const [owner, other] = [yield* importHolder(), yield* importHolder()];
      const own = yield* people(owner);
      const foreign = yield* people(other);
      const rows = [own.declarant, foreign.declarant, unknownId].map((declarant, index) => ({
        ...firstEntry,
        entry: `row ${index}`,
        item: index + 1,
        declarant,
      }));
      for (const call of [{ importer: own.importer }, own]) {
        const { body } = yield* owner.post(importsPath, { ...call, entries: rows });
        assert.deepEqual(
          recorded(body).results.map(({ issues }) => issues.map(({ path, code }) => [path, code])),
          [[], [["/entries/1/declarant", "choice"]], [["/entries/2/declarant", "choice"]]],
        );
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "keys without the permission, test keys and tiers without the CBAM API are refused",
    Effect.gen(function* () {
      const reader = yield* importHolder(["imports:read"]);
      const writer = yield* importHolder(["imports:write"]);
      const person = { eori: "DE1", name: "A" };
      assert.equal((yield* reader.get(peoplePaths.importers)).status, 200);
      assert.equal((yield* reader.post(peoplePaths.importers, person)).status, 403);
      assert.equal((yield* writer.post(peoplePaths.importers, person)).status, 200);
      assert.equal((yield* writer.get(peoplePaths.importers)).status, 403);
      const trying = yield* importHolder(["imports:read", "imports:write"], "enterprise", true);
      const refused = yield* trying.post(peoplePaths.importers, person);
      assert.equal(refused.status, 403);
      assert.match(refused.problem.error, /^Test keys don't reach the ledger/);
      const small = yield* importHolder(["imports:read", "imports:write"], "pro");
      assert.equal((yield* small.get(peoplePaths.importers)).status, 402);
    }).pipe(Effect.provide(services)),
  );

  test(
    "rows that can't be are refused with their path, each alone; the same again is unchanged, another value is not",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const who = yield* people(holder);
      const rows = [
        firstEntry,
        { ...firstEntry, entry: "b", mrn: "26DE000000000002R1", release_date: "2026-12-24" },
        { ...firstEntry, entry: "c", mrn: "nonsense" },
        { ...firstEntry, entry: "d", mrn: "26DE000000000003R1", net_mass_kg: 0 },
        { ...firstEntry, entry: "e", mrn: "26DE000000000004R1", net_mass_kg: -1 },
        { ...firstEntry, entry: "f", mrn: "26DE000000000005R1", recorded_on: "2027-01-01" },
        { ...firstEntry, entry: "g", mrn: "26DE000000000006R1", kind: "correction" },
        { ...firstEntry, entry: "1", mrn: "26DE000000000007R1" },
      ];
      const { status, body, text } = yield* holder.post(importsPath, { ...who, entries: rows });
      assert.equal(status, 200, text);
      const { summary, results } = recorded(body);
      assert.deepEqual(summary, { total: 8, added: 1, unchanged: 0, refused: 7 });
      assert.deepEqual(results.slice(1).map(({ issues }) => issues.map(({ path, code }) => [path, code])), [
        [["/entries/1/release_date", "range"]],
        [["/entries/2/mrn", "format"]],
        [["/entries/3/net_mass_kg", "range"]],
        [["/entries/4/net_mass_kg", "range"]],
        [["/entries/5/recorded_on", "range"]],
        [["/entries/6/refers_to", "missing"]],
        [["/entries/7/entry", "duplicate"]],
      ]);
      const again = [firstEntry, { ...firstEntry, entry: "other", net_mass_kg: 7000 }];
      const repeated = recorded((yield* holder.post(importsPath, { ...who, entries: again })).body);
      assert.deepEqual(repeated.results.map(({ result }) => result), ["unchanged", "refused"]);
      assert.equal(repeated.results[0]?.id, results[0]?.id);
      assert.match(
        repeated.results[1]?.issues[0]?.message ?? "",
        /another value of net_mass_kg: send the row with kind correction/,
      );
    }).pipe(Effect.provide(services)),
  );

  test(
    "people without a name that is seen are refused; an entry isn't recorded before 2026, and its id is read in any case",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const who = yield* people(holder);
      for (const name of ["", "   ", "\u200b\u2060", "a\u202eb", "a\r\nb"]) {
        for (const path of [peoplePaths.importers, peoplePaths.declarants]) {
          const refused = yield* holder.post(path, { eori: "DE1", name });
          assert.equal(refused.status, 400, JSON.stringify(name));
          assert.match(refused.problem.error, /^name /);
        }
      }
      const early = { ...firstEntry, entry: "early", mrn: "26DE000000000009R1", recorded_on: "2025-12-31" };
      const added = recorded(
        (yield* holder.post(importsPath, { ...who, entries: [firstEntry, early] })).body,
      );
      assert.deepEqual(added.results.map(({ result }) => result), ["added", "refused"]);
      assert.match(added.results[1]?.issues[0]?.message ?? "", /^recorded_on must not be before 2026-01-01/);
      const id = added.results[0]?.id ?? "";
      const change = { ...firstEntry, kind: "correction", refers_to: id.toUpperCase(), net_mass_kg: 1 };
      const changed = recorded((yield* holder.post(importsPath, { ...who, entries: [change] })).body);
      assert.deepEqual(changed.results.map(({ result }) => result), ["added"]);
      const none = yield* holder.post(importsPath, {
        ...who,
        entries: Array.from({ length: 5_001 }, () => 1),
      });
      assert.match(none.problem.error, /found an array of 5001\.$/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "of two corrections of one entry the second is refused, and so is one of a cancelled entry",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const who = yield* people(holder);
      const added = recorded((yield* holder.post(importsPath, { ...who, entries: [firstEntry] })).body);
      const id = added.results[0]?.id;
      const send = (kind: string, refersTo: unknown, kg: number) =>
        Effect.map(
          holder.post(importsPath, {
            ...who,
            entries: [{
              ...firstEntry,
              kind,
              refers_to: refersTo,
              net_mass_kg: kg,
              recorded_on: "2026-11-02",
            }],
          }),
          ({ body }) => recorded(body).results[0],
        );
      const both = yield* Effect.all([send("correction", id, 6000), send("correction", id, 5000)], {
        concurrency: 2,
      });
      assert.deepEqual(both.map((each) => each?.result).sort(), ["added", "refused"]);
      const holds = both.find((each) => each?.result === "added")?.id;
      const ofOther = { ...firstEntry, item: 7, kind: "cancellation", refers_to: holds };
      const other = yield* holder.post(importsPath, { ...who, entries: [ofOther] });
      assert.match(
        recorded(other.body).results[0]?.issues[0]?.message ?? "",
        /is item 1 of 26DE000000000001R1, another one .* Correct refers_to, or mrn and item/,
      );
      assert.equal((yield* send("cancellation", holds, 0))?.result, "added");
      const late = yield* send("correction", holds, 4000);
      assert.equal(late?.issues[0]?.path, "/entries/0/refers_to");
    }).pipe(Effect.provide(services)),
  );

  test(
    "a file that was corrected and cancelled in parts is unchanged when it is sent again, and says what holds",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const who = yield* people(holder);
      const second = { ...firstEntry, entry: "2", item: 2 };
      const rows = [
        firstEntry,
        { ...firstEntry, entry: "c", kind: "correction", refers_to: "1", net_mass_kg: 6000 },
        second,
        { ...second, entry: "x", kind: "cancellation", refers_to: "2" },
      ];
      const send = (entries: ReadonlyArray<unknown>) =>
        Effect.map(holder.post(importsPath, { ...who, entries }), ({ body }) => recorded(body));
      const added = yield* send(rows);
      assert.equal(added.summary.added, 4);
      const again = yield* send([...rows, { ...firstEntry, entry: "3", item: 3 }]);
      assert.deepEqual(again.summary, { total: 5, added: 1, unchanged: 4, refused: 0 });
      const ids = added.results.map(({ id }) => id);
      assert.deepEqual(again.results.slice(0, 4).map(({ id }) => id), ids);
      const [corrected, holds, cancelled, cancelling] = again.results.map(({ notes }) => notes);
      assert.match(corrected?.join() ?? "", new RegExp(`corrected since: entry ${ids[1]} holds`));
      assert.match(cancelled?.join() ?? "", new RegExp(`cancelled since by entry ${ids[3]}`));
      assert.deepEqual([holds, cancelling], [[], []]);
      const revived = yield* send([{ ...second, entry: "r", kind: "correction", refers_to: ids[3] }]);
      assert.equal(revived.summary.added, 1);
      const listed = yield* holder.get(`${importsPath}?importer=${who.importer}`);
      assert.ok(listed.text.includes(`"id":"${ids[2]}","entry_id":"${revived.results[0]?.id}"`));
    }).pipe(Effect.provide(services)),
  );

  test(
    "the same call under an Idempotency-Key is done once, with another body it is refused",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const who = yield* people(holder);
      const key = { "idempotency-key": crypto.randomUUID() };
      const sent = { ...who, entries: [firstEntry] };
      const [first, second] = [
        yield* holder.post(importsPath, sent, key),
        yield* holder.post(importsPath, sent, key),
      ];
      assert.equal(first.text, second.text);
      assert.equal(second.headers.get("idempotent-replayed"), "true");
      assert.equal((yield* holder.post(importsPath, { ...sent, representation: "direct" }, key)).status, 422);
    }).pipe(Effect.provide(services)),
  );

  test(
    "bodies and queries that can't be read are 400 and name every issue",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const who = yield* people(holder);
      assert.deepEqual(paths(yield* holder.post(importsPath, { ...who, entries: [] })), ["/entries"]);
      const flood = { ...who, entries: Array.from({ length: 5_001 }, () => ({})) };
      assert.deepEqual(paths(yield* holder.post(importsPath, flood)), ["/entries"]);
      assert.deepEqual(paths(yield* holder.post(peoplePaths.importers, { eori: "1" })), ["/eori", "/name"]);
      for (const [eori, status] of [["XX1", 400], ["XI123456789000", 200], ["CN1", 200]] as const) {
        const kept = yield* holder.post(peoplePaths.importers, { eori, name: "A" });
        assert.equal(kept.status, status, kept.text);
      }
      assert.deepEqual(
        paths(yield* holder.get(`${importsPath}/threshold?importer=x&year=1999&as_of=2026-02-30`)).sort(),
        ["as_of", "importer", "year"],
      );
      const tomorrow = `${importsPath}/threshold?importer=${who.importer}&year=2026&as_of=2026-11-21`;
      assert.deepEqual(paths(yield* holder.get(tomorrow)), ["as_of"]);
      const lot = { declarant: who.declarant, kind: "2026-Q1", bought_on: "2026-11-20", number: 5 };
      const early = yield* holder.post(`${certificatesPath}/lots`, { ...lot, unit_price_eur: 75.36 });
      assert.deepEqual([early.status, ...paths(early)], [400, "/bought_on"]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "codes by status, and the year's dates as JSON and as a calendar file",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const { declarant } = yield* people(holder);
      const ask = (query: string) =>
        Effect.map(holder.get(`${importsPath}/codes?${query}`), ({ body }) => JSON.stringify(body));
      const goods = "cn=72083900&country=CHN";
      assert.match(
        yield* ask(`${goods}&date=2026-06-01&declarant=${declarant}`),
        /"code":"Y128".*DE-CBAM-0001/,
      );
      assert.match(yield* ask(`${goods}&date=2026-06-01&stays_below=true`), /"code":"Y137"/);
      assert.match(yield* ask(`${goods}&date=2026-06-01`), /"answer":"must_not_be_released"/);
      const placed = `placed_cn_code=72083900&placed_origin_country=CHN&placed_procedure_reference=51-1`;
      const product = `cn=84818059&country=DEU&date=2026-06-01&declarant=${declarant}`;
      assert.match(yield* ask(product), /"answer":"none"/);
      assert.match(
        yield* ask(`${product}&${placed}`),
        /"code":"Y128",.*"code":"Y422","basis":"inward","reference":"51-1"/,
      );
      for (
        const [query, lacks] of [["placed_cn_code=72083900", "origin_country"], [placed.slice(24), "cn_code"]]
      ) {
        const inPart = yield* holder.get(`${importsPath}/codes?${product}&${query}`);
        assert.deepEqual([inPart.status, ...paths(inPart)], [400, `placed_${lacks}`]);
      }
      const dates = yield* holder.get(`${importsPath}/calendar?year=2027`);
      assert.match(dates.text, /"day":"2027-09-30","kind":"declaration_and_surrender","about":"2026"/);
      const early = yield* holder.get(`${importsPath}/calendar?year=2027&order_working_days=5`);
      assert.match(early.text, /"day":"2027-06-23","kind":"order_certificates","about":"2027-Q2"/);
      const file = yield* holder.get(`${importsPath}/calendar.ics?year=2027`);
      assert.equal(file.headers.get("content-type"), "text/calendar; charset=utf-8");
      assert.match(file.text, /^BEGIN:VCALENDAR\r\n/);
      assert.ok(file.text.split("\r\n").every((line) => line.length <= 75));
      assert.match(file.text, /DTSTART;VALUE=DATE:20270930\r\n/);
      const monday = {
        de: "Montag danach ist der 1. November 2027",
        fr: "lundi suivant est le 1er novembre 2027",
      };
      for (const [language, weekend] of Object.entries(monday)) {
        const own = yield* holder.get(`${importsPath}/calendar.ics?year=2027`, {
          "accept-language": `${language}-BE,en;q=0.5`,
        });
        assert.equal(own.headers.get("content-language"), language);
        const lines = own.text.split("\r\n");
        assert.ok(lines.every((line) => new TextEncoder().encode(line).length <= 75), own.text);
        const unfolded = own.text.replaceAll("\r\n ", "");
        assert.ok(unfolded.includes(weekend), unfolded);
        assert.equal(
          unfolded.match(/^UID:.*$/gm)?.join(),
          file.text.replaceAll("\r\n ", "").match(/^UID:.*$/gm)?.join(),
        );
        const words = unfolded.matchAll(/^(?:SUMMARY|DESCRIPTION);[^:]*:(.*)$/gm);
        for (const [, text = ""] of words) {
          assert.doesNotMatch(text, /\b(?:the|Regulation|Article|Certificates|Price)\b/);
        }
      }
    }).pipe(Effect.provide(services)),
  );
});
