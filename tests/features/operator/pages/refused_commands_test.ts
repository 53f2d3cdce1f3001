/** Forms of commands that can't be done: the page that says so has the form again, as it was typed. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { account, valueOf } from "../../../support/session_browser.ts";
import { operator } from "../../../support/operator_browser.ts";
import { onPages } from "../../../support/page_tests.ts";

/** Values of each command that are refused. */
const refused = (email: string): Readonly<Record<string, Readonly<Record<string, string>>>> => ({
  "account create": { email: "kontor-at-example", tier: "enterprise" },
  "account set-tier": { email: `no-${email}`, tier: "enterprise" },
  "account set-expiry": { email, expires_at: "2026-99-99" },
  "account close": { email: `no-${email}` },
  "key create": { account: email, name: "Kassenbuch" },
  "tier set": { tier: "pro", api_rate_per_hour: "viele", cbam_bulk_rows: "77", cbam_api: "yes" },
  "price add": { period: "2026-Q1", price: "achtzig", published_at: "2026-04-07", skips: "yes" },
});

/** Forms of a page that ask for a command and have fields. */
const formsOf = (html: string) =>
  html.split("<form").slice(1).map((rest) => rest.split("</form>", 1).join()).filter((form) =>
    form.includes('action="/operator/do"') && form.includes("<h2>")
  );

/** Value of a hidden field. */
const hiddenOf = (form: string, name: string): string =>
  form.split(`name="${name}" value="`)[1]?.split('"', 1).join().replaceAll("&amp;", "&") ?? "";

onPages((testPages) => {
  testPages(
    "a command that can't be done is on the page that says so, with what was typed, whichever it is",
    Effect.gen(function* () {
      const { it } = yield* operator;
      const email = yield* account();
      const cases = refused(email);
      const pages = [
        "/operator",
        `/operator/account?${new URLSearchParams({ email })}`,
        "/operator/tiers?tier=pro",
        "/operator/prices",
      ];
      const offered = new Set<string>();
      for (const page of pages) {
        for (const form of formsOf((yield* it.get(page)).text)) offered.add(hiddenOf(form, "do"));
      }
      assert.deepEqual([...offered].sort(), Object.keys(cases).sort());
      const form_token = valueOf(yield* it.get("/operator"), "form_token");
      const back = "/operator/prices?page=2&from=1";
      for (const [name, values] of Object.entries(cases)) {
        for (const confirmed of [{}, { confirmed: "yes" }]) {
          const sent = { ...values, "do": name, back, form_token, ...confirmed };
          const { status, text } = yield* it.post("/operator/do", sent);
          // What needs the account is asked when the command is carried out.
          if (status === 200 && !("confirmed" in confirmed)) continue;
          assert.equal(status, 400, name);
          const [form = "", ...others] = formsOf(text);
          assert.deepEqual([others, hiddenOf(form, "do"), hiddenOf(form, "back")], [[], name, back]);
          assert.doesNotMatch(form, /name="confirmed"/);
          for (const [field, value] of Object.entries(values)) {
            const shown = new RegExp(
              `name="${field}"[^>]*value="${value}"|value="${value}"[^>]*name="${field}"`,
            );
            const chosen = new RegExp(`name="${field}"[^]*?<option(?=[^>]* selected)[^>]*value="${value}"`);
            assert.ok(shown.test(form) || chosen.test(form), `${name}: ${field}`);
          }
        }
      }
      const { text } = yield* it.post("/operator/do", {
        ...cases["tier set"],
        ...{ "do": "tier set", back, form_token },
      });
      assert.match(text, /name="cbam_api"[^>]*checked/);
    }),
  );
});
