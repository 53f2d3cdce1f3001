/** Tables that are calculated on the page: by the session's rights or a key's, and back as their sender's own sheet. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { readXlsx } from "hucre";
import { onOneDatabase } from "../../../support/databases.ts";
import { account, type Browser, browser, signedIn, valueOf } from "../../../support/session_browser.ts";
import { client, freshPeer, holder, services } from "../../../support/whole_service.ts";

/** A table as the page's module sends it: own headings, a column that is passed through, a row that is wrong. */
const sheet = {
  names: ["client_ref", "cn_code", null, "origin_country", "net_mass_kg", "import"],
  headings: ["Auftrag", "Warennummer", "Notiz", "Ursprung", "Eigenmasse (kg)", "Annahmedatum"],
  rows: [
    ["A-1", "7208 39 00", "-12,5", "China", "24.500,5", "15.02.2026"],
    ["A-2", "7208 39 00", "=1+1", "Chiina", "1.000,25", "16.02.2026"],
  ],
  numbers: [5, 7],
  fileName: "Einführen Q1.csv",
  separator: ";",
  decimal: "comma",
  said: ["Zwei Zeilen sind ausgeblendet."],
};
const own = { "origin": "http://service.test", "sec-fetch-site": "same-origin" };

const cookies = ({ jar }: Browser): string => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");

