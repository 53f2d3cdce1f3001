/** Days and years of invoices: those of Brussels. docs/decisions/0098-days-and-prices.md */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { onOneDatabase, testsBegin } from "../../../support/databases.ts";
import { exampleRequest } from "../../../support/invoices.ts";
import { invoiceHolder } from "../../../support/invoice_calls.ts";
import { leap } from "../../../support/leap.ts";
import { services } from "../../../support/whole_service.ts";

onOneDatabase((test) => {
  test(
    "an invoice that is made after midnight in Brussels, before that of UTC, has the new year in its reference",
    Effect.gen(function* () {
      yield* leap(Date.parse("2026-12-31T22:59:00Z") - testsBegin);
      const { post } = yield* invoiceHolder;
      const make = post(exampleRequest("commercial"), { documents: ["commercial"] });
      assert.match((yield* make).invoice.shortId, /^INV-2026-/);
      yield* leap(10 * 60_000);
      assert.match((yield* make).invoice.shortId, /^INV-2027-/);
    }).pipe(Effect.provide(services)),
  );
});
