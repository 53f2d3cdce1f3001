/** The documentation as answers: addresses, Markdown, search, the texts for programs, and what they may not do. */
import assert from "node:assert/strict";
import { architecture } from "./pictures.ts";
import { problemKinds } from "../../src/contract/problem_kinds.ts";
import { slugOf } from "../../src/contract/problems.ts";
import { openEdge, send, service } from "../support/service.ts";
import { library } from "../support/documentation.ts";

Deno.test("GET /docs is a page under a policy that lets nothing but the service's own files run", async () => {
  const answer = await send("/docs");
  assert.deepEqual([answer.status, answer.headers.get("content-type")], [200, "text/html; charset=utf-8"]);
  const policy = answer.headers.get("content-security-policy") ?? "";
  assert.match(policy, /default-src 'none'; script-src 'self'; style-src 'self';/);
  assert.ok(!policy.includes("unsafe"));
  const html = await answer.text();
  assert.ok(!/<script(?![^>]*src=)|<style| style="| on[a-z]+="|src="http|<link[^>]*href="http/.test(html));
});

Deno.test("examples call the origin under which clients reach the service", async () => {
  const there = await service({ ...openEdge, publicOrigin: "https://customs.example.com" });
  for (const path of ["/docs/first-call", "/docs/first-call.md", "/docs/reference/bulk", "/llms-full.txt"]) {
    const text = await (await there(path)).text();
    assert.ok(text.includes("https://customs.example.com/api/v1/cbam/"), path);
    assert.ok(!text.includes("127.0.0.1:8000/"), path);
  }
});

Deno.test("a page that isn't there is a page with status 404 that leads on", async () => {
  const answer = await send("/docs/nothing");
  assert.equal(answer.status, 404);
  const html = await answer.text();
  assert.match(html, /There is no such page/);
  assert.match(html, /<form class="docs-again"[^>]*action="\/docs\/search"/);
  assert.match(html, /Begin at[\s\S]*href="\/docs\/first-call"/);
  const missing: ReadonlyArray<readonly [path: string, near: string, words: string]> = [
    ["/docs/invoces", "/docs/invoices", "invoces"],
    ["/docs/guide/limits", "/docs/limits", "guide limits"],
    ["/docs/reference/calculat", "/docs/reference/calculate", "reference calculat"],
    ["/docs/%3Cscript%3E-tables", "/docs/tables", "script tables"],
  ];
  for (const [path, near, words] of missing) {
    const missed = await (await send(path)).text();
    const [, named = ""] = missed.split("Did you mean");
    assert.equal(/href="([^"]+)"/.exec(named)?.[1], near, path);
    assert.ok(missed.includes(`value="${words}"`), path);
  }
  assert.equal((await send("/docs/%25ff")).status, 404);
  for (const path of ["/docs/nothing.md", "/docs/pictures/..%2f..%2fdeno.json", "/docs/assets/docs.css"]) {
    const other = await send(path);
    await other.body?.cancel();
    assert.equal(other.status, 404, path);
  }
});

Deno.test("the list beside a page has what fits a window, and cells of wide tables say their heading on a phone", async () => {
  const { addresses, page: pageAt } = await library();
  for (const address of addresses) {
    const html = pageAt(address)?.html ?? "";
    const page = await (await send(address)).text();
    const [, listed = ""] = /<nav class="docs-contents"[^>]*>([\s\S]*?)<\/nav>/.exec(page) ?? [];
    const deeper = listed.split('class="deeper"').length - 1;
    assert.ok(deeper === 0 || listed.split("<li").length - 1 <= 16, address);
    for (const [table] of html.matchAll(/<table>[\s\S]*?<\/table>/g)) {
      const columns = table.split("<th>").length - 1;
      const bare = table.split("<td>").length - 1;
      const rows = [...table.matchAll(/<tr><td/g)].length;
      assert.equal(bare, columns < 3 ? rows * columns : rows, address);
    }
  }
});

Deno.test("every kind of problem has a page, as HTML and as Markdown, that names the calls that answer so", async () => {
  for (const tag of [...Object.keys(problemKinds), "Unexpected"]) {
    const page = await send(`/problems/${slugOf(tag)}`);
    assert.equal(page.status, 200, tag);
    await page.body?.cancel();
  }
  const late = await (await send("/problems/link-expired.md")).text();
  assert.match(
    late,
    /^# No longer valid or kept\n\nIt was there, and its time is over: the link is genuine [^\n]*\n\nHTTP status \*\*410\*\*/,
  );
  assert.match(late, /`GET \/api\/v1\/cbam\/reports\/\{id\}\/download`/);
  assert.match(
    late,
    /"error": "It was there, and its time is over: the link is genuine and past its time \(ask for a new one\), [^"]*"/,
  );
  assert.equal((await send("/problems/none")).status, 404);
});

