/** A browser of an operator, after the second factor. */
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { Secret, TOTP } from "otpauth";
import { Operators } from "../../src/application/accounts/operator_ports.ts";
import { account, type Browser, type Seen, signedIn, valueOf } from "./session_browser.ts";

/** What an authenticator program shows now. */
export const codeNow = (secret: string): Effect.Effect<string> =>
  Effect.map(
    Clock.currentTimeMillis,
    (timestamp) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp }),
  );

/** Sends the code of the second factor. */
export const enter = (it: Browser, code: string): Effect.Effect<Seen> =>
  Effect.gen(function* () {
    const form_token = valueOf(yield* it.get("/operator/second-factor"), "form_token");
    return yield* it.post("/operator/second-factor", { form_token, code, next: "/operator/tiers" });
  });

/** A browser of an operator who gave the second factor. */
export const operator = Effect.gen(function* () {
  const email = yield* account();
  const { secret } = yield* (yield* Operators).mark(email);
  const it = yield* signedIn(email);
  assert.equal((yield* enter(it, yield* codeNow(secret))).status, 303);
  return { it, email, secret };
});
