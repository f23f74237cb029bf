import type { StorageKey } from '@latchkey/core'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import { notifyTabs } from '../tabs/notifyTabs.ts'

/**
 * Storage key for whether balances are hidden. The value carries a version, because the key belongs
 * to the kit (S-100).
 */
export const balancesHiddenKey: StorageKey<boolean> = {
  name: '@latchkey/balances_hidden',
  version: 1,
  fallback: false,
  parse: (raw) => (typeof raw === 'boolean' ? raw : undefined),
}

/**
 * Returns the store of whether balances are hidden: true or false. It starts with the stored value,
 * or false.
 */
export const getBalancesHidden: (kit: Pick<Kit, 'slots' | 'storage'>) => StoreApi<boolean> =
  createSlot(({ storage }: Pick<Kit, 'storage'>) =>
    createStore<boolean>(() => storage.read(balancesHiddenKey)),
  )

/** Updates the store after another tab has changed the stored value. */
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
