import type { Kit } from '../kit/Kit.ts'
import { runSubmit } from '../state/runSubmit.ts'
import { showAlert } from '../state/showAlert.ts'
import { load } from './load.ts'
import type {
  SwitchConnectionParameters,
  SwitchConnectionReturnType,
} from './SwitchConnectionParameters.ts'

/**
 * Makes another connection, or another account of a connection, the active one. Its namespace
 * becomes active too.
 *
 * A live connection is only selected; any other wallet is connected first. Switching to another
 * wallet requires the multi-wallet feature. Without it, an alert is shown and nothing changes.
 *
 * @returns `undefined` if the multi-wallet feature is required but off.
 * @throws {FeatureNotSupportedError} Only the wallet itself can change its account; nothing
 * changed.
 * @throws {LoginAddressError} The login has no such account; nothing changed.
 * @throws {ConnectorNotConnectedError} The wallet does not share that account; nothing changed.
 * @throws The errors of `connect` and `pair`, for a wallet that has to connect first.
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
