/** The client in a real browser, on a page of another origin, with nothing but an import map. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { permissions } from "../../src/contract/access.ts";
import { hasBrowser, ifIgnored, launchBrowser } from "../support/chromium.ts";
import { onOneDatabase } from "../support/databases.ts";
import { listening } from "../support/listening_service.ts";
import { holder, services } from "../support/whole_service.ts";
import { type Installed, installed } from "./packed.ts";

const imports = {
  "customs-invoice-client": "/node_modules/customs-invoice-client/dist/index.js",
  "openapi-fetch": "/node_modules/openapi-fetch/dist/index.mjs",
};

const script = (origin: string, key: string): string => `
  import { customs, CustomsProblem, verifyOffline } from "customs-invoice-client";
  const service = customs({ baseUrl: "${origin}", apiKey: "${key}" });
  const shipment = { cn_code: "72083900", origin_country: "CHN", tonnage: 1, import: "2026-02-15" };
  const said = [];
  said.push((await service.calculate(shipment)).net_cost_eur);
  for await (const { output } of service.bulk([shipment, { ...shipment, cn_code: "7" }])) said.push(output.status);
  const report = await service.createReport(shipment);
  const pdf = await service.download(report.download_url);
  said.push((await verifyOffline(pdf, await service.reportKeys())).isGenuine);
  const refused = await service.calculate({ ...shipment, tonnage: -1 }).catch((error) => error);
  said.push(refused instanceof CustomsProblem, refused.requestId.length > 0);
  document.body.textContent = "said: " + said.join(" ");`;

const pageOf = (origin: string, key: string): string =>
  `<!doctype html><title>client</title><script type="importmap">${JSON.stringify({ imports })}</script>` +
  `<body><script type="module">${script(origin, key)}</script></body>`;

const served = ({ directory }: Installed, html: string) =>
  Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/") return new Response(html, { headers: { "content-type": "text/html" } });
    const file = await Deno.readFile(`${directory}${pathname}`).catch(() => undefined);
    return file === undefined
      ? new Response(null, { status: 404 })
      : new Response(file, { headers: { "content-type": "text/javascript" } });
  });

const bodyText = async (url: string): Promise<string> => {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const complaints: Array<string> = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(url);
    await page.getByText("said:").waitFor().catch(() => assert.fail(complaints.join("\n")));
    return await page.textContent("body") ?? "";
  } finally {
    await browser.close();
  }
};

if (!hasBrowser) {
  Deno.test.ignore(`a page of another origin calculates${ifIgnored}`, () => {});
} else {
  onOneDatabase((test) => {
    test(
      "a page of another origin calculates, makes a bulk call and a report, and checks the report itself",
      Effect.gen(function* () {
        const origin = yield* listening;
        const { key } = yield* holder("enterprise", permissions);
        yield* Effect.promise(async () => {
          const client = await installed();
          const server = served(client, pageOf(origin, key));
          const said = await bodyText(`http://127.0.0.1:${server.addr.port}/`);
          assert.equal(said, "said: 163.53 ok error true true true");
          await server.shutdown();
          await client.remove();
        });
      }).pipe(Effect.provide(services)),
    );
  });
}
