/** Signed links: genuine ones are known again, up to their last second; nothing else is. */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as FastCheck from "effect/FastCheck";
import * as Redacted from "effect/Redacted";
import * as TestClock from "effect/TestClock";
import * as TestContext from "effect/TestContext";
import assert from "node:assert/strict";
import { layer, sign, verify } from "../../../src/adapters/storage/signed_url.ts";
import { LinkSigner } from "../../../src/application/documents/document_ports.ts";
import { fileNameOf } from "../../../src/domain/documents/file_name.ts";

const secret = Redacted.make("0123456789abcdef".repeat(4));
const fileName = fileNameOf("Packing list 包装清单 & more", "pdf");
const path = "/api/v1/cbam/reports/7f3c/download";
const link = sign(secret, { path, fileName, expiresAtSeconds: 2_000 });

const inLink = new URL(link, "https://customs.example.com").searchParams;

const outcomeOf = (text: string, nowSeconds = 1_000, by = secret): string =>
  Either.match(verify(by, new URL(text, "https://customs.example.com"), nowSeconds), {
    onLeft: (error) => error._tag,
    onRight: () => "ok",
  });

Deno.test("a link is good up to its last second, and late in the next", () => {
  assert.equal(outcomeOf(link, 2_000), "ok");
  assert.equal(outcomeOf(link, 2_001), "LinkExpired");
});

Deno.test("a genuine link gives back what was signed, whatever the origin", () => {
  const verified = verify(secret, new URL(link, "http://127.0.0.1:8000"), 0);
  assert.deepEqual(verified, Either.right({ path, fileName, expiresAtSeconds: 2_000 }));
});

Deno.test("a link with anything changed, added, doubled or left out is changed, also when it is late", () => {
  const changes: ReadonlyArray<readonly [string, string]> = [
    ["another path", link.replace("7f3c", "7f3d")],
    ["a longer path", link.replace("download", "download/")],
    ["an escaped path", link.replace("download", "%64ownload")],
    ["a later time", link.replace("expires=2000", "expires=9000")],
    ["the same time written otherwise", link.replace("expires=2000", "expires=02000")],
    ["no time", link.replace("expires=2000&", "")],
    ["a second time", `${link}&expires=9000`],
    ["another name", link.replace("Packing", "Parking")],
    ["no name", link.replace(/name=[^&]*&/, "")],
    ["one more parameter", `${link}&download=1`],
    ["a shorter signature", link.slice(0, -1)],
    ["a padded signature", `${link}=`],
    ["a signature with a sign in it", link.replace("signature=", "signature=!")],
    ["a signature with a space behind it", `${link}%20`],
    ["as many bytes, not as many characters", `${link.slice(0, -1)}\u00e9`],
    ["no signature", link.replace(/signature=.*/, "signature=")],
    ["a signature in capitals", link.replace(/signature=(.*)/, (found) => found.toUpperCase())],
    ["no query", path],
    ["its members in another order", `${path}?${new URLSearchParams([...inLink].toReversed())}`],
    ["its spaces written otherwise", link.replaceAll("+", "%20")],
    ["a letter that is escaped", link.replace("Packing", "%50acking")],
    ["its escapes in small letters", link.replace(/%[0-9A-F]{2}/g, (found) => found.toLowerCase())],
    ["an empty member behind it", `${link}&`],
  ];
  for (const [what, text] of changes) {
    assert.equal(outcomeOf(text), "LinkChanged", what);
    assert.equal(outcomeOf(text, 10_000), "LinkChanged", `${what}, late`);
  }
});

Deno.test("a link that another secret signed is changed", () => {
  assert.equal(outcomeOf(link, 1_000, Redacted.make("f".repeat(64))), "LinkChanged");
});

Deno.test("no link with one character replaced is taken for genuine, unless a browser asks for the same", () => {
  const character = FastCheck.constantFrom(..."0123456789abcdefghXYZ-_%&=+./");
  const place = FastCheck.integer({ min: 1, max: link.length - 1 });
  FastCheck.assert(
    FastCheck.property(place, character, (at, by) => {
      const text = `${link.slice(0, at)}${by}${link.slice(at + 1)}`;
      const { pathname, search } = new URL(text, "https://customs.example.com");
      assert.equal(outcomeOf(text) === "ok", pathname + search === link, text);
    }),
    { numRuns: 2_000 },
  );
});

Deno.test("the signer goes by the clock: a link of an hour is late after it", () =>
  Effect.runPromise(
    Effect.gen(function* () {
      const signer = yield* LinkSigner;
      const signed = new URL(yield* signer.sign({ path, fileName }, 3_600), "https://customs.example.com");
      yield* TestClock.adjust("3600 seconds");
      assert.equal((yield* signer.verify(signed)).path, path);
      yield* TestClock.adjust("1 second");
      assert.equal((yield* Effect.flip(signer.verify(signed)))._tag, "LinkExpired");
    }).pipe(Effect.provide(layer(secret)), Effect.provide(TestContext.TestContext)),
  ));

Deno.test("while the secret is rotated, links of both secrets are good in every process", () =>
  Effect.runPromise(
    Effect.gen(function* () {
      const other = Redacted.make("f".repeat(64));
      const signerWith = (one: typeof secret, also: ReadonlyArray<typeof secret>) =>
        Effect.provide(LinkSigner, layer(one, also));
      const [before, during, after, alone] = yield* Effect.all([
        signerWith(secret, []),
        signerWith(secret, [other]),
        signerWith(other, [secret]),
        signerWith(other, []),
      ]);
      const linkOf = (signer: typeof before) =>
        Effect.map(
          signer.sign({ path, fileName }, 3_600),
          (text) => new URL(text, "https://customs.example.com"),
        );
      for (const signer of [before, during, after]) {
        for (const reader of [during, after]) {
          assert.equal((yield* reader.verify(yield* linkOf(signer))).path, path);
        }
      }
      assert.equal((yield* Effect.flip(alone.verify(yield* linkOf(before))))._tag, "LinkChanged");
      yield* TestClock.setTime(0);
      const early = yield* linkOf(before);
      yield* TestClock.adjust("2 hours");
      assert.equal((yield* Effect.flip(after.verify(early)))._tag, "LinkExpired");
    }).pipe(Effect.provide(TestContext.TestContext)),
  ));
