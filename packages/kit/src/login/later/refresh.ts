import type { Kit } from '../../kit/Kit.ts'
import type { Attempt } from '../../kit/runAttempt.ts'
import { askUser } from './connectUser.ts'
import { requireActivePart } from './requireActivePart.ts'
import { takeUser } from './takeUser.ts'

/**
 * Requests the account from the frame again and updates the state. Throws the errors of
 * `refreshLogin`.
 */
export async function askAgain(kit: Kit, { signal }: Attempt): Promise<void> {
  const { session, part } = requireActivePart(kit)
  takeUser(kit, { session, part }, await askUser(kit, part, signal))
}
