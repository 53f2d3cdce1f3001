/** The page of an indication, read back: what it says, in three languages, and that nothing of it looks like a report. */
import assert from "node:assert/strict";
import { send } from "../../../support/service.ts";
import { assertSound, infoOf, objectsOf, structureOf, testWith, textOf } from "../../../support/poppler.ts";

const pdfOf = async (path: string): Promise<Uint8Array> => {
  const answer = await send(path, { headers: { accept: "application/pdf, application/json;q=0.1" } });
  assert.equal(answer.status, 200, path);
  assert.equal(answer.headers.get("content-type"), "application/pdf");
  assert.match(
    answer.headers.get("content-disposition") ?? "",
    /^attachment; filename=cbam-indication-.*\.pdf$/,
  );
  return new Uint8Array(await answer.arrayBuffer());
};

const words = {
  en: [
    "CBAM indication",
    "It is not a CBAM report",
    "cannot be verified",
    "about 54.91 EUR",
    "Not settled yet",
  ],
  de: ["CBAM-Richtwert", "kein CBAM-", "lässt sich nicht prüfen", "rund 54,91 EUR", "Noch nicht fest"],
  fr: ["Indication MACF", "ne peut pas être vérifiée", "environ 54,91 EUR", "Pas encore fixé"],
} as const;

const goods = "cn=72083900&country=CHN&tonnage=250&import=2028-03-15&verified_direct=1.9";

Deno.test(testWith(
  ["pdftotext", "pdfinfo", "qpdf"],
  "an indication is one tagged page that says in the reader's language that it is no report",
  async () => {
    for (const [language, sentences] of Object.entries(words)) {
      const pdf = await pdfOf(`/api/v1/cbam/indication?${goods}&lang=${language}`);
      await assertSound(pdf);
      const info = await infoOf(pdf);
      assert.equal(info.get("Pages"), "1", language);
      assert.equal(info.get("Tagged"), "yes", language);
      assert.equal(info.get("Title"), sentences[0]);
      const text = (await textOf(pdf)).replaceAll(/\s+/g, " ");
      for (const sentence of sentences) {
        assert.ok(text.includes(sentence), `${language} ${sentence}: ${text}`);
      }
      assert.match(text, /239[.,]56/);
      const structure = await structureOf(pdf);
      for (const element of ["H1", "Table", "TH", "L"]) {
        assert.match(structure, new RegExp(`\\b${element}\\b`));
      }
      assert.match(await objectsOf(pdf), new RegExp(`/Lang \\(${language}\\)`));
    }
  },
));

Deno.test(testWith(
  ["pdftotext", "pdfdetach", "qpdf"],
  "an indication has no number, no hash, no code and no attachment by which it could be taken for a report",
  async () => {
    const pdf = await pdfOf(`/api/v1/cbam/indication?${goods}`);
    const text = await textOf(pdf);
    assert.doesNotMatch(text, /[0-9a-f]{12}|\bCBAM-\d|BULK-|DECL-|report number|signature|scan|hash/i);
    const objects = await objectsOf(pdf);
    assert.doesNotMatch(objects, /\/EmbeddedFile|\/Filespec/);
    assert.doesNotMatch(objects, /\/S \/Figure/);
  },
));

Deno.test(testWith(
  ["pdftotext"],
  "nothing that is taken off has no sign: there is no minus zero in any language",
  async () => {
    for (const language of Object.keys(words)) {
      for (const day of ["2026-02-15", "2034-02-15"]) {
        const text = await textOf(
          await pdfOf(`/api/v1/cbam/indication?${goods}&import=${day}&lang=${language}`
            .replace("&import=2028-03-15", "")),
        );
        assert.doesNotMatch(text, /\u22120(?![.,]\d*[1-9])/, `${language} ${day}`);
        assert.equal(/\u2212\d/.test(text), day < "2034", `${language} ${day}`);
      }
    }
  },
));

Deno.test(testWith(
  ["pdftotext", "pdfinfo"],
  "the page of plans gives the indication of the offer and the day that are chosen",
  async () => {
    const plan =
      "cn=72083900&mass=1000&decimal=point&price=90&country_1=China&country_2=TUR&direct_2=1.9&lang=en";
    const html = await (await send(`/plan?${plan}`)).text();
    assert.match(html, /<form action="\/plan\/indication\.pdf" method="get"/);
    const pdf = await pdfOf(`/plan/indication.pdf?${plan}&offer=2&day=2029-03-01&confirmed=yes`);
    const text = (await textOf(pdf)).replaceAll(/\s+/g, " ");
    for (const part of ["Türkiye", "1 March 2029", "1,000 t", "90.00 EUR", "verified values"]) {
      assert.ok(text.includes(part), `${part}: ${text}`);
    }
    assert.doesNotMatch(text, /not verified/);
    for (const wrong of ["offer=1", "offer=1&day=2029-13-01", "offer=1&day=2025-01-01"]) {
      assert.equal((await send(`/plan/indication.pdf?${plan}&${wrong}`)).status, 400, wrong);
    }
    const lead = await send("/plan/indication.pdf?cn=7208&mass=x&country_1=Q&day=2029-03-01", {
      redirect: "manual",
    });
    assert.equal(lead.status, 303);
  },
));

Deno.test(testWith(
  ["pdftotext", "pdfinfo"],
  "an indication of goods that CBAM does not reach says so, and one with every note stays one page",
  async () => {
    const exempt = await textOf(
      await pdfOf("/api/v1/cbam/indication?cn=72083900&country=CHE&tonnage=1&import=2028-03-15"),
    );
    assert.match(exempt, /No CBAM certificates are due/);
    const full = await pdfOf(
      "/api/v1/cbam/indication?cn=72193310&country=IND&tonnage=999999.999999&import=2032-03-15&verified_direct=30.123456&verified_free_allocation=99&origin_carbon=500&lang=fr",
    );
    assert.equal((await infoOf(full)).get("Pages"), "1");
  },
));
