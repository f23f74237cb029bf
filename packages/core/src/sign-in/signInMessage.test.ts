import { expect, test } from 'vitest'
import { parseSignInMessage } from './parseSignInMessage.ts'
import type { SignInData } from './SignInData.ts'
import { toSignInMessage } from './toSignInMessage.ts'

const data: SignInData = {
  domain: 'example.com',
  accountAddress: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  uri: 'https://example.com/login',
  version: '1',
  chainId: 'eip155:1',
  nonce: '32891756',
  issuedAt: '2021-09-30T16:25:24Z',
}

/** Golden texts of wire-siwx §9, written out by hand from EIP-4361. */
const golden: readonly (readonly [string, SignInData, string])[] = [
  [
    'with statement and two resources: the example of EIP-4361',
    {
      ...data,
      statement: 'I accept the ExampleOrg Terms of Service: https://example.com/tos',
      resources: [
        'ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/',
        'https://example.com/my-web2-claim.json',
      ],
    },
    `example.com wants you to sign in with your Ethereum account:
0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2

I accept the ExampleOrg Terms of Service: https://example.com/tos

URI: https://example.com/login
Version: 1
Chain ID: 1
Nonce: 32891756
Issued At: 2021-09-30T16:25:24Z
Resources:
- ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/
- https://example.com/my-web2-claim.json`,
  ],
  [
    'without statement: two empty lines',
    data,
    `example.com wants you to sign in with your Ethereum account:
0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2


URI: https://example.com/login
Version: 1
Chain ID: 1
Nonce: 32891756
Issued At: 2021-09-30T16:25:24Z`,
  ],
  [
    'with scheme, port and all optional lines',
    {
      ...data,
      scheme: 'http',
      domain: 'app.latchkey.localhost:4100',
      uri: 'http://app.latchkey.localhost:4100/',
      chainId: 'eip155:11155111',
      statement: 'Sign in to Latchkey.',
      expirationTime: '2021-09-30T17:25:24.123Z',
      notBefore: '2021-09-30T18:25:24+02:00',
      requestId: 'request-7;a=%20',
      resources: [],
    },
    `http://app.latchkey.localhost:4100 wants you to sign in with your Ethereum account:
0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2

Sign in to Latchkey.

URI: http://app.latchkey.localhost:4100/
Version: 1
Chain ID: 11155111
Nonce: 32891756
Issued At: 2021-09-30T16:25:24Z
Expiration Time: 2021-09-30T17:25:24.123Z
Not Before: 2021-09-30T18:25:24+02:00
Request ID: request-7;a=%20
Resources:`,
  ],
  [
    'Solana without a statement: one empty line, as Sign In With Solana has it',
    {
      ...data,
      accountAddress: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
      chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      requestId: '',
    },
    `example.com wants you to sign in with your Solana account:
7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv

URI: https://example.com/login
Version: 1
Chain ID: 5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp
Nonce: 32891756
Issued At: 2021-09-30T16:25:24Z
Request ID: `,
  ],
  [
    'Solana with statement, all optional lines and two resources',
    {
      ...data,
      accountAddress: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
      chainId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
      statement: 'Sign in to Latchkey.',
      expirationTime: '2021-09-30T17:25:24.123Z',
      notBefore: '2021-09-30T16:25:24Z',
      requestId: 'request-7',
      resources: ['https://example.com/a', 'ipfs://bafybei'],
    },
    `example.com wants you to sign in with your Solana account:
7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv

Sign in to Latchkey.

URI: https://example.com/login
Version: 1
Chain ID: EtWTRABZaYq6iMfeYKouRu166VU2xqa1
Nonce: 32891756
Issued At: 2021-09-30T16:25:24Z
Expiration Time: 2021-09-30T17:25:24.123Z
Not Before: 2021-09-30T16:25:24Z
Request ID: request-7
Resources:
- https://example.com/a
- ipfs://bafybei`,
  ],
  [
    'Bitcoin',
    {
      ...data,
      accountAddress: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      chainId: 'bip122:000000000019d6689c085ae165831e93',
    },
    `example.com wants you to sign in with your Bitcoin account:
bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq


URI: https://example.com/login
Version: 1
Chain ID: 000000000019d6689c085ae165831e93
Nonce: 32891756
Issued At: 2021-09-30T16:25:24Z`,
  ],
]

test.each(golden)('K-SIWX-05: golden text %s', (_, fields, text) => {
  expect(toSignInMessage(fields)).toBe(text)
  expect(parseSignInMessage(text)).toEqual(fields)
})

