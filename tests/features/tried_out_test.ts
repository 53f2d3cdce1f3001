/** What was tried out with a test key never stands for what a live key made: under the same id, and in the ledger. */
import * as Effect from "effect/Effect";
import * as TestClock from "effect/TestClock";
import assert from "node:assert/strict";
import { Operator } from "../../src/application/ports.ts";
import { permissions } from "../../src/contract/access.ts";
import { bulkPath } from "../support/bulk.ts";
import { onOneDatabase } from "../support/databases.ts";
import { callsWith, importsPath, people } from "../support/import_calls.ts";
import { invoicesPath } from "../support/invoice_calls.ts";
import { exampleRequest } from "../support/invoices.ts";
import { shipment } from "../support/report_calls.ts";
import { signedIn } from "../support/session_browser.ts";
import { holder, services } from "../support/whole_service.ts";

/** An account with a live key and a test key. */
const integrator = Effect.gen(function* () {
  const { key, account } = yield* holder("enterprise", permissions);
  const { key: testKey } = yield* (yield* Operator).createKey(account, permissions, { isTest: true });
  return { account, live: yield* callsWith(key), test: yield* callsWith(testKey) };
});

const uuidIn = (text: string, member: string): string =>
  new RegExp(`"${member}":"([0-9a-f-]{36})"`).exec(text)?.[1] ?? assert.fail(text);

onOneDatabase((test) => {
  test(
    "a bulk call keeps its id where a test key sends another under it, in calls, pages and the ledger",
    Effect.gen(function* () {
      const { account, live, test } = yield* integrator;
      const id = crypto.randomUUID();
      const sent = (calls: typeof live, tonnage: number) =>
        Effect.flatMap(
          calls.send(bulkPath, JSON.stringify({ shipments: [{ ...shipment, tonnage }] }), {
            "content-type": "application/json",
            "x-request-id": id,
          }),
          (response) => Effect.promise(() => response.text()),
        );
      yield* sent(live, 24.5);
      yield* sent(test, 3);
      assert.match((yield* live.get(`${bulkPath}/${id}`)).text, /"tonnage":24\.5/);
      assert.match((yield* test.get(`${bulkPath}/${id}`)).text, /"tonnage":3\b/);
      const it = yield* signedIn(account);
      assert.match((yield* it.get(`/account/batches/${id}`)).text, /24\.5/);
      const who = yield* people(live);
      const taking = { ...who, mrn: "26DE000000000001R1", release_date: "2026-03-01", request_id: id };
      assert.match((yield* live.post(`${importsPath}/from-batch`, taking)).text, /"added":1/);
      const { text } = yield* live.get(`${importsPath}?importer=${who.importer}`);
      assert.match(text, /"net_mass_kg":24500\b/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "each line of the list of batches opens its own batch with its own files, though all came under one id",
    Effect.gen(function* () {
      const { account, live, test } = yield* integrator;
      const id = crypto.randomUUID();
      const references = ["LIVEFIRST", "LIVELAST", "TRIEDOUT"];
      for (const client_ref of references) {
        const calls = client_ref === "TRIEDOUT" ? test : live;
        yield* TestClock.adjust("1 second");
        const sent = yield* calls.send(
          bulkPath,
          JSON.stringify({ shipments: [{ ...shipment, client_ref }] }),
          {
            "content-type": "application/json",
            "x-request-id": id,
          },
        );
        assert.equal(sent.status, 200, yield* Effect.promise(() => sent.text()));
      }
      const it = yield* signedIn(account);
      const namedIn = (text: string) => references.filter((each) => text.includes(each));
      const pages = Array.from(
        (yield* it.get("/account/batches")).text.matchAll(/href="(\/account\/batches\/[^"?]+)"/g),
        ([, path = ""]) => path,
      );
      assert.equal(new Set(pages).size, references.length);
      const opened: Array<string> = [];
      for (const path of pages) {
        const { text } = yield* it.get(path);
        const [own = "", ...others] = namedIn(text);
        assert.deepEqual(others, []);
        opened.push(own);
        const [, files = ""] = /href="(\/tables\/calculated\/[^"?]+)\?form=csv"/.exec(text) ?? [];
        assert.deepEqual(namedIn((yield* it.get(`${files}?form=csv`)).text), [own]);
        const archive = /href="([^"]+reports\.zip)"/.exec(text)?.[1];
        assert.equal(archive, `${files}/reports.zip`);
        assert.equal((yield* it.get(`${files}/reports.zip`)).status, 200);
      }
      assert.deepEqual(opened.sort(), references);
      assert.deepEqual(namedIn((yield* it.get(`/account/batches/${id}`)).text), ["LIVELAST"]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "the ledger takes nothing from a batch or an invoice of a test key, by whichever id, and says why",
    Effect.gen(function* () {
      const { live, test } = yield* integrator;
      const who = yield* people(live);
      const { text: batch } = yield* test.post(bulkPath, { shipments: [shipment] });
      const { text: list } = yield* test.get(bulkPath);
      const { text: invoice } = yield* test.post(invoicesPath, exampleRequest("commercial"));
      const reference = /"shortId":"([^"]+)"/.exec(invoice)?.[1] ?? assert.fail(invoice);
      for (
        const [path, member, id] of [
          ["from-batch", "request_id", uuidIn(batch, "request_id")],
          ["from-batch", "batch_id", uuidIn(list, "batch_id")],
          ["from-invoice", "invoice", uuidIn(invoice, "id")],
          ["from-invoice", "invoice", reference],
        ] as const
      ) {
        const taking = { ...who, mrn: "26DE000000000001R1", release_date: "2026-03-01", [member]: id };
        const { status, text } = yield* live.post(`${importsPath}/${path}`, taking);
        assert.equal(status, 400, text);
        assert.match(text, new RegExp(`"path":"/${member}","code":"conflict"`));
        assert.match(text, /was made with a test key, to try it out/);
      }
      assert.match((yield* live.get(`${importsPath}?importer=${who.importer}`)).text, /"imports":\[\]/);
    }).pipe(Effect.provide(services)),
  );
});
