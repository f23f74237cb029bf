import * as z from 'zod'
import type { Holding } from '../account/Holding.ts'
import { readTokenAccounts, type TokenAccount } from './readTokenAccounts.ts'
import { commitment, describeMint, type SolanaCluster } from './SolanaCluster.ts'

const Lamports = z.object({ value: z.int().min(0) })

async function readLamports(cluster: SolanaCluster, owner: string): Promise<bigint> {
  const params = [owner, { commitment }]
  return BigInt(Lamports.parse(await cluster.request({ method: 'getBalance', params })).value)
}

/** Sums the balances of an owner's token accounts, so that each token has one result. */
function toSums(accounts: readonly TokenAccount[]): readonly TokenAccount[] {
  const sums = new Map<string, TokenAccount>()
  for (const account of accounts) {
    const amount = (sums.get(account.mint)?.amount ?? 0n) + account.amount
    sums.set(account.mint, { ...account, amount })
  }
  return [...sums.values()].filter(({ amount }) => amount > 0n)
}

/**
 * Reads the balances of an account from the cluster's node.
 *
 * @throws {ChainDownError} The node does not answer.
 */
export async function readSolanaHoldings(
  cluster: SolanaCluster,
  account: string,
): Promise<readonly Holding[]> {
  const { caipNetworkId, nativeCurrency } = cluster.network
  const [lamports, accounts] = await Promise.all([
    readLamports(cluster, account),
    readTokenAccounts(cluster, account),
  ])
  const tokens = toSums(accounts).map(({ mint, amount, decimals }) => ({
    ...describeMint(cluster, mint),
    ...{ amount, decimals },
    asset: `${caipNetworkId}:${mint}`,
  }))
  const coin = { ...nativeCurrency, asset: caipNetworkId, amount: lamports }
  return lamports > 0n ? [coin, ...tokens] : tokens
}
