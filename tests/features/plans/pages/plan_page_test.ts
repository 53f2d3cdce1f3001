/** The page of plans without a script: which offer is cheapest and why, what its links lead to, and what it refuses. */
import assert from "node:assert/strict";
import { send } from "../../../support/service.ts";
import { comparisonOf, trajectoryOf } from "../../../support/plans.ts";
import { eurosIn } from "../../../support/euros.ts";

const textOf = (html: string): string =>
  html.replace(/<(script|style|svg|datalist)[\s\S]*?<\/\1>/g, " ").replace(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&").replace(/\s+/g, " ");

const pageOf = async (
  query: string,
  language = "en",
): Promise<{ readonly status: number; readonly html: string; readonly text: string }> => {
  const answer = await send(`/plan?${query}&lang=${language}`);
  const html = await answer.text();
  return { status: answer.status, html, text: textOf(html) };
};

const coil = "cn=7208+39+00&mass=1000&decimal=point";
const offers = "country_1=China&country_2=TUR&direct_2=1.9&country_3=India";
const euro = (locale: string, amount: number): string => eurosIn(locale, amount).replace("\u00a0", " ");

Deno.test("a plan says which offer is cheapest in the year, by how much and why, with the API's own figures", async () => {
  const { status, text } = await pageOf(`${coil}&${offers}&year=2028&price=90`);
  assert.equal(status, 200);
  const goods = "cn=72083900&tonnage=1000&price_path=90&first_year=2028&last_year=2028";
  const verified = await trajectoryOf(`${goods}&country=TUR&verified_direct=1.9`);
  const china = await trajectoryOf(`${goods}&country=CHN`);
  const [own, other] = [verified.years[0]?.verified?.net_cost_eur, china.years[0]?.default?.net_cost_eur];
  assert.ok(own !== undefined && other !== undefined);
  assert.match(text, /In 2028 Türkiye \(1\.9\st\sCO₂e\) is cheapest/);
  assert.ok(text.includes(euro("en-GB", own)), text.slice(0, 3_000));
  const less = `${euro("en-GB", other - own)} a year less than China, ${
    euro("en-GB", (other - own) / 1_000)
  }`;
  assert.ok(text.includes(`${less} per tonne`), text.slice(0, 3_000));
  assert.match(text, /CBAM certificates alone\. Prices of the goods, freight and duty are not in them\./);
  assert.match(text, /It pays for 0\.667 t CO₂e per tonne, the other for 2\.91\./);
  const { origins } = await comparisonOf("cn=72083900&tonnage=1000&import=2028-06-01");
  assert.ok(text.includes(`All ${origins.length} origins and routes`));
});

Deno.test("a plan has every year with its price, marks assumed years, and names what is assumed, in every language", async () => {
  const words = {
    en: [/2031 \*/, /correction factor of 2031 to 2033 is not set: 1 is assumed/, /Only the real origin/],
    de: [/2031 \*/, /Korrekturfaktor für 2031 bis 2033 ist nicht festgelegt/, /nur der wirkliche Ursprung/],
    fr: [
      /2031 \*/,
      /facteur de correction transsectoriel de 2031 à 2033 n’est pas fixé/,
      /Seule l’origine réelle/,
    ],
  } as const;
  for (const [language, sentences] of Object.entries(words)) {
    const { text } = await pageOf(`${coil}&${offers}&growth=3`, language);
    for (const sentence of sentences) assert.match(text, sentence);
    for (let year = 2026; year <= 2034; year++) assert.ok(text.includes(`${year}`), `${language} ${year}`);
    if (language !== "en") assert.doesNotMatch(text, /The |No benchmarks|default value/);
  }
});

Deno.test("a plan tells a reader who knows no act why each offer costs what it costs, in every language", async () => {
  const words = {
    en: [
      /CN 7208 39 00, 1,000\st a year/,
      /For each tonne of CO₂e that is not free, the importer buys a certificate\./,
      /Türkiye \(1\.9\st\sCO₂e\): the producer’s verified 1\.9 t CO₂e per tonne\. 1\.233 t are free, 0\.667 t are paid for at 90\.00\sEUR: 60\.03\sEUR per tonne\./,
      /China: no verified value, so the EU assumes 4\.143 t CO₂e per tonne, 0\.956 t of it a mark-up\./,
    ],
    de: [
      /Türkei \(1,9\st\sCO₂e\): geprüft sind 1,9 t CO₂e je Tonne\. Frei sind 1,233 t, bezahlt werden 0,667 t/,
    ],
    fr: [/Turquie \(1,9\st\sCO₂e\)\s: 1,9 t CO₂e par tonne, vérifiées chez le producteur\./],
  } as const;
  for (const [language, sentences] of Object.entries(words)) {
    const { text } = await pageOf(`${coil}&${offers}&year=2028&price=90`, language);
    for (const sentence of sentences) assert.match(text, sentence);
  }
});

Deno.test("the link of a plan shows the same figures again, and its table has them", async () => {
  const { html } = await pageOf(`${coil}&${offers}&year=2029&price=80.5&growth=-2`);
  const unescaped = html.replaceAll("&amp;", "&").replaceAll("&#39;", "'");
  const big = /<p class="big figures">([^<]+)/.exec(html)?.[1] ?? "";
  const link = /id="link"[^>]* value="http:\/\/[^/]+([^"]+)"/.exec(unescaped)?.[1] ?? "";
  assert.match(link, /as_of=/);
  assert.match(link, /dataset_version=2026-08-06/);
  const again = await (await send(link, { headers: { "accept-language": "en" } })).text();
  assert.ok(big !== "" && again.includes(big), link);
  const table = /href="(\/plan\/figures\.csv[^"]+)"/.exec(unescaped)?.[1] ?? "";
  const answer = await send(table, { headers: { "accept-language": "en" } });
  assert.match(answer.headers.get("content-disposition") ?? "", /cbam-plan\.csv/);
  const [header = "", ...lines] = (await answer.text()).trim().split("\r\n");
  assert.match(header, /offer,cn_code,origin_country,tonnage,year,/);
  assert.equal(lines.length, 27);
  const shown = Number(big.replace(/[^\d.]/g, ""));
  assert.ok(lines.some((line) => line.includes(",2029,") && line.includes(`,${shown},`)), String(shown));
  const call = /curl 'http:\/\/[^/]+([^']+)'/.exec(unescaped)?.[1] ?? "";
  assert.equal((await send(call)).status, 200);
});

