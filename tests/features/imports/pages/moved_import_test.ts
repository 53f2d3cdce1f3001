/** An import under a number that a correction took from another one: by the form, a sheet and a call, each of which tells of the other one. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { importsPath, recorded } from "../../../support/import_calls.ts";
import {
  filledForm,
  importAccount,
  noonOf,
  sendAsShown,
  sendForm,
  withEntries,
  wordsOf,
} from "../../../support/import_pages.ts";
import { onPages } from "../../../support/page_tests.ts";
import { formWith } from "../../../support/sheet_forms.ts";

const mrn = "26DE000000000001R1";
const row = {
  mrn,
  item: 1,
  release_date: "2026-03-03",
  cn_code: "72142000",
  origin_country: "TUR",
  net_mass_kg: 1_000,
};

/** An account whose import was recorded as item 1, and made item 2. */
const moved = Effect.gen(function* () {
  yield* noonOf("2026-11-22");
  const account = yield* importAccount;
  const { importer, declarant } = yield* withEntries(account, [row]);
  const list = yield* account.calls.get(`${importsPath}?importer=${importer}`);
  const [, id = ""] = /"imports":\[\{"id":"([\w-]+)"/.exec(list.text) ?? [];
  const path = `/imports/entries/${id}`;
  assert.equal((yield* sendAsShown(account.it, `${path}/correct`, { item: "2" })).status, 303);
  const items = Effect.map(
    account.calls.get(`${importsPath}?importer=${importer}`),
    ({ text }) => [...text.matchAll(/"item":(\d+)/g)].map(([, item]) => item).sort().join(),
  );
  return { ...account, importer, declarant, path, items };
});

onPages((testPages) => {
  testPages(
    "the form asks whether an import is another one than that which had its number, and records it once it is sent again",
    Effect.gen(function* () {
      const { it, importer, declarant, path, items } = yield* moved;
      yield* it.get("/imports?lang=de");
      const typed = {
        importer,
        declarant,
        representation: "own",
        mrn,
        item: "1",
        release_date: "2026-03-03",
        cn_code: "72142000",
        origin_country: "TUR",
        net_mass_kg: "1000",
        determination: "default",
      };
      const asked = yield* sendForm(it, "/imports/new", typed);
      assert.equal(asked.status, 409, wordsOf(asked));
      assert.match(wordsOf(asked), /eine Berichtigung hat sie zu Position 2 von 26DE000000000001R1 gemacht/);
      assert.ok(asked.text.includes(`href="${path.replace(/[^/]+$/, "")}`));
      assert.equal(yield* items, "2");
      const { do: _button, ...held } = filledForm(asked);
      const other = yield* sendForm(it, "/imports/new", { ...held, item: "3" });
      assert.match(other.headers.get("location") ?? "", /done=added/, "another number needs no answer");
      const again = yield* sendForm(it, "/imports/new", held);
      assert.match(again.headers.get("location") ?? "", /done=added/, wordsOf(again));
      assert.equal(yield* items, "1,2,3");
      const twice = yield* sendForm(it, "/imports/new", held);
      assert.match(twice.headers.get("location") ?? "", /done=unchanged/);
      assert.equal(yield* items, "1,2,3");
    }),
  );

  testPages(
    "a sheet says under which number a row counts now, and records another import beside the one that it names too",
    Effect.gen(function* () {
      const { it, importer, declarant, items } = yield* moved;
      const page = yield* it.get(`/imports/sheet?importer=${importer}`);
      const heading = "mrn,item,release_date,cn_code,origin_country,net_mass_kg";
      const line = (item: number) => `${mrn},${item},2026-03-03,72142000,TUR,1000`;
      const look = (...lines: ReadonlyArray<string>) =>
        it.upload(
          "/imports/sheet",
          formWith(page, { do: "look", declarant }, {
            name: "rows.csv",
            bytes: new TextEncoder().encode([heading, ...lines].join("\n")),
          }),
        );
      const alone = wordsOf(yield* look(line(1)));
      assert.match(alone, /0 to be recorded 1 in the ledger already/);
      assert.match(alone, /a correction gave them another MRN or item since: .* Row 2/);
      const both = yield* look(line(1), line(2));
      assert.match(wordsOf(both), /1 to be recorded 1 in the ledger already/);
      assert.doesNotMatch(wordsOf(both), /were recorded before/);
      const sent = yield* it.upload("/imports/sheet", formWith(both, { do: "record" }));
      assert.match(wordsOf(sent), /Recorded: 1; in the ledger already: 1/);
      assert.equal(yield* items, "1,2");
    }),
  );

  testPages(
    "a call says under which number a row counts now, and takes another import that refers to that entry",
    Effect.gen(function* () {
      const { calls, importer, declarant, items } = yield* moved;
      const send = (entry: unknown) => calls.post(importsPath, { importer, declarant, entries: [entry] });
      const same = yield* send(row);
      assert.equal(recorded(same.body).summary.unchanged, 1, same.text);
      const [, entry = ""] = /entry ([\w-]{36}) holds, as item 2 of 26DE/.exec(same.text) ?? [];
      assert.notEqual(entry, "", same.text);
      const apart = { ...row, refers_to: entry };
      assert.equal(recorded((yield* send(apart)).body).summary.added, 1);
      assert.equal(recorded((yield* send(apart)).body).summary.unchanged, 1);
      assert.equal(recorded((yield* send(row)).body).summary.unchanged, 1);
      const wrong = yield* send({ ...row, item: 3, refers_to: entry });
      assert.match(wrong.text, /"path":"\/entries\/0\/refers_to","code":"conflict"/);
      assert.equal(yield* items, "1,2");
    }),
  );
});
