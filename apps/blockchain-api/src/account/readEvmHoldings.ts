import * as z from 'zod'
import { ChainDownError } from '../chain/ChainDownError.ts'
import type { EvmChain } from '../chain/createEvmChain.ts'
import type { Database } from '../db/Database.ts'
import { coinAddress } from '../indexer/Block.ts'
import type { Holding } from './Holding.ts'
import { findTokens, readIndexed, type Token } from './readIndexed.ts'

const Amount = z
  .string()
  .regex(/^0x[0-9a-f]+$/i)
  .transform(BigInt)

/** Selector of the ERC-20 function `balanceOf(address)`. */
const balanceOfSelector = '0x70a08231'

async function readCoin(chain: EvmChain, account: string): Promise<bigint> {
  return Amount.parse(
    await chain.request({ method: 'eth_getBalance', params: [account, 'latest'] }),
  )
}

/**
 * Reads the balance of a token from its contract. Returns `undefined` if the contract has no
 * balances: its transfers are then only claims.
 */
async function readAmount(
  chain: EvmChain,
  token: string,
  account: string,
): Promise<bigint | undefined> {
  const data = `${balanceOfSelector}${account.slice(2).padStart(64, '0')}`
  const params = [{ to: token, data }, 'latest']
  try {
    return Amount.safeParse(await chain.requestTogether({ method: 'eth_call', params })).data
  } catch (error) {
    if (error instanceof ChainDownError && error.refused) return undefined
    throw error
  }
}

type Options = {
  readonly db: Database
  /** EVM address whose balances are read, in lower case. */
  readonly account: string
  /** CAIP-10 addresses of tokens, in lower case. They are listed even if their balance is zero. */
  readonly forced: readonly string[]
  /** Addresses of the tokens that are read before all others, in lower case. */
  readonly preferred: readonly string[]
}

/** Lists the tokens that the account may hold: those of its transfers and the `forced` ones. */
async function findCandidates(chain: EvmChain, { db, account, forced, preferred }: Options) {
  const { caipNetworkId } = chain.network
  const [moved, named] = await Promise.all([
    readIndexed(db, { account, chain: caipNetworkId, preferred }),
    forced.length === 0 ? [] : findTokens(db, caipNetworkId, forced),
  ])
  const tokens: readonly Token[] = [...moved, ...named]
  return [...new Map(tokens.map((token) => [token.address, token])).values()]
}

/**
 * Reads the balances of an account on a network from the node. The index only tells which tokens to
 * ask, because tokens may change balances without a transfer.
 */
export async function readEvmHoldings(
  chain: EvmChain,
  { forced, ...options }: Options,
): Promise<readonly Holding[]> {
  const { caipNetworkId, nativeCurrency } = chain.network
  const { account } = options
  const prefix = `${caipNetworkId}:`
  const wanted = forced.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length))
  const [coin, candidates] = await Promise.all([
    readCoin(chain, account),
    findCandidates(chain, { ...options, forced: wanted }),
  ])
  const held = await Promise.all(
    candidates.map(async ({ address, name, symbol, decimals }): Promise<readonly Holding[]> => {
      const amount = await readAmount(chain, address, account)
      const isShown = amount !== undefined && (amount > 0n || wanted.includes(address))
      return isShown ? [{ name, symbol, decimals, asset: prefix + address, amount }] : []
    }),
  )
  return [
    ...(coin > 0n || wanted.includes(coinAddress)
      ? [{ ...nativeCurrency, asset: caipNetworkId, amount: coin }]
      : []),
    ...held.flat(),
  ]
}
