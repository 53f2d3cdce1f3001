/**
 * Files that leave with what strangers wrote in them: no cell that a spreadsheet runs, no line that becomes two, no name that leaves
 * its folder. The doors follow from the document: whichever answers with another media type than JSON is asked here, and one that
 * this file doesn't know how to ask fails it.
 */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { router } from "../../src/composition/features.ts";
import { permissions } from "../../src/contract/access.ts";
import { csv, xlsx } from "../../src/contract/values/media_types.ts";
import { isObject, objectOf } from "../../src/http/openapi/schemas.ts";
import { isRecord, recordOf } from "../../src/kernel/text/json.ts";
import { onOneDatabase } from "../support/databases.ts";
import { document } from "../support/declared_answers.ts";
import { importsPath, peoplePaths } from "../support/import_calls.ts";
import { everyRow } from "../support/every_row.ts";
import { formOf, inquiriesPath, mailsTo, question, tokenIn } from "../support/inquiry_calls.ts";
import { exampleRequest } from "../support/invoices.ts";
import { pdfOf } from "../support/kept_files.ts";
import { listening } from "../support/listening_service.ts";
import { assertPlain, hostileTexts, printableTexts } from "../support/leaving_files.ts";
import { signedIn } from "../support/session_browser.ts";
import { installationsPath, operatorsValue, valuesPath } from "../support/supplier_calls.ts";
import { workbookWith } from "../support/workbooks.ts";
import { type Client, client, freshPeer, holder, services } from "../support/whole_service.ts";

const goods = { cn_code: "72083900", origin_country: "CHN", tonnage: 1, import: "2026-02-15" };

/** A file's door. */
interface Door {
  readonly name: string;
  readonly type: string;
}

const fileDoors: ReadonlyArray<Door> = Object.entries(objectOf(document["paths"])).flatMap((
  [path, methods],
) =>
  Object.entries(objectOf(methods)).flatMap(([method, operation]) => {
    const answer = objectOf(objectOf(objectOf(operation)["responses"])["200"]);
    return Object.keys(objectOf(answer["content"]))
      .filter((type) => !/json|html/.test(type))
      .map((type) => ({ name: `${method.toUpperCase()} ${path}`, type }));
  })
);

/** What an account of strangers' words holds. */
interface Held {
  readonly importer: string;
  readonly declarant: string;
  readonly installation: string;
  readonly value: string;
  readonly attachment: string;
  readonly inquiry: string;
  readonly inquiryFile: string;
  readonly batch: string;
  readonly entry: string;
  readonly report: string;
  readonly reportId: string;
  readonly declaration: string;
  readonly invoice: string;
  readonly invoiceId: string;
}

interface Call {
  readonly path: string;
  readonly body?: unknown;
  readonly sent?: { readonly type: string; readonly text: string };
  /** Given byte by byte as it was sent. */
  readonly isAsSent?: boolean;
}

const textAt = (value: unknown, ...names: ReadonlyArray<string>): string => {
  const found = names.reduce<unknown>(
    (inner, name) => Array.isArray(inner) ? inner[Number(name)] : recordOf(inner)[name],
    value,
  );
  assert.ok(typeof found === "string", `${names.join("/")} in ${JSON.stringify(value).slice(0, 500)}`);
  return found;
};

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** A table with strangers' words in its cells and in a heading of its own. */
const table = [
  ["client_ref", "supplier", "cn_code", "origin_country", "tonnage", "import", "=Art"],
  ...hostileTexts.map((text) => [text, text, "72083900", "CHN", "1", "2026-02-15", text]),
].map((cells) => cells.map(quoted).join(",")).join("\r\n");

const entryOf = (text: string, index: number) => ({
  entry: `${text} ${index}`,
  item: 1,
  kind: "import",
  mrn: `26DE0000000000${String(index).padStart(2, "0")}R1`,
  release_date: "2026-02-15",
  cn_code: "73181595",
  origin_country: "CHN",
  net_mass_kg: 1_000,
  determination: "actual",
  actual_values: {
    direct_t_per_t: 2.1,
    precursors: [],
    installation: { id: text, name: text, address: text, operator: text },
    verification: { verifier: text, report: text },
  },
  origin_carbon_price: { eur_per_t: 1, certifier: text, evidence: text },
  note: text,
});

