/** Plans whose years rest on several tables: the answer names those of each year, and `as_of` alone repeats it. */
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { TrajectoryAnswer } from "../../../../src/contract/answers/plans/trajectories.ts";
import { lawToCome } from "../../../support/law_to_come.ts";
import { service, servicesUnder } from "../../../support/service.ts";

const send = await service(undefined, servicesUnder(lawToCome));
const read = Schema.decodeUnknownSync(TrajectoryAnswer, { onExcessProperty: "error" });

const ask = async (more: string) => {
  const answer = await send(`/api/v1/cbam/trajectory?cn=72083900&country=CHN&tonnage=10&${more}`);
  assert.equal(answer.status, 200);
  return read(await answer.json());
};

Deno.test("a plan of years that rest on one data set names it, whichever counts today", async () => {
  const { dataset_version: version, versions, versions_of_years: several, disclosure, notes } = await ask(
    "first_year=2028&last_year=2030",
  );
  assert.deepEqual([version, versions.dataset.version, disclosure.dataset_version], ["2028", "2028", "2028"]);
  assert.equal(several, undefined);
  assert.match(notes[0] ?? "", /the default values 2028, benchmarks/);
});

Deno.test("a plan of years that rest on several tables names those of each year, and as_of repeats it", async () => {
  const first = await ask("first_year=2026&last_year=2029");
  const { dataset_version: together, versions: { exempt_origins: exempt } } = first;
  assert.equal(together, "2026-08-06, 2028");
  assert.match(exempt.version, /^[^,]+, 2026-11-20$/);
  assert.deepEqual(
    first.versions_of_years?.map(({ first_year: from, last_year: to, versions }) => [
      from,
      to,
      versions.dataset.version,
      versions.exempt_origins.version,
    ]),
    [
      [2026, 2026, "2026-08-06", exempt.version.split(", ")[0]],
      [2027, 2027, "2026-08-06", "2026-11-20"],
      [2028, 2029, "2028", "2026-11-20"],
    ],
  );
  assert.match(first.notes[0] ?? "", /the default values 2026-08-06, from 2028 on 2028, benchmarks/);
  const again = await ask(`first_year=2026&last_year=2029&as_of=${first.versions.as_of}`);
  assert.deepEqual(again.years, first.years);
  const byAll = await ask(`first_year=2026&last_year=2029&dataset_version=${encodeURIComponent(together)}`);
  assert.deepEqual(byAll.years, first.years);
  const named = await ask("first_year=2026&last_year=2029&dataset_version=2026-08-06");
  assert.deepEqual(named.versions_of_years?.map(({ versions }) => versions.dataset.version), [
    "2026-08-06",
    "2026-08-06",
  ]);
});
