import { createCountdown } from './createCountdown.ts'
import { createSlot } from './createSlot.ts'
import type { Kit } from './Kit.ts'

const getCountdown = createSlot((kit: Pick<Kit, 'ports'>) => createCountdown(kit.ports))

/**
 * Returns the milliseconds until a time (epoch ms); negative once it has passed. Later changes of
 * the device's clock have no effect (S-137).
 */
export function getMsUntil(
  kit: Pick<Kit, 'ports' | 'slots'>,
  purpose: 'pairing' | 'email',
  moment: number,
): number {
  return getCountdown(kit)(purpose, moment)
}
