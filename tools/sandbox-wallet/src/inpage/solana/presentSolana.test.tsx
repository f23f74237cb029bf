import { base58 } from '@scure/base'
import type {
  SolanaSignAndSendTransactionFeature,
  SolanaSignInFeature,
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
} from '@solana/wallet-standard-features'
import { getWallets } from '@wallet-standard/app'
import type { Wallet, WalletAccount } from '@wallet-standard/base'
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
} from '@wallet-standard/features'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageState, Persona } from '../../wire/wire.ts'
import type { Channel, ChannelEvent, RequestArguments } from '../createChannel.ts'
import { ProviderError } from '../ProviderError.ts'
import { presentSolana } from './presentSolana.ts'

const mira = 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96'
const jonas = '7YttLkHDoNj9wyDur5pM1ejNaAvT9X4eqaYcHQqtj2G5'
const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

type Features = StandardConnectFeature &
  StandardDisconnectFeature &
  StandardEventsFeature &
  SolanaSignMessageFeature &
  SolanaSignTransactionFeature &
  SolanaSignAndSendTransactionFeature &
  SolanaSignInFeature

/** Creates a channel to the wallet whose answers and events the test controls. */
function createTestChannel(accounts: readonly string[] = []) {
  const listeners = new Set<(event: ChannelEvent) => void>()
  const asked: RequestArguments[] = []
  let state: PageState = {
    accounts: [],
    chainId: 1,
    chains: [1],
    personas: ['approves'],
    locked: false,
    solana: { accounts },
    bip122: { accounts: [] },
  }
  const answers: Record<string, unknown> = {
    solana_connect: [{ address: mira }, { address: jonas }],
    solana_getAccounts: [],
    solana_disconnect: null,
  }
  const channel: Channel = {
    getState: () => state,
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    request: async (args) => {
      asked.push(args)
      const answer = answers[args.method]
      if (answer instanceof Error) throw answer
      return answer
    },
  }
  const setAccounts = (next: readonly string[]) => {
    const before = state
    state = { ...state, solana: { accounts: next } }
    for (const listener of listeners) listener({ type: 'state', before, after: state })
  }
  return { channel, asked, answers, setAccounts }
}

let leave: AbortController
beforeEach(() => {
  leave = new AbortController()
})
afterEach(() => {
  leave.abort()
  vi.restoreAllMocks()
})

/** Registers the sandbox wallet in a page in which an app already listens for wallets. */
function present(personas: readonly Persona[], accounts: readonly string[] = []) {
  const test = createTestChannel(accounts)
  const registered: unknown[] = []
  const api = { register: (...wallets: unknown[]) => registered.push(...wallets) }
  const add = window.addEventListener.bind(window)
  add('wallet-standard:register-wallet', (event) => (event as CustomEvent).detail(api), {
    signal: leave.signal,
  })
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) =>
    add(type, listener as EventListener, { signal: leave.signal }),
  )
  const twin = createTestChannel()
  presentSolana(personas, test.channel, () => twin.channel)
  const [wallet] = registered as Wallet[]
  return {
    ...test,
    twin,
    registered,
    get wallet(): Wallet {
      if (!wallet) throw new Error('nothing was registered')
      return wallet
    },
    get features(): Features {
      return this.wallet.features as never
    },
  }
}

const connect = async (page: ReturnType<typeof present>) => {
  const { accounts } = await page.features['standard:connect'].connect()
  page.setAccounts(accounts.map(({ address }) => address))
  const [account] = accounts
  if (!account) throw new Error('no account')
  return account
}

const bytes = (...values: number[]) => Uint8Array.from(values)

test('registers with a waiting app, and with an app that loads later', () => {
  const { registered, wallet } = present(['approves'])
  expect(registered).toEqual([wallet])
  const later = vi.fn()
  window.dispatchEvent(
    new CustomEvent('wallet-standard:app-ready', { detail: { register: later } }),
  )
  expect(later).toHaveBeenCalledExactlyOnceWith(wallet)
})

