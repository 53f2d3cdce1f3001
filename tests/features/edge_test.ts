/** Decisions, "Errors" and "Other headers": what every answer carries, whatever the endpoint. */
import assert from "node:assert/strict";
import { forwardedLocation, redirectLocation } from "../../src/http/server/secure_location.ts";
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import { getJson, openEdge, send, service } from "../support/service.ts";

const path = "/api/v1/cbam/scope?cn=72083900";

Deno.test("every CBAM answer carries CORS, errors and OPTIONS too", async () => {
  for (
    const [url, init] of [
      [path, {}],
      ["/api/v1/cbam/scope", {}],
      ["/api/v1/cbam/nothing", {}],
      ["/api/v1/cbam", {}],
      [path, { method: "DELETE" }],
      [path, { method: "OPTIONS" }],
      ["/api/v1/cbam/bulk", { method: "OPTIONS" }],
    ] as const
  ) {
    const { headers } = await send(url, init);
    assert.equal(headers.get("access-control-allow-origin"), "*", url);
    assert.equal(headers.get("access-control-allow-methods"), "GET, POST, OPTIONS", url);
    assert.equal(headers.get("access-control-allow-headers"), "Content-Type, Authorization", url);
    assert.match(headers.get("access-control-expose-headers") ?? "", /X-Request-Id/);
    const age = headers.get("access-control-max-age");
    assert.equal(
      age,
      "method" in init && init.method === "OPTIONS" ? "86400" : null,
      "only a preflight is kept",
    );
  }
  assert.equal((await send("/healthz")).headers.get("access-control-allow-origin"), null);
});

Deno.test("OPTIONS answers 204 without a body", async () => {
  const response = await send(path, { method: "OPTIONS" });
  assert.equal(response.status, 204);
  assert.equal(await response.text(), "");
  assert.equal(response.headers.get("allow"), "GET, HEAD, OPTIONS");
  assert.equal((await send("/nothing", { method: "OPTIONS" })).status, 404);
});

Deno.test("a preflight that asks for Idempotency-Key, If-None-Match or X-Request-Id is allowed them, and nothing else", async () => {
  const allowed = async (asked: string) => {
    const headers = { "access-control-request-headers": asked };
    return (await send(path, { method: "OPTIONS", headers })).headers.get("access-control-allow-headers");
  };
  assert.equal(await allowed("content-type"), "Content-Type, Authorization");
  assert.equal(await allowed("x-evil, idempotency-key"), "Content-Type, Authorization, Idempotency-Key");
  assert.equal(
    await allowed("If-None-Match,x-request-id"),
    "Content-Type, Authorization, If-None-Match, X-Request-Id",
  );
});

Deno.test("a path with a parameter answers 405 with Allow to other methods, and 204 to OPTIONS", async () => {
  for (
    const [url, allow] of [
      ["/api/v1/cbam/bulk/some-call", "GET, HEAD, OPTIONS"],
      ["/api/v1/cbam/reports/01a1f8d3-ea00-7512-8223-5fee596ae249/issue", "POST, OPTIONS"],
      ["/api/v1/invoices/01a1f8d3-ea00-7512-8223-5fee596ae249", "GET, HEAD, OPTIONS"],
    ] as const
  ) {
    const wrong = await send(url, { method: "DELETE" });
    assert.equal(wrong.status, 405, url);
    assert.equal(wrong.headers.get("allow"), allow, url);
    assert.equal((await send(url, { method: "OPTIONS" })).status, 204, url);
  }
});

Deno.test("a path of the document takes its own methods and no others, though a parameter could have its name", async () => {
  const { paths } = await (await send("/openapi.json")).json();
  const fixed = Object.entries<Record<string, unknown>>(paths).filter(([url]) => !url.includes("{"));
  assert.ok(fixed.some(([url, methods]) => url === "/api/v1/invoices/validate" && !("get" in methods)));
  for (const [url, methods] of fixed) {
    const own = Object.keys(methods).map((method) => method.toUpperCase());
    const allow = [...own, ...(own.includes("GET") ? ["HEAD"] : []), "OPTIONS"].sort();
    for (const method of ["GET", "POST", "HEAD", "DELETE"].filter((other) => !allow.includes(other))) {
      const wrong = await send(url, { method });
      assert.equal(wrong.status, 405, `${method} ${url}`);
      assert.deepEqual(wrong.headers.get("allow")?.split(", ").sort(), allow, `${method} ${url}`);
      await wrong.body?.cancel();
    }
  }
});

