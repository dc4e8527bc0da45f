import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { clientAddressFinder, countedAddress, networkOf } from './client-address.ts';

test('an address counts whole in IPv4 and by its /64 in IPv6', () => {
  expect(countedAddress('203.0.113.7')).toBe('203.0.113.7');
  expect(countedAddress('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(countedAddress('203.0.113.7:4711')).toBe('203.0.113.7');
  expect(countedAddress('[2001:db8:1:2:3::4]:443')).toBe('2001:db8:1:2::');
  expect(countedAddress('2001:DB8:1:2:ffff::9')).toBe('2001:db8:1:2::');
  for (const none of ['', 'unknown', '7', '0x7f.1', '203.0.113', '_hidden', '1.2.3.4, 5.6.7.8'])
    expect(countedAddress(none)).toBeUndefined();
  expect(networkOf('203.0.113.7')).toBe('203.0.113.0');
  expect(networkOf('2001:db8:1:2::')).toBe('2001:db8:1::');
});

/**
 * Sends requests with these headers over a real socket; returns the client address that a portal with these settings
 * finds for each.
 */
const found = async (
  settings: { trustProxy: number; production: boolean },
  forwarded: (string | undefined)[],
) => {
  const log: string[] = [];
  const addressOf = clientAddressFinder({ ...settings, log: (line) => log.push(line) });
  const app = new Hono().all('*', (c) => c.json(addressOf(c)));
  const port = await freePort();
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
  const addresses: unknown[] = [];
  for (const value of forwarded) {
    const headers = value === undefined ? {} : { 'x-forwarded-for': value };
    addresses.push(await (await fetch(`http://127.0.0.1:${port}/`, { headers })).json());
  }
  await new Promise((resolve) => server.close(resolve));
  return { addresses, log };
};

test('so many proxies stand before us: the entry of the outermost counts, what stands left of it does not', async () => {
  const chain = '6.6.6.6, 203.0.113.7, 198.51.100.1';
  const asked = [chain, undefined, 'nonsense'];
  const at = (trustProxy: number) => found({ trustProxy, production: false }, asked);
  expect((await at(0)).addresses).toEqual(['127.0.0.1', '127.0.0.1', '127.0.0.1']);
  expect((await at(1)).addresses).toEqual(['198.51.100.1', '127.0.0.1', '127.0.0.1']);
  expect((await at(2)).addresses).toEqual(['203.0.113.7', '127.0.0.1', '127.0.0.1']);
  // Fewer entries than proxies: the request bypassed the outer ones.
  expect((await at(5)).addresses).toEqual(['6.6.6.6', '127.0.0.1', '127.0.0.1']);
});

test('in production a private peer without TRUST_PROXY is logged once as a fault, and has no address', async () => {
  const asked = ['203.0.113.7', undefined];
  const bare = await found({ trustProxy: 0, production: true }, asked);
  expect(bare.addresses).toEqual([null, null]);
  expect(bare.log.length).toBe(1);
  expect(bare.log[0]).toMatch(/^fault: .*127\.0\.0\.1.*TRUST_PROXY=1/);
  const told = await found({ trustProxy: 1, production: true }, asked);
  expect(told).toEqual({ addresses: ['203.0.113.7', '127.0.0.1'], log: [] });
});
