import assert from "node:assert/strict";
import { formatAddress } from "localized-address-format";
import { visualOrder } from "../../../../src/adapters/pdf/fonts/bidi.ts";
import { wordsOf } from "../../../../src/adapters/pdf/fonts/words.ts";
import { addressLines } from "../../../../src/domain/invoices/layout/address_lines.ts";
import { alpha2OfAnyCode, everyAlpha3 } from "../../../../src/kernel/identifiers.ts";

const linesOf = (country: string, address: string, city: string, zip: string, state?: string) =>
  addressLines({ name: "Acme", country, address, city, zip, ...(state !== undefined && { state }) });

Deno.test("a state that its country's format has no place for stands below, also where a street begins like it", () => {
  assert.deepEqual(linesOf("DE", "Bayernstraße 5", "München", "80331", "Bayern"), [
    "Bayernstraße 5",
    "80331 München",
    "Bayern",
  ]);
  assert.deepEqual(linesOf("GB", "12 Kentish Town Road", "London", "NW5 2AA", "Kent").at(-1), "Kent");
});

Deno.test("a postal code that its country's format has no place for stands below, also where a house has its number", () => {
  assert.deepEqual(linesOf("AE", "Building 7", "Dubai", "7"), ["Building 7", "Dubai", "7"]);
});

Deno.test("a state of the city's name, and a city that the format names itself, stand once", () => {
  assert.deepEqual(linesOf("DE", "Am Sandtorkai 50", "Hamburg", "20457", "Hamburg"), [
    "Am Sandtorkai 50",
    "20457 Hamburg",
  ]);
  assert.deepEqual(linesOf("SG", "1 Raffles Place", "Singapore", "048616"), [
    "1 Raffles Place",
    "SINGAPORE 048616",
  ]);
});

Deno.test("letters of a country that its format writes before a postal code stand once, typed or not", () => {
  for (
    const [country, typed, printed] of [
      ["CH", "CH-1201", "CH-1201 Town"],
      ["CH", "CH 1201", "CH-1201 Town"],
      ["CH", "1201", "CH-1201 Town"],
      ["LU", "l-1234", "L-1234 Town"],
      ["SE", "SE-111 22", "SE-111 22 Town"],
      ["FI", "FIN-00100", "FI-00100 Town"],
      ["LI", "FL-9490", "FL-9490 Town"],
      ["AZ", "AZ1000", "AZ 1000 Town"],
      ["DE", "D-20457", "D-20457 Town"],
      ["GB", "NW5 2AA", "NW5 2AA"],
      ["KY", "KY1-1100", "Town KY1-1100"],
      ["SG", "S048616", "SINGAPORE 048616"],
      ["SG", "Singapore 048616", "SINGAPORE 048616"],
      ["SE", "s-111 22", "SE-111 22 Town"],
      ["SI", "SLO-1000", "SI-1000 Town"],
      ["CH", "CHE – 1201", "CH-1201 Town"],
      ["HT", "HT6110", "HT6110 Town"],
    ] as const
  ) {
    const lines = linesOf(country, "Road 5", "Town", typed);
    assert.ok(lines.some((line) => line.endsWith(printed)), `${country} ${typed}: ${lines.join(" | ")}`);
  }
});

Deno.test("what is no code of its country stands as it was typed, without the country's letters before it", () => {
  for (
    const [country, typed] of [
      ["CH", "Postfach 12"],
      ["CH", "Case postale 5"],
      ["CH", "CH-801"],
      ["LU", "BP 1234"],
      ["LU", "B.P. 12"],
      ["FI", "PL 123"],
      ["FI", "PL 00100"],
      ["FI", "AX-22100"],
      ["FI", "N/A"],
      ["SE", "Box 12345"],
      ["LI", "Postfach 9490"],
      ["SI", "p.p. 12"],
      ["AX", "FI-22100"],
      ["DE", "D-20457"],
      ["AZ", "-"],
      ["CH", "$& 1"],
    ] as const
  ) {
    assert.deepEqual(linesOf(country, "CH-road 5", "Town", typed).slice(0, 2), [
      "CH-road 5",
      `${typed} Town`,
    ]);
  }
  assert.deepEqual(linesOf("SG", "1 Raffles Place", "Singapore", "Box 5"), [
    "1 Raffles Place",
    "Box 5",
    "Singapore",
  ]);
  assert.equal(linesOf("JP", "千代田1-1", "千代田区", "〒100-0001", "東京都")[0], "〒100-0001");
  assert.equal(linesOf("JP", "千代田1-1", "千代田区", "１００－０００１", "東京都")[0], "〒１００－０００１");
});

