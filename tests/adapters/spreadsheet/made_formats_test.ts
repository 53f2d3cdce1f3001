/** Formats of numbers made by chance, held against a model of what they show. */
import assert from "node:assert/strict";
import { numberFormat } from "../../../src/adapters/spreadsheet/formats/number_format.ts";
import { readByPerson, shownNumber } from "../../support/shown_numbers.ts";

/** Numbers between 0 and 1 that are the same each time. */
const chance = (seed: number): () => number => {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
};

const pieces = [
  "0",
  "0",
  "0",
  "#",
  "?",
  "0.0",
  "#,##0",
  ".",
  ",",
  "%",
  '"kg"',
  '" t"',
  '"000"',
  '"."',
  "\\.",
  "\\,",
  "\\ ",
  " ",
  "\\-",
  "-",
  "(",
  ")",
  "_)",
  "* ",
  "*0",
  "[Red]",
  "[>100]",
  "[<=0.5]",
  "[$€-407]",
  "[$-409]",
  ";",
  ";",
  "E+00",
  "/",
  "General",
  "@",
  '"-"',
  "'",
  "+",
  '"1"',
  "0\\ 000",
];
const values = [0, 1, -1, 0.97, 24.5, -24.5, 900, 1204.5, 24_500, 1_204_500, 0.0004, 7.25];

Deno.test("of 200 000 formats made of any pieces those that are understood show people the number that is read", () => {
  const next = chance(20_261_128);
  const pick = <Each>(of: ReadonlyArray<Each>): Each | undefined => of[Math.floor(next() * of.length)];
  let understood = 0;
  for (let count = 0; count < 200_000; count++) {
    const format = Array.from({ length: 1 + Math.floor(next() * 7) }, () => pick(pieces) ?? "").join("");
    const value = pick(values) ?? 0;
    const as = numberFormat(format).ofNumber(value);
    if (as?.format !== undefined) continue;
    const shown = shownNumber(format, value);
    if (shown === undefined) continue;
    understood += 1;
    const [unit, thousands] = [as?.unit ?? "", as?.thousands ?? 0];
    const words = unit === "%" ? "" : unit;
    const bare = words.split(" ").reduce((text, word) => {
      const at = text.lastIndexOf(word);
      return at < 0 ? text : `${text.slice(0, at)}${text.slice(at + word.length)}`;
    }, shown);
    const isDashOrNothing = value === 0 && /^[-+()'\s.%]*$/.test(bare);
    if (isDashOrNothing) continue;
    const read = readByPerson(bare);
    assert.ok(
      read !== undefined,
      `${format} shows ${value} as ${shown}, understood with ${JSON.stringify(as)}`,
    );
    const digits = /\.([\d ]*)/.exec(bare)?.[1]?.replaceAll(" ", "").length ?? 0;
    const power = /e([+-]\d+)/.exec(bare)?.[1];
    const step = 10 ** (Number(power ?? 0) - digits) * 1000 ** thousands / (unit === "%" ? 100 : 1);
    const meant = read * 1000 ** thousands;
    assert.ok(
      Math.abs(meant - value) <= step * 0.500001 + 1e-9,
      `${format} shows ${value} as ${shown}, understood with ${JSON.stringify(as)}`,
    );
  }
  assert.ok(understood > 10_000, String(understood));
});
