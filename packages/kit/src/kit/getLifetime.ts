import type { Unsubscribe } from '@latchkey/core'
import { createSlot } from './createSlot.ts'

export type Lifetime = {
  running: boolean
  /** To undo when the kit stops. */
  readonly cleanups: Set<Unsubscribe>
}

/** Gets whether the kit runs, and what to undo when it stops. */
export const getLifetime = createSlot((): Lifetime => ({ running: false, cleanups: new Set() }))