Deno.test("goods with several routes offer them, and with one of them they have figures", async () => {
  const { html, text } = await pageOf("cn=25231000&mass=500&country_1=DZA");
  assert.match(text, /choose one/);
  assert.match(html, /<select[^>]+name="route_1"/);
  const { html: again, text: chosen } = await pageOf("cn=25231000&mass=500&country_1=DZA&route_1=(A)");
  assert.match(chosen, /Algeria in 20\d\d/);
  assert.match(again, /<select[^>]+name="route_1"/);
  assert.match(again, /<option value="\(A\)" selected/);
  assert.match(again, /<option value="\(B\)"/);
});

Deno.test("exempt origins cost nothing and say why; goods without default values say what to give", async () => {
  assert.match((await pageOf(`${coil}&country_1=CHE`)).text, /Annex III/);
  assert.match((await pageOf("cn=27160000&mass=10&country_1=UKR")).text, /give the verified direct/);
});

Deno.test("every wrong field is named at once, in the visitor's language, and nothing is calculated", async () => {
  const wrong = "cn=7208&mass=x&country_1=Atlantis&price=-1&growth=abc";
  const words = {
    en: [/Offer 1: Country of origin must be/, /price from 0 to 10,000 EUR/, /change from −100 to 100 %/],
    de: [/Preis von 0 bis 10\.000 EUR/, /Änderung von −100 bis 100 %/],
    fr: [/prix de 0 à 10\s000 EUR/, /évolution de −100 à 100\s%/],
  } as const;
  for (const [language, sentences] of Object.entries(words)) {
    const { html, text } = await pageOf(wrong, language);
    for (const sentence of sentences) assert.match(text, sentence);
    for (const field of ["cn", "mass", "country_1", "price", "growth"]) {
      assert.ok(html.includes(`<a href="#${field}">`), `${language} ${field}`);
    }
    assert.doesNotMatch(html, /class="big figures"/);
  }
  const { html } = await pageOf("cn=72083900&mass=&country_1=");
  assert.ok(html.includes('<a href="#mass">') && html.includes('<a href="#country_1">'));
  const lead = await send(`/plan/figures.csv?${wrong}`, { redirect: "manual" });
  assert.equal(lead.status, 303);
});

