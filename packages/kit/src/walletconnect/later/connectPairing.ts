import {
  BaseError,
  type DirectoryWallet,
  FailedToConnectError,
  isUserRejection,
  pairingExpiryMs,
  RequestTimedOutError,
  ServiceUnreachableError,
} from '@latchkey/core'
import type { PairedWallet, Pairing, SignedCacao, WalletConnect } from '@latchkey/walletconnect'
import type { Connection } from '../../kit/ConnectionState.ts'
import { pairingStartTimeoutMs } from '../../kit/constants.ts'
import { getMsUntil } from '../../kit/getMsUntil.ts'
import type { Kit } from '../../kit/Kit.ts'
import { raceAbort } from '../../kit/raceAbort.ts'
import type { Attempt } from '../../kit/runAttempt.ts'
import { getAttempts } from '../../kit/runAttempt.ts'
import { startTimer, stopTimer } from '../../kit/startTimer.ts'
import { walletConnectId } from '../../kit/walletConnectId.ts'
import { getNamespaces } from '../../state/getNamespaces.ts'
import { toConnectorKey } from '../../state/toConnectorKey.ts'
import { track } from '../../state/track.ts'
import { withConnecting, withSettledStatus } from '../../state/withStatus.ts'
import { tellTabs } from '../../tabs/tellTabs.ts'
import { dropConnections } from '../../wallets/later/dropConnections.ts'
import { dropOthers } from '../../wallets/later/dropOthers.ts'
import { splitPaired } from './adoptPaired.ts'
import { keepParts, type LivePart } from './keepParts.ts'
import { loadWalletConnect } from './loadWalletConnect.ts'
import { createOneClickMessage, finishSignIn } from './oneClickSignIn.ts'
import { rememberWallet } from './rememberWallet.ts'
import { reportRelayError } from './reportRelayError.ts'
import { watchPaired } from './watchPaired.ts'

export type ConnectPairingOptions = {
  readonly attempt: Attempt
  readonly fresh: boolean
  /** What the person has chosen, as of now. */
  readonly getWallet: () => DirectoryWallet | undefined
  /** Whether anybody sees the pairing, as of now; one that is only made ahead fails in silence. */
  readonly isShown: () => boolean
}

type Approved = { readonly paired: PairedWallet; readonly cacaos: readonly SignedCacao[] }

const timerPurpose = 'pairing'

/** Ends the attempt when nothing has come until then. */
function limit(kit: Kit, deadlineMs: number, reason: Error): void {
  startTimer(kit, { purpose: timerPurpose, delayMs: deadlineMs }, () => {
    getAttempts(kit).get('pair')?.abort(reason)
  })
}

function showPairing(kit: Kit, pairing: Pairing, signal: AbortSignal): void {
  if (signal.aborted) return
  kit.connection.setState({ pairing })
  const leftMs = Math.min(pairingExpiryMs, getMsUntil(kit, 'pairing', pairing.expiresAt))
  limit(kit, leftMs, new RequestTimedOutError({ what: 'A wallet', deadlineMs: pairingExpiryMs }))
}

/** What is shown waits for the relay, or does no longer. */
function showRelay(kit: Kit, away: boolean): void {
  kit.connection.setState(({ pairing }) => ({ pairing: pairing && { ...pairing, away } }))
}

/** Nobody waits for it any more: the wallet is told, so that it does not show a connection that is none. */
function discardLate(asking: Promise<Approved>, signal: AbortSignal): void {
  asking.then(
    ({ paired }) => {
      // Nobody waits for it any more; it ends by its own time at the latest.
      if (signal.aborted) paired.disconnect().catch(() => undefined)
    },
    () => undefined,
  )
}

async function askWallet(
  kit: Kit,
  client: WalletConnect,
  { attempt, fresh }: ConnectPairingOptions,
): Promise<Approved> {
  const { signal } = attempt
  const settings = {
    signal,
    fresh,
    onUri: (pairing: Pairing) => showPairing(kit, pairing, signal),
    onRelay: (reached: boolean) => showRelay(kit, !reached),
  }
  const message = await raceAbort(createOneClickMessage(kit), signal)
  const asking: Promise<Approved> = message
    ? client
        .authenticate({ ...settings, message })
        .then(({ session, cacaos }) => ({ paired: session, cacaos }))
    : client.pair(settings).then((paired) => ({ paired, cacaos: [] }))
  discardLate(asking, signal)
  return raceAbort(asking, signal)
}

