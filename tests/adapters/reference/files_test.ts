import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { load, referenceDirectory } from "../../../src/adapters/reference/files.ts";
import { law, reference } from "../../support/law.ts";

const copyTree = async (from: URL, to: string): Promise<void> => {
  await Deno.mkdir(to, { recursive: true });
  for await (const entry of Deno.readDir(from)) {
    if (entry.isDirectory) await copyTree(new URL(`${entry.name}/`, from), `${to}/${entry.name}`);
    else await Deno.copyFile(new URL(entry.name, from), `${to}/${entry.name}`);
  }
};

/** Loads a copy of the tables after a change; `isResealed` puts the changed file's hash into its manifest. */
const problemsAfter = async (
  file: string,
  change: (text: string) => string,
  isResealed = true,
): Promise<string> => {
  const directory = await Deno.makeTempDir();
  try {
    await copyTree(referenceDirectory, directory);
    const changed = change(await Deno.readTextFile(`${directory}/${file}`));
    await Deno.writeTextFile(`${directory}/${file}`, changed);
    if (isResealed) {
      const folder = file.includes("/") ? `${directory}/${file.split("/")[0]}` : directory;
      const manifest = JSON.parse(await Deno.readTextFile(`${folder}/manifest.json`));
      const entry = manifest.files.find(({ name }: { name: string }) => file.endsWith(name));
      entry.sha256 = createHash("sha256").update(changed).digest("hex");
      entry.rows = changed.trimEnd().split("\n").length - 1;
      await Deno.writeTextFile(`${folder}/manifest.json`, JSON.stringify(manifest));
    }
    const url = new URL(`file://${directory}/`);
    return await Effect.runPromise(Effect.match(load({ directory: url }), {
      onFailure: (error) => error.message,
      onSuccess: () => "no problem",
    }));
  } finally {
    await Deno.remove(directory, { recursive: true });
  }
};

Deno.test("the checkout's tables load with the rows that their manifests say", () => {
  const { tables } = law;
  assert.equal([...tables.goods.values()].filter(({ isHeading }) => !isHeading).length, 573);
  assert.equal([...tables.goods.values()].filter(({ isHeading }) => isHeading).length, 60);
  assert.equal(tables.annexI.size, 56);
  assert.equal(tables.benchmarks.size, 570);
  assert.equal(tables.inForce.version, "2026-08-06");
  assert.equal(tables.inForce.lines.size, 122);
  assert.equal(tables.authorities.size, 27);
  assert.equal(tables.exemptOrigins.size, 39);
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
      "2026-08-06/goods-lines.csv",
      (t) => t.replace("25232100,cement\n", ""),
      /2026-08-06\/goods-lines\.csv: has no sector for goods line 25232100/,
    ],
    [
      "2026-08-06/default-values.csv",
      (t) => t.replace("country,goods_line", "country,line"),
      /default-values\.csv line 1: columns must be country,goods_line/,
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
