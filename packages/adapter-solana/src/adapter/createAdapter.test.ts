import type { CaipNetworkId, Connector, Network } from '@latchkey/core'
import { solana, solanaDevnet, solanaTestnet } from '@latchkey/core/networks'
import {
  getBase58Encoder,
  getPublicKeyFromAddress,
  type SignatureBytes,
  address as toAddress,
  verifySignature,
} from '@solana/kit'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { clusterNetwork, fakeCluster } from '../testing/fakeCluster.ts'
import {
  type FakeStandardWallet,
  type FakeStandardWalletOptions,
  fakeStandardWallet,
} from '../testing/fakeStandardWallet.ts'
import { testAddresses } from '../testing/testKeys.ts'
import { createAdapter } from './createAdapter.ts'

const networks = [solana, solanaDevnet]
const [one = '', two = '', three = ''] = testAddresses
const unbounded = { signal: undefined }
const server = setupServer()

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  server.resetHandlers()
})
afterAll(() => server.close())

type ConnectSettings = {
  readonly silent?: boolean
  readonly networks?: readonly Network[]
}

function toConnector(provider: unknown): Connector {
  const info = { id: 'Test', type: 'ANNOUNCED', name: 'Test', namespace: 'solana' } as const
  return { provider, info }
}

function connectTo(provider: unknown, settings: ConnectSettings = {}) {
  const options = { networks, silent: false, signal: undefined, ...settings }
  return createAdapter({ networks: options.networks }).connect(toConnector(provider), options)
}

async function connectFake(options: FakeStandardWalletOptions = {}) {
  const provider = fakeStandardWallet(options)
  return { provider, wallet: await connectTo(provider) }
}

function watch(wallet: Awaited<ReturnType<typeof connectTo>>) {
  const seen: unknown[] = []
  const stop = wallet.watch({
    accountsChanged: (accounts) => seen.push(accounts.map(({ address }) => address)),
    networkChanged: (caipNetworkId) => seen.push(caipNetworkId),
    disconnected: () => seen.push('gone'),
  })
  return { seen, stop }
}

const getCalls = ({ calls }: FakeStandardWallet, feature: string) =>
  calls.filter((call) => call.feature === feature)

test('K-INJ-02: connecting requests access and reports accounts and network', async () => {
  const { provider, wallet } = await connectFake({ addresses: [one, two] })
  expect(provider.calls).toEqual([{ feature: 'standard:connect', inputs: [] }])
  expect(await wallet.getAccounts(unbounded)).toEqual([{ address: one }, { address: two }])
  expect(await wallet.getNetworkId(unbounded)).toBe(solana.caipNetworkId)
})

test('parameters: silent never prompts', async () => {
  const provider = fakeStandardWallet()
  await connectTo(provider, { silent: true })
  expect(getCalls(provider, 'standard:connect')).toEqual([
    { feature: 'standard:connect', inputs: [{ silent: true }] },
  ])
})

test('S-62: a silent connect without an answer times out after 30 s', async () => {
  const provider = fakeStandardWallet({
    answers: { 'standard:connect': () => new Promise(() => {}) },
  })
  const connecting = expect(connectTo(provider, { silent: true })).rejects.toMatchObject({
    code: 'request_timed_out',
  })
  await vi.advanceTimersByTimeAsync(30_000)
  await connecting
})

test('behavior: the first configured network that the wallet supports is active', async () => {
  const provider = fakeStandardWallet({ chains: ['solana:devnet', 'bitcoin:mainnet'] })
  const wallet = await connectTo(provider)
  expect(await wallet.getNetworkId(unbounded)).toBe(solanaDevnet.caipNetworkId)
  const byGenesis = fakeStandardWallet({ chains: [solana.caipNetworkId] })
  expect(await (await connectTo(byGenesis)).getNetworkId(unbounded)).toBe(solana.caipNetworkId)
})

test('K-CHAIN-10: a wallet of other clusters fails with the error text of the specification', async () => {
  const connecting = connectTo(fakeStandardWallet({ chains: ['solana:localnet'] }))
  await expect(connecting).rejects.toMatchObject({
    name: 'ConnectorChainsUnsupportedError',
    shortMessage: 'connector does not support any requested chains',
  })
})

