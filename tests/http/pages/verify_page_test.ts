/** The verify page in a real browser: Debian's Chromium. */
import { chromium } from "npm:playwright-core@1.65.1";
import assert from "node:assert/strict";
import { isInstalled, startTask } from "../../support/process.ts";

const program = ["chromium", "chromium-browser", "google-chrome"].find((name) =>
  isInstalled(name, "--version")
);

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

Deno.test({
  name: `someone without an account verifies the sample in a browser, and is told when a date is wrong${
    program === undefined ? " (ignored: Chromium is not installed)" : ""
  }`,
  ignore: program === undefined,
  fn: async () => {
    const service = await startTask("dev", {});
    const { stdout } = await new Deno.Command("which", { args: [program ?? ""] }).output();
    const browser = await chromium.launch({
      executablePath: new TextDecoder().decode(stdout).trim(),
      args: ["--no-sandbox"],
    });
    const page = await browser.newPage();
    const complaints: Array<string> = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(`${service.origin}/verify?reportId=sample`);
    assert.equal(await page.inputValue("input[name=reportId]"), "sample");
    await page.fill("input[name=issuedDate]", "17.01.2026");
    await page.click("button");
    await page.getByText("could not be verified").waitFor();
    await page.fill("input[name=issuedDate]", "15.01.2026");
    await page.click("button");
    await page.getByText("This is the published sample").waitFor();
    const shown = await page.textContent("dl");
    assert.match(shown ?? "", /CBAM-SAMPLE.*2026-01-15.*72083900.*CHN/s);
    const link = await page.getAttribute("section a", "href");
    const file = await fetch(new URL(link ?? "", page.url()));
    assert.equal(file.headers.get("content-type"), "application/pdf");
    const buffer = Buffer.from(await file.arrayBuffer());

    const give = async (bytes: Buffer, verdict: string): Promise<void> => {
      const given = { name: "report.pdf", mimeType: "application/pdf", buffer: bytes };
      await page.setInputFiles("input[name=file]", given);
      await page.getByText(verdict).waitFor();
    };
    await give(buffer, "this file is the one that the service made");
    const figures = await page.textContent("section");
    assert.match(
      figures ?? "",
      /Tonnes100.*Net cost, EUR\d+.*Compare these figures with the paper in your hand/s,
    );
    const repainted = changedIn(buffer, pageContent);
    await give(repainted, "Its page is not the one that the service made");
    assert.match(await page.textContent("section") ?? "", /Tonnes100/);
    const forged = changedIn(buffer, attachedFile);
    await give(forged, "This file is not a genuine report of this service");
    await give(Buffer.from("no PDF"), "another program made or saved it");
    assert.deepEqual(complaints.filter((text) => !text.includes("favicon")), []);
    await browser.close();
    await service.stop();
  },
});
