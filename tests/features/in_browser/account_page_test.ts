/** Sign-in, the account's, the operator's and the invoice's pages as people use them, in a browser. */
import assert from "node:assert/strict";
import { until } from "../../support/process.ts";
import { giveSecondFactor } from "../../support/second_factor.ts";
import {
  assertAccessible,
  assertFits,
  onSite,
  type Site,
  type Visited,
  widths,
  withSite,
} from "../../support/browser.ts";
import { hasBrowser, ifIgnored } from "../../support/chromium.ts";
import { broughtBy, untilEqual, untilMatch } from "../../support/until.ts";

/** The one click of a laptop. */
const signIn = async (visit: Site["visit"]): Promise<Visited> => {
  const visited = await visit("/sign-in");
  await visited.page.click("form[action='/sign-in/demonstration'] button");
  await visited.page.waitForURL("**/account");
  return visited;
};

onSite(
  "a link from the terminal signs in, a key is made and revoked by the keyboard, signing out ends it",
  async ({ visit, said }) => {
    const { page, complaints } = await visit("/settings/api-keys");
    assert.match(page.url(), /\/sign-in\?next=/);
    await page.getByLabel("E-mail address", { exact: true }).fill("demo@example.com");
    const before = said().length;
    await page.keyboard.press("Enter");
    await page.getByText("a link is on its way").waitFor();
    const linkSaid = () => /http:\/\/\S+\/sign-in\/link\?\S+/.exec(said().slice(before))?.[0];
    await until(() => linkSaid() !== undefined);
    const link = linkSaid() ?? "";
    await page.goto(link.replace("localhost", "127.0.0.1"));
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL("**/settings/api-keys");
    await page.getByLabel(/Make and find invoices/).check();
    await page.getByRole("button", { name: "Make the key" }).click();
    const key = await page.textContent(".secret code") ?? "";
    assert.match(key, /^cik_[0-9a-f]{48}$/);
    await page.getByRole("link", { name: "I have copied it" }).click();
    await page.getByRole("link", { name: `Revoke ${key.slice(-4)}` }).click();
    await page.getByText("refused within two seconds").waitFor();
    await page.getByRole("button", { name: "Revoke the key" }).click();
    await page.getByText(`ends in ${key.slice(-4)} is revoked`).waitFor();
    await page.getByRole("link", { name: "Overview" }).click();
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await page.waitForURL("**/sign-in");
    await page.goBack();
    await page.waitForURL("**/sign-in**");
    assert.deepEqual(complaints, []);
  },
);

Deno.test({
  name:
    `an operator gives a second factor, enters a price after reading what it does, and finds it recorded${ifIgnored}`,
  ignore: !hasBrowser,
  fn: () =>
    withSite(async ({ visit, origin, admin }) => {
      const { rows: [operator] } = JSON.parse(
        await admin("operator", "add", "--email", "demo@example.com", "--json"),
      );
      const { page, complaints } = await signIn(visit);
      await page.goto(`${origin}/operator/prices`);
      await assertAccessible(page, "second factor");
      await giveSecondFactor(page, operator.totp_secret);
      await page.getByLabel("Period", { exact: true }).fill("2026-Q1");
      await page.getByLabel("EUR per t CO₂e", { exact: true }).fill("80.00");
      await page.getByLabel("Counts from", { exact: true }).fill("2026-11-21");
      await page.getByRole("button", { name: "Check the effect" }).click();
      await page.getByRole("columnheader", { name: "Until now" }).waitFor();
      await untilMatch(() => page.textContent("main table tbody"), /75\.36.*80\.00.*\+4\.64/s);
      await assertAccessible(page, "confirmation");
      await page.getByRole("button", { name: "Yes, do it" }).click();
      await page.getByText("The change is made and recorded.").waitFor();
      await page.getByRole("link", { name: "Audit log" }).click();
      await page.getByRole("rowheader").first().waitFor();
      await untilMatch(() => page.textContent("tbody"), /demo@example.com.*price add.*Q1 2026/s);
      assert.deepEqual(complaints, []);
    }),
});

/** What a clerk copies in a spreadsheet. */
const copied = [
  "Screws of steel\t7318.15\tCN\t12000\tPCS\t0.085\t24\t360\t384.5",
  "Nuts of steel\t7318.16\tCN\t12000\tPCS\t0.0325\t10\t138\t147.25",
  "Washers\t7318.22\tCN\t100\tKG\t1.25\t2\t90\t100",
  "Rivets\t7318.23\tCN\t10\tSET\t5\t1\t4\t5",
].join("\n");

