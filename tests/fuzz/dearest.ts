/**
 * The dearest legal calls, one after the other, each beside a probe: the longest that the service's main thread worked before it
 * answered the probe. Ends with 1 where that is more than a tenth of a second.
 *
 *     deno task dearest              every call
 *     deno task dearest "CSV|MCP"    those whose names match
 */
import assert from "node:assert/strict";
import { table } from "../../src/composition/commands/printed_rows.ts";
import { csv, xlsx } from "../../src/contract/values/media_types.ts";
import { mostCallsPerHour } from "../../src/domain/accounts/access.ts";
import { startLimited } from "../faults/limited_service.ts";
import { workbookOf } from "../support/arbitrary_tables.ts";
import { recordOf } from "../../src/kernel/text/json.ts";
import { keyIn } from "../support/customer.ts";
import { exampleRequest } from "../support/invoices.ts";
import { admin } from "../support/process.ts";
import { probing, workedMs } from "./probing.ts";

const rounds = 3;
const goalMs = 100;
const rowsOfCall = 5_000;
const only = new RegExp(Deno.args[0] ?? "");

const directory = await Deno.makeTempDir();
const env = { DATA_DIR: directory, ACCESS_LOG: "off" };
const service = await startLimited(env, 1_024);
const origin = `http://127.0.0.1:${service.port}`;
for (const tier of ["anonymous", "enterprise"]) {
  await admin(env, "tier", "set", tier, "--api-rate-per-hour", String(mostCallsPerHour));
}
const authorization = `Bearer ${keyIn(service.said())}`;

interface Sent {
  readonly path: string;
  readonly type?: string;
  readonly body?: BodyInit;
  readonly accept?: string;
}

/** A call that is another one in each round. */
type EachRound = () => Promise<Sent>;

const ask = async ({ path, type, body, accept }: Sent): Promise<Response> =>
  await fetch(`${origin}${path}`, {
    headers: {
      authorization,
      ...(type === undefined ? {} : { "content-type": type }),
      ...(accept === undefined ? {} : { accept }),
    },
    ...(body === undefined ? {} : { method: "POST", body }),
  });
const json = (path: string, value: unknown): Sent => ({
  path,
  type: "application/json",
  body: JSON.stringify(value),
});
const idOf = async (sent: Sent): Promise<string> => {
  const text = await (await ask(sent)).text();
  const [, id] = /"id":"([0-9a-f-]{36})"/.exec(text) ?? [];
  if (id === undefined) throw new Error(`${sent.path}: ${text.slice(0, 500)}`);
  return id;
};

const codes = ["72083900", "73181595", "76011090", "25231000", "31021012", "72071111"];
const countries = ["CHN", "TUR", "IND", "UKR", "ZAF", "USA"];
const words = "Lieferant mit langem Namen, Werk Süd und Nord ".repeat(4);
const planRows = Array.from({ length: rowsOfCall }, (_, at) => ({
  client_ref: `PO-${at} ${words}`,
  supplier: `${at % 997} ${words}`,
  cn_code: codes[at % codes.length],
  origin_country: countries[at % countries.length],
  tonnage: 1 + at / 7,
  verified_direct_intensity: 1.9 + (at % 13) / 100,
}));
const wide = Array.from({ length: 180 }, (_, at) => `Spalte ${at}`);
const tableHead = ["client_ref", "supplier", "cn_code", "origin_country", "tonnage", "import"];
const wideCells = planRows.map((row, at) => [
  `PO-${at}`,
  `${at % 997}`,
  row.cn_code ?? "",
  row.origin_country ?? "",
  String(row.tonnage),
  "2026-02-15",
  ...wide.map((_, column) => String((at * column) % 97)),
]);
const wideCsv = [[...tableHead, ...wide], ...wideCells].map((cells) => cells.join(";")).join("\n");
const shipments = planRows.map(({ client_ref, cn_code, origin_country, tonnage }) => ({
  client_ref,
  cn_code,
  origin_country,
  tonnage,
  import: "2026-02-15",
}));
const entries = Array.from({ length: rowsOfCall }, (_, at) => ({
  entry: `E-${at}`,
  kind: "import",
  mrn: `26DE${String(at).padStart(12, "0")}R1`,
  item: 1,
  release_date: `2026-0${1 + at % 9}-1${at % 10}`,
  cn_code: codes[at % codes.length],
  origin_country: countries[at % countries.length],
  net_mass_kg: 1_000 + at,
}));
const customsCsv = [
  "mrn;item;cn_code;origin_country;net_mass_kg;release_date;Bemerkung",
  ...entries.map((each) =>
    [
      each.mrn,
      1,
      each.cn_code,
      each.origin_country,
      each.net_mass_kg + each.net_mass_kg % 3,
      each.release_date,
      words,
    ]
      .join(";")
  ),
].join("\n");

