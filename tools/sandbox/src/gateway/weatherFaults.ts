import type { Weather } from '@latchkey/core/testing'
import type { Fault } from './Fault.ts'

/** Faults at the gateway for each network condition (weather) of a simulated fault schedule. */
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
