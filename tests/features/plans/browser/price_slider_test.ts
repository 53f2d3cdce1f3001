/// <reference lib="dom" />
/** The slider of the plan's price in a browser: it moves the field, asks anew, and is not there without scripts or on paper. */
import assert from "node:assert/strict";
import { onSite, untilShown } from "../../../support/browser.ts";

const plan = "/plan?cn=72083900&mass=1000&year=2028&country_1=CHN&country_2=TUR&decimal=point";

onSite("a moved slider sets the price, and the plan is asked for with it", async ({ visit }) => {
  const { page, context, complaints } = await visit(plan);
  await untilShown(page);
  const slider = page.getByLabel("Move the price of certificates");
  assert.equal(await slider.inputValue(), "82");
  await slider.fill("150");
  assert.equal(await page.inputValue("#price"), "150");
  await page.waitForURL(/[?&]price=150&/);
  assert.match(await page.innerText(".plan-reasons"), /paid for at 150\.00\sEUR/);
  assert.equal(await page.getByLabel("Move the price of certificates").inputValue(), "150");
  assert.deepEqual(complaints, []);
  await context.close();
});

onSite(
  "without scripts the price is a plain field; on paper the form gives way to the answer",
  async ({ visit }) => {
    const { page, context } = await visit(plan, { hasScripts: false });
    assert.equal(await page.locator("#price-slider").count(), 0);
    assert.ok(await page.isVisible("#price"));
    await page.emulateMedia({ media: "print" });
    assert.ok(!await page.isVisible("#price"));
    assert.ok(await page.isVisible(".headline"));
    await context.close();
  },
);
