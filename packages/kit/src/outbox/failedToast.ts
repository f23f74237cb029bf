import type { ShowToastParameters } from '../state/showToast.ts'

/** Toast for a transaction that was mined but failed. */
export const failedToast: ShowToastParameters = {
  message: 'Your transaction failed',
  variant: 'error',
  text: { key: 'toast.failed' },
}