Deno.test("of each country whose format writes something before a postal code the digits are known", () => {
  const written = everyAlpha3.flatMap((alpha3) => {
    const country = alpha2OfAnyCode(alpha3) ?? assert.fail(alpha3);
    const line = formatAddress({ postalCountry: country, postalCode: "0" }).find((each) => /.0$/u.test(each));
    return line === undefined ? [] : [{ country, before: line.slice(0, -1) }];
  });
  assert.ok(written.length > 10);
  for (const { country, before } of written) {
    const lines = [3, 4, 5, 6, 7].flatMap((count) => linesOf(country, "主路五號", "市城", "1".repeat(count)));
    assert.ok(lines.some((line) => line.startsWith(`${before}1`)), `${country}: ${lines.join(" | ")}`);
  }
});

Deno.test("a postal code that was typed before the city too stands once", () => {
  for (
    const [country, zip, city, printed] of [
      ["CH", "8001", "CH 8001 Zürich", "CH-8001 Zürich"],
      ["CH", "CH-8001", "CH 8001 Zürich", "CH-8001 Zürich"],
      ["CH", "CH-8001", "CHE-8001 La Chaux", "CH-8001 La Chaux"],
      ["SE", "11122", "S-111 22 Stockholm", "SE-11122 Stockholm"],
      ["DE", "20457", "D-20457 Hamburg", "20457 Hamburg"],
      ["DE", "D-20457", "20457 Hamburg", "D-20457 Hamburg"],
      ["AT", "1010", "A - 1010 Wien", "1010 Wien"],
      ["CH", "Postfach 12", "Postfach 12 Basel", "Postfach 12 Basel"],
      ["CH", "8001", "Postfach 8001 Zürich", "CH-8001 Postfach 8001 Zürich"],
    ] as const
  ) assert.deepEqual(linesOf(country, "Weg 1", city, zip), ["Weg 1", printed], `${zip} ${city}`);
  assert.deepEqual(linesOf("DE", "Weg 1", "20457 Hamburg", "20457"), ["Weg 1", "20457 Hamburg"]);
  for (const city of ["8001 Zürich", "CH-8001 Zürich", "Zürich"]) {
    assert.deepEqual(linesOf("CH", "Weg 1", city, "CH-8001"), ["Weg 1", "CH-8001 Zürich"], city);
  }
  assert.deepEqual(linesOf("US", "1 Main St", "10001 New York", "10001", "NY"), [
    "1 Main St",
    "New York, NY 10001",
  ]);
  const once = (country: string, city: string, zip: string) => linesOf(country, "Weg 1", city, zip).at(-1);
  for (const zip of ["8001", "CH-8001", "CH 8001", "CH\u20138001", "ch8001"]) {
    for (const typed of ["8001", "CH-8001", "CH 8001", "CH - 8001", "ch8001", "CHE-8001", "CH\u20138001,"]) {
      assert.equal(once("CH", `${typed} Zürich`, zip), "CH-8001 Zürich", `${zip}, ${typed}`);
    }
  }
  for (
    const [country, city, zip, printed] of [
      ["DE", "D-20457 Hamburg", "20457", "20457 Hamburg"],
      ["DE", "20457 Hamburg", "D-20457", "D-20457 Hamburg"],
      ["LI", "FL 9490 Vaduz", "9490", "FL-9490 Vaduz"],
      ["FI", "FIN-00100 Helsinki", "00100", "FI-00100 Helsinki"],
      ["SE", "SE-111 22 Stockholm", "11122", "SE-11122 Stockholm"],
      ["SE", "111 22 Stockholm", "SE-111 22", "SE-111 22 Stockholm"],
      ["NL", "1012ab Amsterdam", "1012 AB", "1012 AB Amsterdam"],
      // Letters that are neither the code's nor the country's say something of their own.
      ["CH", "DE-8001 Ort", "8001", "CH-8001 DE-8001 Ort"],
      ["CH", "8002 Zürich", "8001", "CH-8001 8002 Zürich"],
      ["DE", "20457", "20457", "20457 20457"],
      ["DE", "Hamburg 20457", "20457", "20457 Hamburg 20457"],
      ["CH", "Zürich 8001 Nord", "8001", "CH-8001 Zürich 8001 Nord"],
      ["DE", "Ort", "", "Ort"],
    ] as const
  ) assert.equal(once(country, city, zip), printed, `${country} ${city} ${zip}`);
  assert.deepEqual(linesOf("MT", "Road 1", "SLM 1117 Sliema", "1117"), ["Road 1", "SLM 1117 Sliema 1117"]);
  assert.deepEqual(linesOf("DE", "Weg 1", "204578 Ort", "20457"), ["Weg 1", "20457 204578 Ort"]);
  assert.deepEqual(linesOf("DE", "Weg 1", "20457", "20457"), ["Weg 1", "20457 20457"]);
});

