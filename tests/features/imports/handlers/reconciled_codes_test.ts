/** TARIC codes in a table of customs: white and grey clinker of one CN code are matched with their own imports. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { ReconcileAnswer } from "../../../../src/contract/answers/import_books.ts";
import { csv } from "../../../../src/contract/values/media_types.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { importHolder, importsPath, people, recorded } from "../../../support/import_calls.ts";
import { services } from "../../../support/whole_service.ts";

const reconciled = Schema.decodeUnknownSync(ReconcileAnswer);
const [white, grey] = ["2523100010", "2523100090"] as const;

const clinker = (item: number, more: Readonly<Record<string, unknown>> = {}) => ({
  mrn: "26DE000000000001R1",
  item,
  release_date: "2026-03-10",
  cn_code: "25231000",
  origin_country: "TUR",
  net_mass_kg: 60_000,
  ...more,
});

/** An importer with these imports, and what a table of customs is to them: result, import and members that differ of each row. */
const ledgerOf = (entries: ReadonlyArray<object>) =>
  Effect.gen(function* () {
    const holder = yield* importHolder();
    const { importer } = yield* people(holder);
    const { body, text } = yield* holder.post(importsPath, { importer, entries });
    const ids = recorded(body).results.map(({ id }) => id);
    assert.equal(recorded(body).summary.added, entries.length, text);
    const path = `${importsPath}/reconcile?importer=${importer}`;
    const outcomes = (answer: unknown) =>
      reconciled(answer).results.map(({ result, import: id, differing, issues }) => [
        result,
        ids.indexOf(id ?? ""),
        ...differing,
        ...issues.map(({ path: place, message }) => `${place} ${message}`),
      ]);
    const ofRows = (rows: ReadonlyArray<object>) =>
      Effect.map(holder.post(path, { rows }), (answer) => outcomes(answer.body));
    const ofTable = (table: string) =>
      Effect.flatMap(
        holder.send(path, table, { "content-type": csv, accept: "application/json" }),
        (answer) => Effect.promise(async () => outcomes(await answer.json())),
      );
    return { holder, path, ofRows, ofTable };
  });

const withoutNumber = ({ mrn: _mrn, item: _item, ...row }: ReturnType<typeof clinker>) => row;

onOneDatabase((test) => {
  test(
    "rows with ten digits and without a declaration's number are matched with the import of their TARIC code, in JSON and in tables",
    Effect.gen(function* () {
      const { ofRows, ofTable } = yield* ledgerOf([
        clinker(1, { taric_code: white }),
        clinker(2, { taric_code: grey }),
        clinker(3),
      ]);
      const codes = [grey, white, grey];
      const rows = codes.map((taric_code) => withoutNumber(clinker(1, { taric_code })));
      const found = [["matched", 1], ["matched", 0], ["matched", 2]];
      assert.deepEqual(yield* ofRows(rows), found);
      const lines = codes.map((code) => `${code},TUR,60000,2026-03-10`);
      assert.deepEqual(
        yield* ofTable(["Warennummer,Ursprung,net_mass_kg,Datum", ...lines].join("\n")),
        found,
      );
    }).pipe(Effect.provide(services)),
  );

  test(
    "a TARIC code that the ledger has otherwise is a difference; one that either side lacks, or that ends in 00, is not compared",
    Effect.gen(function* () {
      const { ofRows, holder, path } = yield* ledgerOf([clinker(1, { taric_code: grey }), clinker(2)]);
      const rows = [
        clinker(1, { taric_code: white }),
        clinker(2, { taric_code: white }),
      ];
      assert.deepEqual(yield* ofRows(rows), [["differing", 0, "taric_code"], ["matched", 1]]);
      assert.deepEqual(yield* ofRows([clinker(1), clinker(1, { taric_code: "2523100000" })]), [
        ["matched", 0],
        ["missing_in_ledger", -1],
      ]);
      assert.deepEqual(yield* ofRows([clinker(1, { taric_code: "2523100000" })]), [["matched", 0]]);
      const { body } = yield* holder.post(path, { rows: [clinker(1, { taric_code: white })] });
      const [first] = reconciled(body).results;
      assert.deepEqual([first?.sent?.taric_code, first?.ledger?.taric_code], [white, grey]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a row without a number whose TARIC code and another member differ is no row of that import",
    Effect.gen(function* () {
      const { ofRows } = yield* ledgerOf([clinker(1, { taric_code: grey }), clinker(2, { net_mass_kg: 1 })]);
      const row = withoutNumber(clinker(1, { taric_code: white }));
      assert.deepEqual(yield* ofRows([{ ...row, release_date: "2026-03-11" }]), [["missing_in_ledger", -1]]);
      assert.deepEqual(yield* ofRows([row]), [["differing", 1, "quantity"]]);
      assert.deepEqual(yield* ofRows([{ ...row, net_mass_kg: 60_000, procedure: "4000" }, row]), [
        ["differing", 1, "quantity"],
        ["differing", 0, "taric_code"],
      ]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a TARIC code of other goods than the CN code's, and ten digits as the CN code of JSON, are refused with what to write",
    Effect.gen(function* () {
      const { ofRows } = yield* ledgerOf([clinker(1)]);
      const [one, two] = yield* ofRows([
        clinker(1, { taric_code: "2507008080" }),
        clinker(1, { cn_code: white }),
      ]);
      assert.match(String(one?.[2]), /^\/rows\/0\/taric_code .*2507008080/);
      assert.match(String(two?.[2]), /^\/rows\/1\/cn_code .*taric_code/);
    }).pipe(Effect.provide(services)),
  );
});
