import type { Kit } from '../../kit/Kit.ts'
import type { Attempt } from '../../kit/runAttempt.ts'
import { askUser } from './connectUser.ts'
import { requireActivePart } from './requireActivePart.ts'
import { takeUser } from './takeUser.ts'

/**
 * Requests the login's account from the secure frame again and updates the state. Implementation of
 * `refreshLogin`, with the same errors.
 */
export async function askAgain(kit: Kit, { signal }: Attempt): Promise<void> {
  const { session, part } = requireActivePart(kit)
  takeUser(kit, { session, part }, await askUser(kit, part, signal))
}
