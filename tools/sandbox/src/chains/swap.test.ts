import { createAccounts } from '@latchkey/sandbox-wallet/accounts'
import {
  BaseError,
  ContractFunctionRevertedError,
  createPublicClient,
  createWalletClient,
  erc20Abi,
  http,
  parseAbi,
  parseEther,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Running } from '../processes/Service.ts'
import { prepareTestChain, type TestChain } from '../testing/startTestChain.ts'
import type { Address } from './toDeployment.ts'

const account = privateKeyToAccount(createAccounts()[0].privateKey)
const routerAbi = parseAbi([
  'function factory() view returns (address)',
  'function WETH() view returns (address)',
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[] amounts)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[] amounts)',
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable returns (uint256[] amounts)',
  'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[] amounts)',
  'error BadPath()',
  'error Expired(uint256 deadline)',
  'error NoPair(address tokenIn, address tokenOut)',
  'error TooLittle(uint256 amountOut, uint256 amountOutMin)',
])
const pairAbi = parseAbi([
  'function getPair(address tokenA, address tokenB) view returns (address)',
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function token0() view returns (address)',
  'function allPairsLength() view returns (uint256)',
])
const far = 2n ** 40n

let prepared: TestChain
let running: Running
beforeAll(async () => {
  prepared = await prepareTestChain()
  running = await prepared.runner.start(() => {})
}, 60_000)
afterAll(async () => {
  await running.kill()
  await prepared.removeFolder()
})

function open() {
  const { rpcUrl, contracts } = prepared.chain
  const transport = http(rpcUrl)
  const client = createPublicClient({ chain: mainnet, transport, pollingInterval: 20 })
  const wallet = createWalletClient({ account, chain: mainnet, transport })
  const router = { address: contracts.swapRouter, abi: routerAbi } as const
  return { contracts, client, wallet, router }
}

const readToken = (address: Address, owner: Address = account.address) =>
  open().client.readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })

async function readPool(token: Address) {
  const { client, contracts } = open()
  const { swapFactory, wrappedCoin } = contracts
  const pool = await client.readContract({
    ...{ address: swapFactory, abi: pairAbi, functionName: 'getPair', args: [token, wrappedCoin] },
  })
  const at = { address: pool, abi: pairAbi } as const
  const first = await client.readContract({ ...at, functionName: 'token0' })
  const [reserve0, reserve1] = await client.readContract({ ...at, functionName: 'getReserves' })
  const isFirst = first.toLowerCase() === token.toLowerCase()
  return isFirst ? { tokens: reserve0, coins: reserve1 } : { tokens: reserve1, coins: reserve0 }
}

const quote = async (amount: bigint, path: readonly Address[]) => {
  const { client, router } = open()
  const args = [amount, path] as const
  return client.readContract({ ...router, functionName: 'getAmountsOut', args })
}

async function approve(token: Address, amount: bigint): Promise<void> {
  const { client, wallet, contracts } = open()
  const args = [contracts.swapRouter, amount] as const
  const hash = await wallet.writeContract({
    ...{ address: token, abi: erc20Abi, functionName: 'approve', args },
  })
  await client.waitForTransactionReceipt({ hash })
}

/** Returns the name of the error with which the swap router reverts a call. */
async function readRefusal(refused: Promise<unknown>): Promise<string | undefined> {
  const error = await refused.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof BaseError)) return undefined
  const revert = error.walk((cause) => cause instanceof ContractFunctionRevertedError)
  return revert instanceof ContractFunctionRevertedError ? revert.data?.errorName : undefined
}

test('default: pools sell GOLD and TICKET at the fixed prices, and 0.3 % stays in them', async () => {
  const { client, contracts, router } = open()
  const { gold, ticket, wrappedCoin } = contracts
  expect(await readPool(gold)).toEqual({ tokens: 2_400_000_000_000n, coins: parseEther('1000') })
  expect(await readPool(ticket)).toEqual({ tokens: 1_500_000n, coins: parseEther('1000') })
  expect(await client.readContract({ ...router, functionName: 'WETH' })).toBe(wrappedCoin)
  // 1 ETH is worth 2,400 GOLD, minus 0.3 % fee and the price impact.
  const sold = (parseEther('1') * 997n) / 1_000n
  const expected = (sold * 2_400_000_000_000n) / (parseEther('1000') + sold)
  expect(await quote(parseEther('1'), [wrappedCoin, gold])).toEqual([parseEther('1'), expected])
})