test('the standard’s own library finds it', () => {
  const { wallet } = present(['approves'])
  expect(getWallets().get()).toContain(wallet)
  expect(wallet).toMatchObject({
    version: '1.0.0',
    name: 'Sandbox Wallet',
    icon: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
    chains: ['solana:mainnet', 'solana:devnet'],
  })
  expect(Object.keys(wallet.features).toSorted()).toEqual([
    'solana:signAndSendTransaction',
    'solana:signIn',
    'solana:signMessage',
    'solana:signTransaction',
    'standard:connect',
    'standard:disconnect',
    'standard:events',
  ])
})

test.each<[Persona, number]>([
  ['injected', 0],
  ['twins', 2],
  ['wrong-chain', 1],
])('persona %s: %i wallets', (persona, count) => {
  const { registered } = present([persona])
  expect(registered).toHaveLength(count)
})

test('persona wrong-chain: a cluster no app configures', () => {
  expect(present(['wrong-chain']).wallet.chains).toEqual(['solana:testnet'])
})

test('persona twins: the second wallet receives its requests separately', async () => {
  const { registered, asked, twin } = present(['twins'])
  const [, second] = registered as [Wallet, Wallet]
  const features = second.features as unknown as Features
  await features['standard:connect'].connect()
  expect([asked.length, twin.asked.length]).toEqual([0, 1])
})

test('persona hostile: markup, throwing getters, empty values', () => {
  const { registered } = present(['hostile'])
  expect(registered[0]).toMatchObject({ name: expect.stringMatching(/^\u202e<img/) })
  expect(registered).toContain(null)
  const throwing = registered.filter((wallet) => {
    try {
      const { name, features } = Object(wallet)
      return name === features && false
    } catch {
      return true
    }
  })
  expect(throwing).toHaveLength(2)
})

test('connect: returns several accounts, with stable object identity while connected', async () => {
  const page = present(['approves'])
  const account = await connect(page)
  expect(account).toMatchObject({ address: mira, chains: page.wallet.chains })
  expect(account.publicKey).toHaveLength(32)
  expect(page.wallet.accounts.map(({ address }) => address)).toEqual([mira, jonas])
  expect(page.wallet.accounts[0]).toBe(account)
})

test('connect: the wallet shows what it answered before its state says so, and no longer', async () => {
  const page = present(['approves'])
  const { accounts } = await page.features['standard:connect'].connect()
  expect(page.wallet.accounts).toEqual(accounts)
  page.setAccounts([jonas])
  expect(page.wallet.accounts.map(({ address }) => address)).toEqual([jonas])
})

test('connect: silent mode shows no prompt', async () => {
  const { features, asked } = present(['approves'])
  expect(await features['standard:connect'].connect({ silent: true })).toEqual({ accounts: [] })
  expect(asked.map(({ method }) => method)).toEqual(['solana_getAccounts'])
})

test('connect: error: a refusal carries its code', async () => {
  const { features, answers } = present(['rejects'])
  answers['solana_connect'] = new ProviderError({ code: 4001, message: 'User rejected' })
  await expect(features['standard:connect'].connect()).rejects.toMatchObject({ code: 4001 })
})

test('accounts: accounts of an earlier visit are available immediately', () => {
  expect(present(['approves'], [jonas]).wallet.accounts).toMatchObject([{ address: jonas }])
})

test('events: only changes are emitted, and a removed listener is not called', async () => {
  const page = present(['approves'])
  const heard: (readonly WalletAccount[] | undefined)[] = []
  const gone = vi.fn()
  page.features['standard:events'].on('change', ({ accounts }) => heard.push(accounts))
  page.features['standard:events'].on('change', gone)()
  await connect(page)
  page.setAccounts([mira, jonas])
  page.setAccounts([jonas, mira])
  page.setAccounts([])
  expect(heard.map((accounts) => accounts?.map(({ address }) => address))).toEqual([
    [mira, jonas],
    [jonas, mira],
    [],
  ])
  expect(gone).not.toHaveBeenCalled()
})

test('disconnect: notifies the wallet', async () => {
  const { features, asked } = present(['approves'])
  await features['standard:disconnect'].disconnect()
  expect(asked).toMatchObject([{ method: 'solana_disconnect' }])
})

