import type { Kit } from '../kit/Kit.ts'
import type { DisconnectParameters } from './DisconnectParameters.ts'
import { load } from './load.ts'

/**
 * Ends connections and their sign-in sessions, in this tab and all others. The state is cleared
 * even if the action throws.
 *
 * @throws {FailedToDisconnectError} A wallet or the sign-in service did not confirm.
 */
export async function disconnect(kit: Kit, parameters: DisconnectParameters = {}): Promise<void> {
  const later = await load()
  return later.disconnect(kit, parameters)
}
