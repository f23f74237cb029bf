import type { Kit } from '../Kit.ts'

/** Ends every sign-in session; the wallet stays connected. */
export async function signOut(kit: Kit): Promise<void> {
  const { endSessions } = await import('../flows.ts')
  await endSessions(kit)
}
