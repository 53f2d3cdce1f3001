/**
 * Whatever an answer names as its law is what its figures rest on: every door that answers with `versions` or `dataset_version`,
 * with two data sets and two tables of benchmarks in force and imports on both sides, held against the calculation of the same
 * goods on the same day. Decision 0202.
 */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import assert from "node:assert/strict";
import Papa from "papaparse";
import { load } from "../../src/adapters/reference/files.ts";
import * as Reference from "../../src/adapters/reference/layer.ts";
import { recalculateAll } from "../../src/application/imports/recalculation.ts";
import { recordOf } from "../../src/kernel/text/json.ts";
import { onOneDatabase, testsBegin } from "../support/databases.ts";
import {
  type ImportHolder,
  importHolder,
  importsPath,
  people,
  recorded,
  steelOf,
} from "../support/import_calls.ts";
import { coilBenchmark, coils } from "../support/law_folders.ts";
import { leap } from "../support/leap.ts";
import { withReferenceCopy } from "../support/reference_copy.ts";
import { services as shipped } from "../support/whole_service.ts";
import { partsOf } from "../support/workbooks.ts";

const amendment = "amendments/2026-12-15";

/** The release's tables, with a data set and benchmarks for imports from 2028 on. */
const tables = await withReferenceCopy(async (copy) => {
  await copy.duplicate("2026-08-06", "2028-n1");
  await copy.change("2028-n1/default-values.csv", (text) => coils("6")(text, "default-values.csv"));
  await copy.amend("2026-12-15", ["benchmarks.csv"]);
  await copy.change(`${amendment}/benchmarks.csv`, (text) => coilBenchmark("0.5")(text, ""));
  for (const folder of ["2028-n1", amendment]) {
    await copy.change(`${folder}/manifest.json`, (text) =>
      JSON.stringify({
        ...JSON.parse(text),
        version: folder.split("/").at(-1),
        in_force: { from: "2026-12-15", until: null },
        applies_from: "2028-01-01",
      }));
    await copy.seal(folder);
  }
  return await Effect.runPromise(load({ directory: copy.url }));
});

const services = Layer.merge(shipped, Reference.layer(tables));

const cbam = "/api/v1/cbam";
const days = ["2026-12-15", "2027-12-15", "2028-01-15"] as const;
const [early, , late] = days;
const several = "2026-08-06, 2028-n1";

const ok = ({ status, body, text }: Effect.Effect.Success<ReturnType<ImportHolder["get"]>>) => {
  assert.ok(status === 200 || status === 201, text);
  return recordOf(body);
};

/** Tables of an answer, without its moment, and its data set in the two other places. */
const citedIn = (answer: Readonly<Record<string, unknown>>) => {
  const { as_of: _moment, ...named } = recordOf(answer["versions"]);
  const dataSets = [answer["dataset_version"], recordOf(answer["disclosure"])["dataset_version"]];
  return { named, dataSets };
};

/** Tables of a calculation for the day. */
const calculated = (holder: ImportHolder, day: string) =>
  Effect.map(
    holder.get(`${cbam}/calculate?cn=72083900&country=CHN&tonnage=60&import=${day}`),
    (answer) => citedIn(ok(answer)),
  );

const each = (values: ReadonlyArray<unknown>) => [...new Set(values)].join(", ");

/** Tables of calculations for several days together. */
const calculatedOn = (holder: ImportHolder, of: ReadonlyArray<string>) =>
  Effect.map(Effect.forEach(of, (day) => calculated(holder, day)), (all) => {
    const names = Object.keys(all[0]?.named ?? {});
    const member = (name: string, part: string) => each(all.map(({ named }) => recordOf(named[name])[part]));
    return {
      named: Object.fromEntries(
        names.map((name) => [name, { version: member(name, "version"), sha256: member(name, "sha256") }]),
      ),
      dataSets: [0, 1].map((at) => each(all.map(({ dataSets }) => dataSets[at]))),
    };
  });

const begin = Effect.gen(function* () {
  yield* leap(Date.parse("2028-03-01T12:00:00Z") - testsBegin);
  return yield* importHolder(["cbam:read", "cbam:bulk", "reports:write", "imports:read", "imports:write"]);
});

const sentRows = [early, late].map((day) => ({
  cn_code: "72083900",
  origin_country: "CHN",
  tonnage: 60,
  import: day,
}));

const costOf = (row: unknown) => recordOf(recordOf(row)["output"])["net_cost_eur"];
const rowsIn = (answer: Readonly<Record<string, unknown>>): ReadonlyArray<unknown> => {
  const { results } = answer;
  return Array.isArray(results) ? results : assert.fail("no results");
};

