/** Exempt origins of the tables and of acts that an operator added: of the Union, or exempt as those of Annex III. */
import assert from "node:assert/strict";
import { documentCodeOf } from "../../../src/domain/imports/codes/document_codes.ts";
import { holderAlone } from "../../../src/domain/imports/people/status_holder.ts";
import { standingOf } from "../../../src/domain/imports/ledger/standing.ts";
import { cn, origin } from "../../support/law.ts";
import { entries, importTables, yearLaw } from "../../support/importer_year.ts";

const first = entries[0] ?? assert.fail("no entry");
const factsOf = (country: string) => ({ ...first.facts, cnCode: cn("72083900"), origin: origin(country) });

Deno.test("of the exempt origins of the tables four are of Annex III, the others of the Union", () => {
  const { tables } = yearLaw;
  const standings = Map.groupBy(
    tables.exemptOrigins.keys(),
    (country) => standingOf(tables, { ...first.facts, cnCode: cn("72083900"), origin: country }),
  );
  assert.deepEqual(standings.get("annex_iii_origin"), ["CHE", "ISL", "LIE", "NOR"]);
  assert.equal(standings.get("eu_origin")?.length, tables.exemptOrigins.size - 4);
  assert.deepEqual([...standings.keys()].sort(), ["annex_iii_origin", "eu_origin"]);
});

Deno.test("the reason of an added origin tells whether it is of the Union, whatever act added it: no other is declared as such", () => {
  const rows = [
    [
      "GBR",
      "it is listed in Annex III of Regulation (EU) 2023/956",
      "Commission Delegated Regulation (EU) 2029/77",
    ],
    ["GBR", "its emissions trading system is linked to that of the Union", "Council Decision (EU) 2028/1"],
    ["TUR", "it is in a customs union with the Union", "Council Decision (EU) 2028/1"],
    [
      "TUR",
      "it is considered part of the customs territory of the Union",
      "Regulation (EU) 2023/956 Annex III point 1",
    ],
    ["MNE", "it is a member state of the European Union", "Treaty of 2028"],
    ["MNE", "it belongs to the customs territory of the Union", "Treaty of 2028"],
  ] as const;
  const answers = rows.map(([country, reason, label]) => {
    const source = { label, url: "https://eur-lex.europa.eu/eli/reg/2029/77/oj" };
    const tables = { ...yearLaw.tables, exemptOrigins: new Map([[origin(country), { reason, source }]]) };
    const { standing, codes } = documentCodeOf({
      facts: factsOf(country),
      tables,
      imports: importTables,
      holder: holderAlone({ declarant: undefined, representation: undefined }),
      expectsToStayBelow: undefined,
    });
    return [standing, ...codes.map(({ code }) => code.code)];
  });
  const [outside, union] = [["annex_iii_origin"], ["eu_origin", "Y237"]];
  assert.deepEqual(answers, [outside, outside, outside, outside, union, union]);
});
