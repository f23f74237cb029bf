import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { createPublicClient, erc721Abi, http, serializeErc6492Signature } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAccounts } from '../accounts.ts'
import type { Running } from '../processes/Service.ts'
import { prepareTestChain, type TestChain } from '../testing/startTestChain.ts'
import { requestRpc } from './requestRpc.ts'

const accounts = createAccounts()
const world: { test?: TestChain; running?: Running } = {}

beforeEach(async () => {
  world.test = await prepareTestChain()
})
afterEach(async () => {
  await world.running?.kill()
  await world.test?.removeFolder()
})

async function start() {
  if (!world.test) throw new Error('not prepared')
  world.running = await world.test.runner.start(() => {})
  const { rpcUrl, contracts } = world.test.chain
  const client = createPublicClient({ chain: mainnet, transport: http(rpcUrl) })
  return { rpcUrl, contracts, client, running: world.running, stateFile: world.test.stateFile }
}

const [first, owner] = accounts
const message = 'app.latchkey.localhost wants you to sign in'

test('default: contracts are where the plan says, Multicall3 where viem looks for it', async () => {
  const { client, contracts } = await start()
  const balances = await client.multicall({
    contracts: accounts.slice(0, 2).map(({ address }) => ({
      address: contracts.trophy,
      abi: erc721Abi,
      functionName: 'balanceOf' as const,
      args: [address] as const,
    })),
    multicallAddress: contracts.multicall3,
  })
  expect(balances.map(({ result }) => result)).toEqual([1n, 1n])
})

test('behavior: the contract wallet’s owner signs for it (ERC-1271), nobody else', async () => {
  const { client, contracts } = await start()
  const { address } = contracts.contractWallet
  const sign = (key: `0x${string}`) => privateKeyToAccount(key).signMessage({ message })
  const verify = async (key: `0x${string}`) =>
    client.verifyMessage({ address, message, signature: await sign(key) })
  expect(contracts.contractWallet.owner).toBe(owner?.address)
  expect(await verify(owner?.privateKey ?? '0x')).toBe(true)
  expect(await verify(first.privateKey)).toBe(false)
})

test('behavior: a wallet that does not exist yet signs by ERC-6492', async () => {
  const { client, contracts } = await start()
  const { address, factoryData: data } = contracts.futureWallet
  expect(await client.getCode({ address })).toBeUndefined()
  const inner = await privateKeyToAccount(owner?.privateKey ?? '0x').signMessage({ message })
  const signature = serializeErc6492Signature({
    address: contracts.walletFactory,
    data,
    signature: inner,
  })
  expect(await client.verifyMessage({ address, message, signature })).toBe(true)
  expect(await client.verifyMessage({ address, message: `${message}!`, signature })).toBe(false)
})

test('behavior: a stop keeps the state, the next start has it', async () => {
  const { rpcUrl, running } = await start()
  const address = '0x00000000000000000000000000000000000000dd'
  await requestRpc(rpcUrl, { method: 'anvil_setBalance', params: [address, '0x2a'] })
  await requestRpc(rpcUrl, { method: 'anvil_mine', params: ['0x5'] })
  const height = await requestRpc(rpcUrl, { method: 'eth_blockNumber' })
  await running.stop()
  const again = await start()
  expect(await again.client.getBalance({ address })).toBe(42n)
  expect(await requestRpc(again.rpcUrl, { method: 'eth_blockNumber' })).toBe(height)
})

test('behavior: a state of several megabytes is kept as well', async () => {
  const { rpcUrl, running } = await start()
  const address = '0x00000000000000000000000000000000000000ee'
  const code = `0x${randomBytes(3_000_000).toString('hex')}`
  await requestRpc(rpcUrl, { method: 'anvil_setCode', params: [address, code] })
  await running.stop()
  const again = await start()
  const params = [address, 'latest']
  const kept = await requestRpc(again.rpcUrl, { method: 'eth_getCode', params })
  expect(kept === code).toBe(true)
})

test('error: a saved state that is broken', async () => {
  await writeFile(world.test?.stateFile ?? '', 'broken')
  await expect(start()).rejects.toThrow(/cannot be read: start with --fresh/)
})
