import type { NetworkInterfaceInfo } from 'node:os'

export type Interfaces = Readonly<Record<string, readonly Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[] | undefined>>

/** Private networks (RFC 1918), the likeliest in a home first. */
const PRIVATE_RANGES = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./]

/** Interfaces of virtual machines, containers and tunnels: players' devices are hardly ever there. */
const VIRTUAL =
  /^(docker|br-|veth|virbr|vmnet|vboxnet|cni|flannel|lxc|lxd|podman|utun|tun|tap|wg|zt|bridge\d)|virtualbox|vmware|vethernet|wsl|hyper-v/i

/** Whether an IPv4 address is private or loopback. */
export function isLocalAddress(address: string): boolean {
  return address.startsWith('127.') || rangeOf(address) >= 0
}

/** Returns the IPv4 addresses under which devices in the same network reach this computer, the likeliest first. */
export function networkAddresses(interfaces: Interfaces): readonly string[] {
  const found = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ family, internal, address }) => family === 'IPv4' && !internal && rangeOf(address) >= 0)
      .map(({ address }) => ({ address, rank: rangeOf(address) + (VIRTUAL.test(name) ? PRIVATE_RANGES.length : 0) })),
  )
  return [...new Set(found.sort((one, other) => one.rank - other.rank).map(({ address }) => address))]
}

/** IPv6 link-local addresses (fe80::/10), which every interface has even without a network. */
const LINK_LOCAL = /^fe[89ab][\da-f]:/i

/**
 * Returns addresses in networks to which the door does not open: public ones, a provider's (100.64.0.0/10), self-assigned ones
 * (169.254.0.0/16), and IPv6 except link-local.
 */
export function outerAddresses(interfaces: Interfaces): readonly string[] {
  const found = Object.values(interfaces).flatMap((addresses = []) =>
    addresses.filter(({ internal, address }) => !internal && rangeOf(address) < 0 && !LINK_LOCAL.test(address)),
  )
  return [...new Set(found.map(({ address }) => address))]
}

function rangeOf(address: string): number {
  return PRIVATE_RANGES.findIndex((range) => range.test(address))
}
