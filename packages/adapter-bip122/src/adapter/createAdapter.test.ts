import type { Connector, WalletAccount } from '@latchkey/core'
import { bitcoin, bitcoinSignet, bitcoinTestnet } from '@latchkey/core/networks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestKeys } from '../testing/createTestKeys.ts'
import type { FakeWallet, FakeWalletOptions } from '../testing/FakeWallet.ts'
import { fakeInjectedWallet } from '../testing/fakeInjectedWallet.ts'
import { fakeSatsConnectWallet } from '../testing/fakeSatsConnectWallet.ts'
import { fakeStandardWallet } from '../testing/fakeStandardWallet.ts'
import { walletError } from '../testing/walletError.ts'
import { isSignedByAddress } from '../verify/isSignedByAddress.ts'
import { createAdapter } from './createAdapter.ts'

const networks = [bitcoin, bitcoinTestnet]
const unbounded = { signal: undefined }
const keys = createTestKeys()
const { p2wpkh, p2tr } = keys.accounts
const creators = {
  standard: fakeStandardWallet,
  satsConnect: fakeSatsConnectWallet,
  injected: fakeInjectedWallet,
}
const styles = Object.entries(creators)
const twoAccountStyles = styles.filter(([name]) => name !== 'injected')

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function connectTo(provider: unknown, options: { silent?: boolean; signal?: AbortSignal } = {}) {
  const { silent = false, signal } = options
  const connector: Connector = {
    provider,
    info: { id: 'test', type: 'ANNOUNCED', name: 'Test', namespace: 'bip122' },
  }
  return createAdapter({ networks }).connect(connector, { networks, silent, signal })
}

async function connectFake(
  create: (options: FakeWalletOptions) => FakeWallet,
  options: FakeWalletOptions = {},
) {
  const fake = create(options)
  return { fake, wallet: await connectTo(fake.handle) }
}

const listMethods = ({ requests }: FakeWallet) => requests.map(({ method }) => method)
const toShort = (accounts: readonly WalletAccount[]) =>
  accounts.map(({ address, type }) => [address, type])

test.each(twoAccountStyles)(
  'K-CHAIN-03: %s: payment at index 0, ordinal at index 1',
  async (_, create) => {
    const { wallet } = await connectFake(create)
    const expected = [
      [p2wpkh.address, 'payment'],
      [p2tr.address, 'ordinal'],
    ]
    expect(toShort(await wallet.getAccounts(unbounded))).toEqual(expected)
    const addresses = await wallet.features.bitcoin?.getAccountAddresses(unbounded)
    expect(toShort(addresses ?? [])).toEqual(expected)
    expect(await wallet.getNetworkId(unbounded)).toBe(bitcoin.caipNetworkId)
  },
)

test('behavior: injected: the only account is the payment account', async () => {
  const { wallet } = await connectFake(fakeInjectedWallet)
  expect(toShort(await wallet.getAccounts(unbounded))).toEqual([[p2wpkh.address, 'payment']])
  expect(await wallet.getNetworkId(unbounded)).toBe(bitcoin.caipNetworkId)
  expect(wallet.features.selectAccount).toBeUndefined()
})

test('K-STATE-07: a restored wallet shares both accounts without a prompt', async () => {
  for (const [, create] of twoAccountStyles) {
    const fake = create({ connected: true })
    const wallet = await connectTo(fake.handle, { silent: true })
    const types = (await wallet.getAccounts(unbounded)).map(({ type }) => type)
    expect(types).toEqual(['payment', 'ordinal'])
    expect(listMethods(fake)).not.toContain('bitcoin:connect')
    expect(listMethods(fake)).not.toContain('wallet_connect')
  }
  const injected = fakeInjectedWallet({ connected: true })
  await connectTo(injected.handle, { silent: true })
  expect(listMethods(injected)).not.toContain('requestAccounts')
})

test.each(styles)(
  'K-CHAIN-20: %s: a silent connect fails before the first connection',
  async (_, create) => {
    const connecting = connectTo(create({}).handle, { silent: true })
    await expect(connecting).rejects.toMatchObject({ code: 'connector_not_connected' })
  },
)

test.each(styles)(
  'K-CHAIN-03: %s: the signature type of a message fits the address',
  async (_, create) => {
    for (const kind of ['p2pkh', 'p2sh', 'p2wpkh'] as const) {
      const account = keys.accounts[kind]
      const own = { ...keys, accounts: { ...keys.accounts, p2wpkh: account } }
      const { fake, wallet } = await connectFake(create, { keys: own })
      const { address } = account
      const signature = await wallet.features.signMessage?.(
        { message: 'Hello', address },
        unbounded,
      )
      const { caipNetworkId } = bitcoin
      expect(
        isSignedByAddress({ address, caipNetworkId, message: 'Hello', signature: signature ?? '' }),
      ).toBe(true)
      const asked = JSON.stringify(fake.requests.at(-1)?.parameters).toLowerCase()
      expect([kind, asked.includes('ecdsa')]).toEqual([kind, kind === 'p2pkh'])
    }
  },
)

