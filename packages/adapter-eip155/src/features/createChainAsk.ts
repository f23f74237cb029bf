import { askWallet, type CaipNetworkId, silentDeadlineMs } from '@latchkey/core'
import type { WalletContext } from '../context/WalletContext.ts'
import { type ChainSource, readChain } from '../remote/readChain.ts'
import type { AskNode } from './findReplacement.ts'

/** Makes what asks a network's own addresses, bounded in time. */
export function createChainAsk(
  wallet: WalletContext,
  chain: ChainSource,
): (caipNetworkId: CaipNetworkId, signal: AbortSignal | undefined) => AskNode {
  const connectorId = wallet.connector.info.id
  return (caipNetworkId, signal) => (method, params) =>
    askWallet(() => readChain(chain, caipNetworkId, { method, params }), {
      what: method,
      connectorId,
      signal,
      deadlineMs: silentDeadlineMs,
    })
}
