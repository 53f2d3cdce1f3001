/**
 * Every page that the service has, each in the states that a person meets: what is looked at in both languages and in every
 * width, and what pictures are taken of.
 */
import { coils, dataSetFolder, zipOf } from "./law_folders.ts";
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import type { Page } from "npm:playwright-core@1.65.1";
import type { Site } from "./browser.ts";

/** What the demonstration account made, so that its lists have something to show. */
export interface Known {
  readonly key: string;
  readonly invoiceId: string;
  readonly keyId: string;
  readonly report: { readonly number: string; readonly day: string; readonly pdf: Buffer };
}

/** A page in one of its states. */
export interface PageState {
  readonly name: string;
  readonly path: string;
  /** The status that it has, where that is not 200. */
  readonly status?: number;
  /** What a person does before it looks as it is looked at. */
  readonly then?: (page: Page) => Promise<unknown>;
  /** Whether it may weigh more than other pages: what only developers open. */
  readonly isHeavy?: boolean;
  /** Whether another program makes its markup, which is held to WCAG and not to advice on how it is best written. */
  readonly isForeign?: boolean;
  /** Whether it is English whatever is asked for, in a frame that another page is looked at for. */
  readonly isEnglish?: boolean;
}

const example = (name: string): string =>
  new URL(`../../fixtures/examples/${name}`, import.meta.url).pathname;

