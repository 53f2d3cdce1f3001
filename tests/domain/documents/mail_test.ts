/** Addresses, message ids and subjects: one of each, never a second header or receiver. */
import * as FastCheck from "effect/FastCheck";
import assert from "node:assert/strict";
import { emailAddressOfText } from "../../../src/kernel/email_address.ts";
import { messageIdOfText, senderNameOf, subjectOf } from "../../../src/domain/documents/mail.ts";
import { nextAttempt, patienceMs } from "../../../src/domain/documents/mail_attempts.ts";

Deno.test("exactly one plain address is an address", () => {
  const longest = `${"a".repeat(64)}@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(57)}.de`;
  assert.equal(longest.length, 64 + 1 + 63 + 1 + 63 + 1 + 57 + 3);
  for (
    const text of ["a@example.com", "Import.Desk+customs@sub.example.co.uk", "o'neil@example.ie", longest]
  ) {
    assert.equal(emailAddressOfText(text), text);
  }
});

Deno.test("two addresses, a name beside one, line breaks, quotes and over-long parts are no address", () => {
  const texts = [
    "",
    "a",
    "a@",
    "@b.com",
    "a@b",
    "a@b.com,c@d.com",
    "a@b.com, c@d.com",
    "A <a@b.com>",
    "a@b.com\r\nBcc: c@d.com",
    "a@b.com\n",
    " a@b.com",
    "a b@c.com",
    '"a"@b.com',
    "a@[127.0.0.1]",
    "=?utf-8?q?=61=40c.com=3e?=@b.com",
    "a..b@c.com",
    ".a@b.com",
    "a@-b.com",
    "a@b-.com",
    "a@b..com",
    "a@b.com.",
    "ä@b.com",
    `${"a".repeat(65)}@b.com`,
    `a@${"b".repeat(64)}.com`,
    `a@${"b.".repeat(130)}com`,
  ];
  for (const text of texts) assert.equal(emailAddressOfText(text), undefined, JSON.stringify(text));
});

Deno.test("a message id is lower-case words joined by dots and hyphens", () => {
  assert.equal(messageIdOfText("invoice.7f3c-1"), "invoice.7f3c-1");
  for (
    const text of [
      "",
      "a@b",
      "a>",
      "<a>",
      "a\r\nc",
      "../a",
      "a/b",
      "A",
      "a..b",
      "a".repeat(65),
    ]
  ) {
    assert.equal(messageIdOfText(text), undefined, JSON.stringify(text));
  }
});

Deno.test("a subject is one line of at most 200 characters, whatever it is made of", () => {
  assert.equal(subjectOf(" Invoice 7\r\nBcc: a@b.com\u2028 \u0000x "), "Invoice 7 Bcc: a@b.com x");
  FastCheck.assert(
    FastCheck.property(FastCheck.string({ unit: "binary", maxLength: 400 }), (text) => {
      const subject = subjectOf(text);
      assert.ok([...subject].length <= 200);
      assert.ok(!/[\p{Cc}\u2028\u2029]/u.test(subject));
    }),
  );
});

Deno.test("what looks like an encoded word in a header stays the characters that were written", () => {
  // Decoded, the name would turn the rest of the line around (U+202E), and the subject would break it.
  const texts = ["=?utf-8?b?4oCuZ25w?=", "a =?UTF-8?Q?=0D=0ABcc:?= b", "=\u200b?utf-8?q?x?=", "==??="];
  for (const text of texts) {
    for (const header of [subjectOf(text), senderNameOf(text)]) {
      assert.doesNotMatch(header, /=\?/, text);
      assert.equal(header.replaceAll(" ", ""), text.replaceAll(/[\s\u200b]/g, ""));
    }
  }
});

Deno.test("a name beside an address looks like no address itself, and is the same when it is read again", () => {
  const texts = [
    "ceo@bank.example",
    '"Bank" <ceo@bank.example>',
    "ceo\uff20bank.example",
    "ceo\ufe6bbank.example",
  ];
  for (const text of texts) {
    const name = senderNameOf(text);
    assert.match(name, /ceo at bank\.example/);
    assert.equal(senderNameOf(name), name);
  }
  assert.equal(senderNameOf("Müller & Söhne GmbH"), "Müller & Söhne GmbH");
});

Deno.test("pauses double from 30 seconds to an hour, with jitter from half to one and a half", () => {
  const pauseS = (attempts: number, jitter: number): number => {
    const next = nextAttempt({ attempts, queuedAtMs: 0, failedAtMs: 0, jitter });
    assert.ok(next !== "dead");
    return next / 1_000;
  };
  assert.deepEqual([1, 2, 3, 7, 8, 9, 50].map((attempts) => pauseS(attempts, 0.5)), [
    30,
    60,
    120,
    1_920,
    3_600,
    3_600,
    3_600,
  ]);
  assert.deepEqual([pauseS(1, 0), pauseS(1, 1)], [15, 45]);
});

Deno.test("the last attempt is made when the mail is 24 hours old, and none after it", () => {
  const at = (failedAtMs: number) => nextAttempt({ attempts: 30, queuedAtMs: 5, failedAtMs, jitter: 0.5 });
  assert.equal(at(patienceMs + 4), patienceMs + 5);
  assert.equal(at(patienceMs + 5), "dead");
  FastCheck.assert(
    FastCheck.property(FastCheck.double({ min: 0, max: 1, noNaN: true }), (jitter) => {
      let failedAtMs = 5;
      let attempts = 1;
      for (; attempts < 100; attempts++) {
        const next = nextAttempt({ attempts, queuedAtMs: 5, failedAtMs, jitter });
        if (next === "dead") break;
        assert.ok(next > failedAtMs && next <= patienceMs + 5);
        failedAtMs = next;
      }
      assert.ok(failedAtMs === patienceMs + 5 && attempts < 60, `${attempts} attempts`);
    }),
  );
});
