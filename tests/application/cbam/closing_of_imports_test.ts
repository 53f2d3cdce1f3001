/** Answers about imports of a time cite the tables that those imports take, also where others count today. */
import assert from "node:assert/strict";
import { closingOfImports } from "../../../src/application/cbam/closing_of_imports.ts";
import { lawInForce } from "../../../src/domain/cbam/law/law.ts";
import { dayOfText } from "../../../src/kernel/time/calendar.ts";
import { given } from "../../support/answered.ts";
import { lawToCome } from "../../support/law_to_come.ts";

const handlers = new URL("../../../src/features/imports/handlers/", import.meta.url);

Deno.test("an answer made in 2028 about imports of 2027 cites the data set and tables of 2027", () => {
  const law = lawInForce(lawToCome.tables, lawToCome.prices, Date.parse("2028-03-01T12:00:00Z"));
  assert.equal(law.dataSet.version, "2028");
  const cbam = { law: () => law, generatedAt: () => "2028-03-01T12:00:00Z" };
  for (
    const [time, version, origins] of [
      [{ year: 2026 }, "2026-08-06", "2026-11-20"],
      [{ day: given(dayOfText("2027-12-31")) }, "2026-08-06", "2026-11-20"],
      [{ year: 2028 }, "2028", "2026-11-20"],
    ] as const
  ) {
    const { versions, dataset_version, disclosure } = closingOfImports(cbam, time);
    assert.deepEqual(
      [versions.dataset.version, dataset_version, disclosure.dataset_version],
      [version, version, version],
    );
    assert.equal(versions.exempt_origins.version === origins, !("year" in time && time.year === 2026));
  }
});

Deno.test("the year's calls, its document, the month's and one import's cite the law of their imports", async () => {
  for (const name of ["duties", "declaration_documents", "threshold", "accrual", "one_import"]) {
    const text = await Deno.readTextFile(new URL(`${name}.ts`, handlers));
    assert.match(text, /closingOfImports\(/, name);
    assert.doesNotMatch(text, /closingNow|cbam\.versions\(\)/, name);
  }
});
