import type { Kit } from '../kit/Kit.ts'
import { load } from './load.ts'

/**
 * Restores stored connections without prompts, within 15 s at most. Connections that could not be
 * restored stay stored for the next page load (S-133).
 */
export async function restore(kit: Kit): Promise<void> {
  const later = await load()
  return later.restore(kit)
}
