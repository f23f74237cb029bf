import type { Connector } from '@latchkey/core'
import type { RegisteredWallet } from './readWallet.ts'

function toFreeId(name: string, taken: ReadonlySet<string>): string {
  let id = name
  for (let number = 2; taken.has(id.toLowerCase()); number += 1) id = `${name} (${number})`
  return id
}

/**
 * Converts wallets to connectors. The name is the id, because it is stable over reloads. If several
 * wallets have the same name, all are listed and marked as duplicates, and the later ones get a
 * number (S-61).
 */
export function toConnectors(wallets: readonly RegisteredWallet[]): readonly Connector[] {
  const keys = wallets.map(({ name }) => name.toLowerCase())
  const taken = new Set<string>()
  return wallets.map(({ wallet, name, icon }) => {
    const key = name.toLowerCase()
    const duplicate = keys.indexOf(key) !== keys.lastIndexOf(key)
    const id = toFreeId(name, taken)
    taken.add(id.toLowerCase())
    return {
      provider: wallet,
      info: {
        id,
        type: 'ANNOUNCED',
        name,
        namespace: 'solana',
        ...(icon && { icon }),
        ...(duplicate && { duplicate }),
      },
    }
  })
}
