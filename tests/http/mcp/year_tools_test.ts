/** The tools about an importer's year, reports, prices and data sets, as a program meets them. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { permissions } from "../../../src/contract/access.ts";
import { onOneDatabase } from "../../support/databases.ts";
import { keyHolder, people, yearEntries } from "../../support/import_calls.ts";
import { noonOf } from "../../support/import_pages.ts";
import { listening } from "../../support/listening_service.ts";
import { program, revisions } from "../../support/mcp_program.ts";
import { holder, services } from "../../support/whole_service.ts";

const shipment = { cn_code: "72083900", origin_country: "China", tonnage: 1, import: "2026-02-15" };

const reading = [
  "imports_threshold",
  "imports_declaration",
  "imports_holding",
  "imports_certificates",
] as const;

onOneDatabase((test) => {
  for (const mode of revisions) {
    test(
      `an importer's year is recorded, counted and prepared by tools in ${JSON.stringify(mode)}`,
      Effect.gen(function* () {
        const origin = yield* listening;
        const { key } = yield* holder("enterprise", permissions);
        const { call } = yield* program(origin, key, mode);
        const who = yield* people(keyHolder(origin, key));
        const { answer: listed } = yield* call("imports_people", {});
        const { importer, declarant } = who;
        assert.deepEqual([listed.importers[0].id, listed.declarants[0].id], [importer, declarant]);
        const sent = {
          ...who,
          entries: JSON.parse(JSON.stringify(yearEntries)),
          idempotency_key: crypto.randomUUID(),
        };
        const { answer: added, text } = yield* call("imports_add", sent);
        assert.equal(added.summary.added, yearEntries.length, text);
        assert.deepEqual((yield* call("imports_add", sent)).answer, added);
        const [first] = sent.entries;
        const again = { ...who, entries: [first, { ...first, entry: "another", net_mass_kg: 1 }] };
        const { answer: second } = yield* call("imports_add", again);
        assert.deepEqual(
          second.results.map(({ result }: { result: string }) => result),
          ["unchanged", "refused"],
        );
        assert.match(second.results[1].issues[0].message, /correction/);
        const threshold = yield* call("imports_threshold", { importer, year: 2026 });
        assert.equal(threshold.answer.limit_t, 50);
        assert.ok(threshold.answer.total_t > 50);
        assert.equal(threshold.answer.days, undefined);
        const declaration = yield* call("imports_declaration", { declarant, year: 2026 });
        assert.ok(declaration.answer.lines.length > 0);
        assert.ok(declaration.answer.totals.net_t > 0);
        assert.doesNotMatch(JSON.stringify(declaration.answer.lines), /"imports"/);
        assert.match(declaration.answer.disclosure, /informational/);
        const holding = yield* call("imports_holding", { declarant, year: "2027", basis: "a" });
        assert.equal(holding.answer.quarters.length, 4);
        const account = yield* call("imports_certificates", { declarant });
        assert.deepEqual([account.answer.held, account.answer.lots], [0, []]);
        const codes = yield* call("imports_codes", {
          cn_code: "72083900",
          origin_country: "CHN",
          date: "2026-06-01",
          declarant,
          stays_below: false,
        });
        assert.deepEqual([codes.answer.answer, codes.answer.codes[0].code], ["code", "Y128"]);
        const product = yield* call("imports_codes", {
          cn_code: "84818059",
          origin_country: "DEU",
          date: "2026-06-01",
          declarant,
          placed_cn_code: "72083900",
          placed_origin_country: "CHN",
        });
        assert.deepEqual(
          product.answer.codes.map(({ code }: { code: string }) => code),
          ["Y128", "Y422"],
          product.text,
        );
        yield* noonOf("2027-03-01");
        const bought = { kind: "2026-Q1", bought_on: "2027-02-15", number: 119, unit_price_eur: 75.36 };
        const lot = yield* keyHolder(origin, key).post("/api/v1/cbam/certificates/lots", {
          declarant,
          ...bought,
        });
        assert.equal(lot.status, 200, lot.text);
        const withLot = yield* call("imports_certificates", { declarant });
        assert.deepEqual([withLot.answer.held, withLot.answer.lots[0].left], [119, 119]);
        yield* keyHolder(origin, key).post("/api/v1/cbam/certificates/withdrawals", {
          declarant,
          recorded: withLot.answer.lots[0].id,
        });
        const takenBack = yield* call("imports_certificates", { declarant });
        assert.deepEqual([takenBack.answer.held, takenBack.answer.withdrawn[0].number], [0, 119]);
      }).pipe(Effect.provide(services)),
    );
  }

  test(
    "tools of a year without a key say where it goes, with a wrong id or member what would be right",
    Effect.gen(function* () {
      const origin = yield* listening;
      const { call: anonymously } = yield* program(origin);
      const importer = crypto.randomUUID();
      for (
        const name of ["imports_people", "imports_add", "cbam_issue_report", "invoice_create", ...reading]
      ) {
        const refused = yield* anonymously(name, { importer, declarant: importer, year: 2026 });
        assert.equal(refused.isError, true, name);
        assert.match(refused.text, /needs an API key.*settings of the program/s, name);
      }
      const { key } = yield* holder("enterprise", ["imports:read"]);
      const { call } = yield* program(origin, key);
      const unknown = yield* call("imports_threshold", { importer, year: 2026 });
      assert.match(unknown.text, /no importer/i);
      const wrong = yield* call("imports_codes", {
        cn_code: "7208.39.00",
        origin_country: "China",
        date: "2026-06-01",
      });
      assert.match(wrong.text, /cn_code .*origin_country .*Use: cn_code: 72083900; origin_country: CHN/s);
      const foreign = yield* call("imports_people", { decimal: "comma", idempotency_key: "a" });
      assert.match(foreign.text, /decimal is not known here.*idempotency_key is not known here/s);
      for (const key of ["a\r\nX-Forwarded-For: 127.0.0.1", "", 4711, ["a"], "a b"]) {
        const named = yield* call("imports_add", { importer, entries: [{}], idempotency_key: key });
        assert.match(named.text, /^idempotency_key must be text of 1 to 255 printable ASCII characters/);
      }
      const many = yield* call("imports_add", { importer, entries: Array.from({ length: 51 }, () => ({})) });
      assert.match(many.text, /at most 50 rows here, found 51/);
      assert.match((yield* call("describe_tool", {})).text, /^Name a tool: use one of cbam_scope/);
      const long = yield* call("describe_tool", { tool: "x".repeat(100_000) });
      assert.match(long.text, /^There is no tool x{60}\.\.\. \(100000 characters\): use one of/);
      const writing = yield* call("imports_add", { importer, entries: [{}] });
      assert.match(writing.text, /imports:write/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a report is issued once under its key, from what papers say, and verifies; its link leads to the PDF",
    Effect.gen(function* () {
      const origin = yield* listening;
      const { key } = yield* holder("enterprise", permissions);
      const { call } = yield* program(origin, key);
      const sent = { ...shipment, tonnage: "1000 kg", idempotency_key: crypto.randomUUID() };
      const { answer: report, text } = yield* call("cbam_issue_report", sent);
      assert.deepEqual([report.status, report.calculation.net_cost_eur], ["issued", 163.53], text);
      assert.equal(report.calculation.trace, undefined);
      assert.equal(report.read_as[0].read, "CHN");
      assert.ok(text.length < 3_500, `${text.length} characters`);
      assert.equal((yield* call("cbam_issue_report", sent)).answer.id, report.id);
      const verified = yield* call("cbam_verify_report", {
        reportId: report.report_number,
        issuedDate: report.issued_at,
      });
      assert.deepEqual([verified.answer.ok, verified.answer.report.net_cost_eur], [true, 163.53]);
      for (const link of [report.download_url, verified.answer.report.download_url]) {
        assert.ok(link.startsWith(origin), link);
      }
      const pdf = yield* Effect.promise(async () => (await fetch(report.download_url)).bytes());
      assert.equal(new TextDecoder().decode(pdf.subarray(0, 5)), "%PDF-");
      const { cn_code: _code, ...incomplete } = shipment;
      assert.match((yield* call("cbam_issue_report", incomplete)).text, /cn_code is missing/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "prices and data sets are told without a key and without the hashes of tables",
    Effect.gen(function* () {
      const { call } = yield* program(yield* listening);
      const { answer: prices } = yield* call("cbam_prices", {});
      assert.ok(prices.prices.length > 0);
      assert.equal(typeof prices.prices[0].price_eur_per_tco2e, "number");
      const { answer: earlier } = yield* call("cbam_prices", { as_of: "2026-05-01" });
      assert.ok(earlier.prices.length < prices.prices.length);
      const { answer: sets, text } = yield* call("cbam_data_sets", {});
      assert.ok(sets.datasets.some(({ is_in_force: inForce }: { is_in_force: boolean }) => inForce));
      assert.equal(sets.versions, undefined);
      assert.ok(text.length < 8_000, `${text.length} characters`);
    }).pipe(Effect.provide(services)),
  );
});
