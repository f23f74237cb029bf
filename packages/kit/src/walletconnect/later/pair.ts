import { ModalClosedError, pairingSpareMs } from '@latchkey/core'
import type { Connection } from '../../kit/ConnectionState.ts'
import { pairingLeaveMs } from '../../kit/constants.ts'
import { getMsUntil } from '../../kit/getMsUntil.ts'
import type { Kit } from '../../kit/Kit.ts'
import { raceAbort } from '../../kit/raceAbort.ts'
import { getAttempts, runAttempt } from '../../kit/runAttempt.ts'
import { startTimer, stopTimer } from '../../kit/startTimer.ts'
import { getPairing } from '../getPairing.ts'
import type { PairParameters } from '../PairParameters.ts'
import type { SharedPairing } from '../SharedPairing.ts'
import { connectPairing, showConnecting, showSettled } from './connectPairing.ts'

const leavePurpose = 'pairingLeave'

/**
 * Returns whether a new caller may join the running pairing, because it is valid for long enough
 * (K-WC-02). A pairing without a URI yet can be joined.
 */
function isFresh(kit: Kit): boolean {
  const { pairing } = kit.connection.getState()
  if (!pairing) return true
  return getMsUntil(kit, 'pairing', pairing.expiresAt) > pairingSpareMs
}

function start(kit: Kit, parameters: PairParameters): SharedPairing {
  const pairing = getPairing(kit)
  const fresh = parameters.fresh || pairing.stale || !isFresh(kit)
  pairing.stale = false
  const result = runAttempt(kit, { kind: 'pair' }, (attempt) =>
    connectPairing(kit, {
      attempt,
      fresh,
      getWallet: () => shared.wallet,
      isShown: () => shared.viewers > 0,
    }),
  )
  const shared: SharedPairing = { result, callers: 0, viewers: 0, wallet: undefined }
  pairing.shared = shared
  const forget = () => {
    if (pairing.shared !== shared) return
    pairing.shared = undefined
    stopTimer(kit, leavePurpose)
  }
  result.then(forget, forget)
  return shared
}

function join(kit: Kit, parameters: PairParameters): SharedPairing {
  const running = getPairing(kit).shared
  if (!running || parameters.fresh || !isFresh(kit)) return start(kit, parameters)
  return running
}

function enter(kit: Kit, shared: SharedPairing, { ahead, wallet }: PairParameters): void {
  shared.callers += 1
  if (ahead) return
  shared.viewers += 1
  shared.wallet = wallet
  showConnecting(kit)
}

function leave(kit: Kit, shared: SharedPairing, { ahead }: PairParameters): void {
  shared.callers -= 1
  if (!ahead) shared.viewers -= 1
  if (shared.viewers > 0 || getPairing(kit).shared !== shared) return
  // The delay covers React's StrictMode and a change of the platform tab, which leave and rejoin in
  // the same task.
  startTimer(kit, { purpose: leavePurpose, delayMs: pairingLeaveMs }, () => {
    if (getPairing(kit).shared !== shared || shared.viewers > 0) return
    if (shared.callers > 0) showSettled(kit)
    else getAttempts(kit).get('pair')?.abort(new ModalClosedError())
  })
}

/**
 * Connects with WalletConnect. Simultaneous callers share one pairing. Implementation of the public
 * action `pair`, with the same errors.
 */
export async function pair(kit: Kit, parameters: PairParameters): Promise<readonly Connection[]> {
  parameters.signal?.throwIfAborted()
  const shared = join(kit, parameters)
  enter(kit, shared, parameters)
  try {
    return await raceAbort(shared.result, parameters.signal)
  } finally {
    leave(kit, shared, parameters)
  }
}
