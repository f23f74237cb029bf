import type { Kit } from '../../kit/Kit.ts'
import type { Attempt } from '../../kit/runAttempt.ts'
import { askUser } from './connectUser.ts'
import { requireActivePart } from './requireActivePart.ts'
import { takeUser } from './takeUser.ts'

/** Takes over what the frame says of the login now; see the action for what it throws. */
export async function askAgain(kit: Kit, { signal }: Attempt): Promise<void> {
  const { session, part } = requireActivePart(kit)
  takeUser(kit, { session, part }, await askUser(kit, part, signal))
}