test.each(twoAccountStyles)(
  'parameters: %s: signs with the ordinal account and with the given protocol',
  async (_, create) => {
    const { wallet } = await connectFake(create)
    const sign = wallet.features.bitcoin?.signMessage
    const { caipNetworkId } = bitcoin
    const message = 'Héllo'
    const byOrdinal = await sign?.({ message, address: p2tr.address }, unbounded)
    expect(
      isSignedByAddress({
        address: p2tr.address,
        caipNetworkId,
        message,
        signature: byOrdinal ?? '',
      }),
    ).toBe(true)
    const legacy = await sign?.({ message, protocol: 'ecdsa' }, unbounded)
    expect(legacy).toBe(p2wpkh.signMessage(message, 'ecdsa'))
  },
)

test('error: refuses to sign with an account that the wallet does not share', async () => {
  const { fake, wallet } = await connectFake(fakeSatsConnectWallet)
  const signing = wallet.features.bitcoin?.signMessage(
    { message: 'Hi', address: keys.accounts.p2pkh.address },
    unbounded,
  )
  await expect(signing).rejects.toMatchObject({ code: 'connector_not_connected' })
  expect(listMethods(fake)).not.toContain('signMessage')
})

test('K-CHAIN-14: an invalid signature becomes "Sign message failed"', async () => {
  for (const answer of [undefined, null, 7, '', 'no base64!', 'AAAA', {}]) {
    const { wallet } = await connectFake(fakeInjectedWallet, {
      answers: { signMessage: () => answer },
    })
    const signing = wallet.features.signMessage?.(
      { message: 'Hi', address: p2wpkh.address },
      unbounded,
    )
    await expect(signing).rejects.toMatchObject({ code: 'sign_message_failed' })
  }
})

test.each(styles)(
  'K-CHAIN-06: %s: a refused or reset signature request becomes the rejected error',
  async (name, create) => {
    const method = name === 'standard' ? 'bitcoin:signMessage' : 'signMessage'
    const refusal = walletError(name === 'satsConnect' ? -32_000 : 4001, 'No')
    const reset = walletError(-32_603, 'Connection request reset. Please try again.')
    for (const thrown of [refusal, reset]) {
      const refuse = () => {
        throw thrown
      }
      const { wallet } = await connectFake(create, { answers: { [method]: refuse } })
      const signing = wallet.features.signMessage?.(
        { message: 'Hi', address: p2wpkh.address },
        unbounded,
      )
      await expect(signing).rejects.toMatchObject({ code: 'connection_rejected' })
    }
  },
)

test('behavior: supports a sats-connect wallet without the newer methods', async () => {
  const missing = () => {
    throw walletError(-32_601, 'Method not found')
  }
  const fake = fakeSatsConnectWallet({
    answers: {
      wallet_connect: missing,
      wallet_getAccount: missing,
      wallet_getNetwork: missing,
      wallet_changeNetwork: missing,
      getAddresses: () => ({ addresses: [{ ...p2wpkh, purpose: 'payment' }] }),
    },
  })
  const wallet = await connectTo(fake.handle)
  expect(toShort(await wallet.getAccounts(unbounded))).toEqual([[p2wpkh.address, 'payment']])
  expect(await wallet.getNetworkId(unbounded)).toBe(bitcoin.caipNetworkId)
  await expect(wallet.features.switchNetwork?.(bitcoinTestnet, unbounded)).rejects.toMatchObject({
    code: 'feature_not_supported',
  })
})

test.each(styles.slice(1))('behavior: %s: switches to another network', async (_, create) => {
  const { wallet } = await connectFake(create)
  await wallet.features.switchNetwork?.(bitcoinSignet, unbounded)
  expect(await wallet.getNetworkId(unbounded)).toBe(bitcoinSignet.caipNetworkId)
})

test('K-WORLD-03: a switch ends when the wallet is on the network', async () => {
  let chain = 'BITCOIN_MAINNET'
  const { wallet } = await connectFake(fakeInjectedWallet, {
    answers: {
      getChain: () => ({ enum: chain }),
      switchChain: () => {
        setTimeout(() => {
          chain = 'BITCOIN_SIGNET'
        }, 400)
      },
    },
  })
  const done = vi.fn()
  const switching = wallet.features.switchNetwork?.(bitcoinSignet, unbounded).then(done)
  await vi.advanceTimersByTimeAsync(399)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(201)
  await switching
  expect(done).toHaveBeenCalledOnce()
})

test('K-WORLD-03: a switch that is not carried out fails at the deadline', async () => {
  const { wallet } = await connectFake(fakeInjectedWallet, {
    answers: { switchChain: () => undefined },
  })
  const failing = expect(
    wallet.features.switchNetwork?.(bitcoinSignet, unbounded),
  ).rejects.toMatchObject({ code: 'connector_chain_not_found' })
  await vi.advanceTimersByTimeAsync(10_000)
  await failing
})

