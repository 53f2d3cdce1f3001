/** Long answers: the text that JSON.stringify makes, in pieces, with other work done in between. */
import * as FastCheck from "effect/FastCheck";
import assert from "node:assert/strict";
import { jsonPieces, LongAnswer } from "../../../src/http/fast/long_answer.ts";

Deno.test("whatever an answer holds, its pieces are the text of JSON.stringify", () => {
  const { array, dictionary, jsonValue, oneof, record, string } = FastCheck;
  const long = array(record({ import: string(), day: jsonValue() }), { minLength: 199, maxLength: 210 });
  FastCheck.assert(
    FastCheck.property(dictionary(string(), oneof(jsonValue(), long), { maxKeys: 4 }), (answer) => {
      assert.equal([...jsonPieces(answer)].join(""), JSON.stringify(answer));
    }),
    { numRuns: 20 },
  );
  const gaps = { left: undefined, list: [undefined, { out: undefined }] };
  assert.equal([...jsonPieces(gaps)].join(""), '{"list":[null,{}]}');
});

Deno.test("a long answer leaves in pieces, and the thread is given away before it is at its end", async () => {
  let passes = 0;
  const items = Array.from({ length: 60_000 }, (_, index) => ({ import: `import ${index}`, mass_t: index }));
  const answer = { year: 2026, items };
  const body = new LongAnswer(answer, () => {
    passes += 1;
    return Promise.resolve();
  }).json();
  assert.ok(body instanceof ReadableStream);
  const decoder = new TextDecoder();
  let [text, pieces] = ["", 0];
  for await (const piece of body) {
    text += decoder.decode(piece, { stream: true });
    pieces += 1;
    const until = performance.now() + 6;
    while (performance.now() < until) { /* a slow reader on this thread */ }
  }
  assert.equal(text, JSON.stringify(answer));
  assert.ok(pieces > 10 && passes > 5, `${pieces} pieces, ${passes} passes`);
});

Deno.test("an answer that is short after all leaves as text", () => {
  const answer = new LongAnswer({ days: [], notes: ["one"] }, () => assert.fail("nothing waits"));
  assert.equal(answer.json(), '{"days":[],"notes":["one"]}');
});