/** How each door is asked. */
const calls: Readonly<Record<string, (held: Held) => Call>> = {
  "POST /api/v1/cbam/portfolio": () => ({
    path: "/api/v1/cbam/portfolio?first_year=2027&last_year=2027&price_path=80&extra_columns=keep",
    sent: { type: csv, text: table },
  }),
  "GET /api/v1/cbam/indication": () => ({
    path: `/api/v1/cbam/indication?cn=72083900&country=CHN&import=2028-03-15&tonnage=1`,
  }),
  "POST /api/v1/cbam/indication": () => ({
    path: "/api/v1/cbam/indication",
    body: { ...goods, import: "2028-03-15" },
  }),
  "POST /api/v1/cbam/bulk": () => ({
    path: "/api/v1/cbam/bulk?extra_columns=keep",
    sent: { type: csv, text: table },
  }),
  "GET /api/v1/cbam/bulk/{request_id}": ({ batch }) => ({ path: `/api/v1/cbam/bulk/${batch}` }),
  "GET /api/v1/cbam/bulk/template.xlsx": () => ({ path: "/api/v1/cbam/bulk/template.xlsx" }),
  "GET /api/v1/cbam/bulk/{request_id}/reports.zip": ({ batch }) => ({
    path: `/api/v1/cbam/bulk/${batch}/reports.zip`,
  }),
  "GET /api/v1/cbam/reports/{id}/download": ({ report }) => ({ path: report }),
  "POST /api/v1/cbam/imports": ({ importer }) => ({
    path: importsPath,
    body: { importer, entries: hostileTexts.map((text, at) => entryOf(text, 50 + at)) },
  }),
  "GET /api/v1/cbam/imports": ({ importer }) => ({ path: `${importsPath}?importer=${importer}` }),
  "GET /api/v1/cbam/imports/template.xlsx": () => ({ path: `${importsPath}/template.xlsx` }),
  "GET /api/v1/cbam/imports/template.csv": () => ({ path: `${importsPath}/template.csv` }),
  "GET /api/v1/cbam/imports/archive.zip": () => ({ path: `${importsPath}/archive.zip` }),
  "POST /api/v1/cbam/imports/reconcile": ({ importer }) => ({
    path: `${importsPath}/reconcile?importer=${importer}`,
    sent: {
      type: csv,
      text: [
        "mrn,cn_code,origin_country,net_mass_kg,release_date",
        ...hostileTexts.map((text) => [text, text, text, text, text].map(quoted).join(",")),
        "26DE000000000001R1,73181595,CHN,1,2026-02-15",
      ].join("\r\n"),
    },
  }),
  "GET /api/v1/cbam/imports/declaration": ({ declarant }) => ({
    path: `${importsPath}/declaration?declarant=${declarant}&year=2026`,
  }),
  "GET /api/v1/cbam/imports/declaration/documents/{id}/download": ({ declaration }) => ({
    path: declaration,
  }),
  "GET /api/v1/cbam/imports/accrual": ({ importer }) => ({
    path: `${importsPath}/accrual?importer=${importer}&month=2026-02`,
  }),
  "GET /api/v1/cbam/imports/calendar.ics": () => ({ path: `${importsPath}/calendar.ics?year=2026` }),
  "GET /api/v1/cbam/values/{id}/attachments/{attachment}": ({ value, attachment }) => ({
    path: `${valuesPath}/${value}/attachments/${attachment}`,
    isAsSent: true,
  }),
  "GET /api/v1/cbam/inquiries/{id}/template.xlsx": ({ inquiry }) => ({
    path: `${inquiriesPath}/${inquiry}/template.xlsx`,
  }),
  "GET /api/v1/cbam/inquiries/{id}/files/{sha256}": ({ inquiry, inquiryFile }) => ({
    path: `${inquiriesPath}/${inquiry}/files/${inquiryFile}`,
    isAsSent: true,
  }),
  "GET /api/v1/cbam/installations/{id}/dossier.zip": ({ installation }) => ({
    path: `${installationsPath}/${installation}/dossier.zip?year=2026`,
  }),
  "GET /api/v1/invoices/files/invoices/{id}/{file}": ({ invoice }) => ({ path: invoice }),
};