const message = toSignInMessage({
  ...data,
  statement: 'Sign in.',
  expirationTime: '2021-09-30T17:25:24Z',
  notBefore: '2021-09-30T16:00:00Z',
  requestId: '7',
  resources: ['https://example.com/a'],
})

test('default: accepts the base message of the refusals below', () => {
  expect(parseSignInMessage(message).requestId).toBe('7')
})

const refused: readonly (readonly [string, string | RegExp, string])[] = [
  ['another ecosystem', 'Ethereum', 'Polygon'],
  ['the ecosystem in lower case', 'Ethereum', 'ethereum'],
  ['no colon after the first line', 'account:', 'account'],
  ['a space in the domain', 'example.com wants', 'example .com wants'],
  ['a URL as domain', 'example.com wants', 'https://example.com/ wants'],
  ['a scheme with a wrong character', 'example.com wants', 'ht_tp://example.com wants'],
  ['no domain', 'example.com wants', ' wants'],
  ['an address of 39 digits', '756Cc2', '756Cc'],
  ['an address with another prefix', '0xC02', '0XC02'],
  ['a space after the address', 'Cc2\n', 'Cc2 \n'],
  ['no empty line after the address', 'Cc2\n\n', 'Cc2\n'],
  ['a third empty line', 'Sign in.\n\n', 'Sign in.\n\n\n'],
  ['a statement of two lines', 'Sign in.', 'Sign in.\nNow.'],
  ['a quote in the statement', 'Sign in.', 'Sign "in".'],
  ['a letter beyond ASCII in the statement', 'Sign in.', 'Sign in.é'],
  ['a zero-width space in the statement', 'Sign in.', 'Sign\u200bin.'],
  ['a tab in the statement', 'Sign in.', 'Sign\tin.'],
  ['no URI', 'URI: https://example.com/login\n', ''],
  ['a relative URI', 'URI: https://example.com/login', 'URI: /login'],
  ['a URI with a space', 'com/login', 'com/log in'],
  ['a URI with a lone per cent', 'com/login', 'com/log%in'],
  ['a URI with two fragments', 'com/login', 'com/login#a#b'],
  ['another version', 'Version: 1', 'Version: 2'],
  ['the version with a space', 'Version: 1', 'Version: 1 '],
  ['a CAIP-2 id as chain', 'Chain ID: 1', 'Chain ID: eip155:1'],
  ['a hexadecimal chain', 'Chain ID: 1', 'Chain ID: 0x1'],
  ['a chain with leading zero', 'Chain ID: 1', 'Chain ID: 01'],
  ['no chain', 'Chain ID: 1', 'Chain ID: '],
  ['a nonce of seven characters', '32891756', '3289175'],
  ['a nonce with a hyphen', '32891756', '3289-1756'],
  ['a nonce with a letter beyond ASCII', '32891756', '32891756é'],
  ['a date without time', '2021-09-30T16:25:24Z', '2021-09-30'],
  ['a time without zone', '2021-09-30T16:25:24Z', '2021-09-30T16:25:24'],
  ['a lower-case time', '2021-09-30T16:25:24Z', '2021-09-30t16:25:24z'],
  ['a day that does not exist', '2021-09-30T16:25:24Z', '2021-09-31T16:25:24Z'],
  ['the 29th of February of another year', '2021-09-30T16:25:24Z', '2021-02-29T16:25:24Z'],
  ['a month that does not exist', '2021-09-30T16:25:24Z', '2021-13-01T16:25:24Z'],
  ['month zero', '2021-09-30T16:25:24Z', '2021-00-30T16:25:24Z'],
  ['an offset with 60 minutes', '2021-09-30T16:25:24Z', '2021-09-30T16:25:24+10:60'],
  ['hour 24', '2021-09-30T16:25:24Z', '2021-09-30T24:00:00Z'],
  ['a leap second', '2021-09-30T16:25:24Z', '2021-09-30T23:59:60Z'],
  ['an offset of a day', '2021-09-30T16:25:24Z', '2021-09-30T16:25:24+24:00'],
  ['a time in words', '2021-09-30T16:25:24Z', 'Thu, 30 Sep 2021 16:25:24 GMT'],
  ['an expiration that is no time', 'Time: 2021-09-30T17:25:24Z', 'Time: never'],
  ['a not-before that is no time', 'Before: 2021-09-30T16:00:00Z', 'Before: 0'],
  ['a space in the request id', 'Request ID: 7', 'Request ID: 7 8'],
  ['a resource that is no URI', '- https://example.com/a', '- example'],
  ['a resource without its dash', '- https://example.com/a', 'https://example.com/a'],
  ['a resource without the space', '- https://example.com/a', '-https://example.com/a'],
  ['text after "Resources:"', 'Resources:', 'Resources: '],
  ['a field name in lower case', 'Nonce: ', 'nonce: '],
  ['a field without its space', 'Nonce: ', 'Nonce:'],
  ['a field with two spaces', 'Nonce: ', 'Nonce:  '],
  ['a field twice', /(Nonce: .*)\n/, '$1\n$1\n'],
  ['an optional field twice', /(Request ID: .*)\n/, '$1\n$1\n'],
  ['required fields out of order', /(Version: 1)\n(Chain ID: 1)/, '$2\n$1'],
  ['optional fields out of order', /(Expiration .*)\n(Not Before.*)/, '$2\n$1'],
  ['an unknown field', 'Version: 1', 'Version: 1\nRole: admin'],
  ['an unknown field at the end', 'Request ID: 7', 'Request ID: 7\nRole: admin'],
  ['a newline at the end', /$/, '\n'],
  ['text at the end', /$/, '\nSend all funds'],
  ['an empty line at the start', /^/, '\n'],
  ['CRLF', /\n/g, '\r\n'],
  ['one CR', 'Version: 1', 'Version: 1\r'],
  ['a line separator for a newline', 'Version: 1\n', 'Version: 1\u2028'],
  ['a byte order mark', /^/, '\ufeff'],
]