const importer = await idOf(json("/api/v1/cbam/importers", { eori: "DE999456789012345", name: "A" }));
const declarant = await idOf(json("/api/v1/cbam/declarants", {
  eori: "DE999456789012345",
  name: "A",
  states: [{ state: "authorised", from: "2026-01-01" }],
}));
const filled = await ask(json("/api/v1/cbam/imports", {
  importer,
  entries: entries.map((each) => ({ ...each, declarant })),
}));
assert.match(await filled.text(), /"added":5000/);
const detailed = await idOf(json("/api/v1/cbam/declarants", {
  eori: "DE999456789012347",
  name: "C",
  states: [{ state: "authorised", from: "2026-01-01" }],
}));
const detailedImporter = await idOf(json("/api/v1/cbam/importers", { eori: "DE999456789012347", name: "C" }));
const eachALine = await ask(json("/api/v1/cbam/imports", {
  importer: detailedImporter,
  entries: entries.map((each, at) => ({
    ...each,
    declarant: detailed,
    determination: "actual",
    actual_values: {
      direct_t_per_t: 1.9,
      indirect_t_per_t: 0.2,
      precursors: [],
      installation: { id: `TR-${at}`, name: `Werk Süd ${at}` },
    },
  })),
}));
assert.match((await eachALine.text()).slice(0, 600), /"added":5000/);
const declarationsDocument = json("/api/v1/cbam/imports/declaration/documents", {
  declarant: detailed,
  year: 2026,
});
/** A document of 5 000 lines that nobody opened yet. */
const unopened: EachRound = async () => {
  const text = await (await ask(declarationsDocument)).text();
  const { download_url: path, declaration } = recordOf(JSON.parse(text));
  assert.equal(Object.keys(recordOf(declaration)["lines"] ?? []).length, rowsOfCall);
  return { path: String(path) };
};
/** Such a document once more, as JSON. */
const found: EachRound = async () => ({
  path: `/api/v1/cbam/imports/declaration/documents/${await idOf(declarationsDocument)}`,
});
/** The archive of a ledger that has several such documents. */
const archived: EachRound = async () => {
  for (let made = 0; made < 3; made++) await idOf(declarationsDocument);
  return { path: "/api/v1/cbam/imports/archive.zip" };
};
const chained = await idOf(json("/api/v1/cbam/importers", { eori: "DE999456789012346", name: "B" }));
const first = { ...entries[0], declarant };
const correction = (at: number) => ({
  ...first,
  entry: `C-${at}`,
  kind: "correction",
  refers_to: at === 1 ? "E-0" : `C-${at - 1}`,
  net_mass_kg: 2_000 + at,
});
const chain = [first, ...Array.from({ length: 99 }, (_, at) => correction(at + 1))];
const linked = await ask(json("/api/v1/cbam/imports", { importer: chained, entries: chain }));
const linkedText = await linked.text();
assert.match(linkedText, /"added":100/);
const [, chainId = ""] = /"id":"([0-9a-f-]{36})"/.exec(linkedText) ?? [];

