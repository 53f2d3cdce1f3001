/** `docs/guide/add-a-year.md`, followed on a copy with a table for 2027; and what can't be decided is refused. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { load, type LoadedReference } from "../../../src/adapters/reference/files.ts";
import { type Law, lawAt, lawInForce } from "../../../src/domain/cbam/law/law.ts";
import { dataSetRecords } from "../../../src/domain/cbam/calculation/law_records.ts";
import { calculationRecord, recordContext } from "../../../src/domain/cbam/calculation/record.ts";
import { dayOfText } from "../../../src/kernel/calendar.ts";
import { given } from "../../support/answered.ts";
import * as Either from "effect/Either";
import { outcomeOf, settledOf, shipment } from "../../support/law.ts";
import { type ReferenceCopy, withReferenceCopy } from "../../support/reference_copy.ts";

/** Members of a manifest that a test changes. */
interface Days {
  readonly from: string;
  readonly until: string | null;
  readonly appliesFrom: string;
}

const changeManifest = (
  copy: ReferenceCopy,
  folder: string,
  { from, until, appliesFrom }: Days,
): Promise<void> =>
  copy.change(`${folder}/manifest.json`, (text) =>
    JSON.stringify({
      ...JSON.parse(text),
      version: folder,
      in_force: { from, until },
      applies_from: appliesFrom,
    }));

/** The steps of the guide: copy, new figures, manifest, hashes. */
const addTable = async (copy: ReferenceCopy, folder: string, days: Days, figure: string): Promise<void> => {
  await copy.duplicate("2026-08-06", folder);
  await copy.change(
    `${folder}/default-values.csv`,
    (text) => text.replace(/(CHN,7208,\(C\),)[^\n]*/, `$1${figure},,${figure}`),
  );
  await changeManifest(copy, folder, days);
  await copy.seal(folder);
};

const loadedFrom = ({ url }: ReferenceCopy): Promise<LoadedReference> =>
  Effect.runPromise(load({ directory: url }));

const problemsIn = ({ url }: ReferenceCopy): Promise<string> =>
  Effect.runPromise(Effect.match(load({ directory: url }), {
    onFailure: (error) => error.message,
    onSuccess: () => "no problem",
  }));

const ofYear2027 = { from: "2026-12-15", until: null, appliesFrom: "2027-01-01" };

const withYear2027 = await withReferenceCopy(async (copy) => {
  await addTable(copy, "2027", ofYear2027, "4");
  return loadedFrom(copy);
});

const lawOn = (time: string): Law => lawInForce(withYear2027.tables, withYear2027.prices, Date.parse(time));

/** Version, embedded emissions and mark-up of a tonne. */
const answered = (law: Law, day: string) => {
  const asked = shipment(["72083900", "CHN", "1", day]);
  const { terms } = settledOf(asked, law);
  const record = calculationRecord(asked, outcomeOf(asked, law), recordContext(law, "", false));
  return [
    record.dataset_version,
    record.versions.dataset.version,
    record.disclosure.dataset_version,
    given(terms.intensity.defaultValue).line.totalTPerT.value,
    record.notes.filter((note) => note.includes("data set")).length,
  ];
};

const before = ["2026-08-06", "2026-08-06", "2026-08-06", 3187n, 0];
const after = ["2027", "2027", "2027", 4n, 0];

Deno.test("a table for 2027 that is in force counts for imports of 2027 and leaves those of 2026 as they were", () => {
  for (const time of ["2026-12-20T12:00:00Z", "2027-03-01T12:00:00Z", "2028-03-01T12:00:00Z"]) {
    const law = lawOn(time);
    assert.deepEqual(answered(law, "2026-12-31"), before, time);
    assert.deepEqual(answered(law, "2027-01-01"), after, time);
  }
});

Deno.test("before the table for 2027 is in force, imports of 2027 take the one that is", () => {
  assert.deepEqual(answered(lawOn("2026-12-14T12:00:00Z"), "2027-01-01"), before);
});

