import type { Kit } from '../kit/Kit.ts'
import { runSubmit } from '../state/runSubmit.ts'
import { showAlert } from '../state/showAlert.ts'
import { load } from './load.ts'
import type {
  SwitchConnectionParameters,
  SwitchConnectionReturnType,
} from './SwitchConnectionParameters.ts'

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
    const later = await load()
    if (later.isSwitchAllowed(kit, parameters))
      return later.switchConnection(kit, parameters, attempt)
    showAlert(kit, { code: 'multi_wallet_not_enabled', variant: 'info' })
    return undefined
  })
}