onSite(
  "a clerk opens a saved request, pastes lines, mends a field, previews and makes the documents",
  async ({ visit, origin }) => {
    const { page, complaints, context } = await signIn(visit);
    await page.goto(`${origin}/invoices/new?draft=new`);
    const chosen = await broughtBy(
      page.waitForEvent("filechooser"),
      () => page.getByRole("button", { name: "Open a file" }).click(),
    );
    await chosen.setFiles(
      new URL("../../../fixtures/examples/invoice-commercial.json", import.meta.url).pathname,
    );
    await page.getByText("1,668.50 USD").waitFor();
    await page.locator("[name='/invoiceData/lineItems/0/description']").focus();
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    }, copied);
    await page.getByText("1,843.50 USD").waitFor();
    await untilEqual(() => page.locator("#lines tbody tr").count(), 4);
    const described = page.locator("[name='/invoiceData/lineItems/3/description']");
    await described.fill(
      "Blind rivets of stainless steel, with a domed head and a mandrel, for sheets up to 4 mm",
    );
    const isWhole = (field: HTMLElement) => field.scrollHeight <= field.clientHeight + 2;
    await untilEqual(() => described.evaluate(isWhole), true, "a long description is cut");
    const code = page.locator("[name='/invoiceData/lineItems/3/hsCode']");
    await code.fill("12");
    await code.blur();
    await page.getByText(/must be an HS code with dots/).waitFor();
    await untilEqual(() => code.getAttribute("aria-invalid"), "true");
    await assertAccessible(page, "form with a problem");
    await code.fill("7318.23");
    await page.getByText("Nothing is wrong").waitFor();
    await page.reload();
    await page.getByText("This is the invoice that you were filling in").waitFor();
    await page.getByText("1,843.50 USD").waitFor();
    await untilEqual(() => code.inputValue(), "7318.23");
    await page.getByText("Nothing is wrong").waitFor();
    await page.getByRole("button", { name: "Preview" }).click();
    await page.locator("#preview-frame[src^='blob:']").waitFor();
    const saved = await broughtBy(
      page.waitForEvent("download"),
      () => page.getByRole("button", { name: "Save as a file" }).click(),
    );
    const request = JSON.parse(await Deno.readTextFile(await saved.path()));
    assert.equal(request.invoiceData.lineItems.length, 4);
    assert.deepEqual(request.invoiceData.references, { order: "PO-4711" });
    await page.getByLabel("To nobody: I download them").check();
    await page.getByRole("button", { name: "Make the documents" }).click();
    await page.getByText("The documents are made.").waitFor();
    await assertAccessible(page, "invoice");
    const href = await page.getByRole("link", { name: "Commercial invoice (PDF)" }).getAttribute("href") ??
      "";
    const file = await fetch(new URL(href, origin));
    assert.equal(file.headers.get("content-type"), "application/pdf");
    await file.body?.cancel();
    await page.goto(`${origin}/invoices/new`);
    await untilEqual(() => page.locator("#draft").isVisible(), false);
    const name = page.locator("[name='/invoiceData/consignee/name']");
    await name.fill("Beispiel Import GmbH");
    await name.blur();
    await untilEqual(() => page.inputValue("[name='/invoiceData/consignee/city']"), "Hamburg");
    assert.deepEqual(complaints, []);
    await context.close();
  },
);

onSite(
  "a passkey is added with the device's lock, signs in without an address, and is refused once it is removed",
  async ({ visit, origin }) => {
    const { page, context, complaints } = await visit("/status");
    const device = await context.newCDPSession(page);
    await device.send("WebAuthn.enable");
    const { authenticatorId } = await device.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true },
        ...{ isUserVerified: true, automaticPresenceSimulation: true },
      },
    });
    const own = origin.replace("127.0.0.1", "localhost");
    await page.goto(`${own}/sign-in`);
    await page.click("form[action='/sign-in/demonstration'] button");
    await page.getByRole("link", { name: "Passkeys" }).click();
    await page.getByLabel("Name of the passkey").fill("Office laptop");
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await page.getByText("The passkey is added").waitFor();
    await assertAccessible(page, "passkeys");
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await assertFits(page, `passkeys at ${width}`);
    }
    const { credentials } = await device.send("WebAuthn.getCredentials", { authenticatorId });
    assert.deepEqual(credentials.map(({ rpId }: { readonly rpId?: string }) => rpId), ["localhost"]);
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await page.getByText("already holds a passkey of yours").waitFor();
    await page.goto(`${own}/account`);
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await page.waitForURL("**/sign-in");
    await page.goto(`${own}/sign-in?next=/account/passkeys`);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await page.waitForURL("**/account/passkeys");
    await untilEqual(() => page.getByText("Not yet").count(), 0);
    await page.getByRole("button", { name: "Remove Office laptop" }).click();
    await page.getByText("The passkey is removed").waitFor();
    await context.clearCookies();
    await page.goto(`${own}/sign-in`);
    assert.deepEqual(complaints, []);
    await assertAccessible(page, "sign-in");
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await page.getByText("You are not signed in").waitFor();
    await device.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await page.getByText("It was cancelled or took too long").waitFor();
    await page.goto(`${origin}/sign-in`);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await page.getByText(`Passkeys work at ${own}`).waitFor();
  },
);
