/**
 * The table in the place of a supplier's form, through the front door: downloaded behind the link, filled in, read back, sent and
 * accepted; wrong cells are named by row and column in the page's language.
 */
import * as Effect from "effect/Effect";
import { readXlsx } from "hucre";
import assert from "node:assert/strict";
import { WorkbookWriter } from "../../../../src/adapters/spreadsheet/writing/workbook_writer.ts";
import type { Cell, Cells } from "../../../../src/domain/documents/workbook.ts";
import { textColumn } from "../../../../src/http/wire/table/template.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { noonOf } from "../../../support/import_pages.ts";
import { ask, formOf, inquiriesPath, inquiryOf, standing } from "../../../support/inquiry_calls.ts";
import { attachmentsOf, keptKeys } from "../../../support/kept_files.ts";
import { installationOf, supplierHolder } from "../../../support/supplier_calls.ts";
import { client, freshPeer, services } from "../../../support/whole_service.ts";

const text = (response: Response) => Effect.promise(() => response.text());

const goods = [{ cn_code: "73181595", production_route: "(C)" }, { cn_code: "25232900" }];

/** The first sheet of a workbook: its headings, and its rows. */
const sheetOf = (response: Response) =>
  Effect.promise(async () => {
    const { sheets: [sheet, explained] } = await readXlsx(new Uint8Array(await response.arrayBuffer()));
    const [headings = [], ...rows] = sheet?.rows ?? [];
    return { headings: headings.map(String), rows, explained: explained?.rows.flat().join("\n") ?? "" };
  });

/** A cell as a workbook that was read has it. */
const cellOf = (value: unknown): Cell =>
  typeof value === "string" || typeof value === "number" ? value : null;

/** A workbook with such rows. */
const fileOf = (headings: ReadonlyArray<string>, rows: ReadonlyArray<Cells>) =>
  Effect.promise(async () => {
    const writer = await WorkbookWriter.begin({
      title: "",
      createdAt: "2026-11-23T00:00:00Z",
      sheets: [{
        name: "x",
        columns: headings.map((heading) => textColumn(heading, 20)),
        endsWithSums: false,
      }],
    });
    writer.add(0, rows);
    return new File([await writer.end()], "table.xlsx");
  });

