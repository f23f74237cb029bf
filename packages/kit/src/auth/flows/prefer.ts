import { isUserRejection } from '@latchkey/core'
import { track } from '../../actions/track.ts'
import { saveConnections } from '../../flows/saveConnections.ts'
import type { Kit } from '../../Kit.ts'
import type { Attempt } from '../../runAttempt.ts'
import { getActiveConnection } from '../../selectors/getActiveConnection.ts'
import { NotLoggedInError } from '../errors.ts'
import { getLogin } from '../getLogin.ts'
import type { LoginAccountType } from '../LoginInfo.ts'
import { ask } from './ask.ts'
import { askUser } from './connectUser.ts'
import { takeUser } from './takeUser.ts'
import { rememberType } from './user.ts'

/** What the frame makes of a wish; where it cannot, the externally owned account (K-SET-05). */
async function askFor(
  kit: Kit,
  type: LoginAccountType,
  signal: AbortSignal,
): Promise<LoginAccountType> {
  try {
    const answer = await ask(kit, { name: 'SET_PREFERRED_ACCOUNT', payload: { type } }, signal)
    return answer.type === 'smartAccount' ? 'smartAccount' : 'eoa'
  } catch (error) {
    signal.throwIfAborted()
    if (isUserRejection(error)) throw error
    return 'eoa'
  }
}

/** Chooses the account of the login that is in use; see the action for what it throws. */
export async function preferAccount(
  kit: Kit,
  wanted: LoginAccountType,
  { signal }: Attempt,
): Promise<LoginAccountType> {
  const { session } = getLogin(kit)
  const connection = getActiveConnection(kit)
  const part = connection?.login && session?.parts.get(connection.namespace)
  if (!session || !part) throw new NotLoggedInError()
  const { namespace } = part
  kit.modal.send({ type: 'loading', value: true })
  try {
    const type = await askFor(kit, wanted, signal)
    rememberType(kit, namespace, type)
    const { caipNetworkId } = part
    takeUser(kit, session, part, await askUser(kit, { namespace, caipNetworkId }, signal))
    saveConnections(kit, namespace)
    track(kit, {
      event: 'SET_PREFERRED_ACCOUNT_TYPE',
      properties: { accountType: part.type, network: caipNetworkId },
    })
    return part.type
  } finally {
    kit.modal.send({ type: 'loading', value: false })
  }
}
