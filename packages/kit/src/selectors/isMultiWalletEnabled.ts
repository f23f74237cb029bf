import type { Kit } from '../Kit.ts'

/** Says whether several wallets of a namespace may be connected at once. */
export function isMultiWalletEnabled(kit: Pick<Kit, 'config' | 'preferences'>): boolean {
  if (kit.config.basic) return false
  return kit.preferences.getState().features.multiWallet ?? false
}
