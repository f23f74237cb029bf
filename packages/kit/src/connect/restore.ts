import type { Kit } from '../kit/Kit.ts'
import { load } from './load.ts'

/**
 * Restores stored connections without prompts. Ends after 15 s at most; connections not restored by
 * then stay stored for the next page load (S-133).
 */
export async function restore(kit: Kit): Promise<void> {
  const later = await load()
  return later.restore(kit)
}