const asked = async (site: Site, path: string, body: unknown) => {
  const answer = await fetch(`${site.origin}${path}`, {
    method: "POST",
    headers: { "authorization": `Bearer ${site.key}`, "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const said = await answer.json();
  assert.ok(answer.ok, `${path}: ${JSON.stringify(said)}`);
  return said;
};

const shipment = { cn_code: "72083900", origin_country: "CHN", tonnage: 24.5, import: "2026-02-15" };

/** Fills the demonstration account by the API. */
export const fill = async (site: Site): Promise<Known> => {
  const invoice = await asked(
    site,
    "/api/v1/invoices",
    await Deno.readTextFile(example("invoice-commercial.json")),
  );
  const report = await asked(site, "/api/v1/cbam/reports", { ...shipment, client_ref: "PO-4711" });
  await asked(site, "/api/v1/cbam/reports", { ...shipment, draft: true, client_ref: "Angebot Frühjahr" });
  await asked(site, "/api/v1/cbam/bulk", { shipments: [shipment, { ...shipment, origin_country: "XX" }] });
  const { rows: keys } = JSON.parse(await site.admin("key", "list", "--json"));
  const key = keys.find((one: { last4: string }) => site.key.endsWith(one.last4));
  return {
    key: site.key,
    invoiceId: invoice.id ?? invoice.invoiceId,
    keyId: key.id,
    report: {
      number: report.report_number,
      day: report.issued_at.slice(0, 10),
      pdf: Buffer.from(await (await fetch(`${site.origin}${report.download_url}`)).arrayBuffer()),
    },
  };
};

const verify = (number: string, day: string) => async (page: Page): Promise<void> => {
  await page.fill("input[name=reportId]", number);
  await page.fill("input[name=issuedDate]", day);
  await page.click("form[action='/verify'] button");
  await page.locator("#answer-to-form .notice").waitFor();
};

const sheet = {
  name: "einfuhren.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(
    "Ref;CN code;Origin;Net mass (kg)\nA;7208390;China;24,5\nB;72083900;Atlantis;12,5\nC;76011010;IN;900,25\n",
  ),
};

const given = async (page: Page): Promise<void> => {
  await page.setInputFiles("#file", sheet);
  await page.locator("#rows:not([hidden])").waitFor();
};

const calculated = (key: string) => async (page: Page): Promise<void> => {
  await page.setInputFiles("#file", example("einfuhren.xlsx"));
  await page.locator("#rows:not([hidden])").waitFor();
  if (await page.locator("#key").count() > 0) await page.fill("#key", key);
  await page.click("#key-form button");
  await page.locator("#result .big").waitFor();
};

const makeAndRevoke = async (page: Page): Promise<void> => {
  await page.click("form[action='/settings/api-keys'] button");
  const lastFour = (await page.locator(".secret code").textContent() ?? "").slice(-4);
  await page.goto(new URL("/settings/api-keys", page.url()).href);
  await page.locator("a[href$='/revoke']", { hasText: lastFour }).click();
  await page.locator("main form button").click();
  await page.locator(".notice.good").waitFor();
};

const answer = "cn=72083900&country=CN&mass=100&unit=t&import=2026-02-15";

/** One of each kind. */
const documentation: ReadonlyArray<readonly [name: string, path: string, status?: number]> = [
  ["docs", "/docs"],
  ["docs-guide", "/docs/reports"],
  ["docs-first-call", "/docs/first-call"],
  ["docs-invoices", "/docs/invoices"],
  ["docs-tables", "/docs/tables"],
  ["docs-pictures", "/docs/pages"],
  ["docs-architecture", "/docs/architecture"],
  ["docs-reference", "/docs/reference"],
  ["docs-operation", "/docs/reference/bulk"],
  ["docs-search", "/docs/search?q=retry"],
  ["docs-nothing", "/docs/nothing", 404],
  ["docs-problem", "/problems/rate-limited"],
];

/** @returns what anyone may open */
export const publicPages = ({ key, report }: Known): ReadonlyArray<PageState> => [
  { name: "calculator", path: "/" },
  { name: "calculator-answer", path: `/?${answer}` },
  { name: "calculator-choices", path: "/?cn=steel&country=CN&mass=1" },
  { name: "calculator-errors", path: "/?cn=72083900&country=Atlantis&mass=x" },
  { name: "calculator-electricity", path: "/?cn=27160000&country=RS&mass=1000&import=2026-02-15" },
  { name: "tables", path: "/tables" },
  { name: "tables-mending", path: "/tables", then: given },
  { name: "tables-result", path: "/tables", then: calculated(key) },
  { name: "verify", path: "/verify" },
  { name: "verify-sample", path: "/verify", then: verify("sample", "2026-01-15") },
  { name: "verify-genuine", path: "/verify", then: verify(report.number, report.day) },
  { name: "verify-not-genuine", path: "/verify", then: verify(report.number, "2026-01-15") },
  {
    name: "verify-file",
    path: "/verify",
    then: async (page) => {
      await page.setInputFiles("#file", { name: "r.pdf", mimeType: "application/pdf", buffer: report.pdf });
      await page.locator("#answer-to-file .notice").waitFor();
    },
  },
  { name: "sign-in", path: "/sign-in" },
  { name: "sign-in-old-link", path: "/sign-in/link?token=x", status: 410 },
  { name: "nothing", path: "/nothing-here", status: 404 },
  ...documentation.map(([name, path, status = 200], index): PageState => ({
    ...{ name, path, status, isHeavy: true },
    isEnglish: index > 0,
  })),
  {
    name: "docs-try",
    path: "/docs/try",
    isHeavy: true,
    isForeign: true,
    isEnglish: true,
    then: (page) => page.locator(".opblock").first().waitFor(),
  },
];

/** @returns what an account has */
export const accountPages = ({ key, keyId, invoiceId }: Known): ReadonlyArray<PageState> => [
  { name: "account", path: "/account" },
  { name: "account-keys", path: "/settings/api-keys" },
  {
    name: "account-key-made",
    path: "/settings/api-keys",
    then: async (page) => {
      await page.click("form[action='/settings/api-keys'] button");
      await page.locator(".secret code").waitFor();
    },
  },
  { name: "account-key-revoke", path: `/settings/api-keys/${keyId}/revoke` },
  { name: "account-key-revoked", path: "/settings/api-keys", then: makeAndRevoke },
  { name: "account-reports", path: "/account/reports" },
  { name: "account-reports-none", path: "/account/reports?q=nothing-of-this" },
  { name: "account-batches", path: "/account/batches" },
  { name: "account-invoices", path: "/account/invoices" },
  { name: "invoice-new", path: "/invoices/new" },
  {
    name: "invoice-filled",
    path: "/invoices/new",
    then: async (page) => {
      await page.setInputFiles("#file", example("invoice-commercial.json"));
      await page.getByText(/1[,.\s]668[,.]50\sUSD/).first().waitFor();
    },
  },
  { name: "invoice-made", path: `/invoices/${invoiceId}` },
  { name: "calculator-signed-in", path: `/?${answer}` },
  { name: "tables-result-signed-in", path: "/tables", then: calculated(key) },
];

/** What operators have beside it, after their second factor. */
export const operatorPages: ReadonlyArray<PageState> = [
  { name: "operator-accounts", path: "/operator" },
  { name: "operator-account", path: "/operator/account?email=demo%40example.com" },
  { name: "operator-keys", path: "/operator/keys" },
  { name: "operator-tiers", path: "/operator/tiers" },
  { name: "operator-prices", path: "/operator/prices" },
  {
    name: "operator-price-confirm",
    path: "/operator/prices",
    then: async (page) => {
      await page.fill("#period", "2026-Q2");
      await page.fill("#price", "81.25");
      await page.fill("#published_at", "2026-11-20");
      await page.locator("form", { has: page.locator("[name=published_at]") }).locator("button").first()
        .click();
      await page.locator("input[name=confirmed]").waitFor({ state: "attached" });
    },
  },
  { name: "operator-mails", path: "/operator/mails" },
  { name: "operator-data-sets", path: "/operator/data-sets" },
  {
    name: "operator-data-sets-change",
    path: "/operator/data-sets",
    then: async (page) => {
      const folder = { version: "2099-01-01", from: "2099-01-01", change: coils("31.87") };
      const archive = Buffer.from(zipOf(dataSetFolder(folder)));
      await page.setInputFiles("#archive", {
        name: "table.zip",
        mimeType: "application/zip",
        buffer: archive,
      });
      await page.locator("form[enctype] button").click();
      await page.locator("#confirmed").waitFor();
    },
  },
  { name: "operator-acts", path: "/operator/acts" },
];
