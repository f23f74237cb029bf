import type { Network } from '@latchkey/core'
import { mainnet, polygon, solana } from '@latchkey/core/networks'
import { parseSignInMessage } from '@latchkey/core/sign-in'
import { createGrant } from '@latchkey/core/testing'
import {
  buildAuthObject,
  createEncodedRecap,
  formatMessage,
  populateAuthPayload,
} from '@walletconnect/utils'
import { verifyMessage } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test, vi } from 'vitest'
import type { AuthenticateMessage } from '../contract/WalletConnect.ts'
import { createTestPair, type TestWallet } from '../fixtures/createTestPair.ts'
import { defaultMethods } from '../namespaces/methods.ts'

const account = privateKeyToAccount(generatePrivateKey())
const message: AuthenticateMessage = {
  chains: ['eip155:1', 'eip155:137'],
  domain: 'app.example',
  uri: 'https://app.example/login',
  nonce: 'abcdef1234567890',
  statement: 'Sign in.',
  resources: ['https://app.example/terms'],
}

type Change = {
  readonly signature?: string
  readonly kind?: 'eip191' | 'eip1271'
  readonly payload?: Readonly<Record<string, string>>
  readonly grant?: { readonly chains: readonly string[]; readonly methods: readonly string[] }
}

const shortGrant = {
  chains: ['eip155:1', 'eip155:137'],
  methods: ['personal_sign', 'eth_sendTransaction'],
}

/** Has a wallet sign the requested message, or a changed one. */
function signWhenAsked(wallet: TestWallet, change: Change = {}): void {
  const { signature, kind = 'eip191', payload, grant = shortGrant } = change
  wallet.on('session_authenticate', async ({ id, params }) => {
    const authPayload = {
      ...populateAuthPayload({
        authPayload: params.authPayload,
        chains: [...grant.chains],
        methods: [...grant.methods],
      }),
      ...payload,
    }
    const iss = `eip155:1:${account.address}`
    const text = wallet.formatAuthMessage({ request: authPayload, iss })
    const auth = buildAuthObject(
      authPayload,
      { t: 'eip191', s: await account.signMessage({ message: text }) },
      iss,
    )
    // Inserts invalid values after the wallet has validated its own answer.
    const { encode } = wallet.core.crypto
    wallet.core.crypto.encode = (topic, answer, options) => {
      const cacao = 'result' in answer ? answer.result?.cacaos?.[0] : undefined
      if (cacao && kind === 'eip1271') cacao.s.t = kind
      if (cacao && signature) cacao.s.s = signature
      return encode(topic, answer, options)
    }
    await wallet.approveSessionAuthenticate({ id, auths: [auth] }).catch(() => undefined)
  })
}

async function authenticate(
  networks: readonly Network[] = [mainnet, polygon],
  change?: Change,
  fields: Partial<AuthenticateMessage> = {},
) {
  const pair = await createTestPair({ networks })
  const { walletConnect, wallet } = pair
  if (change) signWhenAsked(wallet, change)
  const result = walletConnect.authenticate({
    message: { ...message, ...fields },
    signal: undefined,
    onUri: ({ uri }) => {
      wallet.pair({ uri })
    },
  })
  return { ...pair, result }
}

test('default: connects and signs in one step', async () => {
  const { result } = await authenticate([mainnet, polygon], {})
  const { session, cacaos } = await result
  expect(session.namespaces).toEqual(['eip155'])
  expect(session.toSigner('eip155')?.getMethods()).toContain('personal_sign')
  const [signed] = cacaos
  expect(signed).toMatchObject({ caipNetworkId: 'eip155:1', address: account.address })
  expect(signed?.message).toContain('app.example wants you to sign in with your Ethereum account:')
  expect(signed?.message).toContain('Nonce: abcdef1234567890')
  const { address } = account
  const signature = `0x${signed?.signature.slice(2) ?? ''}` as const
  expect(await verifyMessage({ address, message: signed?.message ?? '', signature })).toBe(true)
})

/** All requested methods, and all but one, in a different order than the client's. */
const methodLists = [
  defaultMethods.eip155,
  ...defaultMethods.eip155.map((left) => defaultMethods.eip155.filter((method) => method !== left)),
].map((methods) => [...new Set(methods)].toReversed())

