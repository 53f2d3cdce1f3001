/** The site that passkeys belong to, by the service's own origin. */
import assert from "node:assert/strict";
import { relyingPartyOf } from "../../../src/domain/accounts/passkey.ts";

Deno.test("passkeys belong to the name of the service's origin, to localhost on a laptop, and to no number", () => {
  assert.deepEqual(relyingPartyOf("https://cbam.example.com"), {
    id: "cbam.example.com",
    origin: "https://cbam.example.com",
  });
  assert.deepEqual(relyingPartyOf("https://cbam.example.com:8443/x"), {
    id: "cbam.example.com",
    origin: "https://cbam.example.com:8443",
  });
  for (
    const own of [
      "http://127.0.0.1:8000",
      "http://[::1]:8000",
      "http://0.0.0.0:8000",
      "http://localhost:8000",
    ]
  ) {
    assert.deepEqual(relyingPartyOf(own), { id: "localhost", origin: "http://localhost:8000" }, own);
  }
  assert.equal(relyingPartyOf("https://192.0.2.7"), undefined);
  assert.equal(relyingPartyOf("https://[2001:db8::1]"), undefined);
});
