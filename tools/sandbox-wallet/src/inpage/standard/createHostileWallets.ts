import type { Wallet } from '@wallet-standard/base'
import { hostileIcon, hostileName } from '../hostile.ts'

/**
 * Returns a copy of a Wallet Standard wallet with some fields replaced. The accounts of the copy
 * are still those of the wallet.
 */
function withFields(wallet: Wallet, fields: Readonly<Record<string, unknown>>): object {
  const copy = { ...wallet, ...fields }
  if ('accounts' in fields) return copy
  return Object.defineProperty(copy, 'accounts', { get: () => wallet.accounts, enumerable: true })
}

const failing = () => {
  throw new Error('hostile getter')
}

/**
 * Creates malicious Wallet Standard wallets for tests. A kit must list the first three, which work
 * and look ugly, and ignore all others.
 */
export function createHostileWallets(wallet: Wallet): readonly unknown[] {
  return [
    withFields(wallet, { name: hostileName, icon: hostileIcon }),
    withFields(wallet, {
      name: 'Hostile icon',
      icon: 'data:text/html,<script>globalThis.hostileRan=1</script>',
    }),
    withFields(wallet, {
      name: 'Huge icon',
      icon: `data:image/png;base64,${'A'.repeat(200_000)}`,
    }),
    Object.defineProperty(withFields(wallet, {}), 'name', { get: failing }),
    Object.defineProperty(withFields(wallet, {}), 'features', { get: failing }),
    withFields(wallet, { name: 'No features', features: {} }),
    withFields(wallet, { name: 'Accounts of no kind', accounts: { length: 7 } }),
    withFields(wallet, { name: 'No chains', chains: undefined }),
    null,
    'a wallet',
  ]
}