Deno.test("a search of more than 200 characters is refused with a sentence, as a page and for scripts", async () => {
  const asked = (letters: number, headers: Record<string, string> = {}) =>
    send(`/docs/search?${new URLSearchParams({ q: ` ${"word ".repeat(letters / 5).slice(0, -1)}s ` })}`, {
      headers,
    });
  assert.equal((await asked(200)).status, 200);
  const page = await asked(205);
  assert.equal(page.status, 400);
  assert.match(await page.text(), /<p>A search may have at most 200 characters: send the words/);
  const told = await asked(205, { accept: "application/json" });
  assert.equal(told.status, 400);
  assert.match((await told.json()).error, /^A search may have at most 200 characters/);
});

Deno.test("a search finds the section that says it first, by beginnings and with a typing error, for scripts as JSON", async () => {
  const cases: ReadonlyArray<readonly [string, RegExp]> = [
    ["idempotency", /^\/docs\/idempotency/],
    ["idempotncy", /^\/docs\/idempotency/],
    ["openssl", /^\/docs\/reports#verify-it-with-openssl-alone/],
    ["as_of", /^\/docs\/(?:versions|reference)/],
    ["rate limit", /^\/(?:docs\/limits|problems\/rate-limited)/],
    ["decimal comma", /^\/docs\/tables/],
    ["How do I verify a report?", /^\/docs\/(?:reports|reference\/verify)/],
    ["what does an idempotency key do", /^\/docs\/idempotency/],
    ["Which columns does my table need?", /^\/docs\/(?:tables|bulk|reference\/bulk)/],
    [
      "how many calls may I make in an hour",
      /^\/docs\/(?:limits|authentication|introduction|first-call)|^\/problems\/rate-limited/,
    ],
    ["Wie prüfe ich einen Bericht auf Papier?", /^\/docs\/de\/verify#wie-prüfe/],
    ["Welche Spalten braucht meine Tabelle?", /^\/docs\/de\/tables#welche-spalten/],
    ["Was kostet CBAM für eine Sendung", /^\/docs\/de\/pages#was-kostet/],
    ["Geht meine Rechnung verloren, wenn ich neu lade?", /^\/docs\/de\/invoices/],
    ["wo finde ich meine tabelle wieder", /^\/docs\/de\/tables#wo-finde/],
    ["Rechnung drucken", /^\/docs\/de\/invoices/],
    ["Tabelle hochladen", /^\/docs\/de\/(?:tables|pages)/],
    ["Dezimalkomma Tausender", /^\/docs\/de\/tables/],
    ["Bericht Echtheit", /^\/docs\/de\/(?:verify|pages)/],
    ["E-Mail", /^\/docs\//],
  ];
  for (const [query, address] of cases) {
    const answer = await send(`/docs/search?${new URLSearchParams({ q: query })}`, {
      headers: { accept: "application/json" },
    });
    const hits: ReadonlyArray<{ readonly address: string }> = await answer.json();
    assert.ok(hits.length > 0 && hits.length <= 8, query);
    assert.ok(
      hits.slice(0, 3).some((hit) => address.test(hit.address)),
      `${query}: ${hits.map((hit) => hit.address)}`,
    );
  }
  const found = await (await send("/docs/search?q=retry")).text();
  assert.match(found, /class="docs-badge guide" lang="en">Guide<\/span>Every call/);
  assert.match(found, /class="docs-badge call" lang="en">Call<\/span>(?:GET|POST) /);
  assert.match(found, /<mark>Retry<\/mark>/);
  // The table of failures stands on every call's page, and its kinds have pages of their own.
  assert.doesNotMatch(found, /› Failures/);
  assert.match(
    await (await send("/docs/search?q=rate+limit+reached")).text(),
    /class="docs-badge problem" lang="en">Problem</,
  );
  const ofTable = await send("/docs/search?q=decimal+comma", { headers: { accept: "application/json" } });
  assert.match(await ofTable.text(), /separated by commas · decimal points, unless/);
  const german = { headers: { "accept-language": "de" } };
  assert.match(
    await (await send("/docs/search?q=zzzzqq", german)).text(),
    /oder beginnen Sie hier[^]*?<ul><li lang="de"><a href="\/docs\/de\//,
  );
  const none = await (await send("/docs/search?q=%3Cscript%3Ezzzzqq")).text();
  assert.match(none, /Nothing was found for <q>&lt;script/);
});

Deno.test("guides for clerks are there in German, marked as such, and who reads German pages is led to them", async () => {
  const german = (path: string) => send(path, { headers: { "accept-language": "de" } });
  for (const slug of ["pages", "tables", "verify", "invoices"]) {
    const html = await (await german(`/docs/de/${slug}`)).text();
    assert.match(html, /<article class="prose" lang="de">/, slug);
    assert.doesNotMatch(html, /docs-notice/, slug);
  }
  const english = await (await german("/docs/tables")).text();
  assert.match(english, /<article class="prose" lang="en">/);
  assert.match(
    english,
    /nur auf Englisch\. Auf Deutsch zum selben Thema: <a href="\/docs\/de\/tables" hreflang="de">Tabellen<\/a><\/p>/,
  );
  for (const path of ["/docs/limits", "/docs/search?q=limit", "/docs/none", "/docs/try"]) {
    const other = await (await german(path)).text();
    assert.match(other, /nur auf Englisch\. Auf Deutsch gibt es: <a href="\/docs\/de\/pages"/, path);
    assert.match(other, /placeholder="Doku durchsuchen"/, path);
    assert.equal(other.split("nur auf Englisch").length, 2, path);
  }
  const own: ReadonlyArray<readonly [path: string, language: string, words: RegExp]> = [
    ["/docs/none", "de", /<article class="prose" lang="de"><h1>Nicht gefunden<\/h1>/],
    ["/docs/none", "fr", /<article class="prose" lang="fr"><h1>Introuvable<\/h1>/],
    [
      "/docs/search?q=limit",
      "de",
      /<h1>Suche<\/h1>[\s\S]*<span class="docs-badge guide" lang="de">Anleitung</,
    ],
    ["/docs/search?q=tabelle", "fr", /<h1>Recherche<\/h1>[\s\S]*<li lang="de">/],
    [
      "/docs/search?q=zzzzqq",
      "de",
      /Nichts gefunden zu <q>zzzzqq[\s\S]*<li lang="en"><a href="\/docs\/first-call"/,
    ],
  ];
  for (const [path, language, words] of own) {
    const page = await (await send(path, { headers: { "accept-language": language } })).text();
    assert.match(page, words, path);
    assert.doesNotMatch(page, /Diese Seite gibt es nur|Cette page n’existe qu/, path);
  }
  const french = await send("/docs/limits", { headers: { "accept-language": "fr" } });
  assert.match(await french.text(), /lang="fr">Cette page n’existe qu’en anglais\.<\/p>/);
  assert.doesNotMatch(await (await send("/docs/limits")).text(), /docs-notice/);
  assert.match(
    await (await german("/tables")).text(),
    /href="\/docs\/de\/tables" hreflang="de">Wie Spalten heißen dürfen</,
  );
});

Deno.test("/llms.txt lists every page as Markdown that is answered, /llms-full.txt holds them all", async () => {
  const listed = await (await send("/llms.txt")).text();
  const addresses = [...listed.matchAll(/^- \[[^\]]+\]\((\/docs[^)]*\.md)\)/gm)].map(([, address = ""]) =>
    address
  );
  assert.ok(addresses.length > 40, String(addresses.length));
  const whole = await (await send("/llms-full.txt")).text();
  for (const address of addresses) {
    const page = await send(address);
    assert.equal(page.headers.get("content-type"), "text/markdown; charset=utf-8", address);
    assert.ok(whole.includes(await page.text()), address);
  }
});

Deno.test("the table of an invoice's fields names every member of the schema", async () => {
  const page = (await library()).source("/docs/invoices")?.markdown ?? "";
  const { components } = await (await send("/openapi.json")).json();
  for (
    const record of ["InvoiceRequest", "InvoiceData", "Party", "LineItem", "TransportDetails", "Signatory"]
  ) {
    const [, table = ""] = page.split(`### ${record}\n`);
    for (const name of Object.keys(components.schemas[record].properties)) {
      assert.ok(table.split("\n### ", 1).join().includes(`| \`${name}\` `), `${record}.${name}`);
    }
  }
});

Deno.test("records inside of others are folded, and open are those of the first level", async () => {
  const records: ReadonlyArray<readonly [path: string, open: string, nested: string]> = [
    ["/docs/reference/bulk", "BulkRequest", "BulkRow"],
    ["/docs/reference/bulk", "BulkResult", "CertificatePrice"],
    ["/docs/invoices", "InvoiceRequest", "Party"],
  ];
  for (const [path, open, nested] of records) {
    const html = await (await send(path)).text();
    assert.match(html, new RegExp(`\n<h3 id="${open.toLowerCase()}"><a `), open);
    assert.match(
      html,
      new RegExp(
        `<details class="docs-fold"><summary><h3 id="${nested.toLowerCase()}">${nested}</h3></summary>`,
      ),
    );
    if (path.startsWith("/docs/reference/")) {
      assert.match(html, /<details class="docs-fold"><summary><h2 id="failures">/);
    }
    assert.equal(html.split("<details").length, html.split("</details>").length, path);
  }
});

Deno.test("the picture of the architecture is that of the imports", async () => {
  const drawn = await Deno.readTextFile(new URL("../../docs/pictures/architecture.svg", import.meta.url));
  assert.equal(drawn, architecture(), "deno task pictures");
});
