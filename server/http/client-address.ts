import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/** Prefix length that counts as one IPv6 subscriber: a phone or a home is given a /64 of its own. */
const subscriberBits = 64;
const networkBits = { ipv4: 24, ipv6: 48 } as const;

type Parsed = ReturnType<typeof ipaddr.process>;

/** Parses an address as proxies write it, with or without brackets and port; IPv4 mapped into IPv6 becomes IPv4. */
const parse = (text: string): Parsed | undefined => {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  return ipaddr.isValid(bare) && (bare.includes(':') || ipaddr.IPv4.isValidFourPartDecimal(bare))
    ? ipaddr.process(bare)
    : undefined;
};

const cut = (address: Parsed, bits: number): string => {
  const kind = address.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return kind.networkAddressFromCIDR(`${address.toString()}/${bits}`).toString();
};

/** Reduces an address to the form that limits count: IPv4 whole, IPv6 by its /64. Undefined for a text that is no address. */
export const countedAddress = (text: string): string | undefined => {
  const address = parse(text);
  if (!address) return undefined;
  return address.kind() === 'ipv4' ? address.toString() : cut(address, subscriberBits);
};

/** The network of a counted address: IPv4 by /24, IPv6 by /48. */
export const networkOf = (address: string): string => {
  const parsed = ipaddr.process(address);
  return cut(parsed, networkBits[parsed.kind()]);
};

/** The /48 of a counted IPv6 address; undefined for IPv4, where one address may already be a whole mobile network. */
export const ipv6NetworkOf = (address: string): string | undefined =>
  ipaddr.process(address).kind() === 'ipv6' ? networkOf(address) : undefined;

/** Tells whether an address belongs to no single client: loopback, private network, link-local. */
export const isPrivate = (address: string): boolean => ipaddr.process(address).range() !== 'unicast';

type Standing = {
  /** Number of our own proxies in front of the portal. */
  trustProxy: number;
  production: boolean;
  log: (line: string) => void;
};

/**
 * Finds the client address of a request: the socket's peer, or behind our own proxies the entry that the outermost of
 * them wrote, the `trustProxy`-th from the right of X-Forwarded-For; the client itself wrote the entries further left.
 * Null where a production server without a proxy setting is reached from a private address: a proxy then hides
 * everybody behind one address, which is logged once, and limits by address are suspended.
 */
export const clientAddressFinder = ({ trustProxy, production, log }: Standing) => {
  let isTold = false;
  return (c: Context): string | null => {
    const entries = trustProxy > 0 ? (c.req.header('x-forwarded-for')?.split(',') ?? []) : [];
    // Fewer entries than proxies: the request bypassed the outer ones, and a proxy of ours wrote the leftmost entry too.
    const forwarded =
      entries.length > 0 && countedAddress(entries[Math.max(0, entries.length - trustProxy)] ?? '');
    if (forwarded) return forwarded;
    const peer = countedAddress(getConnInfo(c).remote.address ?? '') ?? null;
    if (trustProxy > 0 || !production || !peer || !isPrivate(peer)) return peer;
    if (!isTold)
      log(
        `fault: requests come from the private address ${peer}, so a proxy stands before the portal and everybody seems ` +
          'to share one address. Limits by address rest until TRUST_PROXY says how many proxies there are (TRUST_PROXY=1 for one).',
      );
    isTold = true;
    return null;
  };
};
