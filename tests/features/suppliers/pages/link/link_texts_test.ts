/**
 * Characters that nobody sees, in every field that is typed in behind a supplier's link and in every column of its table: each is
 * told at its field, in each language, and nothing is sent.
 */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { supplierLanguages } from "../../../../../src/domain/suppliers/inquiries/inquiry.ts";
import { choicesOfField } from "../../../../../src/features/suppliers/form/field_kinds.ts";
import { linkFields, precursorFields } from "../../../../../src/features/suppliers/texts/link/link_texts.ts";
import { linkTexts } from "../../../../../src/features/suppliers/texts/link/texts.ts";
import { ask, formOf, inquiriesPath, inquiryOf } from "../../../../support/inquiry_calls.ts";
import { noonOf } from "../../../../support/import_pages.ts";
import { onPages } from "../../../../support/page_tests.ts";
import { installationOf, supplierHolder } from "../../../../support/supplier_calls.ts";
import { client, freshPeer } from "../../../../support/whole_service.ts";

/** An answer that is right, with everything in it. */
const right: Readonly<Record<string, string>> = {
  "0.direct_t_per_t": "2.1",
  "0.state": "verified",
  "0.source": "Report 2026",
  "0.carbon_amount": "10",
  "0.carbon_currency": "EUR",
  "0.carbon_per": "emissions",
  "0.carbon_rebate": "0",
  "0.carbon_evidence": "E-17",
  "0.carbon_certifier": "DE-V-0001",
  "0.report": "VR-1",
  "0.day": "2027-03-01",
  "0.opinion": "satisfactory",
  "0.verifier": "DE-V-0001",
  "0.accreditation": "D-VS-0001",
  "0.accreditation_body": "DAkkS",
  "0.precursors/0/cn_code": "72139190",
  "0.precursors/0/tonnes_per_tonne": "1.06",
};

const fields = [
  ...linkFields.filter((field) => choicesOfField(field, linkTexts.en) === undefined).map((field) =>
    `0.${field}`
  ),
  ...precursorFields.map((field) => `0.precursors/0/${field}`),
  "remark",
];

/** Signs that are in no text that a person wrote: a bell, NUL, and one that turns what follows around. */
const signs = ["\u0007", "\u0000", "\u202e", "\u2028"];

const text = (response: Response) => Effect.promise(() => response.text());

onPages((testPages) => {
  testPages(
    "a character that can't be printed is told at every field that is typed in, in each language, and nothing is sent",
    Effect.gen(function* () {
      yield* noonOf("2027-03-15");
      const calls = yield* supplierHolder(["suppliers:read", "suppliers:write"]);
      const site = yield* installationOf(calls);
      for (const language of supplierLanguages) {
        const goods = [{ cn_code: "73181595" }];
        const { inquiry, token } = yield* ask(calls, site, { goods, due: "2027-04-15", language });
        const send = yield* client(freshPeer());
        const shown = yield* Effect.flatMap(send(`/inquiry?token=${token}`), text);
        const asked = fields.filter((name) => shown.includes(`name="${name}"`));
        assert.ok(asked.length > 15, asked.join());
        for (const [index, field] of asked.entries()) {
          const sign = signs[index % signs.length] ?? "";
          const wrong = { ...right, [field]: `${right[field] ?? ""}${sign}x` };
          const response = yield* send("/inquiry", formOf(token, wrong, language));
          const html = yield* text(response);
          const at = `${language} ${field} ${sign.codePointAt(0)}: ${response.status}`;
          assert.equal(response.status, 422, at);
          const error = new RegExp(`id="${field}-error"[^>]*>([^<]+)`).exec(html)?.[1];
          assert.ok(error !== undefined, `${at} ${/id="errors".*?<\/ul>/s.exec(html)?.[0]}`);
          assert.doesNotMatch(html, /\0/, at);
        }
        const { answers } = inquiryOf((yield* calls.get(`${inquiriesPath}/${inquiry.id}`)).body);
        assert.deepEqual(answers, []);
      }
    }),
  );

  testPages(
    "a number that is out of range is repeated as the language writes it, below a hint that says when its field may be empty",
    Effect.gen(function* () {
      yield* noonOf("2027-03-15");
      const calls = yield* supplierHolder(["suppliers:read", "suppliers:write"]);
      const site = yield* installationOf(calls);
      const words = {
        en: ["1.7", /Only estimates may leave it empty/],
        de: ["1,7", /Leer nur bei geschätzten Werten/],
        fr: ["1,7", /Vide seulement pour des valeurs estimées/],
        zh: ["1.7", /仅估算值可以不填/],
        tr: ["1,7", /Yalnızca tahmini değerlerde boş kalabilir/],
        hi: ["1.7", /केवल अनुमानित मान/],
      } as const;
      for (const language of supplierLanguages) {
        const [typed, hint] = words[language];
        const goods = [{ cn_code: "25232900" }];
        const { token } = yield* ask(calls, site, { goods, due: "2027-04-15", language });
        const send = yield* client(freshPeer());
        const wrong = { "0.direct_t_per_t": "0", "0.unit_content": typed, "0.state": "operator" };
        const html = yield* Effect.flatMap(send("/inquiry", formOf(token, wrong, language)), text);
        const shownAt = (name: string) =>
          new RegExp(`id="0.unit_content-${name}"[^>]*>([^<]+)`).exec(html)?.[1];
        assert.ok(shownAt("error")?.includes(typed), `${language}: ${shownAt("error")}`);
        assert.match(shownAt("hint") ?? "", hint);
      }
    }),
  );

  testPages(
    "a share in percent is read as a part of one, in each language; above a hundred it is out of range",
    Effect.gen(function* () {
      yield* noonOf("2027-03-15");
      const calls = yield* supplierHolder(["suppliers:read", "suppliers:write"]);
      const site = yield* installationOf(calls);
      const written: ReadonlyArray<readonly [string, number]> = [
        ["5 %", 0.05],
        ["12,5%", 0.125],
        ["%7.25", 0.0725],
        ["100 %", 1],
      ];
      for (const language of supplierLanguages) {
        const send = yield* client(freshPeer());
        for (const [share, read] of language === "de" || language === "tr" ? written : written.slice(0, 2)) {
          const goods = [{ cn_code: "72083900" }];
          const { inquiry, token } = yield* ask(calls, site, { goods, due: "2027-04-15", language });
          const figures = { "0.direct_t_per_t": "2", "0.state": "operator" };
          for (const wrong of ["101 %", "5 %%", "1,234 %"]) {
            const form = { ...figures, "0.default_share": wrong };
            const refused = yield* Effect.flatMap(send("/inquiry", formOf(token, form, language)), text);
            assert.match(refused, /id="0\.default_share-error"/, `${language} ${wrong}`);
          }
          const sent = yield* send(
            "/inquiry",
            formOf(token, { ...figures, "0.default_share": share }, language),
          );
          assert.equal(sent.status, 200, yield* text(sent));
          const { answers } = inquiryOf((yield* calls.get(`${inquiriesPath}/${inquiry.id}`)).body);
          assert.equal(answers[0]?.values[0]?.default_share, read, `${language} ${share}`);
        }
      }
    }),
  );
});
