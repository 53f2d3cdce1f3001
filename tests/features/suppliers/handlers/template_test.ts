/**
 * Suppliers' spreadsheets, sent through the front door on both databases: read, and made into an installation with its
 * values by what was answered.
 */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { strFromU8, strToU8, zipSync } from "fflate";
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { InstallationRecorded } from "../../../../src/contract/answers/suppliers/installations.ts";
import { TemplateAnswer } from "../../../../src/contract/answers/suppliers/template.ts";
import { ValuesRecorded } from "../../../../src/contract/answers/suppliers/values.ts";
import { xlsx } from "../../../../src/contract/values/media_types.ts";
import { answered } from "../../../support/answered.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import type { ImportHolder } from "../../../support/import_calls.ts";
import { installationsPath, supplierHolder, valuesPath } from "../../../support/supplier_calls.ts";
import { type Program, templateFile, templateParts } from "../../../support/template_file.ts";
import { type MadeTemplate, madeTemplate, put } from "../../../support/template_workbook.ts";
import { services } from "../../../support/whole_service.ts";
import { excelWorkbook } from "../../../support/workbooks.ts";

const path = `${valuesPath}/read`;
const readingOf = Schema.decodeUnknownSync(TemplateAnswer, { onExcessProperty: "error" });
const installed = Schema.decodeUnknownSync(InstallationRecorded);
const recorded = Schema.decodeUnknownSync(ValuesRecorded);

const sent = ({ send }: Pick<ImportHolder, "send">, bytes: Uint8Array, type = xlsx) =>
  Effect.flatMap(send(path, new Blob([Uint8Array.from(bytes)]), { "content-type": type }), answered);

const read = (holder: ImportHolder, template: MadeTemplate, program: Program = "excel") =>
  Effect.map(sent(holder, templateFile(template, program)), ({ status, text, body }) => {
    assert.equal(status, 200, text);
    return readingOf(body);
  });