const movedMrn = "26DE3023AAAAAAAAR1";
/** Imports of one number that each got another one. */
const movedRows = Array.from({ length: 1_600 }, (_, at) => [
  { ...entries[0], declarant, entry: `A-${at}`, mrn: movedMrn },
  {
    ...entries[0],
    declarant,
    entry: `B-${at}`,
    kind: "correction",
    refers_to: `A-${at}`,
    mrn: movedMrn,
    item: 10 + at,
  },
]).flat();
const moved = await idOf(json("/api/v1/cbam/importers", { eori: "DE999456789012348", name: "D" }));
const leaving = await ask(json("/api/v1/cbam/imports", { importer: moved, entries: movedRows }));
assert.match(await leaving.text(), /"added":3200/);
const ofOneNumber = (count: number, kind: "import" | "correction") =>
  Array.from({ length: count }, (_, at) => ({
    ...entries[0],
    declarant,
    entry: `${kind} ${at}`,
    mrn: movedMrn,
    ...(kind === "import" ? {} : { kind, refers_to: "A-0", net_mass_kg: 5_000 + at }),
  }));
/** Rows of that number: what each of them stands for depends on all others. */
const ofMovedImports: EachRound = () =>
  Promise.resolve(json("/api/v1/cbam/imports", {
    importer: moved,
    entries: [
      ...movedRows.slice(0, 2),
      ...ofOneNumber(1_600, "correction"),
      ...ofOneNumber(1_600, "import"),
      ...movedRows.slice(3).filter(({ entry }) => entry.startsWith("B-")).map((row) => ({
        ...row,
        kind: "import",
        refers_to: undefined,
      })),
    ],
  }));

/** An importer whose imports have a hundred precursors each. */
const precursory = await idOf(json("/api/v1/cbam/importers", { eori: "DE999456789012349", name: "E" }));
const precursors = Array.from({ length: 100 }, (_, at) => ({
  cn_code: codes[at % codes.length],
  origin_country: countries[at % countries.length],
  tonnes_per_tonne: 0.001 + at / 1_000_000,
  free_allocation_t_per_t: 1.2,
  verified_emissions_t_per_t: 1.5 + at / 1_000,
}));
const importsOfCall = 250;
for (let from = 0; from < 3_000; from += importsOfCall) {
  const added = await ask(json("/api/v1/cbam/imports", {
    importer: precursory,
    entries: entries.slice(from, from + importsOfCall).map((each) => ({
      ...each,
      cn_code: "73181595",
      note: words,
      determination: "actual",
      actual_values: { direct_t_per_t: 1.9, precursors, installation: { id: "TR-1", name: "Werk Süd" } },
    })),
  }));
  assert.match((await added.text()).slice(0, 600), /"added":250/);
}

const example = exampleRequest("commercial");
const data = recordOf(example["invoiceData"]);
const line = recordOf(Array.isArray(data["lineItems"]) ? data["lineItems"][0] : undefined);
const charges = Number(data["freight"] ?? 0) + Number(data["insurance"] ?? 0);
const invoice = {
  ...example,
  invoiceData: {
    ...data,
    totalDeclaredValue: Math.round((500 * Number(line["totalValue"]) + charges) * 100) / 100,
    lineItems: Array.from({ length: 500 }, (_, at) => ({ ...line, id: String(at) })),
  },
};
const inLetters = (letters: string) => ({
  ...invoice,
  invoiceData: {
    ...invoice.invoiceData,
    lineItems: invoice.invoiceData.lineItems.map((each) => ({
      ...each,
      description: letters.repeat(Math.floor(490 / letters.length)),
    })),
  },
});
const mcp = (calls: ReadonlyArray<readonly [string, unknown]>): Sent => ({
  ...json(
    "/mcp",
    calls.map(([name, args], id) => ({
      jsonrpc: "2.0",
      id,
      method: "tools/call",
      params: { name, arguments: args },
    })),
  ),
  accept: "application/json, text/event-stream",
});

