import type { Kit } from '../kit/Kit.ts'
import { getActiveConnection } from './getActiveConnection.ts'
import { getActiveNetworkId } from './getActiveNetwork.ts'

const toOwner = (kit: Pick<Kit, 'config' | 'connection'>) =>
  `${getActiveNetworkId(kit)}:${getActiveConnection(kit)?.accounts[0]?.address}`

/** Calls the listener when the active account or network changes. */
export function watchActiveAccount(
  kit: Pick<Kit, 'config' | 'connection'>,
  onChange: () => void,
): void {
  let owner = toOwner(kit)
  kit.connection.subscribe(() => {
    const next = toOwner(kit)
    if (next === owner) return
    owner = next
    onChange()
  })
}