test('signMessage: sends and returns the bytes unchanged', async () => {
  const page = present(['approves'])
  const account = await connect(page)
  page.answers['solana_signMessage'] = { signature: '2g' }
  const message = bytes(0, 255, 7)
  const outputs = await page.features['solana:signMessage'].signMessage({ account, message })
  expect(outputs).toEqual([
    { signedMessage: message, signature: bytes(0x61), signatureType: 'ed25519' },
  ])
  expect(page.asked.at(-1)?.params).toEqual([{ message: base58.encode(message), pubkey: mira }])
})

test('signTransaction: one transaction, or several of one account, need one request', async () => {
  const page = present(['approves'])
  const account = await connect(page)
  const { signTransaction } = page.features['solana:signTransaction']
  const input = { account, transaction: bytes(1, 2, 3), chain: 'solana:mainnet' } as const
  page.answers['solana_signTransaction'] = { transaction: 'BAUG', signature: '2g' }
  expect(await signTransaction(input)).toEqual([{ signedTransaction: bytes(4, 5, 6) }])
  expect(page.asked.at(-1)).toEqual({
    method: 'solana_signTransaction',
    params: [{ transaction: 'AQID', pubkey: mira }],
    caipNetworkId: mainnet,
  })
  page.answers['solana_signAllTransactions'] = { transactions: ['BAUG', 'BwgJ'] }
  const both = await signTransaction(input, { ...input, transaction: bytes(9) })
  expect(both).toEqual([
    { signedTransaction: bytes(4, 5, 6) },
    { signedTransaction: bytes(7, 8, 9) },
  ])
  expect(page.asked.at(-1)?.params).toEqual([{ transactions: ['AQID', 'CQ=='], pubkey: mira }])
  const count = page.asked.length
  await signTransaction(input, { ...input, chain: 'solana:devnet' })
  expect(page.asked.length - count).toBe(2)
  expect(await signTransaction()).toEqual([])
})

test('signAndSendTransaction: names the cluster and passes the options', async () => {
  const page = present(['approves'])
  const account = await connect(page)
  page.answers['solana_signAndSendTransaction'] = { signature: '2g' }
  const { signAndSendTransaction } = page.features['solana:signAndSendTransaction']
  const transaction = bytes(1, 2, 3)
  const options = { skipPreflight: true, maxRetries: 2 }
  const outputs = await signAndSendTransaction({
    ...{ account, transaction, options },
    chain: 'solana:devnet',
  })
  expect(outputs).toEqual([{ signature: bytes(0x61) }])
  expect(page.asked.at(-1)).toMatchObject({
    params: [{ pubkey: mira, sendOptions: options }],
    caipNetworkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  })
})

test('signIn: connects, then signs the text of the requested fields', async () => {
  const { features, answers } = present(['approves'])
  answers['solana_signMessage'] = { signature: '2g' }
  const [output] = await features['solana:signIn'].signIn({
    domain: 'app.test',
    statement: 'Welcome.',
    uri: 'http://app.test',
    nonce: 'abcdefgh',
    resources: ['http://app.test/terms'],
  })
  expect(output?.account.address).toBe(mira)
  expect(new TextDecoder().decode(output?.signedMessage)).toBe(
    `app.test wants you to sign in with your Solana account:
${mira}

Welcome.

URI: http://app.test
Nonce: abcdefgh
Resources:
- http://app.test/terms`,
  )
})

test('signIn: without a statement one empty line, without fields two lines', async () => {
  const { features, answers } = present(['approves'])
  answers['solana_signMessage'] = { signature: '2g' }
  const outputs = await features['solana:signIn'].signIn({ version: '1', address: jonas }, {})
  expect(outputs.map(({ signedMessage }) => new TextDecoder().decode(signedMessage))).toEqual([
    `${location.host} wants you to sign in with your Solana account:\n${jonas}\n\nVersion: 1`,
    `${location.host} wants you to sign in with your Solana account:\n${mira}`,
  ])
})

test('signIn: error: an unknown address', async () => {
  const { features } = present(['approves'])
  const signing = features['solana:signIn'].signIn({ address: '1'.repeat(32) })
  await expect(signing).rejects.toMatchObject({ code: 4100 })
})