onOneDatabase((test) => {
  test(
    "a file that was chosen is read first, whichever button is pressed, and nothing is sent",
    Effect.gen(function* () {
      yield* noonOf("2026-11-23");
      const calls = yield* supplierHolder();
      const { inquiry, token } = yield* ask(calls, yield* installationOf(calls), { goods });
      const send = yield* client(freshPeer());
      const { headings, rows } = yield* sheetOf(yield* send(`/inquiry/template.xlsx?token=${token}`));
      const direct = headings.indexOf("Doğrudan emisyonlar");
      const cells = rows.map((row, at) =>
        headings.map((_, column) => column === direct ? 2.1 + at : cellOf(row[column]))
      );
      for (const pressed of ["send", "look", "more-0"]) {
        const file = yield* fileOf(headings, cells);
        const typed = { do: pressed, file, "0.direct_t_per_t": "3,9", remark: "typed" };
        const html = yield* text(yield* send("/inquiry", formOf(token, typed, "tr")));
        const form = standing(html);
        assert.deepEqual(
          [form["0.direct_t_per_t"], form["1.direct_t_per_t"], form["remark"]],
          ["2,1", "3,1", "typed"],
          pressed,
        );
        assert.match(html, /name="kept\.[0-9a-f]{64}"/, pressed);
      }
      assert.deepEqual(inquiryOf((yield* calls.get(`${inquiriesPath}/${inquiry.id}`)).body).answers, []);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a table comes back filled in, in another order and with own columns, and is the answer that is accepted",
    Effect.gen(function* () {
      yield* noonOf("2026-11-23");
      const calls = yield* supplierHolder();
      const { inquiry, token } = yield* ask(calls, yield* installationOf(calls), { goods });
      const send = yield* client(freshPeer());
      const download = yield* send(`/inquiry/template.xlsx?token=${token}`);
      assert.equal(download.status, 200);
      assert.deepEqual(
        ["cache-control", "referrer-policy", "content-disposition"].map((name) => download.headers.get(name)),
        ["no-store", "no-referrer", "attachment; filename=cbam-values-2026.xlsx"],
      );
      const { headings, rows, explained } = yield* sheetOf(download);
      assert.deepEqual(headings.slice(0, 4), ["CN kodu", "Mal", "Yıl", "Üretim yolu"]);
      assert.match(explained, /Klinker içeriği[\s\S]*operator = .*2025\/2547/);
      const at = (heading: string): number => {
        assert.ok(headings.includes(heading), heading);
        return headings.indexOf(heading);
      };
      assert.deepEqual(rows.map((row) => row[at("Dolaylı emisyonlar")]), ["–", null]);
      assert.deepEqual(rows.map((row) => String(row[0])), ["73181595", "25232900"]);
      const put = (row: number, values: Readonly<Record<string, Cell>>) => {
        for (const [heading, value] of Object.entries(values)) (rows[row] ?? [])[at(heading)] = value;
      };
      put(0, {
        "Doğrudan emisyonlar": 2.1,
        "Değerlerin niteliği": "Operator",
        "Verilerin kaynağı": "Rapor 2026",
        "Ödenmesi gereken karbon fiyatı": "1.250,5",
        "Para birimi": "try",
        "Fiyatın birimi": "ton CO2 eşdeğeri",
        "İndirim": 0,
        "Not": "<b>öncül</b> yok",
      });
      put(1, { "Doğrudan emisyonlar": 0.0000007, "Dolaylı emisyonlar": "0,05", "Klinker içeriği": 0.9 });
      const turned = [...headings].reverse();
      const cells = rows.map((row) => ["own", ...turned.map((heading) => cellOf(row[at(heading)]))]);
      const file = yield* fileOf(["Bizim", ...turned], cells);
      const page = yield* send("/inquiry", formOf(token, { do: "read", file }, "tr"));
      const html = yield* text(page);
      assert.equal(page.status, 200, html);
      assert.match(html, /“Bizim” sütunu tanınmıyor/);
      const form = standing(html);
      assert.deepEqual(
        {
          direct: form["0.direct_t_per_t"],
          state: form["0.state"],
          price: form["0.carbon_amount"],
          per: form["0.carbon_per"],
          second: form["1.direct_t_per_t"],
        },
        { direct: "2,1", state: "operator", price: "1.250,5", per: "emissions", second: "0,0000007" },
      );
      assert.doesNotMatch(html, /<b>öncül/);
      const kept = /<input(?=[^>]*checked)[^>]*name="(kept\.[0-9a-f]{64})"/.exec(html)?.[1] ??
        assert.fail(html);
      const second = yield* fileOf(["Bizim", ...turned], [...cells, ["one more row"]]);
      const unticked = yield* text(
        yield* send("/inquiry", formOf(token, { do: "read", file: second }, "tr")),
      );
      assert.equal(
        unticked.match(/name="kept\./g)?.length,
        2,
        "the first one stands there, without its tick",
      );
      assert.equal((yield* keptKeys).length, 2);
      const done = yield* send(
        "/inquiry",
        formOf(token, { ...form, "1.direct_t_per_t": "0,7", remark: "öncül yok", [kept]: "on" }, "tr"),
      );
      assert.equal((yield* keptKeys).length, 1, "what isn't sent is forgotten");
      assert.equal(done.status, 200, yield* text(done));
      const { answers: [sent] } = inquiryOf((yield* calls.get(`${inquiriesPath}/${inquiry.id}`)).body);
      assert.deepEqual(
        sent?.values.map((value) => [value.cn_code, value.direct_t_per_t, value.carbon_price]),
        [
          ["73181595", 2.1, {
            amount: 1250.5,
            currency: "TRY",
            per: "emissions",
            rebate: 0,
            certifier: null,
            evidence: null,
          }],
          ["25232900", 0.7, null],
        ],
      );
      const sha256 = kept.slice("kept.".length);
      assert.deepEqual(sent?.files.map((each) => [each.name, each.sha256]), [["table.xlsx", sha256]]);
      const table = `${inquiriesPath}/${inquiry.id}/files/${sha256}`;
      const downloaded = yield* calls.file(table, { headers: {} });
      assert.deepEqual(downloaded.bytes, new Uint8Array(yield* Effect.promise(() => file.arrayBuffer())));
      const taken = yield* calls.post(`${inquiriesPath}/${inquiry.id}/accept`, { round: 1 });
      assert.equal(taken.status, 200, taken.text);
      for (const [, id = ""] of taken.text.matchAll(/"id":"([^"]+)","version":1/g)) {
        const { text: list } = yield* calls.get(attachmentsOf(id));
        assert.match(list, new RegExp(`"name":"table\\.xlsx".*"sha256":"${sha256}","origin":"read"`));
        const attachment = /"id":"([^"]+)"/.exec(list)?.[1];
        const stays = yield* calls.post(`${attachmentsOf(id)}/${attachment}/remove`, undefined);
        assert.match(stays.text, /The value came with table\.xlsx/);
      }
      const own = yield* calls.get(`${inquiriesPath}/${inquiry.id}/template.xlsx`);
      assert.equal(own.status, 200);
      const other = yield* supplierHolder();
      assert.equal((yield* other.get(`${inquiriesPath}/${inquiry.id}/template.xlsx`)).status, 404);
      assert.equal((yield* other.get(table)).status, 404);
      const used = yield* send(`/inquiry/template.xlsx?token=${token}&lang=en`);
      assert.equal(used.status, 410);
      assert.match(yield* text(used), /sent already/);
      const unknown = yield* send("/inquiry/template.xlsx?token=x&lang=en");
      assert.equal(unknown.status, 404);
      assert.match(yield* text(unknown), /does not work/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "precursors in further rows, certifier and verifier are taken by table and form; wrong ones are named in place in every language",
    Effect.gen(function* () {
      yield* noonOf("2027-03-15");
      const calls = yield* supplierHolder();
      const { inquiry, token } = yield* ask(calls, yield* installationOf(calls), {
        goods: [{ cn_code: "73181595" }],
        language: "de",
        due: "2027-04-15",
      });
      const send = yield* client(freshPeer());
      const read = (rows: ReadonlyArray<Cells>) =>
        Effect.gen(function* () {
          const file = yield* fileOf([
            "KN-Code",
            "Direkte Emissionen",
            "Die Werte sind",
            "Nummer des Prüfberichts",
            "Tag des Berichts",
            "Urteil der Prüfstelle",
            "Prüfstelle",
            "Nummer der Akkreditierung",
            "Vorläuferstoff: KN-Code",
            "Vorläuferstoff: Tonnen je Tonne",
            "Vorläuferstoff: Ursprungsland",
            "Geschuldeter CO2-Preis",
            "Währung",
            "Nachlass",
            "Bescheinigt von",
            "Der Preis gilt je",
            "Vorläuferstoff: Produktionsweg",
          ], rows);
          const response = yield* send("/inquiry", formOf(token, { do: "read", file }, "de"));
          return { status: response.status, html: (yield* text(response)).replaceAll("\u00a0", " ") };
        });
      const head = ["73181595", 2.1, "verified", "VR 17", "2027-03-01", "Zufriedenstellend", "TÜV X", "D-1"];
      const nothing = [...Array(7)].map(() => null);
      const wrong = yield* read([
        [...head.slice(0, 5), "gut", null, "D-1", "7213", "1,06", "China", 10, "TRY", 0, null],
        ["73181595", ...nothing, "72139190", "viel", "Absurdistan"],
        [null, ...nothing, "72139190", 0.1, null],
      ]);
      assert.equal(wrong.status, 422);
      assert.doesNotMatch(wrong.html, /name="kept[^>]*checked/, "a file with mistakes goes along by itself");
      for (
        const sentence of [
          /Zeile 2, Spalte F: [^<]*Urteil der Prüfstelle/,
          /Zeile 2, Spalte G: [^<]*Prüfstelle/,
          /Zeile 2, Spalte I: [^<]*Vorläuferstoff 1, KN-Code/,
          /Zeile 3, Spalte J: [^<]*Vorläuferstoff 2, Tonnen je Tonne/,
          /Zeile 3, Spalte K: [^<]*Vorläuferstoff 2, Ursprungsland/,
          /Zeile 4, Spalte A: KN-Code fehlt/,
        ]
      ) assert.match(wrong.html, sentence);
      const right = yield* read([
        [...head, "7213 91 90", "1,06", "China", 10, "TRY", 0, "Denetim AS", "Tonne Ware", "c"],
        ["73181595", ...nothing, "7213 91 41", 0.02, "TR", ...[...Array(5)].map(() => null), "(C)"],
      ]);
      assert.equal(right.status, 200, right.html);
      const form = standing(right.html);
      const more = yield* send("/inquiry", formOf(token, { ...form, do: "more-0" }, "zh"));
      assert.equal(more.status, 200);
      assert.match(yield* text(more), /name="0\.precursors\/3\/cn_code"/);
      const contradicting = formOf(token, { ...form, "0.precursors": "none" }, "hi");
      const refused = yield* send("/inquiry", contradicting);
      assert.equal(refused.status, 422);
      assert.match(yield* text(refused), /“पूर्ववर्ती पदार्थ” अन्य जानकारी से मेल नहीं खाता/);
      for (const lang of ["en", "de", "fr", "zh", "tr", "hi"]) {
        const html = yield* text(
          yield* send("/inquiry", formOf(token, { ...form, "0.precursors/0/cn_code": "1" }, lang)),
        );
        assert.match(html, /id="0\.precursors\/0\/cn_code-error"/, lang);
      }
      const done = yield* send("/inquiry", formOf(token, form, "de"));
      assert.equal(done.status, 200, yield* text(done));
      const path = `${inquiriesPath}/${inquiry.id}`;
      const { answers: [sent] } = inquiryOf((yield* calls.get(path)).body);
      const [value] = sent?.values ?? [];
      assert.deepEqual(
        value?.precursors?.map((each) => [each.cn_code, each.tonnes_per_tonne, each.origin_country]),
        [["72139190", 1.06, "CHN"], ["72139141", 0.02, "TUR"]],
      );
      assert.equal(value?.carbon_price?.certifier, "Denetim AS");
      assert.deepEqual(value?.verification, {
        report: "VR 17",
        day: "2027-03-01",
        opinion: "satisfactory",
        verifier: { name: "TÜV X", accreditation: "D-1", accreditation_body: null },
      });
      const { headings, rows } = yield* sheetOf(yield* calls.download(`${path}/template.xlsx`, "*/*"));
      assert.deepEqual(
        rows.map((row) => [row[0], row[headings.indexOf("Vorläuferstoff: KN-Code")]].map(String)),
        [["73181595", "72139190"], ["73181595", "72139141"]],
      );
    }).pipe(Effect.provide(services)),
  );

  test(
    "what is wrong in a table is named by row and column in the page's language, and nothing of it is guessed",
    Effect.gen(function* () {
      yield* noonOf("2026-11-23");
      const calls = yield* supplierHolder();
      const { token } = yield* ask(calls, yield* installationOf(calls), { goods });
      const send = yield* client(freshPeer());
      const read = (headings: ReadonlyArray<string>, rows: ReadonlyArray<Cells>, lang: string) =>
        Effect.gen(function* () {
          const file = yield* fileOf(headings, rows);
          const response = yield* send("/inquiry", formOf(token, { do: "read", file }, lang));
          return { status: response.status, html: yield* text(response) };
        });
      const headings = ["CN code", "Year", "Production route", "Direct emissions", "Indirect emissions"];
      const wrong = yield* read(headings, [
        ["73181595", 2026, "(C)", "#REF!", 0.4],
        ["2523.29.00", "2025", null, 0.7, null],
        [null, 2026, null, 0.7, null],
        ["72083900", 2026, null, 0.7, null],
        ["steel", null, null, 0.7, null],
      ], "tr");
      assert.equal(wrong.status, 422);
      for (
        const sentence of [
          /Satır 2, sütun D: “Doğrudan emisyonlar”: “#REF!” tek başına bir sayı değil/,
          /Satır 2, sütun E: “Dolaylı emisyonlar” burada istenmiyor/,
          /Satır 3, sütun B: Şablon 2025 için/,
          /Satır 4, sütun A: “CN kodu” alanı eksik/,
          /Satır 5, sütun A: “CN 7208 39 00” burada istenmiyor/,
          /Satır 6, sütun A: “CN kodu”/,
        ]
      ) assert.match(wrong.html.replaceAll("\u00a0", " "), sentence);
      assert.equal(standing(wrong.html)["1.direct_t_per_t"], "");
      const twice = yield* read(headings, [
        ["25232900", null, null, 0.7, 0.1],
        ["25232900", null, null, 0.8, 0.1],
      ], "en");
      assert.equal(twice.status, 422);
      assert.match(
        twice.html.replaceAll("\u00a0", " "),
        /Row 2, column A: CN 2523 29 00 is given twice.*Row 3/s,
      );
      assert.equal(standing(twice.html)["1.direct_t_per_t"], "");
      const priced = yield* read([...headings, "Carbon price due", "Currency", "Rebate", "Rebate"], [
        ["25232900", null, null, 0.7, 0.1, 10, "EUR"],
        ["73181595", null, null, null, null],
      ], "en");
      assert.match(priced.html, /Row 1, column I: Rebate is given twice/);
      assert.match(priced.html, /Row 2, column H: [^<]*[Rr]ebate/);
      const foreign = yield* read(["Article", "Price"], [["a", 1]], "en");
      assert.equal(foreign.status, 422);
      assert.match(foreign.html, /with the table of this page as its first sheet/);
    }).pipe(Effect.provide(services)),
  );
});
