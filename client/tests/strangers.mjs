/** Answers that go well and aren't the service's: a proxy's page, a network's sign-in page, JSON that stops in the middle. */
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { customs, CustomsProblem } from "customs-invoice-client";

const page = "<!doctype html><title>Sign in</title><p>Welcome to the guests' network.";

const strangers = [
  { body: page, type: "text/html; charset=utf-8" },
  { body: page, type: "application/xhtml+xml" },
  { body: "OK", type: "text/plain" },
  { body: page },
  { body: page, type: "application/json" },
  { body: '{"status":"ok","net_cost_', type: "application/json" },
  { body: "", type: "application/json" },
  { body: '"OK"', type: "application/json" },
  { body: "null", type: "application/json" },
  { body: null, status: 204 },
];

const answering = ({ body, type, status = 200 }) =>
  customs({
    baseUrl: "https://customs.example.com",
    fetch: () =>
      Promise.resolve(
        new Response(body === null ? null : new TextEncoder().encode(body), {
          status,
          headers: type === undefined ? {} : { "content-type": type },
        }),
      ),
  });

const shipment = { cn_code: "72083900", origin_country: "CHN", tonnage: 1 };

/** Calls of every way in which the client reads an answer. */
const calls = {
  calculate: (service) => service.calculate(shipment),
  bulk: (service) => service.bulk([shipment]).next(),
  bulkRows: (service) => service.bulkRows("one").next(),
  calculateTable: (service) => service.calculateTable("a;b\n", { type: "csv" }),
  download: (service) => service.download("/api/v1/cbam/reports/one/download?token=t"),
  reports: (service) => service.reports().next(),
  importers: (service) => service.importers(),
  addImportsTable: (service) =>
    service.addImportsTable("a;b\n", {
      type: "csv",
      query: { importer: "one" },
    }),
  exportImports: (service) => service.exportImports("xlsx", { importer: "one" }),
  readTemplate: (service) => service.readTemplate("x"),
  attachFile: (service) => service.attachFile("one", { bytes: "x", type: "pdf" }),
  portfolioAs: (service) => service.portfolioAs("xlsx", { rows: [] }),
  "api.GET": (service) =>
    service.api.GET("/api/v1/cbam/search", {
      params: { query: { q: "steel" } },
    }),
};

for (const [name, call] of Object.entries(calls)) {
  for (const stranger of strangers) {
    await assert.rejects(call(answering(stranger)), (error) => {
      const where = `${name}, ${JSON.stringify(stranger)}: ${error}`;
      assert.ok(error instanceof CustomsProblem, where);
      assert.equal(error.status, stranger.status ?? 200, where);
      assert.match(
        error.message,
        /^The answer was 20[04], and not from the service \(/,
        where,
      );
      assert.match(
        error.message,
        /a proxy or a sign-in page may stand before it/,
        where,
      );
      return true;
    });
  }
}

const [empty] = strangers.filter(({ body }) => body === "");
assert.equal((await answering(empty).send("/api/v1/cbam/search?q=steel", { method: "HEAD" })).status, 200);

/** A gateway that leads elsewhere: what is asked for there, with which key, and how it answers. */
const asked = [];
const answers = {
  "/welcome": { status: 200, type: "text/html", body: page },
  "/refused": {
    status: 401,
    type: "application/problem+json",
    body: JSON.stringify({ error: "No key.", type: "/problems/unauthenticated", title: "", status: 401 }),
  },
};
const leading = createServer(({ url, method }, response) => {
  const [path] = url.split("?");
  const { status, type, body } = answers[path] ?? {};
  if (status === undefined) {
    const to = method === "POST" ? "/refused" : "/welcome?from=guest";
    return response.writeHead(301, { location: to }).end();
  }
  asked.push(method);
  response.writeHead(status, { "content-type": type }).end(body);
});
await new Promise((resolve) => leading.listen(0, "127.0.0.1", resolve));
const baseUrl = `http://127.0.0.1:${leading.address().port}`;
const led = (path) => ` A redirect led to ${baseUrl}${path}: baseUrl should be where the service is itself.`;
await assert.rejects(customs({ baseUrl }).search("steel"), {
  name: "CustomsProblem",
  message:
    `The answer was 200, and not from the service (text/html): a proxy or a sign-in page may stand before it.${
      led("/welcome")
    }`,
});
await assert.rejects(customs({ baseUrl }).calculate(shipment), {
  name: "CustomsProblem",
  message: `No key.${led("/refused")}`,
  type: "/problems/unauthenticated",
});
assert.deepEqual(asked, ["GET", "GET"]);
leading.close();
leading.closeAllConnections();
process.stdout.write("every stranger was told\n");
