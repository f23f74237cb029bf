import type { TokenBalance } from '@latchkey/blockchain-api'
import { encodeFunctionData, erc20Abi, formatUnits } from 'viem'
import * as z from 'zod'
import type { ApiContext } from '../ApiContext.ts'
import type { EvmChain } from '../chain/EvmChain.ts'
import type { Database } from '../db/Database.ts'
import { coinAddress } from '../indexer/Block.ts'
import type { Currency } from '../prices/Prices.ts'
import { findTokens, type Holding, readHoldings } from './readHoldings.ts'

export type BalanceOptions = {
  /** Lower case. */
  readonly account: `0x${string}`
  readonly currency: Currency
  /** CAIP-10 token addresses, lower case, that are read anew and listed even when nothing of them is held. */
  readonly forced: readonly string[]
}

const Amount = z
  .string()
  .regex(/^0x[0-9a-f]+$/i)
  .transform(BigInt)

async function readCoin(chain: EvmChain, account: string): Promise<Holding> {
  const params = [account, 'latest']
  const amount = Amount.parse(await chain.request({ method: 'eth_getBalance', params }))
  return { ...chain.network.nativeCurrency, address: coinAddress, amount }
}

async function readAmount(chain: EvmChain, token: string, account: `0x${string}`): Promise<bigint> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account] })
  const params = [{ to: token, data }, 'latest']
  return Amount.parse(await chain.request({ method: 'eth_call', params }))
}

type Forced = {
  readonly chain: EvmChain
  readonly account: `0x${string}`
  /** Addresses, lower case. */
  readonly wanted: readonly string[]
}

/** Tokens that a page has just moved: the index may be a block behind, so the chain itself is asked. */
async function readForced(
  { chain, account, wanted }: Forced,
  db: Database,
): Promise<readonly Holding[]> {
  if (wanted.length === 0) return []
  const known = await findTokens(db, chain.network.caipNetworkId, wanted)
  return Promise.all(
    known.map(async (token) => ({
      ...token,
      amount: await readAmount(chain, token.address, account),
    })),
  )
}

/** Reads what an account holds on a network: the coin from the node, tokens from the index. */
export async function readBalances(
  chain: EvmChain,
  options: BalanceOptions,
  context: ApiContext,
): Promise<readonly TokenBalance[]> {
  const { account, currency, forced } = options
  const { caipNetworkId } = chain.network
  const prefix = `${caipNetworkId}:`
  const wanted = forced.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length))
  const [coin, held, anew] = await Promise.all([
    readCoin(chain, account),
    readHoldings(context.db, account, caipNetworkId),
    readForced({ chain, account, wanted }, context.db),
  ])
  const listed = [
    ...(coin.amount > 0n || wanted.includes(coinAddress) ? [coin] : []),
    ...held.filter(({ address }) => !anew.some((token) => token.address === address)),
    ...anew,
  ]
  const rate = await context.prices.readRate(currency)
  return Promise.all(
    listed.map(async (holding) => {
      const id = holding.address === coinAddress ? caipNetworkId : prefix + holding.address
      const price = ((await context.prices.readUsd(id)) ?? 0) * rate
      return toBalance(holding, { id, price, caipNetworkId })
    }),
  )
}

function toBalance(
  { name, symbol, decimals, amount }: Holding,
  facts: { readonly id: string; readonly price: number; readonly caipNetworkId: string },
): TokenBalance {
  const { id, price, caipNetworkId } = facts
  const numeric = formatUnits(amount, decimals)
  return {
    name,
    symbol,
    chainId: caipNetworkId,
    // Absent for the coin (wire-blockchain-api §3.4).
    ...(id !== caipNetworkId && { address: id }),
    value: Number(numeric) * price,
    price,
    quantity: { decimals: String(decimals), numeric },
    iconUrl: '',
  }
}
