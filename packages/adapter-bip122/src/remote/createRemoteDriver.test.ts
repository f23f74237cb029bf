import type { CaipNetworkId, RemoteSigner, WalletListener } from '@latchkey/core'
import { bitcoin, bitcoinSignet, bitcoinTestnet } from '@latchkey/core/networks'
import { base64, hex } from '@scure/base'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAdapter } from '../adapter/createAdapter.ts'
import { createTestKeys } from '../testing/createTestKeys.ts'

const networks = [bitcoin, bitcoinTestnet, bitcoinSignet]
const options = { signal: undefined }
const { p2wpkh, p2tr } = createTestKeys().accounts
const recipient = createTestKeys(2).accounts.p2wpkh.address
const account = p2wpkh.address
const txid = 'ab'.repeat(32)
const all = ['signMessage', 'signPsbt', 'sendTransfer', 'getAccountAddresses']

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

async function wrap(
  answers: Readonly<Record<string, unknown>> = {},
  overrides: Partial<RemoteSigner> = {},
) {
  let networkId: CaipNetworkId = bitcoin.caipNetworkId
  const requests: unknown[] = []
  const listeners = new Set<WalletListener>()
  const ended: string[] = []
  const remote: RemoteSigner = {
    namespace: 'bip122',
    info: { id: 'walletConnect', type: 'WALLET_CONNECT', name: 'Far', namespace: 'bip122' },
    getNetworkIds: () => [bitcoin.caipNetworkId, bitcoinTestnet.caipNetworkId],
    getNetworkId: () => networkId,
    setNetworkId: (next) => {
      networkId = next
    },
    getAccounts: () => [{ address: p2tr.address }, { address: account }],
    getMethods: () => all,
    request: async (request) => {
      requests.push(request)
      return answers[request.method]
    },
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    disconnect: async () => {
      ended.push('session')
    },
    ...overrides,
  }
  const wallet = await createAdapter({ networks }).wrap(remote, {
    networks,
    silent: true,
    ...options,
  })
  return { wallet, requests, listeners, ended }
}

test('default: accounts with purpose and the network come from the session without a request', async () => {
  const { wallet, requests } = await wrap()
  expect(await wallet.getAccounts(options)).toEqual([
    { address: account, type: 'payment' },
    { address: p2tr.address, type: 'ordinal' },
  ])
  expect(await wallet.getNetworkId(options)).toBe(bitcoin.caipNetworkId)
  expect(wallet.features.getApprovedNetworkIds?.()).toHaveLength(2)
  expect(requests).toEqual([])
})

test('behavior: a hex signature is converted to base64, a base64 signature stays unchanged', async () => {
  const signature = p2wpkh.signMessage('Hello', 'bip322')
  for (const answer of [hex.encode(base64.decode(signature)), signature]) {
    const { wallet, requests } = await wrap({
      signMessage: { address: account, signature: answer, messageHash: '' },
    })
    expect(
      await wallet.features.signMessage?.({ message: 'Hello', address: account }, options),
    ).toBe(signature)
    expect(requests).toEqual([
      {
        method: 'signMessage',
        params: { account, message: 'Hello', address: account, protocol: 'bip322' },
      },
    ])
  }
})

test('behavior: accepts addresses as texts and as objects', async () => {
  const objects = [
    {
      address: p2tr.address,
      publicKey: p2tr.publicKey,
      path: "m/86'/0'/0'/0/0",
      intention: 'ordinal',
    },
    {
      address: account,
      publicKey: p2wpkh.publicKey,
      path: "m/84'/0'/0'/0/0",
      intention: 'payment',
    },
  ]
  for (const list of [objects, [p2tr.address, account]]) {
    const { wallet, requests } = await wrap({ getAccountAddresses: list })
    const addresses = await wallet.features.bitcoin?.getAccountAddresses(options)
    expect(addresses?.map(({ address, type }) => [address, type])).toEqual([
      [account, 'payment'],
      [p2tr.address, 'ordinal'],
    ])
    expect(requests).toEqual([{ method: 'getAccountAddresses', params: { account } }])
  }
})

test('behavior: sends the amount of a transfer as satoshi text', async () => {
  const { wallet, requests } = await wrap({ sendTransfer: { txid } })
  const sending = wallet.features.bitcoin?.sendTransfer({ recipient, amount: 60_000n }, options)
  expect(await sending).toBe(txid)
  expect(requests).toEqual([
    { method: 'sendTransfer', params: { account, recipientAddress: recipient, amount: '60000' } },
  ])
})

test('behavior: a method that was not granted is absent or fails as unsupported', async () => {
  const { wallet, requests } = await wrap({}, { getMethods: () => ['signMessage'] })
  expect(wallet.features.bitcoin?.signPsbt).toBeUndefined()
  const sending = wallet.features.bitcoin?.sendTransfer({ recipient, amount: 60_000n }, options)
  await expect(sending).rejects.toMatchObject({ code: 'feature_not_supported' })
  const addresses = await wallet.features.bitcoin?.getAccountAddresses(options)
  expect(addresses?.map(({ type }) => type)).toEqual(['payment', 'ordinal'])
  const mute = await wrap({}, { getMethods: () => [] })
  const signing = mute.wallet.features.signMessage?.({ message: 'Hi', address: account }, options)
  await expect(signing).rejects.toMatchObject({ code: 'feature_not_supported' })
  expect([...requests, ...mute.requests]).toEqual([])
})

test('behavior: a switch to an approved network sends no request, other networks fail', async () => {
  const { wallet, requests } = await wrap()
  await wallet.features.switchNetwork?.(bitcoinTestnet, options)
  expect(await wallet.getNetworkId(options)).toBe(bitcoinTestnet.caipNetworkId)
  await expect(wallet.features.switchNetwork?.(bitcoinSignet, options)).rejects.toMatchObject({
    code: 'connector_chain_not_found',
  })
  expect(requests).toEqual([])
})

test('behavior: reports the end of the session; disconnecting ends the session', async () => {
  const { wallet, listeners, ended } = await wrap()
  const seen: string[] = []
  wallet.watch({
    accountsChanged: () => seen.push('accounts'),
    networkChanged: () => seen.push('network'),
    disconnected: () => seen.push('gone'),
  })
  for (const listener of listeners) {
    listener.accountsChanged([])
    listener.disconnected()
  }
  await vi.advanceTimersByTimeAsync(100)
  expect(seen).toEqual(['gone', 'accounts', 'network'])
  await wallet.disconnect()
  expect(ended).toEqual(['session'])
})

test('error: refuses a session of another namespace or without an account', async () => {
  await expect(wrap({}, { namespace: 'eip155' })).rejects.toMatchObject({
    code: 'unsupported_namespace',
  })
  await expect(wrap({}, { getAccounts: () => [] })).rejects.toMatchObject({
    code: 'connector_not_connected',
  })
})
