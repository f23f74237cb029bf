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
import { getNamespaces } from '../../state/getNamespaces.ts'
import { toConnectorKey } from '../../state/toConnectorKey.ts'
import { withConnecting, withSettledStatus } from '../../state/withStatus.ts'
import { connectFrom } from '../../wallets/later/connectFrom.ts'
import { dropConnections } from '../../wallets/later/dropConnections.ts'
import { keepParts, type LivePart } from '../../wallets/later/keepParts.ts'
import type { ConnectSource } from '../../wallets/later/Source.ts'
import { splitPaired } from './adoptPaired.ts'
import { loadWalletConnect } from './loadWalletConnect.ts'
import { createOneClickMessage, finishSignIn } from './oneClickSignIn.ts'
import { rememberWallet, toPairingSuccess } from './rememberWallet.ts'
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

type Gathered = Approved & { readonly parts: readonly LivePart[] }

/** A wallet that takes up a pairing, in all namespaces it approves. */
function createPairingSource(kit: Kit, options: ConnectPairingOptions): ConnectSource<Gathered> {
  const { getWallet, isShown } = options
  let approved: Approved | undefined
  return {
    // Who sees the pairing shows it: one that is made ahead connects nothing yet.
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
      // The error that brought us here is the one to tell.
      approved?.paired.disconnect().catch(() => undefined)
    },
    takeFailure: (failure) => {
      if (isShown()) reportRelayError(kit, failure)
      return isShown()
    },
  }
}

/** Runs one pairing from the first request to the connections. */
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
