/** What pages say without a script, in German. */
import assert from "node:assert/strict";
import { send } from "../../../support/service.ts";
import { assertGerman } from "../../../support/page_words.ts";

const german = { "accept-language": "de" };

const errorsIn = (html: string): ReadonlyArray<string> =>
  [...html.matchAll(/<a href="#\w+">([^<]+)<\/a>/g)].map(([, sentence = ""]) =>
    sentence.replaceAll("&amp;", "&").replaceAll("&quot;", '"')
  );

const verified = async (reportId: string, issuedDate: string) => {
  const answer = await send("/verify", {
    method: "POST",
    headers: { ...german, "sec-fetch-site": "same-origin" },
    body: new URLSearchParams({ reportId, issuedDate }),
  });
  return { status: answer.status, html: await answer.text() };
};

Deno.test("what is no number of a report, or no date, is told at its field and not as a report that is not genuine", async () => {
  const { status, html } = await verified("abc", "gestern");
  assert.equal(status, 422);
  const errors = errorsIn(html);
  assert.equal(errors.length, 2);
  errors.forEach(assertGerman);
  assert.match(html, /id="reportId-error"/);
  assert.doesNotMatch(html, /konnte nicht bestätigt werden/);
  assert.equal(errorsIn((await verified("", "20.11.2026")).html).length, 1);
});

Deno.test("a field that is missing is named above and told at its field, of electricity as its quantity", async () => {
  const missing = errorsIn(await (await send("/?cn=72083900&country=&mass=5", { headers: german })).text());
  assert.deepEqual(missing, ["Ursprungsland"]);
  const energy = await (await send("/?cn=27160000&country=CN&mass=&unit=MWh", { headers: german })).text();
  assert.deepEqual(errorsIn(energy), ["Strommenge"]);
  assert.match(energy, /Geben Sie die Strommenge in MWh an\./);
  assert.match(energy, /<label for="mass">Strommenge/);
});

Deno.test("German pages say which links lead to English ones", async () => {
  const html = await (await send("/?cn=72083900&country=CN&mass=5", { headers: german })).text();
  for (const [link] of html.matchAll(/<a [^>]*href="\/docs[^>]*>/g)) assert.match(link, /hreflang="en"/);
  assert.match(html, /API-Referenz \(auf Englisch\)/);
});
