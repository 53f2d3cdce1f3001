import * as Either from "effect/Either";
import assert from "node:assert/strict";
import {
  clientAddress,
  isTrusted,
  rateSubject,
  trustedBlocks,
} from "../../../src/domain/accounts/client_address.ts";

const blocks = Either.getOrThrow(trustedBlocks("10.0.0.0/8, 192.168.1.7,2001:db8:1::/48"));

Deno.test("trustedBlocks reads addresses and CIDR blocks and names what is neither", () => {
  assert.equal(blocks.length, 3);
  assert.deepEqual(trustedBlocks(""), Either.right([]));
  for (const wrong of ["proxy", "10.0.0.0/33", "10.0.0/8x", "::1/129"]) {
    assert.deepEqual(trustedBlocks(`127.0.0.1,${wrong}`), Either.left(wrong));
  }
});

Deno.test("isTrusted knows a peer also when IPv4 comes mapped into IPv6", () => {
  assert.ok(isTrusted(blocks, "10.1.2.3"));
  assert.ok(isTrusted(blocks, "::ffff:10.1.2.3"));
  assert.ok(isTrusted(blocks, "2001:db8:1:2::3"));
  assert.ok(!isTrusted(blocks, "192.168.1.8"));
  assert.ok(!isTrusted(blocks, "unix"));
});

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
  assert.equal(clientAddress(blocks, "10.0.0.1", "198.51.100.1, _x, 10.0.0.2"), "10.0.0.2");
});

Deno.test("rateSubject counts IPv4 by address and IPv6 by its /64 network", () => {
  assert.equal(rateSubject("198.51.100.1"), "198.51.100.1");
  assert.equal(rateSubject("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
  assert.equal(rateSubject("2001:db8:1:2:ffff::1"), rateSubject("2001:db8:1:2::9"));
  assert.notEqual(rateSubject("2001:db8:1:3::1"), rateSubject("2001:db8:1:2::1"));
});
