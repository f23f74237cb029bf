import type { ChainNamespace } from '@latchkey/core'
import type { Kit } from '../Kit.ts'
import { loadFlows } from '../loadFlows.ts'

export type DeleteConnectionParameters = {
  readonly namespace: ChainNamespace
  readonly connectorId: string
  /** Only this address; absent: all recent ones of the connector. */
  readonly address?: string | undefined
}

/**
 * Forgets a recent connection, or one address of it (K-PROF-06). Live connections stay as they are. Without the
 * multi-wallet feature an alert says so and nothing happens.
 */
export async function deleteConnection(
  kit: Kit,
  parameters: DeleteConnectionParameters,
): Promise<void> {
  const { forgetConnection } = await loadFlows()
  forgetConnection(kit, parameters)
}
