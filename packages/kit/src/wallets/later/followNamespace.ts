import { getLifetime } from '../../kit/getLifetime.ts'
import type { Kit } from '../../kit/Kit.ts'
import { storeNetwork } from '../../storage/storedConnections.ts'
import { followAccount } from './followAccount.ts'

/** Goes on after another namespace became the active one: its network is stored, its account followed. */
export function followNamespace(kit: Kit): void {
  if (!getLifetime(kit).running) return
  storeNetwork(kit)
  followAccount(kit).catch(() => undefined) // Reported by toast and state.
}