onOneDatabase((test) => {
  test(
    "bulk: each row names its own data set in JSON, CSV and workbook, the whole call each table, and both are asked for again",
    Effect.gen(function* () {
      const holder = yield* begin;
      const answer = ok(yield* holder.post(`${cbam}/bulk`, { shipments: sentRows }));
      const expected = yield* calculatedOn(holder, [early, late]);
      assert.deepEqual(citedIn(answer), expected);
      assert.deepEqual(expected.dataSets, [several, several]);
      const kept = ok(yield* holder.get(`${cbam}/bulk/${answer["request_id"]}`));
      assert.deepEqual(citedIn(kept), expected);
      for (const rows of [rowsIn(answer), rowsIn(kept)]) {
        for (const [at, row] of rows.entries()) {
          const { dataset_version, disclosure } = recordOf(recordOf(row)["output"]);
          const own = at === 0 ? "2026-08-06" : "2028-n1";
          assert.deepEqual([dataset_version, recordOf(disclosure)["dataset_version"]], [own, own]);
        }
      }
      const ofOne = ok(yield* holder.post(`${cbam}/bulk`, { shipments: sentRows.slice(0, 1) }));
      assert.deepEqual(citedIn(ofOne), yield* calculated(holder, early));

      for (const path of [`${cbam}/bulk/${answer["request_id"]}`]) {
        const { bytes } = yield* holder.file(path, { headers: { accept: "text/csv" } });
        const text = new TextDecoder().decode(bytes);
        const { data } = Papa.parse<Readonly<Record<string, string>>>(text.replace("\uFEFF", ""), {
          header: true,
          skipEmptyLines: true,
        });
        assert.deepEqual(data.map((row) => row["dataset_version"]), ["2026-08-06", "2028-n1"]);
        const accept = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
        const workbook = yield* holder.file(path, { headers: { accept } });
        const parts = Object.values(partsOf(workbook.bytes)).join();
        assert.ok(parts.includes(">2026-08-06<") && parts.includes(">2028-n1<"));
      }

      const { as_of: asOf } = recordOf(answer["versions"]);
      const pins = `as_of=${asOf}&dataset_version=${encodeURIComponent(String(answer["dataset_version"]))}`;
      const again = ok(yield* holder.post(`${cbam}/bulk?${pins}`, { shipments: sentRows }));
      assert.deepEqual(rowsIn(again).map(costOf), rowsIn(answer).map(costOf));
      assert.deepEqual(citedIn(again), expected);

      for (const [at, row] of rowsIn(kept).entries()) {
        const report = ok(yield* holder.get(`${cbam}/reports/${recordOf(row)["report_id"]}`));
        const calculation = recordOf(report["calculation"]);
        assert.deepEqual(citedIn(calculation), yield* calculated(holder, at === 0 ? early : late));
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "the ledger: declarations with their documents and workbooks, accruals, lists and kept calculations name what figures rest on",
    Effect.gen(function* () {
      const holder = yield* begin;
      const who = yield* people(holder);
      const entries = days.map((day, at) => ({
        ...steelOf(Number(day.slice(0, 4)), { release_date: day, item: at + 1 }),
        entry: String(at),
      }));
      const sent = yield* holder.post(importsPath, { ...who, entries });
      const ids = recorded(sent.body).results.map(({ id }) => id);
      yield* recalculateAll;
      const { importer, declarant } = who;
      for (const [at, day] of days.entries()) {
        const year = day.slice(0, 4);
        const expected = yield* calculated(holder, day);
        const answers = yield* Effect.forEach(
          [
            `/declaration?declarant=${declarant}&year=${year}`,
            ...(year === "2026" ? [] : [`/holding?declarant=${declarant}&year=${year}`]),
            `/accrual?importer=${importer}&month=${day.slice(0, 7)}`,
            `/threshold?importer=${importer}&year=${year}`,
            `/penalties?importer=${importer}&year=${year}`,
            `?importer=${importer}&year=${year}`,
            `/${ids[at]}`,
          ],
          (path) => Effect.map(holder.get(`${importsPath}${path}`), (answer) => [path, ok(answer)] as const),
        );
        for (const [path, answer] of answers) assert.deepEqual(citedIn(answer), expected, path);
        const one = recordOf(answers.at(-1)?.[1]);
        const calculations = Array.isArray(one["calculations"]) ? one["calculations"] : [];
        assert.equal(calculations.length, 1);
        for (const versions of [recordOf(calculations[0])["versions"], one["checked_under"]]) {
          assert.deepEqual(citedIn({ versions }).named, expected.named);
        }
        const issued = ok(
          yield* holder.post(`${importsPath}/declaration/documents`, { declarant, year: Number(year) }),
        );
        assert.deepEqual(citedIn(recordOf(issued["declaration"])), expected);
        const path = `${importsPath}/declaration?declarant=${declarant}&year=${year}`;
        const accept = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
        const { bytes } = yield* holder.file(path, { headers: { accept } });
        const { version, sha256 } = recordOf(expected.named["dataset"]);
        assert.ok(Object.values(partsOf(bytes)).join().includes(`>${version} ${sha256}<`));
      }
      const all = ok(yield* holder.get(`${importsPath}?importer=${importer}`));
      assert.deepEqual(citedIn(all), yield* calculatedOn(holder, days));
    }).pipe(Effect.provide(services)),
  );

  test(
    "plans name the tables of each of their years, and have the same figures by what they name, on the page too",
    Effect.gen(function* () {
      const holder = yield* begin;
      const goods = "cn=72083900&country=CHN&tonnage=60";
      const rows = [{ cn_code: "72083900", origin_country: "CHN", tonnage: 60 }];
      const spans: ReadonlyArray<readonly [number, number, ReadonlyArray<string>]> = [
        [2026, 2027, [early]],
        [2026, 2029, [early, late]],
        [2028, 2030, [late]],
      ];
      for (const [first, last, of] of spans) {
        const span = `first_year=${first}&last_year=${last}`;
        const years = { first_year: first, last_year: last };
        const all = yield* Effect.forEach(of, (day) => calculated(holder, day));
        const path = `${cbam}/trajectory?${goods}&${span}`;
        const answer = ok(yield* holder.get(path));
        const answers = [
          answer,
          ok(yield* holder.post(`${cbam}/trajectory`, { rows, ...years })),
          ok(yield* holder.post(`${cbam}/portfolio?${span}`, { rows })),
        ];
        for (const each of answers) {
          assert.deepEqual(citedIn(each), yield* calculatedOn(holder, of));
          const { versions_of_years: stretches } = each;
          assert.deepEqual(
            Array.isArray(stretches)
              ? stretches.map((stretch) => citedIn(recordOf(stretch)).named)
              : undefined,
            of.length === 1 ? undefined : all.map(({ named }) => named),
          );
        }
        const named = String(answer["dataset_version"]);
        const { as_of: asOf } = recordOf(answer["versions"]);
        for (const pins of [`as_of=${asOf}`, `as_of=${asOf}&dataset_version=${encodeURIComponent(named)}`]) {
          const again = ok(yield* holder.get(`${path}&${pins}`));
          assert.deepEqual([again["years"], citedIn(again)], [answer["years"], citedIn(answer)]);
        }
      }
      for (const day of days) {
        const expected = yield* calculated(holder, day);
        for (const path of [`indication?${goods}`, "compare?cn=72083900&tonnage=60"]) {
          assert.deepEqual(citedIn(ok(yield* holder.get(`${cbam}/${path}&import=${day}`))), expected, path);
        }
        const routes = ok(yield* holder.get(`${cbam}/routes?cn=72083900&country=CHN&import=${day}`));
        assert.deepEqual(citedIn(routes).dataSets, expected.dataSets);
      }

      const page = (path: string) =>
        Effect.flatMap(
          holder.download(path, "text/html"),
          (response) => Effect.promise(() => response.text()),
        );
      const shown = yield* page("/plan?cn=72083900&mass=60&country_1=CHN&year=2029");
      const [, link = ""] = /id="link"[^>]* value="https?:\/\/[^/"]+([^"]+)"/.exec(shown) ?? [];
      const pinned = link.replaceAll("&amp;", "&");
      const figures = (text: string) => text.match(/<table[\s\S]*?<\/table>/g);
      assert.ok(figures(shown)?.some((table) => table.includes("2028")));
      assert.deepEqual(figures(yield* page(pinned)), figures(shown));
      const csv = yield* page(pinned.replace("/plan?", "/plan/figures.csv?"));
      const unpinned = yield* page("/plan/figures.csv?cn=72083900&mass=60&country_1=CHN&year=2029");
      assert.equal(csv, unpinned);
      const offered = `${cbam}/indication?${goods}&import=2029-07-01`;
      const offer = ok(yield* holder.get(`${offered}&dataset_version=${encodeURIComponent(several)}`));
      assert.equal(offer["net_cost_eur"], ok(yield* holder.get(offered))["net_cost_eur"]);
    }).pipe(Effect.provide(services)),
  );
});
