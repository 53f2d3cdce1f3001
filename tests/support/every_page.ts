/**
 * Every page that the service has, each in the states that a person meets: what is looked at in both languages and in every
 * width, and what pictures are taken of.
 */
import { coils, dataSetFolder, zipOf } from "./law_folders.ts";
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { readXlsx, writeXlsx } from "hucre/xlsx";
import { existsSync } from "node:fs";
import type { Page } from "npm:playwright-core@1.65.1";
import type { Site } from "./browser.ts";
import { until } from "./process.ts";

/** Settings of a service that `fill` can fill. */
export const filledSettings: Readonly<Record<string, string>> = { SIGN_UP: "on" };

/** The ledger of imports that the demonstration account has. */
export interface Ledger {
  readonly importer: string;
  /** An importer without imports. */
  readonly newcomer: string;
  /** An importer whose sheets are recorded. */
  readonly receiver: string;
  readonly declarant: string;
  /** An import with actual values, and one that was corrected. */
  readonly actual: string;
  readonly corrected: string;
}

/** Suppliers of the demonstration account. */
export interface Suppliers {
  readonly installation: string;
  /** A value with files. */
  readonly value: string;
  /** A request that waits for the supplier, with the token of its link. */
  readonly request: string;
  readonly token: string;
  /** A request that was answered. */
  readonly answered: string;
}

/** What the demonstration account made, so that its lists have something to show. */
export interface Known {
  readonly key: string;
  readonly invoiceId: string;
  readonly keyId: string;
  readonly ledger: Ledger;
  readonly suppliers: Suppliers;
  /** Token of a link that makes an account. */
  readonly signUp: string;
  readonly report: { readonly number: string; readonly day: string; readonly pdf: Buffer };
}

