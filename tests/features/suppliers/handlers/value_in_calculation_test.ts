/**
 * Values of suppliers in the place of figures: in calculations by query and by JSON, in bulk calls and their tables, in reports.
 * On both databases.
 */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { BulkAnswer } from "../../../../src/contract/answers/bulk.ts";
import { Calculation } from "../../../../src/contract/answers/calculation.ts";
import { IndicationAnswer } from "../../../../src/contract/answers/plans/indication.ts";
import { ReportAnswer } from "../../../../src/contract/answers/reports.ts";
import { ValueChanged, ValuesRecorded } from "../../../../src/contract/answers/suppliers/values.ts";
import { answered } from "../../../support/answered.ts";
import { onEachDatabase, onOneDatabase, testsBegin } from "../../../support/databases.ts";
import type { ImportHolder } from "../../../support/import_calls.ts";
import { people } from "../../../support/import_calls.ts";
import { leap } from "../../../support/leap.ts";
import { isHere, textOf } from "../../../support/poppler.ts";
import {
  installation,
  installationOf,
  operatorsValue,
  supplierHolder,
  valuesPath,
} from "../../../support/supplier_calls.ts";
import { client, freshPeer, services } from "../../../support/whole_service.ts";

const values = Schema.decodeUnknownSync(ValuesRecorded);
const changed = Schema.decodeUnknownSync(ValueChanged);
const calculation = Schema.decodeUnknownSync(Calculation);
const indicated = Schema.decodeUnknownSync(IndicationAnswer);
const bulk = Schema.decodeUnknownSync(BulkAnswer);
const reported = Schema.decodeUnknownSync(ReportAnswer);

const holder = () =>
  supplierHolder(["suppliers:read", "suppliers:write", "cbam:read", "cbam:bulk", "reports:write"]);

const valueOf = (calls: Pick<ImportHolder, "post">, changes: object = {}, name = installation.name) =>
  Effect.gen(function* () {
    const of = yield* installationOf(calls, { ...installation, name, registry_id: crypto.randomUUID() });
    const sent = yield* calls.post(valuesPath, {
      values: [{ installation: of, ...operatorsValue, ...changes }],
    });
    assert.equal(sent.status, 200, sent.text);
    return values(sent.body).results[0]?.value.id ?? "";
  });

const calculatePath = "/api/v1/cbam/calculate";
const asked = `${calculatePath}?cn=73181595&country=TUR&tonnage=100&import=2026-02-15`;
const goods = { cn_code: "73181595", origin_country: "TUR", tonnage: 100, import: "2026-02-15" };
const figures = {
  verified_direct_intensity: 2.1,
  verified_indirect_intensity: 0.3,
  precursors: operatorsValue.precursors,
};

