/** The calculator without a script: what its addresses answer. */
import assert from "node:assert/strict";
import { placesOf } from "../../../../src/web/words/places.ts";
import { translatedLaw } from "../../../../src/web/law/law_sentence.ts";
import { readCountryAsWritten } from "../../../../src/kernel/lenient/country.ts";
import { reference } from "../../../support/law.ts";
import { send } from "../../../support/service.ts";
import { eurosIn } from "../../../support/euros.ts";

const textOf = (html: string): string =>
  html.replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, " ").replace(/<[^>]+>/g, " ").replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");

const pageOf = async (
  query: string,
  language = "en",
): Promise<{ status: number; html: string; text: string }> => {
  const answer = await send(`/?${query}&lang=${language}`);
  const html = await answer.text();
  return { status: answer.status, html, text: textOf(html) };
};

const coil = "cn=7208+39+00&country=China&mass=100000&unit=kg&import=2026-02-15";

Deno.test("a shipment as papers have it is answered with the API's own figure, in English and in German", async () => {
  const api =
    await (await send("/api/v1/cbam/calculate?cn=72083900&country=CHN&tonnage=100&import=2026-02-15")).json();
  const format = (locale: string) => eurosIn(locale, api.net_cost_eur);
  const english = await pageOf(coil);
  assert.equal(english.status, 200);
  assert.ok(english.html.includes(`<p class="big figures">${format("en-GB")}</p>`), english.text);
  const german = await pageOf(`${coil.replace("China", "Volksrepublik+China")}`, "de");
  assert.match(german.text, /Ursprungsland|CBAM-Kosten/);
  const named = await pageOf("cn=72083900&country=T%C3%BCrkei&mass=1.234,5&unit=t&import=2026-02-15", "de");
  assert.match(named.text, /1\.234,5 t KN 7208 39 00 aus der Türkei/);
});

Deno.test("the link and the curl line of an answer lead to the same figures", async () => {
  const query =
    "cn=72083900&country=CHN&mass=24,5&import=2027-02-15&verified_direct=1,5&verified_indirect=0,2&origin_carbon=12,5";
  const { html } = await pageOf(query, "de");
  const unescaped = html.replaceAll("&amp;", "&").replaceAll("&#39;", "'").replaceAll("&quot;", '"');
  const big = /<p class="big figures">([^<]+)</.exec(html)?.[1] ?? "";
  const link = /id="link"[^>]* value="http:\/\/[^/]+([^"]+)"/.exec(unescaped)?.[1] ?? "";
  assert.match(link, /as_of=.*dataset_version=|dataset_version=.*as_of=/);
  const again = await send(link, { headers: { "accept-language": "de" } });
  assert.ok((await again.text()).includes(big), link);
  const call = /curl 'http:\/\/[^/]+([^']+)'/.exec(unescaped)?.[1] ?? "";
  const api = await (await send(call)).json();
  const cost = eurosIn("de-DE", api.net_cost_eur);
  assert.equal(cost, big);
});

Deno.test("a code without goods is explained in the page's language, never beside an English sentence", async () => {
  const said = [["77083900", "de"], ["72990000", "fr"], ["87032110", "de"], ["87032110", "fr"]] as const;
  for (const [code, language] of said) {
    const { text } = await pageOf(`cn=${code}&country=CN&mass=10&import=2026-05-01`, language);
    assert.match(text, language === "de" ? /KN-Code|KN 7708/ : /code NC|NC 7299/);
    assert.doesNotMatch(text, /is no CN code|is not listed|is not in the tables|CN code \d/, text);
  }
  const { text } = await pageOf("cn=87032110&country=CN&mass=10&import=2026-05-01");
  assert.match(text, /8703 21 10/);
});

Deno.test("words lead to the codes that fit, each a link that keeps what else was entered", async () => {
  const { html } = await pageOf("cn=hot-rolled+coil&country=CHN&mass=5");
  const links = [...html.matchAll(/href="(\/\?cn=(\d{8})[^"]*)"/g)];
  assert.ok(links.length > 1);
  const [, first = "", code] = links[0] ?? [];
  assert.match(first, /country=CHN/);
  assert.match(
    await (await send(first.replaceAll("&amp;", "&"))).text(),
    new RegExp(`name="cn" value="${code}"|value="${code}"`),
  );
});

