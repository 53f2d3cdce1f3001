/** Names and messages that are one long word: suppliers' pages are no wider than the window of a small phone. */
import assert from "node:assert/strict";
import { assertFits, onSite, type Site } from "../../support/browser.ts";
import { until } from "../../support/process.ts";

const word = (length: number): string => "Wasserbauwerkstattgesellschaft".repeat(14).slice(0, length);

const asked = async ({ origin, key }: Site, path: string, body: unknown) => {
  const answer = await fetch(`${origin}/api/v1/cbam${path}`, {
    method: "POST",
    headers: { "authorization": `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  assert.equal(answer.status, 200, path);
  return await answer.json();
};

/** Tokens of the links that suppliers were mailed. */
const tokens = ({ outbox }: Site): ReadonlyArray<string> =>
  [...Deno.readDirSync(outbox)].flatMap(({ name }) => {
    if (!name.startsWith("inquiry.") || !name.endsWith(".eml")) return [];
    const text = Deno.readTextFileSync(`${outbox}/${name}`).replace(/=\r?\n/g, "").replaceAll("=3D", "=");
    return /inquiry\?token=([\w-]{43})/.exec(text)?.[1] ?? [];
  });

onSite("long words of others break wherever suppliers' pages show them", async (site) => {
  const { installation: { id: installation } } = await asked(site, "/installations", {
    name: word(110),
    operator: word(110),
    country: "TUR",
  });
  const { results: [{ value: { id: value } }] } = await asked(site, "/values", {
    values: [{
      ...{ installation, cn_code: "25232900", reporting_period: 2026, state: "operator" },
      ...{ direct_t_per_t: 0.6, indirect_t_per_t: 0.05, unit_content: 0.85 },
    }],
  });
  const attached = await fetch(
    `${site.origin}/api/v1/cbam/values/${value}/attachments?${new URLSearchParams({ name: word(110) })}`,
    {
      method: "POST",
      headers: { "authorization": `Bearer ${site.key}`, "content-type": "application/pdf" },
      body: "%PDF-1.7\n%%EOF\n",
    },
  );
  assert.equal(attached.status, 200, await attached.text());
  const before = new Set(tokens(site));
  const { inquiry } = await asked(site, "/inquiries", {
    ...{ installation, asker: word(100), email: "emissions@karadeniz.example", reporting_period: 2026 },
    goods: [{ cn_code: "25232900" }],
    due: new Date(Date.now() + 28 * 86_400_000).toISOString().slice(0, 10),
    message: word(400),
  });
  const token = () => tokens(site).find((each) => !before.has(each));
  await until(() => token() !== undefined);
  const { page } = await site.visit("/sign-in", { width: 320 });
  await page.click("form[action='/sign-in/demonstration'] button");
  await page.waitForURL("**/account");
  const paths = [
    "/suppliers",
    "/suppliers/installations",
    `/suppliers/installations/${installation}`,
    `/suppliers/installations/${installation}/ask`,
    `/suppliers/requests/${inquiry.id}`,
    `/suppliers/values/${value}`,
    `/inquiry?token=${token()}&lang=en`,
    `/inquiry?token=${token()}&lang=de`,
  ];
  for (const path of paths) {
    await page.goto(`${site.origin}${path}`);
    await assertFits(page, path);
  }
});