test('behavior: native currency buys a token as quoted, and the pool holds the rest', async () => {
  const { client, wallet, contracts, router } = open()
  const path = [contracts.wrappedCoin, contracts.gold]
  const before = { mine: await readToken(contracts.gold), pool: await readPool(contracts.gold) }
  const [, out = 0n] = await quote(parseEther('2'), path)
  const args = [out, path, account.address, far] as const
  const hash = await wallet.writeContract({
    ...{ ...router, functionName: 'swapExactETHForTokens', args, value: parseEther('2') },
  })
  await client.waitForTransactionReceipt({ hash })
  expect(await readToken(contracts.gold)).toBe(before.mine + out)
  expect(await readPool(contracts.gold)).toEqual({
    tokens: before.pool.tokens - out,
    coins: before.pool.coins + parseEther('2'),
  })
})

test('behavior: a token is sold for the coin, which arrives as the coin', async () => {
  const { client, wallet, contracts, router } = open()
  const [path, amount] = [[contracts.gold, contracts.wrappedCoin], 240_000_000n] as const
  const receiver = '0x00000000000000000000000000000000000000a1'
  const [, out = 0n] = await quote(amount, path)
  await approve(contracts.gold, amount)
  const args = [amount, out, path, receiver, far] as const
  const hash = await wallet.writeContract({
    ...{ ...router, functionName: 'swapExactTokensForETH', args },
  })
  await client.waitForTransactionReceipt({ hash })
  expect(await client.getBalance({ address: receiver })).toBe(out)
  expect(out).toBeGreaterThan(0n)
})

test('behavior: a token-to-token swap goes through the native pool, and the product never falls', async () => {
  const { client, wallet, contracts, router } = open()
  const { gold, ticket, wrappedCoin } = contracts
  const [path, amount] = [[gold, wrappedCoin, ticket], 160_000_000n] as const
  const before = { tickets: await readToken(ticket), pool: await readPool(ticket) }
  const [, , out = 0n] = await quote(amount, path)
  expect(out).toBeGreaterThan(0n)
  await approve(gold, amount)
  const args = [amount, out, path, account.address, far] as const
  const hash = await wallet.writeContract({
    ...{ ...router, functionName: 'swapExactTokensForTokens', args },
  })
  await client.waitForTransactionReceipt({ hash })
  expect(await readToken(ticket)).toBe(before.tickets + out)
  const after = await readPool(ticket)
  expect(after.tokens * after.coins).toBeGreaterThanOrEqual(before.pool.tokens * before.pool.coins)
  // The router holds zero tokens after a swap.
  const held = await Promise.all(
    [gold, ticket, wrappedCoin].map((token) => readToken(token, router.address)),
  )
  expect(held).toEqual([0n, 0n, 0n])
})

test('error: a low output, a passed deadline, an invalid path or a missing pool prevents a swap', async () => {
  const { client, contracts, router } = open()
  const { gold, ticket, wrappedCoin } = contracts
  const sell = (min: bigint, path: readonly Address[], deadline: bigint) =>
    readRefusal(
      client.simulateContract({
        ...{ ...router, functionName: 'swapExactETHForTokens', account },
        args: [min, path, account.address, deadline],
        value: parseEther('1'),
      }),
    )
  const path = [wrappedCoin, gold]
  const [, out = 0n] = await quote(parseEther('1'), path)
  expect(await sell(out, path, far)).toBeUndefined()
  expect(await sell(out + 1n, path, far)).toBe('TooLittle')
  expect(await sell(0n, path, 1n)).toBe('Expired')
  expect(await sell(0n, [wrappedCoin], far)).toBe('BadPath')
  expect(await sell(0n, [gold, wrappedCoin], far)).toBe('BadPath')
  expect(await readRefusal(quote(1n, [gold, ticket]))).toBe('NoPair')
  expect(await readRefusal(quote(1n, [gold]))).toBe('BadPath')
})

test('behavior: a chain that is started again keeps its pools and gets no further ones', async () => {
  const { contracts } = open()
  const before = await readPool(contracts.gold)
  await running.stop()
  running = await prepared.runner.start(() => {})
  expect(await readPool(contracts.gold)).toEqual(before)
  const { client } = open()
  const count = await client.readContract({
    ...{ address: contracts.swapFactory, abi: pairAbi, functionName: 'allPairsLength' },
  })
  expect(count).toBe(2n)
})
