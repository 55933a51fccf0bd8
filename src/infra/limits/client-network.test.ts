import { expect, test } from "vitest";
import { networkOf } from "./client-network.server.ts";

test.each([
  ["7.7.7.7", "7.7.7.7"],
  ["7.7.7.7:1000", "7.7.7.7"],
  ["::ffff:6.6.6.6", "6.6.6.6"],
  ["::FFFF:606:606", "6.6.6.6"],
  ["[::ffff:6.6.6.6]:443", "6.6.6.6"],
  ["a-user-id", "a-user-id"],
  ["sari@contoh.co.id", "sari@contoh.co.id"],
  ["300.1.1.1:80", "300.1.1.1:80"],
  ["", ""],
])("%s counts as %s", (who, own) => {
  expect(networkOf(who)).toEqual({ own });
});

test.each([
  ["2001:db8:1:2::1", "2001:db8:1:2::", "2001:db8:1::"],
  ["2001:0DB8:0001:0002:ffff::9", "2001:db8:1:2::", "2001:db8:1::"],
  ["[2001:db8:1:2::1]:5000", "2001:db8:1:2::", "2001:db8:1::"],
  ["fe80::1%eth0", "fe80:0:0:0::", "fe80:0:0::"],
  ["::1", "0:0:0:0::", "0:0:0::"],
  ["64:ff9b::1.2.3.4", "64:ff9b:0:0::", "64:ff9b:0::"],
])("%s counts as %s, within %s", (who, own, wide) => {
  expect(networkOf(who)).toEqual({ own, wide });
});
