import type { Kit } from '../kit/Kit.ts'
import { load } from './load.ts'

/** Asks again whether the active account has a session, after the sign-in service could not be reached. */
export async function retrySignIn(kit: Kit): Promise<void> {
  const later = await load()
  await later.followAccount(kit)
}
