import { createTestKeys, type TestAccount } from '@latchkey/adapter-bip122/testing'
import type { SignInData } from '@latchkey/core/sign-in'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { OpenDatabase } from '../db/Database.ts'
import { createTestServer, type TestServer } from '../testing/createTestServer.ts'
import { emptyDatabase, openTestDatabase } from '../testing/openTestDatabase.ts'
import { verifySignature } from './verifySignature.ts'

// Allows slow runs on a machine that is busy with other test suites.
vi.setConfig({ testTimeout: 60_000 })

const mainnet = 'bip122:000000000019d6689c085ae165831e93'
const testnet = 'bip122:000000000933ea01ad0ee984209779ba'
const minute = 60_000
const { p2pkh, p2sh, p2wpkh, p2tr } = createTestKeys().accounts
const strangers = createTestKeys(2).accounts
let open: OpenDatabase
let server: TestServer

beforeAll(async () => {
  open = await openTestDatabase()
}, 60_000)
afterAll(() => open.close())
beforeEach(async () => {
  await emptyDatabase(open.db)
  const config = { rpcUrls: {}, signInChains: [mainnet, testnet] }
  server = await createTestServer({ db: open.db, config })
})

type Response = { readonly statusCode: number; readonly json: () => { error: { code: string } } }
const codeOf = (response: Response) =>
  response.statusCode === 200 ? 'signed_in' : response.json().error.code
const at = (ms: number) => new Date(server.clock.now() + ms).toISOString()
const toSigner = (
  { address, signMessage }: TestAccount,
  protocol: 'ecdsa' | 'bip322' = 'bip322',
) => ({
  address,
  sign: async (message: string) => signMessage(message, protocol),
})

/**
 * Replaces the header byte of a BIP-137 signature. Many wallets send headers 31 to 34 for every
 * kind of address; other headers name the kind.
 */
const withHeader = (offset: number, account: TestAccount) => ({
  address: account.address,
  sign: async (message: string) => {
    const bytes = Buffer.from(account.signMessage(message, 'ecdsa'), 'base64')
    bytes[0] = (bytes[0] ?? 0) + offset
    return bytes.toString('base64')
  },
})

const accepted = [
  ['P2PKH legacy', toSigner(p2pkh, 'ecdsa')],
  ['nested segwit by BIP-322', toSigner(p2sh)],
  ['nested segwit by a legacy signature', toSigner(p2sh, 'ecdsa')],
  ['nested segwit by a legacy signature that names its kind', withHeader(4, p2sh)],
  ['P2WPKH by BIP-322', toSigner(p2wpkh)],
  ['P2WPKH by a legacy signature', toSigner(p2wpkh, 'ecdsa')],
  ['P2WPKH by a legacy signature that names its kind', withHeader(8, p2wpkh)],
  ['Taproot by BIP-322', toSigner(p2tr)],
] as const

test.each(accepted)('S-82: %s signs in', async (_, signer) => {
  const response = await server.openBrowser().signIn(signer, { chainId: mainnet })
  expect(response.statusCode).toBe(200)
  expect(response.json().session).toMatchObject({
    account: { address: signer.address, chainId: mainnet, namespace: 'bip122' },
  })
})

test('S-82: a legacy signature does not sign in a Taproot address, whatever its header', async () => {
  for (const offset of [0, 4, 8]) {
    const response = await server
      .openBrowser()
      .signIn(withHeader(offset, p2tr), { chainId: mainnet })
    expect(codeOf(response)).toBe('invalid_signature')
  }
})

test("S-82: a BIP-322 signature for a P2PKH address and another key's signature are rejected", async () => {
  const signers = [
    {
      address: p2pkh.address,
      sign: async (message: string) => p2wpkh.signMessage(message, 'bip322'),
    },
    {
      address: p2wpkh.address,
      sign: async (message: string) => p2tr.signMessage(message, 'bip322'),
    },
    {
      address: p2tr.address,
      sign: async (message: string) => strangers.p2tr.signMessage(message, 'bip322'),
    },
    {
      address: p2wpkh.address,
      sign: async (message: string) => p2pkh.signMessage(message, 'ecdsa'),
    },
  ]
  for (const signer of signers) {
    const response = await server.openBrowser().signIn(signer, { chainId: mainnet })
    expect(codeOf(response)).toBe('invalid_signature')
  }
})

test('S-82: an address signs in only on its own network, main or test', async () => {
  const main = await server.openBrowser().signIn(toSigner(p2wpkh), { chainId: testnet })
  expect(codeOf(main)).toBe('invalid_message')
  const accountAddress = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
  const test = await server
    .openBrowser()
    .signIn(toSigner(p2wpkh), { chainId: mainnet, accountAddress })
  expect(codeOf(test)).toBe('invalid_message')
})

