import { BlockList, isIP, isIPv4 } from 'node:net'

/** The client's address: the socket's peer, or the peer that a trusted proxy reports. */
export type ClientAddress = (peer: string, forwardedFor: string | undefined) => string

/** Whether a peer is one of these addresses or networks in CIDR form. */
export function createTrust(proxies: readonly string[]): (peer: string) => boolean {
  const trusted = new BlockList()
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/')
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    trusted.addSubnet(address, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family)
  }
  return (peer) => {
    const address = plainAddress(peer)
    return address !== '' && trusted.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
  }
}

/** A forwarding header from anyone but these proxies is ignored. */
export function createClientAddress(proxies: readonly string[]): ClientAddress {
  const isTrusted = createTrust(proxies)

  return (peer, forwardedFor) => {
    let client = plainAddress(peer)
    if (!client || proxies.length === 0) return client
    // From right to left: a hop is believed only if the one that reported it is trusted.
    for (const hop of (forwardedFor ?? '').split(',').reverse()) {
      if (!isTrusted(client)) return client
      const next = plainAddress(hop.trim())
      if (!next) return client
      client = next
    }
    return client
  }
}

/** The group an address is counted under: one household or office gets a whole /64 of IPv6. */
export function addressGroup(address: string): string {
  return groupOf(address, 64)
}

/**
 * The network an address belongs to: a provider gives a customer up to a /48, which is 65,536 of those
 * groups.
 */
export function addressNetwork(address: string): string {
  return groupOf(address, 48)
}

function groupOf(address: string, bits: 48 | 64): string {
  if (isIPv4(address) || isIP(address) === 0) return address
  return `${expandIPv6(address)
    .slice(0, bits / 16)
    .join(':')}::/${bits}`
}

/** The address without port, brackets and zone; an IPv4 address written as IPv6 becomes plain IPv4. */
function plainAddress(text: string): string {
  const bare =
    /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ??
    (/^[\d.]+:\d+$/.test(text) ? text.replace(/:\d+$/, '') : text)
  const address = bare.replace(/%.*$/, '').toLowerCase()
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1]
  return isIP(mapped ?? address) ? (mapped ?? address) : ''
}

function expandIPv6(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  return [...left, ...Array<string>(missing).fill('0'), ...right].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  )
}
