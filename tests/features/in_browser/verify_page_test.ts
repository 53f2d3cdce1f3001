/** The verify page in a real browser: Debian's Chromium. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { onSite, type Site } from "../../support/browser.ts";
import { untilEqual, untilMatch } from "../../support/until.ts";

/** The stream of a page: it has no type. */
const pageContent = /<<\s*\/Length \d+\s*\/Filter \/FlateDecode\s*>>\s*stream\r?\n/;
const attachedFile = /\/Type\s*\/EmbeddedFile[^>]*>>[^>]*>>\s*stream\r?\n/;

/** The file with one bit changed some way into the first stream whose head fits. */
const changedIn = (file: Buffer, head: RegExp): Buffer => {
  const found = head.exec(file.toString("latin1"));
  assert.ok(found !== null, `no stream ${head}`);
  const changed = Buffer.from(file);
  const at = found.index + found[0].length + 20;
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
};

const pdf = (buffer: Buffer) => ({ name: "report.pdf", mimeType: "application/pdf", buffer });

/** Someone without an account, and without scripts, asks by number and date. */
const byNumber = async ({ visit }: Site): Promise<string> => {
  const { page, complaints } = await visit("/verify?reportId=sample", { hasScripts: false });
  await untilEqual(() => page.inputValue("input[name=reportId]"), "sample");
  await page.fill("input[name=issuedDate]", "17.01.2026");
  await page.click("button[type=submit]");
  await page.getByText("could not be verified").waitFor();
  await untilEqual(() => page.inputValue("input[name=reportId]"), "sample");
  await page.fill("input[name=issuedDate]", "15.01.2026");
  await page.click("button[type=submit]");
  await page.getByText("This is the published sample").waitFor();
  const shown = await page.textContent("dl") ?? "";
  assert.match(shown, /CBAM-SAMPLE.*15 January 2026.*7208 39 00.*China.*Iron and steel/s);
  assert.deepEqual(complaints, []);
  return await page.getAttribute("a[href*='/download']", "href") ?? "";
};

const byFile = async ({ visit }: Site, file: Buffer): Promise<void> => {
  const { page, complaints } = await visit("/verify");
  const give = async (bytes: Buffer, verdict: string): Promise<void> => {
    await page.setInputFiles("input[name=file]", pdf(bytes));
    await page.getByText(verdict).first().waitFor();
  };
  const told = () => page.textContent("#answer-to-file");
  await give(file, "this file is the one that the service made");
  assert.match(
    await told() ?? "",
    /Net mass, t100.*Net cost[\d,.]+\sEUR.*What was compared.*Pages of the PDF filematches/s,
  );
  await give(changedIn(file, pageContent), "Its page is not the one that the service made");
  await untilMatch(told, /Net mass, t100.*Pages of the PDF file.*differs/s);
  await give(changedIn(file, attachedFile), "This file is not a genuine report of this service");
  assert.doesNotMatch(await told() ?? "", /Net mass/);
  await give(Buffer.from("no PDF"), "another program made or saved it");
  await page.setInputFiles("input[name=file]", [pdf(file), {
    ...pdf(Buffer.from("no PDF")),
    name: "no.pdf",
  }]);
  await page.getByText("2 files were checked: 1 not genuine, 1 genuine.").waitFor();
  await page.getByRole("row", { name: /CBAM-SAMPLE.*genuine/ }).waitFor();
  await page.getByRole("row", { name: /no\.pdf.*not genuine/ }).waitFor();
  assert.deepEqual(complaints, []);
  await page.route(
    "**/api/v1/cbam/verify",
    (route) => route.fulfill({ status: 429, headers: { "retry-after": "125" }, json: { ok: false } }),
    { times: 1 },
  );
  await give(file, "Too many attempts. Try again in 3 min.");
};

const inGerman = async ({ visit }: Site, file: Buffer): Promise<void> => {
  const { page } = await visit("/verify", { language: "de" });
  await page.setInputFiles("input[name=file]", pdf(file));
  await page.getByText("die Datei ist unverändert").waitFor();
  assert.match(
    await page.textContent("#answer-to-file") ?? "",
    /WareWarmgewalzt.*Hot-rolled.*UrsprungslandChina.*SektorEisen und Stahl.*stimmt überein/s,
  );
  await page.fill("input[name=reportId]", "sample");
  await page.fill("input[name=issuedDate]", "15.1.2026");
  await page.getByRole("button", { name: "Prüfen" }).click();
  await page.getByText("Das ist das veröffentlichte Muster").waitFor();
};

onSite(
  "someone without an account verifies a report by its number without scripts, and by its PDF, in two languages",
  async (site) => {
    const answer = await fetch(new URL(await byNumber(site), site.origin));
    assert.equal(answer.headers.get("content-type"), "application/pdf");
    const file = Buffer.from(await answer.arrayBuffer());
    await byFile(site, file);
    await inGerman(site, file);
  },
);
