/** A new import that takes a supplier's value by its form. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { ValuesRecorded } from "../../../../../src/contract/answers/suppliers/values.ts";
import { historyOf, importsPath, people } from "../../../../support/import_calls.ts";
import {
  filledForm,
  ledgerAndValuesAccount,
  noonOf,
  sendForm,
  wordsOf,
} from "../../../../support/import_pages.ts";
import { onPages } from "../../../../support/page_tests.ts";
import { installationOf, operatorsValue, valuesPath } from "../../../../support/supplier_calls.ts";

const recordedValues = Schema.decodeUnknownSync(ValuesRecorded);

onPages((testPages) => {
  testPages(
    "a new import takes a supplier's value: its form finds those of the code, country and year, and is recorded with one",
    Effect.gen(function* () {
      yield* noonOf("2026-11-22");
      const account = yield* ledgerAndValuesAccount;
      const { it, calls } = account;
      const { importer } = yield* people(calls);
      const installation = yield* installationOf(calls);
      const other = { installation, cn_code: "72083900", reporting_period: 2026, state: "operator" };
      const sent = yield* calls.post(valuesPath, {
        values: [{ installation, ...operatorsValue }, { ...other, direct_t_per_t: 1 }],
      });
      const [value = ""] = recordedValues(sent.body).results.map((each) => each.value.id);
      yield* it.get("/imports?lang=de");
      const goods = {
        importer,
        mrn: "26DE000000000001R1",
        item: "1",
        release_date: "2026-08-15",
        cn_code: "7318 15 95",
        origin_country: "Türkei",
        net_mass_kg: "100000",
        determination: "default",
        representation: "own",
      };
      const look = (changes: Record<string, string>) =>
        sendForm(it, "/imports/new", { ...goods, ...changes, do: "values" });
      const unrecorded = yield* it.get("/imports/new");
      const [button = ""] = /<button[^>]*value="values"[^>]*>/.exec(unrecorded.text) ?? [];
      assert.match(button, /formnovalidate/i, "a browser asks for the fields that recording needs");
      const found = yield* look({});
      assert.equal(found.status, 200, wordsOf(found));
      const form = filledForm(found);
      assert.deepEqual(
        [form["value_id"], form["determination"], form["cn_code"], form["net_mass_kg"]],
        [`${value}/1`, "actual", "7318 15 95", "100000"],
      );
      assert.match(found.text, /<details open/);
      for (const changes of [{ origin_country: "China" }, { release_date: "2025-12-31" }]) {
        const nothing = yield* look(changes);
        assert.equal(nothing.status, 200, wordsOf(nothing));
        assert.match(wordsOf(nothing), /kein Wert erfasst/);
        assert.equal(filledForm(nothing)["determination"], "default");
      }
      const open = yield* look({ cn_code: "", origin_country: "Atlantis" });
      assert.equal(open.status, 422);
      for (const name of ["cn_code", "origin_country"]) {
        assert.match(open.text, new RegExp(`id="${name}-error"`));
      }
      assert.match(wordsOf(yield* it.get("/imports/ledger")), /Für dieses Jahr ist nichts eingetragen/);

      const wrong = yield* sendForm(it, "/imports/new", { ...form, importer, do: "", mrn: "" });
      assert.equal(wrong.status, 422);
      assert.equal(
        filledForm(wrong)["value_id"],
        `${value}/1`,
        "the choice is still there beside what is wrong",
      );
      const version = yield* calls.post(`${valuesPath}/${value}/versions`, {
        ...{ ...operatorsValue, cn_code: undefined, reporting_period: undefined },
        ...{ replaces: 1, direct_t_per_t: 3.1 },
      });
      assert.equal(version.status, 200, version.text);
      const overtaken = yield* sendForm(it, "/imports/new", { ...form, importer, do: "" });
      assert.equal(overtaken.status, 409);
      assert.match(
        wordsOf(overtaken),
        /Geändert, seit .* Wert des Lieferanten: jetzt .*Fassung 2 \(direkt 3,1/,
      );
      assert.match(wordsOf(yield* it.get("/imports/ledger")), /Für dieses Jahr ist nichts eingetragen/);
      const again = filledForm(overtaken);
      assert.equal(again["value_id"], `${value}/2`);
      const recorded = yield* sendForm(it, "/imports/new", { ...again, importer, do: "" });
      assert.equal(recorded.status, 303, wordsOf(recorded));
      const [, id = ""] = /entries\/([\w-]+)/.exec(recorded.headers.get("location") ?? "") ?? [];
      const { import: made } = historyOf((yield* calls.get(`${importsPath}/${id}`)).body);
      assert.deepEqual([made?.value_id, made?.value_version, made?.determination], [value, 2, "actual"]);
    }),
  );
});
