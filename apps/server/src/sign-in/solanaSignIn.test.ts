import { createAdapter } from '@latchkey/adapter-solana'
import { fakeStandardWallet } from '@latchkey/adapter-solana/testing'
import { solana as network } from '@latchkey/core/networks'
import { parseSignInMessage, type SignInData, toSignInMessage } from '@latchkey/core/sign-in'
import { signInStatement } from '@latchkey/product-api'
import { expect, test } from 'vitest'
import { createTestKey } from '../testing/createTestKey.ts'
import { testOrigin } from '../testing/createTestServer.ts'
import { createTestSolanaKey } from '../testing/createTestSolanaKey.ts'
import { setUpServer } from '../testing/setUpServer.ts'

const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const minute = 60_000

const world = setUpServer((rpcUrl) => ({
  config: { rpcUrls: { 'eip155:1': [rpcUrl] }, signInChains: [mainnet, devnet] },
}))

type Response = { readonly statusCode: number; readonly json: () => { error: { code: string } } }
const codeOf = (response: Response) =>
  response.statusCode === 200 ? 'signed_in' : response.json().error.code
const at = (ms: number) => new Date(world.server.clock.now() + ms).toISOString()

test('S-82: default: the key of a Solana address signs in', async () => {
  const key = createTestSolanaKey()
  const response = await world.server.openBrowser().signIn(key, { chainId: mainnet })
  expect(response.statusCode).toBe(200)
  expect(response.json().session).toMatchObject({
    account: { address: key.address, chainId: mainnet, namespace: 'solana' },
    accounts: [{ address: key.address, chainId: mainnet }],
  })
})

test('behavior: the text of `solana:signIn`, which has no scheme, signs in', async () => {
  const key = createTestSolanaKey()
  const browser = world.server.openBrowser()
  await browser.open()
  const { nonce } = (await browser.post('/api/sign-in/nonce')).json()
  const text = `play.example.test:4100 wants you to sign in with your Solana account:
${key.address}

${signInStatement}

URI: ${testOrigin}
Version: 1
Chain ID: 5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp
Nonce: ${nonce}
Issued At: ${at(0)}`
  expect(codeOf(await browser.verify(text, await key.sign(text)))).toBe('signed_in')
})

test('K-SIWX-11: a Solana wallet signs in by `solana:signIn` and by a plain message', async () => {
  const networks = [network]
  const info = { id: 'Test', type: 'ANNOUNCED', name: 'Test', namespace: 'solana' } as const
  const wallet = await createAdapter({ networks }).connect(
    { info, provider: fakeStandardWallet() },
    { networks, silent: false, signal: undefined },
  )
  const { signIn, signMessage } = wallet.features
  const [account] = await wallet.getAccounts({ signal: undefined })
  const address = account?.address ?? ''
  const options = { signal: undefined }

  const one = world.server.openBrowser()
  const asked = parseSignInMessage(await one.createMessage(address, { chainId: mainnet }))
  const own = await signIn?.({ ...asked, scheme: 'http' }, options)
  expect(codeOf(await one.verify(own?.message ?? '', own?.signature ?? ''))).toBe('signed_in')

  const two = world.server.openBrowser()
  const message = await two.createMessage(address, { chainId: mainnet, scheme: 'http' })
  const signature = (await signMessage?.({ message, address }, options)) ?? ''
  expect(codeOf(await two.verify(message, signature))).toBe('signed_in')
})