const refusedFields: readonly (readonly [string, () => Partial<SignInData>, string])[] = [
  ['wrong domain', () => ({ domain: 'evil.example.test:4100' }), 'invalid_message'],
  ['wrong URI', () => ({ uri: 'http://evil.example.test:4100/' }), 'invalid_message'],
  ['a nonce that was not issued', () => ({ nonce: 'abcdefgh12345678' }), 'nonce_used'],
  ['expired', () => ({ expirationTime: at(-6 * minute) }), 'invalid_message'],
  ['not yet valid', () => ({ notBefore: at(6 * minute) }), 'invalid_message'],
  ['changed statement', () => ({ statement: 'Give me everything.' }), 'invalid_message'],
  ['an added resource', () => ({ resources: ['https://evil.test/'] }), 'invalid_message'],
  [
    'a chain that is not configured',
    () => ({ chainId: 'bip122:00000008819873e925422c1ff0f99f7c' }),
    'invalid_message',
  ],
  ['issued too long ago', () => ({ issuedAt: at(-11 * minute) }), 'clock_skew'],
  ['another account', () => ({ accountAddress: strangers.p2wpkh.address }), 'invalid_signature'],
]

test.each(refusedFields)('S-81: %s is rejected', async (_, changes, code) => {
  const browser = server.openBrowser()
  const response = await browser.signIn(toSigner(p2wpkh), { chainId: mainnet, ...changes() })
  expect(codeOf(response)).toBe(code)
  expect((await browser.open()).session).toBeNull()
})

const refusedTexts: readonly (readonly [string, (text: string) => string])[] = [
  ['CRLF', (text) => text.replaceAll('\n', '\r\n')],
  ['a nonce of 7 characters', (text) => text.replace(/Nonce: .*/, 'Nonce: abcdefg')],
  ['the first line of Ethereum', (text) => text.replace('Bitcoin', 'Ethereum')],
  ['the whole chain id', (text) => text.replace(/Chain ID: /, 'Chain ID: bip122:')],
  ['an unknown field', (text) => `${text}\nRole: admin`],
  ['a wrong checksum', (text) => text.replace(p2wpkh.address, p2wpkh.address.replace(/.$/, 'x'))],
]

test.each(refusedTexts)('S-81: a signed text with %s is rejected', async (_, change) => {
  const browser = server.openBrowser()
  const text = change(await browser.createMessage(p2wpkh.address, { chainId: mainnet }))
  const signature = p2wpkh.signMessage(text, 'bip322')
  expect(codeOf(await browser.verify(text, signature))).toBe('invalid_message')
})

test('S-82: a signature of another text, or in another encoding, is rejected', async () => {
  const toHex = (base64: string) => Buffer.from(base64, 'base64').toString('hex')
  const forms = [
    (text: string) => p2wpkh.signMessage(`${text} `, 'bip322'),
    // WalletConnect wallets return hex; the kit returns base64.
    (text: string) => toHex(p2wpkh.signMessage(text, 'bip322')),
    (text: string) => `0x${toHex(p2wpkh.signMessage(text, 'bip322'))}`,
    () => 'AAAA',
  ]
  for (const form of forms) {
    const browser = server.openBrowser()
    const message = await browser.createMessage(p2wpkh.address, { chainId: mainnet })
    expect(codeOf(await browser.verify(message, form(message)))).toBe('invalid_signature')
  }
})

test('S-80: a nonce is valid for one sign-in', async () => {
  const browser = server.openBrowser()
  const message = await browser.createMessage(p2wpkh.address, { chainId: mainnet })
  const pre = browser.cookies.get('__Host-pre') ?? ''
  const signature = p2wpkh.signMessage(message, 'bip322')
  expect(codeOf(await browser.verify(message, signature))).toBe('signed_in')
  browser.cookies.set('__Host-pre', pre)
  expect(codeOf(await browser.verify(message, signature))).toBe('nonce_used')
})

test('S-82: the test vectors of BIP-322 are verified', async () => {
  const data = {
    accountAddress: 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
    chainId: mainnet,
    domain: 'play.example.test',
    uri: 'https://play.example.test',
    version: '1',
    nonce: 'abcdefgh',
    issuedAt: '2030-01-15T10:00:00.000Z',
  } as const
  const signature =
    'AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI='
  const signed = { data, address: data.accountAddress, signature, rpcUrls: [] }
  expect(await verifySignature({ ...signed, message: 'Hello World' })).toBe('key')
  expect(await verifySignature({ ...signed, message: '' })).toBeUndefined()
})
