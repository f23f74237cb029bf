import { getLifetime } from '../../kit/getLifetime.ts'
import type { Kit } from '../../kit/Kit.ts'
import { isAnythingPending } from '../../outbox/isAnythingPending.ts'

/**
 * Resumes following transactions and deposits that are stored or shown as pending. Loads the code
 * for it only if there are any.
 */
export function resumePending(kit: Kit): void {
  if (!isAnythingPending(kit) && kit.toasts.getState().pending.length === 0) return
  import(/* moment: sent */ './followPending.ts').then(
    ({ followPending }) => {
      if (getLifetime(kit).running) followPending(kit)
    },
    // If the chunk fails to load, no toast is shown. The form's page still lists the stored
    // requests.
    () => undefined,
  )
}
