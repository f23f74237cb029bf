import type { Kit } from '../Kit.ts'
import { loadFlows } from '../loadFlows.ts'

/** Asks again whether the active account has a session, after the sign-in service could not be reached. */
export async function retrySignIn(kit: Kit): Promise<void> {
  const { followAccount } = await loadFlows()
  await followAccount(kit)
}
