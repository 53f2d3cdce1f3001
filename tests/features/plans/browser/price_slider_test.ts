/// <reference lib="dom" />
/** The slider of the plan's price in a browser: it moves the field, asks anew, and is not there without scripts or on paper. */
import assert from "node:assert/strict";
import { onSite, untilShown } from "../../../support/browser.ts";
import { untilEqual, untilMatch } from "../../../support/until.ts";

const plan = "/plan?cn=72083900&mass=1000&year=2028&country_1=CHN&country_2=TUR&decimal=point";

onSite("a moved slider sets the price, and the plan is asked for with it", async ({ visit }) => {
  const { page, context, complaints } = await visit(plan);
  await untilShown(page);
  const slider = page.getByLabel("Move the price of certificates");
  await untilEqual(() => slider.inputValue(), "82");
  await slider.fill("150");
  await untilEqual(() => page.inputValue("#price"), "150");
  await page.waitForURL(/[?&]price=150&/);
  await untilMatch(() => page.innerText(".plan-reasons"), /paid for at 150\.00\sEUR/);
  await untilEqual(() => page.getByLabel("Move the price of certificates").inputValue(), "150");
  assert.deepEqual(complaints, []);
  await context.close();
});

onSite(
  "without scripts the price is a plain field; on paper the form gives way to the answer",
  async ({ visit }) => {
    const { page, context } = await visit(plan, { hasScripts: false });
    await untilEqual(() => page.locator("#price-slider").count(), 0);
    await untilEqual(() => page.isVisible("#price"), true);
    await page.emulateMedia({ media: "print" });
    await untilEqual(() => page.isVisible("#price"), false);
    await untilEqual(() => page.isVisible(".headline"), true);
    await context.close();
  },
);
