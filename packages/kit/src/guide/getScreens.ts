import { createSlot } from '../kit/createSlot.ts'

/**
 * A page that a request of its own leads away from, and what happens when it is over: the person has agreed, it has
 * failed, or they have refused or left. After the last two the page is shown again (kit-state §1).
 */
export type PendingScreen = {
  readonly onSuccess?: () => void
  readonly onError?: () => void
  readonly onCancel?: () => void
}

/** Gets the pages that wait for a request that leads away from them, the newest last. */
export const getScreens = createSlot((): PendingScreen[] => [])
