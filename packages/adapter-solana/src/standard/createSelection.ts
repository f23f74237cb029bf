import type { Network } from '@latchkey/core'
import type { StandardAccount } from './parseAccounts.ts'

/** Active account and network of a wallet, because the Wallet Standard defines neither. */
export type Selection = ReturnType<typeof createSelection>

export function createSelection(first: Network) {
  let network = first
  let active: string | undefined
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of [...listeners]) listener()
  }
  return {
    getNetwork: () => network,
    selectNetwork: (next: Network) => {
      network = next
      notify()
    },
    selectAddress: (address: string) => {
      active = address
      notify()
    },
    /** Sorts the accounts so that the active one is the first. */
    order: (accounts: readonly StandardAccount[]) => [
      ...accounts.filter(({ address }) => address === active),
      ...accounts.filter(({ address }) => address !== active),
    ],
    onChange: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
