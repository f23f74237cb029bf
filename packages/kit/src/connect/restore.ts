import type { Kit } from '../kit/Kit.ts'
import { load } from './load.ts'

/**
 * Brings back stored connections without asking anybody. Ends after 15 s at most; what has not come back by then
 * stays stored for the next time (S-133).
 */
export async function restore(kit: Kit): Promise<void> {
  const later = await load()
  return later.restore(kit)
}
