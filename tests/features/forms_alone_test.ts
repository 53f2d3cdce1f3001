/** Addresses that only forms are sent to: what a browser finds there that goes to them otherwise, as the header's languages do. */
import assert from "node:assert/strict";
import { router } from "../../src/composition/features.ts";
import { send } from "../support/service.ts";

const asBrowser = { accept: "text/html,application/xhtml+xml" };
const id = "01a1f8d3-ea00-7512-8223-5fee596ae249";

/** Paths that pages send forms and files to; a model's messages aren't a browser's. */
const formPaths = [...router.routes].filter(({ method, path }) =>
  method === "POST" && !path.startsWith("/api/") && path !== "/mcp"
).map(({ path }) => path.replaceAll(/:\w+/g, id));

Deno.test("each address that a form is sent to takes a browser that goes there to a page, in the language that it asks for", async () => {
  assert.ok(formPaths.length > 50, String(formPaths.length));
  for (const path of new Set(formPaths)) {
    let at = `${path}?a=b&lang=de`;
    for (let steps = 0; steps < 3; steps++) {
      const { status, headers, body } = await send(at, { headers: asBrowser });
      await body?.cancel();
      assert.ok([200, 303, 404, 410, 501].includes(status), `${path}: ${status} of ${at}`);
      const next = headers.get("location");
      if (next === null) break;
      const { pathname, searchParams } = new URL(next, "http://service.test");
      if (pathname === "/sign-in" && searchParams.has("next")) break;
      assert.equal(searchParams.get("lang"), "de", `${path} leads to ${next}`);
      at = next;
    }
  }
});

Deno.test("an address that only forms are sent to leads to the page above it, which has the form, and a program is told 405", async () => {
  for (
    const [from, to] of [
      ["/tables/check", "/tables"],
      ["/invoices/check?lang=fr", "/invoices/new?lang=fr"],
      ["/imports/declaration/document?year=2026&lang=de", "/imports/declaration?year=2026&lang=de"],
      [`/suppliers/values/${id}/files`, `/suppliers/values/${id}`],
      [`/suppliers/values/${id}/files/${id}/remove`, `/suppliers/values/${id}`],
      [`/suppliers/installations/${id}/template`, `/suppliers/installations/${id}`],
      ["/operator/data-sets/preview", "/operator/data-sets"],
      ["/operator/do", "/operator"],
      [`/account/members/${id}/role`, `/account/members/${id}`],
      ["/sign-up?lang=de", "/sign-in?lang=de"],
      ["/sign-out", "/account"],
      ["/reports", "/"],
    ] as const
  ) {
    const led = await send(from, { headers: asBrowser });
    assert.deepEqual([led.status, led.headers.get("location")], [303, to], from);
    assert.equal(led.headers.get("cache-control"), "no-store", from);
  }
  const wrong = await send("/tables/check", { headers: { accept: "*/*" } });
  assert.deepEqual([wrong.status, wrong.headers.get("allow")], [405, "POST, OPTIONS"]);
  const shown = await send("/mcp", { headers: asBrowser });
  assert.deepEqual([shown.status, shown.headers.get("allow")], [405, "POST, OPTIONS"]);
  assert.match(await shown.text(), /<h1>/);
});
