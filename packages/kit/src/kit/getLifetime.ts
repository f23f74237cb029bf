import type { Unsubscribe } from '@latchkey/core'
import { createSlot } from './createSlot.ts'

export type Lifetime = {
  running: boolean
  /** Functions to run when the kit stops. */
  readonly cleanups: Set<Unsubscribe>
}

/**
 * Returns the object that records whether the kit runs, and which functions to call when it stops.
 */
export const getLifetime = createSlot((): Lifetime => ({ running: false, cleanups: new Set() }))
