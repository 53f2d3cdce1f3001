/** Figures by the thousand: each sign is looked up in the font once, whatever numbers it stands in. */
import assert from "node:assert/strict";
import { type Face, faceOf } from "../../../src/adapters/pdf/fonts/faces.ts";

const looked = (font: Face["font"], work: () => void): number => {
  const { getGlyph } = font;
  let times = 0;
  font.getGlyph = (id, codePoints) => {
    times += 1;
    return getGlyph.call(font, id, codePoints);
  };
  work();
  font.getGlyph = getGlyph;
  return times;
};

Deno.test("a thousand numbers ask the font for each of their signs once, and are as wide as their signs", () => {
  const { font, shape } = faceOf("latin", false);
  const numbers = Array.from({ length: 1_000 }, (_, at) => `${at}.${at % 97}`);
  assert.ok(looked(font, () => numbers.forEach((number) => shape(number, false))) <= 11);
  const widthOf = (text: string): number => shape(text, false).width;
  for (const number of numbers.slice(0, 50)) {
    const signs = [...number].reduce((sum, sign) => sum + widthOf(sign), 0);
    assert.ok(Math.abs(widthOf(number) - signs) < 1e-6, number);
  }
  assert.equal(shape("10.5", false).glyphs[0]?.ownAdvance, shape("1", false).glyphs[0]?.ownAdvance);
});

Deno.test("a glyph that is used again has the width that the font gives it, and the characters of that use", () => {
  const { font } = faceOf("latin", true);
  const { id } = font.glyphForCodePoint(0x57);
  const [one, other] = [font.getGlyph(id, [0x57]), font.getGlyph(id, [0x77])];
  assert.deepEqual([one.codePoints, other.codePoints], [[0x57], [0x77]]);
  const { get } = Object.getOwnPropertyDescriptor(prototypeWith(other, "advanceWidth"), "advanceWidth") ?? {};
  assert.equal(one.advanceWidth, get?.call(other));
  assert.equal(other.advanceWidth, one.advanceWidth);
});

const prototypeWith = (value: object, name: string): object => {
  const prototype: object | null = Object.getPrototypeOf(value);
  if (prototype === null) throw new Error(`nothing above has ${name}`);
  return Object.hasOwn(prototype, name) ? prototype : prototypeWith(prototype, name);
};
