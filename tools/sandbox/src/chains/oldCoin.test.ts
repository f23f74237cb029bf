import { createAdapter } from '@latchkey/adapter-eip155'
import { fakeProvider } from '@latchkey/adapter-eip155/testing'
import type { Hex, Network, SwapStep } from '@latchkey/core'
import { mainnet } from '@latchkey/core/networks'
import { createAccounts } from '@latchkey/sandbox-wallet/accounts'
import { encodeFunctionData, erc20Abi, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Running } from '../processes/Service.ts'
import { prepareTestChain, type TestChain } from '../testing/startTestChain.ts'
import { bytecodes } from './artifacts.ts'
import { requestRpc } from './requestRpc.ts'

const [{ address: from }, second] = createAccounts()
const to = second?.address ?? from
const abi = parseAbi([
  'function mint(address to, uint256 amount)',
  'function setPart(uint256 kept)',
  'function setPaused(bool stopped)',
])

type World = { readonly test: TestChain; readonly running: Running; readonly coin: Hex }
const world: { current?: World } = {}
beforeAll(async () => {
  const prepared = await prepareTestChain()
  const running = await prepared.runner.start(() => {})
  const { rpcUrl } = prepared.chain
  const transaction = { from, data: bytecodes.oldCoin }
  const hash = await requestRpc(rpcUrl, { method: 'eth_sendTransaction', params: [transaction] })
  const method = 'eth_getTransactionReceipt'
  const receipt = await vi.waitFor(async () => {
    const found = await requestRpc(rpcUrl, { method, params: [hash] })
    if (!found) throw new Error('The transaction is not mined yet.')
    return found
  }, 10_000)
  const { contractAddress: coin } = receipt as { contractAddress: Hex }
  world.current = { test: prepared, running, coin }
  await mint(10_000_000n)
})
afterAll(async () => {
  await world.current?.running.kill()
  await world.current?.test.removeFolder()
})

function get(): World {
  if (!world.current) throw new Error('not started')
  return world.current
}
const node = (method: string, params: readonly unknown[] = []) =>
  requestRpc(get().test.chain.rpcUrl, { method, params })
const call = (data: Hex) => node('eth_sendTransaction', [{ from, to: get().coin, data }])
const mint = (amount: bigint) =>
  call(encodeFunctionData({ abi, functionName: 'mint', args: [from, amount] }))
const setPart = (kept: bigint) =>
  call(encodeFunctionData({ abi, functionName: 'setPart', args: [kept] }))
const setPaused = (stopped: boolean) =>
  call(encodeFunctionData({ abi, functionName: 'setPaused', args: [stopped] }))

/** Connects a fake wallet in the page to the chain's node, which holds the wallet's keys. */
async function connect() {
  const { chainId, rpcUrl } = get().test.chain
  const caipNetworkId = `eip155:${chainId}` as const
  const rpcUrls = { default: { http: [rpcUrl] } }
  const network: Network = { ...mainnet, id: chainId, caipNetworkId, rpcUrls }
  const provider = fakeProvider({
    accounts: [from],
    chainId,
    chains: [chainId],
    answers: {
      eth_sendTransaction: (params) =>
        node('eth_sendTransaction', [...Object.values(params ?? {})]),
    },
  })
  const options = { networks: [network] }
  const info = { id: 'w', type: 'ANNOUNCED', name: 'W', namespace: 'eip155' } as const
  const { features } = await createAdapter(options).connect({ provider, info }, options)
  if (!features.send?.simulate || !features.swap) throw new Error('An EVM wallet does both.')
  return {
    caipNetworkId,
    simulate: features.send.simulate,
    swap: features.swap,
    send: features.send,
  }
}

async function trySend(amount: bigint) {
  const { caipNetworkId, simulate } = await connect()
  return simulate({ caipNetworkId, to, amount, token: { address: get().coin, decimals: 6 } })
}

/** Builds the approval transaction that a swap service returns as its first step. */
async function toApproval(amount: bigint) {
  const { caipNetworkId, ...features } = await connect()
  const { swapRouter, gold } = get().test.chain.contracts
  const args = [swapRouter, amount] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args })
  const order = {
    ...{ caipNetworkId, account: from, routers: [swapRouter], amount, least: 1n },
    sold: { address: get().coin, decimals: 6 },
    bought: { address: gold, decimals: 6 },
  }
  const step: SwapStep = { act: 'approve', order, built: { to: get().coin, data } }
  return { ...features, step }
}
/**
 * Reads the swap router's allowance from the chain. The result may be outdated after a transaction,
 * because the node returns a hash before it mines.
 */
async function readAllowance(): Promise<bigint> {
  const args = [from, get().test.chain.contracts.swapRouter] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args })
  return BigInt(String(await node('eth_call', [{ to: get().coin, data }, 'latest'])))
}

test('behavior: an old token is approved once, and a leftover allowance is reset first', async () => {
  const { swap, step } = await toApproval(5n)
  expect(await swap.toFirst(step)).toBe(step)
  await swap.send(step)
  await expect.poll(readAllowance).toBe(5n)
  const more = await toApproval(1_000n)
  const first = await more.swap.toFirst(more.step)
  expect(first.act).toBe('reset')
  await more.swap.send(first)
  await expect.poll(readAllowance).toBe(0n)
  expect(await more.swap.toFirst(more.step)).toBe(more.step)
  await more.swap.send(more.step)
  await expect.poll(readAllowance).toBe(1_000n)
})

test('behavior: the estimate equals the received amount for a token with a transfer fee', async () => {
  expect(await trySend(1_000_000n)).toEqual({ fails: false, arrives: 1_000_000n })
  await setPart(100n)
  expect(await trySend(1_000_000n)).toEqual({ fails: false, arrives: 990_000n })
  await setPart(0n)
})

test('behavior: a failing call is reported before signing, with the contract’s reason', async () => {
  expect(await trySend(10_000_001n)).toMatchObject({ fails: true })
  await setPaused(true)
  const reason = 'OldCoin: transfers are paused'
  expect(await trySend(1n)).toEqual({ fails: true, reason })
  await setPaused(false)
})

test('behavior: native currency goes to an account, but not to a contract that rejects it', async () => {
  const { caipNetworkId, simulate } = await connect()
  expect(await simulate({ caipNetworkId, to, amount: 1n })).toMatchObject({ fails: false })
  const { coin } = get()
  expect(await simulate({ caipNetworkId, to: coin, amount: 1n })).toMatchObject({ fails: true })
})
