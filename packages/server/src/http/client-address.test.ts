import { expect, test } from 'vitest';
import { clientFinder, isAddressOrNetwork } from './client-address.ts';

test.each([
  ['203.0.113.7', undefined, '203.0.113.7'],
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['::ffff:203.0.113.7', undefined, '203.0.113.7'],
  ['', '198.51.100.1', ''],
])(
  'without a trusted proxy the socket %s counts, whatever is forwarded (%s)',
  (address, forwarded, client) => {
    expect(clientFinder([])({ address }, forwarded)).toBe(client);
  },
);

test.each([
  ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['10.1.2.3', '1.1.1.1, 198.51.100.1 , 10.0.0.9', '198.51.100.1'],
  ['fd00::1', '198.51.100.1', '198.51.100.1'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.1', '', '127.0.0.1'],
  ['127.0.0.1', '198.51.100.1, unknown', '127.0.0.1'],
  ['127.0.0.1', '10.0.0.1, 10.0.0.2', '10.0.0.1'],
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['127.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
  ['127.0.0.1', '[2001:db8:1:2::3]:4711', '2001:db8:1:2::/64'],
])('behind trusted proxies: %s with %s is %s', (address, forwarded, client) => {
  expect(clientFinder(['127.0.0.1', '10.0.0.0/8', 'fd00::/8'])({ address }, forwarded)).toBe(client);
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('an IPv6 address counts as its network: %s', (address, network) => {
  expect(clientFinder([])({ address }, undefined)).toBe(network);
});

test.each([
  ['127.0.0.1', true],
  ['10.0.0.0/8', true],
  ['fd00::/8', true],
  ['::1', true],
  ['10.0.0.0/33', false],
  ['fd00::/129', false],
  ['10.0.0.0/', false],
  ['10.0.0.0/8/8', false],
  ['localhost', false],
  ['', false],
])('%s names a proxy: %s', (text, isOne) => {
  expect(isAddressOrNetwork(text)).toBe(isOne);
});
