import type { Kit } from '../../kit/Kit.ts'
import { authConnectorId } from '../../kit/walletConnectId.ts'
import { disconnectWallets } from '../../wallets/later/disconnectWallets.ts'
import type { ActiveLogin } from '../ActiveLogin.ts'
import { getLogin } from '../getLogin.ts'
import { ask } from './ask.ts'
import { showLogin, takeUser } from './takeUser.ts'
import { toUserPayload } from './user.ts'

async function readAgain(kit: Kit, session: ActiveLogin): Promise<void> {
  const isCurrent = () => getLogin(kit).session === session
  const { isConnected } = await ask(kit, { name: 'IS_CONNECTED', payload: undefined }, undefined)
  if (!isCurrent()) return
  if (!isConnected) {
    await disconnectWallets(kit, { id: authConnectorId, keepModal: true })
    return
  }
  for (const part of session.parts.values()) {
    const payload = toUserPayload(kit, part)
    const user = await ask(kit, { name: 'GET_USER', payload }, undefined)
    if (!isCurrent()) return
    session.email = user.email ?? session.email
    takeUser(kit, { session, part }, user)
  }
  showLogin(kit, session)
}

/**
 * Follows a changed session of the secure frame (SESSION_UPDATE): reads the login's accounts and
 * email address again, and ends the login if the frame reports that the user is signed out. If the
 * frame does not answer, the login stays (S-102).
 *
 * @returns A function that stops following.
 */
export function followSession(kit: Kit, session: ActiveLogin): () => void {
  let isReading = false
  const stop = getLogin(kit).frame?.watch({
    sessionUpdated: () => {
      if (isReading) return
      isReading = true
      readAgain(kit, session)
        // If the frame does not answer, the login stays unchanged (S-102).
        .catch(() => {})
        .finally(() => {
          isReading = false
        })
    },
  })
  return () => stop?.()
}
