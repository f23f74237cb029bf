import { ModalClosedError, pairingSpareMs } from '@latchkey/core'
import type { PairParameters } from '../actions/pair.ts'
import type { Connection } from '../ConnectionState.ts'
import { pairingLeaveMs } from '../constants.ts'
import type { Kit } from '../Kit.ts'
import { raceAbort } from '../raceAbort.ts'
import { runAttempt } from '../runAttempt.ts'
import type { SharedPairing } from '../SharedPairing.ts'
import { startTimer, stopTimer } from '../startTimer.ts'
import { connectSession, showConnecting, showSettled } from './connectSession.ts'

const leavePurpose = 'pairingLeave'

/** Says whether what is shown may be taken up by somebody new (K-WC-02); one that is being made may. */
function isFresh(kit: Kit): boolean {
  const { pairing } = kit.connection.getState()
  if (!pairing) return true
  return kit.runtime.getMsUntil('pairing', pairing.expiresAt) > pairingSpareMs
}

function start(kit: Kit, parameters: PairParameters): SharedPairing {
  const { runtime } = kit
  const fresh = parameters.fresh || runtime.pairingStale || !isFresh(kit)
  runtime.pairingStale = false
  const result = runAttempt(kit, { kind: 'pair' }, (attempt) =>
    connectSession(kit, {
      attempt,
      fresh,
      getWallet: () => shared.wallet,
      isShown: () => shared.viewers > 0,
    }),
  )
  const shared: SharedPairing = { result, callers: 0, viewers: 0, wallet: undefined }
  runtime.pairing = shared
  const forget = () => {
    if (runtime.pairing !== shared) return
    runtime.pairing = undefined
    stopTimer(kit, leavePurpose)
  }
  result.then(forget, forget)
  return shared
}

function join(kit: Kit, parameters: PairParameters): SharedPairing {
  const running = kit.runtime.pairing
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
  if (shared.viewers > 0 || kit.runtime.pairing !== shared) return
  // StrictMode leaves and comes back in the same moment; so does a change of platform tab.
  startTimer(kit, { purpose: leavePurpose, delayMs: pairingLeaveMs }, () => {
    if (kit.runtime.pairing !== shared || shared.viewers > 0) return
    if (shared.callers > 0) showSettled(kit)
    else kit.runtime.attempts.get('pair')?.abort(new ModalClosedError())
  })
}

/** Connects by WalletConnect; all callers at a time wait for one pairing. See the action for what it throws. */
export async function pairWallet(
  kit: Kit,
  parameters: PairParameters,
): Promise<readonly Connection[]> {
  parameters.signal?.throwIfAborted()
  const shared = join(kit, parameters)
  enter(kit, shared, parameters)
  try {
    return await raceAbort(shared.result, parameters.signal)
  } finally {
    leave(kit, shared, parameters)
  }
}
