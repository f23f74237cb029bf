import {
  type DirectoryWallet,
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
import { closeProjectAlerts } from '../../state/closeAlerts.ts'
import { getNamespaces } from '../../state/getNamespaces.ts'
import { showAlert } from '../../state/showAlert.ts'
import { toConnectorKey } from '../../state/toConnectorKey.ts'
import { withConnecting, withSettledStatus } from '../../state/withStatus.ts'
import { connectFrom } from '../../wallets/later/connectFrom.ts'
import { dropConnections } from '../../wallets/later/dropConnections.ts'
import { keepParts, type LivePart } from '../../wallets/later/keepParts.ts'
import type { ConnectSource } from '../../wallets/later/Source.ts'
import { RelayRefusedError } from '../RelayRefusedError.ts'
import { splitPaired } from './adoptPaired.ts'
import { loadWalletConnect } from './loadWalletConnect.ts'
import { createOneClickMessage, finishSignIn } from './oneClickSignIn.ts'
import { rememberWallet, toPairingSuccess } from './rememberWallet.ts'
import { toRelayError } from './toRelayError.ts'
import { watchPaired } from './watchPaired.ts'

export type ConnectPairingOptions = {
  readonly attempt: Attempt
  readonly fresh: boolean
  /** Returns the wallet that the user has chosen from the directory, if any. */
  readonly getWallet: () => DirectoryWallet | undefined
  /** Returns whether a view shows the pairing. If not, failures are not reported. */
  readonly isShown: () => boolean
}

type Approved = { readonly paired: PairedWallet; readonly cacaos: readonly SignedCacao[] }

const timerPurpose = 'pairing'

/** Aborts the running pairing with an error after a time limit in ms. */
function limit(kit: Kit, deadlineMs: number, reason: Error): void {
  startTimer(kit, { purpose: timerPurpose, delayMs: deadlineMs }, () => {
    getAttempts(kit).get('pair')?.abort(reason)
  })
}

function showPairing(kit: Kit, pairing: Pairing, signal: AbortSignal): void {
  if (signal.aborted) return
  closeProjectAlerts(kit)
  kit.connection.setState({ pairing })
  const leftMs = Math.min(pairingExpiryMs, getMsUntil(kit, 'pairing', pairing.expiresAt))
  limit(kit, leftMs, new RequestTimedOutError({ what: 'A wallet', deadlineMs: pairingExpiryMs }))
}

/** Sets whether the shown pairing is unusable for now because the relay is disconnected. */
function showRelay(kit: Kit, away: boolean): void {
  kit.connection.setState(({ pairing }) => ({ pairing: pairing && { ...pairing, away } }))
}

/**
 * Disconnects a wallet that approves after the attempt was aborted. Otherwise the wallet would show
 * a connection that does not work.
 */
function discardLate(asking: Promise<Approved>, signal: AbortSignal): void {
  asking.then(
    ({ paired }) => {
      // A failed disconnect is ignored, because the wallet's session expires anyway.
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
  try {
    return await raceAbort(asking, signal)
  } catch (error) {
    throw toRelayError(error)
  }
}

/**
 * Replaces the previous WalletConnect wallet by the new one, because a kit has one session at a
 * time (kit-state §6).
 */
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
  // A failed disconnect is ignored: the new session is connected, and the old one expires anyway.
  old?.disconnect().catch(() => undefined)
}

/** Sets the status of all namespaces to `connecting` while a wallet may approve the pairing. */
export function showConnecting(kit: Kit): void {
  for (const namespace of getNamespaces(kit)) {
    kit.connection.setState((state) => withConnecting(state, namespace))
  }
}

/** Resets the status of all namespaces once no view shows the pairing. */
export function showSettled(kit: Kit): void {
  for (const namespace of getNamespaces(kit)) {
    if (kit.connection.getState().status[namespace] !== 'connecting') continue
    if (getAttempts(kit).has(`connect:${namespace}`)) continue
    kit.connection.setState((state) => withSettledStatus(state, namespace))
  }
}

type Gathered = Approved & { readonly parts: readonly LivePart[] }

/**
 * Creates the source that connects a wallet which approves the pairing, in all namespaces that the
 * wallet approves.
 */
function createPairingSource(kit: Kit, options: ConnectPairingOptions): ConnectSource<Gathered> {
  const { getWallet, isShown } = options
  let approved: Approved | undefined
  return {
    // `pair` sets the status of the namespaces while a view shows the pairing. A pairing that no
    // view shows sets none.
    namespaces: [],
    walletConnect: true,
    ask: async (signal) => {
      const client = await raceAbort(loadWalletConnect(kit), signal)
      approved = await askWallet(kit, client, options)
      const { paired, cacaos } = approved
      const { namespaces } = paired
      const parts = await splitPaired(kit, paired, { namespaces, silent: false, signal })
      return { parts, paired, cacaos }
    },
    keep: ({ parts, paired }) => {
      replacePaired(kit, parts)
      watchPaired(kit, paired)
      rememberWallet(kit, getWallet())
    },
    toSuccess: ({ paired }) => toPairingSuccess(kit, getWallet(), paired.peer.name),
    follow: ({ cacaos }) => finishSignIn(kit, cacaos),
    undo: () => {
      // A failed disconnect is ignored, because the original error is the one to report.
      approved?.paired.disconnect().catch(() => undefined)
    },
    takeFailure: (failure) => {
      if (isShown() && failure instanceof RelayRefusedError)
        showAlert(kit, { code: failure.reason })
      return isShown()
    },
  }
}

/**
 * Runs one WalletConnect pairing: requests a URI from the relay, waits for a wallet and connects
 * it.
 */
export async function connectPairing(
  kit: Kit,
  options: ConnectPairingOptions,
): Promise<readonly Connection[]> {
  const { attempt } = options
  const host = kit.config.relayUrl ?? ''
  limit(kit, pairingStartTimeoutMs, new ServiceUnreachableError({ host }))
  try {
    return await connectFrom(kit, createPairingSource(kit, options), attempt)
  } finally {
    if (attempt.isCurrent()) {
      stopTimer(kit, timerPurpose)
      kit.connection.setState({ pairing: undefined })
      showSettled(kit)
    }
  }
}
