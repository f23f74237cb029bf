import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSignInMessage } from './parseSignInMessage.ts'
import type { SignInData } from './SignInData.ts'
import { toSignInMessage } from './toSignInMessage.ts'

const hex = (length: number) => fc.stringMatching(new RegExp(`^[0-9a-fA-F]{${length}}$`))
const time = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString())
const uri = fc.webUrl({ withQueryParameters: true, withFragments: true })
const account = fc.oneof(
  fc.record({
    accountAddress: hex(40).map((digits) => `0x${digits}`),
    chainId: fc.integer({ min: 1 }).map((id) => `eip155:${id}` as const),
  }),
  fc.record({
    accountAddress: fc.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/),
    chainId: fc.stringMatching(/^[-_a-zA-Z0-9]{1,32}$/).map((id) => `solana:${id}` as const),
  }),
  fc.record({
    accountAddress: fc.stringMatching(/^[a-zA-Z0-9]{14,100}$/),
    chainId: fc.stringMatching(/^[0-9a-f]{32}$/).map((id) => `bip122:${id}` as const),
  }),
)
const fields = fc.record(
  {
    domain: fc
      .tuple(fc.domain(), fc.option(fc.nat(65_535)))
      .map(([host, port]) => (port === null ? host : `${host}:${port}`)),
    uri,
    version: fc.constant('1' as const),
    nonce: fc.stringMatching(/^[a-zA-Z0-9]{8,40}$/),
    issuedAt: time,
    scheme: fc.constantFrom('https', 'http', 'web+app'),
    statement: fc.stringMatching(/^[A-Za-z0-9._~:/?#[\]@!$&'()*+,;= -]{1,80}$/),
    expirationTime: time,
    notBefore: time,
    requestId: fc.stringMatching(/^(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-F]{2}){0,20}$/),
    resources: fc.array(uri, { maxLength: 3 }),
  },
  { requiredKeys: ['domain', 'uri', 'version', 'nonce', 'issuedAt'] },
)
const message: fc.Arbitrary<SignInData> = fc
  .tuple(fields, account)
  .map(([rest, who]) => ({ ...rest, ...who }))

test('S-81: a rendered message parses to the same fields and renders to the same bytes', () => {
  fc.assert(
    fc.property(message, (data) => {
      const text = toSignInMessage(data)
      const read = parseSignInMessage(text)
      expect(read).toEqual(data)
      expect(toSignInMessage(read)).toBe(text)
    }),
  )
})

/**
 * A single change at any position: a character inserted, removed or replaced, or lines swapped or
 * repeated.
 */
const change = fc.oneof(
  fc.record({
    kind: fc.constantFrom('insert', 'replace'),
    at: fc.nat(),
    text: fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 2 }),
      fc.constantFrom('\n', '\r', ' ', ':'),
    ),
  }),
  fc.record({
    kind: fc.constantFrom('delete', 'swapLines', 'repeatLine'),
    at: fc.nat(),
    text: fc.constant(''),
  }),
)

function apply(
  text: string,
  { kind, at, text: added }: { kind: string; at: number; text: string },
): string {
  const lines = text.split('\n')
  const line = at % (lines.length - 1)
  const position = at % text.length
  const [first = '', second = ''] = lines.slice(line)
  if (kind === 'swapLines') return lines.toSpliced(line, 2, second, first).join('\n')
  if (kind === 'repeatLine') return lines.toSpliced(line, 0, first).join('\n')
  return text.slice(0, position) + added + text.slice(kind === 'insert' ? position : position + 1)
}

test('S-81: a changed message is refused, or renders to exactly the same text', () => {
  fc.assert(
    fc.property(message, change, (data, mutation) => {
      const mutated = apply(toSignInMessage(data), mutation)
      const read = attempt(mutated)
      // The parser may accept only messages that the strict renderer would write itself.
      if (read) expect(toSignInMessage(read)).toBe(mutated)
    }),
    { numRuns: 1_000 },
  )
})

test('S-81: parsing throws only `SignInMessageError`', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(() => parseSignInMessage(text)).toThrow('Invalid sign-in message')
    }),
  )
})

test('S-81: a line break in a field cannot forge other fields', () => {
  const names = [
    'domain',
    'accountAddress',
    'uri',
    'nonce',
    'issuedAt',
    'statement',
    'requestId',
    'scheme',
  ] as const
  const forged = '\nResources:\n- https://evil.test'
  fc.assert(
    fc.property(message, fc.constantFrom(...names), (data, name) => {
      const { resources: _, ...rest } = data
      expect(() => toSignInMessage({ ...rest, [name]: `${rest[name] ?? ''}${forged}` })).toThrow(
        'Invalid sign-in message',
      )
    }),
  )
})

function attempt(text: string): SignInData | undefined {
  try {
    return parseSignInMessage(text)
  } catch {
    return undefined
  }
}
