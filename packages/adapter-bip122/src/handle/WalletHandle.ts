/**
 * Interface that a Bitcoin wallet has: Wallet Standard features, the JSON-RPC of sats-connect, or
 * the methods of UniSat at a global variable.
 */
export type ProviderStyle = 'standard' | 'satsConnect' | 'injected'

/**
 * Provider of a Bitcoin connector, created by discovery. Its answers are untrusted and validated
 * (S-62).
 */
export type WalletHandle = { readonly style: ProviderStyle; readonly target: object }

const styles: readonly unknown[] = ['standard', 'satsConnect', 'injected']

/** Returns whether a connector's provider was created by this package's discovery. */
export function isWalletHandle(value: unknown): value is WalletHandle {
  if (typeof value !== 'object' || value === null) return false
  if (!('style' in value) || !('target' in value)) return false
  return styles.includes(value.style) && typeof value.target === 'object' && value.target !== null
}
