import type { PendingRequest } from '../kit/ConnectionState.ts'
import { stillWaitingMs } from '../kit/constants.ts'
import type { Kit } from '../kit/Kit.ts'
import { startTimer, stopTimer } from '../kit/startTimer.ts'

/**
 * Shows a wallet request as pending while a function runs that sends it. After a minute without an
 * answer the request shows as still waiting (S-133).
 *
 * @param run - Calls `onBusy` if the wallet shows an earlier request first.
 */
export async function withPending<result>(
  kit: Kit,
  request: Omit<PendingRequest, 'stillWaiting' | 'busy'>,
  run: (onBusy: () => void) => Promise<result>,
): Promise<result> {
  let pending: PendingRequest = { ...request, stillWaiting: false, busy: false }
  const isMine = () => kit.connection.getState().pending === pending
  const change = (fields: Partial<PendingRequest>) => {
    if (!isMine()) return
    pending = { ...pending, ...fields }
    kit.connection.setState({ pending })
  }
  kit.connection.setState({ pending })
  startTimer(kit, { purpose: 'stillWaiting', delayMs: stillWaitingMs }, () =>
    change({ stillWaiting: true }),
  )
  try {
    return await run(() => change({ busy: true }))
  } finally {
    // Only the request that is still shown ends the timer. A newer request has restarted the timer
    // for itself.
    if (isMine()) {
      stopTimer(kit, 'stillWaiting')
      kit.connection.setState({ pending: undefined })
    }
  }
}