const plan = "/api/v1/cbam/portfolio?first_year=2026&last_year=2034&price_path=80";
const dearest: Readonly<Record<string, Sent | EachRound>> = {
  "compare": {
    path:
      "/api/v1/cbam/compare?cn=73181595&tonnage=100&import=2026-08-15&verified_direct=2&verified_country=CHN",
  },
  "trajectories": json("/api/v1/cbam/trajectory", { price_path: "80", rows: planRows }),
  "portfolio JSON": json(plan, { rows: planRows }),
  "portfolio CSV, 186 columns": { path: `${plan}&extra_columns=keep`, type: csv, body: wideCsv, accept: csv },
  "portfolio XLSX out": { ...json(plan, { rows: planRows }), accept: xlsx },
  "bulk JSON": json("/api/v1/cbam/bulk", { shipments }),
  "bulk CSV, 186 columns": {
    path: "/api/v1/cbam/bulk?extra_columns=keep",
    type: csv,
    body: wideCsv,
    accept: csv,
  },
  "bulk XLSX in and out": {
    path: "/api/v1/cbam/bulk?extra_columns=keep",
    type: xlsx,
    body: workbookOf([tableHead, ...wideCells.map((cells) => cells.slice(0, 6))]),
    accept: xlsx,
  },
  "tables read": { path: "/tables/read", type: csv, body: wideCsv },
  "imports again": json("/api/v1/cbam/imports", {
    importer,
    entries: entries.map((each) => ({ ...each, declarant })),
  }),
  "imports of one number": ofMovedImports,
  "imports wrong": json("/api/v1/cbam/imports", {
    importer,
    entries: entries.map((each) => ({ ...each, mrn: "?", cn_code: "1", origin_country: "Nowhere" })),
  }),
  "imports CSV wrong": {
    path: `/api/v1/cbam/imports?importer=${importer}`,
    type: csv,
    body: customsCsv,
  },
  "imports export CSV": { path: `/api/v1/cbam/imports?importer=${importer}`, accept: csv },
  "imports export XLSX": { path: `/api/v1/cbam/imports?importer=${importer}`, accept: xlsx },
  "imports with precursors CSV": { path: `/api/v1/cbam/imports?importer=${precursory}`, accept: csv },
  "imports with precursors XLSX": { path: `/api/v1/cbam/imports?importer=${precursory}`, accept: xlsx },
  "imports list": { path: `/api/v1/cbam/imports?importer=${importer}&limit=100` },
  "chain of 100": { path: `/api/v1/cbam/imports/${chainId}` },
  "list with a chain": { path: `/api/v1/cbam/imports?importer=${chained}` },
  "threshold": { path: `/api/v1/cbam/imports/threshold?importer=${importer}&year=2026` },
  "penalties": { path: `/api/v1/cbam/imports/penalties?importer=${importer}&year=2026` },
  "declaration": { path: `/api/v1/cbam/imports/declaration?declarant=${declarant}&year=2026` },
  "declaration XLSX": {
    path: `/api/v1/cbam/imports/declaration?declarant=${declarant}&year=2026`,
    accept: xlsx,
  },
  "declaration's document": declarationsDocument,
  "declaration's document, first opened": unopened,
  "declaration's document, found": found,
  "accrual": { path: `/api/v1/cbam/imports/accrual?importer=${importer}&month=2026-09&since=2026-01-01` },
  "holding": { path: `/api/v1/cbam/imports/holding?declarant=${declarant}&year=2026` },
  "archive": archived,
  "reconcile JSON": json(`/api/v1/cbam/imports/reconcile?importer=${importer}`, { rows: entries }),
  "reconcile CSV": {
    path: `/api/v1/cbam/imports/reconcile?importer=${importer}`,
    type: csv,
    body: customsCsv,
  },
  "reconcile CSV, CSV out": {
    path: `/api/v1/cbam/imports/reconcile?importer=${importer}`,
    type: csv,
    body: customsCsv,
    accept: csv,
  },
  "values uses": { path: "/api/v1/cbam/values/uses?year=2026" },
  "invoice of 500 lines, checked": json("/api/v1/invoices/validate", invoice),
  "invoice in Hebrew, checked": json("/api/v1/invoices/validate", inLetters("שלום abc 123 ")),
  "invoice of accents, checked": json(
    "/api/v1/invoices/validate",
    inLetters(`Z${"\u0301\u0316\u0334".repeat(30)}`),
  ),
  "invoice of 500 lines": json("/api/v1/invoices", invoice),
  "MCP, 20 calculations": mcp(
    Array.from({ length: 20 }, () => ["cbam_calculate", {
      cn_code: "73181595",
      origin_country: "CHN",
      tonnage: 1,
      import: "2026-02-15",
    }]),
  ),
  "MCP, 20 comparisons": mcp(
    Array.from({ length: 20 }, () => ["cbam_compare_origins", { cn_code: "73181595", tonnage: 1 }]),
  ),
  "MCP, 20 lists": {
    ...json("/mcp", Array.from({ length: 20 }, (_, id) => ({ jsonrpc: "2.0", id, method: "tools/list" }))),
    accept: "application/json, text/event-stream",
  },
  "plan page": { path: "/plan?cn=73181595&country_1=CHN&country_2=TUR&country_3=IND&mass=100" },
  "plan figures": {
    path: "/plan/figures.csv?cn=73181595&country_1=CHN&country_2=TUR&country_3=IND&mass=100",
  },
  // Several files on the page are as many of these, one after the other.
  "verify": json("/api/v1/cbam/verify", { reportId: "sample", issuedDate: "2026-11-20" }),
  "verify page": {
    path: "/verify",
    type: "application/x-www-form-urlencoded",
    body: "reportId=sample&issuedDate=2026-11-20",
  },
  "docs search": { path: "/docs/search?q=" + "free+allocation+benchmark+certificate+price+".repeat(4) },
  "goods search": { path: "/goods?q=" + "stainless+steel+wire+".repeat(5) },
};

