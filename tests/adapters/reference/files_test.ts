import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { load } from "../../../src/adapters/reference/files.ts";
import { law, reference } from "../../support/law.ts";
import { withElectricity } from "../../support/law_with_electricity.ts";
import { type ReferenceCopy, withReferenceCopy } from "../../support/reference_copy.ts";

const problemsIn = (copy: ReferenceCopy): Promise<string> =>
  Effect.runPromise(Effect.match(load({ directory: copy.url }), {
    onFailure: (error) => error.message,
    onSuccess: () => "no problem",
  }));

/** Loads a copy of the tables after a change; `isResealed` puts the changed file's hash into its manifest. */
const problemsAfter = (
  file: string,
  change: (text: string) => string,
  isResealed = true,
): Promise<string> =>
  withReferenceCopy(async (copy) => {
    await copy.change(file, change);
    if (isResealed) await copy.seal(file.split("/").slice(0, -1).join("/") || ".");
    return problemsIn(copy);
  });

Deno.test("the checkout's tables load with the rows that their manifests say", () => {
  const { tables } = law;
  assert.equal([...tables.goods.values()].filter(({ isHeading }) => !isHeading).length, 573);
  assert.equal([...tables.goods.values()].filter(({ isHeading }) => isHeading).length, 60);
  assert.equal(tables.annexI.size, 56);
  assert.equal(tables.benchmarks.size, 570);
  assert.equal(tables.newest.version, "2026-08-06");
  assert.equal(tables.newest.lines.size, 122);
  assert.equal(tables.authorities.size, 27);
  assert.equal(tables.exemptOrigins.size, 39);
  assert.equal(tables.routes.size, 11);
  assert.equal(tables.thresholds.size, 6);
  assert.equal(tables.electricity.length, 0);
  assert.equal(withElectricity.tables.electricity[0]?.lines.size, 18);
  assert.equal(reference.prices.length, 3);
});

Deno.test("a changed byte is found by the file's hash", async () => {
  const problems = await problemsAfter(
    "goods.csv",
    (text) => text.replace("Cement clinker", "Cement Clinker"),
    false,
  );
  assert.match(problems, /^goods\.csv: its SHA-256 is [0-9a-f]{64}, its manifest\.json says/);
});

