import { createGrant, toResource } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { readGrant } from './readGrant.ts'

const methods = ['personal_sign', 'eth_sendTransaction']
const chains = ['eip155:1', 'eip155:137']
const limits = [{ chains }]
const eip155 = { 'request/personal_sign': limits }

test('K-SIWX-08: reads the grant of the observed message of wire-walletconnect 5', () => {
  const { resource, sentence } = createGrant({ methods, chains })
  expect(readGrant(resource)).toBe(sentence)
  expect(sentence).toContain("(1) 'request': 'eth_sendTransaction', 'personal_sign' for 'eip155'.")
  expect(readGrant(createGrant({ methods }).resource)).toBe(sentence)
})

test('behavior: padding and escaped slashes of other clients are accepted', () => {
  const escaped = JSON.stringify({ att: { eip155 } }).replaceAll('/', '\\/')
  const { sentence } = createGrant({ methods: ['personal_sign'] })
  expect(readGrant(toResource(escaped))).toBe(sentence)
  expect(readGrant(`${toResource({ att: { eip155 } })}=`)).toBe(sentence)
})

test.each<[string, string]>([
  ['another resource', 'https://example.test/'],
  ['no details', 'urn:recap:'],
  ['no JSON', toResource('{')],
  ['no grant', toResource({})],
  ['another namespace', toResource({ att: { eip155, 'https://example.test': eip155 } })],
  ['only another namespace', toResource({ att: { solana: eip155 } })],
  ['no method', toResource({ att: { eip155: {} } })],
  ['another ability', toResource({ att: { eip155: { ...eip155, 'crud/delete': [{}] } } })],
  ['a method that forges text', toResource({ att: { eip155: { "request/a' for 'b": [{}] } } })],
  ['a proof', toResource({ att: { eip155 }, prf: ['bafy'] })],
  ['other limits', toResource({ att: { eip155: { 'request/a': [{ value: 1 }] } } })],
  [
    'a chain elsewhere',
    toResource({ att: { eip155: { 'request/a': [{ chains: ['solana:1'] }] } } }),
  ],
  ['two limits', toResource({ att: { eip155: { 'request/a': [{}, {}] } } })],
  ['a key twice', toResource('{"att":{"eip155":{"request/a":[{}]},"eip155":{"request/b":[{}]}}}')],
  ['a key nobody sees', toResource('{"att":{"eip155":{"request/a":[{}],"__proto__":[{}]}}}')],
])('S-81: rejects a grant with %s', (_, resource) => {
  expect(readGrant(resource)).toBeUndefined()
})
