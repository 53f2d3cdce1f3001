/** Files of the pages of an importer's year: those of the API, under the session, in a window of their own. */
import * as Effect from "effect/Effect";
import { strFromU8, unzipSync } from "fflate";
import assert from "node:assert/strict";
import { pageQuotas } from "../../../../../src/application/accounts/windows.ts";
import { Accounts, RateLimiter } from "../../../../../src/application/ports.ts";
import { peoplePaths, yearEntries } from "../../../../support/import_calls.ts";
import {
  importAccount,
  importAccountWith,
  noonOf,
  sendForm,
  withEntries,
  wordsOf,
} from "../../../../support/import_pages.ts";
import { formWith } from "../../../../support/sheet_forms.ts";
import { onPages } from "../../../../support/page_tests.ts";
import { membershipOf, valueOf } from "../../../../support/session_browser.ts";
import { client, freshPeer } from "../../../../support/whole_service.ts";

const start = Effect.gen(function* () {
  yield* noonOf("2026-12-31");
  const account = yield* importAccountWith(["imports:read", "imports:write", "suppliers:read"]);
  const who = yield* withEntries(account, yearEntries);
  return { ...account, who };
});

onPages((testPages) => {
  testPages(
    "ledger, accrual, declaration and dates are linked on their pages and are the files that the API gives, with the declarant's EORI number for its id",
    Effect.gen(function* () {
      const { it, calls, who: { importer, declarant } } = yield* start;
      const ledger = yield* it.get(`/imports/ledger?importer=${importer}`);
      assert.match(ledger.text, /href="\/imports\/ledger\/table\?importer=[^"]*form=csv"/);
      const table = yield* it.get(`/imports/ledger/table?importer=${importer}&form=csv`);
      assert.match(table.headers.get("content-disposition") ?? "", /imports-2026\.csv/);
      const api = yield* calls.download(`/api/v1/cbam/imports?importer=${importer}&year=2026`, "text/csv");
      const eori = /"eori":"(\w+)"/.exec((yield* calls.get(peoplePaths.declarants)).text)
        ?.[1];
      const ofApi = yield* Effect.promise(() => api.text());
      assert.ok(eori !== undefined && ofApi.includes(declarant));
      assert.equal(table.text, ofApi.replaceAll(declarant, eori));
      const page = yield* it.get(`/imports/sheet?importer=${importer}`);
      const file = { name: "ledger.csv", bytes: table.text };
      const known = yield* it.upload("/imports/sheet", formWith(page, { do: "look", declarant: "" }, file));
      assert.match(wordsOf(known), /0 to be recorded 43 in the ledger already 0 to correct/);
      const books = yield* it.get(`/imports/books?importer=${importer}`);
      assert.match(books.text, /action="\/imports\/books\/accrual"/);
      const accrual = yield* it.get(`/imports/books/accrual?of=importer+${importer}&month=2026-05&form=csv`);
      assert.equal(accrual.status, 200, accrual.text);
      assert.match(accrual.text, /26DE0000000000/);
      const later = yield* it.get(`/imports/books/accrual?of=importer+${importer}&month=yesterday`);
      assert.equal(later.status, 400);
      const declaration = yield* it.get(`/imports/declaration/table?declarant=${declarant}&form=csv`);
      assert.match(declaration.headers.get("content-type") ?? "", /^text\/csv/);
      const workbook = yield* it.get(`/imports/declaration/table?declarant=${declarant}`);
      assert.match(workbook.headers.get("content-type") ?? "", /spreadsheetml/);
      const dates = yield* it.get("/imports/calendar.ics?year=2026");
      assert.match(dates.text, /^BEGIN:VCALENDAR/);
      const archive = yield* calls.file("/api/v1/cbam/imports/archive.zip", { headers: {} });
      assert.match(strFromU8(unzipSync(archive.bytes)["export.json"] ?? new Uint8Array()), /"entries":43/);
      assert.equal((yield* it.get("/imports/archive.zip")).headers.get("content-type"), "application/zip");
    }),
  );

  testPages(
    "the declaration's document is issued once for a form and leads to a signed PDF",
    Effect.gen(function* () {
      const { it, who: { declarant } } = yield* start;
      const page = yield* it.get(`/imports/declaration?declarant=${declarant}`);
      const values = { key: valueOf(page, "key"), declarant, year: "2026" };
      const path = "/imports/declaration/document";
      const first = yield* sendForm(it, path, values, `/imports/declaration?declarant=${declarant}`);
      assert.equal(first.status, 303, wordsOf(first));
      const second = yield* sendForm(it, path, values, `/imports/declaration?declarant=${declarant}`);
      const idIn = (location: string | null) => /documents\/([0-9a-f-]{36})/.exec(location ?? "")?.[1];
      assert.equal(idIn(second.headers.get("location")), idIn(first.headers.get("location")));
      const ask = yield* client(freshPeer());
      const pdf = yield* ask(first.headers.get("location") ?? "");
      assert.equal(pdf.headers.get("content-type"), "application/pdf");
      const unknown = yield* sendForm(
        it,
        path,
        { ...values, key: "k2", declarant: crypto.randomUUID() },
        `/imports/declaration?declarant=${declarant}`,
      );
      assert.equal(unknown.status, 404);
    }),
  );

  testPages(
    "another account's importer and declarant are not found, and nobody gets a file without a session",
    Effect.gen(function* () {
      const { who: { importer, declarant } } = yield* start;
      const stranger = yield* importAccount;
      for (
        const path of [
          `/imports/ledger/table?importer=${importer}`,
          `/imports/declaration/table?declarant=${declarant}`,
          `/imports/books/accrual?of=importer+${importer}&month=2026-03`,
        ]
      ) assert.equal((yield* stranger.it.get(path)).status, 404, path);
      const ask = yield* client(freshPeer());
      const nobody = yield* ask(`/imports/ledger/table?importer=${importer}`, { redirect: "manual" });
      assert.equal(nobody.status, 303);
      assert.match(nobody.headers.get("location") ?? "", /^\/sign-in/);
    }),
  );

  testPages(
    "forms and files of the pages are counted in a window of the account, as many as one key has; pages are not",
    Effect.gen(function* () {
      const { it, email, who: { importer } } = yield* start;
      const { accountId } = yield* membershipOf(email);
      const tier = yield* (yield* Accounts).tier("enterprise");
      const quota = pageQuotas(tier)["page-imports"];
      assert.equal(quota.limit, tier.apiRatePerHour);
      const limiter = yield* RateLimiter;
      yield* Effect.repeatN(limiter.take(quota, accountId), quota.limit - 2);
      const file = `/imports/ledger/table?importer=${importer}&form=csv`;
      assert.equal((yield* it.get(file)).status, 200, "the last place");
      const full = yield* it.get(file);
      assert.equal(full.status, 429);
      const form = yield* sendForm(it, "/imports/people", { do: "importer" });
      assert.equal(form.status, 429);
      assert.equal((yield* it.get(`/imports/ledger?importer=${importer}`)).status, 200);
    }),
  );
});
