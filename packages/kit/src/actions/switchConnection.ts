import type { ChainNamespace } from '@latchkey/core'
import type { Connection } from '../ConnectionState.ts'
import type { Kit } from '../Kit.ts'
import { loadFlows } from '../loadFlows.ts'
import { runSubmit } from '../runSubmit.ts'
import { showAlert } from './showAlert.ts'

export type SwitchConnectionParameters = {
  readonly namespace: ChainNamespace
  readonly connectorId: string
  /** Account to use; absent: the wallet's active one. */
  readonly address?: string | undefined
  readonly signal?: AbortSignal | undefined
}

export type SwitchConnectionReturnType = {
  readonly connection: Connection
  readonly hasSwitchedWallet: boolean
  readonly hasSwitchedAccount: boolean
}

/**
 * Makes another connection, or another account of one, the one in use; its namespace becomes the active one. A wallet
 * that lives is only selected, one that does not is connected by its own flow. Another wallet than the one in use
 * needs the multi-wallet feature: without it an alert says so and nothing happens.
 *
 * @returns `undefined` without the feature.
 * @throws {FeatureNotSupportedError} Only the wallet itself can change its account; nothing changed.
 * @throws {LoginAddressError} The login has no such account; nothing changed.
 * @throws {ConnectorNotConnectedError} The wallet does not share that account; nothing changed.
 * @throws As `connect` and `pair`, for a wallet that has to connect.
 */
export async function switchConnection(
  kit: Kit,
  parameters: SwitchConnectionParameters,
): Promise<SwitchConnectionReturnType | undefined> {
  const { namespace, signal } = parameters
  return runSubmit(kit, { kind: `switchConnection:${namespace}`, signal }, async (attempt) => {
    const { isSwitchAllowed, switchToConnection } = await loadFlows()
    if (isSwitchAllowed(kit, parameters)) return switchToConnection(kit, parameters, attempt)
    showAlert(kit, { code: 'multi_wallet_not_enabled', variant: 'info' })
    return undefined
  })
}