Deno.test("a broken table is named with its file, line and reason", async () => {
  const cases: ReadonlyArray<readonly [string, (text: string) => string, RegExp]> = [
    [
      "benchmarks.csv",
      (t) => t.replace("25070080,,2026,2030,0.666,0.666", '25070080,,2026,2030,0.666,"0,666"'),
      /^benchmarks\.csv line 2: column_b must be a decimal in its range, found "0,666"/,
    ],
    [
      "benchmarks.csv",
      (t) => t.replace("25070080,,2026,2030,0.666,0.666", "25070080,(I),2026,2030,0.666,0.666"),
      /benchmarks\.csv line 2: production_route must be a route such as \(C\), or blank/,
    ],
    [
      "benchmarks.csv",
      (t) => t.replace("25070080,,2026", "25070080,,2031"),
      /benchmarks\.csv line 2: year_to 2030 is before year_from 2031/,
    ],
    [
      "goods.csv",
      (t) => t.replace("25070080,cn8,cement", "25070080,cn8,cemnt"),
      /^goods\.csv line 3: sector must be one of cement, /,
    ],
    [
      "goods.csv",
      (t) => `${t}25070080,cn8,cement,Twice,true,,\n`,
      /goods\.csv line \d+: has the same cn_code as line 3: 25070080/,
    ],
    [
      "goods.csv",
      (t) => `${t}72089998,cn8,iron_steel,New code,false,,\n`,
      /benchmarks\.csv: has no benchmark for CN code 72089998/,
    ],
    [
      "annex-i.csv",
      (t) => t.replace("25231000,include,cement", "25231000,include,aluminium"),
      /goods\.csv: 25231000 is cement, Annex I says aluminium/,
    ],
    [
      "cbam-factor.csv",
      (t) => t.replace("2026,0.975", "2026,9.75"),
      /cbam-factor\.csv line 2: cbam_factor must be a decimal in its range/,
    ],
    [
      "certificate-prices.csv",
      (t) => t.replace("2026-04-07", "2026-04-31"),
      /certificate-prices\.csv line 2: published_at must be a calendar date/,
    ],
    [
      "2026-08-06/default-values.csv",
      (t) => t.replace("ALB,25232900", "XXX,25232900"),
      /2026-08-06\/default-values\.csv line 3: country must be ISO 3166-1 alpha-3 or OTHER, found XXX/,
    ],
    [
      "2026-08-06/default-values.csv",
      (t) => t.replace("ALB,28080000,,2.73,0.04,2.76", "ALB,28080000,,2.73,0.04,276000"),
      /default-values\.csv line 5: total must be a decimal in its range/,
    ],
    [
      "2026-08-06/default-values.csv",
      (t) => t.replace("ALB,28080000,,2.73,0.04,2.76", "ALB,28080000,,2.73,0.04,2.67"),
      /default-values\.csv line 5: total must be direct and indirect, 2\.77, up to the rounding of each; found 2\.67/,
    ],
    [
      "2026-08-06/default-values.csv",
      (t) =>
        t.replace("ALB,25232900,,0.9,0.03,0.93", "ALB,25232900,,2.73,0.04,2.67")
          .replace("ALB,28080000,,2.73,0.04,2.76", "ALB,28080000,,2.73,0.04,2.67"),
      /values\.csv line 3: total must be direct and indirect.*\n.*values\.csv line 5: total must be direct and indirect/,
    ],
    [
      "2026-08-06/goods-lines.csv",
      (t) => t.replace("25232100,cement\n", ""),
      /2026-08-06\/goods-lines\.csv: has no sector for goods line 25232100/,
    ],
    [
      "2026-08-06/default-values.csv",
      (t) => t.replace("country,goods_line", "country,line"),
      /default-values\.csv line 1: columns must be country,goods_line/,
    ],
    [
      "benchmarks.csv",
      (t) => t.replace("(EU) 2025/2620 Annex", "(EU) 2025/2619 Annex"),
      /benchmarks\.csv line 2: source must name an act of the manifest by its number/,
    ],
    [
      "cbam-factor.csv",
      (t) =>
        t.replace("0.39,Directive 2003/87/EC Art. 10a(1a),,", "0.39,Directive 2003/87/EC Art. 10a(1a),1,"),
      /cbam-factor\.csv line 7: cscf_source must name an act/,
    ],
    [
      "exempt-origins.csv",
      (t) => t.replace("Regulation (EU) No 952/2013 Art. 4(1)", "the treaties"),
      /exempt-origins\.csv line 2: source must name an act/,
    ],
    [
      "competent-authorities.csv",
      (t) => t.replace("https://kvb.ro/en/cbam-eng/", ""),
      /competent-authorities\.csv line 24: source_url and source_accessed_at belong together/,
    ],
    [
      "certificate-prices.csv",
      (t) => t.replace("2026-Q1", "2026-W07"),
      /certificate-prices\.csv line 2: period must be a quarter 2026-Q1 or a week 2027-W01, found 2026-W07/,
    ],
    [
      "electricity/2026-01-01/emission-factors.csv",
      (t) => t.replace("OTHER,", "ABC,"),
      /emission-factors\.csv line 6: country must be.*\n.*must have a row OTHER/,
    ],
    ["goods.csv", (t) => t.replace("Cement clinker", 'Cement "clinker'), /goods\.csv line 5: Trailing quote/],
  ];
  for (const [file, change, reason] of cases) assert.match(await problemsAfter(file, change), reason);
});

Deno.test("a manifest that misses a member is named", async () => {
  const problems = await problemsAfter(
    "2026-08-06/manifest.json",
    (text) => text.replace('"title"', '"tittle"'),
    false,
  );
  assert.match(problems, /^2026-08-06\/manifest\.json: /);
});

Deno.test("a folder without a manifest is told what it needs", async () => {
  const problems = await withReferenceCopy(async (copy) => {
    await Deno.mkdir(`${copy.directory}/2027`);
    return problemsIn(copy);
  });
  assert.match(problems, /^2027\/manifest\.json: is missing: every folder needs one, .*add-a-year\.md/);
});