/** What stands in the query of pages that need one. */
const plan = "cn=73181595&country_1=CHN&country_2=TUR&mass=100";

/** Pages that give a file: the addresses that they are asked by, under the session. */
const filePages: Readonly<Record<string, (held: Held) => ReadonlyArray<string>>> = {
  "/plan/figures.csv": () => [`/plan/figures.csv?${plan}`, `/plan/figures.csv?${plan}&lang=de`],
  "/plan/indication.pdf": () => [`/plan/indication.pdf?${plan}&day=2028-03-15`],
  "/tables/template.xlsx": () => ["/tables/template.xlsx"],
  "/imports/archive.zip": () => ["/imports/archive.zip"],
  "/imports/calendar.ics": () => ["/imports/calendar.ics?year=2026&lang=de"],
  "/imports/ledger/table": ({ importer }) =>
    ["xlsx", "csv"].map((form) => `/imports/ledger/table?importer=${importer}&year=2026&form=${form}`),
  "/imports/declaration/table": ({ declarant }) =>
    ["xlsx", "csv"].map((form) => `/imports/declaration/table?declarant=${declarant}&year=2026&form=${form}`),
  "/imports/books/accrual": ({ importer }) =>
    ["xlsx", "csv"].map((form) =>
      `/imports/books/accrual?of=importer%20${importer}&month=2026-02&form=${form}`
    ),
  "/account/reports/:id/pdf": ({ reportId }) => [`/account/reports/${reportId}/pdf`],
  "/tables/calculated/:id": ({ batch }) =>
    ["", "?form=csv"].map((form) => `/tables/calculated/${batch}${form}`),
  "/tables/calculated/:id/reports.zip": ({ batch }) => [`/tables/calculated/${batch}/reports.zip`],
  "/suppliers/requests/:id/template.xlsx": ({ inquiry }) => [`/suppliers/requests/${inquiry}/template.xlsx`],
  "/suppliers/requests/:id/files/:sha256": ({ inquiry, inquiryFile }) => [
    `/suppliers/requests/${inquiry}/files/${inquiryFile}`,
  ],
  "/suppliers/installations/:id/dossiers/:year": ({ installation }) => [
    `/suppliers/installations/${installation}/dossiers/2026`,
  ],
  "/suppliers/values/:id/files/:attachment": ({ value, attachment }) => [
    `/suppliers/values/${value}/files/${attachment}`,
  ],
  // Its link is used when the account holds all: it was asked before that.
  "/inquiry/template.xlsx": () => [],
};

/** Files that are given as they were sent. */
const filesAsSent = /\/files\//;

/** Pages of one thing, which are asked by its id. */
const onePages: Readonly<Record<string, (held: Held) => string>> = {
  "/account/batches/:id": ({ batch }) => batch,
  // No certificate has been sold on the day of this test: the page says that there is none.
  "/imports/certificates/:id/withdraw": ({ entry }) => entry,
  "/imports/entries/:id": ({ entry }) => entry,
  "/imports/entries/:id/cancel": ({ entry }) => entry,
  "/imports/entries/:id/correct": ({ entry }) => entry,
  "/invoices/:id": ({ invoiceId }) => invoiceId,
  "/suppliers/installations/:id": ({ installation }) => installation,
  "/suppliers/installations/:id/ask": ({ installation }) => installation,
  "/suppliers/requests/:id": ({ inquiry }) => inquiry,
  "/suppliers/values/:id": ({ value }) => value,
};

