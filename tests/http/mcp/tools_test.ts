/** The tools about CBAM and invoices as a program meets them that speaks the Model Context Protocol. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { permissions } from "../../../src/contract/access.ts";
import { onOneDatabase } from "../../support/databases.ts";
import { exampleRequest } from "../../support/invoices.ts";
import { listening } from "../../support/listening_service.ts";
import { program, revisions } from "../../support/mcp_program.ts";
import { formFault } from "../../support/sentence_form.ts";
import { holder, sentMails, services } from "../../support/whole_service.ts";
import { Outbox } from "../../../src/application/documents/document_ports.ts";

const shipment = { cn_code: "72083900", origin_country: "CHN", tonnage: 1, import: "2026-02-15" };

onOneDatabase((test) => {
  for (const mode of revisions) {
    test(
      `a program of revision ${
        mode === "legacy" ? "2025" : mode.pin
      } asks a cost without a key, in words as papers have them`,
      Effect.gen(function* () {
        const { call } = yield* program(yield* listening, undefined, mode);
        const { isError, answer, text } = yield* call("cbam_calculate", shipment);
        assert.equal(isError, false, text);
        assert.deepEqual([answer.status, answer.net_cost_eur], ["ok", 163.53]);
        assert.equal(answer.read_as, undefined);
        assert.ok(text.length < 2_000, `${text.length} characters`);
        assert.match(answer.sources, /^http:\/\/127\.0\.0\.1:\d+\/api\/v1\/cbam\/datasets$/);
        assert.match(answer.disclosure, /informational/);
        const { answer: lenient } = yield* call("cbam_calculate", {
          cn_code: "7208.39.00",
          origin_country: "China",
          tonnage: "1 000 kg",
          import: "15.02.2026",
        });
        assert.equal(lenient.net_cost_eur, 163.53);
        assert.deepEqual(
          lenient.read_as.map(({ path, read }: Record<string, string>) => [path, read]),
          [["/cn_code", "72083900"], ["/origin_country", "CHN"], ["/tonnage", "1 t"], [
            "/import",
            "2026-02-15",
          ]],
        );
        const american = { ...shipment, import: "02/03/2026" };
        const { answer: alone } = yield* call("cbam_calculate", american);
        assert.deepEqual(
          [alone.import, alone.read_as[0].because],
          [
            "2026-03-02",
            "the day stands before the month; with the month first it would be 2026-02-03: write it with the year first, or send dates=mdy or dates=dmy",
          ],
        );
        const { answer: said } = yield* call("cbam_calculate", { ...american, dates: "mdy" });
        assert.deepEqual([said.import, said.read_as[0].because], ["2026-02-03", undefined]);
      }).pipe(Effect.provide(services)),
    );
  }

  test(
    "a wrong call is answered with every mistake and the right values, and a tool that isn't there with those that are",
    Effect.gen(function* () {
      const { client, call } = yield* program(yield* listening);
      const wrong = yield* call("cbam_calculate", {
        cn_code: "7208 39",
        origin_country: "Atlantis",
        tonnage: "1.234",
        weight: 3,
      });
      assert.equal(wrong.isError, true);
      assert.match(wrong.text, /cn_code .*origin_country .*tonnage .*/s);
      assert.match(wrong.text, /weight is not known here/);
      const query = yield* call("cbam_routes", { cn_code: "72083900", origin_country: "Chian" });
      assert.match(query.text, /origin_country/);
      yield* Effect.promise(() =>
        assert.rejects(
          client.callTool({ name: "cbam_cost" }),
          /There is no tool cbam_cost: use one of cbam_scope/,
        )
      );
    }).pipe(Effect.provide(services)),
  );

  test(
    "what is wrong with a tool's call is told by the tool's own arguments, none of which is another's name",
    Effect.gen(function* () {
      const { key } = yield* holder("enterprise", permissions);
      const { client, call } = yield* program(yield* listening, key);
      const { tools } = yield* Effect.promise(() => client.listTools());
      for (const { name } of tools.filter((tool) => tool.name !== "describe_tool")) {
        const { answer: described } = yield* call("describe_tool", { tool: name });
        const known = Object.keys(described.inputSchema.properties);
        const wrong = Object.fromEntries(known.map((each) => [each, each === "decision" ? "accept" : "x y"]));
        for (const sent of [{ zz: 1 }, { ...wrong, zz: 1 }, wrong]) {
          const { content: [first], isError } = yield* Effect.promise(() =>
            client.callTool({ name, arguments: sent })
          );
          if (isError !== true || first?.type !== "text") continue;
          const { text } = first;
          assert.equal(formFault(text.split("\n")[0] ?? ""), undefined, `${name}: ${text}`);
          for (
            const [, label = ""] of text.matchAll(
              /(?:^|[.?!] )([\w/]+) (?:is missing|must|has|is empty|is not)/g,
            )
          ) {
            const isOwn = known.includes(label.replace(/\/.*$/, "")) || label === "zz" ||
              /^[A-Z]/.test(label);
            assert.ok(isOwn, `${name} has no argument ${label}: ${text}`);
          }
          const [, list = ""] = /zz is not known here; known: ([^.]*)\./.exec(text) ?? [];
          const foreign = list.split(", ").filter((each) => each !== "" && !known.includes(each));
          assert.deepEqual(foreign, [], `${name}: ${text}`);
        }
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "lookups answer shortly: scope with the authority, search, routes, the published sample",
    Effect.gen(function* () {
      const { call } = yield* program(yield* listening);
      const { answer: scope } = yield* call("cbam_scope", {
        cn_code: "72083900",
        country: "DE",
        tonnage: 60,
      });
      assert.deepEqual([scope.in_scope, scope.recommendation.needs_authorised_declarant], [true, true]);
      assert.equal(scope.nca.country, "Germany");
      const { answer: found } = yield* call("cbam_search_codes", { q: "portland cement" });
      assert.ok(found.results.some(({ cn_code: code }: { cn_code: string }) => code === "25232900"));
      const { answer: routes } = yield* call("cbam_routes", { cn_code: "72083900", origin_country: "CHN" });
      assert.ok(routes.routes.length > 0);
      const { answer: sample } = yield* call("cbam_verify_report", {
        reportId: "sample",
        issuedDate: "2026-01-15",
      });
      assert.deepEqual([sample.ok, sample.report.is_sample], [true, true]);
      const { isError, text } = yield* call("cbam_verify_report", {
        reportId: "sample",
        issued: "2026-01-15",
      });
      assert.equal(isError, true);
      assert.match(text, /issued is not known here.*issuedDate is missing/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "origins are compared by cost, the cheapest first, in one call; a wrong one is named",
    Effect.gen(function* () {
      const { call } = yield* program(yield* listening);
      const goods = { cn_code: "7208 39 00", tonnage: "10 000 kg", import: "2026-02-15" };
      const { answer, text } = yield* call("cbam_compare_origins", {
        ...goods,
        origins: ["IND", "China", "DEU"],
      });
      const costs = answer.origins.map(({ net_cost_eur: cost }: { net_cost_eur?: number }) => cost);
      assert.deepEqual(costs, costs.toSorted((a: number, b: number) => a - b), text);
      assert.deepEqual(
        answer.origins.map((each: Record<string, string>) => each["origin_country_iso3"]),
        ["DEU", "CHN", "IND"],
      );
      assert.deepEqual(
        answer.read_as.map(({ read }: { read: string }) => read).toSorted(),
        ["10 t", "72083900", "IND,CHN,DEU"],
      );
      assert.match(answer.disclosure, /informational/);
      const wrong = yield* call("cbam_compare_origins", { ...goods, origins: ["CHN", "Atlantis"] });
      assert.match(wrong.text, /Atlantis/);
      const all = yield* call("cbam_compare_origins", goods);
      assert.deepEqual([all.answer.origins.length, all.answer.origins[0].rank], [40, 1]);
      assert.ok(all.answer.origins_left_out > 60, all.text.slice(0, 300));
      const { isError, text: refusal } = yield* call("cbam_compare_origins", { ...goods, origins: [] });
      assert.equal(isError, true);
      assert.match(refusal, /origins must be an array of 1 to 10 countries/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a bulk call needs a key, keeps its rows apart, says each note once, and is done once under its key",
    Effect.gen(function* () {
      const origin = yield* listening;
      const { call: anonymously } = yield* program(origin);
      const refused = yield* anonymously("cbam_bulk", { shipments: [shipment] });
      assert.equal(refused.isError, true);
      assert.match(refused.text, /needs an API key/);
      const { key } = yield* holder("enterprise", permissions);
      const { call } = yield* program(origin, key);
      const given = {
        shipments: [shipment, { ...shipment, cn_code: "7208" }, { ...shipment, client_ref: "a" }],
        idempotency_key: crypto.randomUUID(),
      };
      const { answer, text } = yield* call("cbam_bulk", given);
      assert.deepEqual(
        answer.rows.map(({ status }: { status: string }) => status),
        ["ok", "error", "ok"],
        text,
      );
      assert.match(answer.rows[1].message, /cn_code must be/);
      assert.equal(answer.summary.errors, 1);
      assert.equal(new Set(answer.notes).size, answer.notes.length);
      assert.deepEqual((yield* call("cbam_bulk", given)).answer, answer);
      const many = yield* call("cbam_bulk", { shipments: Array.from({ length: 51 }, () => shipment) });
      assert.equal(many.isError, true);
      assert.match(many.text, /at most 50 rows here, found 51/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "an invoice is checked, then made once; no mail leaves unless an address is given",
    Effect.gen(function* () {
      const { key } = yield* holder("pro", ["invoices:write"]);
      const { call } = yield* program(yield* listening, key);
      const { email: _, ...request } = exampleRequest("origin-arabic");
      const { answer: verdict } = yield* call("invoice_validate", request);
      assert.equal(verdict.valid, true);
      const before = sentMails.length;
      const named = { ...request, idempotency_key: crypto.randomUUID() };
      const { answer: made, text } = yield* call("invoice_create", named);
      assert.ok(made.documents.length > 0, text);
      assert.deepEqual((yield* call("invoice_create", named)).answer, made);
      yield* (yield* Outbox).deliverDue;
      assert.equal(sentMails.length, before);
      const pdf = yield* Effect.promise(async () => (await fetch(made.documents[0].signedUrl)).bytes());
      assert.equal(new TextDecoder().decode(pdf.subarray(0, 5)), "%PDF-");
    }).pipe(Effect.provide(services)),
  );

  test(
    "tools' calls count against the caller's window as if the endpoints had been asked",
    Effect.gen(function* () {
      const origin = yield* listening;
      const { call } = yield* program(origin);
      const results = yield* Effect.forEach(
        Array.from({ length: 11 }),
        () => call("cbam_calculate", shipment),
      );
      const last = results.at(-1);
      assert.deepEqual(
        results.map(({ isError }) => isError).slice(0, 10),
        Array.from({ length: 10 }, () => false),
      );
      assert.match(last?.text ?? "", /The limit of 10 calls per hour \(cbam\) is reached/);
    }).pipe(Effect.provide(services)),
  );
});
