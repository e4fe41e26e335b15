import { describe, expect, test } from 'vitest'
import { isLocalAddress, networkAddresses, outerAddresses } from './localAddresses.ts'

function at(address: string, internal = false): { readonly address: string; readonly family: 'IPv4' | 'IPv6'; readonly internal: boolean } {
  return { address, family: address.includes(':') ? 'IPv6' : 'IPv4', internal }
}

describe('addresses players can open', () => {
  test('the likeliest first, virtual ones last, public and inner ones never', () => {
    const interfaces = {
      lo: [at('127.0.0.1', true), at('::1', true)],
      docker0: [at('192.168.99.1')],
      eth0: [at('172.20.1.5'), at('fe80::1'), at('203.0.113.9')],
      'vEthernet (WSL)': [at('10.9.0.1')],
      eth1: [at('10.0.0.7')],
      wlan0: [at('192.168.1.20'), at('fd00::20')],
      wlan1: [at('192.168.1.20')],
      gone: undefined,
    }
    expect(networkAddresses(interfaces)).toEqual(['192.168.1.20', '10.0.0.7', '172.20.1.5', '192.168.99.1', '10.9.0.1'])
    expect(networkAddresses({})).toEqual([])
  })

  test('those of other networks are told, each once, when there are no better', () => {
    const interfaces = {
      lo: [at('127.0.0.1', true)],
      eth0: [at('192.0.2.2'), at('fe80::1'), at('2001:db8::7')],
      tailscale0: [at('100.64.0.9'), at('192.0.2.2')],
    }
    expect(networkAddresses(interfaces)).toEqual([])
    expect(outerAddresses(interfaces)).toEqual(['192.0.2.2', '2001:db8::7', '100.64.0.9'])
    expect(outerAddresses({ lo: [at('127.0.0.1', true)], gone: undefined })).toEqual([])
  })

  test('those an interface gives itself are no network', () => {
    const interfaces = { awdl0: [at('fe80::1')], utun0: [at('FE80::9'), at('febf::1')], en0: [at('fe80::2')] }
    expect(outerAddresses(interfaces)).toEqual([])
  })

  test.each([
    ['192.168.0.1', true],
    ['10.255.0.1', true],
    ['172.16.0.1', true],
    ['172.31.9.9', true],
    ['127.0.0.1', true],
    ['172.15.0.1', false],
    ['172.32.0.1', false],
    ['192.169.0.1', false],
    ['100.64.0.1', false],
    ['169.254.1.1', false],
    ['8.8.8.8', false],
    ['1.10.0.1', false],
  ])('%s is of a network of one’s own: %s', (address, local) => expect(isLocalAddress(address)).toBe(local))
})