/** Ways to pages of forms, pages that show words alone, or that this account has nothing for: they are asked no further. */
const noFiles =
  /^\/(?:operator|docs|assets|problems|join|sign-in|settings\/api-keys\/:id|account\/(?:members\/:id|saved\/body))(?:\/|$)|\/remove$/;

const isPageType = (type: string): boolean =>
  /^(?:text\/(?:html|plain|markdown)|application\/(?:problem\+)?json)/.test(type);

/** Calls with a key, whose answers are there or say why not. */
const asking = (ask: Client, key: string) => {
  const authorization = `Bearer ${key}`;
  const send = (path: string, init: RequestInit = {}) =>
    ask(path, { ...init, headers: { authorization, ...init.headers } });
  const json = (path: string, value?: unknown) =>
    Effect.flatMap(
      send(
        path,
        value === undefined ? {} : {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(value),
        },
      ),
      (answer) =>
        Effect.promise(async () => {
          const text = await answer.text();
          assert.ok(answer.status < 300, `${path}: ${answer.status} ${text}`);
          const body: unknown = JSON.parse(text);
          return body;
        }),
    );
  return { send, json };
};

/** HEAD of a file says the length that GET has, or none: never another one. */
const assertHeadLength = async (url: string, headers: HeadersInit): Promise<void> => {
  const head = await fetch(url, { method: "HEAD", headers: { ...headers, "accept-encoding": "identity" } });
  const whole = await fetch(url, { headers: { ...headers, "accept-encoding": "identity" } });
  const { byteLength } = await whole.arrayBuffer();
  assert.equal(head.status, whole.status, url);
  assert.equal(head.headers.get("content-type"), whole.headers.get("content-type"), url);
  const length = head.headers.get("content-length");
  assert.ok(length === null || Number(length) === byteLength, `${url}: ${length} for ${byteLength} bytes`);
  const squeezed = await fetch(url, { method: "HEAD", headers: { ...headers, "accept-encoding": "gzip" } });
  assert.notEqual(squeezed.headers.get("content-length"), "0", url);
};

/** Every text of a request for an invoice that may hold any words. */
const hostileInvoice = () => {
  const request = exampleRequest("commercial");
  const [name = ""] = printableTexts;
  const spoil = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(spoil) : isRecord(value)
      ? Object.fromEntries(
        Object.entries(value).map(([member, inner]) =>
          ["name", "description", "invoiceNumber", "remarks"].includes(member) && typeof inner === "string"
            ? [member, name]
            : [member, spoil(inner)]
        ),
      )
      : value;
  return spoil(request);
};

/** A supplier's table with values, which is kept. */
const filledForm = workbookWith([
  ["CN code", "Direct emissions", "The values are"],
  ["73181595", "2.1", "operator"],
]);