/** A page in one of its states. */
export interface PageState {
  readonly name: string;
  readonly path: string;
  /** The status that it has, where that is not 200. */
  readonly status?: number;
  /** What is done on the page before it. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** What a person does before it looks as it is looked at. */
  readonly then?: (page: Page) => Promise<unknown>;
  /** Whether it may weigh more than other pages: what only developers open. */
  readonly isHeavy?: boolean;
  /** Whether another program makes its markup, which is held to WCAG and not to advice on how it is best written. */
  readonly isForeign?: boolean;
  /** Language that it is in whatever is asked for. */
  readonly ownLanguage?: string;
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

const imports = [
  {
    entry: "1",
    mrn: "26DE000000000001R1",
    release_date: "2026-01-08",
    cn_code: "73181595",
    net_mass_kg: 6200,
  },
  {
    entry: "2",
    mrn: "26DE000000000005R1",
    release_date: "2026-02-12",
    cn_code: "76042990",
    origin_country: "IND",
    net_mass_kg: 42500,
  },
  {
    entry: "3",
    mrn: "26DE000000000029R1",
    release_date: "2026-08-06",
    cn_code: "25232900",
    origin_country: "TUR",
    net_mass_kg: 500000,
    determination: "actual",
    actual_values: {
      direct_t_per_t: 0.72,
      indirect_t_per_t: 0.06,
      installation: { id: "TR-0002", name: "Ege Cement" },
      verification: { verifier: "DE-V-0001" },
    },
  },
  {
    entry: "4",
    kind: "correction",
    refers_to: "2",
    mrn: "26DE000000000005R1",
    release_date: "2026-02-12",
    cn_code: "76042990",
    origin_country: "IND",
    net_mass_kg: 41200,
  },
].map((entry) => ({ item: 1, origin_country: "CHN", ...entry }));

/** A name without a blank, longer than any window is wide: pages are as wide as it only where they forget to break it. */
const longWord = `${"Wasserbauwerkstattgesellschaft".repeat(5)} Nord`;

const fillLedger = async (site: Site): Promise<Ledger> => {
  const eori = "DE123456789012345";
  const person = { eori, name: "Muster GmbH", member_state: "DE" };
  const importer = await asked(site, "/api/v1/cbam/importers", person);
  const newcomer = await asked(site, "/api/v1/cbam/importers", {
    eori: "DE998877665544",
    name: longWord,
    member_state: "DE",
  });
  const receiver = await asked(site, "/api/v1/cbam/importers", {
    eori: "DE998877665555",
    name: "Stahlhandel West GmbH",
    member_state: "DE",
  });
  const declarant = await asked(site, "/api/v1/cbam/declarants", {
    eori,
    name: "Muster GmbH",
    cbam_account: "DE-CBAM-0001",
    states: [
      { state: "applied", from: "2026-02-10", reference: "A-1" },
      { state: "authorised", from: "2026-05-20" },
    ],
  });
  const { results } = await asked(site, "/api/v1/cbam/imports", {
    importer: importer.id,
    declarant: declarant.id,
    entries: imports,
  });
  return {
    importer: importer.id,
    newcomer: newcomer.id,
    receiver: receiver.id,
    declarant: declarant.id,
    actual: results[2].id,
    corrected: results[1].id,
  };
};

const inADay = 86_400_000;

/** Tokens of the links that mails of a kind have, which lead to a path. */
const mailedTokens = ({ outbox }: Site, kind: string, path: string): ReadonlyArray<string> =>
  [...existsSync(outbox) ? Deno.readDirSync(outbox) : []].flatMap(({ name }) => {
    if (!name.startsWith(`${kind}.`) || !name.endsWith(".eml")) return [];
    const text = Deno.readTextFileSync(`${outbox}/${name}`).replace(/=\r?\n/g, "");
    return new RegExp(`${path}\\?token=([\\w-]{43})`).exec(text.replaceAll("=3D", "="))?.[1] ?? [];
  });

/** Waits for another mail. @returns the token of its link */
const nextToken = (tokens: () => ReadonlyArray<string>): () => Promise<string> => {
  const before = new Set(tokens());
  const fresh = () => tokens().find((token) => !before.has(token));
  return async () => {
    await until(() => fresh() !== undefined);
    return fresh() ?? "";
  };
};

/** Asks for an account of one's own. @returns the token of the link in its mail */
const askForAccount = async (site: Site): Promise<string> => {
  const mailed = nextToken(() => mailedTokens(site, "sign-in", "/sign-in/link"));
  const asked = await fetch(`${site.origin}/sign-in`, {
    method: "POST",
    headers: { "origin": site.origin },
    body: new URLSearchParams({ email: "neu@example.com" }),
  });
  assert.equal(asked.status, 200, await asked.text());
  return await mailed();
};

/** Asks a supplier. @returns the request, and the token of the link in its mail */
const askSupplier = async (site: Site, installation: string, goods: ReadonlyArray<unknown>) => {
  const mailed = nextToken(() => mailedTokens(site, "inquiry", "inquiry"));
  const { inquiry } = await asked(site, "/api/v1/cbam/inquiries", {
    installation,
    asker: "Muster GmbH",
    email: "emissions@karadeniz.example",
    reporting_period: 2026,
    goods,
    due: new Date(Date.now() + 28 * inADay).toISOString().slice(0, 10),
    message: "It is about contract 4711.\nThe goods of March are not part of it.",
  });
  return { request: String(inquiry.id), token: await mailed() };
};

/** Suppliers: one who was asked, and one who answered. */
const fillSuppliers = async (site: Site): Promise<Suppliers> => {
  const { installation: { id: installation } } = await asked(site, "/api/v1/cbam/installations", {
    name: "Çimento ve Klinker Üretim Tesisleri Karadeniz Ereğli",
    operator: "Karadeniz AS",
    country: "TUR",
  });
  const { results: [{ value: { id: value } }] } = await asked(site, "/api/v1/cbam/values", {
    values: [{
      ...{ installation, cn_code: "25232900", reporting_period: 2025 },
      ...{ state: "estimated", direct_t_per_t: 0.62, unit_content: 0.85, source: "template.xlsx" },
    }, {
      ...{ installation, cn_code: "25232900", reporting_period: 2026 },
      ...{ state: "operator", direct_t_per_t: 0.6, indirect_t_per_t: 0.05, unit_content: 0.85 },
    }],
  });
  const names = [
    "Prüfbericht 2025 Çimento ve Klinker Üretim Tesisleri Karadeniz Ereğli, endgültige Fassung",
    "<b>x",
  ];
  for (const name of names) {
    const attached = await fetch(
      `${site.origin}/api/v1/cbam/values/${value}/attachments?${new URLSearchParams({ name })}`,
      {
        method: "POST",
        headers: { "authorization": `Bearer ${site.key}`, "content-type": "application/pdf" },
        body: `%PDF-1.7\n% ${name}\n%%EOF\n`,
      },
    );
    assert.equal(attached.status, 200, await attached.text());
  }
  const fasteners = { cn_code: "73181595", production_route: "(C)" };
  const waiting = await askSupplier(site, installation, [{ cn_code: "25232900" }, fasteners]);
  const answered = await askSupplier(site, installation, [fasteners]);
  const form = new FormData();
  const figures = { "0.direct_t_per_t": "2.1", "0.state": "operator", "0.source": "Monitoring report 2026" };
  const fields = {
    token: answered.token,
    lang: "en",
    do: "send",
    remark: "The report comes in March.",
    ...figures,
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const sent = await fetch(`${site.origin}/inquiry`, { method: "POST", body: form });
  assert.equal(sent.status, 200, await sent.text());
  return { installation, value, token: waiting.token, request: waiting.request, answered: answered.request };
};

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
  const ledger = await fillLedger(site);
  const { rows: keys } = JSON.parse(await site.admin("key", "list", "--json"));
  const key = keys.find((one: { last4: string }) => site.key.endsWith(one.last4));
  return {
    key: site.key,
    invoiceId: invoice.id ?? invoice.invoiceId,
    keyId: key.id,
    ledger,
    suppliers: await fillSuppliers(site),
    signUp: await askForAccount(site),
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

/** Forgets work that the account keeps: what goes on where it was left moves the page, and has its own tests. */
const forget = (...kinds: ReadonlyArray<string>) => async (page: Page): Promise<void> => {
  // A page that was left before its work was kept has put it aside in its tab.
  await page.evaluate(() => sessionStorage.clear());
  const statuses = await page.evaluate((all) =>
    Promise.all(all.map(async (kind) => {
      const form_token = document.body.dataset["token"] ?? "";
      const body = new URLSearchParams({ form_token, kind, changes: JSON.stringify({ all: true }) });
      return (await fetch("/account/saved/items", { method: "POST", body })).status;
    })), kinds);
  assert.deepEqual(new Set(statuses), new Set([200]));
};

const forgetTables = forget("draft-table");
const forgetInvoices = forget(...["en", "de", "fr"].map((language) => `draft-invoice-${language}`));

const makeAndRevoke = async (page: Page): Promise<void> => {
  await page.click("form[action='/settings/api-keys'] button");
  const lastFour = (await page.locator(".secret code").textContent() ?? "").slice(-4);
  await page.goto(new URL("/settings/api-keys", page.url()).href);
  await page.locator("a[href$='/revoke']", { hasText: lastFour }).click();
  await page.locator("main form button").click();
  await page.locator(".notice.good").waitFor();
};

const plan =
  "decimal=point&cn=72083900&mass=1000&year=2028&country_1=CHN&country_2=TUR&direct_2=1.9&country_3=IND&growth=3&name_1=Donaudampfschifffahrtsgesellschaftskapitaensmuetzenfabrik";

/** A supplier's table in German with a value, and one that is no number. */
const withValues = async (table: Buffer): Promise<Buffer> => {
  const { sheets: [sheet] } = await readXlsx(table);
  const [headings = [], first = [], second = []] = sheet?.rows ?? [];
  const column = headings.indexOf("Direkte Emissionen");
  assert.ok(column >= 0, headings.join());
  [first[column], second[column]] = [0.7, "viel"];
  return Buffer.from(await writeXlsx({ sheets: [{ name: "x", rows: [headings, first, second] }] }));
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
export const publicPages = (
  { key, report, signUp, suppliers: { token } }: Known,
): ReadonlyArray<PageState> => [
  { name: "calculator", path: "/" },
  { name: "calculator-answer", path: `/?${answer}` },
  { name: "calculator-choices", path: "/?cn=steel&country=CN&mass=1" },
  { name: "calculator-errors", path: "/?cn=72083900&country=Atlantis&mass=x" },
  { name: "calculator-electricity", path: "/?cn=27160000&country=RS&mass=1000&import=2026-02-15" },
  { name: "tables", path: "/tables" },
  { name: "tables-mending", path: "/tables", then: given },
  { name: "tables-result", path: "/tables", then: calculated(key) },
  { name: "plan", path: "/plan" },
  { name: "plan-answer", path: `/plan?${plan}` },
  { name: "plan-route", path: "/plan?cn=25231000&mass=500&country_1=DZA&country_2=TUR&growth=3" },
  { name: "plan-errors", path: "/plan?cn=7208&mass=x&country_1=Atlantis&price=-1" },
  { name: "status", path: "/status" },
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
  { name: "sign-up", path: `/sign-in/link?token=${signUp}` },
  {
    name: "sign-up-errors",
    path: `/sign-in/link?token=${signUp}`,
    status: 400,
    then: async (page) => {
      await page.click("form[action='/sign-up'] button");
      await page.locator("#errors").waitFor();
    },
  },
  { name: "sign-in-old-link", path: "/sign-in/link?token=x", status: 410 },
  { name: "invitation-old", path: "/join?token=x", status: 410 },
  { name: "nothing", path: "/nothing-here", status: 404 },
  ...["en", "de", "fr", "zh", "tr", "hi"].map((ownLanguage) => ({
    ...{ name: `inquiry-${ownLanguage}`, path: `/inquiry?token=${token}&lang=${ownLanguage}`, ownLanguage },
  })),
  {
    name: "inquiry-errors",
    path: `/inquiry?token=${token}&lang=fr`,
    status: 422,
    ownLanguage: "fr",
    then: async (page) => {
      await page.fill("[name='0.direct_t_per_t']", "beaucoup");
      await page.locator("main details summary").first().click();
      await page.fill("[name='0.default_share']", "5");
      await page.click("button[value=send]");
      await page.locator("#errors").waitFor();
    },
  },
  {
    name: "inquiry-file",
    path: `/inquiry?token=${token}&lang=de`,
    status: 422,
    ownLanguage: "de",
    then: async (page) => {
      const table = await page.context().request.get(
        new URL(`/inquiry/template.xlsx?token=${token}&lang=de`, page.url()).href,
      );
      const mimeType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
      const buffer = await withValues(await table.body());
      await page.setInputFiles("#file", { name: "Werte 2026.xlsx", mimeType, buffer });
      await page.click("button[value=read]");
      await page.locator("input[type=checkbox]").first().waitFor();
    },
  },
  { name: "inquiry-unknown", path: "/inquiry?token=x", status: 404 },
  ...documentation.map(([name, path, status = 200], index): PageState => ({
    ...{ name, path, status, isHeavy: true },
    ...(index > 0 ? { ownLanguage: "en" } : {}),
  })),
  {
    name: "docs-try",
    path: "/docs/try",
    isHeavy: true,
    isForeign: true,
    ownLanguage: "en",
    then: (page) => page.locator(".opblock").first().waitFor(),
  },
];

const enterWrongImport = async (page: Page): Promise<void> => {
  const values = { mrn: "26DE", cn_code: "12", origin_country: "Atlantis", net_mass_kg: "viel" };
  for (const [name, value] of Object.entries(values)) await page.fill(`[name=${name}]`, value);
  await page.fill("[name=release_date]", "2026-08-06");
  await page.click(".entry-form > .actions button");
  await page.locator("#errors").waitFor();
};

const send =
  (file: { name: string; mimeType: string; buffer: Buffer } | string, until: string, button?: string) =>
  async (page: Page): Promise<void> => {
    await page.setInputFiles("#file", file);
    if (button !== undefined) await page.click(button);
    await page.locator(until).first().waitFor();
  };

const ofCsv = (name: string, text: string) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

/** A sheet of the ledger: two rows are right, one says an unknown country, one has no quantity. */
const releases = ofCsv(
  "überlassungen-august.csv",
  [
    "MRN;Position;Datum der Überlassung;KN-Code;Ursprungsland;Eigenmasse (kg);Lieferant",
    "26DE000000000101R1;1;06.08.2026;72083900;China;24500,5;Eisenwerke Nordstrand GmbH & Co. KG",
    "26DE000000000102R1;1;07.08.2026;76011010;Indien;900;Aluminium Süd",
    "26DE000000000103R1;1;07.08.2026;76011010;Atlantis;900;Aluminium Süd",
    "26DE000000000104R1;1;07.08.2026;76011010;Indien;;Aluminium Süd",
  ].join("\n"),
);

/** A sheet whose days could be months, with a heading that nobody knows. */
const doubtful = ofCsv(
  "releases.csv",
  "Reference no,item,release date,cn code,origin,net mass (kg)\n26DE000000000105R1,1,03/04/2026,72083900,CN,1000\n",
);

/** What customs sent: one row that is the same, one that differs, one that the ledger lacks. */
const customs = ofCsv(
  "zoll.csv",
  [
    "MRN;Position;KN-Code;Ursprungsland;Eigenmasse (kg);Datum",
    "26DE000000000005R1;1;76042990;IN;41200;12.02.2026",
    "26DE000000000010R1;1;72083900;CN;2700;19.03.2026",
    "26DE000000000999R1;1;72083900;CN;1000;20.03.2026",
    "26DE000000000998R1;1;72083900;Atlantis;1000;20.03.2026",
  ].join("\n"),
);

/** Each time under other numbers, so that there is something to record. */
const recordedSheet = async (page: Page): Promise<void> => {
  const number = String(Date.now()).slice(-9);
  const fresh = releases.buffer.toString().replaceAll("26DE000000000", `26DE${number}`);
  await send(ofCsv(releases.name, fresh), "button[value=record]")(page);
  await page.click("button[value=record]");
  await page.locator(".notice.good").waitFor();
};

const line = "country=CN&date=2026-08-06&declarant=";

/** @returns the pages of an importer's year */
const importPages = (
  { importer, newcomer, receiver, declarant, actual, corrected }: Ledger,
): ReadonlyArray<PageState> => [
  { name: "imports-year", path: `/imports?importer=${importer}` },
  { name: "imports-year-nothing-yet", path: `/imports?importer=${newcomer}` },
  { name: "imports-year-as-known", path: `/imports?importer=${importer}&as_of=2026-08-31` },
  { name: "imports-ledger", path: `/imports/ledger?importer=${importer}` },
  { name: "imports-ledger-none", path: `/imports/ledger?importer=${importer}&country=Atlantis&cn=9` },
  { name: "imports-one", path: `/imports/entries/${actual}` },
  { name: "imports-one-corrected", path: `/imports/entries/${corrected}` },
  { name: "imports-add", path: "/imports/new" },
  { name: "imports-add-errors", path: "/imports/new", status: 422, then: enterWrongImport },
  { name: "imports-correct", path: `/imports/entries/${actual}/correct` },
  {
    name: "imports-correct-changed-since",
    path: `/imports/entries/${corrected}/correct`,
    status: 409,
    then: async (page) => {
      await page.locator("input[name='holding']").evaluate(
        (field, first) => field.setAttribute("value", first),
        corrected,
      );
      await page.fill("input[name='net_mass_kg']", "1");
      await page.click("form.entry-form button.button");
      await page.locator(".notice.warn").waitFor();
    },
  },
  { name: "imports-cancel", path: `/imports/entries/${actual}/cancel` },
  { name: "imports-codes", path: "/imports/codes" },
  { name: "imports-codes-code", path: `/imports/codes?cn=72083900&${line}${declarant}` },
  { name: "imports-codes-refused", path: `/imports/codes?cn=72083900&${line}none` },
  { name: "imports-codes-errors", path: `/imports/codes?cn=72&${line}none`, status: 422 },
  { name: "imports-certificates", path: "/imports/certificates" },
  { name: "imports-declaration", path: "/imports/declaration" },
  { name: "imports-people", path: "/imports/people" },
  { name: "imports-sheet", path: "/imports/sheet" },
  {
    name: "imports-sheet-looked-at",
    path: "/imports/sheet",
    then: send(releases, "#to-mend"),
  },
  { name: "imports-sheet-asks", path: "/imports/sheet", status: 422, then: send(doubtful, ".notice.bad") },
  { name: "imports-sheet-recorded", path: `/imports/sheet?importer=${receiver}`, then: recordedSheet },
  { name: "imports-books", path: `/imports/books?importer=${importer}` },
  {
    name: "imports-books-compared",
    path: `/imports/books?importer=${importer}`,
    then: send(customs, ".badge.good"),
  },
];

const invite = async (page: Page): Promise<void> => {
  if (await page.getByText("kollegin@example.com").count() > 0) return;
  await page.fill("#email", "kollegin@example.com");
  await page.click("form[action='/account/members'] button");
  await page.locator(".notice.good").waitFor();
};

const inviteNobody = async (page: Page): Promise<void> => {
  await page.fill("#email", "kollegin");
  await page.click("form[action='/account/members'] button");
  await page.locator("#errors").waitFor();
};

const askWrongly = async (page: Page): Promise<void> => {
  await page.fill("[name=email]", "emissions@karadeniz.example");
  await page.fill("[name=asker]", "Muster GmbH");
  await page.fill("[name=goods]", "84719000");
  await page.fill("[name=due]", "2020-01-01");
  await page.click("main form button");
  await page.locator("#errors").waitFor();
};

/** @returns an importer's pages about suppliers */
const supplierPages = ({ installation, value, request, answered }: Suppliers): ReadonlyArray<PageState> => [
  { name: "suppliers", path: "/suppliers" },
  { name: "suppliers-none", path: "/suppliers?state=revoked" },
  { name: "suppliers-installations", path: "/suppliers/installations" },
  { name: "suppliers-values", path: "/suppliers/values" },
  { name: "suppliers-value", path: `/suppliers/values/${value}` },
  { name: "suppliers-checks", path: "/suppliers/checks" },
  {
    name: "suppliers-value-refused",
    path: `/suppliers/values/${value}`,
    status: 422,
    then: send(sheet, ".notice.bad", "#add-file button"),
  },
  { name: "suppliers-installation", path: `/suppliers/installations/${installation}` },
  {
    name: "suppliers-template-broken",
    path: `/suppliers/installations/${installation}`,
    status: 422,
    then: send(example("einfuhren.xlsx"), ".notice.bad", "#template-form button"),
  },
  { name: "suppliers-ask", path: `/suppliers/installations/${installation}/ask` },
  {
    name: "suppliers-ask-errors",
    path: `/suppliers/installations/${installation}/ask`,
    status: 422,
    then: askWrongly,
  },
  { name: "suppliers-request", path: `/suppliers/requests/${request}` },
  { name: "suppliers-request-withdraw", path: `/suppliers/requests/${request}?withdraw=ask` },
  { name: "suppliers-request-answered", path: `/suppliers/requests/${answered}` },
];

/** @returns what an account has */
export const accountPages = (
  { key, keyId, invoiceId, ledger, suppliers }: Known,
): ReadonlyArray<PageState> => [
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
  { name: "account-members", path: "/account/members", then: invite },
  { name: "account-members-errors", path: "/account/members", status: 400, then: inviteNobody },
  { name: "account-passkeys", path: "/account/passkeys" },
  { name: "account-saved", path: "/account/saved" },
  { name: "account-leave", path: "/account/leave" },
  { name: "account-activity", path: "/account/activity" },
  { name: "account-reminders", path: "/account/reminders" },
  { name: "invoice-new", path: "/invoices/new", before: forgetInvoices },
  {
    name: "invoice-filled",
    path: "/invoices/new",
    then: async (page) => {
      await page.setInputFiles("#file", example("invoice-commercial.json"));
      await page.getByText(/1[,.\s]668[,.]50\sUSD/).first().waitFor();
    },
  },
  { name: "invoice-made", path: `/invoices/${invoiceId}` },
  ...importPages(ledger),
  ...supplierPages(suppliers),
  { name: "calculator-signed-in", path: `/?${answer}` },
  { name: "tables-result-signed-in", path: "/tables", before: forgetTables, then: calculated(key) },
];

/** What operators have beside it, after their second factor. */
export const operatorPages: ReadonlyArray<PageState> = [
  { name: "operator-accounts", path: "/operator" },
  { name: "operator-account", path: "/operator/account?email=demo%40example.com" },
  { name: "operator-keys", path: "/operator/keys" },
  { name: "operator-tiers", path: "/operator/tiers" },
  { name: "operator-tier", path: "/operator/tiers?tier=cbam_pro" },
  { name: "operator-accounts-none", path: "/operator?q=nobody&made=closed" },
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
