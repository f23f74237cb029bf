import type { Connector, Network } from '@latchkey/core'
import { mainnet, polygon } from '@latchkey/core/networks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  type FakeProvider,
  type FakeProviderOptions,
  fakeProvider,
  providerError,
} from '../testing/fakeProvider.ts'
import { createAdapter } from './createAdapter.ts'

const networks = [mainnet, polygon]
const account = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const other = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function toConnector(provider: unknown): Connector {
  return {
    provider,
    info: { id: 'test.wallet', type: 'ANNOUNCED', name: 'Test', namespace: 'eip155' },
  }
}

function connectTo(provider: unknown, options: { silent?: boolean; signal?: AbortSignal } = {}) {
  const { silent = false, signal } = options
  return createAdapter({ networks }).connect(toConnector(provider), { networks, silent, signal })
}

async function connectFake(options: FakeProviderOptions = {}) {
  const provider = fakeProvider(options)
  return { provider, wallet: await connectTo(provider) }
}

const methods = (provider: FakeProvider) => provider.requests.map((request) => request.method)
const unbounded = { signal: undefined }

test('K-INJ-02: connecting requests accounts and chain id', async () => {
  const { provider, wallet } = await connectFake({
    accounts: [account.toLowerCase()],
    chainId: 137,
  })
  expect(methods(provider)).toEqual(['eth_requestAccounts', 'eth_chainId'])
  expect(await wallet.getAccounts(unbounded)).toEqual([{ address: account }])
  expect(await wallet.getNetworkId(unbounded)).toBe('eip155:137')
})

test('parameters: silent never prompts', async () => {
  const provider = fakeProvider()
  await connectTo(provider, { silent: true })
  expect(methods(provider)).toEqual(['eth_accounts', 'eth_chainId'])
})

test('K-CHAIN-20: a wallet without a shared account fails with "Connector not connected"', async () => {
  const provider = fakeProvider({ accounts: [] })
  await expect(connectTo(provider, { silent: true })).rejects.toMatchObject({
    name: 'ConnectorNotConnectedError',
    shortMessage: 'Connector not connected',
  })
})

test('K-CHAIN-12: a wallet without a chain id fails with "ChainId not found in provider"', async () => {
  for (const answer of [undefined, '0x', 'main', -1, 1.5, '0xfffffffffffffff', {}]) {
    const provider = fakeProvider({ answers: { eth_chainId: () => answer } })
    await expect(connectTo(provider)).rejects.toMatchObject({
      name: 'ChainIdNotFoundError',
      shortMessage: 'ChainId not found in provider',
    })
  }
})

test('K-CHAIN-21: a connector without a provider fails with "Provider not found"', async () => {
  for (const provider of [undefined, {}, { request: 1 }]) {
    await expect(connectTo(provider)).rejects.toMatchObject({
      name: 'ProviderNotFoundError',
      shortMessage: 'Provider not found',
    })
  }
})

test('K-CHAIN-17: another namespace fails with "unsupported chain namespace"', async () => {
  const connector = toConnector(fakeProvider())
  const foreign: Connector = { ...connector, info: { ...connector.info, namespace: 'solana' } }
  const connecting = createAdapter({ networks }).connect(foreign, {
    networks,
    silent: false,
    signal: undefined,
  })
  await expect(connecting).rejects.toMatchObject({ shortMessage: 'unsupported chain namespace' })
})

test('K-CHAIN-10: connecting without networks fails with the error text of the specification', async () => {
  const connecting = createAdapter({ networks: [] }).connect(toConnector(fakeProvider()), {
    networks: [],
    silent: false,
    signal: undefined,
  })
  await expect(connecting).rejects.toMatchObject({
    shortMessage: 'connector does not support any requested chains',
  })
})

test('K-CHAIN-06: a refusal or a reset request becomes the rejected error, whatever its form', async () => {
  const refusals: unknown[] = [
    providerError(4001, 'No'),
    providerError(5002, 'No'),
    { code: 4001 },
    providerError(-32_603, 'Internal', { originalError: { code: 4001 } }),
    new Error('User rejected the request.'),
    'user canceled',
    new Error('Connection request reset. Please try again.'),
  ]
  for (const refusal of refusals) {
    const provider = fakeProvider({
      answers: {
        eth_requestAccounts: () => {
          throw refusal
        },
      },
    })
    await expect(connectTo(provider)).rejects.toMatchObject({
      code: 'connection_rejected',
      cause: refusal,
    })
  }
  const unknown = fakeProvider({
    answers: {
      eth_requestAccounts: () => {
        throw providerError(5000, 'Something else')
      },
    },
  })
  await expect(connectTo(unknown)).rejects.toMatchObject({ code: 5000 })
})

