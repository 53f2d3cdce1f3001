/** The second factor of an operator, given in a browser. */
import { Secret, TOTP } from "otpauth";
import type { Page } from "npm:playwright-core@1.65.1";
import { until } from "./process.ts";

/** Seconds for the second factor: a quarter of an hour lets five codes through, each of which is good for 30 to 60 seconds. */
const patience = 300;

/** Gives the second factor on the page that asks for it; on a busy machine a code may come too late, then the next one is given. */
export const giveSecondFactor = async (page: Page, base32: string): Promise<void> => {
  const secret = Secret.fromBase32(base32);
  const code = page.locator("[name=code]");
  await code.waitFor();
  await until(async () => {
    await code.fill(new TOTP({ secret }).generate());
    await Promise.all([page.waitForEvent("load"), page.click("main form button")]);
    return await code.count() === 0;
  }, patience);
};
