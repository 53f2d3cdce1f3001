// What an integrator does, with the package as it is installed: run in each runtime against the real service.
import assert from "node:assert/strict";
import process from "node:process";
import { readFile } from "node:fs/promises";
import { customs, CustomsProblem, verifyOffline } from "customs-invoice-client";

const [origin, key, requestFile] = process.argv.slice(2);
const anyone = customs({ baseUrl: origin });
const service = customs({ baseUrl: origin, apiKey: key });
const shipment = {
  cn_code: "72083900",
  origin_country: "CHN",
  tonnage: 1,
  import: "2026-02-15",
};

const all = async (items) => {
  const found = [];
  for await (const item of items) found.push(item);
  return found;
};

/** Every row, and what the generator came to. */
const drained = async (rows) => {
  const found = [];
  for (;;) {
    const { done, value } = await rows.next();
    if (done) return { rows: found, outcome: value };
    found.push(value);
  }
};

// Lookups, one calculation, a problem.
assert.equal((await anyone.scope({ cn: "72083900" })).in_scope, true);
assert.ok((await anyone.search("cement")).length > 0);
assert.ok(
  (await anyone.routes({ cn: "72083900", country: "CHN" })).routes.length > 0,
);
const calculation = await service.calculate(shipment);
assert.equal(calculation.net_cost_eur, 163.53);
assert.ok(calculation.sources.length > 0);
await assert.rejects(
  service.calculate({ ...shipment, origin_country: "CN" }),
  (error) => {
    assert.ok(error instanceof CustomsProblem);
    assert.deepEqual([error.status, error.type], [
      400,
      "/problems/invalid-request",
    ]);
    assert.deepEqual(
      error.issues.map(({ path, suggestion }) => [path, suggestion]),
      [[
        "/origin_country",
        "CHN",
      ]],
    );
    assert.ok(
      error.requestId.length > 0 && error.message.includes("origin_country"),
    );
    return true;
  },
);

// Bulk: more rows than one call takes, three of them bad; the same key goes on where it was.
const bad = new Set([7, 100, 5_100]);
const rows = Array.from({ length: 5_101 }, (_, index) => ({
  ...shipment,
  client_ref: String(index),
  ...(bad.has(index) ? { cn_code: "7208" } : {}),
}));
const idempotencyKey = crypto.randomUUID();
const { rows: answered, outcome } = await drained(
  service.bulk(rows, { idempotencyKey }),
);
assert.deepEqual(
  answered.map(({ index }) => index),
  rows.map((_, index) => index),
);
assert.deepEqual(
  answered.map(({ client_ref: ref }) => ref),
  rows.map(({ client_ref: ref }, index) => bad.has(index) ? answered[index].client_ref : ref),
);
assert.equal(outcome.requestIds.length, 2);
assert.deepEqual([outcome.summary.total, outcome.summary.errors], [5_101, 3]);
assert.equal(
  outcome.summary.total_net_cost_eur,
  Math.round(163.53 * 100) * 5_098 / 100,
);
assert.deepEqual(outcome.summary.by_period.map(({ rows }) => rows), [5_098]);
const again = await drained(service.bulk(rows, { idempotencyKey }));
assert.deepEqual(again.outcome, outcome);
const stored = await all(service.bulkRows(outcome.requestIds[1]));
assert.deepEqual(
  stored.map(({ calc_status: status }) => status).at(-1),
  "error",
);
assert.equal(stored.length, 101);
assert.ok(
  (await all(service.bulkCalls())).some(({ request_id: id }) => id === outcome.requestIds[0]),
);

// Tables up and down.
const csv = "cn_code;origin_country;tonnage;import\n7208 39 00;China;1,5;15.02.2026\n";
const table = await service.calculateTable(csv, { type: "csv" });
assert.match(new TextDecoder().decode(table.bytes), /72083900;CHN;1,5/);
const workbook = await service.calculateTable(csv, {
  type: "csv",
  answer: "xlsx",
});
assert.equal(new TextDecoder().decode(workbook.bytes.subarray(0, 2)), "PK");
const later = await service.bulkTable(outcome.requestIds[1], "csv");
assert.equal(
  new TextDecoder().decode(later.bytes).trim().split("\n").length,
  102,
);

