import type { Kit } from '../../Kit.ts'
import { startTimer } from '../../startTimer.ts'
import { getLogin } from '../getLogin.ts'
import { isAuthConnected } from '../isAuthConnected.ts'
import type { Session } from './Session.ts'

/**
 * Holds on to a login until it ends. One that another tab has ended leaves a document behind that knows more than it
 * should: the next login gets a new one.
 */
export function watchSession(kit: Kit, session: Session): void {
  const login = getLogin(kit)
  login.session = session
  const unsubscribe = kit.connection.subscribe(() => {
    if (isAuthConnected(kit)) return
    stop()
    if (!kit.runtime.running) return
    // Ended here it is still to be told to the frame, in the same task.
    startTimer(kit, { purpose: 'loginEnd', delayMs: 0 }, () => {
      if (login.session !== session) return
      login.session = undefined
      login.endFrame?.()
    })
  })
  const stop = () => {
    unsubscribe()
    kit.runtime.cleanups.delete(stop)
  }
  kit.runtime.cleanups.add(stop)
}