/** An account that holds strangers' words wherever words go. */
const heldBy = (ask: Client, { send, json }: ReturnType<typeof asking>) =>
  Effect.gen(function* () {
    const [name = ""] = printableTexts;
    const eori = "DE123456789012345";
    const importer = textAt(yield* json(peoplePaths.importers, { eori, name, member_state: "DE" }), "id");
    const states = hostileTexts.slice(0, 2).map((reference, at) => ({
      state: "applied",
      from: `2026-02-1${at}`,
      reference,
    }));
    const declarant = textAt(
      yield* json(peoplePaths.declarants, { eori, name, cbam_account: name, states }),
      "id",
    );
    const entries = hostileTexts.map(entryOf);
    const recorded = yield* json(importsPath, {
      importer,
      entries: entries.map((each) => ({ ...each, declarant })),
    });
    const place = { name, operator: name, address: name, country: "TUR", registry_id: name };
    const installation = textAt(yield* json(installationsPath, place), "installation", "id");
    const value = textAt(
      yield* json(valuesPath, { values: [{ ...operatorsValue, installation, source: name, note: name }] }),
      "results",
      "0",
      "value",
      "id",
    );
    const attached = yield* send(
      `${valuesPath}/${value}/attachments?name=${encodeURIComponent(`${name}.pdf`)}`,
      {
        method: "POST",
        headers: { "content-type": "application/pdf" },
        body: pdfOf("a"),
      },
    );
    const attachment = textAt(yield* Effect.promise(() => attached.json()), "attachment", "id");
    const email = `${crypto.randomUUID()}@karadeniz.example`;
    const inquiry = textAt(
      yield* json(inquiriesPath, { ...question, installation, email, asker: name }),
      "inquiry",
      "id",
    );
    const [mail] = yield* mailsTo(email);
    assert.ok(mail !== undefined);
    assert.match(`${mail.subject}${mail.senderName}${mail.to}`, /^\P{C}+$/u);
    const token = tokenIn(mail);
    const table = yield* ask(`/inquiry/template.xlsx?token=${token}`);
    yield* Effect.promise(() => assertPlain(table, "the supplier's table"));
    const file = new File([filledForm], `${name}\r\nX: y.xlsx`);
    const read = yield* ask("/inquiry", formOf(token, { do: "read", file }));
    const [, inquiryFile = ""] = /name="kept\.([0-9a-f]{64})"/.exec(
      yield* Effect.promise(() => read.text()),
    ) ?? [];
    const told = { "0.direct_t_per_t": "1.9", "0.state": "operator", "0.source": name };
    yield* ask("/inquiry", formOf(token, { ...told, [`kept.${inquiryFile}`]: "on" }));
    const shipments = hostileTexts.map((client_ref) => ({ ...goods, client_ref }));
    const batch = textAt(yield* json("/api/v1/cbam/bulk", { shipments }), "request_id");
    const report = yield* json("/api/v1/cbam/reports", { ...goods, client_ref: name });
    const declaration = yield* json(`${importsPath}/declaration/documents`, { declarant, year: 2026 });
    const invoice = yield* json("/api/v1/invoices", hostileInvoice());
    const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, "");
    const linkIn = (body: unknown) =>
      pathOf(/"(?:download_url|signedUrl)":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? "");
    return {
      importer,
      declarant,
      installation,
      value,
      attachment,
      inquiry,
      inquiryFile,
      batch,
      entry: textAt(recorded, "results", "0", "id"),
      report: linkIn(report),
      reportId: textAt(report, "id"),
      declaration: linkIn(declaration),
      invoice: linkIn(invoice),
      invoiceId: textAt(invoice, "id"),
    };
  });

