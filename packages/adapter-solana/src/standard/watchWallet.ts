import {
  createCoalescer,
  eventIntervalMs,
  quietly,
  type WalletAccount,
  type WalletListener,
} from '@latchkey/core'
import type { Selection } from './createSelection.ts'
import { parseAccounts, type StandardAccount } from './parseAccounts.ts'
import { readFeature } from './readFeature.ts'

type WatchOptions = {
  readonly selection: Selection
  readonly readAccounts: () => readonly StandardAccount[]
  /** Selects another configured network if the wallet no longer supports the active one. */
  readonly leaveLost: () => void
}

/**
 * Watches `change` events and the local selection. Reports only differences, at a limited rate
 * (S-62).
 */
export function watchWallet(
  provider: unknown,
  listener: WalletListener,
  { selection, readAccounts, leaveLost }: WatchOptions,
): () => void {
  const accounts = createCoalescer<readonly WalletAccount[]>(
    eventIntervalMs,
    listener.accountsChanged,
  )
  const networks = createCoalescer(eventIntervalMs, listener.networkChanged)
  const toKey = (list: readonly StandardAccount[]) => list.map(({ address }) => address).join()
  let lastAccounts = toKey(readAccounts())
  let lastNetwork = selection.getNetwork().caipNetworkId

  const report = (list: readonly StandardAccount[]) => {
    const { caipNetworkId } = selection.getNetwork()
    if (toKey(list) !== lastAccounts) accounts.push(list.map(({ address }) => ({ address })))
    if (caipNetworkId !== lastNetwork) networks.push(caipNetworkId)
    lastAccounts = toKey(list)
    lastNetwork = caipNetworkId
  }
  const onChange = (change: unknown) => {
    leaveLost()
    const told = parseAccounts(change)
    report(told ? selection.order(told) : readAccounts())
  }
  const off = quietly(() => readFeature(provider, 'standard:events', 'on')?.('change', onChange))
  const stopSelection = selection.onChange(() => report(readAccounts()))
  return () => {
    stopSelection()
    accounts.stop()
    networks.stop()
    if (typeof off === 'function') quietly(() => off())
  }
}
