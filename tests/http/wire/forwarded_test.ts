import * as Either from "effect/Either";
import assert from "node:assert/strict";
import { trustedBlocks } from "../../../src/domain/accounts/trusted_proxies.ts";
import { clientAddress } from "../../../src/http/wire/forwarded.ts";

const blocks = Either.getOrThrow(trustedBlocks("10.0.0.0/8, 192.168.1.7,2001:db8:1::/48"));

Deno.test("a forged X-Forwarded-For from an untrusted peer changes nothing", () => {
  assert.equal(clientAddress(blocks, "203.0.113.9", "198.51.100.1"), "203.0.113.9");
  assert.equal(clientAddress([], "10.0.0.1", "198.51.100.1"), "10.0.0.1");
});

Deno.test("behind trusted proxies the client is the last untrusted hop", () => {
  const behind = (forwardedFor: string | undefined) => clientAddress(blocks, "10.0.0.1", forwardedFor);
  assert.equal(behind(undefined), "10.0.0.1");
  assert.equal(behind("198.51.100.1"), "198.51.100.1");
  assert.equal(behind("1.1.1.1, 198.51.100.1, 10.0.0.2"), "198.51.100.1");
  assert.equal(behind("198.51.100.1:4711"), "198.51.100.1");
  assert.equal(behind("[2001:db8::9]:443"), "2001:db8::9");
  assert.equal(behind("::ffff:198.51.100.1"), "198.51.100.1");
});

Deno.test("a hop that is no address ends the chain at the proxy that reported it", () => {
  assert.equal(clientAddress(blocks, "10.0.0.1", "198.51.100.1, unknown"), "10.0.0.1");
  assert.equal(clientAddress(blocks, "10.0.0.1", "198.51.100.1, 7"), "10.0.0.1");
  assert.equal(clientAddress(blocks, "10.0.0.1", "198.51.100.1, _x, 10.0.0.2"), "10.0.0.2");
});
