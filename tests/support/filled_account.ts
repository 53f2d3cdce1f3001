/** An account with some of everything that its pages show. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { bulkPath } from "./bulk.ts";
import { callsWith, importsPath, people } from "./import_calls.ts";
import { ask } from "./inquiry_calls.ts";
import { invoicesPath } from "./invoice_calls.ts";
import { exampleRequest } from "./invoices.ts";
import { reportsPath, shipment } from "./report_calls.ts";
import { installation, installationsPath, operatorsValue, valuesPath } from "./supplier_calls.ts";
import { holder } from "./whole_service.ts";
import { permissions } from "../../src/contract/access.ts";

const entry = {
  ...{ mrn: "26DE000000000001R1", item: 1, release_date: "2026-02-15" },
  ...{ cn_code: "73181595", origin_country: "TUR", net_mass_kg: 100_000 },
};
const lot = { kind: "2026-Q3", bought_on: "2027-02-03", number: 5, unit_price_eur: 82.32 };
/** Ids in addresses and answers. */
export const uuid: RegExp = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Makes an account with records of each kind, and gives its address of mail. */
export const filled = Effect.gen(function* () {
  const { key, account } = yield* holder("enterprise", permissions);
  const calls = yield* callsWith(key);
  const who = yield* people(calls);
  const made = (path: string, body: unknown) =>
    Effect.map(calls.post(path, body), ({ status, text }) => {
      assert.ok(status < 300, text);
      return text.match(uuid)?.[0] ?? "";
    });
  const works = yield* made(installationsPath, { ...installation, registry_id: null });
  yield* made(valuesPath, { values: [{ installation: works, ...operatorsValue, source: "Report" }] });
  yield* made(importsPath, { ...who, entries: [entry] });
  yield* made("/api/v1/cbam/importers", { eori: "DE111111111111111", name: "New GmbH", member_state: "DE" });
  yield* made(reportsPath, { ...shipment, draft: true });
  yield* made(bulkPath, { shipments: [shipment] });
  yield* made(invoicesPath, exampleRequest("commercial"));
  yield* made("/api/v1/cbam/certificates/lots", { ...lot, declarant: who.declarant });
  yield* ask(calls, works, { message: "Please answer", due: "2027-12-31" });
  return account;
});