Deno.test("no line of an address of two lines begins or ends with a comma, in any country", () => {
  assert.deepEqual(linesOf("JP", "Building 4\nStreet 12", "Osaka", "530-0001"), [
    "Building 4",
    "Street 12",
    "Osaka",
    "530-0001",
  ]);
  for (const alpha3 of everyAlpha3) {
    const country = alpha2OfAnyCode(alpha3) ?? assert.fail(alpha3);
    for (const state of [undefined, "Upstate"]) {
      for (const line of linesOf(country, "Main Road 5\nGate 2", "Townville", "12345", state)) {
        assert.doesNotMatch(line, /^\s*,|,\s*$/, country);
      }
    }
  }
});

Deno.test("an address of any country keeps all its parts, in Latin letters and in Chinese ones", () => {
  for (const alpha3 of everyAlpha3) {
    const country = alpha2OfAnyCode(alpha3) ?? assert.fail(alpha3);
    for (
      const parts of [["Main Road 5", "Townville", "12345", "Upstate"], ["主路五號", "市城", "12345", "省份"]]
    ) {
      const [address = "", city = "", zip = "", state = ""] = parts;
      const text = linesOf(country, address, city, zip, state).join("\n").toUpperCase();
      for (const part of parts) assert(text.includes(part.toUpperCase()), `${country}: ${part} in ${text}`);
    }
  }
});

Deno.test("a postal code beside a city that is written from the right keeps its groups in their order", () => {
  for (
    const [country, city, zip] of [
      ["SA", "الرياض", "12211-7890"],
      ["SA", "جدة", "12211 7890"],
      ["US", "الرياض", "97204-1234"],
    ] as const
  ) {
    const [line = ""] = linesOf(country, "طريق الملك فهد", city, zip).filter((each) => each.includes(city));
    assert.ok(line.includes(`\u2066${zip}\u2069`), line);
    const seen = visualOrder(wordsOf(line, { lineEnds: "words" }));
    assert.ok(seen.map(({ text }) => text).join("").includes(zip), "as it was typed, from left to right");
  }
  assert.deepEqual(linesOf("SA", "King Fahd Road", "Riyadh", "12211-7890").at(-1), "Riyadh 12211-7890");
  assert.ok(linesOf("EG", "شارع", "القاهرة", "11511").includes("11511"));
});
