import type { TokenBalance } from '@latchkey/blockchain-api'
import { formatUnits } from 'viem'
import * as z from 'zod'
import { requestRpc } from '../chains/requestRpc.ts'
import type { ApiCluster } from './ApiContext.ts'
import { type Currency, perUsd, tokenPricesUsd } from './prices.ts'

const Lamports = z.object({ value: z.number() })
const Held = z.object({
  value: z.array(
    z.object({
      account: z.object({
        data: z.object({
          parsed: z.object({ info: z.object({ tokenAmount: z.object({ amount: z.string() }) }) }),
        }),
      }),
    }),
  ),
})

const sol = { name: 'Solana', symbol: 'SOL', decimals: 9 } as const
const gold = { name: 'Clubhouse Gold', symbol: 'GOLD', decimals: 6 } as const

async function readLamports({ rpcUrl }: ApiCluster, owner: string): Promise<bigint> {
  const answer = await requestRpc(rpcUrl, { method: 'getBalance', params: [owner] })
  return BigInt(Lamports.parse(answer).value)
}

async function readGold({ rpcUrl, goldMint }: ApiCluster, owner: string): Promise<bigint> {
  const params = [owner, { mint: goldMint }, { encoding: 'jsonParsed' }]
  const answer = await requestRpc(rpcUrl, { method: 'getTokenAccountsByOwner', params })
  const amounts = Held.parse(answer).value.map(({ account }) => account.data.parsed.info)
  return amounts.reduce((sum, { tokenAmount }) => sum + BigInt(tokenAmount.amount), 0n)
}

export type ReadSolanaBalancesParameters = {
  readonly address: string
  readonly currency: Currency
}

/** Reads what an account holds on a cluster, from the cluster. Tokens of which it holds nothing are left out. */
export async function readSolanaBalances(
  cluster: ApiCluster,
  { address, currency }: ReadSolanaBalancesParameters,
): Promise<TokenBalance[]> {
  const { caipNetworkId, goldMint, nativePriceUsd } = cluster
  const [lamports, goldAmount] = await Promise.all([
    readLamports(cluster, address),
    readGold(cluster, address),
  ])
  const held = [
    { token: sol, amount: lamports, priceUsd: nativePriceUsd, id: undefined },
    {
      token: gold,
      amount: goldAmount,
      priceUsd: tokenPricesUsd.gold,
      id: `${caipNetworkId}:${goldMint}`,
    },
  ]
  return held
    .filter(({ amount }) => amount > 0n)
    .map(({ token, amount, priceUsd, id }) => {
      const numeric = formatUnits(amount, token.decimals)
      const price = priceUsd * perUsd[currency]
      return {
        name: token.name,
        symbol: token.symbol,
        chainId: caipNetworkId,
        ...(id !== undefined && { address: id }),
        value: Number(numeric) * price,
        price,
        quantity: { decimals: String(token.decimals), numeric },
        iconUrl: '',
      }
    })
}
