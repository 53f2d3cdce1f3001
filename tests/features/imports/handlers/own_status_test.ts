/** What an importer near the limit is told of an application: who is an authorised declarant itself, or has applied, is told of none. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { Outbox } from "../../../../src/application/documents/document_ports.ts";
import { ImporterRecord, ThresholdAnswer } from "../../../../src/contract/answers/imports.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { importsPath, peoplePaths } from "../../../support/import_calls.ts";
import { importAccount, noonOf, wordsOf } from "../../../support/import_pages.ts";
import { sentMails, services } from "../../../support/whole_service.ts";

const eori = "DE123456789012345";

const cases = [
  ["no status", eori, [], true, /apply now/],
  [
    "authorised",
    eori,
    [{ state: "applied", from: "2026-02-10", reference: "A-1" }, { state: "authorised", from: "2026-05-20" }],
    false,
    /the importer is an authorised CBAM declarant\./,
  ],
  [
    "applied",
    eori,
    [{ state: "applied", from: "2026-02-10", reference: "A-1" }],
    false,
    /the importer’s application for the status is recorded\./,
  ],
  [
    "revoked",
    eori,
    [{ state: "authorised", from: "2026-05-20" }, { state: "revoked", from: "2026-11-01" }],
    true,
    /apply now/,
  ],
  ["another's status", "DE999999999999999", [{ state: "authorised", from: "2026-05-20" }], true, /apply now/],
] as const;

onOneDatabase((test) => {
  for (const [what, declarantEori, states, applies, said] of cases) {
    test(
      `${what}: page, answer and mail say alike whether to apply`,
      Effect.gen(function* () {
        yield* noonOf("2026-12-01");
        const account = yield* importAccount;
        const { calls, it, email } = account;
        const made = yield* calls.post(peoplePaths.importers, {
          eori,
          name: "Muster GmbH",
          member_state: "DE",
        });
        const { id: importer } = Schema.decodeUnknownSync(ImporterRecord)(made.body);
        const declarant = yield* calls.post(peoplePaths.declarants, {
          ...{ eori: declarantEori, name: "Muster GmbH", states },
        });
        assert.equal(declarant.status, 200, declarant.text);
        const entry = {
          ...{ mrn: "26DE000000000001R1", item: 1, release_date: "2026-06-01", cn_code: "72083900" },
          ...{ origin_country: "CHN", net_mass_kg: 46_500 },
        };
        const sent = yield* calls.post(importsPath, { importer, entries: [entry] });
        assert.equal(sent.status, 200, sent.text);
        const page = wordsOf(yield* it.get(`/imports?importer=${importer}`));
        assert.match(page, said);
        assert.equal(/apply now/.test(page), applies);
        const { body, text } = yield* calls.get(
          `/api/v1/cbam/imports/threshold?importer=${importer}&year=2026`,
        );
        const { pace } = Schema.decodeUnknownSync(ThresholdAnswer)(body);
        assert.equal(pace?.apply_by !== undefined, applies, text);
        assert.equal(/application for the status (had|must)/.test(pace?.statement ?? ""), applies, text);
        const { deliverDue } = yield* Outbox;
        while ((yield* deliverDue) > 0);
        const mail = sentMails.find(({ to }) => to === email);
        assert.match(mail?.text ?? "", /only an authorised CBAM declarant may go on importing\./);
        assert.equal(/apply now/.test(mail?.text ?? ""), applies, mail?.text ?? "no mail");
      }).pipe(Effect.provide(services)),
    );
  }
});
