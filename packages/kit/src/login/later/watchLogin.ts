import { getLifetime } from '../../kit/getLifetime.ts'
import type { Kit } from '../../kit/Kit.ts'
import { startTimer } from '../../kit/startTimer.ts'
import type { ActiveLogin } from '../ActiveLogin.ts'
import { getLogin } from '../getLogin.ts'
import { isAuthConnected } from '../isAuthConnected.ts'
import { followSession } from './followSession.ts'

/**
 * Watches a login for changes and its end. If another tab has ended it, removes the secure frame's document,
 * which still has the old session.
 */
export function watchLogin(kit: Kit, session: ActiveLogin): void {
  const login = getLogin(kit)
  login.session = session
  const unfollow = followSession(kit, session)
  const unsubscribe = kit.connection.subscribe(() => {
    if (isAuthConnected(kit)) return
    stop()
    if (!getLifetime(kit).running) return
    // Waits for the next task, because a sign-out in this tab must still reach the secure frame.
    startTimer(kit, { purpose: 'loginEnd', delayMs: 0 }, () => {
      if (login.session !== session) return
      login.session = undefined
      login.endFrame?.()
    })
  })
  const stop = () => {
    unsubscribe()
    unfollow()
    getLifetime(kit).cleanups.delete(stop)
  }
  getLifetime(kit).cleanups.add(stop)
}
