import { base58 } from '@scure/base'
import * as z from 'zod'
import type { AccountSource } from '../account/AccountSource.ts'
import { answerRpc } from '../chain/answerRpc.ts'
import { createNode } from '../chain/createNode.ts'
import { solanaMethods } from '../chain/rpcMethods.ts'
import { tokenDecimals } from '../chain/wireFields.ts'
import type { SolanaNetworkConfig } from '../config/Config.ts'
import { createSolanaNfts } from './createSolanaNfts.ts'
import { readSolanaHistory } from './readSolanaHistory.ts'
import { readSolanaHoldings } from './readSolanaHoldings.ts'
import { describeMint, type SolanaCluster } from './SolanaCluster.ts'

const addressBytes = 32

/**
 * Returns a valid address unchanged, because Solana addresses are case-sensitive. Returns
 * `undefined` for an invalid address.
 */
export function toSolanaAccount(text: string): string | undefined {
  if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)) return undefined
  return base58.decode(text).length === addressBytes ? text : undefined
}

/**
 * Placeholder address that stands for SOL in token lists. It is one letter shorter than the mint of
 * wrapped SOL (wire-blockchain-api §1.1).
 */
const coinAddress = 'So11111111111111111111111111111111111111111'

const Supply = z.object({ value: z.object({ decimals: tokenDecimals }) })

async function readAsset(cluster: SolanaCluster, address: string) {
  const { caipNetworkId, nativeCurrency, tokens } = cluster.network
  if (address === coinAddress) return { ...nativeCurrency, asset: caipNetworkId }
  if (!Object.hasOwn(tokens, address)) return undefined
  const answer = await cluster.request({ method: 'getTokenSupply', params: [address] })
  const { decimals } = Supply.parse(answer).value
  return { ...describeMint(cluster, address), decimals, asset: `${caipNetworkId}:${address}` }
}

/** Creates the account source of a Solana cluster. It reads the node and uses no index. */
export function createSolanaSource(network: SolanaNetworkConfig): AccountSource {
  const cluster = { network, ...createNode(network.caipNetworkId, network.rpcUrl) }
  return {
    network,
    toAccount: toSolanaAccount,
    readHoldings: (account) => readSolanaHoldings(cluster, account),
    readAsset: (address) => readAsset(cluster, address),
    readHistory: (account, cursor) => readSolanaHistory(cluster, { account, cursor }),
    nfts: createSolanaNfts(cluster),
    answerRpc: (body) => answerRpc({ forward: cluster.forward, methods: solanaMethods }, body),
  }
}
