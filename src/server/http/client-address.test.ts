import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressGroup, createClientAddress } from './client-address.ts'

const behindProxies = createClientAddress(['10.0.0.0/8', '2001:db8:1::/48', '192.0.2.7'])
const direct = createClientAddress([])

test.for([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:203.0.113.9', '203.0.113.9'],
  ['2001:DB8::1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['', ''],
] as const)('the peer %j becomes %j', ([peer, address]) => {
  expect(direct(peer, undefined)).toBe(address)
})

describe('a forwarding header', () => {
  test.for(['198.51.100.1', '127.0.0.1', '10.0.0.1', 'a, b, c', ',', '::1', 'unknown', '\u00ff'])(
    'from a stranger is ignored: %j',
    (claim) => {
      expect(direct('203.0.113.9', claim)).toBe('203.0.113.9')
      expect(behindProxies('203.0.113.9', claim)).toBe('203.0.113.9')
      expect(behindProxies('192.0.2.8', claim)).toBe('192.0.2.8')
      expect(behindProxies('11.0.0.1', claim)).toBe('11.0.0.1')
    },
  )

  test.for([
    ['198.51.100.1', '198.51.100.1'],
    [' 198.51.100.1 ', '198.51.100.1'],
    ['198.51.100.1:51234', '198.51.100.1'],
    ['[2001:db8:9::5]:443', '2001:db8:9::5'],
    ['[2001:db8:9::5]', '2001:db8:9::5'],
    ['2001:db8:9::5', '2001:db8:9::5'],
    ['::ffff:198.51.100.1', '198.51.100.1'],
    // Anything the client wrote itself is to the left of what the proxy saw.
    ['127.0.0.1, 10.0.0.9, 198.51.100.1', '198.51.100.1'],
    ['1.1.1.1,,198.51.100.1', '198.51.100.1'],
    ['<script>, 198.51.100.1', '198.51.100.1'],
    // Through several of our proxies.
    ['6.6.6.6, 198.51.100.1, 10.1.1.1, 2001:db8:1::7, 192.0.2.7', '198.51.100.1'],
    ['10.3.3.3, 10.2.2.2', '10.3.3.3'],
  ] as const)('from our proxy is read from right to left: %j', ([header, address]) => {
    expect(behindProxies('10.0.0.1', header)).toBe(address)
    expect(behindProxies('::ffff:10.0.0.1', header)).toBe(address)
    expect(behindProxies('2001:db8:1::1', header)).toBe(address)
  })

  test.for([
    undefined,
    '',
    'unknown',
    '_hidden',
    '999.1.1.1',
    '198.51.100.1, garbage',
    '[::1',
    '1.2.3.4:x',
    '::1]',
  ])('without an address gives the proxy’s own address: %j', (header) => {
    expect(behindProxies('10.0.0.1', header)).toBe('10.0.0.1')
  })

  test('always leads to an address, and never to one that only a stranger named', () => {
    const hop = fc.oneof(fc.ipV4(), fc.ipV6(), fc.string(), fc.constantFrom('10.0.0.3', '[::1]:1', ''))
    fc.assert(
      fc.property(fc.array(hop), (hops) => {
        expect(behindProxies('203.0.113.9', hops.join(','))).toBe('203.0.113.9')
        expect(behindProxies('10.0.0.1', `${hops.join(',')}, 203.0.113.9`)).toBe('203.0.113.9')
        expect(behindProxies('10.0.0.1', hops.join(','))).toMatch(/^[\da-f.:]+$/)
      }),
    )
  })
})

describe('a group that is counted together', () => {
  test('is one IPv4 address', () => {
    expect(addressGroup('203.0.113.9')).toBe('203.0.113.9')
    expect(addressGroup('')).toBe('')
  })

  test.for([
    '2001:db8:0:1::',
    '2001:db8:0:1::2',
    '2001:db8::1:0:0:0:2',
    '2001:0db8:0000:0001:ffff:ffff:ffff:ffff',
  ])('is a /64 IPv6 network: %s', (address) => {
    expect(addressGroup(address)).toBe('2001:db8:0:1::/64')
  })

  test('is no larger than that', () => {
    const groups = ['2001:db8:0:1::', '2001:db8:0:2::', '2001:db8:1:1::', '::1', '::ffff:0:0:0:0'].map(
      addressGroup,
    )
    expect(new Set(groups).size).toBe(groups.length)
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        expect(addressGroup(address)).toMatch(/^([\da-f]{1,4}:){4}:\/64$/i)
      }),
    )
  })
})