Deno.test("a year alone takes the data set of its last day, and a named data set counts for every import", () => {
  const law = lawOn("2027-03-01T12:00:00Z");
  const ofYear = (year: number) =>
    given(
      settledOf(shipment(["72083900", "CHN", "1", "2026-01-01"], { time: { year } }), law).terms.intensity
        .defaultValue,
    ).dataSet.version;
  assert.deepEqual([ofYear(2026), ofYear(2027)], ["2026-08-06", "2027"]);
  const named = lawAt(withYear2027.tables, withYear2027.prices, {
    asOfMs: law.asOfMs,
    datasetVersion: "2026-08-06",
  });
  assert.ok(Either.isRight(named));
  assert.deepEqual(answered(named.right, "2027-01-01").slice(0, 4), before.slice(0, 4));
});

Deno.test("a data set is said to be in force from its first day to its last", () => {
  const inForceOn = (day: string) =>
    dataSetRecords(withYear2027.tables, given(dayOfText(day)))
      .filter((record) => record.is_in_force).map(({ version }) => version);
  assert.deepEqual(inForceOn("2026-08-05"), ["2026-02-04"]);
  assert.deepEqual(inForceOn("2026-12-14"), ["2026-08-06"]);
  assert.deepEqual(inForceOn("2026-12-15"), ["2027", "2026-08-06"]);
});

Deno.test("a correction of the table of 2027 replaces it for the same imports", async () => {
  const { tables, prices } = await withReferenceCopy(async (copy) => {
    await addTable(copy, "2027", { ...ofYear2027, until: "2027-02-28" }, "4");
    await addTable(copy, "2027-03-01", { ...ofYear2027, from: "2027-03-01" }, "5");
    return loadedFrom(copy);
  });
  const law = lawInForce(tables, prices, Date.parse("2027-03-02T12:00:00Z"));
  assert.equal(answered(law, "2027-01-05")[3], 5n);
  assert.deepEqual(answered(law, "2026-12-05"), before);
});

Deno.test("tables that leave imports undecided are refused: two for the same days, none for some", async () => {
  const problemsOf = (days: Days, change = (_copy: ReferenceCopy): Promise<void> => Promise.resolve()) =>
    withReferenceCopy(async (copy) => {
      await addTable(copy, "2027", days, "4");
      await change(copy);
      return problemsIn(copy);
    });
  assert.match(
    await problemsOf({ ...ofYear2027, appliesFrom: "2026-01-01" }),
    /2026-08-06\/manifest\.json: in_force\.until must be the day before 2027 is in force, 2026-12-14, found null: both/,
  );
  assert.match(
    await problemsOf(
      ofYear2027,
      (copy) =>
        changeManifest(copy, "2026-08-06", {
          from: "2026-08-06",
          until: "2026-12-14",
          appliesFrom: "2026-01-01",
        }),
    ),
    /2026-08-06\/manifest\.json: in_force\.until must be null: .* newest version for imports from 2026-01-01/,
  );
  assert.match(
    await problemsOf({ ...ofYear2027, until: "2027-06-30" }),
    /2027\/manifest\.json: in_force\.until must be null/,
  );
  assert.match(
    await problemsOf(
      ofYear2027,
      (copy) =>
        changeManifest(copy, "2026-02-04", {
          from: "2026-02-04",
          until: "2026-08-05",
          appliesFrom: "2026-03-01",
        }),
    ),
    /applies_from must be 2026-01-01 or before/,
  );
});

Deno.test("reference:check says that a data set is in force only when it is", async () => {
  const { code, stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["task", "--quiet", "reference:check"],
    cwd: new URL("../../../", import.meta.url),
    env: { NO_COLOR: "1" },
  }).output();
  const text = new TextDecoder().decode(stdout);
  assert.equal(code, 0, text);
  assert.match(text, /^In force on \d{4}-\d\d-\d\d: 2026-08-06 \(imports from 2026-01-01\)\.$/m);
});
