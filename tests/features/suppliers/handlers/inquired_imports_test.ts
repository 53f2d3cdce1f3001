/** Rows of the ledger that a supplier is asked about: of the period that their goods are of. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { onOneDatabase, testsBegin } from "../../../support/databases.ts";
import { importsPath, people, recorded } from "../../../support/import_calls.ts";
import { ask, inquiriesPath, question } from "../../../support/inquiry_calls.ts";
import { leap } from "../../../support/leap.ts";
import { importedFasteners, installationOf, supplierHolder } from "../../../support/supplier_calls.ts";
import { services } from "../../../support/whole_service.ts";

const permissions = ["suppliers:read", "suppliers:write", "imports:read", "imports:write"] as const;

onOneDatabase((test) => {
  test(
    "a row that names a reporting period is asked about for that one, another one for its year of release",
    Effect.gen(function* () {
      const calls = yield* supplierHolder(permissions);
      yield* leap(Date.parse("2027-06-01T12:00:00Z") - testsBegin);
      const who = yield* people(calls);
      const installation = yield* installationOf(calls);
      const row = { ...importedFasteners, release_date: "2027-01-15" };
      const entries = [{ ...row, item: 1, reporting_period: 2026 }, { ...row, item: 2 }];
      const sent = recorded((yield* calls.post(importsPath, { ...who, entries })).body);
      const [named, unnamed] = sent.results.map(({ id }) => id ?? assert.fail());
      const told = { goods: undefined, due: "2027-12-31", language: "en" };
      for (const [id, period, other] of [[named, 2026, 2027], [unnamed, 2027, 2026]] as const) {
        const { mail } = yield* ask(calls, installation, {
          ...told,
          imports: [id],
          reporting_period: period,
        });
        assert.match(mail.text, new RegExp(`in ${period}`));
        const body = { installation, ...question, ...told, imports: [id], reporting_period: other };
        const refused = yield* calls.post(inquiriesPath, body);
        assert.equal(refused.status, 400, refused.text);
        assert.match(refused.text, new RegExp(`Import ${id} is of the reporting period ${period}, not of`));
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "a row whose TARIC code names white or grey clinker is asked about by that route, and the supplier is told what these goods cost",
    Effect.gen(function* () {
      const calls = yield* supplierHolder(permissions);
      const who = yield* people(calls);
      const installation = yield* installationOf(calls, {
        name: "Kiln",
        operator: "Kiln sh.a.",
        country: "ALB",
      });
      const goods = { cn_code: "25231000", origin_country: "ALB" };
      const row = { ...importedFasteners, ...goods, determination: "default" };
      const codes = [["2523100010", "(B)"], ["2523100090", "(A)"]] as const;
      const entries = codes.map(([taric_code], index) => ({ ...row, item: index + 1, taric_code }));
      const sent = yield* calls.post(importsPath, { ...who, entries });
      for (const [index, { id }] of recorded(sent.body).results.entries()) {
        const production_route = codes[index]?.[1] ?? null;
        const told = { language: "en", goods: undefined };
        const { inquiry } = yield* ask(calls, installation, {
          ...told,
          imports: [id ?? assert.fail(sent.text)],
        });
        const named = yield* ask(calls, installation, {
          ...told,
          goods: [{ cn_code: goods.cn_code, production_route }],
        });
        assert.equal(inquiry.goods[0]?.production_route, production_route);
        assert.deepEqual(inquiry.goods, named.inquiry.goods);
      }
    }).pipe(Effect.provide(services)),
  );
});
