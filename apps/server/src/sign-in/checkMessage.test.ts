import {
  parseSignInMessage,
  type SignInData,
  signInMessageMaxLength,
  toSignInMessage,
} from '@latchkey/core/sign-in'
import { createGrant, toResource } from '@latchkey/core/testing'
import { signInStatement } from '@latchkey/product-api'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkMessage } from './checkMessage.ts'

const now = Date.parse('2030-01-15T10:00:00.000Z')
const minute = 60_000
const at = (ms: number) => new Date(now + ms).toISOString()
const rules = {
  publicOrigin: 'https://play.example.test:8443',
  chainIds: ['eip155:1', 'eip155:137'],
  now,
}
const ours: SignInData = {
  accountAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
  chainId: 'eip155:1',
  domain: 'play.example.test:8443',
  uri: 'https://play.example.test:8443/',
  version: '1',
  nonce: 'abcdefgh12345678abcdefgh',
  issuedAt: at(0),
  statement: signInStatement,
}
const mixed = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

const accepted: readonly (readonly [string, Partial<SignInData>])[] = [
  ['as issued', {}],
  ['scheme as served', { scheme: 'https' }],
  ['another listed chain', { chainId: 'eip155:137' }],
  ['a path in the URI', { uri: 'https://play.example.test:8443/profile?x=1' }],
  ['lower-case address', { accountAddress: mixed.toLowerCase() }],
  ['upper-case address', { accountAddress: `0x${mixed.slice(2).toUpperCase()}` }],
  ['checksummed address', { accountAddress: mixed }],
  ['issued 10 min ago', { issuedAt: at(-10 * minute) }],
  ['issued 5 min ahead', { issuedAt: at(5 * minute) }],
  ['expired less than 5 min ago', { expirationTime: at(-5 * minute + 1) }],
  ['begins in 5 min', { notBefore: at(5 * minute) }],
]

test.each(accepted)('S-81: accepts %s', (_, changes) => {
  expect(checkMessage({ ...ours, ...changes }, rules)).toBeUndefined()
})

test('S-81: the invalid field is named', () => {
  expect(checkMessage({ ...ours, domain: 'other.test' }, rules)).toEqual({
    code: 'invalid_message',
    hint: 'The domain does not match this server.',
  })
})

const refused: readonly (readonly [string, Partial<SignInData>, string])[] = [
  ['another domain', { domain: 'play.example.test' }, 'invalid_message'],
  ['a domain with user info', { domain: 'x@play.example.test:8443' }, 'invalid_message'],
  ['another scheme', { scheme: 'http' }, 'invalid_message'],
  ['another URI origin', { uri: 'https://play.example.test:8444/' }, 'invalid_message'],
  ['another URI scheme', { uri: 'http://play.example.test:8443/' }, 'invalid_message'],
  ['a URI with user info', { uri: 'https://a@play.example.test:8443/' }, 'invalid_message'],
  ['a URI that is none', { uri: 'urn:x' }, 'invalid_message'],
  ['a chain not configured', { chainId: 'eip155:10' }, 'invalid_message'],
  ['another namespace', { chainId: 'solana:1' }, 'invalid_message'],
  ['a wrong checksum', { accountAddress: mixed.replace('aA', 'AA') }, 'invalid_message'],
  ['another statement', { statement: 'Give me everything.' }, 'invalid_message'],
  ['resources', { resources: ['https://example.test/'] }, 'invalid_message'],
  ['a request id', { requestId: 'r1' }, 'invalid_message'],
  ['expired 5 min ago', { expirationTime: at(-5 * minute) }, 'invalid_message'],
  ['not yet valid', { notBefore: at(5 * minute + 1) }, 'invalid_message'],
  ['an invalid expiry', { expirationTime: 'soon' }, 'invalid_message'],
  ['an invalid beginning', { notBefore: 'later' }, 'invalid_message'],
  ['issued over 10 min ago', { issuedAt: at(-10 * minute - 1) }, 'clock_skew'],
  ['issued over 5 min ahead', { issuedAt: at(5 * minute + 1) }, 'clock_skew'],
  ['an invalid issue time', { issuedAt: 'now' }, 'clock_skew'],
]

test.each(refused)('S-81: refuses %s', (_, changes, code) => {
  expect(checkMessage({ ...ours, ...changes }, rules)).toMatchObject({ code })
})

test('S-81: refuses a message without a statement', () => {
  const { statement: _, ...rest } = ours
  expect(checkMessage(rest, rules)).toMatchObject({ code: 'invalid_message' })
})

const grant = createGrant({ methods: ['personal_sign', 'eth_sendTransaction'] })
const other = createGrant({ methods: ['personal_sign'] })
const solana = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'

