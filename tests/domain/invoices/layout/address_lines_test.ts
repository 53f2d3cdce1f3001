import assert from "node:assert/strict";
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
    ] as const
  ) {
    const lines = linesOf(country, "Road 5", "Town", typed);
    assert.ok(lines.some((line) => line.endsWith(printed)), `${country} ${typed}: ${lines.join(" | ")}`);
  }
});

Deno.test("a postal code that was typed before the city too stands once", () => {
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
