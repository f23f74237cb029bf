import type { ChainNamespace } from '@latchkey/core'
import type { Kit } from '../Kit.ts'
import { loadFlows } from '../loadFlows.ts'

export type DisconnectParameters = {
  /** Only this namespace; all when absent. */
  readonly namespace?: ChainNamespace | undefined
  /** Only this connector. */
  readonly id?: string | undefined
  /** The modal stays as it is: the view that asked shows what is left. */
  readonly keepModal?: boolean | undefined
}

/**
 * Ends connections, here and in other tabs, and the sign-in sessions with them. The state is clear even when it
 * throws.
 *
 * @throws {FailedToDisconnectError} A wallet or the sign-in service did not confirm.
 */
export async function disconnect(kit: Kit, parameters: DisconnectParameters = {}): Promise<void> {
  const { endConnections } = await loadFlows()
  return endConnections(kit, parameters)
}