Deno.test("an address that is written in another way is told the one that is there", async () => {
  for (
    const [written, usual] of [
      ["/api/v1/cbam/scope/", "/api/v1/cbam/scope"],
      ["/API/v1/CBAM/Scope?cn=72083900", "/api/v1/cbam/scope"],
      ["/api//v1/cbam//routes", "/api/v1/cbam/routes"],
      ["/api/v1/cbam/%73earch", "/api/v1/cbam/search"],
      ["/api/v1/invoices/", "/api/v1/invoices"],
    ] as const
  ) {
    const missing = await getJson(written);
    assert.equal(missing.status, 404);
    assert.match(missing.problem.error, new RegExp(`^There is no \\S+ here, but ${usual}\\.$`));
  }
});

Deno.test("HEAD carries the length that GET has", async () => {
  for (
    const url of [
      path,
      "/api/v1/cbam/calculate?cn=72083900&country=CHN&tonnage=1",
      "/verify",
      "/openapi.json",
    ]
  ) {
    const head = await send(url, { method: "HEAD" });
    const whole = await (await send(url)).arrayBuffer();
    assert.equal(Number(head.headers.get("content-length")), whole.byteLength, url);
  }
});

Deno.test("every answer carries the security headers, those of pages stand on HTML only", async () => {
  const workbook = "/api/v1/cbam/bulk/template.xlsx";
  for (const url of [path, "/healthz", "/nothing", "/verify", workbook, "/openapi.json"]) {
    const isShown = url === "/verify";
    for (const method of ["GET", "HEAD"]) {
      const { headers } = await send(url, { method });
      assert.match(headers.get("strict-transport-security") ?? "", /max-age=\d+/);
      assert.equal(headers.get("x-content-type-options"), "nosniff");
      assert.equal(headers.get("referrer-policy"), isShown ? "no-referrer" : null, url);
      assert.equal(/default-src 'none'/.test(headers.get("content-security-policy") ?? ""), isShown, url);
    }
  }
});

Deno.test("an unknown path answers 404, a wrong method 405 with Allow", async () => {
  const missing = await getJson("/api/v1/nothing");
  assert.equal(missing.status, 404);
  assert.match(missing.problem.error, /see the API reference, \/docs\/reference,/);
  assert.match(missing.problem.error, /no \/api\/v1\/nothing/);
  const wrong = await getJson(path, { method: "PUT" });
  assert.equal(wrong.status, 405);
  assert.equal(wrong.headers.get("allow"), "GET, HEAD, OPTIONS");
  const both = await getJson("/api/v1/cbam/calculate", { method: "PATCH" });
  assert.equal(both.headers.get("allow"), "GET, POST, HEAD, OPTIONS");
});

Deno.test("an error's body has the sentence and the members of RFC 9457", async () => {
  const { problem: body, headers } = await getJson("/api/v1/cbam/scope?cn=1", {
    headers: { "x-request-id": "abc-1" },
  });
  assert.equal(headers.get("content-type"), "application/json");
  assert.deepEqual(
    { ...body, issues: body.issues?.length },
    {
      error: 'cn must be a CN code of 8 digits such as "72083900", found "1".',
      type: "/problems/invalid-request",
      title: "Invalid request",
      status: 400,
      detail: 'cn must be a CN code of 8 digits such as "72083900", found "1".',
      request_id: "abc-1",
      issues: 1,
    },
  );
  const problem = await send("/nothing", { headers: { accept: "application/problem+json" } });
  assert.equal(problem.headers.get("content-type"), "application/problem+json");
  for (
    const [accept, type] of [
      ["application/json, application/problem+json", "application/problem+json"],
      ["application/problem+json;q=0.5, */*", "application/problem+json"],
      ["application/problem+json;q=0, application/json", "application/json"],
      ["application/problem+json;q=0", "application/json"],
      ["application/json, application/problem+json; q=0.1", "application/json"],
      ["text/html", "application/json"],
    ] as const
  ) {
    const { headers: found } = await send("/api/v1/nothing", { headers: { accept } });
    assert.equal(found.get("content-type"), type, accept);
  }
});

