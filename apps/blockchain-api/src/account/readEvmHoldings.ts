import * as z from 'zod'
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

async function readAmount(chain: EvmChain, token: string, account: string): Promise<bigint> {
  const data = `${balanceOfSelector}${account.slice(2).padStart(64, '0')}`
  const params = [{ to: token, data }, 'latest']
  return Amount.parse(await chain.request({ method: 'eth_call', params }))
}

type Options = {
  readonly db: Database
  /** EVM address whose balances are read, in lower case. */
  readonly account: string
  /**
   * CAIP-10 addresses of tokens, in lower case. Their balances are read from the chain instead of
   * the index, and listed even if they are zero.
   */
  readonly forced: readonly string[]
}

/**
 * Reads the balances of the `forced` tokens from the chain, because the page has just moved them
 * and the index may be older.
 */
async function readForced(chain: EvmChain, { db, account, forced }: Options) {
  if (forced.length === 0) return []
  const known = await findTokens(db, chain.network.caipNetworkId, forced)
  return Promise.all(
    known.map(async (token) => ({
      ...token,
      amount: await readAmount(chain, token.address, account),
    })),
  )
}

/**
 * Reads the balances of an account on a network: the native currency from the node, tokens from the
 * index.
 */
export async function readEvmHoldings(
  chain: EvmChain,
  { db, account, forced }: Options,
): Promise<readonly Holding[]> {
  const { caipNetworkId, nativeCurrency } = chain.network
  const prefix = `${caipNetworkId}:`
  const wanted = forced.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length))
  const [coin, held, anew] = await Promise.all([
    readCoin(chain, account),
    readIndexed(db, account, caipNetworkId),
    readForced(chain, { db, account, forced: wanted }),
  ])
  const toHolding = ({ address, ...token }: Token & { readonly amount: bigint }) => ({
    ...token,
    asset: prefix + address,
  })
  return [
    ...(coin > 0n || wanted.includes(coinAddress)
      ? [{ ...nativeCurrency, asset: caipNetworkId, amount: coin }]
      : []),
    ...held
      .filter(({ address }) => !anew.some((token) => token.address === address))
      .map(toHolding),
    ...anew.map(toHolding),
  ]
}
