import { formatAmount } from '@latchkey/core'
import * as z from 'zod'
import { requestRpc } from '../chains/requestRpc.ts'
import type { Manifest } from '../settings/manifest.ts'
import type { ClusterView, HolderView } from './State.ts'

const DECIMALS = 9

type Cluster = Manifest['solana'][number]
type Account = Manifest['accounts'][number]

const EpochInfo = z.object({ absoluteSlot: z.number(), blockHeight: z.number() })

async function readTime(rpcUrl: string): Promise<Pick<ClusterView, 'slot' | 'blockHeight'>> {
  try {
    const info = EpochInfo.parse(await requestRpc(rpcUrl, { method: 'getEpochInfo' }))
    return { slot: info.absoluteSlot, blockHeight: info.blockHeight }
  } catch {
    return {}
  }
}

/** Reads the state of one Solana cluster for the status page. */
export async function readCluster(cluster: Cluster): Promise<ClusterView> {
  const { caipNetworkId, name, mints, rpcUrl, loopbackRpcUrl, webSocketUrl } = cluster
  return {
    caipNetworkId,
    name,
    goldMint: mints.gold,
    rpcUrl,
    loopbackRpcUrl,
    webSocketUrl,
    ...(await readTime(loopbackRpcUrl)),
  }
}

/** Balances on the Solana clusters that answer, by address. */
export type ClusterWealth = ReadonlyMap<string, HolderView['held']>

const Holdings = z.object({ value: z.array(z.nullable(z.object({ lamports: z.number() }))) })

async function readHoldings({ name, loopbackRpcUrl }: Cluster, addresses: readonly string[]) {
  try {
    const params = [addresses, { dataSlice: { offset: 0, length: 0 } }]
    const answer = await requestRpc(loopbackRpcUrl, { method: 'getMultipleAccounts', params })
    return Holdings.parse(answer).value.map((found) => ({
      amount: formatAmount(BigInt(found?.lamports ?? 0), DECIMALS),
      symbol: 'SOL',
      on: name,
    }))
  } catch {
    return []
  }
}

/** Reads the Solana balances of all accounts for the status page, with one request per cluster. */
export async function readClusterWealth({ accounts, solana }: Manifest): Promise<ClusterWealth> {
  const addresses = accounts.map((account) => account.solana.address)
  const held = await Promise.all(solana.map((cluster) => readHoldings(cluster, addresses)))
  return new Map(
    addresses.map((address, index) => [address, held.flatMap((row) => row[index] ?? [])]),
  )
}

/** Returns the Solana address of an account with its balances. */
export function toSolanaHolder({ solana }: Account, wealth: ClusterWealth): HolderView {
  const { address, secretKey } = solana
  return { name: 'Solana', address, privateKey: secretKey, held: wealth.get(address) ?? [] }
}
