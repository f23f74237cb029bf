/**
 * How a wallet is spoken to: Wallet Standard features, JSON-RPC as sats-connect does it, or the methods of a global
 * that UniSat began with.
 */
export type ProviderStyle = 'standard' | 'satsConnect' | 'injected'

/** The provider of a Bitcoin connector, as discovery hands it out. Nothing it answers is believed unchecked (S-62). */
export type WalletHandle = { readonly style: ProviderStyle; readonly target: object }

const styles: readonly unknown[] = ['standard', 'satsConnect', 'injected']

/** Says whether a connector's provider came from this package's discovery. */
export function isWalletHandle(value: unknown): value is WalletHandle {
  if (typeof value !== 'object' || value === null) return false
  if (!('style' in value) || !('target' in value)) return false
  return styles.includes(value.style) && typeof value.target === 'object' && value.target !== null
}
