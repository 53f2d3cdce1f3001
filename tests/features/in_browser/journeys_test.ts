/// <reference lib="dom" />
/** What people do on the pages from its beginning to its end, in a browser, with what they take away read back. */
import { unzipSync } from "fflate";
import { readXlsx } from "hucre";
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import type { Page } from "npm:playwright-core@1.65.1";
import { onSite, type Site, typeGoods, type Visited } from "../../support/browser.ts";
import { broughtBy, untilEqual, untilMatch } from "../../support/until.ts";

const example = new URL("../../../fixtures/examples/einfuhren.xlsx", import.meta.url).pathname;
const signedIn = async ({ visit }: Site): Promise<Visited> => {
  const visited = await visit("/sign-in");
  await visited.page.click("form[action='/sign-in/demonstration'] button");
  await visited.page.waitForURL("**/account");
  return visited;
};

const downloaded = async (page: Page, button: string): Promise<Uint8Array> => {
  const saved = await broughtBy(
    page.waitForEvent("download"),
    () => page.getByRole("button", { name: button }).click(),
  );
  return await Deno.readFile(await saved.path());
};

onSite(
  "a key that is made on the page is shown once, lets a program in, is counted, and is refused once revoked",
  async (site) => {
    const { page, complaints } = await signedIn(site);
    await page.goto(`${site.origin}/settings/api-keys`);
    await page.getByRole("button", { name: "Make the key" }).click();
    const key = await page.textContent(".secret code") ?? "";
    const call = async (): Promise<number> => {
      const answer = await fetch(`${site.origin}/api/v1/cbam/scope?cn=72083900`, {
        headers: { authorization: `Bearer ${key}` },
      });
      await answer.body?.cancel();
      return answer.status;
    };
    assert.equal(await call(), 200);
    await page.goto(`${site.origin}/settings/api-keys`);
    assert.ok(!(await page.content()).includes(key), "the key is shown again");
    await page.goto(`${site.origin}/account`);
    const row = page.getByRole("row", { name: new RegExp(`cik_…${key.slice(-4)}`) });
    await untilMatch(() => row.textContent(), /CBAM calls1 of 600in (5\d|60) min/);
    await page.goto(`${site.origin}/settings/api-keys`);
    await page.getByRole("link", { name: `Revoke ${key.slice(-4)}` }).click();
    await page.getByRole("button", { name: "Revoke the key" }).click();
    await page.getByText(`ends in ${key.slice(-4)} is revoked`).waitFor();
    const endMs = performance.now() + 60_000;
    while (await call() !== 401) assert.ok(performance.now() < endMs, "the key still works");
    assert.deepEqual(complaints, []);
  },
);

onSite(
  "the result of a table is taken away as a workbook, as CSV and as reports, whose figures are those of the page",
  async (site) => {
    const { page } = await signedIn(site);
    await page.goto(`${site.origin}/tables?draft=new`);
    await page.setInputFiles("#file", example);
    await page.locator("#rows:not([hidden])").waitFor();
    await page.click("#key-form button");
    const big = await page.locator("#result .big").textContent() ?? "";
    const total = Number(big.replace(/[^\d.]/g, ""));
    const { sheets: [rows] } = await readXlsx(await downloaded(page, "Download XLSX"));
    const numbers = rows?.rows.flat().filter((cell) => typeof cell === "number") ?? [];
    assert.ok(numbers.some((one) => Math.abs(one - total) < 0.005), `no ${total} in the workbook`);
    const csv = new TextDecoder().decode(await downloaded(page, "Download CSV"));
    assert.equal(csv.trim().split("\n").length, 40 + 1 + (/^(Total|Summe)/m.test(csv) ? 1 : 0));
    assert.match(csv, /EK-2026-1001/);
    const reports = unzipSync(await downloaded(page, "Download reports (ZIP)"));
    // 35 with a cost, 3 that are outside CBAM; rows that lack data have no report.
    const pdfs = Object.entries(reports).filter(([name]) => name.endsWith(".pdf"));
    assert.equal(pdfs.length, 38);
    for (const [, bytes] of pdfs) assert.equal(new TextDecoder().decode(bytes.subarray(0, 5)), "%PDF-");
  },
);

