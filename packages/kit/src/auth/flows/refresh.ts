import type { Kit } from '../../Kit.ts'
import type { Attempt } from '../../runAttempt.ts'
import { getActiveConnection } from '../../selectors/getActiveConnection.ts'
import { NotLoggedInError } from '../errors.ts'
import { getLogin } from '../getLogin.ts'
import { askUser } from './connectUser.ts'
import { takeUser } from './takeUser.ts'

/** Takes over what the frame says of the login now; see the action for what it throws. */
export async function askAgain(kit: Kit, { signal }: Attempt): Promise<void> {
  const { session } = getLogin(kit)
  const connection = getActiveConnection(kit)
  const part = connection?.login && session?.parts.get(connection.namespace)
  if (!session || !part) throw new NotLoggedInError()
  takeUser(kit, { session, part }, await askUser(kit, part, signal))
}