onEachDatabase((test) => {
  test(
    "a calculation by value_id has the figures of the value, names its version, and says that it isn't verified",
    Effect.gen(function* () {
      const calls = yield* holder();
      const id = yield* valueOf(calls);
      const byId = calculation((yield* calls.get(`${asked}&value_id=${id.toUpperCase()}`)).body);
      const byFigures = calculation((yield* calls.post(calculatePath, { ...goods, ...figures })).body);
      assert.deepEqual(
        [byId.net_cost_eur, byId.free_allocation_t],
        [byFigures.net_cost_eur, byFigures.free_allocation_t],
      );
      assert.deepEqual(
        [byId.supplier_value?.id, byId.supplier_value?.version, byId.supplier_value?.state],
        [id, 1, "operator"],
      );
      assert.match(byId.notes[0] ?? "", /not verified/);
      assert.deepEqual([byFigures.supplier_value, byFigures.notes.join().includes("not verified")], [
        undefined,
        false,
      ]);
      const next = yield* calls.post(`${valuesPath}/${id}/versions`, {
        replaces: 1,
        state: "operator",
        direct_t_per_t: 1.9,
      });
      assert.equal(changed(next.body).value.version, 2);
      const inJson = calculation(
        (yield* calls.post(calculatePath, { ...goods, value_id: id })).body,
      );
      assert.equal(inJson.supplier_value?.version, 2);
      assert.equal(inJson.direct_emissions_t, 190);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a value that is foreign, of other goods, beside figures or withdrawn is refused, and so is who has no key for it",
    Effect.gen(function* () {
      const [calls, other, unable] = [yield* holder(), yield* holder(), yield* supplierHolder(["cbam:read"])];
      const id = yield* valueOf(calls);
      const foreign = yield* valueOf(other);
      const early = yield* valueOf(calls, { reporting_period: 2025, state: "estimated" });
      const unknown = "0190163d-8694-739b-aea5-966c26f8ad91";
      const sentences: ReadonlyArray<readonly [object, RegExp]> = [
        [{ value_id: foreign }, new RegExp(`must be the id of a value of this account, found ${foreign}`)],
        [{ value_id: unknown }, new RegExp(`must be the id of a value of this account, found ${unknown}`)],
        [{ value_id: early }, /value of 2025: the goods take one of 2026/],
        [{ cn_code: "73181410" }, /value of CN code 73181595, the goods have 73181410/],
        [{ origin_country: "CHN" }, /installation in TUR, the goods are from CHN/],
        [{ precursors: [] }, /stands in the place of precursors/],
        [{ value_id: "17" }, /must be the UUID of a value/],
      ];
      for (const [changes, sentence] of sentences) {
        const refused = yield* calls.post(calculatePath, { ...goods, value_id: id, ...changes });
        assert.equal(refused.status, 400, refused.text);
        assert.deepEqual(refused.problem.issues?.map(({ path }) => path), ["/value_id"]);
        assert.match(refused.problem.error, sentence);
      }
      const beside = yield* calls.get(`${asked}&value_id=${id}&verified_direct=2`);
      assert.deepEqual(beside.problem.issues?.map(({ path }) => path), ["value_id"]);
      assert.match(beside.problem.error, /in the place of verified_direct/);
      assert.equal((yield* unable.get(`${asked}&value_id=${id}`)).status, 403);
      const stranger = yield* client(freshPeer());
      const anonymous = yield* Effect.flatMap(stranger(`${asked}&value_id=${id}`), answered);
      assert.equal(anonymous.status, 401);
      assert.match(anonymous.problem.error, /value_id names a value of an account/);
      const withdrawn = { ...operatorsValue, replaces: 1, state: "withdrawn", note: "of another plant" };
      const { cn_code: _code, reporting_period: _period, ...version } = withdrawn;
      assert.equal((yield* calls.post(`${valuesPath}/${id}/versions`, version)).status, 200);
      const gone = yield* calls.get(`${asked}&value_id=${id}`);
      assert.match(gone.problem.error, /was withdrawn on \d{4}-\d\d-\d\d/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "rows of a bulk call and of a table take values each for itself, and the ledger can be told apart by version",
    Effect.gen(function* () {
      const calls = yield* holder();
      const id = yield* valueOf(calls);
      const shipments = [
        { ...goods, value_id: id },
        { ...goods, value_id: id, origin_country: "CHN" },
        goods,
        { ...goods, value_id: id, ...figures },
      ];
      const answer = bulk((yield* calls.post("/api/v1/cbam/bulk", { shipments })).body);
      assert.deepEqual(answer.results.map(({ output }) => output.status), ["ok", "error", "ok", "error"]);
      const [valued, wrong, plain, twice] = answer.results.map(({ output }) => output);
      assert.deepEqual(
        [valued, plain].map((output) =>
          output && "supplier_value" in output ? output.supplier_value?.id : null
        ),
        [id, null],
      );
      assert.match(wrong && "errors" in wrong ? wrong.message : "", /goods are from CHN/);
      assert.match(
        twice && "errors" in twice ? twice.message : "",
        /in the place of verified_direct_intensity/,
      );
      const csv = `cn_code;origin_country;tonnage;import;Wert-ID\n73181595;TUR;100;2026-02-15;${id}\n`;
      const sent = yield* calls.send("/api/v1/cbam/bulk", csv, {
        "content-type": "text/csv",
        "accept": "text/csv",
      });
      const [head, line] = (yield* Effect.promise(() => sent.text())).trim().split(/\r?\n/);
      const cells = new Map(head?.split(";").map((name, at) => [name, line?.split(";")[at]]));
      assert.deepEqual([cells.get("status"), cells.get("value_id"), cells.get("value_version")], [
        "ok",
        id,
        "1",
      ]);
      const unable = yield* supplierHolder(["cbam:bulk"]);
      const refused = yield* unable.post("/api/v1/cbam/bulk", { shipments });
      assert.equal(refused.status, 403);
      assert.match(refused.problem.error, /suppliers:read/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a bulk table has the route that the value names, none where it names none, and is sent back to the same figures",
    Effect.gen(function* () {
      const calls = yield* holder();
      const works = { ...installation, country: "MKD", unlocode: undefined };
      const bars = { ...operatorsValue, cn_code: "72283020", precursors: undefined };
      const recorded = yield* calls.post(valuesPath, {
        values: [
          { ...bars, installation: yield* installationOf(calls, works), production_route: "(H)" },
          {
            ...bars,
            installation: yield* installationOf(calls, { ...works, registry_id: "MK-2", name: "Other" }),
          },
        ],
      });
      assert.equal(recorded.status, 200, recorded.text);
      const shipments = values(recorded.body).results.map(({ value }) => ({
        ...goods,
        origin_country: "MKD",
        cn_code: "72283020",
        value_id: value.id,
      }));
      const answer = bulk((yield* calls.post("/api/v1/cbam/bulk", { shipments })).body);
      const figuresOf = ({ results }: typeof answer) =>
        results.map(({ output }) =>
          "supplier_value" in output ? [output.supplier_value, output.free_allocation_t] : []
        );
      assert.deepEqual(
        answer.results.map(({ output }) =>
          "supplier_value" in output && output.supplier_value?.production_route
        ),
        ["(H)", undefined],
      );
      const csv = { "content-type": "application/json", "accept": "text/csv" };
      const sent = yield* calls.send("/api/v1/cbam/bulk", JSON.stringify({ shipments }), csv);
      const table = yield* Effect.promise(() => sent.text());
      const [head = "", ...lines] = table.trim().split(/\r?\n/);
      const at = head.split(",").indexOf("production_route");
      assert.deepEqual(lines.slice(0, 2).map((line) => line.split(",")[at]), ["(H)", ""]);
      const back = yield* calls.send("/api/v1/cbam/bulk?extra_columns=keep", table, {
        "content-type": "text/csv",
      });
      const again = bulk(JSON.parse(yield* Effect.promise(() => back.text())));
      assert.deepEqual(figuresOf(again), figuresOf(answer));
      const [[, ofRoute] = [], [, highest] = []] = figuresOf(answer);
      assert.notEqual(ofRoute, highest);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a report of a value prints its id, version and installation, and that it is not verified",
    Effect.gen(function* () {
      const calls = yield* holder();
      const id = yield* valueOf(calls);
      const made = yield* calls.post("/api/v1/cbam/reports", { ...goods, value_id: id });
      assert.equal(made.status, 201, made.text);
      const report = reported(made.body);
      assert.equal(report.calculation.supplier_value?.installation_name, "Karadeniz Works");
      const pdf = yield* calls.download(report.download_url, "application/pdf");
      if (!isHere("pdftotext")) return;
      const text = yield* Effect.promise(async () => textOf(new Uint8Array(await pdf.arrayBuffer())));
      const printed = text.replace(/\s+/g, " ");
      assert.match(printed, new RegExp(`${id}, version 1, of 2026`));
      assert.match(printed, /Karadeniz Works/);
      assert.match(printed, /Values of the operator, not verified/);
    }).pipe(Effect.provide(services)),
  );
});

onOneDatabase((test) => {
  test(
    "an indication by value_id has the figures of a calculation by it, says who has confirmed them, and is refused without a key",
    Effect.gen(function* () {
      const calls = yield* holder();
      const id = yield* valueOf(calls, {}, "Karadeniz Works 🚀 2");
      const path = "/api/v1/cbam/indication";
      const sent = yield* calls.post(path, { ...goods, value_id: id });
      assert.equal(sent.status, 200, sent.text);
      const told = indicated(sent.body);
      const byId = calculation((yield* calls.get(`${asked}&value_id=${id}`)).body);
      assert.equal(told.total_eur, byId.net_cost_eur);
      assert.deepEqual(told.supplier_value, byId.supplier_value);
      assert.equal(told.values, "not_verified");
      assert.ok(told.by_default !== null);
      const paid = yield* calls.post(path, { ...goods, value_id: id, origin_carbon_price_eur_per_t: 5 });
      assert.ok((indicated(paid.body).cost?.origin_carbon_deduction_eur_per_t ?? 0) > 0, paid.text);
      const beside = yield* calls.post(path, { ...goods, value_id: id, unit_content: 1, confirmed: true });
      assert.match(beside.text, /"path":"\/value_id","code":"conflict"/);
      const other = yield* calls.post(path, { ...goods, value_id: crypto.randomUUID() });
      assert.match(other.text, /"path":"\/value_id","code":"choice"/);
      const ask = yield* client(freshPeer());
      const stranger = yield* ask(path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...goods, value_id: id }),
      });
      assert.equal(stranger.status, 401);
      yield* leap(Date.parse("2027-03-03T12:00:00Z") - testsBegin);
      const { cn_code: _code, reporting_period: _period, ...version } = operatorsValue;
      const verified = yield* calls.post(`${valuesPath}/${id}/versions`, {
        ...version,
        replaces: 1,
        state: "verified",
        verification: { report: "VR-1", day: "2027-03-01", opinion: "satisfactory" },
      });
      assert.equal(verified.status, 200, verified.text);
      const offer = { ...goods, import: "2028-03-15", value_id: id };
      const settled = indicated((yield* calls.post(path, offer)).body);
      assert.deepEqual([settled.values, settled.reporting_period], ["verified", 2026]);
      assert.ok(!settled.not_settled.includes("values"));
      if (!isHere("pdftotext")) return;
      const sheet = yield* calls.send(path, JSON.stringify(offer), {
        "content-type": "application/json",
        accept: "application/pdf",
      });
      assert.equal(sheet.status, 200);
      const printed = yield* Effect.promise(async () => textOf(new Uint8Array(await sheet.arrayBuffer())));
      assert.match(printed, /Karadeniz Works \? 2/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a carbon price of a value that takes nothing off says why, wherever it is used",
    Effect.gen(function* () {
      const calls = yield* supplierHolder([
        ...[
          "suppliers:read",
          "suppliers:write",
          "cbam:read",
          "cbam:bulk",
          "imports:read",
          "imports:write",
        ] as const,
      ]);
      const who = yield* people(calls);
      const price = { amount: 12, currency: "EUR", per: "emissions", rebate: 2, evidence: "B-1" };
      const { evidence: _, ...unproven } = price;
      const prices: ReadonlyArray<readonly [object, RegExp | undefined]> = [
        [price, undefined],
        [{ ...price, currency: "USD" }, /carbon price is in USD and takes nothing off/],
        [{ ...price, per: "goods" }, /due per tonne of goods and takes nothing off/],
        [unproven, /no evidence of payment and takes nothing off/],
        [{ ...unproven, rebate: 12 }, undefined],
      ];
      const id = yield* valueOf(calls, { carbon_price: price });
      for (const [at, [carbon_price, sentence]] of prices.entries()) {
        if (at > 0) {
          const version = { replaces: at, state: "operator", direct_t_per_t: 2.1, carbon_price };
          const sent = yield* calls.post(`${valuesPath}/${id}/versions`, version);
          assert.equal(sent.status, 200, sent.text);
        }
        const shipment = { ...goods, value_id: id };
        const single = calculation((yield* calls.post(calculatePath, shipment)).body);
        assert.equal((single.origin_carbon_deduction_eur ?? 0) > 0, at === 0);
        const bulk = yield* calls.post("/api/v1/cbam/bulk", { shipments: [shipment] });
        const { tonnage, import: release_date, ...facts } = shipment;
        const row = { mrn: "26DE000000000001R1", item: at + 1, net_mass_kg: tonnage * 1_000, release_date };
        const added = yield* calls.post("/api/v1/cbam/imports", { ...who, entries: [{ ...facts, ...row }] });
        const offer = yield* calls.post("/api/v1/cbam/indication", shipment);
        const german = yield* calls.post("/api/v1/cbam/indication", { ...shipment, lang: "de" });
        assert.equal(/wird nicht abgezogen/.test(german.text), sentence !== undefined, german.text);
        const saving = yield* calls.get(`${valuesPath}/${id}?import=${release_date}&tonnage=100`);
        for (const text of [single.notes.join(), bulk.text, added.text, offer.text, saving.text]) {
          if (sentence === undefined) assert.doesNotMatch(text, /takes nothing off/);
          else assert.match(text, sentence);
        }
        const own = yield* calls.post(calculatePath, { ...shipment, origin_carbon_price_eur_per_t: 3 });
        assert.doesNotMatch(own.text, /takes nothing off/, "the call's own price counts");
      }
    }).pipe(Effect.provide(services)),
  );
});