onSite("a table that could not be calculated is said to be that, and stays", async (site) => {
  const { page, context } = await signedIn(site);
  await page.goto(`${site.origin}/tables?draft=new&lang=de`);
  const buffer = Buffer.from(
    "KN-Code;Ursprungsland;Eigenmasse (t);Einfuhrtag\n72083900;China;1;15.02.2026\n",
  );
  await page.setInputFiles("#file", { name: "ended.csv", mimeType: "text/csv", buffer });
  await page.locator("#rows:not([hidden])").waitFor();
  await untilEqual(() => page.locator("#columns .notice:visible").count(), 0, "its day of import is read");
  const cookies = await context.cookies();
  await context.clearCookies();
  await page.click("#key-form button");
  await untilEqual(() => page.textContent("#trouble-heading"), "Die Tabelle konnte nicht berechnet werden");
  await untilEqual(() => page.locator("#rows").isVisible(), true);
  await context.addCookies(cookies);
  await page.click("#key-form button");
  await page.locator("#result .big").waitFor();
  await page.getByRole("button", { name: "Andere Tabelle" }).click();
  await page.locator("#give").waitFor();
});

onSite("a table's result is printed with all of its rows and columns", async (site) => {
  const { page } = await signedIn(site);
  await page.goto(`${site.origin}/tables?draft=new&lang=en`);
  const rows = Array.from({ length: 250 }, (_, row) => `PRINT-${row};72083900;China;1;2026-02-15\n`);
  const buffer = Buffer.from(`Reference;CN code;Origin;Net mass (t);Import date\n${rows.join("")}`);
  await page.setInputFiles("#file", { name: "print.csv", mimeType: "text/csv", buffer });
  await page.locator("#rows:not([hidden])").waitFor();
  await page.click("#key-form button");
  await page.locator("#result .big").waitFor();
  const references = page.locator(".virtual tbody tr", { hasText: "PRINT-" });
  const isInSight = async () => await references.count() < rows.length;
  await untilEqual(isInSight, true, "on the screen only those in sight are in the page");
  await page.setViewportSize({ width: 718, height: 1_000 });
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await untilEqual(() => references.count(), rows.length);
  await untilEqual(() =>
    page.locator(".virtual").evaluate((frame) => [
      frame.scrollHeight - frame.clientHeight > 1,
      frame.scrollWidth - frame.clientWidth > 1,
    ]), [false, false]);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: null });
  await page.getByRole("button", { name: "Another table" }).click();
  await page.locator("#give").waitFor();
});

