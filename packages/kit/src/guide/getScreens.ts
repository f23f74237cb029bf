import { createSlot } from '../kit/createSlot.ts'

/**
 * A page that waits while its request shows another page, with a callback per outcome: the user
 * agreed, the request failed, or the user refused or left. After a failure or refusal the page
 * shows again (kit-state §1).
 */
export type PendingScreen = {
  readonly onSuccess?: () => void
  readonly onError?: () => void
  readonly onCancel?: () => void
}

/** Gets the pages that wait behind the page of their request, the newest last. */
export const getScreens = createSlot((): PendingScreen[] => [])
