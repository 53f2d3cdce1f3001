import assert from "node:assert/strict";
import { networkAround, rateSubject } from "../../../src/domain/accounts/rate_subject.ts";

Deno.test("rateSubject counts IPv4 by address and IPv6 by its /64 network", () => {
  assert.equal(rateSubject("198.51.100.1"), "198.51.100.1");
  assert.equal(rateSubject("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
  assert.equal(rateSubject("2001:db8:1:2:ffff::1"), rateSubject("2001:db8:1:2::9"));
  assert.notEqual(rateSubject("2001:db8:1:3::1"), rateSubject("2001:db8:1:2::1"));
});

Deno.test("networkAround has the /24 of an IPv4 address, and the /48 of an IPv6 network", () => {
  assert.equal(networkAround("198.51.100.1"), networkAround("198.51.100.254"));
  assert.notEqual(networkAround("198.51.100.1"), networkAround("198.51.101.1"));
  const around = (address: string): string => networkAround(rateSubject(address));
  assert.equal(around("2001:db8:1:2:3:4:5:6"), around("2001:db8:1:ffff::1"));
  assert.notEqual(around("2001:db8:1:2::1"), around("2001:db8:2:2::1"));
  assert.deepEqual([networkAround(""), networkAround("no:address")], ["", "no:address"]);
});
