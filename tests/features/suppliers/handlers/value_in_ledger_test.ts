/**
 * Values of suppliers in the place of figures of the ledger's rows: what an entry keeps of them, what doesn't go together, tables
 * and their way back. On both databases.
 */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { ImportList } from "../../../../src/contract/answers/imports.ts";
import { ValuesRecorded } from "../../../../src/contract/answers/suppliers/values.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import {
  historyOf,
  type ImportHolder,
  importsPath,
  people,
  recorded,
} from "../../../support/import_calls.ts";
import {
  importedFasteners as row,
  installationOf,
  operatorsValue,
  supplierHolder,
  valuesPath,
} from "../../../support/supplier_calls.ts";
import { services } from "../../../support/whole_service.ts";

const values = Schema.decodeUnknownSync(ValuesRecorded);
const listed = Schema.decodeUnknownSync(ImportList);

const holder = () => supplierHolder(["suppliers:read", "suppliers:write", "imports:read", "imports:write"]);

/** Records the operator's value. @returns its id */
const valueOf = (calls: ImportHolder, changes: object = {}) =>
  Effect.gen(function* () {
    const installation = yield* installationOf(calls);
    const sent = yield* calls.post(valuesPath, { values: [{ installation, ...operatorsValue, ...changes }] });
    assert.equal(sent.status, 200, sent.text);
    return values(sent.body).results[0]?.value.id ?? "";
  });

