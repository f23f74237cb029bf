import { getLifetime } from '../../kit/getLifetime.ts'
import type { Kit } from '../../kit/Kit.ts'
import { startTimer } from '../../kit/startTimer.ts'
import type { ActiveLogin } from '../ActiveLogin.ts'
import { getLogin } from '../getLogin.ts'
import { isAuthConnected } from '../isAuthConnected.ts'

/**
 * Holds on to a login until it ends. One that another tab has ended leaves a document behind that knows more than it
 * should: the next login gets a new one.
 */
export function watchLogin(kit: Kit, session: ActiveLogin): void {
  const login = getLogin(kit)
  login.session = session
  const unsubscribe = kit.connection.subscribe(() => {
    if (isAuthConnected(kit)) return
    stop()
    if (!getLifetime(kit).running) return
    // Ended here it is still to be told to the frame, in the same task.
    startTimer(kit, { purpose: 'loginEnd', delayMs: 0 }, () => {
      if (login.session !== session) return
      login.session = undefined
      login.endFrame?.()
    })
  })
  const stop = () => {
    unsubscribe()
    getLifetime(kit).cleanups.delete(stop)
  }
  getLifetime(kit).cleanups.add(stop)
}