onSite(
  "a report's PDF that is dropped on the page is held against the service's own",
  async ({ visit, key, origin }) => {
    const made = await (await fetch(`${origin}/api/v1/cbam/reports`, {
      method: "POST",
      headers: { "authorization": `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify({
        cn_code: "72083900",
        origin_country: "CHN",
        tonnage: 24.5,
        import: "2026-02-15",
      }),
    })).json();
    const pdf = Buffer.from(await (await fetch(`${origin}${made.download_url}`)).arrayBuffer());
    const { page, complaints } = await visit("/verify", { language: "de" });
    const dropped = await page.evaluateHandle((base64) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], "report.pdf", { type: "application/pdf" }));
      return transfer;
    }, pdf.toString("base64"));
    await page.dispatchEvent("#drop", "dragover", { dataTransfer: dropped });
    await untilMatch(() => page.getAttribute("#drop", "class"), /over/);
    await page.dispatchEvent("#drop", "drop", { dataTransfer: dropped });
    await page.getByText("die Datei ist unverändert").waitFor();
    assert.deepEqual(complaints, []);
  },
);

onSite(
  "the calculator is used with the keyboard alone, from the address bar to the link of the answer",
  async ({ visit }) => {
    const { page } = await visit("/");
    const focused = () => page.evaluate(() => document.activeElement?.id ?? "");
    const tabTo = async (id: string): Promise<void> => {
      for (let presses = 0; presses < 30 && await focused() !== id; presses++) {
        await page.keyboard.press("Tab");
      }
      await untilEqual(focused, id);
    };
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await untilEqual(focused, "content");
    await tabTo("cn");
    await typeGoods(page, "hot-rolled coil");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await tabTo("country");
    await page.keyboard.type("China");
    await tabTo("mass");
    await page.keyboard.type("100");
    await page.keyboard.press("Enter");
    await page.locator("#answer .big").waitFor();
    const outline = await page.evaluate(() =>
      document.activeElement === null ? "" : getComputedStyle(document.activeElement).outlineStyle
    );
    assert.notEqual(outline, "none", "what has the focus does not show it");
    await tabTo("link");
    await untilMatch(() => page.inputValue("#link"), /cn=7208/);
  },
);

onSite(
  "electricity is asked for in MWh, and its verified values stand open before anything is answered",
  async ({ visit }) => {
    const { page } = await visit("/", { language: "de" });
    await page.fill("#country", "Serbien");
    await page.fill("#mass", "1000");
    await page.fill("#cn", "2716 00 00");
    await page.locator("#verified_direct").fill("0,8");
    await page.fill("#verified_indirect", "0");
    await untilEqual(() => page.locator("select[name=unit] option").allTextContents(), ["MWh"]);
    await untilEqual(() => page.locator("#verified_direct + span").textContent(), "t CO₂e / MWh");
    await page.locator("#answer .big").waitFor();
  },
);

onSite(
  "a column headed Datum is read as the day of import at a press, and not before",
  async ({ visit }) => {
    const { page } = await visit("/tables", { language: "de", width: 360 });
    const text = "KN-Code;Ursprungsland;Eigenmasse (kg);Datum\n72083900;China;24500;15.02.2026\n";
    await page.setInputFiles("#file", { name: "a.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
    const choice = page.getByRole("combobox", { name: /: Datum$/ });
    assert.notEqual(await choice.inputValue(), "import");
    await page.getByRole("button", { name: "„Datum“ als Einfuhrtag lesen" }).click();
    await page.getByRole("cell", { name: "15. Februar 2026" }).or(page.getByText("15.02.2026")).first()
      .waitFor();
    await untilEqual(() => choice.inputValue(), "import");
    await untilEqual(() => page.locator("#columns .notice:visible").count(), 0);
  },
);

onSite(
  "without scripts no place to drop a file is shown, and who is signed in sends a table without a key",
  async ({ visit, origin }) => {
    const { page } = await visit("/verify", { hasScripts: false });
    await untilEqual(() => page.locator("#drop").isVisible(), false);
    await page.goto(`${origin}/sign-in`);
    await page.click("form[action='/sign-in/demonstration'] button");
    await page.goto(`${origin}/tables`);
    await untilEqual(() => page.locator("#drop").isVisible(), false);
    await untilEqual(() => page.locator("#plain-key").count(), 0);
    await page.setInputFiles("#plain-file", example);
    const { sheets } = await readXlsx(await downloaded(page, "Send and download"));
    assert.ok((sheets[0]?.rows.length ?? 0) > 40);
    await page.goto(`${origin}/account/batches`);
    await untilMatch(() => page.textContent("tbody"), /Done/);
  },
);

onSite(
  "an invoice's countries are chosen by name, and its address is asked for only where somebody else gets it",
  async (site) => {
    const { page, complaints } = await signedIn(site);
    await page.goto(`${site.origin}/invoices/new?lang=de`);
    await page.fill("[name='/invoiceData/shipper/country']", "Vereinigtes Königreich");
    await untilEqual(() => page.locator("[name='/email']").isVisible(), false);
    await page.locator("#receiver-other").check();
    await untilEqual(() => page.locator("[name='/email']").isVisible(), true);
    await page.locator("#receiver-none").check();
    await untilEqual(() => page.locator("[name='/email']").isVisible(), false);
    const saved = await page.evaluate(async () => {
      const form = document.querySelector<HTMLFormElement>("#invoice");
      const values = new URLSearchParams();
      if (form !== null) {
        for (const [name, value] of new FormData(form)) values.append(name, String(value));
      }
      return await (await fetch("/invoices/check", { method: "POST", body: values })).json();
    });
    assert.equal(saved.request.invoiceData.shipper.country, "GB");
    assert.deepEqual(complaints, []);
  },
);
