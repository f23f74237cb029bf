import type { Kit } from '../../kit/Kit.ts'
import { getActiveConnection } from '../../state/getActiveConnection.ts'
import type { DisconnectParameters } from '../DisconnectParameters.ts'
import { disconnectWallets } from './disconnectWallets.ts'
import { followAccount } from './followAccount.ts'

/**
 * Ends connections at the user's request. If another account becomes active, the modal follows it
 * immediately.
 */
export async function disconnect(kit: Kit, parameters: DisconnectParameters): Promise<void> {
  const before = getActiveConnection(kit)
  const ending = disconnectWallets(kit, parameters)
  const after = getActiveConnection(kit)
  // A failure is not thrown here, because a toast and the sign-in state show it.
  if (after && after !== before) followAccount(kit).catch(() => undefined)
  await ending
}
