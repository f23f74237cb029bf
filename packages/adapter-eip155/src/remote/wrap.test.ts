import type { CaipNetworkId, RemoteSigner } from '@latchkey/core'
import { mainnet, polygon, sepolia } from '@latchkey/core/networks'
import { expect, test } from 'vitest'
import { createAdapter } from '../adapter/createAdapter.ts'
import { fakeRemote } from '../testing/fakeRemote.ts'

const networks = [mainnet, polygon, sepolia]
const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const options = { signal: undefined }

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

test('behavior: a switch to an approved network sends no request', async () => {
  const { wallet, requests } = await wrap()
  await wallet.features.switchNetwork?.(polygon, options)
  expect(await wallet.getNetworkId(options)).toBe('eip155:137')
  expect(requests).toEqual([])
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