onOneDatabase((test) => {
  test(
    "a row of a bulk call that names a value is taken into the ledger with its figures",
    Effect.gen(function* () {
      const calls = yield* supplierHolder([
        ...["suppliers:read", "suppliers:write", "imports:read", "imports:write", "cbam:bulk"] as const,
      ]);
      const who = yield* people(calls);
      const id = yield* valueOf(calls);
      const { cn_code, origin_country, release_date } = row;
      const shipment = { cn_code, origin_country, import: release_date, net_mass_kg: 5, value_id: id };
      const bulk = yield* calls.post("/api/v1/cbam/bulk", { shipments: [shipment] });
      const request_id = bulk.headers.get("x-request-id");
      const taken = yield* calls.post(`${importsPath}/from-batch`, { ...who, request_id, mrn: row.mrn });
      assert.equal(recorded(taken.body).summary.added, 1, taken.text);
      const [found] = listed((yield* calls.get(`${importsPath}?importer=${who.importer}`)).body).imports;
      assert.deepEqual([found?.value_id, found?.value_version, found?.determination], [id, 1, "actual"]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a row that names a value keeps its figures and version, and tells what it saves as an estimate",
    Effect.gen(function* () {
      const calls = yield* holder();
      const who = yield* people(calls);
      const id = yield* valueOf(calls);
      const sent = { ...who, entries: [{ ...row, value_id: id }] };
      const added = recorded((yield* calls.post(importsPath, sent)).body);
      assert.deepEqual(added.results[0]?.result, "added", JSON.stringify(added));
      const [found] = listed((yield* calls.get(`${importsPath}?importer=${who.importer}`)).body).imports;
      assert.deepEqual(
        [
          found?.determination,
          found?.value_id,
          found?.value_version,
          found?.installation,
          found?.cost?.state,
        ],
        ["actual", id, 1, "TR-0001", "estimated"],
      );
      assert.ok(found?.cost?.notes.some((note) => note.includes("not verified")), String(found?.cost?.notes));
      const { saving } = found ?? {};
      assert.equal(saving?.value_cost_eur, found?.cost?.cost_eur);
      assert.equal(saving?.break_even_t_per_unit, 6.089844);
      assert.match(saving?.formula ?? "", /1\.446744 \+ max\(0, 5\.973 - 1\.3299\) = 6\.089844/);
      const changed = yield* calls.post(`${valuesPath}/${id}/versions`, {
        replaces: 1,
        state: "operator",
        direct_t_per_t: 1.9,
      });
      assert.equal(changed.status, 200, changed.text);
      const still = historyOf((yield* calls.get(`${importsPath}/${found?.id}`)).body);
      assert.deepEqual(
        [still.entries[0]?.actual_values?.direct_t_per_t, still.entries[0]?.actual_values?.value_version],
        [2.1, 1],
      );
      const again = recorded((yield* calls.post(importsPath, sent)).body).results[0];
      assert.equal(again?.result, "unchanged", "a row that names the same value is the same row");
      assert.match(
        again?.notes[0] ?? "",
        /with version 1 .* A correction that names the value takes version 2/,
      );
      const correction = { ...row, value_id: id, kind: "correction", refers_to: found?.entry_id };
      const corrected = recorded((yield* calls.post(importsPath, { ...who, entries: [correction] })).body);
      assert.equal(corrected.results[0]?.result, "added", JSON.stringify(corrected));
      const now = listed((yield* calls.get(`${importsPath}?importer=${who.importer}`)).body).imports[0];
      assert.equal(now?.value_version, 2);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a value of other goods, country, period or account, or beside figures, is refused with a sentence, the others are added",
    Effect.gen(function* () {
      const [calls, other] = [yield* holder(), yield* holder()];
      const who = yield* people(calls);
      const id = yield* valueOf(calls);
      const foreign = yield* valueOf(other);
      const estimate = yield* calls.post(valuesPath, {
        values: [{
          ...operatorsValue,
          installation: values(
            (yield* calls.post(valuesPath, {
              values: [{ ...operatorsValue, installation: yield* installationOf(calls) }],
            })).body,
          ).results[0]?.value.installation,
          reporting_period: 2025,
          state: "estimated",
        }],
      });
      const early = values(estimate.body).results[0]?.value.id;
      const actual = { direct_t_per_t: 2, installation: { id: "TR-1" } };
      const rows: ReadonlyArray<readonly [changes: object, sentence: RegExp]> = [
        [{ cn_code: "73181410" }, /value of CN code 73181595, the goods have 73181410/],
        [{ origin_country: "CHN" }, /installation in TUR, the goods are from CHN/],
        [{ value_id: early }, /value of 2025: the goods take one of 2026/],
        [{ value_id: foreign }, /must be the id of a value of this account/],
        [{ value_id: "0190163d-8694-739b-aea5-966c26f8ad91" }, /must be the id of a value of this account/],
        [{ actual_values: actual }, /stands in the place of actual_values/],
        [{ determination: "default" }, /determined by actual values, not by default/],
        [{ value_id: "17" }, /value_id must be the UUID/],
      ];
      const entries = [...rows.map(([changes]) => ({ ...row, value_id: id, ...changes })), row];
      const sent = recorded(
        (yield* calls.post(importsPath, {
          ...who,
          entries: entries.map((entry, at) => ({ ...entry, item: at + 1 })),
        })).body,
      );
      assert.deepEqual(sent.summary, { total: 9, added: 1, unchanged: 0, refused: 8 });
      for (const [at, [, sentence]] of rows.entries()) {
        const issues = sent.results[at]?.issues ?? [];
        assert.deepEqual(issues.map(({ path }) => path), [`/entries/${at}/value_id`]);
        assert.match(issues[0]?.message ?? "", sentence);
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "a table names values by a column, and the exported ledger is unchanged when it is sent back",
    Effect.gen(function* () {
      const calls = yield* holder();
      const who = yield* people(calls);
      const id = yield* valueOf(calls, { production_route: "(C)" });
      const csv = [
        "mrn;item;release_date;cn_code;origin_country;net_mass_kg;Wert-ID",
        `26DE000000000001R1;1;2026-02-15;73181595;TUR;100000;${id.toUpperCase()}`,
        "26DE000000000001R1;2;2026-02-15;73181595;CHN;100000;",
      ].join("\n");
      const path = `${importsPath}?importer=${who.importer}`;
      const headers = { "content-type": "text/csv", "accept": "application/json" };
      const first = yield* calls.send(path, csv, headers);
      const text = yield* Effect.promise(() => first.text());
      assert.equal(first.status, 200, text);
      assert.deepEqual(recorded(JSON.parse(text)).summary.added, 2, text);
      const exported = yield* calls.download(path, "text/csv");
      const back = yield* Effect.promise(() => exported.text());
      const again = yield* calls.send(path, back, headers);
      const answer = yield* Effect.promise(() => again.text());
      assert.deepEqual(recorded(JSON.parse(answer)).summary.unchanged, 2, `${back}\n${answer}`);
      const found = listed((yield* calls.get(path)).body).imports.find(({ item }) => item === 1);
      assert.deepEqual([found?.value_id, found?.production_route], [id, "(C)"]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a correction by the exported table keeps the value that the import took, by its version; other figures or goods are no longer that value's",
    Effect.gen(function* () {
      const calls = yield* holder();
      const who = yield* people(calls);
      const id = yield* valueOf(calls, { production_route: "(C)" });
      const path = `${importsPath}?importer=${who.importer}`;
      const added = yield* calls.post(importsPath, { ...who, entries: [{ ...row, value_id: id }] });
      assert.equal(recorded(added.body).summary.added, 1, added.text);
      for (const [replaces, state] of [[1, "operator"], [2, "withdrawn"]] as const) {
        const version = { replaces, state, direct_t_per_t: 1.9 };
        const changed = yield* calls.post(`${valuesPath}/${id}/versions`, version);
        assert.equal(changed.status, 200, changed.text);
      }
      const newest = Effect.map(
        calls.get(path),
        ({ body }) => listed(body).imports[0] ?? assert.fail(),
      );
      const corrections: ReadonlyArray<readonly [Record<string, string>, ReadonlyArray<unknown>]> = [
        [{ net_mass_kg: "61000" }, [61_000, id, 1]],
        [{ net_mass_kg: "62000", release_date: "2026-02-16", note: "weighed" }, [62_000, id, 1]],
        [{ net_mass_kg: "63000", direct_t_per_t: "2.2" }, [63_000, undefined, undefined]],
      ];
      for (const [changes, expected] of corrections) {
        const exported = yield* calls.download(path, "text/csv");
        const [heads = "", ...rows] = (yield* Effect.promise(() => exported.text())).trim().split(/\r?\n/);
        const names = heads.replace(/^\uFEFF/, "").split(",");
        const last = (rows.at(-1) ?? "").split(",");
        const live = yield* newest;
        const said: Record<string, string> = { kind: "correction", refers_to: live.entry_id, ...changes };
        for (const name of Object.keys(said)) assert.ok(names.includes(name), `${name} of ${heads}`);
        const cells = names.map((name, at) => name === "entry" ? "" : said[name] ?? last[at] ?? "");
        const headers = { "content-type": "text/csv", "accept": "application/json" };
        const sent = yield* calls.send(path, `${heads}\n${cells.join(",")}`, headers);
        const text = yield* Effect.promise(() => sent.text());
        assert.equal(recorded(JSON.parse(text)).summary.added, 1, text);
        const found = yield* newest;
        assert.deepEqual(
          [found.net_mass_kg, found.value_id ?? undefined, found.value_version ?? undefined],
          expected,
        );
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "a file whose rows name values is unchanged when it is sent again, whatever became of the value since",
    Effect.gen(function* () {
      const calls = yield* holder();
      const who = yield* people(calls);
      const id = yield* valueOf(calls);
      const cancelled = { ...row, item: 3, value_id: id };
      const entries = [
        { ...row, entry: "1", value_id: id },
        { ...row, entry: "2", value_id: id, kind: "correction", refers_to: "1", net_mass_kg: 90_000 },
        { ...row, item: 2, value_id: id, origin_carbon_price: { eur_per_t: 3 } },
        { ...cancelled, entry: "4" },
        { ...cancelled, kind: "cancellation", refers_to: "4" },
      ];
      const send = (rows: ReadonlyArray<object>) =>
        Effect.map(calls.post(importsPath, { ...who, entries: rows }), ({ body }) => recorded(body));
      const version = (replaces: number, changes: object) =>
        Effect.map(
          calls.post(`${valuesPath}/${id}/versions`, { replaces, direct_t_per_t: 2.1, ...changes }),
          ({ status, text }) => assert.equal(status, 200, text),
        );
      const asSent = (rows: ReadonlyArray<object>) =>
        Effect.map(send(rows), (answer) => answer.results.map(({ result }) => result));
      const first = yield* send(entries);
      assert.equal(first.summary.added, 5, JSON.stringify(first));
      const price = { amount: 12, currency: "EUR", per: "emissions", rebate: 0, evidence: "B-1" };
      yield* version(1, { state: "operator", direct_t_per_t: 1.9, carbon_price: price });
      const grown = yield* send([...entries, { ...row, item: 4, value_id: id }]);
      assert.deepEqual(
        grown.summary,
        { total: 6, added: 1, unchanged: 5, refused: 0 },
        JSON.stringify(grown),
      );
      const otherPrice = { ...entries[2], origin_carbon_price: { eur_per_t: 4 } };
      const otherMass = { ...entries[2], net_mass_kg: 1 };
      assert.deepEqual(yield* asSent([otherPrice, otherMass]), ["refused", "refused"]);
      const byPrice = { ...row, item: 4, value_id: id };
      for (const [at, carbon_price] of [{ ...price, amount: 15 }, undefined].entries()) {
        yield* version(2 + at, { state: "operator", carbon_price });
        assert.deepEqual(yield* asSent([byPrice]), ["unchanged"], "its price is that of version 2");
        assert.deepEqual(yield* asSent([{ ...byPrice, origin_carbon_price: { eur_per_t: 15 } }]), [
          "refused",
        ]);
      }
      yield* version(4, { state: "withdrawn", carbon_price: price });
      const still = yield* send([...entries, { ...row, item: 5, value_id: id }]);
      assert.deepEqual(
        still.summary,
        { total: 6, added: 0, unchanged: 5, refused: 1 },
        JSON.stringify(still),
      );
      assert.match(still.results[0]?.notes.join(" ") ?? "", /Version 5 has withdrawn the value since/);
      assert.match(still.results[5]?.issues[0]?.message ?? "", /was withdrawn on/);
      assert.equal(still.results[5]?.issues[0]?.path, "/entries/5/value_id");
      const gone = { ...row, item: 2, value_id: id, kind: "cancellation", refers_to: first.results[2]?.id };
      assert.deepEqual(yield* asSent([gone]), ["added"]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a correction that takes a newer version of the value than the import had says so, once, and none that keeps its version does",
    Effect.gen(function* () {
      const calls = yield* holder();
      const who = yield* people(calls);
      const id = yield* valueOf(calls);
      const entries = [
        { ...row, entry: "1", value_id: id },
        { ...row, entry: "2", value_id: id, kind: "correction", refers_to: "1", net_mass_kg: 90_000 },
        { ...row, value_id: id, kind: "correction", refers_to: "2", net_mass_kg: 91_000 },
      ];
      const notesOf = (rows: ReadonlyArray<object>) =>
        Effect.map(
          calls.post(importsPath, { ...who, entries: rows }),
          ({ body }) =>
            recorded(body).results.map(({ result, notes }) => [
              result,
              /took version (1) of its value, and this one takes version 2/.exec(notes.join(" "))?.[1],
            ]),
        );
      assert.deepEqual(yield* notesOf(entries.slice(0, 2)), [["added", undefined], ["added", undefined]]);
      const newer = { replaces: 1, state: "operator", direct_t_per_t: 1.9 };
      const { status, text } = yield* calls.post(`${valuesPath}/${id}/versions`, newer);
      assert.equal(status, 200, text);
      const kept = ["unchanged", undefined];
      assert.deepEqual(yield* notesOf(entries), [kept, kept, ["added", "1"]]);
      assert.deepEqual(yield* notesOf(entries), [kept, kept, kept]);
    }).pipe(Effect.provide(services)),
  );
});
