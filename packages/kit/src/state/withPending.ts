import type { PendingRequest } from '../kit/ConnectionState.ts'
import { stillWaitingMs } from '../kit/constants.ts'
import type { Kit } from '../kit/Kit.ts'
import { startTimer, stopTimer } from '../kit/startTimer.ts'

/**
 * Shows a wallet request as pending while a function runs that sends it. After a minute without an
 * answer the request shows as still waiting (S-133).
 */
export async function withPending<result>(
  kit: Kit,
  request: Omit<PendingRequest, 'stillWaiting'>,
  run: () => Promise<result>,
): Promise<result> {
  let pending: PendingRequest = { ...request, stillWaiting: false }
  const isMine = () => kit.connection.getState().pending === pending
  kit.connection.setState({ pending })
  startTimer(kit, { purpose: 'stillWaiting', delayMs: stillWaitingMs }, () => {
    if (!isMine()) return
    pending = { ...pending, stillWaiting: true }
    kit.connection.setState({ pending })
  })
  try {
    return await run()
  } finally {
    // Only the request that is still shown ends the timer. A newer request has restarted the timer
    // for itself.
    if (isMine()) {
      stopTimer(kit, 'stillWaiting')
      kit.connection.setState({ pending: undefined })
    }
  }
}
