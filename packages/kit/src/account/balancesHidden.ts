import type { StorageKey } from '@latchkey/core'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import { notifyTabs } from '../tabs/notifyTabs.ts'

/**
 * Whether balances are hidden. This key belongs to the kit, so its value carries a version (S-100).
 */
export const balancesHiddenKey: StorageKey<boolean> = {
  name: '@latchkey/balances_hidden',
  version: 1,
  fallback: false,
  parse: (raw) => (typeof raw === 'boolean' ? raw : undefined),
}

/**
 * Gets the store of whether balances are hidden: the stored value, false at first. Each kit has one
 * store, created on first use.
 */
export const getBalancesHidden: (kit: Pick<Kit, 'slots' | 'storage'>) => StoreApi<boolean> =
  createSlot(({ storage }: Pick<Kit, 'storage'>) =>
    createStore<boolean>(() => storage.read(balancesHiddenKey)),
  )

/** Reads the stored value again after another tab has changed it. */
export function readBalancesHidden(kit: Pick<Kit, 'slots' | 'storage'>): void {
  getBalancesHidden(kit).setState(kit.storage.read(balancesHiddenKey))
}

/** Hides or shows all balances of the kit in all tabs, and stores the choice. */
export function setBalancesHidden(
  kit: Pick<Kit, 'slots' | 'storage' | 'ports'>,
  hidden: boolean,
): void {
  kit.storage.write(balancesHiddenKey, hidden)
  getBalancesHidden(kit).setState(hidden)
  notifyTabs(kit, { type: 'balances' })
}
