/** Changes that tables of law make, and which of them somebody has to confirm. */
import assert from "node:assert/strict";
import { tableReader } from "../../../../src/adapters/reference/added/law_reader.ts";
import type { LawFiles } from "../../../../src/application/law/law_ports.ts";
import { type LawChanges, lawChanges } from "../../../../src/domain/cbam/law_changes/law_changes.ts";
import { dayOfText } from "../../../../src/kernel/time/calendar.ts";
import { given } from "../../../support/answered.ts";
import { law, reference } from "../../../support/law.ts";
import { entryOf } from "../../../support/law_entries.ts";
import { amendmentFolder, coilBenchmark, coils, dataSetFolder } from "../../../support/law_folders.ts";

const { tablesWith } = tableReader(reference);

const changesOf = (files: LawFiles, importDay = "2026-02-15"): LawChanges => {
  const { tables, broken } = tablesWith([entryOf(1, files)], Infinity);
  assert.deepEqual(broken, []);
  const steps = lawChanges({
    before: law.tables,
    after: tables,
    asOf: given(dayOfText("2026-12-01")),
    importDay: given(dayOfText(importDay)),
  });
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
};

const at = { version: "2026-12-01", from: "2026-12-01" };
const kinds = ({ catches }: LawChanges) => catches.map(({ kind }) => kind);

Deno.test("a corrected value changes each code of its line, from its origin and by its route alone", () => {
  const changed = changesOf(dataSetFolder({ ...at, change: coils("3.5") }));
  const [total, direct] = changed.changes;
  assert.deepEqual(
    [total?.figure, total?.origin, total?.route, total?.before, total?.after, total?.codes.length],
    ["total", "CHN", "(C)", "3.187", "3.5", 20],
  );
  assert.deepEqual([direct?.figure, direct?.after], ["direct", "3.5"]);
  assert.ok(changed.codes.includes("72083900") && !changed.codes.includes("72011011"));
  assert.deepEqual([changed.figures, changed.origins, changed.catches], [40, ["CHN"], []]);
});

Deno.test("a table that says the same changes nothing", () => {
  const same = changesOf(dataSetFolder(at));
  assert.deepEqual([same.changes, same.figures], [[], 0]);
});

Deno.test("a value at three times the one before it is likely, above it has to be confirmed; so down to a third", () => {
  const far = (value: string) => kinds(changesOf(dataSetFolder({ ...at, change: coils(value) })));
  assert.deepEqual(far("9.561"), []);
  assert.deepEqual(far("9.562"), ["figuresFarOff"]);
  assert.deepEqual(far("1.0624"), []);
  assert.deepEqual(far("1.062"), ["figuresFarOff"]);
  assert.deepEqual(far("0"), ["figuresFarOff"]);
});

Deno.test("values, origins and mark-ups that are gone have to be confirmed, each named", () => {
  const without = (pattern: RegExp) => (text: string, name: string) =>
    name === "default-values.csv" ? text.replace(pattern, "") : text;
  const china = changesOf(dataSetFolder({ ...at, change: without(/^CHN,.*\n/gm) }));
  assert.ok(kinds(china).includes("originsGone"));
  assert.deepEqual(
    china.catches.find((one) => one.kind === "originsGone"),
    { kind: "originsGone", origins: ["CHN"] },
  );
  const route = changesOf(dataSetFolder({ ...at, change: without(/^CHN,7208,\(C\),.*\n/gm) }));
  assert.ok(route.changes.some(({ origin, after }) => origin === "CHN" && after !== "3.187"));
  const markUps = (text: string, name: string) =>
    name === "mark-ups.csv" ? text.replace("cement,2026,2026,0.1", "cement,2026,2026,0.01") : text;
  const marked = changesOf(dataSetFolder({ ...at, change: markUps }));
  assert.deepEqual(kinds(marked), ["figuresFarOff"]);
  const { figure, codes, years, before, after } = given(marked.changes[0]);
  assert.deepEqual([figure, codes, years, before, after], ["mark_up", ["cement"], "2026", "0.1", "0.01"]);
});