const rows: Array<Record<string, string | number>> = [];
for (const [name, call] of Object.entries(dearest)) {
  if (!only.test(name)) continue;
  let [longest, waited, status, seconds, megabytes] = [0, 0, 0, 0, 0];
  for (let round = 0; round < rounds; round++) {
    const sent = typeof call === "function" ? await call() : call;
    const probe = probing({ origin, pid: service.pid, fromMs: 5 });
    await new Promise((resolve) => setTimeout(resolve, 400));
    await probe.waits();
    const begun = performance.now();
    const beganMs = Date.now();
    const answer = await ask(sent);
    const bytes = await answer.bytes();
    status = answer.status;
    assert.ok(status < 400, `${name}: ${new TextDecoder().decode(bytes).slice(0, 300)}`);
    seconds = (performance.now() - begun) / 1_000;
    megabytes = bytes.length / 1e6;
    await new Promise((resolve) => setTimeout(resolve, 100));
    const waits = (await probe.waits()).filter((each) => each.sinceMs + each.ms > beganMs);
    probe.end();
    // The first call of a process also loads modules and compiles.
    if (round > 0) {
      longest = Math.max(longest, ...waits.map(workedMs));
      waited = Math.max(waited, ...waits.map(({ ms }) => ms));
    }
  }
  rows.push({
    call: name,
    status,
    seconds: seconds.toFixed(1),
    answer_mb: megabytes.toFixed(1),
    longest_work_ms: Math.round(longest),
    longest_wait_ms: Math.round(waited),
  });
  await Deno.stderr.write(new TextEncoder().encode(`${JSON.stringify(rows.at(-1))}\n`));
}
await service.stop();
await Deno.remove(directory, { recursive: true });
await Deno.stdout.write(new TextEncoder().encode(`${table(rows)}\n`));
Deno.exit(rows.every((row) => Number(row["longest_work_ms"]) <= goalMs) ? 0 : 1);
