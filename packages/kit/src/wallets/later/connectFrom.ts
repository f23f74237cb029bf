import { BaseError, FailedToConnectError, isUserRejection } from '@latchkey/core'
import type { Connection } from '../../kit/ConnectionState.ts'
import type { Kit } from '../../kit/Kit.ts'
import type { Attempt } from '../../kit/runAttempt.ts'
import { track } from '../../state/track.ts'
import { withConnecting, withSettledStatus } from '../../state/withStatus.ts'
import { notifyTabs } from '../../tabs/notifyTabs.ts'
import { dropOthers } from './dropOthers.ts'
import { keepParts } from './keepParts.ts'
import type { ConnectSource, Gathered } from './Source.ts'

function trackFailure(kit: Kit, failure: unknown, walletConnect: boolean): void {
  const message = failure instanceof BaseError ? failure.shortMessage : 'Failed to connect'
  const isRefused = isUserRejection(failure, { walletConnect })
  track(kit, { event: isRefused ? 'USER_REJECTED' : 'CONNECT_ERROR', properties: { message } })
}

/**
 * Returns whether no caller waits for a connection attempt any more: the user left it, a newer one
 * replaced it, or the kit stopped. A time limit counts as a failure, although it also aborts.
 */
function isLeft(failure: unknown, { aborted }: AbortSignal): boolean {
  if (!aborted || !(failure instanceof BaseError)) return aborted
  return failure.code === 'modal_closed' || failure.code === 'attempt_superseded'
}

/**
 * Stores new connections and drops the replaced ones in the same task, so that two wallets are
 * never visible where only one is allowed.
 */
function take<gathered extends Gathered>(
  kit: Kit,
  source: ConnectSource<gathered>,
  gathered: gathered,
): readonly Connection[] {
  const keep = source.keep ?? (({ parts }) => keepParts(kit, parts))
  keep(gathered)
  const connections = gathered.parts.map(({ connection }) => connection)
  dropOthers(kit, connections)
  for (const { namespace, connector } of connections) {
    notifyTabs(kit, { type: 'connect', namespace, connectorId: connector.id })
  }
  return connections
}

/**
 * Connects the accounts that a source requests (page wallet, WalletConnect or login), then
 * navigates the modal.
 *
 * @returns The connections, one per namespace.
 * @throws {FailedToConnectError} The source failed with an error that is not the kit's.
 * @throws The reason of the attempt's signal, and the source's own errors.
 */
export async function connectFrom<gathered extends Gathered>(
  kit: Kit,
  source: ConnectSource<gathered>,
  attempt: Attempt,
): Promise<readonly Connection[]> {
  const { signal } = attempt
  const settle = () => {
    for (const namespace of source.namespaces)
      kit.connection.setState((state) => withSettledStatus(state, namespace))
  }
  signal.throwIfAborted()
  for (const namespace of source.namespaces)
    kit.connection.setState((state) => withConnecting(state, namespace))
  try {
    const gathered = await source.ask(signal)
    const properties = source.toSuccess(gathered)
    const connections = take(kit, source, gathered)
    settle()
    track(kit, { event: 'CONNECT_SUCCESS', properties })
    // A failure is not thrown here, because a toast and the sign-in state show it.
    source.follow(gathered).catch(() => undefined)
    return connections
  } catch (error) {
    if (attempt.isCurrent()) settle()
    const failure = signal.aborted ? signal.reason : error
    source.undo?.()
    const isReported = !isLeft(failure, signal) && (source.takeFailure?.(failure) ?? true)
    if (isReported) trackFailure(kit, failure, source.walletConnect ?? false)
    if (signal.aborted || error instanceof BaseError) throw failure
    throw new FailedToConnectError({ cause: error })
  }
}
