import type { Connection } from '../kit/ConnectionState.ts'
import type { Kit } from '../kit/Kit.ts'
import { runSubmit } from '../state/runSubmit.ts'
import type { ConnectParameters } from './ConnectParameters.ts'
import { load } from './load.ts'

/**
 * Connects a wallet found in this page. An open modal then shows the page for an unsupported
 * network or the sign-in if needed, otherwise it closes.
 *
 * @throws {ConnectorNotFoundError} No such wallet in this page.
 * @throws {ConnectionRejectedError} The user rejected the request; nothing changed.
 * @throws {FailedToConnectError} The wallet failed otherwise; nothing changed.
 * @throws {ModalClosedError} The user closed the modal meanwhile; nothing changed.
 * @throws {AttemptSupersededError} A newer attempt began; nothing changed.
 */
export async function connect(kit: Kit, parameters: ConnectParameters): Promise<Connection> {
  const { namespace, signal } = parameters
  return runSubmit(kit, { kind: `connect:${namespace}`, signal }, async (attempt) => {
    const later = await load()
    return later.connect(kit, parameters, attempt)
  })
}
