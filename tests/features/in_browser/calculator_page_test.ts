/** The calculator as a person uses it, in a browser. */
import assert from "node:assert/strict";
import { onSite, typeGoods } from "../../support/browser.ts";

onSite(
  "a clerk types words, picks the goods, and reads the cost without pressing anything",
  async ({ visit }) => {
    for (const language of ["en", "de"] as const) {
      const { page, complaints, context } = await visit("/", { language });
      await page.fill("#country", "China");
      await page.fill("#mass", "100");
      await page.fill("#import", "2026-02-15");
      await typeGoods(page, language === "de" ? "warmgewalzt coil" : "hot-rolled coil");
      await page.keyboard.press("ArrowDown");
      assert.equal(await page.getAttribute("#cn", "aria-activedescendant"), "cn-found-0");
      await page.keyboard.press("Enter");
      assert.match(await page.inputValue("#cn"), /^\d{4} \d{2} \d{2}$/);
      await page.fill("#cn", "7208 39 00");
      await page.getByText(language === "de" ? "16.352,74" : "16,352.74").first().waitFor();
      assert.match(page.url(), /cn=7208/);
      await page.fill("#mass", "200");
      await page.getByText(language === "de" ? "32.705,4" : "32,705.4").first().waitFor();
      await page.getByRole("button", { name: language === "de" ? "Kopieren" : "Copy" }).first().waitFor();
      assert.deepEqual(complaints, []);
      await context.close();
    }
  },
);

onSite(
  "what was wrong is told no longer once it is mended, and the answer stands there",
  async ({ visit }) => {
    const { page } = await visit("/?cn=72083900&country=Atlantis&mass=100&import=2026-02-15");
    await page.locator("#errors").waitFor();
    await page.locator("#shipment p.error").waitFor();
    await page.fill("#country", "China");
    await page.getByText("16,352.74").first().waitFor();
    assert.equal(await page.locator("#errors, #shipment p.error, #shipment [aria-invalid]").count(), 0);
  },
);

onSite(
  "without scripts the calculator answers by its button, from words to the figure",
  async ({ visit }) => {
    const { page } = await visit("/", { hasScripts: false, width: 360 });
    await page.fill("#cn", "hot-rolled coil");
    await page.fill("#country", "China");
    await page.fill("#mass", "100");
    await page.fill("#import", "2026-02-15");
    await page.click("button[type=submit]");
    await page.locator(".choices a", { hasText: "7208" }).first().click();
    assert.match(await page.textContent(".headline .big") ?? "", /^€[\d,]+\.\d\d$/);
  },
);
