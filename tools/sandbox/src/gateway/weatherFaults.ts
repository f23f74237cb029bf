import type { Weather } from '@latchkey/core/testing'
import type { Fault } from './Fault.ts'

/** The gateway faults of each weather of a schedule. */
export const weatherFaults: Readonly<Record<Weather, Partial<Fault>>> = {
  clear: {},
  slow: { delayMs: 150 },
  lossy: { dropRate: 0.4 },
  doubled: { duplicateRate: 0.6 },
  disordered: { reorderRate: 0.6 },
  cut: { resetRate: 0.3 },
  garbage: { garbageRate: 0.4 },
  down: { refuse: true },
}