Deno.test("an act is named by its number and year, also one of a single digit", async () => {
  const loaded = await withReferenceCopy(async (copy) => {
    const act = {
      label: "Implementing Regulation (EU) 2030/1",
      url: "https://eur-lex.europa.eu/eli/reg_impl/2030/1/oj",
    };
    await copy.change("manifest.json", (text) => {
      const manifest = JSON.parse(text);
      return JSON.stringify({ ...manifest, acts: [...manifest.acts, act] });
    });
    await copy.change("thresholds.csv", (text) => text.replace(/(cement,50,).*/, "$1(EU) 2030/1 Art. 2"));
    await copy.seal(".");
    return Effect.runPromise(load({ directory: copy.url }));
  });
  assert.match(loaded.tables.thresholds.get("cement")?.source.url ?? "", /2030\/1/);
});

Deno.test("two data sets in force are refused", async () => {
  const problems = await problemsAfter(
    "2026-02-04/manifest.json",
    (text) => text.replace('"2026-08-05"', "null"),
    false,
  );
  assert.match(
    problems,
    /2026-02-04\/manifest\.json: in_force\.until must be the day before 2026-08-06 is in force/,
  );
});

Deno.test("a file that the manifest names and the folder lacks is named", async () => {
  const problems = await problemsAfter(
    "manifest.json",
    (text) => text.replace('"goods.csv",', '"good.csv",'),
    false,
  );
  assert.match(problems, /good\.csv: is named in manifest\.json and can't be read/);
});

/** A manifest's period of force. */
const inForce = (from: string, until: string | null) => (text: string): string =>
  JSON.stringify({ ...JSON.parse(text), in_force: { from, until } });

Deno.test("versions that overlap, leave days out, end before they begin or never end are refused", async () => {
  const cases: ReadonlyArray<readonly [string, string, string | null, RegExp]> = [
    [
      "2026-02-04",
      "2026-02-04",
      "2026-08-10",
      /must be the day before 2026-08-06 is in force, 2026-08-05, found 2026-08-10/,
    ],
    [
      "2026-02-04",
      "2026-02-04",
      "2026-07-31",
      /2026-08-05, found 2026-07-31: both apply to imports from 2026-01-01, and periods may neither overlap nor leave days/,
    ],
    [
      "2026-02-04",
      "2026-08-06",
      "2026-08-05",
      /in_force\.until 2026-08-05 is before in_force\.from 2026-08-06/,
    ],
    [
      "2026-08-06",
      "2026-08-06",
      "2027-12-31",
      /until must be null: 2026-08-06 is the newest version for imports from 2026-01-01/,
    ],
    [
      "electricity/2026-01-01",
      "2026-01-01",
      "2027-12-31",
      /^electricity\/2026-01-01\/manifest\.json: in_force\.until/,
    ],
  ];
  for (const [folder, from, until, reason] of cases) {
    assert.match(await problemsAfter(`${folder}/manifest.json`, inForce(from, until), false), reason);
  }
});

Deno.test("two folders with one version are refused, and a folder that isn't named as its version", async () => {
  const problems = await withReferenceCopy(async (copy) => {
    await copy.duplicate("2026-08-06", "2026-08-06-copy");
    return problemsIn(copy);
  });
  assert.match(
    problems,
    /2026-08-06-copy\/manifest\.json: its version is 2026-08-06: the folder must be named so/,
  );
  assert.match(problems, /there is another folder with the version 2026-08-06/);
});

Deno.test("the shared tables must all be there; an amendment has those that it replaces", async () => {
  const missing = await problemsAfter(
    "manifest.json",
    (text) => {
      const manifest = JSON.parse(text);
      const files = manifest.files.filter(({ name }: { name: string }) => name !== "thresholds.csv");
      return JSON.stringify({ ...manifest, files });
    },
    false,
  );
  assert.match(missing, /^manifest\.json: must name thresholds\.csv/);
  const amended = await withReferenceCopy(async (copy) => {
    await copy.amend("2027-03-01", ["thresholds.csv"]);
    await copy.change(
      "amendments/2027-03-01/thresholds.csv",
      (text) => text.replace("cement,50", "cement,40"),
    );
    await copy.seal("amendments/2027-03-01");
    return Effect.runPromise(load({ directory: copy.url }));
  });
  assert.deepEqual(amended.tables.editions.map(({ from }) => from), ["2026-01-01", "2027-03-01"]);
  const { versions } = amended.tables;
  assert.deepEqual([versions.thresholds.version, versions.goods.version], ["2027-03-01", "2026-11-21"]);
});
