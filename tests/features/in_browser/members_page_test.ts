/// <reference lib="dom" />
/** Members and reminders of an account as people use them, in browsers of their own, by the links of their mails. */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { onSite, type Site } from "../../support/browser.ts";
import { until } from "../../support/process.ts";
import { untilEqual } from "../../support/until.ts";

const mailsIn = (outbox: string): ReadonlyArray<string> =>
  [...existsSync(outbox) ? Deno.readDirSync(outbox) : []].filter(({ name }) => name.endsWith(".eml")).map(
    ({ name }) => Deno.readTextFileSync(`${outbox}/${name}`).replace(/=\r?\n/g, "").replaceAll("=3D", "="),
  );

/** The mail that has the words, once it is there. */
const mailWith = async (outbox: string, ...words: ReadonlyArray<string>): Promise<string> => {
  const found = () => mailsIn(outbox).find((mail) => words.every((word) => mail.includes(word)));
  await until(() => found() !== undefined);
  return found() ?? "";
};

const linkIn = (mail: string, path: RegExp): string => {
  const [link = ""] = new RegExp(`http://[^\\s"<>]*${path.source}`).exec(mail) ?? [];
  assert.notEqual(link, "", mail);
  return link.replace("localhost", "127.0.0.1");
};

const signIn = async (visit: Site["visit"], path = "/sign-in") => {
  const visited = await visit(path);
  await visited.page.click("form[action='/sign-in/demonstration'] button");
  await visited.page.waitForURL((url) => url.pathname !== "/sign-in");
  return visited;
};

onSite(
  "who is invited joins by the mail's link, sees and may do what the role says, and is out at once when removed",
  async ({ visit, outbox }) => {
    const { page, complaints } = await signIn(visit);
    const email = `viewer-${crypto.randomUUID()}@example.com`;
    await page.goto(new URL("/account/members", page.url()).href);
    await page.getByLabel("E-mail address").fill(email);
    await page.getByLabel("Viewer").check();
    await page.getByRole("button", { name: "Send the invitation" }).click();
    await page.getByText("The invitation is on its way.").waitFor();

    const link = linkIn(await mailWith(outbox, `To: ${email}`, "/join?token="), /\/join\?token=[\w-]{43}/);
    const { page: theirs } = await visit("/");
    await theirs.goto(link);
    await theirs.getByText("invites you to the account").waitFor();
    await theirs.getByRole("button", { name: "Join the account" }).click();
    await theirs.getByText("Your role: Viewer.").waitFor();
    await theirs.goto(new URL("/invoices/new", page.url()).href);
    await theirs.getByRole("heading", { name: "This is not allowed" }).waitFor();
    await theirs.getByText("ask one of its administrators for another role").waitFor();
    await theirs.goto(link);
    await theirs.getByRole("heading", { name: /no longer/ }).waitFor();

    await page.reload();
    const theirRow = page.getByRole("row", { name: email });
    await theirRow.getByRole("link", { name: /^Change/ }).click();
    await page.getByLabel("Clerk").check();
    await page.getByRole("button", { name: /role/ }).click();
    await theirs.goto(new URL("/invoices/new", page.url()).href);
    await theirs.getByRole("heading", { name: "New invoice" }).waitFor();
    await page.goto(new URL("/account/members", page.url()).href);
    await theirRow.getByRole("link", { name: /^Change/ }).click();
    await page.getByRole("button", { name: /^Remove/ }).click();
    await page.getByRole("cell", { name: email }).waitFor({ state: "detached" });
    await theirs.goto(new URL("/account", page.url()).href);
    assert.match(theirs.url(), /\/sign-in\?next=/);
    await page.goto(new URL("/account/leave", page.url()).href);
    await page.getByText("hand the account over to another member before you leave").waitFor();
    assert.deepEqual(complaints, []);
  },
);

/** Records an import above the threshold for an importer of its own. */
const passThreshold = async ({ origin, key }: Site, name: string): Promise<void> => {
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(`${origin}/api/v1/cbam/${path}`, {
      method: "POST",
      headers: { "authorization": `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const said = await answer.json();
    assert.ok(answer.ok, JSON.stringify(said));
    return said;
  };
  const digits = String(crypto.getRandomValues(new Uint32Array(1))[0]).padStart(11, "0");
  const { id: importer } = await post("importers", { eori: `DE7${digits}`, name, member_state: "DE" });
  const entry = {
    ...{ entry: "1", mrn: `26DE${digits.slice(0, 10)}99R1`, item: 1, cn_code: "72083900" },
    ...{ origin_country: "CHN", net_mass_kg: 60_000 },
    release_date: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
  };
  const { summary } = await post("imports", { importer, entries: [entry] });
  assert.equal(summary.added, 1);
};

onSite(
  "a reminder's mail leads to its switch, through sign-in where one is out, and who switches it off gets no other",
  async (site) => {
    const { visit, outbox } = site;
    const [first, second, third] = ["Erste", "Zweite", "Dritte"].map((name) =>
      `${name} ${crypto.randomUUID()}`
    );
    await passThreshold(site, first ?? "");
    const link = linkIn(await mailWith(outbox, first ?? "", "/account/reminders"), /\/account\/reminders/);
    const { page, complaints } = await signIn(visit, new URL(link).pathname);
    await page.waitForURL("**/account/reminders");
    const reminder = page.getByLabel(/when an importer passes 90 %/);
    await untilEqual(() => reminder.isChecked(), true);
    await reminder.uncheck();
    await page.getByRole("button", { name: "Save" }).click();
    await page.locator(".notice.good").waitFor();
    await untilEqual(() => reminder.isChecked(), false);
    await passThreshold(site, second ?? "");
    await page.goto(link);
    await reminder.check();
    await page.getByRole("button", { name: "Save" }).click();
    await page.locator(".notice.good").waitFor();
    await passThreshold(site, third ?? "");
    await mailWith(outbox, third ?? "");
    assert.ok(!mailsIn(outbox).some((mail) => mail.includes(second ?? "")));
    assert.deepEqual(complaints, []);
  },
);
