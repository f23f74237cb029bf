import { createSlot } from '../kit/createSlot.ts'

/**
 * A page that waits while its request shows another page. It has a callback for each outcome: the
 * user approved, the request failed, or the user rejected or left. After a failure or rejection the
 * page is shown again (kit-state §1).
 */
export type PendingScreen = {
  readonly onSuccess?: () => void
  readonly onError?: () => void
  readonly onCancel?: () => void
}

/** Returns the pages whose requests wait in the secure frame, the newest last. */
export const getScreens = createSlot((): PendingScreen[] => [])