Deno.test("a benchmark changes for its code, route and years, told as one", () => {
  const { changes, catches } = changesOf(
    amendmentFolder(["benchmarks.csv"], { ...at, change: coilBenchmark("1.4") }),
  );
  assert.equal(changes.length, 1);
  const { figure, codes, route, years, before, after } = given(changes[0]);
  assert.deepEqual(
    [figure, codes, route, years, before, after],
    ["benchmark_column_b", ["72083900"], "(C)", "2026-2030", "1.37", "1.4"],
  );
  assert.deepEqual(catches, []);
});

Deno.test("an origin that becomes exempt and goods whose indirect emissions come to count have to be confirmed", () => {
  const exempt = (text: string) => `${text}TUR,a slip,Regulation (EU) 2023/956 Annex III\n`;
  const origins = changesOf(amendmentFolder(["exempt-origins.csv"], { ...at, change: exempt }));
  assert.deepEqual(kinds(origins), ["reachChanges"]);
  assert.deepEqual(
    origins.changes.map(({ figure, origin, before, after }) => [figure, origin, before, after]),
    [["exempt_origin", "TUR", null, "a slip"]],
  );
  const indirect = (text: string) => text.replace(/^(76011090,cn8,aluminium,.*,)false,/m, "$1true,");
  const goods = changesOf(amendmentFolder(["goods.csv"], { ...at, change: indirect }));
  assert.deepEqual([kinds(goods), goods.codes], [["reachChanges"], ["76011090"]]);
});

Deno.test("the benchmarks that a route may take and the reason of an exempt origin have to be confirmed", () => {
  const alone = (text: string) => text.replace(/^(\(H\),.*),\([A-Z]\),/m, "$1,,");
  const routes = changesOf(amendmentFolder(["production-routes.csv"], { ...at, change: alone }));
  assert.deepEqual(
    routes.changes.map(({ figure, route, before, after }) => [figure, route, before, after]),
    [["production_route", "(H)", "own benchmark, or that of (J)", "own benchmark"]],
  );
  assert.deepEqual([routes.figures, kinds(routes)], [1, ["reachChanges"]]);
  const listed = (text: string) => text.replace(/^(FRA),[^,]*,/m, "$1,it is listed in Annex III,");
  const origins = changesOf(amendmentFolder(["exempt-origins.csv"], { ...at, change: listed }));
  assert.deepEqual(kinds(origins), ["reachChanges"]);
  assert.deepEqual(
    origins.changes.map(({ origin, after }) => [origin, after]),
    [["FRA", "it is listed in Annex III"]],
  );
});

Deno.test("descriptions and sources are told behind the figures, and are none", () => {
  const described = (text: string) => text.replace(/^(\(A\)),[^,]*,/m, "$1,Grey cement,");
  const { changes, figures, catches } = changesOf(
    amendmentFolder(["production-routes.csv"], { ...at, change: described }),
  );
  assert.deepEqual(
    changes.map(({ figure, route, after }) => [figure, route, after]),
    [["description", "(A)", "Grey cement"]],
  );
  assert.deepEqual([figures, catches], [0, []]);
});

Deno.test("a mark-up that gets an end changes the year behind it", () => {
  const ended = (text: string, name: string) =>
    name === "mark-ups.csv" ? text.replace(/^iron_steel,2028,,/m, "iron_steel,2028,2028,") : text;
  const { changes, catches } = changesOf(dataSetFolder({ ...at, change: ended }));
  assert.deepEqual(
    changes.map(({ figure, codes, years, before, after }) => [figure, codes, years, before, after]),
    [["mark_up", ["iron_steel"], "2029", "0.3", null]],
  );
  assert.deepEqual(catches.map(({ kind }) => kind), ["figuresGone"]);
});

Deno.test("a line of default values that is gone has to be confirmed, whatever takes its place", () => {
  const without = (text: string, name: string) =>
    name === "default-values.csv" ? text.replace(/^CHN,7208,\(C\),.*\n/m, "") : text;
  assert.ok(kinds(changesOf(dataSetFolder({ ...at, change: without }))).includes("figuresGone"));
});

Deno.test("a table for 2027 is held against the one that imports of 2027 have now", () => {
  const table = dataSetFolder({ ...at, appliesFrom: "2027-01-01", change: coils("4") });
  assert.equal(changesOf(table, "2027-01-01").changes[0]?.before, "3.187");
  assert.deepEqual(changesOf(table, "2026-12-31").changes, []);
});
