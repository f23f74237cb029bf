import { decodeFunctionResult, encodeFunctionData, type Hex, parseAbi, zeroAddress } from 'viem'
import type { Contracts } from './contracts.ts'
import type { ChainDefinition } from './definitions.ts'
import { giveCoins } from './giveCoins.ts'
import { requestRpc } from './requestRpc.ts'
import { sendTransaction } from './sendTransaction.ts'
import type { Address } from './toDeployment.ts'
import { tokens } from './tokens.ts'

/** Value in US dollars of each of the two tokens in a new liquidity pool. */
const sideUsd = 3_000_000
/**
 * Price in US dollars that liquidity pools assume for the worthless native currency of a test
 * network.
 */
const testCoinUsd = 3_000

const abi = parseAbi([
  'function getPair(address tokenA, address tokenB) view returns (address)',
  'function createPair(address tokenA, address tokenB) returns (address)',
  'function mint(address to, uint256 amount)',
  'function transfer(address to, uint256 amount) returns (bool)',
  'function deposit() payable',
  'function sync()',
])

export type OpenPoolsOptions = {
  readonly definition: Pick<ChainDefinition, 'nativePriceUsd'>
  readonly contracts: Contracts
  /**
   * Address of an account whose key the chain's node holds. It first receives the native currency
   * for the pools.
   */
  readonly payer: string
}

async function readPair(url: string, { contracts }: OpenPoolsOptions, token: Address) {
  const args = [token, contracts.wrappedCoin] as const
  const data = encodeFunctionData({ abi, functionName: 'getPair', args })
  const call = { to: contracts.swapFactory, data }
  const answer = await requestRpc(url, { method: 'eth_call', params: [call, 'latest'] })
  const result: Hex = `0x${String(answer).slice(2)}`
  return decodeFunctionResult({ abi, functionName: 'getPair', data: result })
}

/**
 * Creates the missing liquidity pools, in which tokens trade against the native currency at fixed
 * prices.
 */
export async function openPools(url: string, options: OpenPoolsOptions): Promise<void> {
  const { contracts, payer, definition } = options
  const { wrappedCoin, swapFactory } = contracts
  const send = (to: string, data: Hex, value = 0n) =>
    sendTransaction(url, { from: payer, to, data, value, gas: 3_000_000n })
  const coins = BigInt(sideUsd / (definition.nativePriceUsd || testCoinUsd)) * 10n ** 18n
  for (const name of ['gold', 'ticket'] as const) {
    const token = contracts[name]
    if ((await readPair(url, options, token)) !== zeroAddress) continue
    const { priceUsd, decimals } = tokens[name]
    const amount = BigInt(sideUsd / priceUsd) * 10n ** BigInt(decimals)
    const pair = [token, wrappedCoin] as const
    await send(swapFactory, encodeFunctionData({ abi, functionName: 'createPair', args: pair }))
    const pool = await readPair(url, options, token)
    await giveCoins(url, payer, coins)
    await send(token, encodeFunctionData({ abi, functionName: 'mint', args: [pool, amount] }))
    await send(wrappedCoin, encodeFunctionData({ abi, functionName: 'deposit' }), coins)
    const share = [pool, coins] as const
    await send(wrappedCoin, encodeFunctionData({ abi, functionName: 'transfer', args: share }))
    await send(pool, encodeFunctionData({ abi, functionName: 'sync' }))
  }
}
