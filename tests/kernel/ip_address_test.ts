import assert from "node:assert/strict";
import { isOwnNetwork } from "../../src/kernel/ip_address.ts";

Deno.test("addresses that the internet doesn't have are of a network of one's own, also mapped into IPv6; all else is not", () => {
  const own = [
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.1.1",
    "100.64.0.1",
  ];
  const written = [...own, ...own.map((address) => `::ffff:${address}`), "::1", "fd00::1", "fe80::1"];
  for (const address of written) assert.ok(isOwnNetwork(address), address);
  const others = [
    "8.8.8.8",
    "172.32.0.1",
    "172.15.0.1",
    "192.169.0.1",
    "100.128.0.1",
    "11.0.0.1",
    "::ffff:8.8.8.8",
  ];
  for (const address of [...others, "2001:db8::1", "2606:4700::1111", "0.0.0.0", "", "localhost", "10"]) {
    assert.ok(!isOwnNetwork(address), address);
  }
});
