import {
  AttemptSupersededError,
  ConnectionRejectedError,
  FailedToConnectError,
  ModalClosedError,
} from '@latchkey/core'
import type { Connection } from '../kit/ConnectionState.ts'
import type { Kit } from '../kit/Kit.ts'
import type { KitEventName } from '../kit/KitEvent.ts'
import { toConnectorKey } from '../state/toConnectorKey.ts'

const listKeys = (kit: Kit) =>
  kit.connection
    .getState()
    .connections.map(({ namespace, connector }) => toConnectorKey(namespace, connector.id))

function toError(event: KitEventName): Error | undefined {
  if (event === 'USER_REJECTED') return new ConnectionRejectedError({ connectorId: 'chosen' })
  const isFailure = event === 'CONNECT_ERROR' || event === 'SOCIAL_LOGIN_ERROR'
  return isFailure ? new FailedToConnectError() : undefined
}

/**
 * Waits until the user has connected a wallet in the open modal.
 *
 * @throws {ConnectionRejectedError} The user rejected the connection in the wallet.
 * @throws {FailedToConnectError} The wallet or the login failed for another reason.
 * @throws {ModalClosedError} The user closed the modal.
 */
export function awaitConnection(
  kit: Kit,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<Connection> {
  const before = listKeys(kit)
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      for (const stop of stops) stop()
      settle()
    }
    const stops = [
      kit.connection.subscribe(({ connections }) => {
        const added = connections.find(
          ({ namespace, connector }) => !before.includes(toConnectorKey(namespace, connector.id)),
        )
        if (added) end(() => resolve(added))
      }),
      kit.events.subscribe(({ data: { event } }) => {
        const error = toError(event)
        if (error) end(() => reject(error))
      }),
      kit.modal.subscribe(({ open }) => open || end(() => reject(new ModalClosedError()))),
    ]
    const abort = () => end(() => reject(new AttemptSupersededError()))
    signal?.addEventListener('abort', abort, { once: true })
    stops.push(() => signal?.removeEventListener('abort', abort))
  })
}