onOneDatabase((test) => {
  test(
    "every door that gives a file gives one that is whole, runs nothing and has one name, whatever strangers wrote",
    Effect.gen(function* () {
      const ask = yield* client(freshPeer());
      const { key } = yield* holder("enterprise", permissions);
      const calling = asking(ask, key);
      const { send } = calling;
      const held = yield* heldBy(ask, calling);
      const origin = yield* listening;
      for (const { name: door, type } of fileDoors) {
        const call = calls[door];
        assert.ok(call !== undefined, `${door} gives a file: say in this test how it is asked`);
        const { path, body, sent, isAsSent } = call(held);
        const how: RequestInit = body !== undefined
          ? {
            method: "POST",
            body: JSON.stringify(body),
            headers: { "content-type": "application/json", accept: type },
          }
          : sent !== undefined
          ? { method: "POST", body: sent.text, headers: { "content-type": sent.type, accept: type } }
          : { headers: { accept: type } };
        const answer = yield* send(path, how);
        const where = `${door} as ${type}`;
        if (answer.status !== 200) {
          assert.fail(`${where}: ${answer.status} ${yield* Effect.promise(() => answer.text())}`);
        }
        yield* Effect.promise(() => assertPlain(answer, where, isAsSent));
        if (door.startsWith("GET ")) {
          const headers = { accept: type, authorization: `Bearer ${key}` };
          yield* Effect.promise(() => assertHeadLength(`${origin}${path}`, headers));
        }
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "every page that gives a file gives one likewise, and every other shows a page",
    Effect.gen(function* () {
      const ask = yield* client(freshPeer());
      const { key, account } = yield* holder("enterprise", permissions);
      const held = yield* heldBy(ask, asking(ask, key));
      const { jar } = yield* signedIn(account);
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
      const given = (path: string): Effect.Effect<Response> =>
        Effect.flatMap(ask(path, { headers: { cookie }, redirect: "manual" }), (answer) => {
          const location = answer.headers.get("location") ?? "";
          return answer.status === 303 && location.startsWith("/api/")
            ? given(location)
            : Effect.succeed(answer);
        });
      const pages = [...router.routes].filter(({ method, path }) =>
        method === "GET" && !path.startsWith("/api/") && !noFiles.test(path)
      );
      const before = yield* everyRow;
      for (const { path } of pages) {
        const files = filePages[path];
        for (const address of files === undefined ? [] : files(held)) {
          const answer = yield* given(address);
          assert.equal(answer.status, 200, address);
          yield* Effect.promise(() => assertPlain(answer, address, filesAsSent.test(path)));
        }
        if (files !== undefined) continue;
        const idOf = onePages[path];
        assert.ok(
          idOf !== undefined || !path.includes(":"),
          `${path}: say in this test by which id it is asked`,
        );
        const address = path.replace(/:\w+/, idOf?.(held) ?? "");
        const answer = yield* given(address);
        const type = answer.headers.get("content-type") ?? "";
        assert.ok(
          [200, 303, 404].includes(answer.status) && (type === "" || isPageType(type)) &&
            !answer.headers.has("content-disposition"),
          `${address}: ${answer.status} ${type}: say in this test how its file is asked for`,
        );
        yield* Effect.promise(() => answer.body?.cancel() ?? Promise.resolve());
      }
      assert.deepEqual(yield* everyRow, before, "a page that was only looked at wrote");
      assert.deepEqual(
        Object.keys({ ...filePages, ...onePages }).filter((path) =>
          !pages.some((page) => page.path === path)
        ),
        [],
      );
    }).pipe(Effect.provide(services)),
  );

  test(
    "strangers' words in a ledger are the same words after its export is read back, as CSV and as a workbook",
    Effect.gen(function* () {
      const ask = yield* client(freshPeer());
      const { key } = yield* holder("enterprise", permissions);
      const { send, json } = asking(ask, key);
      const importerOf = (eori: string) =>
        Effect.map(json(peoplePaths.importers, { eori, name: "A" }), (body) => textAt(body, "id"));
      const first = yield* importerOf("DE123456789012345");
      const recorded = yield* json(importsPath, { importer: first, entries: hostileTexts.map(entryOf) });
      const wordsOf = (importer: string) =>
        Effect.map(json(`${importsPath}?importer=${importer}&limit=100`), (body) => {
          const imports = recordOf(body)["imports"];
          assert.ok(Array.isArray(imports));
          return imports.map((each) => JSON.stringify([recordOf(each)["note"], recordOf(each)["entry"]]))
            .sort();
        });
      const before = yield* wordsOf(first);
      assert.equal(before.length, hostileTexts.length, JSON.stringify(recorded));
      for (const [at, type] of [csv, xlsx].entries()) {
        const exported = yield* send(`${importsPath}?importer=${first}`, { headers: { accept: type } });
        const bytes = yield* Effect.promise(() => exported.arrayBuffer());
        const again = yield* send(`${importsPath}?importer=${first}`, {
          method: "POST",
          headers: { "content-type": type },
          body: bytes,
        });
        const told = yield* Effect.promise(() => again.text());
        assert.equal(again.status, 200, told);
        assert.deepEqual(yield* wordsOf(first), before, `${type} ${at}`);
        assert.doesNotMatch(told, /"(?:added|error)":[1-9]/, type);
      }
    }).pipe(Effect.provide(services)),
  );
});

Deno.test("there are doors that give files", () => {
  assert.ok(fileDoors.length > 20 && fileDoors.every(({ type }) => isObject(document) && type !== ""));
});