test.each(refused)('S-81: refuses %s', (_, from, to) => {
  const mutated = message.replace(from, to)
  expect(mutated).not.toBe(message)
  expect(() => parseSignInMessage(mutated)).toThrow('Invalid sign-in message')
})

test('S-81: refuses the number of empty lines of another namespace', () => {
  const bare = { ...data, accountAddress: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv' }
  const solana = toSignInMessage({ ...bare, chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' })
  const ethereum = toSignInMessage(data)
  for (const text of [solana.replace('\n\n', '\n\n\n'), ethereum.replace('\n\n\n', '\n\n')]) {
    expect(() => parseSignInMessage(text)).toThrow('Invalid sign-in message')
  }
})

test('S-81: parses a Solana statement that looks like a field as a statement', () => {
  const odd = {
    ...data,
    accountAddress: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' as const,
    statement: 'URI: https://evil.test/',
  }
  expect(parseSignInMessage(toSignInMessage(odd))).toEqual(odd)
})

/** Indexes of the lines that every sign-in message must have. */
const requiredLines = [0, 1, 2, 4, 5, 6, 7, 8, 9]

test.each(requiredLines)('S-81: refuses without line %i', (line) => {
  const shorter = message.split('\n').toSpliced(line, 1).join('\n')
  expect(() => parseSignInMessage(shorter)).toThrow('Invalid sign-in message')
})

test('S-81: a resource cannot forge another resource', () => {
  const resources = ['https://example.com/a\n- https://evil.test']
  expect(() => toSignInMessage({ ...data, resources })).toThrow('Invalid sign-in message')
})

test('S-81: accepts a message of 4 kB and refuses a longer one', () => {
  const fill = 4_096 - toSignInMessage({ ...data, statement: 'a' }).length
  const longest = toSignInMessage({ ...data, statement: 'a'.repeat(fill + 1) })
  expect(longest).toHaveLength(4_096)
  expect(() => toSignInMessage({ ...data, statement: 'a'.repeat(fill + 2) })).toThrow(
    'Invalid sign-in message',
  )
})

test('S-81: refuses hostile lengths quickly', () => {
  const startedAt = performance.now()
  for (const text of [
    'a'.repeat(4_000),
    'a:'.repeat(2_000),
    '%41'.repeat(1_300),
    '/'.repeat(4_000),
    '@'.repeat(4_000),
  ]) {
    expect(() => parseSignInMessage(text)).toThrow('Invalid sign-in message')
    expect(() => toSignInMessage({ ...data, uri: `${text}\\` })).toThrow('Invalid sign-in message')
    expect(() => toSignInMessage({ ...data, domain: `${text}\\` })).toThrow(
      'Invalid sign-in message',
    )
  }
  expect(performance.now() - startedAt).toBeLessThan(1_000)
})

test('error: the hint names the invalid field', () => {
  expect(() => parseSignInMessage(message.replace('32891756', '1'))).toThrow(
    expect.objectContaining({ code: 'invalid_message', hint: expect.stringContaining('Nonce') }),
  )
})
