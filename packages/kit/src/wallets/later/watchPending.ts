import { type CaipNetworkId, pendingPollMs, type Wallet } from '@latchkey/core'
import { refreshAccount } from '../../account/refreshAccount.ts'
import { pendingBatchLimit } from '../../kit/constants.ts'
import type { Kit } from '../../kit/Kit.ts'

type Watch = {
  readonly kit: Kit
  readonly wallet: Wallet
  readonly signal: AbortSignal
}

/**
 * Asks the network for new transactions and, if there are any, fetches balances again. Returns
 * whether there were any.
 */
async function look({ kit, wallet, signal }: Watch): Promise<boolean> {
  const { isHidden = () => document.hidden } = kit.ports.page
  if (isHidden()) return false
  const hashes = await wallet.features.ethereum?.getPendingTransactions({ signal })
  if (!hashes || hashes.length === 0) return false
  const networkId: CaipNetworkId = await wallet.getNetworkId({ signal })
  if (!signal.aborted) refreshAccount(kit, networkId)
  return true
}

/**
 * Fetches balances again when a wallet's network reports transactions. Stops after 99 reports or
 * when the connection ends. A node that does not answer is asked again at the next interval.
 */
export function watchPending(watch: Watch): void {
  const { kit, signal } = watch
  const { pollingIntervalMs = pendingPollMs } = kit.config.pendingTransactionsFilter ?? {}
  let count = 0
  let cancel = () => {}
  const poll = async () => {
    if (await look(watch).catch(() => false)) count += 1
    if (signal.aborted || count >= pendingBatchLimit) return
    cancel = kit.ports.setTimer(() => void poll(), pollingIntervalMs)
  }
  signal.addEventListener('abort', () => cancel(), { once: true })
  void poll()
}
