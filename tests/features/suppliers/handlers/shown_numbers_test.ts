/** Numbers that suppliers' workbooks show as other ones, at the calls and pages that read them: said, and not taken. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { strFromU8, strToU8, zipSync } from "fflate";
import assert from "node:assert/strict";
import { TemplateAnswer } from "../../../../src/contract/answers/suppliers/template.ts";
import { xlsx } from "../../../../src/contract/values/media_types.ts";
import {
  type SupplierLanguage,
  supplierLanguages,
} from "../../../../src/domain/suppliers/inquiries/inquiry.ts";
import { answered } from "../../../support/answered.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { ask, formOf } from "../../../support/inquiry_calls.ts";
import { installationOf, supplierHolder, valuesPath } from "../../../support/supplier_calls.ts";
import { templateParts } from "../../../support/template_file.ts";
import { madeTemplate } from "../../../support/template_workbook.ts";
import { client, freshPeer, services } from "../../../support/whole_service.ts";
import { excelParts } from "../../../support/workbooks.ts";

const readingOf = Schema.decodeUnknownSync(TemplateAnswer, { onExcessProperty: "error" });
const styles = "xl/styles.xml";

/** A made template whose numbers have a format. */
const template = (format: string): Uint8Array => {
  const parts = templateParts(madeTemplate());
  const style = strFromU8(parts[styles] ?? new Uint8Array()).replace(
    '<cellXfs count="2"><xf numFmtId="0"/>',
    () =>
      `<numFmts count="1"><numFmt numFmtId="170" formatCode="${format}"/></numFmts><cellXfs count="2"><xf numFmtId="170"/>`,
  );
  const shown = Object.entries(parts).map(([name, bytes]) => [
    name,
    name.startsWith("xl/worksheets")
      ? strToU8(strFromU8(bytes).replace(/(<c r="\w+")>/g, '$1 s="0">'))
      : bytes,
  ]);
  return zipSync({ ...Object.fromEntries(shown), [styles]: strToU8(style) });
};

const text = (at: string, value: string): string => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;

/** A table of the form whose figures have a format. */
const table = (format: string, count = 1): Uint8Array => {
  const rows = `<row r="1">${text("A1", "CN code")}${text("B1", "Direct emissions")}${
    text("C1", "The values are")
  }</row>${
    Array.from({ length: count }, (_, at) => at + 2).map((row) =>
      `<row r="${row}">${text(`A${row}`, "73181595")}<c r="B${row}" s="1"><v>2.1</v></c>${
        text(`C${row}`, "operator")
      }</row>`
    ).join("")
  }`;
  const parts = excelParts(rows);
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const style =
    `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="170" formatCode="${format}"/></numFmts>` +
    '<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>';
  return zipSync({ ...parts, [styles]: strToU8(style) });
};

interface Filling {
  readonly count?: number;
  readonly language?: SupplierLanguage;
}

const kilograms = "0.0&quot; kg&quot;";

onOneDatabase((test) => {
  test(
    "numbers of a template and of a form's table that are shown in kilograms or in thousands are said and not taken",
    Effect.gen(function* () {
      const holder = yield* supplierHolder();
      const read = (format: string) =>
        Effect.map(
          Effect.flatMap(
            holder.send(`${valuesPath}/read`, new Blob([Uint8Array.from(template(format))]), {
              "content-type": xlsx,
            }),
            answered,
          ),
          ({ status, text, body }) => {
            assert.equal(status, 200, text);
            return readingOf(body);
          },
        );
      assert.ok((yield* read("0.0&quot; t&quot;")).values.length > 0);
      for (
        const [format, sentence] of [
          [kilograms, /with the unit "kg"/],
          ["0.0&quot; net kg&quot;", /with the unit "net kg"/],
          ["0.0,", /in thousands/],
          ["&quot;ca. &quot;0.0,", /by the format/],
          ["0.0, &quot;kg (net)&quot;", /by the format/],
          ["0.00 &quot;kg/t (dry)&quot;", /by the format/],
          ["&quot;~&quot;#,##0 &quot;kg&quot;", /by the format/],
          ["0.0,%", /by the format/],
        ] as const
      ) {
        const { values, issues } = yield* read(format);
        assert.deepEqual(values, []);
        assert.ok(issues.some(({ weight, message }) => weight === "error" && sentence.test(message)), format);
      }

      const goods = [{ cn_code: "73181595" }];
      const { token } = yield* ask(holder, yield* installationOf(holder), { goods });
      const send = yield* client(freshPeer());
      const filled = (format: string, { count, language = "en" }: Filling = {}) =>
        Effect.gen(function* () {
          const file = new File([Uint8Array.from(table(format, count))], "table.xlsx");
          const response = yield* send("/inquiry", formOf(token, { do: "read", file }, language));
          return yield* Effect.promise(() => response.text());
        });
      assert.match(yield* filled("0.0"), /name="0\.direct_t_per_t"[^>]*value="2\.1"/);
      for (const format of [kilograms, "0.0,"]) {
        const html = yield* filled(format);
        assert.match(html, /Row 2, column B: Direct emissions is shown by its cell/);
        assert.doesNotMatch(html, /value="2\.1"/);
      }
      for (const language of supplierLanguages) {
        const html = yield* filled(kilograms, { count: 30, language });
        const [list = ""] = /<div[^>]* id="errors"[^>]*>.*?<\/ul>/s.exec(html) ?? [];
        assert.equal(list.split("<li>").filter((item) => !item.startsWith("<a")).length - 1, 21, language);
        assert.match(list, /<li>[^<]*\b10\b[^<]*<\/li>/, language);
      }
    }).pipe(Effect.provide(services)),
  );
});