// Plans: origins, years, a portfolio in each form, an offer.
const goods = { cn: "72083900", tonnage: 100 };
const { origins } = await anyone.compare({ ...goods, countries: "CHN,TUR" });
assert.deepEqual(origins.map(({ rank }) => rank), [1, 2]);
const years = { first_year: 2028, last_year: 2028, price_path: "80" };
const plan = await anyone.trajectory({ ...goods, country: "TUR", ...years });
assert.equal(plan.years[0].default.net_cost_eur, 15_387.2);
const planRow = {
  supplier: "Mill",
  cn_code: "72083900",
  origin_country: "TUR",
  tonnage: 100,
};
const many = await service.trajectories({
  rows: [planRow],
  first_year: 2028,
  last_year: 2028,
  price_path: 80,
});
assert.equal(many.results[0].sums.default_eur, 15_387.2);
const portfolio = await service.portfolio({ rows: [planRow] }, years);
assert.deepEqual(
  portfolio.by_supplier.map(({ supplier, known_eur: eur }) => [supplier, eur]),
  [["Mill", 15_387.2]],
);
const portfolioCsv = await service.portfolioAs(
  "csv",
  { rows: [planRow] },
  years,
);
assert.match(new TextDecoder().decode(portfolioCsv.bytes), /15387\.2/);
const portfolioTable = await service.portfolioTable(
  "supplier;cn_code;origin_country;tonnage\nMill;7208 39 00;Turkey;100\n",
  { type: "csv", answer: "xlsx", query: years },
);
assert.equal(
  new TextDecoder().decode(portfolioTable.bytes.subarray(0, 2)),
  "PK",
);
assert.match(portfolioTable.contentType, /spreadsheetml/);
const offer = {
  ...goods,
  country: "TUR",
  import: "2028-03-15",
  price_path: "80",
};
const indication = await anyone.indication({ ...offer, lang: "de" });
assert.equal(indication.total_eur, 15_387.2);
assert.match(indication.sentence, /rund 153,87/);
const page = await anyone.indicationPage(offer);
assert.equal(page.contentType, "application/pdf");
assert.equal(new TextDecoder().decode(page.bytes.subarray(0, 5)), "%PDF-");
await assert.rejects(
  anyone.indicationPage({ ...offer, import: "2020-01-01" }),
  (error) => error instanceof CustomsProblem && error.issues[0].path === "import",
);

// A report: issued, downloaded, verified here and there.
const report = await service.createReport({ ...shipment, draft: true });
assert.equal(report.status, "draft");
const issued = await service.issueReport(report.id);
const pdf = await anyone.download(issued.download_url);
const keys = await anyone.reportKeys();
const verdict = await verifyOffline(pdf, keys);
assert.equal(verdict.isGenuine, true, JSON.stringify(verdict.findings));
assert.equal(verdict.content.calculation.net_cost_eur, 163.53);
const others = keys.map((one) => ({
  ...one,
  x: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo",
}));
const { isGenuine, findings } = await verifyOffline(pdf, others);
assert.deepEqual([
  isGenuine,
  findings.find(({ part }) => part === "signature").result,
], [false, "differs"]);
assert.equal((await verifyOffline(pdf, [])).isGenuine, false);
assert.equal((await verifyOffline("{}", keys)).isGenuine, false);
assert.equal(
  (await anyone.verify(issued.report_number, issued.issued_at)).ok,
  true,
);
assert.equal(
  (await anyone.verify(issued.report_number, "2020-01-01")).ok,
  false,
);
assert.ok((await all(service.reports())).some(({ id }) => id === issued.id));

// An invoice, made once under its key.
const request = JSON.parse(await readFile(requestFile, "utf8"));
assert.equal((await service.validateInvoice(request)).valid, true);
const named = { idempotencyKey: crypto.randomUUID() };
const invoice = await service.createInvoice({ ...request, email: null }, named);
assert.deepEqual(
  await service.createInvoice({ ...request, email: null }, named),
  invoice,
);
const [document] = (await service.invoice(invoice.id)).documents;
assert.equal(
  new TextDecoder().decode(
    (await service.download(document.signedUrl)).subarray(0, 5),
  ),
  "%PDF-",
);
assert.deepEqual((await all(service.invoices())).map(({ id }) => id), [
  invoice.id,
]);

// An importer's year: people, ledger from JSON, a table and a bulk call, what follows from it, tables and files.
const { id: importer } = await service.keepImporter({
  eori: "DE123456789012345",
  name: "Muster GmbH",
  member_state: "DE",
});
const { id: declarant } = await service.keepDeclarant({
  eori: "DE123456789012345",
  name: "Muster GmbH",
  cbam_account: "DE-CBAM-0001",
  states: [{ state: "authorised", from: "2026-02-20" }],
});
assert.deepEqual((await service.importers()).map(({ id }) => id), [importer]);
assert.deepEqual((await service.declarants()).map(({ id }) => id), [declarant]);
const entry = {
  mrn: "26DE000000000001R1",
  item: 1,
  release_date: "2026-02-12",
  cn_code: "76042990",
  origin_country: "IND",
  net_mass_kg: 42_500,
};
const added = await service.addImports({ importer, declarant, entries: [entry] });
assert.deepEqual(added.summary, { total: 1, added: 1, unchanged: 0, refused: 0 });
const text = ({ bytes }) => new TextDecoder().decode(bytes);
assert.ok(text(await service.importTemplate("csv")).startsWith("entry,kind,"));
assert.ok(text(await service.importTemplate("csv", "de")).includes("MRN;"));
const released = "MRN;Pos;Überlassungsdatum;Warennummer;Ursprungsland;Eigenmasse (kg)\n" +
  "26DE000000000002R1;1;19.03.2026;72083900;China;9000\n";
