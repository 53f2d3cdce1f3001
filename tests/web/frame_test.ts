/** The frame of every page: policy, languages, files that are kept. */
import assert from "node:assert/strict";
import { brotliDecompressSync } from "node:zlib";
import { send } from "../support/service.ts";

const somePage = "/problems/not-found";

const addressesIn = (html: string): ReadonlyArray<string> =>
  [...html.matchAll(/<(?:script|link)[^>]*?(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path);

Deno.test("a page runs nothing but the service's own files: no unsafe source, no inline script, style or handler", async () => {
  const answer = await send(somePage);
  assert.equal(answer.headers.get("content-type"), "text/html; charset=utf-8");
  const policy = answer.headers.get("content-security-policy") ?? "";
  assert.match(policy, /default-src 'none'; script-src 'self'; style-src 'self';/);
  assert.match(policy, /frame-ancestors 'none'/);
  assert.ok(!policy.includes("unsafe"));
  const html = await answer.text();
  assert.ok(!/<script(?![^>]*src=)|<style| style="| on[a-z]+="/.test(html));
});

Deno.test("every file of a page is kept for a year under its hash, and for nobody under another one", async () => {
  const addresses = addressesIn(await (await send(somePage)).text());
  assert.ok(addresses.length >= 3, addresses.join());
  for (const address of addresses) {
    const file = await send(address);
    assert.equal(file.status, 200, address);
    assert.equal(file.headers.get("cache-control"), "public, max-age=31536000, immutable");
    assert.ok((await file.arrayBuffer()).byteLength > 100);
    const older = await send(address.replace(/^\/assets\/[^/]+/, "/assets/older"));
    assert.deepEqual([older.status, older.headers.get("cache-control")], [200, "no-cache"]);
    await older.body?.cancel();
  }
  assert.equal((await send("/assets/any/deno.json")).status, 404);
});

Deno.test("a text of a page leaves in Brotli for who takes it, else in gzip or as it is, and is the same text", async () => {
  const addresses = addressesIn(await (await send(somePage)).text());
  const texts = addresses.filter((address) => /\.(?:css|ts)$/.test(address));
  assert.ok(texts.length >= 1, addresses.join());
  for (const address of texts) {
    const sent = (accepted: string) => send(address, { headers: { "accept-encoding": accepted } });
    const plain = new Uint8Array(await (await sent("identity")).arrayBuffer());
    const squeezed = await sent("gzip, deflate, br, zstd");
    assert.deepEqual(
      [squeezed.headers.get("content-encoding"), squeezed.headers.get("vary")],
      ["br", "Accept-Encoding"],
    );
    const bytes = new Uint8Array(await squeezed.arrayBuffer());
    assert.ok(bytes.byteLength < plain.byteLength / 2, address);
    assert.deepEqual(new Uint8Array(brotliDecompressSync(bytes)), plain);
    for (const other of ["gzip", "gzip, br;q=0"]) {
      const answer = await sent(other);
      assert.notEqual(answer.headers.get("content-encoding"), "br", other);
      await answer.body?.cancel();
    }
  }
});

Deno.test("a page's language is the address's, which is remembered, else the cookie's, else the browser's", async () => {
  const languageOf = async (address: string, headers: Readonly<Record<string, string>>) => {
    const answer = await send(address, { headers });
    const html = await answer.text();
    assert.equal(answer.headers.get("content-language"), /<html lang="(\w+)"/.exec(html)?.[1]);
    return [answer.headers.get("content-language"), answer.headers.get("set-cookie")?.split(";", 1).join()];
  };
  const german = { "accept-language": "de-AT,de;q=0.9,en;q=0.5" };
  assert.deepEqual(await languageOf(somePage, {}), ["en", undefined]);
  assert.deepEqual(await languageOf(somePage, german), ["de", undefined]);
  assert.deepEqual(await languageOf(somePage, { "accept-language": "fr" }), ["fr", undefined]);
  assert.deepEqual(await languageOf(somePage, { "accept-language": "ja" }), ["en", undefined]);
  assert.deepEqual(await languageOf(somePage, { ...german, cookie: "lang=en" }), ["en", undefined]);
  assert.deepEqual(await languageOf(`${somePage}?lang=de`, { cookie: "lang=en" }), ["de", "lang=de"]);
  assert.deepEqual(await languageOf(`${somePage}?lang=xx`, german), ["de", undefined]);
});

Deno.test("the link to the other language keeps what the address says", async () => {
  const html = await (await send(`${somePage}?a=1%262&lang=de`)).text();
  assert.match(html, /href="\/problems\/not-found\?a=1%262&amp;lang=en"/);
});

Deno.test("an address that nothing has is a page for browsers, in their language, and JSON for programs", async () => {
  const accept = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
  const page = await send("/nothing-here", { headers: { accept, "accept-language": "de" } });
  assert.deepEqual([page.status, page.headers.get("content-language")], [404, "de"]);
  const html = await page.text();
  assert.match(html, /<h1>Diese Seite gibt es nicht<\/h1>/);
  // Nobody looked who is signed in: the account's own page leads on, whoever it is.
  assert.match(html, /href="\/account"/);
  assert.doesNotMatch(html, /href="\/sign-in"/);
  const told: ReadonlyArray<readonly [string, Record<string, string>]> = [
    ["/nothing-here", {}],
    ["/nothing-here", { accept: "*/*" }],
    ["/api/v1/nothing-here", { accept }],
  ];
  for (const [path, headers] of told) {
    const answer = await send(path, { headers });
    assert.deepEqual([answer.status, (await answer.json()).type], [404, "/problems/not-found"]);
  }
});
