import * as Either from "effect/Either";
import assert from "node:assert/strict";
import { isTrusted, trustedBlocks } from "../../../src/domain/accounts/trusted_proxies.ts";

const blocks = Either.getOrThrow(trustedBlocks("10.0.0.0/8, 192.168.1.7,2001:db8:1::/48"));

Deno.test("trustedBlocks reads addresses and CIDR blocks and names what is neither", () => {
  assert.equal(blocks.length, 3);
  assert.deepEqual(trustedBlocks(""), Either.right([]));
  for (const wrong of ["proxy", "10", "10.1", "0x0a000001", "10/8", "10.0.0.0/33", "10.0.0/8x", "::1/129"]) {
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
