/** Plans whose later years have tables of their own: the page, its table and its link say of each year what its tables say. */
import assert from "node:assert/strict";
import { lawToCome } from "../../../support/law_to_come.ts";
import { service, servicesUnder } from "../../../support/service.ts";

const send = await service(undefined, servicesUnder(lawToCome));

const textAt = async (path: string): Promise<string> => {
  const answer = await send(path);
  assert.equal(answer.status, 200);
  const html = await answer.text();
  return html.replace(/<(script|style|svg|datalist)[\s\S]*?<\/\1>/g, " ").replace(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&").replace(/\s+/g, " ");
};

const coil = "cn=72083900&mass=100&decimal=point&country_1=GBR";
const sentences = {
  en: /2027 to 2034: CBAM does not apply to these goods by the law that is known today/,
  de: /2027 bis 2034: CBAM gilt für diese Waren nach dem heute bekannten Recht nicht/,
  fr: /2027 à 2034.*MACF ne s’applique pas/,
};

Deno.test("a page says of which years CBAM does not reach an offer, and makes up no figures for them", async () => {
  for (const [language, sentence] of Object.entries(sentences)) {
    for (const more of ["", "&direct_1=1.2", "&country_2=CHN", "&direct_1=1.2&country_2=CHN"]) {
      const text = await textAt(`/plan?${coil}${more}&year=2028&lang=${language}`);
      assert.match(text, sentence, `${language} ${more}`);
      if (language !== "en") continue;
      assert.doesNotMatch(text, /assumes 0 t|verified 0 t|0 t are free/, more);
      assert.equal(/Cheaper than the default value below/.test(text), more.includes("country_2"), more);
      assert.match(text, /United Kingdom( \(1\.2\st\sCO₂e\))? (in 2028|is cheapest)/, more);
    }
  }
  const before = await textAt(`/plan?${coil}&year=2026&lang=en`);
  assert.match(before, sentences.en);
  assert.match(before, /United Kingdom: no verified value, so the EU assumes [1-9]/);
  assert.doesNotMatch(await textAt("/plan?cn=72083900&mass=100&country_1=CHN&year=2028"), /does not apply/);
});

Deno.test("the table of a plan says out_of_scope of years in which CBAM does not reach an offer", async () => {
  const [heading, ...lines] = (await (await send(`/plan/figures.csv?${coil}&direct_1=1.2&lang=en`)).text())
    .trim().split("\r\n").map((line) => line.split(","));
  const cellsOf = (name: string) => lines.map((cells) => cells[heading?.indexOf(name) ?? -1]);
  assert.deepEqual(cellsOf("values"), ["verified", ...Array.from({ length: 8 }, () => "out_of_scope")]);
  assert.deepEqual(cellsOf("break_even_t_per_t").map((cell) => cell !== ""), [
    true,
    ...Array.from({ length: 8 }, () => false),
  ]);
});

Deno.test("a page's ranking leaves out origins that are exempt in its year", async () => {
  const of = async (year: number) => {
    const text = await textAt(`/plan?cn=72083900&mass=100&country_1=CHN&year=${year}&lang=en`);
    return text.slice(text.indexOf(`All origins in ${year}`)).includes("United Kingdom");
  };
  assert.deepEqual([await of(2026), await of(2028)], [true, false]);
});

Deno.test("the link of a plan and its table have the page's figures where years have data sets of their own", async () => {
  const query = "cn=72083900&mass=100&decimal=point&country_1=CHN&year=2029&price=100&lang=en";
  const page = await (await send(`/plan?${query}`)).text();
  const [, found = ""] = /value="https?:\/\/[^/"]+\/plan\?([^"]+)"/.exec(page) ?? [];
  const link = `${found.replaceAll("&amp;", "&")}&lang=en`;
  assert.match(link, /as_of=2026-11-20T12/);
  assert.doesNotMatch(page, /name="dataset_version"/);
  const tableOf = async (asked: string) => await (await send(`/plan/figures.csv?${asked}`)).text();
  assert.equal(await tableOf(link), await tableOf(query));
  const sumsOf = (html: string) => /Sum<[\s\S]*?<\/tr>/.exec(html)?.[0] ?? "";
  assert.equal(sumsOf(await (await send(`/plan?${link}`)).text()), sumsOf(page));
  assert.match(
    await textAt(`/plan?${link}`),
    /the default values 6 August 2026, from 2028 on 2028, benchmarks/,
  );
  const named = await (await send(`/plan?${query}&dataset_version=2026-08-06`)).text();
  assert.match(named, /name="dataset_version" value="2026-08-06"/);
  assert.notEqual(sumsOf(named), sumsOf(page));
});
