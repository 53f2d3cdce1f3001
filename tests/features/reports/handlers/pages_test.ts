/** The page that a report's QR code leads to. */
import assert from "node:assert/strict";
import { send } from "../../../support/service.ts";

const address = "/verify?reportId=01a1f8d3-ea00-7512-8223-5fee596ae249";

Deno.test("GET /verify is a page that the QR code's report is filled in on, and nothing but the service's own files may run", async () => {
  const page = await send(address);
  assert.equal(page.status, 200);
  assert.equal(page.headers.get("content-type"), "text/html; charset=utf-8");
  const html = await page.text();
  assert.match(html, /name="reportId"[^>]*value="01a1f8d3-ea00-7512-8223-5fee596ae249"/);
  const policy = page.headers.get("content-security-policy") ?? "";
  assert.match(policy, /^default-src 'none'; script-src 'self';/);
  assert.ok(!policy.includes("unsafe"));
  assert.ok(!/<script(?![^>]*src=)/.test(html) && !/ on[a-z]+="/.test(html) && !/<style/.test(html));
});

Deno.test("the modules that pages run are served as JavaScript, each of their imports too", async () => {
  const seen = new Set<string>();
  const load = async (path: string): Promise<void> => {
    if (seen.has(path)) return;
    seen.add(path);
    const answer = await send(path);
    assert.deepEqual([answer.status, answer.headers.get("content-type")], [
      200,
      "text/javascript; charset=utf-8",
    ], path);
    const imports = (await answer.text()).matchAll(/^\s*(?:import|\}).* from "([^"]+)"/gm);
    for (const [, imported = ""] of imports) {
      await load(new URL(imported, `http://service.test${path}`).pathname);
    }
  };
  for (const page of [address, "/", "/tables"]) {
    const html = await (await send(page)).text();
    const scripts = [...html.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, path = ""]) => path);
    assert.ok(scripts.length > 0, page);
    for (const path of scripts) await load(path);
  }
  assert.ok(seen.size > 15);
});
