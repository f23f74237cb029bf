import type { ShowToastParameters } from '../state/showToast.ts'

/** Said of what was sent and is in the chain as a failure. */
export const failedToast: ShowToastParameters = {
  message: 'Your transaction failed',
  variant: 'error',
  text: { key: 'toast.failed' },
}
