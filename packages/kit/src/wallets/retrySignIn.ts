import type { Kit } from '../kit/Kit.ts'
import { load } from './load.ts'

/**
 * Checks again whether the active account is signed in, after the sign-in service was unreachable.
 */
export async function retrySignIn(kit: Kit): Promise<void> {
  const later = await load()
  await later.followAccount(kit)
}
