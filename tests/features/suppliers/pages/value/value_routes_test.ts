/**
 * The page of a value, without scripts: files are added, downloaded and removed by clerks, looked at by viewers, and found by nobody
 * else.
 */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { Members } from "../../../../../src/application/accounts/members.ts";
import { noonOf, sendForm, wordsOf } from "../../../../support/import_pages.ts";
import { macroFile, pdfOf } from "../../../../support/kept_files.ts";
import { joined } from "../../../../support/members.ts";
import { onPages } from "../../../../support/page_tests.ts";
import {
  account,
  type Browser,
  membershipOf,
  signedIn,
  valueOf,
} from "../../../../support/session_browser.ts";
import { templateFile } from "../../../../support/template_file.ts";
import { madeTemplate } from "../../../../support/template_workbook.ts";

const installations = "/suppliers/installations";

/** Sends a file from a page. */
const upload = (it: Browser, from: string, path: string, file: File) =>
  Effect.gen(function* () {
    const form = new FormData();
    form.set("form_token", valueOf(yield* it.get(from), "form_token"));
    form.set("file", file);
    return yield* it.upload(path, form);
  });

onPages((testPages) => {
  testPages(
    "a clerk adds, downloads and removes files of a value, a viewer looks at them, each act has its person",
    Effect.gen(function* () {
      yield* noonOf("2026-11-23");
      const email = yield* account();
      const it = yield* signedIn(email);
      const made = yield* sendForm(it, installations, { name: "Karadeniz Works", country: "Turkey" });
      const site = made.headers.get("location")?.split("?")[0] ?? "";
      const read = yield* upload(
        it,
        site,
        `${site}/template`,
        new File([Uint8Array.from(templateFile(madeTemplate()))], "<i>template</i>.xlsx"),
      );
      assert.equal(read.status, 200, read.text);
      const value = /href="(\/suppliers\/values\/[0-9a-f-]{36})"/.exec((yield* it.get(site)).text)?.[1] ?? "";
      const page = yield* it.get(value);
      assert.match(wordsOf(page), /i-template-i\.xlsx .* Came with the value/);
      assert.doesNotMatch(page.text, /<i>template/);

      const added = yield* upload(it, value, `${value}/files`, new File([pdfOf("report")], "report.pdf"));
      assert.deepEqual([added.status, added.headers.get("location")], [303, `${value}?done=attached`]);
      const again = yield* upload(it, value, `${value}/files`, new File([pdfOf("report")], "again.pdf"));
      assert.equal(again.headers.get("location"), `${value}?done=known`);
      const macros = yield* upload(
        it,
        value,
        `${value}/files?lang=de`,
        new File([macroFile()], "macros.xlsx"),
      );
      assert.equal(macros.status, 422, macros.text);
      assert.match(wordsOf(macros), /Makros, die weder ausgeführt noch aufbewahrt werden/);
      const none = yield* upload(it, value, `${value}/files`, new File([], ""));
      assert.match(wordsOf(none), /Wählen Sie eine Datei\./);

      const shown = yield* it.get(value);
      const file =
        new RegExp(`href="(${value}/files/[0-9a-f-]{36})"[^>]*><bdi>report\\.pdf`).exec(shown.text)?.[1] ??
          "";
      const download = yield* it.get(file);
      assert.match(download.headers.get("content-disposition") ?? "", /^attachment; filename=report\.pdf/);
      assert.equal(download.text, new TextDecoder().decode(pdfOf("report")));

      const dossiers = /href="([^"]*\/dossiers\/\d{4})"/.exec((yield* it.get(site)).text)?.[1] ?? "";
      const archive = yield* it.get(dossiers);
      assert.deepEqual([archive.status, archive.headers.get("content-type")], [200, "application/zip"]);
      for (const name of ["values.csv", "calculations.json", "attachments.csv"]) {
        assert.ok(archive.text.includes(name));
      }
      assert.equal((yield* it.get(`${site}/dossiers/nought`)).status, 404);

      const viewer = yield* joined(email, "viewer");
      const looked = yield* viewer.it.get(value);
      assert.match(looked.text, /<bdi>report\.pdf/);
      assert.doesNotMatch(looked.text, /id="add-file"|\/remove"/);
      assert.equal((yield* viewer.it.get(file)).status, 200);
      const intruding = yield* upload(viewer.it, value, `${value}/files`, new File([pdfOf("x")], "x.pdf"));
      assert.equal(intruding.status, 403);
      assert.equal((yield* viewer.it.post(`${file}/remove`, {})).status, 403);
      const stranger = yield* signedIn(yield* account());
      for (const path of [value, file]) assert.equal((yield* stranger.get(path)).status, 404, path);

      const gone = yield* sendForm(it, `${file}/remove`, {}, value);
      assert.equal(gone.headers.get("location"), `${value}?done=detached`);
      assert.equal((yield* it.get(file)).status, 404);
      const { accountId } = yield* membershipOf(email);
      const { records } = yield* (yield* Members).acts(accountId, undefined);
      const subjects = records.filter(({ act }) => act === "imports.changed").map(({ subject }) => subject);
      const expected = [`${file}/remove`, `${value}/files`, `${site}/template`, installations];
      assert.deepEqual(subjects.toSorted(), expected.toSorted());
    }),
  );
});
