import { parseSignInMessage } from '@latchkey/core/sign-in'
import { createMemoryStorage } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { createLocalSignIn } from './createLocalSignIn.ts'
import { toMessage } from './toMessage.ts'

const account = {
  accountAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  chainId: 'eip155:1',
} as const
const bitcoinAddress = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const page = {
  domain: 'app.example',
  uri: 'https://app.example',
  statement: 'Sign in to Example',
  now: () => Date.UTC(2026, 0, 1),
}

test('K-SIWX-05: every optional field from the host is in the text', () => {
  const optional = {
    statement: 'Sign in to Example',
    resources: ['https://app.example/terms'],
    notBefore: '2026-01-01T00:00:01.000Z',
    requestId: 'seven',
  }
  const built = toMessage({ ...page, ...optional, lifetimeMs: 60_000 }, account, {
    nonce: 'nonce0123456789',
    issuedAt: page.now(),
  })
  expect(parseSignInMessage(built.toString())).toEqual({
    ...account,
    ...optional,
    domain: 'app.example',
    uri: 'https://app.example',
    version: '1',
    nonce: 'nonce0123456789',
    issuedAt: '2026-01-01T00:00:00.000Z',
    expirationTime: '2026-01-01T00:01:00.000Z',
  })
})

function createLocal(options: { valid?: boolean; lifetimeMs?: number } = {}) {
  const { valid = true, lifetimeMs } = options
  const storage = createMemoryStorage()
  const clock = { time: page.now() }
  const plugin = createLocalSignIn({
    ...page,
    ...(lifetimeMs && { lifetimeMs }),
    now: () => clock.time,
    storage,
    createNonce: async () => 'nonce0123456789',
    verifiers: [{ isFor: (chainId) => chainId.startsWith('eip155:'), verify: async () => valid }],
  })
  const sign = async (chainId: 'eip155:1' | 'bip122:x' | 'eip155:137' = 'eip155:1') => {
    const accountAddress = chainId === 'bip122:x' ? bitcoinAddress : account.accountAddress
    const built = await plugin.createMessage({ accountAddress, chainId })
    const { toString: _, ...data } = built
    await plugin.addSession({ data, message: built.toString(), signature: '0xab' })
  }
  return { plugin, storage, clock, sign }
}

test('K-SIWX-11: an invalid signature, or a namespace without a verifier, is refused', async () => {
  await expect(createLocal({ valid: false }).sign()).rejects.toMatchObject({
    shortMessage: 'The signature is not valid',
  })
  await expect(createLocal().sign('bip122:x')).rejects.toMatchObject({ code: 'invalid_signature' })
})

const texts: readonly (readonly [string, (text: string) => string])[] = [
  ['another address', (text) => text.replace(/0x.*/, `0x${'1'.repeat(40)}`)],
  ['another chain', (text) => text.replace('Chain ID: 1', 'Chain ID: 137')],
  ['another ecosystem', (text) => text.replace('Ethereum', 'Bitcoin')],
  ['another nonce', (text) => text.replace('nonce0', 'nonce1')],
  ['another domain', (text) => text.replace('app.example wants', 'evil.example wants')],
  ['another statement', (text) => text.replace('Sign in to Example', 'Give all')],
  ['an added scheme', (text) => `http://${text}`],
  ['an added field', (text) => `${text}\nRequest ID: 7`],
  ['an added resource', (text) => `${text}\nResources:\n- https://evil.test/`],
  ['no grammar', () => 'text'],
]

test.each(texts)(
  'K-SIWX-11: a signed text with %s is refused, even if a verifier accepts it',
  async (_, change) => {
    const { plugin } = createLocal()
    const built = await plugin.createMessage(account)
    const message = change(built.toString())
    expect(message).not.toBe(built.toString())
    const { toString: __, ...data } = built
    await expect(plugin.addSession({ data, message, signature: '0xab' })).rejects.toMatchObject({
      code: 'invalid_signature',
    })
  },
)

test('behavior: a text written by a Solana wallet has no scheme', async () => {
  const storage = createMemoryStorage()
  const verify = async () => true
  const plugin = createLocalSignIn({
    ...page,
    scheme: 'http',
    storage,
    createNonce: async () => 'nonce0123456789',
    verifiers: [{ isFor: (chainId) => chainId.startsWith('solana:'), verify }],
  })
  const solana = {
    accountAddress: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  } as const
  const built = await plugin.createMessage(solana)
  const message = built.toString().replace('http://', '')
  await plugin.addSession({ data: built, message, signature: '1' })
  expect(await plugin.getSessions(solana.chainId, solana.accountAddress)).toHaveLength(1)
})

test('K-SIWX-04: a local session is valid until it expires', async () => {
  const { plugin, sign, clock } = createLocal({ lifetimeMs: 60_000 })
  await sign()
  const read = () => plugin.getSessions(account.chainId, account.accountAddress)
  expect(await read()).toHaveLength(1)
  clock.time += 59_999
  expect(await read()).toHaveLength(1)
  clock.time += 1
  expect(await read()).toEqual([])
})

test('S-83: revoking the session of an account and network keeps the others', async () => {
  const { plugin, sign, storage } = createLocal()
  await sign()
  await sign('eip155:137')
  await plugin.revokeSession('eip155:1', account.accountAddress)
  expect(await plugin.getSessions('eip155:1', account.accountAddress)).toEqual([])
  expect(await plugin.getSessions('eip155:137', account.accountAddress)).toHaveLength(1)
  await plugin.setSessions([])
  expect(storage.getItem('@appkit/siwx')).toBeNull()
})

test('S-84: the browser stores neither text nor signature', async () => {
  const { storage, sign } = createLocal()
  await sign()
  const stored = storage.getItem('@appkit/siwx') ?? ''
  expect(stored).toContain(account.accountAddress)
  expect(stored).not.toContain('0xab')
  expect(stored).not.toContain('wants you to sign in')
})
