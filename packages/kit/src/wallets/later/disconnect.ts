import type { Kit } from '../../kit/Kit.ts'
import { getActiveConnection } from '../../state/getActiveConnection.ts'
import type { DisconnectParameters } from '../DisconnectParameters.ts'
import { disconnectWallets } from './disconnectWallets.ts'
import { followAccount } from './followAccount.ts'

/** Ends connections for a person; the account that is in use then is followed at once. */
export async function disconnect(kit: Kit, parameters: DisconnectParameters): Promise<void> {
  const before = getActiveConnection(kit)
  const ending = disconnectWallets(kit, parameters)
  const after = getActiveConnection(kit)
  // Reported by toast and state.
  if (after && after !== before) followAccount(kit).catch(() => undefined)
  await ending
}
