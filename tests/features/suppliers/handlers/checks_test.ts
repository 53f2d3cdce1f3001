/**
 * Values before a declaration, through the front door: what imports rest on, what is left to do, and the
 * dossier of an installation.
 */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { unzipSync } from "fflate";
import assert from "node:assert/strict";
import { ValueUsesAnswer } from "../../../../src/contract/answers/suppliers/checks.ts";
import { ValuesRecorded } from "../../../../src/contract/answers/suppliers/values.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { importsPath, people, recorded } from "../../../support/import_calls.ts";
import {
  installation,
  installationOf,
  installationsPath,
  operatorsValue,
  supplierHolder,
  valuesPath,
} from "../../../support/supplier_calls.ts";
import { services } from "../../../support/whole_service.ts";

const values = Schema.decodeUnknownSync(ValuesRecorded);
const uses = Schema.decodeUnknownSync(ValueUsesAnswer);
const usesPath = `${valuesPath}/uses?year=2026`;
const row = { release_date: "2026-02-15", cn_code: "73181595", origin_country: "TUR", net_mass_kg: 100_000 };

onOneDatabase((test) => {
  test(
    "uses tells of each value which version imports took and what is left to do, and the dossier holds all of it",
    Effect.gen(function* () {
      const permissions = ["suppliers:read", "suppliers:write", "imports:read", "imports:write"] as const;
      const calls = yield* supplierHolder(permissions);
      const who = yield* people(calls);
      const of = yield* installationOf(calls);
      const other = yield* installationOf(calls, {
        ...installation,
        registry_id: "TR-2",
        name: "=cmd|'/c'!A1",
      });
      const hostile = { ...operatorsValue, installation: other, note: '=HYPERLINK("http://example.com")' };
      const sent = yield* calls.post(valuesPath, {
        values: [{ ...operatorsValue, installation: of }, hostile],
      });
      const [first = "", second = ""] = values(sent.body).results.map(({ value }) => value.id);
      const entries = [first, first, second].map((value_id, at) => ({
        ...row,
        value_id,
        mrn: "26DE000000000001R1",
        item: at + 1,
      }));
      const added = recorded((yield* calls.post(importsPath, { ...who, entries })).body);
      assert.equal(added.summary.added, 3, JSON.stringify(added));
      const usesNow = Effect.map(
        calls.get(usesPath),
        ({ body }) =>
          uses(body).uses.toSorted((a, b) => Number(a.value.id === second) - Number(b.value.id === second)),
      );
      const told = yield* usesNow;
      assert.deepEqual(
        told.map(({ value, used_version, imports, quantity, to_do, verify_from, verify_by }) => [
          value.id,
          used_version,
          imports,
          quantity,
          to_do,
          verify_from,
          verify_by,
        ]),
        [
          [first, 1, 2, 200, "verify", "2027-01-01", "2027-09-30"],
          [second, 1, 1, 100, "verify", "2027-01-01", "2027-09-30"],
        ],
      );
      const version = { replaces: 1, state: "operator", direct_t_per_t: 2 };
      yield* calls.post(`${valuesPath}/${first}/versions`, version);
      yield* calls.post(`${valuesPath}/${second}/versions`, { ...version, state: "withdrawn" });
      const later = yield* usesNow;
      assert.deepEqual(later.map(({ to_do }) => to_do), ["correct", "replace"]);
      const one = uses((yield* calls.get(`${usesPath}&installation=${of}`)).body).uses;
      assert.deepEqual(one.map(({ value }) => value.id), [first]);
      const gone = {
        ...row,
        kind: "cancellation",
        refers_to: added.results[2]?.id,
        mrn: entries[2]?.mrn,
        item: 3,
      };
      const cancelled = recorded((yield* calls.post(importsPath, { ...who, entries: [gone] })).body);
      assert.equal(cancelled.summary.added, 1, JSON.stringify(cancelled));
      assert.equal((yield* usesNow).length, 1);

      const dossier = (id: string) =>
        calls.file(`${installationsPath}/${id}/dossier.zip?year=2026`, { headers: {} });
      const { response, bytes } = yield* dossier(of);
      assert.equal(response.status, 200);
      const files = unzipSync(bytes);
      const textOf = (name: string) => new TextDecoder().decode(files[name]);
      assert.deepEqual(Object.keys(files), [
        "installation.json",
        "values.json",
        "values.csv",
        "calculations.json",
        "uses.csv",
        "attachments.csv",
        "imports.csv",
      ]);
      assert.equal(textOf("imports.csv").trim().split(/\r?\n/).length, 3);
      assert.equal(textOf("values.csv").trim().split(/\r?\n/).length, 3, "the headings and two versions");
      assert.match(textOf("calculations.json"), /"supplier_value": \{\s+"id": ".{36}",\s+"version": 2/);
      const unused = unzipSync((yield* dossier(other)).bytes);
      assert.match(new TextDecoder().decode(unused["values.csv"]), /'=HYPERLINK/);

      const stranger = yield* supplierHolder(permissions);
      assert.deepEqual(uses((yield* stranger.get(usesPath)).body).uses, []);
      const foreign = yield* stranger.get(`${installationsPath}/${of}/dossier.zip?year=2026`);
      assert.equal(foreign.status, 404);
      const reader = yield* supplierHolder(["suppliers:read"]);
      assert.equal((yield* reader.get(usesPath)).status, 403);
    }).pipe(Effect.provide(services)),
  );
});
