import type { CaipNetworkId, RemoteSigner } from '@latchkey/core'
import { mainnet, polygon, sepolia } from '@latchkey/core/networks'
import { afterEach, expect, test, vi } from 'vitest'
import { createAdapter } from '../adapter/createAdapter.ts'
import { fakeRemote } from '../testing/fakeRemote.ts'

const networks = [mainnet, polygon, sepolia]
const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const options = { signal: undefined }

afterEach(() => {
  vi.useRealTimers()
})

async function wrap(overrides: Partial<RemoteSigner> = {}) {
  const answers = { personal_sign: '0xabcd', eth_sendTransaction: '0x', wallet_sendCalls: '0x' }
  const { remote, requests } = fakeRemote({ answers, ...overrides })
  const wallet = await createAdapter({ networks }).wrap(remote, {
    networks,
    silent: true,
    signal: undefined,
  })
  return { wallet, requests, remote }
}

test('default', async () => {
  const { wallet, requests } = await wrap()
  expect(await wallet.getAccounts(options)).toEqual([{ address }])
  expect(await wallet.getNetworkId(options)).toBe('eip155:1')
  expect(await wallet.features.signMessage?.({ message: 'Hi', address }, options)).toBe('0xabcd')
  expect(requests).toEqual([{ method: 'personal_sign', params: ['0x4869', address] }])
})

test('behavior: without a granted method, a switch to an approved network is local', async () => {
  const { wallet, requests } = await wrap()
  await wallet.features.switchNetwork?.(polygon, options)
  expect(await wallet.getNetworkId(options)).toBe('eip155:137')
  expect(requests).toEqual([])
})

/**
 * Wraps a session for `eip155:1` whose peer approves the target of a request 200 ms after it has
 * agreed.
 */
async function wrapLate(methods: readonly string[], approved: CaipNetworkId[] = ['eip155:1']) {
  vi.useFakeTimers()
  const asked: string[] = []
  const wrapped = await wrap({
    getNetworkIds: () => approved,
    getMethods: () => methods,
    request: async ({ method }) => {
      asked.push(method)
      setTimeout(() => approved.push('eip155:137'), 200)
      return null
    },
  })
  return { ...wrapped, asked }
}
const [switching, adding] = ['wallet_switchEthereumChain', 'wallet_addEthereumChain']

test.each([
  ['to add an unapproved network', [switching, adding], [adding]],
  ['to switch, if it cannot add', [switching], [switching]],
])('K-WORLD-04: the peer is asked %s, and its update is awaited', async (_, methods, expected) => {
  const { wallet, asked } = await wrapLate(methods)
  const moving = wallet.features.switchNetwork?.(polygon, options)
  await vi.advanceTimersByTimeAsync(199)
  expect(await wallet.getNetworkId(options)).toBe('eip155:1')
  await vi.advanceTimersByTimeAsync(300)
  await moving
  expect(asked).toEqual(expected)
  expect(await wallet.getNetworkId(options)).toBe('eip155:137')
})

test('K-WORLD-04: on an approved network the peer is asked to switch', async () => {
  const { wallet, asked } = await wrapLate([switching, adding], ['eip155:1', 'eip155:137'])
  await wallet.features.switchNetwork?.(polygon, options)
  expect(asked).toEqual([switching])
  expect(await wallet.getNetworkId(options)).toBe('eip155:137')
})

test('K-WORLD-04: a network that the peer never approves does not become active', async () => {
  vi.useFakeTimers()
  const { wallet } = await wrap({
    getNetworkIds: () => ['eip155:1'],
    getMethods: () => [switching, adding],
    request: async () => null,
  })
  const failing = expect(wallet.features.switchNetwork?.(polygon, options)).rejects.toMatchObject({
    code: 'connector_chain_not_found',
  })
  await vi.advanceTimersByTimeAsync(30_000)
  await failing
  expect(await wallet.getNetworkId(options)).toBe('eip155:1')
})

test('K-WORLD-04: a peer for all networks is asked to add one before it becomes active', async () => {
  const approved: CaipNetworkId[] = ['eip155:1']
  const asked: string[] = []
  const { wallet } = await wrap({
    getNetworkIds: () => undefined,
    canSignOn: (networkId) => approved.includes(networkId),
    getMethods: () => [switching, adding],
    request: async ({ method }) => {
      asked.push(method)
      approved.push('eip155:137')
      return null
    },
  })
  await wallet.features.switchNetwork?.(polygon, options)
  expect(asked).toEqual([adding])
  expect(await wallet.getNetworkId(options)).toBe('eip155:137')
})

test("K-CHAIN-08: a switch that needs the peer's consent waits for the peer's answer", async () => {
  const asked: CaipNetworkId[] = []
  const { wallet, remote } = await wrap({
    switchNetwork: async (caipNetworkId) => {
      asked.push(caipNetworkId)
      remote.setNetworkId(caipNetworkId)
    },
  })
  await wallet.features.switchNetwork?.(polygon, options)
  expect(asked).toEqual(['eip155:137'])
  expect(await wallet.getNetworkId(options)).toBe('eip155:137')
})

test('error: a switch to an unapproved network that cannot be added fails', async () => {
  const { wallet } = await wrap()
  await expect(wallet.features.switchNetwork?.(sepolia, options)).rejects.toMatchObject({
    code: 'feature_not_supported',
  })
  expect(await wallet.getNetworkId(options)).toBe('eip155:1')
})

test('behavior: has only the granted features', async () => {
  const { wallet } = await wrap()
  expect(wallet.features.ethereum?.sendCalls).toBeDefined()
  expect(wallet.features.ethereum?.getAssets).toBeUndefined()
  expect(wallet.features.getApprovedNetworkIds?.()).toEqual(['eip155:1', 'eip155:137'])
})

test('error: a session without an account of the namespace fails', async () => {
  await expect(wrap({ getAccounts: () => [] })).rejects.toMatchObject({
    code: 'connector_not_connected',
  })
})