Deno.test("what is wrong stands beside its field and in a summary that links to it, in the page's language", async () => {
  const query = "cn=72083900&country=Atlantis&mass=viel&import=2026-02-15";
  const german = await pageOf(query, "de");
  // The field says what is wrong, once; the summary leads there.
  assert.match(german.html, /<a href="#country">Ursprungsland<\/a>/);
  assert.equal(german.text.split("Erwartet wird ein Land").length, 2);
  assert.match(german.html, /id="mass-error"/);
  assert.match(german.html, /aria-invalid="true"/);
  const english = await pageOf(query);
  assert.match(english.html, /<a href="#country">Country of origin<\/a>/);
});

Deno.test("a number that could be thousands is asked about by the mark of the page's language", async () => {
  const asked = await pageOf("cn=72083900&country=CHN&mass=1.204&import=2026-02-15", "de");
  assert.match(asked.html, /id="mass-error"/);
  const english = await pageOf("cn=72083900&country=CHN&mass=1.204&import=2026-02-15");
  assert.match(english.text, /1\.204 t of CN 7208 39 00/);
});

Deno.test("goods of several routes are asked for the route, with what each letter means", async () => {
  const several = ["76011010", "25231000", "72071111", "72061000", "31021012"];
  for (const code of several) {
    const answer = await (await send(`/api/v1/cbam/routes?cn=${code}&country=IND`)).json();
    if (answer.routes.length < 2) continue;
    const { html } = await pageOf(`cn=${code}&country=IND&mass=1`);
    assert.match(html, /<select[^>]*id="production_route"/);
    for (const { production_route: route, description } of answer.routes) {
      assert.ok(html.includes(`${route} ${description}`), `${code} ${route}`);
    }
  }
});

Deno.test("what a visitor enters is text on the page, never markup", async () => {
  const { html } = await pageOf(
    `cn=${encodeURIComponent('"><script>alert(1)</script>')}&country=%3Cb%3E&mass=1`,
  );
  assert.ok(!html.includes("<script>alert"));
  assert.ok(!html.includes("<b>"));
});

Deno.test("every country that the form offers is read as one, in both languages", () => {
  for (const language of ["en", "de"] as const) {
    for (const name of placesOf(language)) {
      const read = readCountryAsWritten({ path: "country", value: name });
      assert.ok("value" in read, `${language}: ${name}`);
    }
  }
});

Deno.test("every sentence of an answer is known to the pages in other languages", async () => {
  const untold = new Set<string>();
  const queries = [
    "country=CHN&tonnage=3&import=2026-02-15",
    "country=TUR&tonnage=300&import=2027-05-15&origin_carbon=10",
    "country=IND&tonnage=3&import=2026-05-15&verified_direct=0&verified_indirect=0.5",
    "country=ZWE&tonnage=3&import=2032-05-15&assume_cscf=1&verified_direct=2&verified_indirect=0.5",
    "country=NOR&tonnage=3&import=2026-02-15",
    "country=DEU&tonnage=3&import=2026-02-15",
    "country=USA&tonnage=3&import=2034-02-15",
    "country=USA&tonnage=3&import=2031-02-15",
    "country=EGY&tonnage=3&import=2026-05-15&dataset_version=2026-02-04",
  ];
  const codes = [...reference.tables.goods.keys()];
  const some = [
    ...codes.filter((_, index) => index % 9 === 0),
    "27160000",
    "25070080",
    "73082000",
    "87032110",
    "72089999",
  ];
  for (const code of some) {
    for (const query of queries) {
      const answer = await (await send(`/api/v1/cbam/calculate?cn=${code}&${query}`)).json();
      for (
        const sentence of [...answer.notes ?? [], ...(answer.message === undefined ? [] : [answer.message])]
      ) {
        if (translatedLaw(sentence, "fr") === undefined) untold.add(sentence);
      }
    }
  }
  assert.deepEqual([...untold], []);
});

Deno.test("kilograms and MWh get the warning about the threshold that tonnes get", async () => {
  const steel = "cn=72083900&country=CHN&import=2026-02-15";
  for (const mass of ["mass=60&unit=t", "mass=60000&unit=kg"]) {
    assert.match((await pageOf(`${steel}&${mass}`)).text, /exceeds the threshold of 50 t/, mass);
  }
  for (const mass of ["mass=40&unit=t", "mass=40000&unit=kg"]) {
    assert.match((await pageOf(`${steel}&${mass}`)).text, /does not exceed the threshold of 50 t/, mass);
  }
  const power = "cn=27160000&country=UA&mass=10&import=2026-02-15&verified_direct=0.5&verified_indirect=0";
  assert.match((await pageOf(power)).text, /every quantity needs an authorised CBAM declarant/);
});