onOneDatabase((test) => {
  test(
    "a template that is read becomes an installation and estimated values by the bodies that were answered",
    Effect.gen(function* () {
      const holder = yield* supplierHolder();
      const { post } = holder;
      const reading = yield* read(holder, madeTemplate("2.1", "tr"));
      assert.deepEqual(reading.issues.filter(({ weight }) => weight === "error"), []);
      assert.deepEqual(
        reading.values.map(({ cn_code, direct_t_per_t, indirect_t_per_t, state }) => [
          cn_code,
          direct_t_per_t,
          indirect_t_per_t,
          state,
        ]),
        [
          ["72083900", 1.0785, undefined, "estimated"],
          ["72071111", 0.935, undefined, "estimated"],
          ["25232900", 0.6, 0.05, "estimated"],
        ],
      );
      const made = yield* post(installationsPath, reading.installation);
      assert.equal(made.status, 200, made.text);
      const { id } = installed(made.body).installation;
      const values = reading.values.map((value) => ({ installation: id, ...value }));
      const kept = yield* post(valuesPath, { values });
      assert.equal(kept.status, 200, kept.text);
      assert.deepEqual(recorded(kept.body).results.map(({ result }) => result), ["added", "added", "added"]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "texts that are cut or that no one could store are saved whole, and every list that they stand in can be read",
    Effect.gen(function* () {
      const holder = yield* supplierHolder();
      for (
        const [place, text] of [["I21", `${"x".repeat(99)}\u{1F600}`], ["I51", "a_x0000_b_xD800_"]] as const
      ) {
        const template = madeTemplate();
        put(template, "A_InstData", place, text);
        const file = new Blob([Uint8Array.from(templateFile(template))]);
        const kept = yield* Effect.flatMap(
          holder.send(`${path}?save=true`, file, { "content-type": xlsx }),
          answered,
        );
        assert.equal(kept.status, 200, kept.text);
        assert.ok(!/\\u(?:0000|d[89a-f])/i.test(kept.text), kept.text);
        const list = yield* holder.get(`${installationsPath}?country=TUR`);
        assert.equal(list.status, 200, list.text);
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "save=true records installation and estimates in the same call, overwrites nothing, and adds nothing when it is sent again",
    Effect.gen(function* () {
      const holder = yield* supplierHolder();
      const save = (query: string) =>
        Effect.flatMap(
          holder.send(
            `${path}?save=true&name=karadeniz.xlsx${query}`,
            new Blob([Uint8Array.from(templateFile(madeTemplate()))]),
            {
              "content-type": xlsx,
            },
          ),
          answered,
        );
      const first = yield* save("");
      assert.equal(first.status, 200, first.text);
      const { saved } = readingOf(first.body);
      assert.equal(saved?.installation?.result, "added");
      assert.deepEqual(saved?.values.map(({ result }) => result), ["added", "added", "added"]);
      assert.deepEqual(saved?.values.map(({ value }) => value?.state), [
        "estimated",
        "estimated",
        "estimated",
      ]);
      assert.deepEqual([saved?.file?.name, saved?.file_message], ["karadeniz.xlsx", null]);
      for (const { value } of saved?.values ?? []) {
        const { text } = yield* holder.get(`${valuesPath}/${value?.id}/attachments`);
        assert.match(text, /"name":"karadeniz\.xlsx".*"origin":"read"/);
      }
      const again = readingOf((yield* save("")).body).saved;
      assert.deepEqual(
        [again?.installation?.result, again?.values.map(({ result }) => result)],
        ["unchanged", ["unchanged", "unchanged", "unchanged"]],
      );
      const { cn_code: _code, value } = saved?.values[0] ?? {};
      const better = yield* holder.post(`${valuesPath}/${value?.id}/versions`, {
        replaces: 1,
        state: "operator",
        direct_t_per_t: 1,
      });
      assert.equal(better.status, 400, "the period of the template is before 2026");
      const changed = yield* holder.post(`${valuesPath}/${value?.id}/versions`, {
        replaces: 1,
        state: "estimated",
        direct_t_per_t: 1,
      });
      assert.equal(changed.status, 200, changed.text);
      const id = saved?.installation?.installation.id ?? "";
      const held = readingOf((yield* save(`&installation=${id}`)).body).saved;
      assert.deepEqual(held?.values.map(({ result }) => result), ["conflict", "unchanged", "unchanged"]);
      assert.match(held?.values[0]?.message ?? "", /one value for a code and year/);
      assert.equal(held?.values[0]?.value?.direct_t_per_t, 1);
      const twin = yield* holder.post(installationsPath, readingOf(first.body).installation);
      assert.equal(twin.status, 200);
      const open = yield* save("");
      assert.equal(open.status, 400);
      assert.match(open.problem.error, /installation must name one of the installations that are called/);
      const elsewhere = installed(
        (yield* holder.post(installationsPath, { name: "Works", country: "CHN" })).body,
      );
      const wrong = yield* save(`&installation=${elsewhere.installation.id}`);
      assert.match(wrong.problem.error, /is in CHN, and the template is of one in TUR/);
      const reader = yield* supplierHolder(["suppliers:read"]);
      const refused = yield* reader.send(`${path}?save=true`, new Blob([]), { "content-type": xlsx });
      assert.equal(refused.status, 403);
    }).pipe(Effect.provide(services)),
  );

  test(
    "files of three programs are read alike, also one whose formulas have no results",
    Effect.gen(function* () {
      const holder = yield* supplierHolder();
      const figures = ({ values }: typeof TemplateAnswer.Type) =>
        values.map(({ cn_code, direct_t_per_t }) => [cn_code, direct_t_per_t]);
      const excel = yield* read(holder, madeTemplate());
      assert.deepEqual(figures(yield* read(holder, madeTemplate(), "libreoffice")), figures(excel));
      const template = madeTemplate();
      put(template, "A_InstData", "I9", "01.01.2025");
      put(template, "A_InstData", "L9", "31.12.2025");
      const program = templateParts(template, "program");
      const { "xl/worksheets/sheet7.xml": _, ...parts } = program;
      const summary = templateParts(madeTemplate(), "excel")["xl/worksheets/sheet7.xml"];
      assert.ok(summary !== undefined);
      const reading = readingOf(
        (yield* sent(holder, zipSync({ ...parts, "xl/worksheets/sheet7.xml": summary }))).body,
      );
      assert.match(JSON.stringify(reading.issues), /cell I9 of A_InstData|unreadable|conflict|missing/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "what is wrong is told with sheet, cell and sentence, and nothing of it is among the values",
    Effect.gen(function* () {
      const holder = yield* supplierHolder();
      const template = madeTemplate();
      put(template, "Summary_Products", "I10", "#REF!", "error");
      const reading = yield* read(holder, template);
      const [issue] = reading.issues.filter(({ weight }) => weight === "error");
      assert.deepEqual([issue?.sheet, issue?.cell, issue?.line], ["Summary_Products", "I10", 1]);
      assert.match(issue?.message ?? "", /Summary_Products!I10 holds the error #REF!/);
      assert.deepEqual(reading.values.map(({ cn_code }) => cn_code), ["72071111", "25232900"]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "codes of the nomenclature and figures ten times off are held against the law in force",
    Effect.gen(function* () {
      const holder = yield* supplierHolder();
      const template = madeTemplate();
      for (const [sheet, row] of [["Summary_Products", 10], ["Summary_Communication", 26]] as const) {
        put(template, sheet, `F${row}`, "72089999", "result");
        put(template, sheet, `I${row + 2}`, 600, "result");
        put(template, sheet, `K${row + 2}`, 600.05, "result");
      }
      const { issues, values } = yield* read(holder, template);
      const said = issues.filter(({ weight }) => weight === "error").map(({ message }) => message).join("\n");
      assert.match(said, /72089999 is no CN code of goods/);
      assert.match(said, /K12 is 600.05 t CO2e\/t, more than ten times what default values and benchmarks/);
      assert.deepEqual(values.map(({ cn_code }) => cn_code), ["72071111"]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "3 000 products, macros, merged lines, a decimal comma and a password are each said in a sentence, and nothing is guessed",
    Effect.gen(function* () {
      const holder = yield* supplierHolder();
      const many = madeTemplate();
      for (let line = 4; line <= 3_000; line++) {
        put(many, "Summary_Products", `C${9 + line}`, line);
        put(many, "Summary_Products", `F${9 + line}`, "72083900");
        put(many, "Summary_Products", `I${9 + line}`, 1.0785);
      }
      const long = yield* read(holder, many);
      const said = long.issues.map(({ message }) => message).join("\n");
      assert.match(said, /Summary_Products has more rows or columns than the template/);
      assert.match(said, /stands in a row without a number/);
      assert.deepEqual(long.values, []);

      const odd = madeTemplate();
      for (const [sheet, row] of [["Summary_Products", 11], ["Summary_Communication", 27]] as const) {
        put(odd, sheet, `I${row}`, "0,935", "result");
      }
      odd.sheets.find(({ name }) => name === "Summary_Products")?.merged.push("D12:D13");
      const parts = templateParts(odd);
      const relations = "xl/_rels/workbook.xml.rels";
      const macro =
        '<Relationship Id="rIdM" Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="vbaProject.bin"/></Relationships>';
      const withMacros = zipSync({
        ...parts,
        [relations]: strToU8(
          strFromU8(parts[relations] ?? new Uint8Array()).replace("</Relationships>", macro),
        ),
      });
      const reading = readingOf((yield* sent(holder, withMacros)).body);
      assert.deepEqual(reading.values.map(({ cn_code, direct_t_per_t }) => [cn_code, direct_t_per_t]), [
        ["72083900", 1.0785],
        ["72071111", 0.935],
      ]);
      const messages = reading.issues.map(({ message }) => message).join("\n");
      assert.match(messages, /holds macros: they were not run/);
      assert.match(messages, /the cells D12:D13 are merged/);

      const locked = new Uint8Array(600);
      locked.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
      locked.set(new Uint8Array(Buffer.from("EncryptedPackage", "utf16le")), 300);
      const refused = yield* sent(holder, locked);
      assert.equal(refused.status, 400);
      assert.match(refused.problem.error, /encrypted with a password/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "another file, another type, one too large and keys without the permission are refused",
    Effect.gen(function* () {
      const holder = yield* supplierHolder();
      const other = yield* sent(holder, excelWorkbook('<row><c r="A1"><v>1</v></c></row>'));
      assert.equal(other.status, 400);
      assert.match(other.problem.error, /not the Commission's communication template/);
      assert.equal((yield* sent(holder, new Uint8Array(10))).status, 400);
      const pdf = yield* sent(holder, new Uint8Array(10), "application/pdf");
      assert.equal(pdf.status, 415);
      assert.match(pdf.problem.error, /saved as PDF or CSV has lost its cells/);
      assert.equal((yield* sent(holder, new Uint8Array(4 * 1_024 * 1_024 + 1))).status, 413);
      const stranger = yield* supplierHolder(["imports:read"]);
      assert.equal((yield* sent(stranger, templateFile(madeTemplate()))).status, 403);
      const tester = yield* supplierHolder(["suppliers:read"], "enterprise", true);
      assert.equal((yield* sent(tester, templateFile(madeTemplate()))).status, 403);
    }).pipe(Effect.provide(services)),
  );
});