const refusedFields: readonly (readonly [string, () => Partial<SignInData>, string])[] = [
  ['wrong domain', () => ({ domain: 'evil.example.test:4100' }), 'invalid_message'],
  ['wrong URI', () => ({ uri: 'http://evil.example.test:4100/' }), 'invalid_message'],
  ['a nonce that was not issued', () => ({ nonce: 'abcdefgh12345678' }), 'nonce_used'],
  ['expired', () => ({ expirationTime: at(-6 * minute) }), 'invalid_message'],
  ['not yet valid', () => ({ notBefore: at(6 * minute) }), 'invalid_message'],
  ['changed statement', () => ({ statement: 'Give me everything.' }), 'invalid_message'],
  ['an added request id', () => ({ requestId: '7' }), 'invalid_message'],
  ['an added resource', () => ({ resources: ['https://evil.test/'] }), 'invalid_message'],
  [
    'a chain that is not configured',
    () => ({ chainId: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z' }),
    'invalid_message',
  ],
  ['a namespace that nobody verifies', () => ({ chainId: 'cosmos:hub' }), 'invalid_message'],
  ['issued too long ago', () => ({ issuedAt: at(-11 * minute) }), 'clock_skew'],
  [
    'another account',
    () => ({ accountAddress: createTestSolanaKey().address }),
    'invalid_signature',
  ],
]

test.each(refusedFields)('S-81: %s is rejected', async (_, changes, code) => {
  const key = createTestSolanaKey()
  const browser = world.server.openBrowser()
  const response = await browser.signIn(key, { chainId: mainnet, ...changes() })
  expect(codeOf(response)).toBe(code)
  expect((await browser.open()).session).toBeNull()
})

const refusedTexts: readonly (readonly [string, (text: string) => string, string])[] = [
  ['CRLF', (text) => text.replaceAll('\n', '\r\n'), 'invalid_message'],
  [
    'a nonce of 7 characters',
    (text) => text.replace(/Nonce: .*/, 'Nonce: abcdefg'),
    'invalid_message',
  ],
  ['the first line of Ethereum', (text) => text.replace('Solana', 'Ethereum'), 'invalid_message'],
  [
    'the cluster as chain',
    (text) => text.replace(/Chain ID: .*/, 'Chain ID: mainnet'),
    'invalid_message',
  ],
  ['an unknown field', (text) => `${text}\nRole: admin`, 'invalid_message'],
  [
    'an address that is none',
    (text) => text.replace(/\n.*\n/, `\n${'1'.repeat(44)}\n`),
    'invalid_message',
  ],
]

test.each(refusedTexts)('S-81: a signed text with %s is rejected', async (_, change, code) => {
  const key = createTestSolanaKey()
  const browser = world.server.openBrowser()
  const text = change(await browser.createMessage(key.address, { chainId: mainnet }))
  expect(codeOf(await browser.verify(text, await key.sign(text)))).toBe(code)
})

test('S-82: a signature of another text, or in another encoding, is rejected', async () => {
  const key = createTestSolanaKey()
  const sign = (text: string) => key.sign(text)
  const forms = [
    (text: string) => sign(`${text} `),
    async () => '0xabcd',
    async () => Buffer.alloc(64, 1).toString('base64'),
    async (text: string) => createTestSolanaKey().sign(text),
  ]
  for (const form of forms) {
    const browser = world.server.openBrowser()
    const message = await browser.createMessage(key.address, { chainId: mainnet })
    expect(codeOf(await browser.verify(message, await form(message)))).toBe('invalid_signature')
  }
})

test('S-80: a nonce is valid for one sign-in in any namespace', async () => {
  const key = createTestSolanaKey()
  const ethereum = createTestKey()
  const browser = world.server.openBrowser()
  const message = await browser.createMessage(key.address, { chainId: mainnet })
  const nonce = /Nonce: (.*)/.exec(message)?.[1] ?? ''
  const pre = browser.cookies.get('__Host-pre') ?? ''
  expect(codeOf(await browser.verify(message, await key.sign(message)))).toBe('signed_in')
  browser.cookies.set('__Host-pre', pre)
  const again = toSignInMessage({
    accountAddress: ethereum.address,
    chainId: 'eip155:1',
    domain: new URL(testOrigin).host,
    uri: testOrigin,
    version: '1',
    nonce,
    issuedAt: at(0),
    statement: signInStatement,
  })
  expect(codeOf(await browser.verify(again, await ethereum.sign(again)))).toBe('nonce_used')
})

test('S-83: accounts of several namespaces are signed in side by side, independently', async () => {
  const [solana, ethereum] = [createTestSolanaKey(), createTestKey()]
  const browser = world.server.openBrowser()
  await browser.signIn(ethereum)
  world.server.clock.advance(minute)
  await browser.signIn(solana, { chainId: mainnet })
  world.server.clock.advance(minute)
  await browser.signIn(solana, { chainId: devnet })
  const read = async () => {
    const { session } = await browser.open()
    return (session?.accounts ?? []).map((account: { chainId: string }) => account.chainId)
  }
  expect(await read()).toEqual([devnet, mainnet, 'eip155:1'])
  await browser.post('/api/sign-out', { address: solana.address, chainId: mainnet })
  expect(await read()).toEqual([devnet, 'eip155:1'])
})

test('behavior: the user of a Solana key is the same on each cluster and in each browser', async () => {
  const key = createTestSolanaKey()
  const [one, other] = [world.server.openBrowser(), world.server.openBrowser()]
  await one.signIn(key, { chainId: mainnet })
  await other.signIn(key, { chainId: devnet })
  const readId = async (browser: typeof one) => (await browser.get('/api/me')).json().user.id
  expect(await readId(one)).toBe(await readId(other))
  const stranger = world.server.openBrowser()
  await stranger.signIn(createTestSolanaKey(), { chainId: mainnet })
  expect(await readId(stranger)).not.toBe(await readId(one))
})
