/** The page that a report's QR code leads to. */
import assert from "node:assert/strict";
import { send } from "../../support/service.ts";

Deno.test("GET /verify is a page whose style and script are the service's own, and nothing else may run", async () => {
  const page = await send("/verify?reportId=01a1f8d3-ea00-7512-8223-5fee596ae249");
  assert.equal(page.status, 200);
  assert.equal(page.headers.get("content-type"), "text/html; charset=utf-8");
  const html = await page.text();
  const policy = page.headers.get("content-security-policy") ?? "";
  assert.match(policy, /^default-src 'none'; script-src 'self';/);
  assert.ok(!policy.includes("unsafe"));
  assert.ok(!/<script(?![^>]*src=)/.test(html) && !/ on[a-z]+=/.test(html) && !/<style/.test(html));
  const parts = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? "");
  assert.deepEqual(parts, ["/pages/verify.css", "/pages/verify.js"]);
  for (const path of parts) {
    const part = await send(path);
    assert.equal(part.status, 200);
    assert.match(
      part.headers.get("content-type") ?? "",
      path.endsWith("js") ? /^text\/javascript/ : /^text\/css/,
    );
    assert.ok((await part.text()).length > 100);
  }
});

Deno.test("the modules that the page checks files with are served as JavaScript, each of their imports too", async () => {
  const seen = new Set<string>();
  const load = async (path: string): Promise<void> => {
    if (seen.has(path)) return;
    seen.add(path);
    const answer = await send(path);
    assert.deepEqual([answer.status, answer.headers.get("content-type")], [
      200,
      "text/javascript; charset=utf-8",
    ], path);
    for (const [, imported = ""] of (await answer.text()).matchAll(/^\s*(?:import|\}).* from "([^"]+)"/gm)) {
      await load(new URL(imported, `http://service.test${path}`).pathname);
    }
  };
  await load("/pages/verify.js");
  assert.equal(seen.size, 4);
});