/** One paired wallet at a time: a new one takes the place of the one before it (kit-state §6). */
function replacePaired(kit: Kit, parts: readonly LivePart[]): void {
  const before = kit.connection
    .getState()
    .connections.filter(({ connector }) => connector.id === walletConnectId)
    .map(({ namespace }) => namespace)
  const [old] = before.flatMap(
    (namespace) => kit.wallets.get(toConnectorKey(namespace, walletConnectId)) ?? [],
  )
  keepParts(kit, parts)
  const gone = before.filter(
    (namespace) => !parts.some(({ connection }) => connection.namespace === namespace),
  )
  dropConnections(
    kit,
    gone.map((namespace) => ({ namespace, connectorId: walletConnectId })),
    { keepModal: true },
  )
  // The person has the new one; the old ends by its own time at the latest.
  old?.disconnect().catch(() => undefined)
}

async function takePaired(
  kit: Kit,
  { paired, cacaos }: Approved,
  { attempt, getWallet }: ConnectPairingOptions,
): Promise<readonly Connection[]> {
  const { namespaces } = paired
  const options = { namespaces, silent: false, signal: attempt.signal }
  const parts = await splitPaired(kit, paired, options)
  replacePaired(kit, parts)
  watchPaired(kit, paired)
  const connections = parts.map(({ connection }) => connection)
  dropOthers(kit, connections)
  for (const { namespace } of connections) {
    tellTabs(kit, { type: 'connect', namespace, connectorId: walletConnectId })
  }
  rememberWallet(kit, { wallet: getWallet(), peerName: paired.peer.name })
  finishSignIn(kit, cacaos).catch(() => undefined) // Reported by toast and state.
  return connections
}

/** A person waits for a wallet to take up the pairing. */
export function showConnecting(kit: Kit): void {
  for (const namespace of getNamespaces(kit)) {
    kit.connection.setState((state) => withConnecting(state, namespace))
  }
}

/** Nobody waits for a pairing any more. */
export function showSettled(kit: Kit): void {
  for (const namespace of getNamespaces(kit)) {
    if (kit.connection.getState().status[namespace] !== 'connecting') continue
    if (getAttempts(kit).has(`connect:${namespace}`)) continue
    kit.connection.setState((state) => withSettledStatus(state, namespace))
  }
}

/** Left or superseded: nobody waits for an answer. */
function isLeft(error: unknown): boolean {
  if (!(error instanceof BaseError)) return error instanceof DOMException
  return error.code === 'modal_closed' || error.code === 'attempt_superseded'
}

/** Tells of a failure; views show it and lead away (K-WC-08). */
function trackFailure(kit: Kit, error: unknown): void {
  if (isLeft(error)) return
  const message = error instanceof BaseError ? error.shortMessage : 'Failed to connect'
  const isRefused = isUserRejection(error, { walletConnect: true })
  track(kit, { event: isRefused ? 'USER_REJECTED' : 'CONNECT_ERROR', properties: { message } })
  reportRelayError(kit, error)
}

/** Runs one pairing from the first request to the connections. */
export async function connectPairing(
  kit: Kit,
  options: ConnectPairingOptions,
): Promise<readonly Connection[]> {
  const { attempt, isShown } = options
  let approved: Approved | undefined
  const host = kit.config.relayUrl ?? ''
  limit(kit, pairingStartTimeoutMs, new ServiceUnreachableError({ host }))
  try {
    const client = await raceAbort(loadWalletConnect(kit), attempt.signal)
    approved = await askWallet(kit, client, options)
    return await takePaired(kit, approved, options)
  } catch (error) {
    // The error that brought us here is the one to tell.
    approved?.paired.disconnect().catch(() => undefined)
    const { aborted, reason } = attempt.signal
    if (isShown()) trackFailure(kit, aborted ? reason : error)
    if (aborted) throw reason
    throw error instanceof BaseError ? error : new FailedToConnectError({ cause: error })
  } finally {
    if (attempt.isCurrent()) {
      stopTimer(kit, timerPurpose)
      kit.connection.setState({ pairing: undefined })
      showSettled(kit)
    }
  }
}
