import type { StorageKey } from '@latchkey/core'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import { tellTabs } from '../tabs/tellTabs.ts'

/** Whether balances are covered. Our own key: with a version (S-100). */
export const balancesHiddenKey: StorageKey<boolean> = {
  name: '@latchkey/balances_hidden',
  version: 1,
  fallback: false,
  parse: (raw) => (typeof raw === 'boolean' ? raw : undefined),
}

/** Gets whether a person wants balances covered: stored, false at first. One store per kit, made on first use. */
export const getBalancesHidden: (kit: Pick<Kit, 'slots' | 'storage'>) => StoreApi<boolean> =
  createSlot(({ storage }: Pick<Kit, 'storage'>) =>
    createStore<boolean>(() => storage.read(balancesHiddenKey)),
  )

/** Takes what is stored, as another tab has left it. */
export function readBalancesHidden(kit: Pick<Kit, 'slots' | 'storage'>): void {
  getBalancesHidden(kit).setState(kit.storage.read(balancesHiddenKey))
}

/** Covers all balances of the kit, or shows them again, in all tabs. It stays so. */
export function setBalancesHidden(
  kit: Pick<Kit, 'slots' | 'storage' | 'ports'>,
  hidden: boolean,
): void {
  kit.storage.write(balancesHiddenKey, hidden)
  getBalancesHidden(kit).setState(hidden)
  tellTabs(kit, { type: 'balances' })
}
