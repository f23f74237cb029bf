import type { ShowToastParameters } from '../state/showToast.ts'

/** Shown for a transaction that was mined as a failure. */
export const failedToast: ShowToastParameters = {
  message: 'Your transaction failed',
  variant: 'error',
  text: { key: 'toast.failed' },
}