Deno.test("an offer that CBAM does not reach is the cheapest; of equal ones each is named, and suppliers tell offers apart", async () => {
  const exempt = (await pageOf(`${coil}&country_1=China&country_2=CHE&year=2028&price=90`)).text;
  assert.match(exempt, /In 2028 Switzerland is cheapest 0\.00\sEUR a year/);
  assert.match(
    exempt,
    /a year less than China, 261\.91\sEUR per tonne ?\. It pays for 0 t CO₂e per tonne, the other for 2\.91\./,
  );
  const verified = "country_1=CHN&country_2=CHN&direct_2=1.9&country_3=CHN&direct_3=1.9";
  const equal = (await pageOf(`${coil}&${verified}&year=2028`)).text;
  const bare = (await pageOf(`${coil}&country_1=CHE&country_2=CHN&direct_2=0.1&year=2028`)).text;
  assert.match(bare, /In 2028 the offers cost the same 0\.00\sEUR a year/);
  const given = (await pageOf(`${coil}&country_1=China&price=0&year=2028`)).html;
  assert.deepEqual(
    [...given.matchAll(/<td class="number">(\d+)<\/td><th/g)].every(([, rank]) => rank === "1"),
    true,
  );
  assert.match(equal, /In 2028 China \(1\.9\st\sCO₂e\) #2 and China \(1\.9\st\sCO₂e\) #3 are cheapest/);
  assert.doesNotMatch(equal, /0\.00\sEUR a year less/);
  const named =
    (await pageOf(`${coil}&${verified}&name_2=Mill&name_3=${"Works ".repeat(30)}&year=2028`)).text;
  assert.match(named, /Mill, China \(1\.9\st\sCO₂e\) and Works/);
  assert.ok(!named.includes("Works ".repeat(11)));
  assert.match(named, /Works…/, "what is cut says so");
});

Deno.test("electricity is told by the MWh, without free allocation or years that rest on one", async () => {
  const power = "cn=27160000&mass=500&country_1=UKR&direct_1=0.9&indirect_1=0&year=2032";
  const { html, text } = await pageOf(power);
  assert.match(text, /Why: 2032 per MWh/);
  assert.match(html, /t CO₂e \/ MWh/);
  const beside = (await pageOf(`${power}&country_2=UKR&direct_2=1&indirect_2=0&price=80`)).text;
  assert.match(beside, /8\.00\sEUR per MWh ?\. It pays for 0\.9 t CO₂e per MWh, the other for 1\./);
  assert.doesNotMatch(text, /2032 \*|−0/);
});

Deno.test("numbers of a plan that was made in another language stand as the page's language writes them, and are read so", async () => {
  const { html } = await pageOf(
    "cn=7208+39+00&mass=1,5&price=80,25&growth=2,5&country_1=China&direct_1=1,9&decimal=comma",
  );
  const filled = (name: string): string =>
    new RegExp(`name="${name}"[^>]* value="([^"]*)"|value="([^"]*)"[^>]* name="${name}"`).exec(html)?.slice(1)
      .find((text) => text !== undefined) ?? "";
  assert.deepEqual(
    ["mass", "price", "growth", "direct_1", "decimal"].map(filled),
    ["1.5", "80.25", "2.5", "1.9", "point"],
  );
  const unread = await pageOf("cn=7208+39+00&mass=viel&price=80,25&country_1=China&decimal=comma");
  assert.match(unread.html, /name="decimal" value="comma"/);
});