Deno.test("X-Request-Id is the caller's if it is sane, else a new one", async () => {
  const id = async (given?: string) =>
    (await send(path, given === undefined ? {} : { headers: { "x-request-id": given } })).headers.get(
      "x-request-id",
    );
  assert.equal(await id("order-42:a.b_c"), "order-42:a.b_c");
  for (const insane of [undefined, "", " ", "a b", "<script>", "x".repeat(129), "-starts", "template.xlsx"]) {
    assert.match(await id(insane) ?? "", /^[0-9a-f-]{36}$/);
  }
  assert.notEqual(await id(), await id());
});

Deno.test("HEAD answers like GET without a body", async () => {
  const get = await send(path);
  const head = await send(path, { method: "HEAD" });
  assert.equal(head.status, 200);
  assert.equal(await head.text(), "");
  assert.equal(head.headers.get("etag"), get.headers.get("etag"));
});

Deno.test("scope, search and routes answer 304 to their entity tag, and 200 to another", async () => {
  for (const url of [path, "/api/v1/cbam/search?q=coil", "/api/v1/cbam/routes?cn=72083900&country=CHN"]) {
    const first = await send(url);
    const tag = first.headers.get("etag") ?? "";
    assert.match(tag, /^W\/"[\w.-]+"$/);
    for (const given of [tag, `"other", ${tag}`, "*", tag.slice(2)]) {
      const again = await send(url, { headers: { "if-none-match": given } });
      assert.equal(again.status, 304, given);
      assert.equal(await again.text(), "");
      assert.equal(again.headers.get("etag"), tag);
      assert.equal(again.headers.get("cache-control"), first.headers.get("cache-control"));
    }
    assert.equal((await send(url, { headers: { "if-none-match": '"other"' } })).status, 200);
  }
  const [a, b] = await Promise.all([send(path), send(`${path}&tonnage=1`)]);
  assert.notEqual(a.headers.get("etag"), b.headers.get("etag"));
});

Deno.test("a request that a trusted proxy took over plain HTTP is sent to HTTPS with its method and query", async () => {
  const isTrusted = (peer: string): boolean => peer === "192.0.2.1";
  const over = async (publicOrigin: string | undefined, headers: Record<string, string>) => {
    const to = await service({ ...openEdge, secureLocation: forwardedLocation({ publicOrigin, isTrusted }) });
    const response = await to(path, { headers });
    return [response.status, response.headers.get("location")];
  };
  const plain = { "x-forwarded-proto": "http", "x-forwarded-host": "api.example.com" };
  assert.deepEqual(await over(undefined, plain), [308, `https://api.example.com${path}`]);
  assert.deepEqual(await over("https://customs.example.com", plain), [
    308,
    `https://customs.example.com${path}`,
  ]);
  assert.deepEqual(await over(undefined, { "x-forwarded-proto": "https" }), [200, null]);
  assert.deepEqual(await over(undefined, { ...plain, "x-forwarded-host": "evil.example/\\@x" }), [200, null]);
  const untrusted = await service({
    ...openEdge,
    secureLocation: forwardedLocation({ publicOrigin: undefined, isTrusted: () => false }),
  });
  assert.equal((await untrusted(path, { headers: plain })).status, 200);
});

Deno.test("the plain listener beside TLS names its own host, and the TLS port unless it is 443", () => {
  const request = HttpServerRequest.fromWeb(
    new Request("http://api.example.com:8080/x?y=1", {
      headers: { host: "api.example.com:8080", "x-forwarded-host": "evil.example" },
    }),
  );
  assert.equal(redirectLocation(undefined, 8443)(request), "https://api.example.com:8443/x?y=1");
  assert.equal(redirectLocation(undefined, 443)(request), "https://api.example.com/x?y=1");
  assert.equal(
    redirectLocation("https://customs.example.com", 8443)(request),
    "https://customs.example.com/x?y=1",
  );
});
