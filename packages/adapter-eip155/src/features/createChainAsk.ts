import { askWallet, type CaipNetworkId, silentDeadlineMs } from '@latchkey/core'
import type { WalletContext } from '../context/WalletContext.ts'
import { type ChainSource, readChain } from '../remote/readChain.ts'
import type { AskNode } from './findReplacement.ts'

/** Creates a function that sends requests to a network's RPC URLs, with a deadline. */
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