test('S-62: any error of a provider becomes an error with bounded text', async () => {
  const thrown: unknown[] = ['a string', { message: 'm'.repeat(9_999) }, null, undefined, 7]
  for (const value of thrown) {
    const provider = { request: () => Promise.reject(value) }
    const error = await connectTo(provider).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(Error)
    expect(String(error).length).toBeLessThan(300)
  }
})

test('S-62: a provider that throws synchronously rejects like any other', async () => {
  const provider = {
    request: () => {
      throw providerError(4001, 'No')
    },
  }
  await expect(connectTo(provider)).rejects.toMatchObject({ code: 'connection_rejected' })
})

test('S-62: silent reads time out after 30 s', async () => {
  const provider = fakeProvider({ answers: { eth_accounts: () => new Promise(() => {}) } })
  const connecting = expect(connectTo(provider, { silent: true })).rejects.toMatchObject({
    code: 'request_timed_out',
  })
  await vi.advanceTimersByTimeAsync(29_999)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  await connecting
})

test('S-134c: a prompt has no deadline and ends on abort', async () => {
  const provider = fakeProvider({ answers: { eth_requestAccounts: () => new Promise(() => {}) } })
  const controller = new AbortController()
  const connecting = connectTo(provider, { signal: controller.signal })
  const refused = expect(connecting).rejects.toThrow('left')
  await vi.advanceTimersByTimeAsync(600_000)
  controller.abort(new Error('left'))
  await refused
})

test('S-62: drops invalid and duplicate accounts', async () => {
  const { wallet } = await connectFake({
    accounts: [account, account.toLowerCase(), '0x12', 'evil', other.toLowerCase()],
  })
  expect(await wallet.getAccounts(unbounded)).toEqual([{ address: account }, { address: other }])
})

test.each([
  0,
  '0x0',
  2 ** 53,
  '9007199254740992',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  null,
  ['0x1'],
])('S-62: %j is rejected as a chain id, from an answer or an event', async (answer) => {
  const provider = fakeProvider({ answers: { eth_chainId: () => answer } })
  await expect(connectTo(provider)).rejects.toMatchObject({ name: 'ChainIdNotFoundError' })
  const { provider: good, wallet } = await connectFake()
  const networkChanged = vi.fn()
  wallet.watch({ accountsChanged: vi.fn(), networkChanged, disconnected: vi.fn() })
  good.emit('chainChanged', answer)
  await vi.advanceTimersByTimeAsync(100)
  expect(networkChanged).not.toHaveBeenCalled()
  good.emit('chainChanged', '0x1fffffffffffff')
  expect(networkChanged).toHaveBeenCalledWith('eip155:9007199254740991')
})

test('S-62: limits events to 20 a second and delivers the last one', async () => {
  const { provider, wallet } = await connectFake()
  const seen: string[] = []
  wallet.watch({
    accountsChanged: () => {},
    networkChanged: (id) => seen.push(id),
    disconnected: () => {},
  })
  for (let count = 1; count <= 1_000; count += 1) {
    provider.emit('chainChanged', `0x${count.toString(16)}`)
    await vi.advanceTimersByTimeAsync(1)
  }
  await vi.advanceTimersByTimeAsync(50)
  expect(seen.length).toBeLessThanOrEqual(21)
  expect(seen[0]).toBe('eip155:1')
  expect(seen.at(-1)).toBe('eip155:1000')
})

test('behavior: ignores invalid events, validates and converts the others', async () => {
  const { provider, wallet } = await connectFake()
  const seen: unknown[] = []
  const stop = wallet.watch({
    accountsChanged: (accounts) => seen.push(accounts),
    networkChanged: (id) => seen.push(id),
    disconnected: () => seen.push('gone'),
  })
  provider.emit('accountsChanged', 'nonsense')
  provider.emit('chainChanged', {})
  expect(seen).toEqual([])
  provider.emit('accountsChanged', [other.toLowerCase()])
  provider.emit('chainChanged', '0x89')
  expect(seen).toEqual([[{ address: other }], 'eip155:137'])
  stop()
  expect(provider.getListenerCount()).toBe(0)
})