test('S-62: drops invalid and duplicate accounts', async () => {
  const provider = fakeStandardWallet({ addresses: [one, one] })
  const [account] = provider.accounts
  const accounts = [
    account,
    undefined,
    'text',
    { address: 7 },
    { address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
    { address: `${one}1` },
    { address: three, chains: ['bitcoin:mainnet'] },
    {
      get address() {
        throw new TypeError('trap')
      },
    },
    { address: two },
  ]
  Object.defineProperty(provider, 'accounts', { get: () => accounts })
  const wallet = await connectTo(provider)
  expect(await wallet.getAccounts(unbounded)).toEqual([{ address: one }, { address: two }])
})

test('K-CHAIN-06: a refusal in any form becomes the rejected error', async () => {
  for (const refusal of [
    { code: 4001 },
    new Error('User rejected the request.'),
    'user canceled',
    new Error('Connection request reset. Please try again.'),
  ]) {
    const refuse = () => {
      throw refusal
    }
    const provider = fakeStandardWallet({ answers: { 'standard:connect': refuse } })
    await expect(connectTo(provider)).rejects.toMatchObject({ code: 'connection_rejected' })
  }
})

test('K-CHAIN-02: a switch happens locally if the wallet supports the network', async () => {
  const { wallet } = await connectFake()
  const { seen } = watch(wallet)
  await wallet.features.switchNetwork?.(solanaDevnet, unbounded)
  expect(await wallet.getNetworkId(unbounded)).toBe(solanaDevnet.caipNetworkId)
  expect(seen).toEqual([solanaDevnet.caipNetworkId])
  const switching = wallet.features.switchNetwork?.(solanaTestnet, unbounded)
  await expect(switching).rejects.toMatchObject({ shortMessage: 'chain not found on connector' })
  expect(await wallet.getNetworkId(unbounded)).toBe(solanaDevnet.caipNetworkId)
})

test('behavior: selecting an account makes it the active one', async () => {
  const { wallet } = await connectFake({ addresses: [one, two, three] })
  const { seen } = watch(wallet)
  wallet.features.selectAccount?.(two)
  expect(seen).toEqual([[two, one, three]])
  const accounts = await wallet.getAccounts(unbounded)
  expect(accounts.map(({ address }) => address)).toEqual([two, one, three])
})

test('K-CHAIN-20: an account that is not shared cannot be selected', async () => {
  const { wallet } = await connectFake()
  expect(() => wallet.features.selectAccount?.(two)).toThrow('Connector not connected')
})

test('behavior: reports each change of the wallet once, and unchanged values never', async () => {
  const { provider, wallet } = await connectFake()
  const { seen, stop } = watch(wallet)
  provider.setAddresses([one])
  expect(seen).toEqual([])
  provider.setAddresses([two, one])
  expect(seen).toEqual([[two, one]])
  await vi.advanceTimersByTimeAsync(50)
  provider.setAddresses([])
  expect(seen).toEqual([[two, one], []])
  stop()
  provider.setAddresses([three])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(seen).toHaveLength(2)
})

test('behavior: leaves a network that the wallet drops for a supported one', async () => {
  const { provider, wallet } = await connectFake()
  const { seen } = watch(wallet)
  provider.setChains(['solana:devnet'])
  expect(seen).toEqual<CaipNetworkId[]>([solanaDevnet.caipNetworkId])
})

test('S-62: limits changes to 20 reports a second', async () => {
  const { provider, wallet } = await connectFake()
  const { seen } = watch(wallet)
  for (let index = 0; index < 1_000; index += 1) {
    provider.setAddresses([index % 2 === 0 ? two : one])
    await vi.advanceTimersByTimeAsync(1)
  }
  expect(seen.length).toBeLessThanOrEqual(22)
})

test('S-139: two watchers are independent and stop separately', async () => {
  const { provider, wallet } = await connectFake()
  const [first, second] = [watch(wallet), watch(wallet)]
  first.stop()
  provider.setAddresses([two])
  expect([first.seen, second.seen]).toEqual([[], [[two]]])
  second.stop()
  expect(provider.getListenerCount()).toBe(0)
})

test('K-INJ-08: disconnecting notifies the wallet and ignores a wallet that fails', async () => {
  const { provider, wallet } = await connectFake()
  await wallet.disconnect()
  expect(getCalls(provider, 'standard:disconnect')).toHaveLength(1)
  const fail = () => {
    throw new Error('no')
  }
  for (const answer of [undefined, fail, () => new Promise(() => {})]) {
    const other = await connectFake({ answers: { 'standard:disconnect': answer } })
    const ending = expect(other.wallet.disconnect()).resolves.toBeUndefined()
    await vi.advanceTimersByTimeAsync(3_000)
    await ending
  }
})

test('K-CHAIN-02: signs the bytes of a text with the key of the account', async () => {
  const { wallet } = await connectFake({ addresses: [one, two] })
  const message = 'Grüße'
  const text = await wallet.features.signMessage?.({ message, address: two }, unbounded)
  const signature = getBase58Encoder().encode(text ?? '') as SignatureBytes
  const key = await getPublicKeyFromAddress(toAddress(two))
  const bytes = new TextEncoder().encode(message)
  expect(await verifySignature(key, signature, bytes)).toBe(true)
})

test('K-CHAIN-14: a failure, missing signature or other text is "Sign message failed"', async () => {
  const answers = [
    () => {
      throw Object.assign(new Error('device failure'), { code: -32_603 })
    },
    () => [{ signedMessage: new Uint8Array(1), signature: new Uint8Array(63) }],
    () => [{ signedMessage: new TextEncoder().encode('n'), signature: new Uint8Array(64) }],
    () => [{}],
  ]
  for (const answer of answers) {
    const { wallet } = await connectFake({ answers: { 'solana:signMessage': answer } })
    const signing = wallet.features.signMessage?.({ message: 'm', address: one }, unbounded)
    await expect(signing).rejects.toMatchObject({ shortMessage: 'Sign message failed' })
  }
})

test('behavior: unsupported features are absent', async () => {
  const none = {
    'solana:signMessage': undefined,
    'solana:signTransaction': undefined,
    'solana:signAndSendTransaction': undefined,
    'solana:signIn': undefined,
  }
  const { wallet } = await connectFake({ answers: none })
  expect(Object.keys(wallet.features)).toEqual(['switchNetwork', 'selectAccount'])
  const sends = { ...none, 'solana:signAndSendTransaction': () => [] }
  const sending = await connectFake({ answers: sends })
  expect(Object.keys(sending.wallet.features.solana ?? {})).not.toContain('signTransaction')
})

test('behavior: returns the balance in lamports with the native currency', async () => {
  vi.useRealTimers()
  server.use(fakeCluster().handler)
  const { getBalance } = createAdapter({ networks })
  const balance = await getBalance({ address: one, network: clusterNetwork, ...unbounded })
  expect(balance).toEqual({ amount: 2_000_000_000n, decimals: 9, symbol: 'SOL' })
})

test('error: a balance that is not a number is rejected', async () => {
  vi.useRealTimers()
  server.use(fakeCluster({ getBalance: () => ({ value: '2' }) }).handler)
  const { getBalance } = createAdapter({ networks })
  const reading = getBalance({ address: one, network: clusterNetwork, ...unbounded })
  await expect(reading).rejects.toMatchObject({ code: 'invalid_answer' })
})

test('behavior: `isAddress` accepts 32 bytes in base58', () => {
  const { isAddress } = createAdapter({ networks })
  expect(isAddress(one)).toBe(true)
  for (const bad of ['', one.slice(4), `${one}1`, one.replace('A', '0'), '0x12']) {
    expect(isAddress(bad)).toBe(false)
  }
})

test('K-WORLD-06: a locked wallet that is prompted to sign reports that it is locked', async () => {
  const { provider, wallet } = await connectFake()
  const [account] = await wallet.getAccounts(unbounded)
  provider.setAddresses([])
  const { solana } = wallet.features
  const sending = solana?.transfer({ to: String(account?.address), lamports: 1n }, unbounded)
  await expect(sending).rejects.toMatchObject({ code: 'wallet_locked' })
})