const fromTable = await service.addImportsTable(released, { type: "csv", query: { importer, declarant } });
assert.equal(fromTable.results[0].row, 2);
assert.equal(fromTable.summary.added, 1);
const yearBulk = await drained(
  service.bulk([{ cn_code: "73181595", origin_country: "CHN", tonnage: 1.5 }]),
);
const taken = await service.importsFromBatch({
  importer,
  declarant,
  request_id: yearBulk.outcome.requestIds[0],
  mrn: "26DE000000000003R1",
  release_date: "2026-04-02",
});
assert.equal(taken.summary.added, 1);
await assert.rejects(
  service.importsFromInvoice({ importer, invoice: "INV-2026-000000" }),
  { status: 404 },
);
const ledger = await all(service.imports({ importer }));
assert.deepEqual(ledger.map(({ mrn }) => mrn.slice(-4)).sort(), ["01R1", "02R1", "03R1"]);
const history = await service.importById(added.results[0].id);
assert.equal(history.entries[0].net_mass_kg, 42_500);
const exported = await service.exportImports("xlsx", { importer });
assert.ok(exported.contentType.includes("spreadsheet"));
const sentAgain = await service.addImportsTable(exported.bytes, { type: "xlsx", query: { importer } });
assert.equal(sentAgain.summary.unchanged, 3);
const limit = await service.threshold({ importer, year: 2026 });
assert.deepEqual([limit.total_t, limit.passed_on.day], [53, "2026-03-19"]);
const { codes } = await service.documentCodes({
  cn: "72083900",
  country: "CHN",
  date: "2026-06-01",
  declarant,
});
assert.deepEqual(codes.map(({ code, reference }) => [code, reference]), [["Y128", "DE-CBAM-0001"]]);
assert.deepEqual((await service.certificates({ declarant })).lots, []);
await assert.rejects(
  service.buyCertificates({
    declarant,
    kind: "2026-Q1",
    bought_on: "2026-11-01",
    number: 5,
    unit_price_eur: 75.36,
  }),
  { status: 400 },
);
await assert.rejects(
  service.moveCertificates({
    declarant,
    lot: declarant,
    kind: "surrendered",
    day: "2026-11-01",
    number: 5,
  }),
  { status: 400 },
);
await assert.rejects(service.withdrawCertificates({ declarant, recorded: declarant }), { status: 404 });
assert.equal((await service.holding({ declarant, year: 2027 })).year, 2027);
const declaration = await service.declaration({ declarant, year: 2026 });
assert.equal(declaration.lines.length, 3);
const lines = await service.declarationAs("csv", { declarant, year: 2026 });
assert.ok(lines.contentType.startsWith("text/csv"));
const paper = await service.issueDeclaration({ declarant, year: 2026 });
const found = await service.declarationDocument(paper.id);
assert.equal(found.content_hash, paper.content_hash);
const pages = await service.download(paper.download_url);
assert.equal(new TextDecoder().decode(pages.subarray(0, 5)), "%PDF-");
const held = await service.reconcile({ rows: [{ ...entry, net_mass_kg: 42_000 }] }, { importer });
assert.deepEqual(held.results[0].differing, ["quantity"]);
const heldTable = await service.reconcileTable(released, {
  type: "csv",
  answer: "xlsx",
  query: { importer },
});
assert.ok(heldTable.contentType.includes("spreadsheet"));
const month = await service.accrual({ importer, month: "2026-04" });
assert.ok(month.total.total_eur > 0);
const books = await service.accrualAs("xlsx", { importer, month: "2026-04" });
assert.ok(books.bytes.length > 1_000);
assert.ok((await service.calendar(2027)).some(({ day }) => day === "2027-09-30"));
assert.ok((await service.calendar({ year: 2027, declarant })).some(({ day }) => day === "2027-09-30"));
assert.ok((await service.calendarFile({ year: 2027, declarant })).bytes.length > 1_000);
assert.ok((await service.calendarFile(2027, "de")).contentType.startsWith("text/calendar"));

process.stdout.write("everything went well\n");
