import { readField, toAnnouncedIcon, toAnnouncedName } from '@latchkey/core'
import { hasMethod } from '../handle/callMethod.ts'
import type { FoundWallet } from './FoundWallet.ts'
import { resolvePath } from './resolvePath.ts'

const mostEntries = 64

/**
 * Reads the list of sats-connect, in which wallets enter their name and the path of their provider.
 */
export function readListedWallets(): readonly FoundWallet[] {
  const list = readField(window, 'btc_providers')
  if (!Array.isArray(list)) return []
  return list.slice(0, mostEntries).flatMap((entry: unknown): readonly FoundWallet[] => {
    const name = toAnnouncedName(readField(entry, 'name'))
    const target = resolvePath(readField(entry, 'id'))
    if (!name || !target || !hasMethod(target, 'request')) return []
    const icon = toAnnouncedIcon(readField(entry, 'icon'))
    const handle = { style: 'satsConnect', target } as const
    return [{ source: 'listed', type: 'ANNOUNCED', name, icon, handle }]
  })
}
