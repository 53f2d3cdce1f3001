/** Drafts that are issued after prices changed. Decisions, "Changed and added on 21 November 2026", "Rules". */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { CertificatePrices } from "../../../../src/application/ports.ts";
import type { PriceEntry } from "../../../../src/domain/cbam/law/price.ts";
import { dayOfText } from "../../../../src/kernel/time/calendar.ts";
import { decimalOfText } from "../../../../src/kernel/decimal.ts";
import { given } from "../../../support/answered.ts";
import { onOneDatabase, testsBegin } from "../../../support/databases.ts";
import { reference } from "../../../support/law.ts";
import { reportHolder, reportsPath, shipment } from "../../../support/report_calls.ts";
import { services } from "../../../support/whole_service.ts";

const priceOf = (period: string, eur: string, publishedOn: string): PriceEntry => {
  const priceEurPerTco2e = decimalOfText(eur);
  const publishedAt = dayOfText(publishedOn);
  assert.ok(priceEurPerTco2e !== undefined && publishedAt !== undefined);
  return { period, priceEurPerTco2e, publishedAt, knownFromMs: testsBegin };
};

/** A holder of an account under prices that the test changes. */
const withPrices = Effect.gen(function* () {
  let prices: ReadonlyArray<PriceEntry> = reference.prices;
  const holder = yield* Effect.provideService(reportHolder, CertificatePrices, { current: () => prices });
  return {
    ...holder,
    publish: (entry: PriceEntry) =>
      Effect.sync(() => {
        prices = [...prices, entry];
      }),
  };
});

/** Its period has no price of its own yet. */
const later = { ...shipment, import: "2026-11-15", draft: true };

onOneDatabase((test) => {
  test(
    "a draft whose price has changed is not issued: 409 tells both figures; recalculate=true issues today's",
    Effect.gen(function* () {
      const { post, get, publish } = yield* withPrices;
      const { report: draft } = yield* post(reportsPath, later);
      yield* publish(priceOf("2026-Q4", "80.25", "2026-11-20"));
      const refused = yield* post(`${reportsPath}/${draft.id}/issue`, {});
      assert.equal(refused.status, 409, refused.text);
      assert.equal(refused.problem.type, "/problems/report-outdated");
      const { draft: was, now } = given(refused.problem.figures);
      assert.equal(was.net_cost_eur, draft.calculation.net_cost_eur);
      assert.deepEqual([now.certificate_period, now.certificate_price_eur], ["2026-Q4", 80.25]);
      for (const figure of [was.net_cost_eur, now.net_cost_eur]) {
        assert.ok(refused.problem.error.includes(`${figure} EUR`), refused.problem.error);
      }
      assert.equal((yield* get(`${reportsPath}/${draft.id}`)).report.content_hash, draft.content_hash);
      const issued = yield* post(`${reportsPath}/${draft.id}/issue?recalculate=true`, {});
      assert.equal(issued.status, 200, issued.text);
      assert.equal(issued.report.status, "issued");
      assert.equal(issued.report.calculation.net_cost_eur, now.net_cost_eur);
      const kept = yield* get(`${reportsPath}/${draft.id}`);
      assert.equal(kept.report.content_hash, issued.report.content_hash);
      assert.equal(
        (yield* post(`${reportsPath}/${draft.id}/issue`, {})).problem.type,
        "/problems/report-not-draft",
      );
    }).pipe(Effect.provide(services)),
  );

  test(
    "a draft that no change reaches is issued as it was, also with recalculate=true",
    Effect.gen(function* () {
      const { post, publish } = yield* withPrices;
      const drafts = [
        yield* post(reportsPath, { ...shipment, draft: true }),
        yield* post(reportsPath, { ...later, as_of: "2026-11-19", dataset_version: "2026-08-06" }),
      ];
      yield* publish(priceOf("2026-Q4", "80.25", "2026-11-20"));
      for (const { report: draft } of drafts) {
        const issued = yield* post(`${reportsPath}/${draft.id}/issue?recalculate=true`, {});
        assert.equal(issued.status, 200, issued.text);
        assert.deepEqual(issued.report.calculation, draft.calculation);
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "a draft of a lenient call without a day of import is calculated again as it was asked",
    Effect.gen(function* () {
      const { post, publish } = yield* withPrices;
      const { import: _left, ...goods } = shipment;
      const asked = { ...goods, cn_code: "7208 39 00", tonnage: "24,5", draft: true };
      const { report: draft } = yield* post(`${reportsPath}?lenient=true&decimal=comma`, asked);
      assert.equal(draft.calculation.import, "2026-11-20");
      yield* publish(priceOf("2026-Q4", "80.25", "2026-11-20"));
      const { status, problem } = yield* post(`${reportsPath}/${draft.id}/issue`, {});
      assert.equal(status, 409);
      assert.equal(given(problem.figures).now.certificate_period, "2026-Q4");
    }).pipe(Effect.provide(services)),
  );

  test(
    "issuing a draft takes no body: a member is a 400 that says where it goes, and the draft stays one",
    Effect.gen(function* () {
      const { send, post, get } = yield* reportHolder;
      const { report: draft } = yield* post(reportsPath, { ...shipment, draft: true });
      const path = `${reportsPath}/${draft.id}/issue`;
      for (
        const [body, said] of [
          ['{"recalculate":true}', "recalculate is not known here: it goes into the query."],
          ['{"x":1}', "x is not known here: leave it out."],
          ["{bad", "The body is not valid JSON in UTF-8"],
          ["[]", "The call takes no body: leave it out."],
          [`{"x":"${"y".repeat(100_000)}"}`, "The call takes no body: leave it out."],
        ] as const
      ) {
        const { status, problem } = yield* send(path, body);
        assert.equal(status, 400, body.slice(0, 40));
        assert.ok(problem.error.startsWith(said), problem.error);
      }
      assert.equal((yield* get(`${reportsPath}/${draft.id}`)).report.status, "draft");
      assert.equal((yield* send(path, " \n")).report.status, "issued");
    }).pipe(Effect.provide(services)),
  );
});