/** Sends a table as the page's module does. */
const sending = (it: Browser, headers: Readonly<Record<string, string>>, body: unknown = sheet) =>
  Effect.gen(function* () {
    const send = yield* client(freshPeer());
    const response = yield* send("/tables/calculate?lang=de", {
      method: "POST",
      headers: { "content-type": "application/json", "cookie": cookies(it), ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: yield* Effect.promise(() => response.json()) };
  });

/** Fetches a file of a table. */
const fetching = (path: string, headers: Readonly<Record<string, string>>) =>
  Effect.gen(function* () {
    const response = yield* (yield* client(freshPeer()))(path, { headers });
    const bytes = new Uint8Array(yield* Effect.promise(() => response.arrayBuffer()));
    return { name: response.headers.get("content-disposition") ?? "", bytes };
  });

const tokenOf = (it: Browser) => Effect.map(it.get("/tables"), (page) => valueOf(page, "form_token"));
const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

onOneDatabase((test) => {
  test(
    "a table whose rows are blank or passed over is refused as one without rows, not as a failure of the service",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const headers = { ...own, "x-form-token": yield* tokenOf(it) };
      const blank = sheet.names.map(() => null);
      const total = ["Summe", "", "", "", "24.500,5", ""];
      for (const rows of [[blank, blank], [total]]) {
        const { status, body } = yield* sending(it, headers, { ...sheet, rows, totalRows: "skip" });
        assert.equal(status, 400, JSON.stringify(body));
        assert.match(body.error, /mindestens eine Sendung/);
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "headings of passed columns that every row would repeat are refused beyond sixteen megabytes, as those of a file are",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const headers = { ...own, "x-form-token": yield* tokenOf(it) };
      const passed = 60;
      const headings = Array.from({ length: passed }, (_, at) => `${at} ${"\ufdfa".repeat(490)}`);
      const row = ["A-1", "7208 39 00", "", "China", "24.500,5", "15.02.2026"];
      const { status, body } = yield* sending(it, headers, {
        ...sheet,
        names: [...sheet.names, ...headings.map(() => null)],
        headings: [...sheet.headings, ...headings],
        rows: Array.from({ length: 200 }, () => row),
        numbers: Array.from({ length: 200 }, (_, at) => at + 2),
      });
      assert.equal(status, 400, JSON.stringify(body).slice(0, 300));
      assert.match(body.error, /200/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a table comes back as its sender's own sheet: headings, order, dialect and name, figures behind in the language",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const { status, body } = yield* sending(it, { ...own, "x-form-token": yield* tokenOf(it) });
      assert.equal(status, 200, JSON.stringify(body));
      assert.deepEqual(
        body.results.map(({ number, status }: { number: number; status: string }) => [number, status]),
        [[5, "ok"], [7, "error"]],
      );
      assert.match(body.results[1].said, /Ursprungsland.*Chiina/);
      assert.match(body.results[0].goods, /^Warmgewalzt/);
      assert.equal(body.results[1].goods, null, "the first row of a code has the name");

      const path = `/tables/calculated/${body.request_id}`;
      const cookie = { cookie: cookies(it) };
      const csv = yield* fetching(`${path}?lang=de`, { ...cookie, accept: "text/csv" });
      assert.match(csv.name, /Einf%C3%BChren%20Q1-cbam\.csv/);
      const [bom, ...rest] = new TextDecoder("utf-8", { ignoreBOM: true }).decode(csv.bytes);
      assert.equal(bom, "\ufeff");
      const [header = "", first = "", second = "", sums = ""] = rest.join("").split("\r\n");
      assert.ok(
        header.startsWith(`${sheet.headings.join(";")};CBAM: Ergebnis;CBAM: Kosten (EUR);`),
        header,
      );
      assert.match(first, /^A-1;7208 39 00;-12,5;China;24\.500,5;15\.02\.2026;Berechnet;\d+,\d+;/);
      assert.match(second, /^A-2;7208 39 00;'=1\+1;Chiina;1\.000,25;16\.02\.2026;Fehler;;/);
      assert.match(first, /Zur ganzen Tabelle: Zwei Zeilen sind ausgeblendet\./);
      assert.doesNotMatch(second + sums, /Zur ganzen Tabelle/);
      assert.match(sums, /^Summe;;;;;;;\d+,\d+;/);

      const book = yield* fetching(`${path}?lang=fr`, { ...cookie, accept: xlsx });
      const { sheets: [rows, notes] } = yield* Effect.promise(() => readXlsx(book.bytes));
      assert.deepEqual(rows?.rows[0]?.slice(0, 6), sheet.headings);
      assert.deepEqual(
        rows?.rows[1]?.slice(0, 5),
        ["A-1", "7208 39 00", "-12,5", "China", 24500.5],
      );
      assert.ok(rows?.rows[1]?.[5] instanceof Date);
      assert.equal(rows?.rows[2]?.[6], "Erreur");
      assert.equal(notes?.name, "Notes et sources");

      const list =
        (yield* it.get(`/account/batches?lang=de&${new URLSearchParams({ q: "einführen" })}`)).text;
      const [page = ""] = /\/account\/batches\/[^"?]+/.exec(list) ?? [];
      const shown = (yield* it.get(`${page}?lang=de`)).text;
      assert.match(shown, /Einführen Q1\.csv.*A-1.*7208 39 00.*China.*Berechnet.*A-2.*Fehler.*Chiina/s);
      assert.match(shown, /Zwei Zeilen sind ausgeblendet\./);
      assert.doesNotMatch((yield* it.get(`${page}?from=1`)).text, /A-1/);
      assert.match((yield* it.get(`${path}?form=csv`)).text, /Auftrag;Warennummer/);

      const other = yield* signedIn(yield* account());
      assert.equal((yield* other.get(page)).status, 404);
      assert.equal((yield* other.get(path)).status, 404);
      assert.equal((yield* it.get(`${path}/reports.zip`)).status, 200);
      assert.equal((yield* (yield* browser()).get(path)).status, 303);
    }).pipe(Effect.provide(services)),
  );

  test(
    "numbers that a workbook or pasted cells have as text leave in CSV with the mark of the language, and are read again",
    Effect.gen(function* () {
      const { key } = yield* holder("enterprise", ["cbam:bulk"]);
      const authorization = `Bearer ${key}`;
      const of = (quantity: string, other: string | number) => ({
        ...sheet,
        rows: [
          ["A-1", "72083900", "", "China", quantity, "2026-02-15"],
          ["A-2", "72083900", "", "China", other, "2026-02-15"],
        ],
        separator: null,
        decimal: undefined,
      });
      const expectations = [
        ["de", of("1204.125", 850.125), "1204,125", "850,125"],
        ["fr", of("1204.125", "850"), "1204,125", "850"],
        ["en", of("1.204,5", "12,25"), "1204.5", "12.25"],
      ] as const;
      for (const [language, body, first, second] of expectations) {
        const made = yield* sending(yield* browser(), { authorization }, body);
        assert.equal(made.status, 200, JSON.stringify(made.body));
        const path = `/tables/calculated/${made.body.request_id}?lang=${language}`;
        const { bytes } = yield* fetching(path, { authorization, accept: "text/csv" });
        const lines = new TextDecoder().decode(bytes).split("\r\n");
        const separator = language === "en" ? "," : ";";
        assert.equal(lines[1]?.split(separator)[4], first);
        assert.equal(lines[2]?.split(separator)[4], second);
        const send = yield* client(freshPeer());
        const again = yield* send("/api/v1/cbam/bulk?extra_columns=keep", {
          method: "POST",
          headers: { authorization, "content-type": "text/csv" },
          body: bytes,
        });
        const { summary, error } = yield* Effect.promise(() => again.json());
        assert.equal(summary?.in_scope, 2, error);
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "a key calculates a table on the page as it does by the API, and a batch of the API comes back readable too",
    Effect.gen(function* () {
      const stranger = yield* browser();
      const { key } = yield* holder("enterprise", ["cbam:bulk"]);
      const authorization = `Bearer ${key}`;
      const { status, body } = yield* sending(stranger, { authorization });
      assert.equal(status, 200, JSON.stringify(body));
      const path = `/tables/calculated/${body.request_id}`;
      const pasted = yield* fetching(path, { authorization, accept: "text/csv" });
      assert.match(new TextDecoder().decode(pasted.bytes), /^Auftrag;Warennummer;/);
      const send = yield* client(freshPeer());
      const call = yield* send("/api/v1/cbam/bulk?extra_columns=keep", {
        method: "POST",
        headers: { authorization, "content-type": "text/csv" },
        body: "cn_code,origin_country,net_mass_kg,note\n72083900,CHN,24500,kept\n",
      });
      const { request_id: id } = yield* Effect.promise(() => call.json());
      const of = yield* fetching(`/tables/calculated/${id}?lang=de`, { authorization, accept: "text/csv" });
      assert.match(
        new TextDecoder().decode(of.bytes),
        /^KN-Code;Ursprungsland;Eigenmasse in kg;note;CBAM: Ergebnis.*\r\n72083900;CHN;24500;kept;Berechnet/,
      );
      const { key: reading } = yield* holder("enterprise", ["cbam:read"]);
      assert.equal((yield* sending(stranger, { authorization: `Bearer ${reading}` })).status, 403);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a table is refused without the form's token, from another site, without a session, on a tier without tables, and unread",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const token = yield* tokenOf(it);
      const foreign = { "origin": "https://evil.example", "sec-fetch-site": "cross-site" };
      assert.equal((yield* sending(it, own)).status, 403);
      assert.equal((yield* sending(it, { ...foreign, "x-form-token": token })).status, 403);
      const stranger = yield* browser();
      assert.equal((yield* sending(stranger, { ...own, "x-form-token": token })).status, 401);
      const form = new FormData();
      form.set("file", new File(["cn_code;tonnage\n72083900;1\n"], "imports.csv", { type: "text/csv" }));
      form.set("form_token", token);
      const unsent = yield* stranger.upload("/tables?lang=de", form);
      assert.equal(unsent.status, 403);
      assert.match(unsent.text, /href="\/sign-in\?next=%2Ftables[^"]*"|href="\/sign-in\?next=\/tables[^"]*"/);
      assert.equal((yield* sending(it, { ...own, "x-form-token": token }, { rows: 1 })).status, 400);
      const pro = yield* signedIn(yield* account("pro"));
      const proToken = yield* tokenOf(pro);
      assert.equal((yield* sending(pro, { ...own, "x-form-token": proToken })).status, 402);
    }).pipe(Effect.provide(services)),
  );
});
