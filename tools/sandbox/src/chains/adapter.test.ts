import { createAdapter } from '@latchkey/adapter-eip155'
import { type FakeProvider, fakeProvider } from '@latchkey/adapter-eip155/testing'
import type { EthereumFeatures, Hex, Network } from '@latchkey/core'
import { mainnet, polygon } from '@latchkey/core/networks'
import { createAccounts } from '@latchkey/sandbox-wallet/accounts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Running } from '../processes/Service.ts'
import { prepareTestChain, type TestChain } from '../testing/startTestChain.ts'
import { requestRpc } from './requestRpc.ts'

type World = { readonly test: TestChain; readonly running: Running }
const world: { current?: World } = {}
const [{ address: from }, ...others] = createAccounts()
const to = others[0]?.address ?? from
/**
 * Test transaction that creates a contract with the invalid code `0xfe`, so that it is mined and
 * fails.
 */
const failing = { data: '0xfe', gas: 100_000n } as const
const minGasPrice = 10n ** 9n
const toHex = (value: bigint): Hex => `0x${value.toString(16)}`

beforeAll(async () => {
  const prepared = await prepareTestChain()
  world.current = { test: prepared, running: await prepared.runner.start(() => {}) }
})
afterAll(async () => {
  await world.current?.running.kill()
  await world.current?.test.removeFolder()
})
beforeEach(() => node('evm_setAutomine', [true]))

function getChain() {
  if (!world.current) throw new Error('not started')
  return world.current.test.chain
}
const node = (method: string, params: readonly unknown[] = []) =>
  requestRpc(getChain().rpcUrl, { method, params })

/** Connects a fake wallet in the page to the chain's node, which holds the wallet's keys. */
async function connect(): Promise<{ provider: FakeProvider; ethereum: EthereumFeatures }> {
  const { chainId, rpcUrl } = getChain()
  const own: Network = {
    ...mainnet,
    id: chainId,
    caipNetworkId: `eip155:${chainId}`,
    rpcUrls: { default: { http: [rpcUrl] } },
  }
  const networks = [own, polygon]
  const provider = fakeProvider({
    accounts: [from],
    chainId,
    chains: [chainId, 137],
    answers: {
      eth_sendTransaction: (params) =>
        node('eth_sendTransaction', [...Object.values(params ?? {})]),
    },
  })
  const wallet = await createAdapter({ networks }).connect(
    { provider, info: { id: 'w', type: 'ANNOUNCED', name: 'W', namespace: 'eip155' } },
    { networks },
  )
  const { ethereum } = wallet.features
  if (!ethereum) throw new Error('An EVM wallet has these features.')
  return { provider, ethereum }
}

/**
 * Sends a transaction from the same account without the wallet, as a wallet on another device
 * would.
 */
async function sendElsewhere(fields: Readonly<Record<string, unknown>>): Promise<Hex> {
  const nonce = await node('eth_getTransactionCount', [from, 'latest'])
  const transaction = {
    from,
    gas: '0x30d40',
    gasPrice: toHex(minGasPrice * 100n),
    nonce,
    ...fields,
  }
  return (await node('eth_sendTransaction', [transaction])) as Hex
}

test('K-SEND-13: a receipt comes from the chain, with the fee that was paid', async () => {
  const { ethereum } = await connect()
  const { chainId } = getChain()
  const hash = await ethereum.sendTransaction({ to, value: 1n }, { chainId })
  const receipt = await ethereum.waitForReceipt({ hash, chainId })
  const block = await node('eth_blockNumber')
  expect(receipt).toMatchObject({ transactionHash: hash, gasUsed: 21_000n })
  expect(receipt.blockNumber).toBe(BigInt(String(block)))
})

test('K-SEND-13: confirmations are awaited even after the wallet switches the network', async () => {
  const { ethereum, provider } = await connect()
  const { chainId } = getChain()
  const hash = await ethereum.sendTransaction({ to, value: 2n })
  const chain = [{ chainId: '0x89' }]
  await provider.request({ method: 'wallet_switchEthereumChain', params: chain })
  const options = { hash, chainId, confirmations: 3 }
  await expect(ethereum.waitForReceipt({ ...options, timeoutMs: 300 })).rejects.toMatchObject({
    code: 'request_timed_out',
  })
  await node('evm_mine')
  await node('evm_mine')
  expect(await ethereum.waitForReceipt(options)).toMatchObject({ transactionHash: hash })
})

test('K-SEND-13: a transaction that reverts in its block is reported as failed', async () => {
  const { ethereum } = await connect()
  const hash = await ethereum.sendTransaction(failing)
  await expect(ethereum.waitForReceipt({ hash })).rejects.toMatchObject({
    code: 'transaction_reverted',
    hash,
  })
})

test('K-SEND-13: one that is in no block in time is an error, as is leaving', async () => {
  const { ethereum } = await connect()
  await node('evm_setAutomine', [false])
  const hash = await ethereum.sendTransaction({ to, value: 3n })
  const waiting = ethereum.waitForReceipt({ hash, timeoutMs: 50 })
  await expect(waiting).rejects.toMatchObject({ code: 'request_timed_out' })
  const left = new Error('left')
  const leaving = ethereum.waitForReceipt({ hash, signal: AbortSignal.abort(left) })
  await expect(leaving).rejects.toBe(left)
  await node('evm_mine')
})

test.each([
  ['cancelled', { to: from, value: '0x0' }],
  ['replaced', { to, value: '0x9' }],
])('K-SEND-13: a transaction that was %s is reported as such', async (_, other) => {
  const { ethereum } = await connect()
  await node('evm_setAutomine', [false])
  const hash = await ethereum.sendTransaction({ to, value: 4n })
  const waiting = expect(ethereum.waitForReceipt({ hash })).rejects
  await ethereum.waitForReceipt({ hash, timeoutMs: 100 }).catch(() => {})
  const replacedBy = await sendElsewhere(other)
  await node('evm_mine')
  await waiting.toMatchObject({ code: 'transaction_replaced', replacedBy })
})

test('K-SEND-13: the same for a higher fee is a success under its own hash', async () => {
  const { ethereum } = await connect()
  await node('evm_setAutomine', [false])
  const hash = await ethereum.sendTransaction({ to, value: 5n })
  const waiting = ethereum.waitForReceipt({ hash })
  await ethereum.waitForReceipt({ hash, timeoutMs: 100 }).catch(() => {})
  const faster = await sendElsewhere({ to, value: '0x5' })
  await node('evm_mine')
  expect(await waiting).toMatchObject({ transactionHash: faster })
})

test('K-CHAIN-01: a transaction for this chain is not sent on another', async () => {
  const { ethereum, provider } = await connect()
  const { chainId } = getChain()
  const chain = [{ chainId: '0x89' }]
  await provider.request({ method: 'wallet_switchEthereumChain', params: chain })
  const before = await node('eth_blockNumber')
  const options = { chainId }
  await expect(ethereum.sendTransaction({ to }, options)).rejects.toMatchObject({
    code: 'wrong_chain',
    wanted: `eip155:${chainId}`,
    actual: 'eip155:137',
  })
  expect(await node('eth_blockNumber')).toBe(before)
  const hash = await ethereum.sendTransaction({ to }, { ...options, switchNetwork: true })
  expect(await ethereum.waitForReceipt({ hash })).toBeDefined()
})