test('behavior: a disconnect event counts only if the wallet shares no account any more', async () => {
  const { provider, wallet } = await connectFake()
  const seen: string[] = []
  wallet.watch({
    accountsChanged: () => {},
    networkChanged: () => {},
    disconnected: () => seen.push('gone'),
  })
  provider.emit('disconnect', providerError(4900, 'line down'))
  await vi.advanceTimersByTimeAsync(1)
  expect(seen).toEqual([])
  provider.setAccounts([])
  provider.emit('disconnect', providerError(4900, 'gone'))
  await vi.advanceTimersByTimeAsync(1)
  expect(seen).toEqual(['gone'])
})

test('K-INJ-08: disconnecting revokes the permission when granted and ignores a refusal', async () => {
  const { provider, wallet } = await connectFake()
  await wallet.disconnect()
  expect(provider.requests.slice(-2)).toEqual([
    { method: 'wallet_getPermissions' },
    { method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] },
  ])
  const none = await connectFake({ answers: { wallet_getPermissions: () => [] } })
  await none.wallet.disconnect()
  expect(methods(none.provider)).not.toContain('wallet_revokePermissions')
  const refusing = await connectFake({
    answers: {
      wallet_revokePermissions: () => {
        throw providerError(4001, 'No')
      },
    },
  })
  await expect(refusing.wallet.disconnect()).resolves.toBeUndefined()
})

async function switchTo(network: Network, options: FakeProviderOptions) {
  const connected = await connectFake(options)
  await connected.wallet.features.switchNetwork?.(network, unbounded)
  return connected
}

test('K-NET-05: the add-chain request holds name, currency, RPC and explorer of the network', async () => {
  const { provider } = await switchTo(polygon, { chains: [1] })
  expect(provider.requests).toContainEqual({
    method: 'wallet_addEthereumChain',
    params: [
      {
        chainId: '0x89',
        chainName: 'Polygon',
        nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
        rpcUrls: ['https://polygon-rpc.com'],
        blockExplorerUrls: ['https://polygonscan.com'],
      },
    ],
  })
})

const unknownChains: readonly (readonly [string, unknown])[] = [
  ['4902', providerError(4902, 'Unrecognized chain ID')],
  ["'4902'", { code: '4902', message: 'Unrecognized chain ID' }],
  [
    '-32603 with 4902 in originalError',
    providerError(-32_603, 'x', { originalError: { code: 4902 } }),
  ],
  ['-32603 with 4902 in data', providerError(-32_603, 'Internal', { code: 4902 })],
  ['-32603 without a reason', providerError(-32_603, 'Internal JSON-RPC error.')],
  ['-32603 with words', providerError(-32_603, 'Unrecognized chain ID "0x89"')],
  [
    '-32000 with words',
    providerError(-32_000, 'Unrecognized chain ID "0x89". Try adding the chain'),
  ],
  ['5100', providerError(5100, 'Unsupported chains')],
  ['4200', providerError(4200, 'Unsupported chain id')],
  ['4902 in cause', new Error('Switching failed', { cause: { code: 4902 } })],
  ['words without a code', new Error('Chain 137 has not been added')],
]

test.each(unknownChains)(
  'K-WORLD-01: an unknown network as %s leads to adding it',
  async (_, form) => {
    let asked = 0
    const { provider, wallet } = await switchTo(polygon, {
      answers: {
        wallet_switchEthereumChain: () => {
          asked += 1
          if (asked === 1) throw form
          return null
        },
      },
    })
    expect(methods(provider)).toContain('wallet_addEthereumChain')
    expect(await wallet.getNetworkId(unbounded)).toBe('eip155:137')
  },
)

test.each([
  ['a rejection', providerError(4001, 'User rejected'), 'connection_rejected'],
  ['a rejection in words', new Error('Switching cancelled'), 'connection_rejected'],
  ['an earlier request', providerError(-32_002, 'Already pending'), 'wallet_busy'],
  ['a locked wallet', new Error('Wallet is locked'), 'wallet_locked'],
])('K-WORLD-01: %s of a switch does not lead to adding the network', async (_, form, code) => {
  const { provider, wallet } = await connectFake({
    answers: {
      wallet_switchEthereumChain: () => {
        throw form
      },
    },
  })
  const switching = wallet.features.switchNetwork?.(polygon, unbounded)
  await expect(switching).rejects.toMatchObject({ code })
  expect(methods(provider)).not.toContain('wallet_addEthereumChain')
})

