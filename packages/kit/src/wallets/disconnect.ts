import type { Kit } from '../kit/Kit.ts'
import type { DisconnectParameters } from './DisconnectParameters.ts'
import { load } from './load.ts'

/**
 * Ends connections, here and in other tabs, and the sign-in sessions with them. The state is clear even when it
 * throws.
 *
 * @throws {FailedToDisconnectError} A wallet or the sign-in service did not confirm.
 */
export async function disconnect(kit: Kit, parameters: DisconnectParameters = {}): Promise<void> {
  const later = await load()
  return later.disconnect(kit, parameters)
}
