/** The calculator as a person uses it, in a browser. */
import assert from "node:assert/strict";
import { onSite, typeGoods } from "../../support/browser.ts";
import { untilEqual, untilMatch } from "../../support/until.ts";

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
      await untilEqual(() => page.getAttribute("#cn", "aria-activedescendant"), "cn-found-0");
      await page.keyboard.press("Enter");
      await untilMatch(() => page.inputValue("#cn"), /^\d{4} \d{2} \d{2}$/);
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
    await untilEqual(() => page.locator("#errors, #shipment p.error, #shipment [aria-invalid]").count(), 0);
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
    await page.locator(".goods-choices a", { hasText: "7208" }).first().click();
    await untilMatch(() => page.textContent(".headline .big"), /^[\d,]+\.\d\d\sEUR$/);
  },
);

const question = "/?cn=7208+39+00&country=China&mass=24.5&unit=t&decimal=point&import=2026-02-15";

onSite(
  "a figure never stands beside a question that has changed: it is dimmed, named, and the field says what is wrong",
  async ({ visit }) => {
    const changes = [
      { field: "#country", value: "Chiina", error: /Chiina/ },
      { field: "#mass", value: "24.5.0", error: /number/ },
      { field: "#mass", value: "", error: /net mass/i },
      { field: "#import", value: "2025-12-31", error: /2026/ },
      { field: "#cn", value: "", error: /goods/i },
    ];
    for (const { field, value, error } of changes) {
      const { page, context, complaints } = await visit(question);
      const right = await page.inputValue(field);
      const address = page.url();
      await page.fill(field, value);
      await untilEqual(() => page.isVisible(".earlier-note > span"), true, `${field} ${value}`);
      await untilEqual(() => page.textContent(".earlier-note"), "Answer to the earlier question");
      await untilEqual(() => page.evaluate("document.querySelector('#answer').inert"), true);
      await page.locator(`${field}-error`).waitFor();
      await untilMatch(() => page.textContent(`${field}-error`), error);
      await untilEqual(() => page.getAttribute(field, "aria-invalid"), "true");
      await untilEqual(() => page.isVisible(".earlier-note > span"), true, `${field} ${value}`);
      assert.notEqual(page.url(), address);
      await page.fill(field, right);
      await page.locator(".earlier-note > span").waitFor({ state: "hidden" });
      await page.locator(`${field}-error`).waitFor({ state: "detached" });
      await untilEqual(() => page.evaluate("document.querySelector('#answer').inert"), false);
      assert.deepEqual(complaints, []);
      await context.close();
    }
  },
);

onSite("a date that is half typed is asked for, and its earlier answer is dimmed", async ({ visit }) => {
  const { page } = await visit(question);
  await page.focus("#import");
  await page.keyboard.press("Backspace");
  await page.locator("#import-error").waitFor();
  await untilMatch(() => page.textContent("#import-error"), /Enter a date, such as 20\.11\.2026/);
  await untilEqual(() => page.isVisible(".earlier-note > span"), true);
});

onSite("an answer that does not come leaves the earlier one dimmed, and says so", async ({ visit }) => {
  const { page, context } = await visit(question);
  await context.setOffline(true);
  await page.fill("#mass", "30");
  await page.getByText("did not answer the new question").waitFor();
  await untilEqual(() => page.evaluate("document.querySelector('#answer').inert"), true);
});

onSite("a first question that is not answered is said to be, until the next one is", async ({ visit }) => {
  const { page, context } = await visit("/");
  await context.setOffline(true);
  await page.fill("#country", "China");
  await page.fill("#mass", "30");
  await page.fill("#cn", "72083900");
  await page.getByText("The service did not answer").waitFor();
  await untilEqual(() => page.evaluate("document.querySelector('#answer').inert"), false);
  await context.setOffline(false);
  await page.fill("#mass", "100");
  await page.locator("#answer .big").first().waitFor();
  await page.locator(".earlier-note > span").waitFor({ state: "hidden" });
  await context.close();
});

onSite("on the way back an answer is that of the form's own question", async ({ visit }) => {
  const { page } = await visit(question);
  await page.fill("#mass", "100");
  await page.getByText("16,352.74").first().waitFor();
  await page.goto("about:blank");
  await page.goBack();
  await page.getByText("16,352.74").first().waitFor();
  await page.locator(".earlier-note > span").waitFor({ state: "hidden" });
  await untilEqual(() => page.inputValue("#mass"), "100");
});

onSite("the way to another language leads to the question that stands there now", async ({ visit }) => {
  const { page } = await visit(question);
  await page.fill("#mass", "100.5");
  await page.locator("#answer .headline", { hasText: "100.5" }).waitFor();
  await page.getByRole("link", { name: "Deutsch" }).click();
  await page.waitForURL(/lang=de/);
  await untilEqual(() => page.inputValue("#mass"), "100,5");
  await untilMatch(() => page.textContent(".headline"), /100,5 t/);
});

onSite(
  "a calculation is listed and asked again by its link, its goods are offered before anything is typed, until the list is deleted",
  async ({ visit }) => {
    const { page, complaints } = await visit(question);
    await page.locator(".headline .big").waitFor();
    const cost = await page.textContent(".headline .big") ?? "";
    await page.goto(new URL("/", page.url()).href);
    const listed = page.locator("#history li");
    await untilEqual(() => listed.count(), 1);
    assert.match(
      await listed.textContent() ?? "",
      /24\.5 t of CN 7208 39 00 from China, imported on 15 February 2026/,
    );
    await untilEqual(async () => (await listed.textContent() ?? "").includes(cost), true);
    await page.focus("#cn");
    await page.getByRole("option", { name: "7208 39 00" }).waitFor();
    await page.keyboard.press("Escape");
    await listed.getByRole("link").click();
    await page.locator(".headline .big").waitFor();
    await untilEqual(() => page.textContent(".headline .big"), cost);
    await page.goto(new URL("/", page.url()).href);
    await page.getByRole("button", { name: "Delete the list" }).click();
    await untilEqual(() => page.isVisible("#history"), false);
    assert.deepEqual(complaints, []);
  },
);
