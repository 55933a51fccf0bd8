import { isIPv4, isIPv6 } from "node:net";

/** The networks under which a client is counted. */
export interface ClientNetwork {
  /** The IPv4 address, or the /64 that one home or phone has of IPv6. */
  own: string;
  /** The /48 around it, which one subscriber may also have; IPv6 only. */
  wide?: string;
}

/**
 * Returns the networks under which a client's address counts. A port, which some proxies append, is dropped, and an IPv4
 * address written as IPv6 counts as the same address. Anything that is not an address counts unchanged.
 */
export function networkOf(who: string): ClientNetwork {
  const address = withoutPort(who.trim());
  if (!isIPv6(address)) return { own: address };
  const groups = expand(address);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (mapped) return { own: [groups[6]! >> 8, groups[6]! & 255, groups[7]! >> 8, groups[7]! & 255].join(".") };
  const prefix = (length: number) =>
    `${groups
      .slice(0, length)
      .map((group) => group.toString(16))
      .join(":")}::`;
  return { own: prefix(4), wide: prefix(3) };
}

function withoutPort(who: string): string {
  const bracketed = /^\[([^\]]+)\](:\d+)?$/.exec(who)?.[1];
  const [address = "", port] = who.split(":");
  const bare = bracketed ?? (port !== undefined && isIPv4(address) && who.split(":").length === 2 ? address : who);
  return bare.split("%", 1)[0]!;
}

/** Returns the eight groups of an IPv6 address. The URL parser always writes the last four bytes in hexadecimal. */
function expand(address: string): number[] {
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => "0");
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16));
}
