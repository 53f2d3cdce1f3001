/** No rule is given a text that is longer than any that is read: not by decoding, and not by a lenient reading. */
import * as Either from "effect/Either";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { strictReaderOf } from "../../src/contract/as_written.ts";
import { byName, decoderOf } from "../../src/contract/decoding.ts";
import { Tonnes } from "../../src/contract/values/quantities.ts";
import { scalar } from "../../src/contract/values/scalar.ts";
import { strictRow } from "../../src/domain/cbam/bulk/written_row.ts";
import { decimalOfText } from "../../src/kernel/decimal.ts";
import { unsoundness } from "../../src/kernel/json.ts";
import { excessOf } from "../../src/kernel/json_text.ts";
import { plainly } from "../../src/kernel/lenient/reading.ts";

const watched = () => {
  let longest = 0;
  const note = (value: unknown): string => {
    const text = String(value);
    longest = Math.max(longest, text.length);
    return text;
  };
  const schema = scalar<string, string>({
    identifier: "Watched",
    expected: "no text",
    read: (sent) => note(sent) === "right" ? "right" : undefined,
    explain: (sent) => ({ code: note(sent) === "" ? "missing" : "format" }),
    asWritten: ({ value }) => plainly(note(value)),
    example: "right",
    jsonSchema: { type: "string" },
  });
  return { schema: Schema.Struct({ member: schema }), longest: () => longest };
};

Deno.test("a rule is given texts of at most 4 000 characters, a reader of papers of at most 1 000", () => {
  const strict = watched();
  const decode = decoderOf(strict.schema);
  assert.ok(Either.isLeft(decode({ member: "x".repeat(4_001) }, byName)));
  assert.equal(strict.longest(), 0);
  decode({ member: "x".repeat(4_000) }, byName);
  assert.equal(strict.longest(), 4_000);
  const written = watched();
  const read = strictReaderOf(written.schema);
  const { complaints, members } = read({ member: "x".repeat(1_001) }, "unsaid");
  assert.deepEqual(members, {});
  assert.equal(complaints[0]?.message, "member has 1001 characters: at most 1000 are read.");
  assert.equal(written.longest(), 0);
  read({ member: "x".repeat(1_000) }, "unsaid");
  assert.equal(written.longest(), 1_000);
});

Deno.test("a mass of a row is not read above 1 000 characters, in neither of its columns", () => {
  for (const name of ["tonnage", "net_mass_kg"]) {
    const { complaints } = strictRow({ [name]: "1".repeat(1_001) }, "unsaid");
    assert.deepEqual(complaints.map(({ path, code }) => [path, code]), [[name, "length"]]);
  }
});

Deno.test("no decimal of more than 1 000 digits is made", () => {
  assert.ok(decimalOfText("1".repeat(1_000)) !== undefined);
  assert.equal(decimalOfText("1".repeat(1_001)), undefined);
  assert.ok(Either.isLeft(decoderOf(Schema.Struct({ t: Tonnes.inQuery }))({ t: "1".repeat(8_000) }, byName)));
});

Deno.test("a body is unsound with a text of more than 4 000 characters", () => {
  assert.equal(unsoundness({ notes: ["x".repeat(4_000)] }), undefined);
  assert.equal(
    unsoundness({ notes: ["x".repeat(4_001)] })?.message,
    "notes/0 has 4001 characters: at most 4000 are read.",
  );
});

Deno.test("arrays, objects and members are counted before a parser makes them, and not in texts", () => {
  assert.equal(excessOf(`[${"[],".repeat(99_998)}[]]`), undefined);
  assert.match(excessOf(`[${"[],".repeat(99_999)}[]]`) ?? "", /more than 100000 arrays and objects/);
  const members = (count: number): string =>
    `{"a":{${Array.from({ length: count }, (_, index) => `"n${index}":1`).join()}}}`;
  assert.equal(excessOf(members(1_000)), undefined);
  assert.match(excessOf(members(1_001)) ?? "", /object of more than 1000 members/);
  assert.equal(excessOf(JSON.stringify({ text: "[{,".repeat(200_000), other: '\\"[,' })), undefined);
  assert.equal(excessOf(`[${"1,".repeat(500_000)}1]`), undefined);
  assert.equal(excessOf('{"a": "'), undefined);
  assert.equal(excessOf("}}]],,"), undefined);
});