test('K-NET-05: requests a switch again if the wallet added the network without switching', async () => {
  let [asked, chainId] = [0, '0x1']
  const switching = switchTo(polygon, {
    answers: {
      eth_chainId: () => chainId,
      wallet_addEthereumChain: () => null,
      wallet_switchEthereumChain: () => {
        asked += 1
        if (asked === 1) throw providerError(4902, 'unknown')
        chainId = '0x89'
        return null
      },
    },
  })
  await vi.advanceTimersByTimeAsync(1_000)
  const { provider } = await switching
  expect(
    methods(provider).filter((method) => method === 'wallet_switchEthereumChain'),
  ).toHaveLength(2)
})

test('behavior: does not add a chain that the wallet knows', async () => {
  const { provider, wallet } = await switchTo(polygon, {})
  expect(methods(provider)).not.toContain('wallet_addEthereumChain')
  expect(await wallet.getNetworkId(unbounded)).toBe('eip155:137')
})

test('K-CHAIN-11: "chain not found on connector" if the wallet can neither switch nor add', async () => {
  const switching = switchTo(polygon, {
    chains: [1],
    answers: {
      wallet_addEthereumChain: () => {
        throw providerError(-32_602, 'bad chain')
      },
    },
  })
  await expect(switching).rejects.toMatchObject({ shortMessage: 'chain not found on connector' })
})

test('error: a wallet that can neither switch nor add a network fails as unsupported', async () => {
  const unsupported = () => {
    throw providerError(4200, 'The method is not supported')
  }
  const switching = switchTo(polygon, {
    answers: { wallet_switchEthereumChain: unsupported, wallet_addEthereumChain: unsupported },
  })
  await expect(switching).rejects.toMatchObject({ code: 'feature_not_supported' })
})

test('error: a refused switch or addition becomes the rejected error', async () => {
  for (const method of ['wallet_switchEthereumChain', 'wallet_addEthereumChain']) {
    const switching = switchTo(polygon, {
      chains: [1],
      answers: {
        [method]: () => {
          throw providerError(4001, 'No')
        },
      },
    })
    await expect(switching).rejects.toMatchObject({ code: 'connection_rejected' })
  }
})

test('behavior: signs the bytes of the text with personal_sign', async () => {
  const { provider, wallet } = await connectFake()
  const signature = await wallet.features.signMessage?.(
    { message: 'Grüße', address: account },
    unbounded,
  )
  expect(signature).toBe(`0x${'ab'.repeat(65)}`)
  expect(provider.requests.at(-1)).toEqual({
    method: 'personal_sign',
    params: ['0x4772c3bcc39f65', account],
  })
})

test('K-CHAIN-14: a failure or an invalid signature becomes "Sign message failed"', async () => {
  const answers = [
    () => {
      throw providerError(-32_000, 'device failure')
    },
    () => '0x',
    () => 'signed!',
    () => null,
  ]
  for (const answer of answers) {
    const { wallet } = await connectFake({ answers: { personal_sign: answer } })
    const signing = wallet.features.signMessage?.({ message: 'm', address: account }, unbounded)
    await expect(signing).rejects.toMatchObject({ shortMessage: 'Sign message failed' })
  }
})

test('behavior: `isAddress` checks the checksum', () => {
  const { isAddress } = createAdapter({ networks })
  expect(isAddress(account)).toBe(true)
  expect(isAddress(account.toLowerCase())).toBe(true)
  expect(isAddress(account.replace('5a', '5A'))).toBe(false)
  expect(isAddress('0x12')).toBe(false)
})

test('K-WORLD-06: a locked wallet that is prompted to send reports that it is locked', async () => {
  const { provider, wallet } = await connectFake()
  provider.setAccounts([])
  const sending = wallet.features.ethereum?.sendTransaction({ to: other, value: 1n }, unbounded)
  await expect(sending).rejects.toMatchObject({ code: 'wallet_locked' })
  expect(methods(provider)).not.toContain('eth_sendTransaction')
})
