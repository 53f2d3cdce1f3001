/** The invoice's form says how many drafts are kept. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { mostSaved } from "../../../../src/domain/saved/saved_kinds.ts";
import { onPages } from "../../../support/page_tests.ts";
import { account, signedIn } from "../../../support/session_browser.ts";

onPages((testPages) => {
  testPages(
    "a form that nobody sent yet says how many drafts are kept, in each language",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const kept = mostSaved("draft-invoice-en");
      for (
        const [language, sentence] of [
          ["en", `The last ${kept} drafts in English are kept`],
          ["de", `Bewahrt werden die letzten ${kept} Entwürfe`],
          ["fr", `Les ${kept} derniers brouillons en français`],
        ] as const
      ) {
        assert.ok((yield* it.get(`/invoices/new?lang=${language}`)).text.includes(sentence), language);
      }
    }),
  );
});
