import type { Kit } from '../kit/Kit.ts'
import { load } from './load.ts'

/** Ends every sign-in session. The wallet stays connected. */
export async function signOut(kit: Kit): Promise<void> {
  const later = await load()
  await later.endSessions(kit)
}
