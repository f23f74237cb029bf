import type { Connector } from '@latchkey/core'
import type { FoundWallet } from './FoundWallet.ts'

/**
 * Returns the key by which the same wallet is recognised in several places. The name is normalized,
 * because wallets write it as "Xverse" in one place and "Xverse Wallet" in another.
 */
function toKey({ name }: FoundWallet): string {
  return name.toLowerCase().replace(/\s*wallet$/, '')
}

/**
 * Creates one connector per wallet. A wallet found in several places uses the first of them. Two
 * wallets with the same name in the same place both stay and are marked as duplicates (S-61).
 */
export function toConnectors(wallets: readonly FoundWallet[]): readonly Connector[] {
  const kept = wallets.filter((wallet, index) => {
    const first = wallets.findIndex((other) => toKey(other) === toKey(wallet))
    return first === index || wallets[first]?.source === wallet.source
  })
  return kept.map((wallet) => {
    const twins = kept.filter((other) => toKey(other) === toKey(wallet))
    const duplicate = twins.length > 1
    const { type, name, icon, handle } = wallet
    return {
      provider: handle,
      info: {
        id: duplicate ? `${name}#${twins.indexOf(wallet) + 1}` : name,
        type,
        name,
        namespace: 'bip122',
        ...(icon && { icon }),
        ...(duplicate && { duplicate }),
      },
    }
  })
}
