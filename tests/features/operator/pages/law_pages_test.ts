/** The operator's page of data sets, on both databases: what an archive changes is shown, then confirmed, recorded, withdrawn. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { Operators } from "../../../../src/application/accounts/operator_ports.ts";
import { LawAdditions, type LawFiles } from "../../../../src/application/law/law_ports.ts";
import { uploadBytes } from "../../../../src/web/page/operator_routes.ts";
import { coils, dataSetFolder, zipOf } from "../../../support/law_folders.ts";
import { leap } from "../../../support/leap.ts";
import { operator } from "../../../support/operator_browser.ts";
import { onPages } from "../../../support/page_tests.ts";
import { account, type Browser, signedIn, valueOf } from "../../../support/session_browser.ts";

const listed = Effect.flatMap(LawAdditions, ({ list }) => list);

/** Sends an archive to be looked at. */
const look = (it: Browser, bytes: Uint8Array<ArrayBuffer>, headers?: Record<string, string>) =>
  Effect.gen(function* () {
    const form = new FormData();
    form.set("form_token", valueOf(yield* it.get("/operator/data-sets"), "form_token"));
    form.set("archive", new File([bytes], "table.zip"));
    return yield* it.upload("/operator/data-sets/preview", form, headers);
  });

const lookAt = (it: Browser, files: LawFiles) => look(it, zipOf(files));

/** Confirms what the page shows. */
const confirm = (
  it: Browser,
  page: { readonly text: string; readonly status: number; readonly headers: Headers },
  more: Record<string, string> = {},
) =>
  it.post("/operator/data-sets/add", {
    form_token: valueOf(page, "form_token"),
    archive: valueOf(page, "archive"),
    name: valueOf(page, "name"),
    ...more,
  });

onPages((testPages) => {
  testPages(
    "an archive is looked at, added when it is confirmed, and withdrawn; both are recorded with who did it",
    Effect.gen(function* () {
      const { it, email } = yield* operator;
      const before = (yield* listed).length;
      const version = `page-${crypto.randomUUID().slice(0, 8)}`;
      const page = yield* lookAt(it, dataSetFolder({ version, from: "2099-01-01", change: coils("3.5") }));
      assert.equal(page.status, 200, page.text);
      assert.match(page.text, /Figures that change: 40 \(codes: 20, origins: 1\)\./);
      assert.match(page.text, /from 1 January 2099 on, for imports from 1 January 2026/);
      assert.match(page.text, />China<[^]*>3\.187<[^]*>3\.5<[^]*>1\.10</);
      assert.doesNotMatch(page.text, /id="confirmed"/);
      assert.equal((yield* listed).length, before);
      assert.equal((yield* confirm(it, page)).status, 303);
      const entry = (yield* listed).at(-1);
      assert.deepEqual([entry?.version, entry?.enteredBy, entry?.withdrawnBy], [version, email, undefined]);
      const shown = yield* it.get("/operator/data-sets?done=yes");
      assert.match(shown.text, new RegExp(version));
      assert.match(shown.text, /The change is made and recorded\./);
      assert.equal((yield* confirm(it, page)).status, 400);

      const form_token = valueOf(shown, "form_token");
      const asked = yield* it.post("/operator/data-sets/withdraw", { form_token, entry: String(entry?.id) });
      assert.match(asked.text, /count no longer five seconds after you confirm/);
      assert.equal((yield* listed).at(-1)?.withdrawnBy, undefined);
      const values = { form_token, entry: String(entry?.id), asked: "yes" };
      yield* leap("1 second");
      assert.equal((yield* it.post("/operator/data-sets/withdraw", values)).status, 303);
      assert.equal((yield* listed).at(-1)?.withdrawnBy, email);
      assert.match((yield* it.post("/operator/data-sets/withdraw", values)).text, /was withdrawn already/);
      const { records } = yield* (yield* Operators).acts({});
      assert.deepEqual(
        records.slice(0, 2).map(({ operator: who, act, subject }) => [who, act, subject]),
        [[email, "data withdraw", version], [email, "data add", version]],
      );
    }),
  );

  testPages(
    "an unlikely change is made only with the tick, and says what is unlikely",
    Effect.gen(function* () {
      const { it } = yield* operator;
      const version = `far-${crypto.randomUUID().slice(0, 8)}`;
      const page = yield* lookAt(it, dataSetFolder({ version, from: "2099-02-01", change: coils("31.87") }));
      assert.match(page.text, /Check this first[^]*more than three times[^]*31\.87 after/);
      assert.match(page.text, /id="confirmed"/);
      const untaken = yield* confirm(it, page);
      assert.equal(untaken.status, 400);
      assert.match(untaken.text, /Confirm that the changes are right before they are made/);
      assert.ok(!(yield* listed).some((entry) => entry.version === version));
      assert.equal((yield* confirm(it, untaken, { confirmed: "yes" })).status, 303);
      const entry = (yield* listed).find((one) => one.version === version);
      const form_token = valueOf(page, "form_token");
      const asked = { form_token, entry: String(entry?.id), asked: "yes" };
      assert.equal((yield* it.post("/operator/data-sets/withdraw", asked)).status, 400);
      assert.equal(
        (yield* it.post("/operator/data-sets/withdraw", { ...asked, confirmed: "yes" })).status,
        303,
      );
    }),
  );

  testPages(
    "what is no folder of tables, or a broken one, is refused with what is wrong with it; nothing is kept",
    Effect.gen(function* () {
      const { it } = yield* operator;
      const before = (yield* listed).length;
      const none = yield* look(it, new TextEncoder().encode("no archive"));
      assert.deepEqual([none.status, /table\.zip is no ZIP archive/.test(none.text)], [400, true]);
      const wrong = dataSetFolder({ version: "w", from: "2099-03-01" });
      const broken = yield* lookAt(it, { ...wrong, "mark-ups.csv": "nothing" });
      assert.equal(broken.status, 400);
      assert.match(broken.text, /can.t be used as they are[^]*<ul lang="en">[^]*mark-ups\.csv/);
      assert.equal((yield* look(it, new Uint8Array())).status, 400);
      assert.equal((yield* look(it, new Uint8Array(uploadBytes + 100_000))).status, 413);
      assert.equal((yield* listed).length, before);
    }),
  );

  testPages(
    "an upload is for operators after the second factor, from a page of this session",
    Effect.gen(function* () {
      const { it } = yield* operator;
      const bytes = zipOf(dataSetFolder({ version: "x", from: "2099-03-01", change: coils("3.5") }));
      const other = yield* signedIn(yield* account());
      assert.equal((yield* look(other, bytes)).status, 404);
      assert.equal((yield* look(it, bytes, { origin: "https://evil.example" })).status, 403);
      const form = new FormData();
      form.set("form_token", "another");
      form.set("archive", new File([bytes], "table.zip"));
      assert.equal((yield* it.upload("/operator/data-sets/preview", form)).status, 403);
      const sql = yield* SqlClient.SqlClient;
      const [row] = yield* sql<
        { n: number }
      >`select count(*)::int as n from law_addition where version = 'x'`;
      assert.equal(row?.n, 0);
    }),
  );
});
