import { createSlot } from '../kit/createSlot.ts'
import type { KitEvent } from '../kit/KitEvent.ts'

export type Subscribers = {
  readonly listeners: Set<(event: KitEvent) => void>
  last: KitEvent | undefined
}

/** Returns the listeners of `kit.events` and the latest event. */
export const getSubscribers = createSlot(
  (): Subscribers => ({ listeners: new Set(), last: undefined }),
)
