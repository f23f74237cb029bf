import type { Kit } from '../Kit.ts'
import { loadFlows } from '../loadFlows.ts'

/** Ends every sign-in session; the wallet stays connected. */
export async function signOut(kit: Kit): Promise<void> {
  const { endSessions } = await loadFlows()
  await endSessions(kit)
}
