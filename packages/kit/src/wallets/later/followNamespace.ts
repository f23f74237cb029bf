import { getLifetime } from '../../kit/getLifetime.ts'
import type { Kit } from '../../kit/Kit.ts'
import { storeNetwork } from '../../storage/storedConnections.ts'
import { followAccount } from './followAccount.ts'

/** Continues after another namespace became active: stores its network and follows its account. */
export function followNamespace(kit: Kit): void {
  if (!getLifetime(kit).running) return
  storeNetwork(kit)
  // A failure is not thrown here, because a toast and the sign-in state show it.
  followAccount(kit).catch(() => undefined)
}