test('K-SIWX-08: the client adds one grant to the message, in the form of the server tests', () => {
  for (const methods of methodLists) {
    const chains = ['eip155:1', 'eip155:137']
    const asked = createEncodedRecap('eip155', 'request', [...methods])
    expect(asked).toBe(createGrant({ methods }).resource)
    const authPayload = {
      ...({ type: 'caip122', version: '1', chains, domain: 'app.example' } as const),
      ...{ aud: 'https://app.example/', nonce: 'abcdef1234567890' },
      ...{ iat: '2030-01-15T10:00:00.000Z', statement: 'Sign in.', resources: [asked] },
    }
    const granted = createGrant({ methods, chains })
    for (const [request, grant] of [
      [authPayload, createGrant({ methods })],
      [populateAuthPayload({ authPayload, chains, methods: [...methods] }), granted],
    ] as const) {
      const signed = parseSignInMessage(formatMessage(request, `eip155:1:${account.address}`))
      expect(signed.statement).toBe(`Sign in. ${grant.sentence}`)
      expect(signed.resources).toEqual([grant.resource])
    }
  }
})

test('behavior: a wallet that cannot sign while connecting only connects', async () => {
  const { result, wallet } = await authenticate()
  wallet.once('session_proposal', ({ id }) => {
    const events = ['accountsChanged', 'chainChanged']
    const accounts = [`eip155:1:${account.address}`]
    const eip155 = { chains: ['eip155:1'], accounts, methods: ['personal_sign'], events }
    return wallet.approve({ id, namespaces: { eip155 } })
  })
  const { session, cacaos } = await result
  expect(session.namespaces).toEqual(['eip155'])
  expect(cacaos).toEqual([])
})

test('behavior: requests no signature if another namespace is configured', async () => {
  const { result, wallet } = await authenticate([mainnet, solana])
  wallet.once('session_proposal', ({ id }) => {
    const events = ['accountsChanged', 'chainChanged']
    const accounts = [`eip155:1:${account.address}`]
    const eip155 = { chains: ['eip155:1'], accounts, methods: ['personal_sign'], events }
    return wallet.approve({ id, namespaces: { eip155 } })
  })
  expect((await result).cacaos).toEqual([])
})

test('K-SIWX-08: a text longer than servers accept gives no signature', async () => {
  const many: readonly Network[] = Array.from({ length: 6 }, (_, index) => ({
    ...mainnet,
    id: 1_000 + index,
    caipNetworkId: `eip155:${1_000 + index}`,
  }))
  const chains = [...message.chains, ...many.map(({ caipNetworkId }) => caipNetworkId)]
  const change = { grant: { chains, methods: [...defaultMethods.eip155] } }
  const { result } = await authenticate([mainnet, polygon, ...many], change, { chains })
  const { session, cacaos } = await result
  expect(session.namespaces).toEqual(['eip155'])
  expect(cacaos).toEqual([])
})

test('error: a refusal of the user becomes the rejected error', async () => {
  const { result, wallet } = await authenticate()
  wallet.once('session_authenticate', ({ id }) =>
    wallet.rejectSessionAuthenticate({ id, reason: { code: 5000, message: 'User rejected.' } }),
  )
  await expect(result).rejects.toMatchObject({ code: 'connection_rejected' })
})

test.each([
  ['nonce', { nonce: 'another123456789' }],
  ['domain', { domain: 'evil.example' }],
  ['address', { aud: 'https://evil.example/' }],
])('error: a signature for another %s fails and leaves no session', async (_, payload) => {
  const { result, walletConnect } = await authenticate([mainnet, polygon], { payload })
  await expect(result).rejects.toMatchObject({ code: 'failed_to_connect' })
  expect(await walletConnect.restore()).toBeUndefined()
})

const others = privateKeyToAccount(generatePrivateKey())
test.each([
  ['no point of the curve', async () => `0x${'11'.repeat(64)}1b`],
  ['of another account', () => others.signMessage({ message: 'Hi' })],
  ['no signature', async () => 'text'],
])('error: a signature that is %s fails and leaves no session', async (_, sign) => {
  const signature = await sign()
  const { result, walletConnect } = await authenticate([mainnet, polygon], { signature })
  await expect(result).rejects.toMatchObject({ code: 'failed_to_connect' })
  expect(await walletConnect.restore()).toBeUndefined()
})

test("error: a contract's signature is refused without a request to another host", async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const { result } = await authenticate([mainnet, polygon], { kind: 'eip1271' })
  await expect(result).rejects.toMatchObject({ code: 'failed_to_connect' })
  expect(fetched).not.toHaveBeenCalled()
  fetched.mockRestore()
})
