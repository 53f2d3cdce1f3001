/** The TARIC code of goods placed under inward processing: by JSON, by tables and by the form, and what it decides. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { ImportList } from "../../../../src/contract/answers/imports.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { historyOf, importsPath, recorded } from "../../../support/import_calls.ts";
import { importAccount, noonOf, sendForm, withEntries, wordsOf } from "../../../support/import_pages.ts";
import { sentTable } from "../../../support/import_tables.ts";
import { services } from "../../../support/whole_service.ts";

const listed = Schema.decodeUnknownSync(ImportList);
const mrn = "26DE000000000001R1";
const [grey, white] = ["2523100090", "2523100010"];

/** Cement made of placed clinker. */
const cement = {
  mrn,
  release_date: "2026-05-02",
  procedure: "4051",
  determination: "inward",
  cn_code: "25232900",
  origin_country: "TUR",
  net_mass_kg: 60_000,
};
const clinker = { cn_code: "25231000", origin_country: "ALB", net_mass_kg: 50_000 };

onOneDatabase((test) => {
  test(
    "goods placed take the line of their TARIC code, stated or within their code, by every door, and a row sent again is unchanged",
    Effect.gen(function* () {
      yield* noonOf("2026-11-22");
      const account = yield* importAccount;
      const { calls, it } = account;
      const inward = { ...cement, placed_goods: clinker };
      const { importer, declarant } = yield* withEntries(account, [
        { ...inward, item: 1 },
        { ...inward, item: 2, placed_goods: { ...clinker, taric_code: grey } },
        { ...inward, item: 3, placed_goods: { ...clinker, taric_code: white } },
      ]);
      const headings = "mrn,item,release_date,procedure,determination,cn_code,origin_country,net_mass_kg";
      const table = [
        `${headings},placed_cn_code,placed_taric_code,placed_origin_country,placed_net_mass_kg`,
        `${mrn},4,2026-05-02,4051,inward,25232900,TUR,60000,25231000,${white},ALB,50000`,
        `${mrn},5,2026-05-02,4051,inward,25232900,TUR,60000,2523 10 00 10,,ALB,50000`,
        `${mrn},6,2026-05-02,4051,inward,25232900,TUR,60000,,${white},ALB,50000`,
      ].join("\r\n");
      const who = { importer, declarant };
      assert.equal(recorded((yield* sentTable(calls, who, table)).body).summary.added, 3);
      assert.equal(recorded((yield* sentTable(calls, who, table)).body).summary.unchanged, 3);
      const typed = yield* sendForm(it, "/imports/new", {
        ...{ importer, declarant, mrn, item: "7", release_date: "2026-05-02", procedure: "4051" },
        ...{ cn_code: "25232900", origin_country: "Türkiye", net_mass_kg: "60000", representation: "own" },
        ...{ determination: "inward", "placed_goods/cn_code": "2523100010" },
        ...{ "placed_goods/origin_country": "Albania", "placed_goods/net_mass_kg": "50000" },
      });
      assert.equal(typed.status, 303, wordsOf(typed));
      const { imports } = listed((yield* calls.get(`${importsPath}?importer=${importer}`)).body);
      const emitted = new Map(imports.map(({ item, cost }) => [item, cost?.embedded_t]));
      assert.notEqual(emitted.get(2), emitted.get(3));
      assert.deepEqual(
        [4, 5, 6, 7].map((item) => emitted.get(item)),
        Array.from({ length: 4 }, () => emitted.get(3)),
      );
      for (const { id, item } of imports) {
        const [entry] = historyOf((yield* calls.get(`${importsPath}/${id}`)).body).entries;
        assert.equal(entry?.placed_goods?.taric_code, item === 1 ? null : item === 2 ? grey : white);
      }
      const exported = yield* calls.get(`${importsPath}?importer=${importer}`, { accept: "text/csv" });
      assert.equal(exported.text.split(white).length - 1, 5, exported.text);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a TARIC code of other goods, of another route, or of what Annex I leaves out is refused at the goods placed",
    Effect.gen(function* () {
      yield* noonOf("2026-11-22");
      const account = yield* importAccount;
      const { importer, declarant } = yield* withEntries(account, [{
        ...cement,
        item: 9,
        placed_goods: clinker,
      }]);
      const wrong = [
        { ...clinker, taric_code: "2523900010" },
        { ...clinker, taric_code: white, production_route: "(A)" },
        { ...clinker, cn_code: "25070080", taric_code: "2507008020" },
      ];
      const { body, text } = yield* account.calls.post(importsPath, {
        importer,
        declarant,
        entries: wrong.map((placed_goods, at) => ({ ...cement, item: at + 1, placed_goods })),
      });
      assert.deepEqual(
        recorded(body).results.map(({ issues }) => issues.map(({ path, code }) => [path, code])),
        wrong.map((_, at) => [[`/entries/${at}/placed_goods/taric_code`, "conflict"]]),
        text,
      );
    }).pipe(Effect.provide(services)),
  );
});