test('K-SIWX-08: accepts a message with the grant a wallet adds while it connects', () => {
  expect(checkMessage(withGrant(), rules)).toBeUndefined()
})

test.each<[string, Partial<SignInData>]>([
  ['without its sentence', { statement: signInStatement }],
  ['with the sentence of another', { statement: `${signInStatement} ${other.sentence}` }],
  ['behind another statement', { statement: `Give me everything. ${grant.sentence}` }],
  ['without our statement', { statement: grant.sentence }],
  [
    'with its sentence twice',
    { statement: `${signInStatement} ${grant.sentence} ${grant.sentence}` },
  ],
  ['that is missing', { resources: [] }],
  ['with another resource before it', { resources: ['https://example.test/', grant.resource] }],
  ['with another resource behind it', { resources: [grant.resource, 'https://example.test/'] }],
  ['twice', { resources: [grant.resource, grant.resource] }],
  ['of no method', { resources: [toResource({ att: { eip155: {} } })] }],
  ['and a request id', { requestId: 'r1' }],
  ['on another namespace', { chainId: 'solana:1', accountAddress: solana }],
])('S-81: refuses a grant %s', (_, changes) => {
  const withSolana = { ...rules, chainIds: [...rules.chainIds, 'solana:1'] }
  const problem = { code: 'invalid_message' }
  expect(checkMessage({ ...withGrant(), ...changes }, withSolana)).toMatchObject(problem)
})

test('S-81: property: a grant is accepted only with the sentence that names all of its methods', () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}_[A-Za-z0-9_]{1,24}$/), {
    minLength: 1,
    maxLength: 30,
  })
  fc.assert(
    fc.property(names, names, (methods, read) => {
      const { resource } = createGrant({ methods, chains: ['eip155:1'] })
      const { sentence } = createGrant({ methods: read })
      const same = new Set([...methods, ...read]).size === methods.length
      const isSame = same && methods.length === read.length
      const data = { ...withGrant({ resource, sentence }) }
      expect(checkMessage(data, rules) === undefined).toBe(isSame)
      const honest = withGrant(createGrant({ methods, chains: ['eip155:1'] }))
      expect(checkMessage(honest, rules)).toBeUndefined()
    }),
  )
})

/**
 * Message fields that accept a single value, so every other value is rejected. The nonce is checked
 * by the nonce store.
 */
const strings = ['domain', 'uri', 'chainId', 'accountAddress', 'statement', 'requestId'] as const

test('S-81: property: swapping the values of two fields is always refused', () => {
  const full: SignInData = { ...ours, scheme: 'https', expirationTime: at(minute) }
  const fields = ['domain', 'uri', 'chainId', 'accountAddress', 'statement', 'scheme'] as const
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.constantFrom(...fields), (a, b) => {
      fc.pre(a !== b)
      const swapped = { ...full, [a]: full[b], [b]: full[a] } as SignInData
      expect(checkMessage(swapped, rules)).toBeDefined()
    }),
  )
})

test('S-81: property: another value of a field is always rejected', () => {
  fc.assert(
    fc.property(fc.constantFrom(...strings), fc.string(), (field, value) => {
      fc.pre(value !== ours[field])
      expect(checkMessage({ ...ours, [field]: value } as SignInData, rules)).toBeDefined()
    }),
  )
})

test('S-81: property: a changed line of the text is refused by grammar or check', () => {
  const text = toSignInMessage(ours)
  const lines = text.split('\n')
  // Address, nonce and issue time may have other valid values; the signature and the nonce store
  // bind them.
  const free = new Set([1, lines.findIndex((line) => line.startsWith('Nonce'))])
  free.add(lines.findIndex((line) => line.startsWith('Issued At')))
  const chain = lines.findIndex((line) => line.startsWith('Chain ID'))
  free.add(chain)
  fc.assert(
    fc.property(fc.nat(lines.length - 1), fc.string(), (index, line) => {
      fc.pre(!free.has(index) && line !== lines[index] && !line.startsWith('https://'))
      const changed = lines.with(index, line).join('\n')
      expect(isAccepted(changed)).toBe(false)
    }),
  )
  expect(isAccepted(text)).toBe(true)
})

test('S-81: a text over 4 kB is refused', () => {
  const long = { ...ours, uri: `${ours.uri}${'a'.repeat(signInMessageMaxLength)}` }
  const text = toSignInMessage(ours).replace(ours.uri, long.uri)
  expect(isAccepted(text)).toBe(false)
})

function isAccepted(text: string): boolean {
  try {
    return checkMessage(parseSignInMessage(text), rules) === undefined
  } catch {
    return false
  }
}

function withGrant({ sentence, resource } = grant): SignInData {
  return { ...ours, statement: `${signInStatement} ${sentence}`, resources: [resource] }
}
