import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  chainNamespaces,
  isCaipNetworkId,
  isChainNamespace,
  parseCaipNetworkId,
  toEvmChainId,
} from './caip.ts'
import { isCaipAddress, parseCaipAddress, toCaipAddress } from './caipAddress.ts'

const namespace = fc.constantFrom(...chainNamespaces)
const reference = fc.stringMatching(/^[-_a-zA-Z0-9]{1,32}$/)
const address = fc.stringMatching(/^[-.%a-zA-Z0-9]{1,128}$/)

test('default: splits and joins a network id', () => {
  fc.assert(
    fc.property(namespace, reference, (ns, ref) => {
      expect(isCaipNetworkId(`${ns}:${ref}`)).toBe(true)
      expect(parseCaipNetworkId(`${ns}:${ref}`)).toEqual({ namespace: ns, reference: ref })
    }),
  )
})

test('default: joins and splits an account', () => {
  fc.assert(
    fc.property(namespace, reference, address, (ns, ref, account) => {
      expect(parseCaipAddress(toCaipAddress(`${ns}:${ref}`, account))).toEqual({
        namespace: ns,
        reference: ref,
        caipNetworkId: `${ns}:${ref}`,
        address: account,
      })
    }),
  )
})

test.each([
  '',
  'eip155',
  'eip155:',
  ':1',
  'EIP155:1',
  'sui:1',
  ' eip155:1',
  'eip155:1 ',
  'eip155:1\n',
  'eip155:1:0xab',
  'eip155:a/b',
  `eip155:${'1'.repeat(33)}`,
])('error: %j is rejected as a network id', (text) => {
  expect(isCaipNetworkId(text)).toBe(false)
  expect(() => parseCaipNetworkId(text)).toThrow('Invalid CAIP-2 network id')
})

test.each([
  '',
  'eip155:1',
  'eip155:1:',
  '0xab',
  'eip155::0xab',
  'eip155:1:0x ab',
  'eip155:1:2:0xab',
  `eip155:1:${'a'.repeat(129)}`,
])('error: %j is rejected as an account', (text) => {
  expect(isCaipAddress(text)).toBe(false)
  expect(() => parseCaipAddress(text)).toThrow('Invalid CAIP-10 address')
})

test('error: an address with characters outside CAIP-10 is refused', () => {
  expect(() => toCaipAddress('eip155:1', '0xab:5')).toThrow('Invalid CAIP-10 address')
})

test('behavior: guards accept any value and return false for values other than text', () => {
  for (const value of [undefined, null, 1, {}, ['eip155:1'], 'toString']) {
    expect([isChainNamespace(value), isCaipNetworkId(value), isCaipAddress(value)]).toEqual([
      false,
      false,
      false,
    ])
  }
  expect(isChainNamespace('bip122')).toBe(true)
})

test('default: returns the chain id of an EVM network', () => {
  expect(toEvmChainId('eip155:137')).toBe(137)
  expect(toEvmChainId('eip155:11155111')).toBe(11_155_111)
})

test.each(['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'eip155:0x1', 'eip155:one'] as const)(
  'error: %s has no EVM chain id and throws',
  (networkId) => {
    expect(() => toEvmChainId(networkId)).toThrow(expect.objectContaining({ code: 'invalid_caip' }))
  },
)
