import { createSlot } from '../kit/createSlot.ts'
import type { KitEvent } from '../kit/KitEvent.ts'

export type Subscribers = {
  readonly listeners: Set<(event: KitEvent) => void>
  last: KitEvent | undefined
}

/** Gets who hears of events, and the newest event. */
export const getSubscribers = createSlot(
  (): Subscribers => ({ listeners: new Set(), last: undefined }),
)