Deno.test("a link that was made in German keeps its meaning in English, and the other way round", async () => {
  const german = await pageOf(
    "cn=72083900&country=T%C3%BCrkei&mass=1.234,5&unit=t&decimal=comma&import=15.02.2027&verified_direct=1,25",
    "en",
  );
  assert.match(german.text, /1,234\.5 t of CN 7208 39 00 from Türkiye/);
  assert.match(german.html, /name="mass"[^>]*value="1234\.5"/);
  assert.match(german.html, /name="decimal" value="point"/);
  assert.match(german.html, /id="verified_direct"[^>]*value="1\.25"/);
  assert.match(german.html, /id="import"[^>]*value="2027-02-15"/);
  assert.doesNotMatch(german.html, /id="errors"/);
  const english = await pageOf(
    "cn=72083900&country=Turkey&mass=1,234.5&unit=t&decimal=point&import=2027-02-15",
    "de",
  );
  assert.match(english.text, /1\.234,5 t/);
  assert.match(english.html, /name="mass"[^>]*value="1234,5"/);
  assert.match(english.html, /id="country"[^>]*value="Türkei"/);
});

Deno.test("a number of a link that can't be read stays as it was sent, with the mark of the link", async () => {
  const { html } = await pageOf(
    "cn=72083900&country=China&mass=1.2.3,4&unit=t&decimal=comma&import=2027-02-15",
    "en",
  );
  assert.match(html, /value="1\.2\.3,4"/);
  assert.match(html, /name="decimal" value="comma"/);
});

Deno.test("the document code of the line is shown for who it is asked for, by the rule of the ledger, and stays in the link", async () => {
  const cases = [
    ["authorised", "en", /Document code .* Code Y128 Reference Number of the CBAM account: not known here/],
    ["below", "de", /Dokumentcode Y137 Referenz Keine/],
    ["neither", "fr", /Ne doit pas être mise en libre pratique/],
  ] as const;
  for (const [kind, language, expected] of cases) {
    const { text, html } = await pageOf(
      `${coil.replace("mass=100000", "mass=50000")}&code_for=${kind}`,
      language,
    );
    assert.match(text, expected, kind);
    assert.match(html, new RegExp(`id="link"[^>]*code_for=${kind}`));
  }
  const heavy = await pageOf(`${coil}&code_for=below`);
  assert.match(heavy.text, /Must not be released/);
  assert.match(heavy.text, /line alone comes to 100 t, above the limit of 50 t .*: Y137 is not possible/);
  const swiss = await pageOf(`${coil.replace("China", "CH")}&code_for=below`);
  assert.match(swiss.text, /No code is needed/);
  for (const nobody of ["", "0190163d-8694-739b-aea5-966c26f8ad91"]) {
    const { text } = await pageOf(`${coil}&code_for=${nobody}`);
    assert.doesNotMatch(text, /Document code of the import declaration/);
  }
});

