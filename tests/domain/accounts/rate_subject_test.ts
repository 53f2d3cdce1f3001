import assert from "node:assert/strict";
import { rateSubject } from "../../../src/domain/accounts/rate_subject.ts";

Deno.test("rateSubject counts IPv4 by address and IPv6 by its /64 network", () => {
  assert.equal(rateSubject("198.51.100.1"), "198.51.100.1");
  assert.equal(rateSubject("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
  assert.equal(rateSubject("2001:db8:1:2:ffff::1"), rateSubject("2001:db8:1:2::9"));
  assert.notEqual(rateSubject("2001:db8:1:3::1"), rateSubject("2001:db8:1:2::1"));
});
