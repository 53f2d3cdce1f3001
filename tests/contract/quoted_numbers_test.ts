/** Numbers that were sent as text, in every place of every body: the sentence says to leave out the quotation marks. */
import * as Either from "effect/Either";
import assert from "node:assert/strict";
import { byPointer, decoderOf } from "../../src/contract/decoding/decoding.ts";
import { isObject, type Json } from "../../src/http/openapi/schemas.ts";
import { exampleBodies } from "../support/example_bodies.ts";

/** The value with the number at each place as text, one after the other, with the place's pointer. */
function* quoted(value: Json, at = ""): Generator<readonly [pointer: string, sent: Json]> {
  if (typeof value === "number") return yield [at, String(value)];
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) {
      for (const [pointer, sent] of quoted(each, `${at}/${index}`)) yield [pointer, value.with(index, sent)];
    }
  } else if (isObject(value)) {
    for (const [name, each] of Object.entries(value)) {
      for (const [pointer, sent] of quoted(each, `${at}/${name}`)) {
        yield [pointer, { ...value, [name]: sent }];
      }
    }
  }
}

Deno.test("a number that was sent as text is told so, wherever a body has numbers", () => {
  let places = 0;
  for (const [where, example, schema] of exampleBodies) {
    const decode = decoderOf(schema);
    if (schema.ast._tag === "Union" || Either.isLeft(decode(example, byPointer()))) continue;
    for (const [pointer, sent] of quoted(example)) {
      const decoded = decode(sent, byPointer());
      if (Either.isRight(decoded)) continue;
      places++;
      const { path, message } = decoded.left.issues[0] ?? { path: "", message: "" };
      assert.equal(path, pointer, where);
      assert.match(message, /without quotes|leave out the quotation marks/, `${where} ${pointer}`);
    }
  }
  assert.ok(places > 40, `${places} places`);
});