test.each(styles)(
  'K-INJ-08: %s: disconnecting revokes the permission and ignores a refusal',
  async (name, create) => {
    const { fake, wallet } = await connectFake(create)
    await wallet.disconnect()
    expect(listMethods(fake).at(-1)).toMatch(/disconnect$/)
    expect(await wallet.getAccounts(unbounded)).toEqual([])
    const method =
      { standard: 'bitcoin:disconnect', satsConnect: 'wallet_disconnect' }[name] ?? 'disconnect'
    const refusing = await connectFake(create, {
      answers: {
        [method]: () => {
          throw new Error('no')
        },
      },
    })
    await refusing.wallet.disconnect()
  },
)

type Seen = readonly [string, unknown]

async function watchFake(
  create: (options: FakeWalletOptions) => FakeWallet,
  answers: FakeWalletOptions['answers'] = {},
) {
  const { fake, wallet } = await connectFake(create, { answers })
  const seen: Seen[] = []
  const stop = wallet.watch({
    accountsChanged: (accounts) => seen.push(['accounts', toShort(accounts)]),
    networkChanged: (id) => seen.push(['network', id]),
    disconnected: () => seen.push(['gone', undefined]),
  })
  return { fake, wallet, seen, stop }
}

const events = { standard: 'change', satsConnect: 'accountChange', injected: 'accountsChanged' }

test.each(styles)(
  'behavior: %s: after a change the accounts are read again and reported once',
  async (name, create) => {
    const event = events[name as keyof typeof events]
    const { fake, wallet, seen, stop } = await watchFake(create)
    fake.emit(event)
    await vi.advanceTimersByTimeAsync(100)
    const first = [...seen]
    expect(first.map(([kind]) => kind)).toEqual(['accounts', 'network'])
    fake.emit(event)
    await vi.advanceTimersByTimeAsync(100)
    expect(seen).toEqual(first)
    await wallet.disconnect()
    fake.emit(event)
    await vi.advanceTimersByTimeAsync(100)
    expect(seen.at(-1)).toEqual(['accounts', []])
    stop()
    stop()
    expect(fake.getListenerCount()).toBe(0)
  },
)

test('S-62: a storm of events is thinned to 20 a second', async () => {
  const { fake, seen } = await watchFake(fakeInjectedWallet)
  const before = listMethods(fake).filter((method) => method === 'getAccounts').length
  for (let count = 0; count < 1_000; count += 1) {
    fake.emit('accountsChanged')
    await vi.advanceTimersByTimeAsync(1)
  }
  await vi.advanceTimersByTimeAsync(100)
  const reads = listMethods(fake).filter((method) => method === 'getAccounts').length - before
  expect(reads).toBeLessThanOrEqual(2 * 21)
  expect(seen).toHaveLength(2)
})

test('S-102: a failed reading after a change does not count as a disconnect', async () => {
  const { fake, seen } = await watchFake(fakeInjectedWallet, {
    getAccounts: () => {
      throw walletError(-32_603, 'Busy')
    },
  })
  fake.emit('accountsChanged')
  await vi.advanceTimersByTimeAsync(100)
  expect(seen).toEqual([])
})

test('K-PROF-02: the ordinal account can be active; the order of addresses stays', async () => {
  const { wallet, seen } = await watchFake(fakeStandardWallet)
  wallet.features.selectAccount?.(p2tr.address)
  await vi.advanceTimersByTimeAsync(100)
  const switched = [
    [p2tr.address, 'ordinal'],
    [p2wpkh.address, 'payment'],
  ]
  expect(toShort(await wallet.getAccounts(unbounded))).toEqual(switched)
  expect(seen[0]).toEqual(['accounts', switched])
  const addresses = await wallet.features.bitcoin?.getAccountAddresses(unbounded)
  expect(toShort(addresses ?? []).map(([, type]) => type)).toEqual(['payment', 'ordinal'])
})

test('S-62: silent reads time out after 30 s', async () => {
  const fake = fakeInjectedWallet({ answers: { getAccounts: () => new Promise(() => {}) } })
  const connecting = expect(connectTo(fake.handle, { silent: true })).rejects.toMatchObject({
    code: 'request_timed_out',
  })
  await vi.advanceTimersByTimeAsync(30_000)
  await connecting
})

test('S-62: a wallet with throwing getters is refused with an error of the kit', async () => {
  const trap = new Proxy(
    {},
    {
      get: () => {
        throw new TypeError('trap')
      },
    },
  )
  for (const style of ['standard', 'satsConnect', 'injected']) {
    for (const silent of [true, false]) {
      const error: unknown = await connectTo({ style, target: trap }, { silent }).catch(
        (thrown: unknown) => thrown,
      )
      expect(error).toHaveProperty('code')
      expect(String(error).length).toBeLessThan(300)
    }
  }
})

test('K-SEND-06: `isAddress` checks the checksum and the configured networks', () => {
  const { isAddress } = createAdapter({ networks: [bitcoin] })
  const testAddress = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
  expect(Object.values(keys.accounts).map(({ address }) => isAddress(address))).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(isAddress(p2wpkh.address.replace(/.$/, 'x'))).toBe(false)
  expect(isAddress(testAddress)).toBe(false)
  expect(createAdapter({ networks }).isAddress(testAddress)).toBe(true)
})