Deno.test("precursors of verified values count as in the API's call, in the link, the curl line and the other language", async () => {
  const screws = "cn=73181542&country=CHN&mass=10&import=2026-02-15";
  const verified = "&verified_direct=2.5&verified_indirect=0.3&production_route=(C)";
  const precursor = "&precursor_2=7213+91+10&precursor_2_r=c&precursor_2_t=1.05&precursor_2_e=2.1";
  const body = {
    ...{ cn_code: "73181542", origin_country: "CHN", tonnage: 10, import: "2026-02-15" },
    ...{ production_route: "(C)", verified_direct_intensity: 2.5, verified_indirect_intensity: 0.3 },
    precursors: [{
      cn_code: "72139110",
      production_route: "(C)",
      tonnes_per_tonne: 1.05,
      verified_emissions_t_per_t: 2.1,
    }],
  };
  const call = async (sent: string): Promise<number> => {
    const headers = { "content-type": "application/json" };
    return (await (await send("/api/v1/cbam/calculate", { method: "POST", headers, body: sent })).json())
      .net_cost_eur;
  };
  const cost = await call(JSON.stringify(body));
  const alone = await call(JSON.stringify({ ...body, precursors: undefined }));
  assert.ok(cost > 0 && cost !== alone);
  const inWords = (language: string): string => eurosIn(language, cost).replace(/\s/g, " ");
  const { html, text } = await pageOf(`${screws}${verified}${precursor}`);
  assert.ok(text.includes(inWords("en-GB")), text);
  const unescaped = html.replaceAll("&amp;", "&").replaceAll("&#39;", "'").replaceAll("&quot;", '"');
  const sent = /curl 'http[^']+\/calculate' -H 'Content-Type: application\/json' -d '([^']+)'/.exec(unescaped)
    ?.[1];
  assert.equal(await call(sent ?? ""), cost);
  const link = /id="link"[^>]* value="http:\/\/[^/]+([^"]+)"/.exec(unescaped)?.[1] ?? "";
  assert.ok((await (await send(link)).text()).includes(eurosIn("en-GB", cost)), link);
  const german = await pageOf(`decimal=point&${screws}${verified}${precursor}`, "de");
  assert.ok(german.text.includes(inWords("de-DE")), german.text);
  assert.match(german.html, /name="precursor_2_t"[^>]* value="1,05"|value="1,05"[^>]* name="precursor_2_t"/);
  for (
    const [wrong, field, said] of [
      ["&precursor_3=72139110", "precursor_3_t", /Complete the precursor/],
      ["&precursor_1=72139110&precursor_1_t=1.05", "precursor_1_r", /Choose the production route|route/],
      ["&precursor_1=7213&precursor_1_t=1", "precursor_1", /CN code/],
      ["&precursor_1=72139110&precursor_1_r=C&precursor_1_t=much", "precursor_1_t", /number/],
    ] as const
  ) {
    const page = await pageOf(`${screws}${verified}${wrong}`);
    assert.match(page.html, new RegExp(`id="${field}-error"`), wrong);
    assert.match(page.text, said, wrong);
  }
});

Deno.test("words that many goods have offer the best of them, their number, and all others behind a click", async () => {
  const { html, text } = await pageOf("cn=steel&country=CN&mass=1");
  const codes = [...html.matchAll(/<span class="figures">(\d{4} \d{2} \d{2})<\/span>/g)].map(([, code]) =>
    code
  );
  const [, said = ""] = /fit “steel”: ([\d,]+)\./.exec(text) ?? [];
  assert.equal(codes.length, Number(said.replace(",", "")));
  assert.ok(codes.length > 12);
  assert.equal(new Set(codes).size, codes.length);
  assert.match(text, new RegExp(`Show the other ${codes.length - 12}`));
  const few = await pageOf("cn=clinker&country=CN&mass=1");
  assert.doesNotMatch(few.text, /Show the other/);
});

Deno.test("electricity that has no default value asks for the verified ones as needed, and offers nothing to repeat", async () => {
  const { html, text } = await pageOf("cn=27160000&country=RS&mass=1000&import=2026-02-15");
  assert.match(html, /<label for="verified_direct">Verified direct emissions<\/label>/);
  assert.match(html, /<label for="verified_indirect">Verified indirect emissions<\/label>/);
  assert.match(html, /<label for="mass">Amount of electricity<\/label>/);
  assert.doesNotMatch(html, /id="link"|id="curl"/);
  assert.match(text, /the answer needs this figure/);
});

Deno.test("saving stands right below the figure, and sign-in leads back to the question", async () => {
  const { html } = await pageOf("cn=72083900&country=CHN&mass=100&import=2026-02-15");
  const at = html.indexOf('href="/sign-in?next=%2F%3Fcn%3D72083900');
  assert.ok(at > html.indexOf('class="big figures"') && at < html.indexOf('class="waterfall"'));
});

Deno.test("a question about the number of electricity calls it by the name of its field, that about goods by theirs", async () => {
  const asked = [
    ["en", "Amount of electricity", "Net mass"],
    ["de", "Strommenge", "Eigenmasse"],
    ["fr", "Quantité d’électricité", "Masse nette"],
  ] as const;
  for (const [language, power, goods] of asked) {
    const alert = async (cn: string) => {
      const { html } = await pageOf(`cn=${cn}&country=RUS&mass=92,335&import=2026-10-21`, language);
      return textOf(/id="errors"[\s\S]*?<\/ul>/.exec(html)?.[0] ?? html);
    };
    const ofPower = await alert("27160000");
    assert.ok(ofPower.includes(power) && !ofPower.includes(goods), ofPower);
    const ofGoods = await alert("72083900");
    assert.ok(ofGoods.includes(goods), ofGoods);
  }
});
